"""Newer pages break ties, and nothing else."""

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rag.evidence import Hit
from rag.freshness import Freshness
from tests.fakes.retrieval import hit

TODAY = date(2026, 11, 30)
OLD, NEW = date(2016, 1, 1), date(2026, 11, 1)


def texts(hits: tuple[Hit, ...]) -> list[str]:
    return [one.passage.text for one in hits]


def test_the_newer_of_two_equals_comes_first() -> None:
    assert texts(Freshness().first([hit("old", 0.7, revised=OLD), hit("new", 0.69, revised=NEW)], TODAY)) == [
        "new",
        "old",
    ]


def test_a_better_page_stays_ahead_of_a_newer_one() -> None:
    found = [hit("old", 0.72, revised=OLD), hit("new", 0.69, revised=NEW)]
    assert Freshness().first(found, TODAY) == tuple(found)


def test_pages_of_one_week_keep_their_order() -> None:
    found = [hit("a", 0.7, revised=NEW - timedelta(days=7)), hit("b", 0.699, revised=NEW)]
    assert Freshness().first(found, TODAY) == tuple(found)


def test_a_page_without_a_date_keeps_its_place() -> None:
    found = [hit("old", 0.7, revised=OLD), hit("timeless", 0.7), hit("new", 0.7, revised=NEW)]
    assert texts(Freshness().first(found, TODAY)) == ["new", "timeless", "old"]


def test_a_date_after_today_is_no_fresher_than_today() -> None:
    found = [hit("today", 0.7, revised=TODAY), hit("later", 0.7, revised=TODAY + timedelta(days=900))]
    assert Freshness().first(found, TODAY) == tuple(found)


def test_nothing_found_is_nothing_to_order() -> None:
    assert Freshness().first([], TODAY) == ()


@pytest.mark.parametrize(("band", "half_life_days"), [(-0.1, 1.0), (0.1, 0.0)])
def test_impossible_measures_are_refused(band: float, half_life_days: float) -> None:
    with pytest.raises(ValueError, match="half-life"):
        Freshness(band, half_life_days)


DATES = st.one_of(st.none(), st.dates(date(2000, 1, 1), date(2030, 1, 1)))
HITS = st.lists(st.tuples(st.floats(0, 0.1), DATES), max_size=12).map(
    lambda rows: [
        hit(str(n), score, revised=day) for n, (score, day) in enumerate(sorted(rows, key=lambda row: -row[0]))
    ]
)


@given(HITS)
def test_no_older_page_overtakes_a_newer_one_and_none_a_much_better_one(hits: list[Hit]) -> None:
    ordered = Freshness().first(hits, TODAY)
    assert sorted(map(id, ordered)) == sorted(map(id, hits))
    for place, ahead in enumerate(ordered):
        for behind in ordered[place + 1 :]:
            overtook = hits.index(ahead) > hits.index(behind)
            days = (ahead.passage.source.revised, behind.passage.source.revised)
            if overtook:
                assert behind.score - ahead.score <= Freshness().band
            if overtook and days[0] and days[1]:
                assert days[0] >= days[1]


@given(HITS)
def test_pages_without_a_date_never_move(hits: list[Hit]) -> None:
    ordered = Freshness().first(hits, TODAY)
    assert all(now is one for one, now in zip(hits, ordered, strict=True) if one.passage.source.revised is None)
