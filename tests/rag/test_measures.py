"""Measures of a system: right on cases that can be counted by hand, in range on all."""

from math import log2

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rag.measures import Measure, Outcome, measures, ndcg, recall, reciprocal_rank


def outcome(ranked: str, relevant: str, *, refused: bool = False, clarify: bool = False, ms: float = 10) -> Outcome:
    return Outcome(tuple(ranked), frozenset(relevant), bool(relevant), refused, ms, clarify)


def by_name(*outcomes: Outcome) -> dict[str, Measure]:
    return {measure.name: measure for measure in measures(outcomes)}


def test_a_perfect_ranking_scores_one() -> None:
    found = by_name(outcome("abc", "ab"))
    assert found["ndcg@10"].value == found["recall@5"].value == found["mrr"].value == found["hit@1"].value == 1
    assert found["recall@1"].value == 0.5


def test_a_page_in_the_second_place_is_discounted() -> None:
    second = outcome("xa", "a")
    assert ndcg(second) == pytest.approx(1 / log2(3))
    assert reciprocal_rank(second) == 0.5
    assert (recall(second, 1), recall(second, 5)) == (0, 1)


def test_nothing_found_scores_zero() -> None:
    missed = outcome("", "a")
    assert (ndcg(missed), reciprocal_rank(missed), recall(missed, 10)) == (0, 0, 0)


def test_refusals_are_counted_apart_by_whether_there_was_an_answer() -> None:
    found = by_name(
        outcome("a", "a"),
        outcome("a", "a", refused=True),
        outcome("x", "", refused=True),
        outcome("x", "", refused=False, clarify=True),
    )
    assert found["refused_answerable"].value == 0.5
    assert (found["refused_unanswerable"].value, found["refused_unanswerable"].n) == (1, 1)
    assert (found["refused_clarify"].value, found["refused_clarify"].n) == (0, 1)


def test_wilsons_interval_of_no_success_in_ten_reaches_to_28_percent() -> None:
    interval = by_name(*[outcome("x", "a")] * 10)["hit@1"]
    assert (interval.value, interval.low) == (0, 0)
    assert interval.high == pytest.approx(0.2775, abs=1e-3)


def test_percentiles_are_values_that_were_measured() -> None:
    found = by_name(*(outcome("a", "a", ms=ms) for ms in range(1, 101)))
    assert (found["latency_p50_ms"].value, found["latency_p95_ms"].value) == (50, 95)
    assert found["latency_p50_ms"].low < 50 < found["latency_p50_ms"].high


def test_without_questions_there_is_no_measure() -> None:
    assert measures([]) == ()


@given(
    st.lists(
        st.builds(
            outcome,
            st.text("abcdef", max_size=12).map(lambda text: "".join(dict.fromkeys(text))),
            st.text("abcdefgh", max_size=4),
            refused=st.booleans(),
            clarify=st.booleans(),
            ms=st.floats(0, 1e6),
        ),
        max_size=30,
    )
)
def test_every_value_lies_in_its_interval(outcomes: list[Outcome]) -> None:
    for measure in measures(outcomes):
        assert 0 <= measure.low <= measure.value <= measure.high, measure
        assert measure.high <= 1 or measure.name.endswith("_ms")
        assert 0 < measure.n <= len(outcomes)
