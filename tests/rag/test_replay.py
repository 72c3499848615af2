"""Recorded questions under other thresholds."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rag.evidence import Hit, Parts, Passage, Source
from rag.gate import Gate, Gates
from rag.outcome import Judged
from rag.replay import REFUSED, Decision, Kind, Recorded, redecided
from rag.reply import Question, Tier

LOW, MIDDLE, SURE = (Gates(Gate(*gate)) for gate in ((0.05, 0.1, 0.2), (0.1, 0.4, 0.6), (0.8, 0.9, 0.95)))
ANSWER = Decision(Kind.ANSWER, Tier.CITE)


def hit(text: str, probability: float | None) -> Hit:
    source = Source(f"c:{text[:9]}", text[:9], "https://h.example", "c")
    return Hit(Passage(source, text, 0, len(text)), probability or 0.0, probability, Parts(0.5, 0.5))


def recorded(decision: Decision = ANSWER, best: float | None = 0.5) -> Recorded:
    question = "How much paid leave do staff get?"
    hits = (hit("Staff get 27 days of paid leave a year.", best), hit("The garage opens at seven.", 0.2))
    return Recorded(Question(question, question), hits, decision)


def test_what_was_found_likely_enough_keeps_its_kind_and_gets_the_tier_of_the_thresholds() -> None:
    assert redecided(recorded(), MIDDLE) == ANSWER
    assert redecided(recorded(), LOW) == Decision(Kind.ANSWER, Tier.NORMAL)
    assert redecided(recorded(Decision(Kind.QUOTES, Tier.CITE)), MIDDLE).kind is Kind.QUOTES


def test_higher_thresholds_refuse_what_was_answered() -> None:
    assert redecided(recorded(), SURE) == REFUSED


def test_lower_thresholds_quote_what_was_refused_since_no_model_is_asked() -> None:
    assert redecided(recorded(REFUSED), LOW) == Decision(Kind.QUOTES, Tier.NORMAL)


def test_a_draft_of_which_nothing_stood_stays_a_refusal() -> None:
    assert redecided(replace(recorded(REFUSED), drafted=True), LOW) == REFUSED


def test_a_judge_that_would_be_asked_again_says_the_same() -> None:
    assert redecided(replace(recorded(REFUSED), judged=Judged(())), MIDDLE) == REFUSED
    assert redecided(replace(recorded(), judged=Judged((1,))), MIDDLE).tier is Tier.HEDGE
    assert redecided(replace(recorded(), judged=Judged((0, 1), failed=True)), MIDDLE).tier is Tier.HEDGE


def test_a_judge_that_would_not_be_asked_says_nothing() -> None:
    assert redecided(replace(recorded(REFUSED), judged=Judged(())), LOW) == Decision(Kind.QUOTES, Tier.NORMAL)


def test_nothing_found_is_refused_under_all_thresholds() -> None:
    assert redecided(replace(recorded(), hits=()), Gates(Gate(0, 0, 0))) == REFUSED


def test_a_judge_kept_nothing_that_was_not_found() -> None:
    with pytest.raises(ValueError, match=r"kept \(2,\) of 2 hits"):
        replace(recorded(), judged=Judged((2,)))


def test_a_decision_that_refuses_and_does_not_is_none() -> None:
    with pytest.raises(ValueError, match="a refusal has the tier of one"):
        Decision(Kind.ANSWER, Tier.REFUSE)


@given(st.floats(0, 1), st.tuples(*[st.floats(0, 1)] * 3).map(sorted), st.tuples(*[st.floats(0, 0.3)] * 3))
def test_higher_thresholds_never_make_surer(best: float, lower: list[float], more: tuple[float, ...]) -> None:
    higher = sorted(min(low + rise, 1.0) for low, rise in zip(lower, more, strict=True))
    tiers = [redecided(recorded(best=best), Gates(Gate(*gate))).tier for gate in (lower, higher)]
    order = list(Tier)
    assert order.index(tiers[0]) <= order.index(tiers[1])
