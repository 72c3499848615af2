"""What a model thinks aloud is not heard, whole or in pieces."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.llm.thinking import Aloud, answer_of

THOUGHTS = ("<think>", "</think>"), ("<Thinking>", "</Thinking>"), ("<reasoning>", "</reasoning>")


@pytest.mark.parametrize(("opening", "closing"), THOUGHTS)
@pytest.mark.parametrize("before", ["", "\n "])
def test_thoughts_before_an_answer_are_left_out(before: str, opening: str, closing: str) -> None:
    assert answer_of(f"{before}{opening}It says 25 days [a1b].{closing}\n\nLeave is 25 days [a1b].") == (
        "Leave is 25 days [a1b]."
    )
    assert answer_of(f"It says 25 days.{closing}Leave is 25 days.") == "Leave is 25 days."
    assert answer_of(f"{opening}It says 25 days, so") == ""


@pytest.mark.parametrize("text", ["", "Leave is 25 days.", "Use <thinkpad> docks.", "A <think> tag in the middle."])
def test_an_answer_without_thoughts_is_whole(text: str) -> None:
    assert answer_of(text) == text
    assert in_pieces(text, 1) == text


@given(
    st.sampled_from(["<think>hm, 25?</think>\n", "<thought>\n</thought>", "", "\n"]),
    st.text(alphabet="ab <think/>.\n").filter(lambda text: not text.lstrip().startswith("<") and "</" not in text),
    st.integers(1, 9),
)
def test_in_pieces_the_same_is_heard(thoughts: str, answer: str, size: int) -> None:
    whole = answer_of(thoughts + answer)
    assert in_pieces(thoughts + answer, size).strip() == whole.strip()


def in_pieces(text: str, size: int) -> str:
    aloud = Aloud()
    return "".join(aloud.heard(text[start : start + size]) for start in range(0, len(text), size))
