"""Pages that say the same with other figures."""

from dataclasses import replace
from datetime import date

from rag.disagree import disagreements, latest_first
from rag.evidence import Passage, Source
from rag.reply import Citation


def citation(number: int, quote: str, page: str = "") -> Citation:
    title = page or f"Page {number}"
    source = Source(f"c:{title}", title, "https://h.example", "c")
    return Citation(number, Passage(source, quote, 0, len(quote)), quote, "https://h.example")


POLICY = citation(1, "Everybody gets €600 for a home office every three years.")
FAQ = citation(2, "For your home office there are €450 every three years, with a receipt.")


def test_two_pages_with_other_figures_for_the_same_disagree() -> None:
    assert disagreements([POLICY, FAQ]) == ((1, 2),)


def test_the_same_figure_other_words_or_one_page_is_no_disagreement() -> None:
    same = citation(2, "A home office is paid with €600 every three years.")
    other = citation(2, "The lunch costs €6 on Fridays.")
    assert disagreements([POLICY, same]) == ()
    assert disagreements([POLICY, other]) == ()
    assert disagreements([POLICY, replace(FAQ, passage=replace(FAQ.passage, source=POLICY.passage.source))]) == ()


def test_times_of_day_are_one_figure_each() -> None:
    early = citation(1, "The reception desk is open from 8:00 to 17:00.")
    late = citation(2, "The reception desk is open from 7:30 to 18:00.")
    assert disagreements([early, late]) == ((1, 2),)


def revised(one: Citation, year: int) -> Citation:
    return replace(one, passage=replace(one.passage, source=replace(one.passage.source, revised=date(year, 1, 1))))


def test_of_two_that_disagree_the_later_revised_stands_first() -> None:
    old, new = revised(POLICY, 2023), revised(FAQ, 2026)
    turned = latest_first([old, new])
    assert [(one.number, one.quote) for one in turned] == [(1, FAQ.quote), (2, POLICY.quote)]
    assert latest_first([revised(POLICY, 2026), revised(FAQ, 2023)])[0].quote == POLICY.quote
    assert latest_first([POLICY, new])[0].quote == POLICY.quote  # a page without a date is not punished
    other = revised(citation(2, "The lunch costs €6 on Fridays."), 2026)
    assert latest_first([old, other])[0].quote == POLICY.quote
    assert latest_first([]) == ()
