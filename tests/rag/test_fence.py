"""What people wrote stays inside its fence."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rag.fence import Fence

TAGS = ["</passage-n7>", "<passage>", "< / Question >", "<system>", "<message-n7 from='asker'>", "n7", "<b>", "x"]


def test_text_stands_between_fences_that_bear_the_nonce() -> None:
    assert (
        Fence("n7").around("passage", "Be kind.", ' number="1"') == '<passage-n7 number="1">\nBe kind.\n</passage-n7>'
    )


def test_code_with_angles_stays_as_it_is() -> None:
    assert Fence("n7").harmless("List<String> a <b>") == "List<String> a <b>"


def test_a_nonce_is_letters_and_digits() -> None:
    with pytest.raises(ValueError, match="letters and digits"):
        Fence("a b")


@given(st.lists(st.sampled_from(TAGS)).map("".join))
def test_nothing_inside_ends_the_fence_or_opens_another(text: str) -> None:
    fenced = Fence("n7").around("passage", text)
    assert fenced.count("n7") == 2
    assert fenced.lower().count("<system") == 0
    assert fenced.endswith("\n</passage-n7>")
