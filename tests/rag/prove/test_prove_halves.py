"""Sentences that join a fact of one passage with a fact of another, each half for itself, and exchanged halves."""

import pytest

from rag.prove import Text, Verdict, prove
from rag.prove.halves import halves

FERRIES = Text("Ferry: Tickets", "", "A ticket costs 14 euros and is valid for 12 hours. Tickets are sold on board.")
PARKING = Text("Port: Parking", "", "Cars are parked behind the pier for up to 3 days. Caravans are not accepted.")
LEAVE = Text("Crew: Leave", "", "Skippers get 18 weeks of leave at full pay; deckhands get 6 weeks.")
ILLNESS = Text(
    "Crew: Illness", "", "Illness is paid in full for 8 weeks. The mate keeps the list of those who are ill."
)


def verdict(claim: str, *passages: Text) -> Verdict:
    return prove(claim, passages, passages).verdict


@pytest.mark.parametrize(
    ("claim", "passages"),
    [
        ("A ticket is 14 euros, and cars may be parked behind the pier for up to 3 days.", (FERRIES, PARKING)),
        ("Tickets are sold on board, but caravans are not accepted.", (FERRIES, PARKING)),
        ("Skippers get 18 weeks at full pay, and illness is fully paid for 8 weeks.", (LEAVE, ILLNESS)),
        ("Deckhands have 6 weeks, while illness is paid in full for 8 weeks.", (LEAVE, ILLNESS)),
    ],
)
def test_each_half_is_held_against_its_own_passage(claim: str, passages: tuple[Text, Text]) -> None:
    assert verdict(claim, *passages) is Verdict.PROVED


@pytest.mark.parametrize(
    ("claim", "passages"),
    [
        ("A ticket is 3 euros, and cars may be parked behind the pier for up to 14 days.", (FERRIES, PARKING)),
        ("Tickets are not sold on board, but caravans are accepted.", (FERRIES, PARKING)),
        ("Skippers get 8 weeks at full pay, and illness is fully paid for 18 weeks.", (LEAVE, ILLNESS)),
        ("Deckhands have 18 weeks, while illness is paid in full for 6 weeks.", (LEAVE, ILLNESS)),
    ],
)
def test_what_is_exchanged_between_two_passages_is_not_proved(claim: str, passages: tuple[Text, Text]) -> None:
    assert verdict(claim, *passages) is not Verdict.PROVED


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("Fares are refunded, while fines are not.", ("Fares are refunded", "fines are not refunded.")),
        ("Boats, nets, and oars are lent.", ()),
        ("The crew is paid weekly, and it votes.", ()),
        ("The crew is paid weekly.", ()),
    ],
)
def test_a_sentence_is_cut_only_where_two_are_joined(sentence: str, expected: tuple[str, ...]) -> None:
    assert halves(sentence) == expected
