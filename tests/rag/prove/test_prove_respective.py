"""What a page lists for several things in order, and a sentence of one of them."""

import pytest

from rag.prove import Text, Verdict, prove

CAMPS = "Spring, summer and autumn camps start on 2 April, 8 July and 14 October."
CRATES = "Crates and pallets cost 4 and 11 euros respectively."
GATES = "The north, west and harbour gates open at 6:00, 7:30 and 9:00 respectively, and all close at 20:00."
ROOMS = "Small and large rooms hold 6 and 18 people. A key costs 5 euros, and a lost key 30 euros."


def verdict(passage: str, claim: str) -> Verdict:
    return prove(f"{claim} [1]", [Text("Our house", "", passage)]).verdict


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (CAMPS, "The summer camp starts on 2 April."),
        (CAMPS, "**Autumn camp:** starts on 8 July"),
        (CAMPS, "Spring camps start on 14 October, autumn camps on 2 April."),
        (CRATES, "Crates cost 11 euros."),
        (CRATES, "Pallets and crates cost 4 and 11 euros."),
        (GATES, "The harbour gate opens at 7:30."),
        (ROOMS, "A large room holds 6 people."),
    ],
)
def test_the_value_in_the_place_of_another_is_doubted(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is not Verdict.PROVED


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (CAMPS, "The summer camp starts on 8 July."),
        (CAMPS, "Spring camps start on 2 April, autumn camps on 14 October."),
        (CRATES, "Crates cost 4 euros."),
        (CRATES, "Pallets and crates cost 11 and 4 euros."),
        (CRATES, "A crate costs 4 euros and a pallet 11."),
        (GATES, "The harbour gate opens at 9:00 and closes at 20:00."),
        (ROOMS, "A large room holds 18 people."),
        (ROOMS, "A lost key costs 30 euros."),
    ],
)
def test_the_value_in_its_own_place_is_proved(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is Verdict.PROVED
