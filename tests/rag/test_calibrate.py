"""A score becomes a probability."""

from hypothesis import given
from hypothesis import strategies as st

from rag.calibrate import probability
from rag.gate import Gate
from rag.reply import Tier


@given(st.floats(-2, 3), st.floats(-2, 3), st.booleans())
def test_a_better_score_is_never_less_likely(one: float, other: float, embedded: bool) -> None:  # noqa: FBT001
    low, high = sorted((one, other))
    assert 0 < probability(low, embedded=embedded) <= probability(high, embedded=embedded) < 1


def test_a_question_about_something_else_falls_under_the_gate_and_a_chat_question_does_not() -> None:
    """0.25 is the median score of manuals' pages for foreign questions, 0.34 the 2% quantile of chat questions."""
    gate = Gate()
    assert gate.tier(probability(0.25, embedded=True)) is Tier.REFUSE
    assert gate.tier(probability(0.34, embedded=True)) is Tier.HEDGE
    assert gate.tier(probability(1.25, embedded=True)) is Tier.NORMAL
