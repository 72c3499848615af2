"""What is denied in one way and affirmed in another: "nobody objects" of "all agree"; and how often in a period."""

import pytest

from rag.prove import Text, Verdict, prove

CAMP = (
    "Fires are lit after dark if the neighbours agree. Unused meal vouchers expire in October. Bikes stay at the gate. "
    "The register is confidential. Boots are cleaned twice a day, ropes quarterly. Groups have at most six children. "
    "Guides pay for the bus and the tent, but not for drinks. When you are back, hand in the map. Everyone attends the "
    "morning talk. Water is tested three times a year."
)


def verdict(claim: str) -> Verdict:
    text = Text("Camp", "", CAMP)
    return prove(f"{claim} [1]", [text], [text], "How does the camp work?").verdict


@pytest.mark.parametrize(
    "claim",
    [
        "Fires are lit after dark as long as the neighbours do not object.",
        "Unused meal vouchers cannot be carried on beyond October.",
        "Bikes must not be taken past the gate.",
        "The register must not be disclosed.",
        "Boots are cleaned two times a day.",
        "Boots are cleaned every 12 hours.",
        "Ropes are cleaned four times a year.",
        "No group has more than six children.",
        "Drinks are on you, whereas guides pay for the bus and the tent.",
        "Hand in the map afterwards.",
        "Nobody may skip the morning talk.",
        "Water is tested every four months.",
    ],
)
def test_what_is_turned_twice_is_proved(claim: str) -> None:
    assert verdict(claim) is Verdict.PROVED


@pytest.mark.parametrize(
    "claim",
    [
        "Water is not tested three times a year.",
        "Bikes must not be left at the gate.",
        "Boots are not cleaned twice a day.",
        "Boots are cleaned twice a week.",
        "Ropes are cleaned three times a year.",
        "Guides pay for drinks.",
        "Not everyone attends the morning talk.",
        "Water is tested every three months.",
    ],
)
def test_what_is_turned_once_is_not_proved(claim: str) -> None:
    assert verdict(claim) is not Verdict.PROVED


GARDEN = (
    "Unsold plants do not go to other markets. Grants can be drawn from the third season onwards. New hoses are bought "
    "by the warden; the others are bought by the members. Membership starts automatically. Requests may only be turned "
    "down if the well is dry. Do not switch the pump off; unplug the fan instead. Talks on politics do not qualify."
)


@pytest.mark.parametrize(
    ("claim", "proved"),
    [
        ("Grants cannot be drawn before the third season.", True),
        ("Hoses that are not new are bought by the members.", True),
        ("No application is needed: membership starts automatically.", True),
        ("The warden may say no to requests only if the well is dry.", True),
        ("Talks about politics are not accepted.", True),
        ("Switch the pump off.", False),
        ("Talks on politics qualify.", False),
        ("Unsold plants go to other markets.", False),
    ],
)
def test_denials_in_other_words_are_known(claim: str, proved: bool) -> None:  # noqa: FBT001 -- a table's parameter
    text = Text("Garden", "", GARDEN)
    assert (prove(f"{claim} [1]", [text], [text], "What holds in the garden?").verdict is Verdict.PROVED) == proved


LAB = (
    "Staff must finish the safety course before they enter the clean room. Samples may only be carried in steel "
    "boxes. A motion needs 2/3 of the votes. The lamps are checked each morning (Monday through Friday).\n\n"
    "Report an accident:\n\n- Use the red form\n- Attach clear photos\n- Hand it in at the gate\n"
    "- Do so within 12 hours"
)


@pytest.mark.parametrize(
    ("claim", "proved"),
    [
        ("Until the safety course is finished, staff may not enter the clean room.", True),
        ("Samples may be carried in steel boxes, and in nothing else.", True),
        ("A motion needs two thirds of the votes.", True),
        ("The lamps are checked each morning, five days a week.", True),
        ("Accidents go on the red form, with clear photos, within 12 hours.", True),
        ("A motion needs three quarters of the votes.", False),
        ("The lamps are checked each morning, six days a week.", False),
        ("Accidents go on the red form, with clear photos, within 24 hours.", False),
    ],
)
def test_bans_until_shares_and_items_in_one_sentence(claim: str, proved: bool) -> None:  # noqa: FBT001 -- a table's
    text = Text("Lab", "", LAB)
    assert (prove(f"{claim} [1]", [text], [text], "What holds in the lab?").verdict is Verdict.PROVED) == proved
