"""A page's own sentence, word for word, is proven at once; one that another line gives its meaning is not."""

import pytest

from rag.prove import Quote, Text, Verdict, prove
from rag.prove.parse import read
from rag.prove.verbatim import own_sentence

PAGE = Text(
    "Travel",
    "",
    "Book the cheapest fare that gets you there on time. It must be approved by your manager first. Trips of more "
    "than five days need a second approval!\n\n"
    "You may not claim any of these:\n"
    "- Drinks from the minibar of the hotel\n\n"
    "Can I bring my partner on a trip? Yes, you may bring them at your own cost.\n\n"
    "| Trip | Who approves it in the team |\n|---|---|\n| Abroad | The head of the department |",
)


def own(claim: str) -> Quote | None:
    return own_sentence(claim, [read(PAGE)])


@pytest.mark.parametrize(
    "claim",
    [
        "Book the cheapest fare that gets you there on time [1].",
        "Book the **cheapest** fare that gets you there on time. [1]",
        "- Trips of more than five days need a second approval [1]",
    ],
)
def test_a_sentence_of_the_page_is_found_where_it_stands(claim: str) -> None:
    found = own(claim)
    assert found is not None
    assert PAGE.text[found.start : found.end].startswith(("Book the cheapest", "Trips of more than five"))
    proof = prove(claim, [PAGE], [PAGE])
    assert (proof.verdict, proof.support) == (Verdict.PROVED, (found,))


@pytest.mark.parametrize(
    "claim",
    [
        "Book the cheapest fare that gets you there in time [1].",  # another word
        "Book the cheapest fare [1].",  # a part of it
        "It must be approved by your manager first [1].",  # points back
        "Drinks from the minibar of the hotel [1].",  # stands under a lead-in
        "Can I bring my partner on a trip? [1]",
        "Yes, you may bring them at your own cost [1].",  # what is asked decides what it says
        "| Abroad | The head of the department | [1]",
        "Who approves it in the team [1]",
    ],
)
def test_what_says_something_else_or_leans_on_another_line_is_left_to_the_checks(claim: str) -> None:
    assert own(claim) is None


def test_it_must_stand_in_what_is_cited() -> None:
    other = Text("Food", "", "Lunch is free on all sites of the company.")
    assert own_sentence("Lunch is free on all sites of the company [2].", [read(PAGE)]) is None
    found = own_sentence("Lunch is free on all sites of the company [2].", [read(PAGE), read(other)])
    assert found is not None
    assert found.index == 1
