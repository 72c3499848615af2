"""Which language a draft is in, beside the one that was asked in."""

import pytest

from rag.tongue import other_language
from tests.rag.drafted import read


@pytest.mark.parametrize(
    ("draft", "wanted", "found"),
    [
        ("You get 25 days of leave in every calendar year [1].", "de", "en"),
        ("Im Kalenderjahr stehen dir 25 Tage Urlaub zu [1].", "en", "de"),
        ("Im Kalenderjahr stehen dir 25 Tage Urlaub zu [1].", "de", ""),
        ("Tienes derecho a 25 días de vacaciones cada año [1].", "fr", "es"),
        ("有給休暇は年に25日です [1]。", "en", "ja"),
        ("25 days [1].", "de", ""),  # too little tells
        ("`git commit -m fix -- the file that was in it` [1]", "de", ""),
        ("| Plan | Days |\n|---|---|\n| You and all of yours | 25 [1] |", "de", ""),
        ("You get 25 days of leave in every calendar year [1].", "it", ""),  # Italian is not told from others
        ("You get 25 days of leave in every calendar year [1].", "", ""),
        ("", "de", ""),
    ],
)
def test_a_draft_is_known_to_be_in_another_language_where_enough_of_it_tells(
    draft: str, wanted: str, found: str
) -> None:
    assert other_language(read(draft), wanted) == found
