"""What says the same is shown once; what disagrees is shown twice."""

from datetime import date

from rag.duplicates import folded
from tests.fakes.retrieval import hit

LONG = (
    "Full time staff accrue paid leave in every month of service and may take it after the first three months. "
    "A request goes to the manager in writing at least two weeks before, and the manager answers within a week. "
    "Unused days expire in spring unless the manager agrees in writing that they may be carried over to later. "
    "Those who join or leave within a year have a share of it that fits the months in which they were here, and what "
    "was taken beyond that share is taken off the last pay unless it is small enough to be forgiven by the office."
)
OLD, NEW = date(2021, 1, 1), date(2026, 1, 1)


def test_copies_are_one_hit_and_the_newest_stays_in_the_best_place() -> None:
    old = hit(LONG, 0.9, title="Leave 2021", revised=OLD)
    other = hit("Something else.", 0.8)
    new = hit(LONG, 0.7, title="Leave 2026", revised=NEW)
    assert folded([old, other, new]) == (new, other)


def test_another_word_or_two_are_the_same_text() -> None:
    old = hit(LONG, 0.9, revised=OLD)
    new = hit(LONG.replace("in spring", "by spring"), 0.7, revised=NEW)
    assert folded([old, new]) == (new,)


def test_without_dates_the_best_stays() -> None:
    first, second = hit(LONG, 0.9), hit(LONG, 0.8)
    assert folded([first, second]) == (first,)


def test_a_dated_page_stays_before_one_without_a_date() -> None:
    first, second = hit(LONG, 0.9), hit(LONG, 0.8, revised=OLD)
    assert folded([first, second]) == (second,)


def test_pages_that_disagree_in_a_figure_are_both_shown() -> None:
    found = (hit(f"{LONG} It is 25 days.", 0.9, revised=OLD), hit(f"{LONG} It is 27 days.", 0.8, revised=NEW))
    assert folded(found) == found


def test_pages_of_one_template_about_two_countries_are_both_shown() -> None:
    found = (hit(f"{LONG} So it is in France.", 0.9), hit(f"{LONG} So it is in Spain.", 0.8))
    assert folded(found) == found
    titled = (hit(LONG, 0.9, title="Leave in France"), hit(LONG, 0.8, title="Leave in Spain"))
    assert folded(titled) == titled


def test_a_denial_is_not_folded_into_its_opposite() -> None:
    found = (hit(LONG, 0.9), hit(LONG.replace("may take it", "may not take it"), 0.8))
    assert folded(found) == found


def test_other_texts_and_short_ones_are_left_alone() -> None:
    found = (hit("Be kind.", 0.9), hit("Be quick.", 0.8), hit(LONG, 0.7))
    assert folded(found) == found
    assert folded([hit("Be kind.", 0.9), hit("Be kind.", 0.8)]) == (hit("Be kind.", 0.9),)
    assert folded([]) == ()
