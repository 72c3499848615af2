"""What pages mention, in any spelling."""

import pytest

from rag.evidence import Passage, Source
from rag.mentions import Mentions, mentions


def told(text: str) -> Mentions:
    return mentions([Passage(Source("c:p", "Page", "https://h.example", "c"), text, 0, len(text))])


@pytest.mark.parametrize("form", ["DD Form 2875", "DD2875", "DD 2875", "the dd-2875 form"])
def test_a_form_typed_as_one_word_is_found_however_the_page_writes_it(form: str) -> None:
    assert told(f"Fill in {form} first.").name("DD2875")


def test_an_identifier_is_found_in_full_only() -> None:
    assert not told("DD Form 2876, or SF 2875.").name("DD2875")
    assert not told("Depot 412 and ACC.").name("ACC-412")
    assert told("Error ACC-412: badge unknown.").name("acc 412")
