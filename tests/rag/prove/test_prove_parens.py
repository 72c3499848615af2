"""What stands in brackets belongs to what stands before them."""

import pytest

from rag.prove import Reason, Text, Verdict, prove

CREW = Text(
    "Crew",
    "",
    "Contacts: Ana Reyes (menus), Ben Holt (ropes), Cleo Marsh (bookings). Prizes go to the winner (a cup) and the "
    "runner-up (a medal). We check passports (for the ferry and the island) and vaccinations (for the island).",
)


@pytest.mark.parametrize(
    "claim",
    [
        "Ben Holt looks after bookings",
        "Cleo Marsh is responsible for menus",
        "The winner gets a medal",
        "Vaccinations are checked for the ferry too",
    ],
)
def test_what_stands_in_another_bracket_is_doubted(claim: str) -> None:
    proof = prove(f"{claim} [1].", [CREW], [CREW])
    assert proof.verdict is Verdict.UNSURE


@pytest.mark.parametrize(
    "claim",
    [
        "Cleo Marsh looks after bookings",
        "For menus, turn to Ana Reyes",
        "The runner-up gets a medal, and the winner a cup",
        "Passports are checked for the ferry and the island",
        "Vaccinations are checked for the island",
    ],
)
def test_what_stands_in_its_own_bracket_is_not(claim: str) -> None:
    problems = prove(f"{claim} [1].", [CREW], [CREW]).problems
    assert Reason.BINDING not in {one.reason for one in problems}, problems


PASSWORDS = Text("Passwords", "", "The last 6 passwords (24 for administrators) cannot be used again. Tea is 2 euros.")


def test_a_value_in_brackets_is_whose_the_brackets_say() -> None:
    assert prove("For administrators the last 6 passwords cannot be used again [1].", [PASSWORDS], [PASSWORDS]).problems
    plain = prove("The last 6 passwords cannot be used again [1].", [PASSWORDS], [PASSWORDS])
    assert plain.verdict is Verdict.PROVED
