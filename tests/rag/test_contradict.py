"""What other pages say against an answer is shown beside it."""

from dataclasses import replace
from datetime import date

import pytest

from rag.contradict import with_contradictions
from rag.document import Kind
from rag.evidence import Passage, Source
from rag.reply import Answer, Citation, Piece, Sentence, Tier

ASKED = "What is the parking fee?"


def passage(title: str, text: str, *, superseded_by: str = "") -> Passage:
    source = Source(f"c:{title}", title, f"https://h.example/{title}", "c", superseded_by=superseded_by)
    return Passage(source, text, 0, len(text))


OFFICE = passage("Office", "The office opens at seven. The parking fee is 40 EUR per month.")
PARKING = passage("Parking", "Park in the yard. The parking fee is 55 EUR per month. Bikes are free.")


def answered(*cited: tuple[Passage, str]) -> Answer:
    """Return an answer that says each passage's sentence in its words."""
    citations = tuple(
        Citation(number, each, quote, each.source.url) for number, (each, quote) in enumerate(cited, start=1)
    )
    said = tuple(Sentence(f"It says so: {c.quote}", (c.number,)) for c in citations)
    return Answer((Piece(Kind.PARAGRAPH, said),), citations, Tier.NORMAL, "m", "https://o.example")


FORTY = (OFFICE, "The parking fee is 40 EUR per month.")
FIFTY_FIVE = (PARKING, "The parking fee is 55 EUR per month.")


def test_the_other_page_s_sentence_is_shown_with_its_source_and_told_as_a_contradiction() -> None:
    answer = with_contradictions(answered(FORTY), [OFFICE, PARKING], ASKED)
    assert [(s.text, s.citations, s.quoted) for s in answer.sentences()][1:] == [
        ("The parking fee is 55 EUR per month.", (2,), True)
    ]
    assert answer.citations[1].passage is PARKING
    assert answer.conflicts == ((1, 2),)


def test_pages_that_the_answer_cites_both_are_told_once_and_nothing_is_added() -> None:
    answer = with_contradictions(answered(FORTY, FIFTY_FIVE), [OFFICE, PARKING], ASKED)
    assert len(list(answer.sentences())) == 2
    assert answer.conflicts == ((1, 2),)


def test_at_most_two_sentences_are_added() -> None:
    others = [passage(f"P{fee}", f"The parking fee is {fee} EUR per month.") for fee in (50, 60, 70)]
    answer = with_contradictions(answered(FORTY), others, ASKED)
    assert [s.text[19:21] for s in answer.sentences()][1:] == ["50", "60"]


@pytest.mark.parametrize(
    ("other", "asked"),
    [
        (passage("Parking", "The parking fee is 40 EUR per month."), ASKED),
        (passage("Parking", "The parking fee is due per month in EUR."), ASKED),
        (passage("Gym", "The gym fee is 20 EUR per month."), ASKED),
        (passage("Office", "The parking fee is 55 EUR per month."), ASKED),
        (passage("Parking", "The parking fee is 55 EUR per month.", superseded_by="c:Office"), ASKED),
        (passage("Parking", "A monthly fee of 55 EUR was raised in 2019, and the yard was paved then."), ASKED),
    ],
    ids=["same figure", "no figure", "another thing", "its own page", "replaced", "little in common"],
)
def test_what_says_nothing_against_it_is_not_shown(other: Passage, asked: str) -> None:
    answer = answered(FORTY)
    assert with_contradictions(answer, [other], asked) is answer


def test_a_page_about_another_subject_of_the_question_says_nothing_against_it() -> None:
    """Pages of one template, each for a job of its own."""
    engineers = passage("Engineers", "Your first 6 weeks are for training and shadowing.")
    sales = passage("Sales", "Your first 4 weeks are for training and shadowing.")
    cited = answered((engineers, "Your first 6 weeks are for training and shadowing."))
    assert with_contradictions(cited, [sales], "How long is the training of engineers?") is cited
    assert with_contradictions(cited, [sales], "How long is the training?").conflicts == ((1, 2),)


def test_the_figure_that_is_asked_for_is_no_contradiction_of_another() -> None:
    unauthorised = passage("401", "401 responses come from the application server.")
    broken = passage("500", "500 responses come from the application server.")
    cited = answered((unauthorised, unauthorised.text))
    assert with_contradictions(cited, [broken], "What is a 401 response?") is cited


def test_an_answer_from_a_page_that_is_replaced_is_not_held_against_its_successor() -> None:
    old = replace(OFFICE, source=replace(OFFICE.source, superseded_by="c:Parking", revised=date(2020, 1, 1)))
    cited = answered((old, FORTY[1]))
    assert with_contradictions(cited, [PARKING], ASKED) is cited


def test_times_of_day_are_figures() -> None:
    old = passage("Desk", "The reception desk is open from 8:00 to 17:00.")
    new = passage("Office", "The reception desk is open from 7:30 to 18:00.")
    answer = with_contradictions(answered((old, old.text)), [new], "When is the reception desk open?")
    assert answer.conflicts == ((1, 2),)


def test_forms_of_the_same_words_speak_of_the_same() -> None:
    one = passage("One", "Each day of a delayed delivery costs 5 EUR, as payments policies say.")
    other = passage("Other", "Each day of delayed deliveries cost 7 EUR, AS THE PAYMENT POLICY SAYS.")
    cited = answered((one, one.text))
    assert with_contradictions(cited, [other], "What does a delayed delivery cost?").conflicts == ((1, 2),)
