"""The opposite of a word that is cited, in its place."""

import pytest

from rag.prove import Text, Verdict, prove

DESK = "During office hours, call the service desk on 4411. Outside office hours, call the duty engineer on 4499."
CYCLES = "Bicycles are allowed outside rush hour."
TRAVEL = "Each full-time employee has a travel pass worth 600 francs a year."
NODES = "Minor changes are permitted for fixes. Major changes are only permitted for a critical security fix."


def verdict(claim: str, page: str) -> Verdict:
    text = Text("Handbook", "", page)
    return prove(f"{claim} [1].", [text], [text]).verdict


@pytest.mark.parametrize(
    ("claim", "page"),
    [
        ("Outside office hours, call the service desk on 4411", DESK),
        ("Call the duty engineer during office hours", DESK),
        ("Bicycles are allowed during rush hour", CYCLES),
        ("Part-time employees have a travel pass worth 600 francs a year", TRAVEL),
        ("Minor changes are only permitted for a critical security fix", NODES),
    ],
)
def test_the_opposite_between_the_same_words_is_doubted(claim: str, page: str) -> None:
    assert verdict(claim, page) is Verdict.UNSURE


@pytest.mark.parametrize(
    ("claim", "page"),
    [
        ("During office hours, the service desk is on 4411", DESK),
        ("The duty engineer is on 4499 outside office hours", DESK),
        ("Bicycles are not allowed during rush hour", CYCLES),
        ("Full-time employees have a travel pass worth 600 francs a year", TRAVEL),
        ("A critical security fix permits major changes", NODES),
    ],
)
def test_an_opposite_of_its_own_is_no_fault(claim: str, page: str) -> None:
    assert verdict(claim, page) is Verdict.PROVED
