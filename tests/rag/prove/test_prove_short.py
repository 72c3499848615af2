"""Short sentences, of which one word is the whole point: a page that has all the others says nothing of it."""

import pytest

from rag.prove import Proof, Text, Verdict, prove

BADGES = Text(
    "Building access",
    "",
    "The front door opens from 7:00 to 20:00. Visitors must be registered 24 hours ahead at the reception. A lost "
    "badge costs 25 euros. The alarm is armed at 21:30. Parking is available behind the house. The gym is included.",
)


def proven(claim: str) -> Proof:
    return prove(claim, [BADGES], [BADGES], "What does a lost badge cost?")


@pytest.mark.parametrize(
    "claim",
    [
        "The badge is blue.",
        "The badge is made of gold.",
        "A lost badge is cheap.",
        "The alarm is broken.",
        "The reception is closed.",
        "The badge expires.",
        "The alarm is disabled.",
        "The front door is locked.",
        "The reception sells badges.",
        "Parking is dangerous.",
        "The gym smells.",
    ],
)
def test_one_word_that_no_page_has_is_no_proven_sentence(claim: str) -> None:
    assert proven(claim).verdict is not Verdict.PROVED


@pytest.mark.parametrize(
    "claim",
    [
        "A lost badge is free.",
        "A lost badge is free of charge.",
        "Losing a badge costs nothing.",
        "You get a lost badge back at no cost.",
    ],
)
def test_what_has_a_price_is_not_free(claim: str) -> None:
    assert proven(claim).verdict is not Verdict.PROVED


@pytest.mark.parametrize(
    "claim",
    [
        "A lost badge costs 25 euros.",
        "A lost badge is charged at 25 euros.",
        "The alarm is armed at 21:30.",
        "Visitors are registered 24 hours ahead.",
        "Parking is available.",
        "The gym is included.",
    ],
)
def test_short_sentences_that_the_page_says_are_proven(claim: str) -> None:
    assert proven(claim).verdict is Verdict.PROVED


def test_the_quote_is_what_bears_the_values_out_and_not_what_has_most_of_the_words() -> None:
    page = Text(
        "Loans",
        "",
        "Step | Owner | Time\nLegal reviews the papers | Legal | 5 days\nFinance reviews them | Finance | 3 days\n\n"
        "Staff who want to go on loan to another office must get approval before we bring in a guest from there.",
    )
    claim = "Legal reviews the papers for 5 days when we bring in a guest from another office."
    proof = prove(claim, [page], [page], "How long does Legal review when we bring in a guest?")
    assert proof.verdict is Verdict.PROVED
    assert [page.text[quote.start : quote.end] for quote in proof.support] == [
        "Legal reviews the papers | Legal | 5 days"
    ]
