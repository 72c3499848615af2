"""A place, a time, a means or a cause that no page names."""

import pytest

from rag.prove import Text, Verdict, prove

ROOM = Text(
    "The reading room",
    "",
    "The reading room is open to members of the society. Lockers are in the hallway. Photography is allowed "
    "without flash. The archive is closed on public holidays. Requests are sent with the blue form. New readers "
    "get a card after the tour. Coats are left in the cloakroom because of the damp. Groups are welcome by "
    "appointment. The catalogue is updated during the night. The lamp on each desk is switched off after use. "
    "Staff meet in the map room. Membership costs nothing. A lost card is replaced within two days.",
)


@pytest.mark.parametrize(
    "claim",
    [
        "Photography is allowed without a tripod",
        "The archive is closed during exams",
        "Requests are sent through the website",
        "New readers get a card at the cash desk",
        "Coats are left in the cloakroom because of thefts",
        "Coats are left in the cloakroom due to thefts",
        "Groups are welcome in the summer",
        "The catalogue is updated by hand",
        "The lamp on each desk is switched off at sunset",
        "Staff meet in the cafeteria",
        "A lost card is replaced within two days by the porter",
    ],
)
def test_a_phrase_of_its_own_is_doubted(claim: str) -> None:
    assert prove(f"{claim} [1].", [ROOM], [ROOM]).verdict is not Verdict.PROVED


@pytest.mark.parametrize(
    "claim",
    [
        "Members of the society may use the reading room",
        "You may take photos without a flash",
        "On public holidays the archive is shut",
        "Use the blue form to send a request",
        "After the tour new readers receive a card",
        "Because of the damp, leave your coat in the cloakroom",
        "Groups may come by appointment",
        "The catalogue gets updated at night",
        "In general, staff meet in the map room",
        "In short, you switch the lamp on your desk off after use",
        "By default membership costs nothing",
        "Within two days at the latest, a lost card is replaced",
    ],
)
def test_other_words_for_what_is_said_are_proved(claim: str) -> None:
    proof = prove(f"{claim} [1].", [ROOM], [ROOM])
    assert proof.verdict is Verdict.PROVED, proof.problems
