"""What is said in other words and means the same: limits that point back, needs, ranges, short dates and nothing."""

import pytest

from rag.prove import Text, Verdict, prove

CLUB = (
    "Purchases under 250 euros are free to make; anything above that needs the treasurer's approval. Flames are banned "
    "in the hall without permission of the fire warden. New members wait 30 days before they may vote. The lockers "
    "cost 0 euros. A booking may be split into up to four sessions. The summer break begins on July 19. For this "
    "reason, the club requires a helmet and recommends the Falcon as the lightest. If you live outside the "
    "United Kingdom, and are not a member, you "
    "are billed by card. Non-exempt guests who stay for more than 3 nights pay the visitor levy."
)
NAMES = '# Setup\n\n- Call the first list "spring-one"\n- Fill it with names\n- Set the list type to "open"'


def verdict(claim: str, passage: str = CLUB, question: str = "What are the rules of the club?") -> Verdict:
    text = Text("Rowing club", "", passage)
    return prove(f"{claim} [1]", [text], [text], question).verdict


@pytest.mark.parametrize(
    "claim",
    [
        "Purchases of more than 250 euros have to be approved by the treasurer.",
        "For flames in the hall you need the fire warden's permission.",
        "New members may vote after 30 days.",
        "You pay nothing for the lockers.",
        "A booking can be split into three or four sessions.",
        "The summer break begins on 19/7.",
        "The club requires a helmet, and the Falcon is the one it recommends.",
        "Who lives outside the UK and isn't a member gets billed by card.",
        "Guests who stay for more than 3 nights pay the visitor levy.",
    ],
)
def test_the_same_in_other_words_is_proved(claim: str) -> None:
    assert verdict(claim) is Verdict.PROVED


def test_two_quotations_may_stand_in_two_items() -> None:
    assert verdict('The list is called "spring-one" and has the type "open".', NAMES) is Verdict.PROVED
    assert verdict('The list is called "spring-two".', NAMES) is not Verdict.PROVED


@pytest.mark.parametrize(
    "claim",
    [
        "Purchases of more than 250 euros are free to make.",
        "Purchases under 250 euros need the treasurer's approval.",
        "Flames in the hall need no permission.",
        "A booking can be split into four or five sessions.",
        "The summer break begins on 19/8.",
    ],
)
def test_another_thing_in_other_words_is_not_proved(claim: str) -> None:
    assert verdict(claim) is not Verdict.PROVED


@pytest.mark.parametrize(
    ("claim", "proved"),
    [
        ("A tent in the north costs more than one in the south.", True),
        ("A tent in the south costs more than one in the north.", False),
        ("The south is cheaper than the north.", True),
        ("The north is cheaper than the south.", False),
    ],
)
def test_two_rows_are_compared(claim: str, proved: bool) -> None:  # noqa: FBT001 -- a parameter of the table
    table = "| Field | Price of a tent |\n|---|---|\n| North | 24 euros |\n| South | 19 euros |"
    assert (verdict(claim, table) is Verdict.PROVED) == proved


@pytest.mark.parametrize(
    ("claim", "proved"),
    [
        ("Purchases of 80 euros or less go on the green card.", True),
        ("Trips of more than 300 km need the train.", True),
        ("Purchases of 80 euros or less go on the blue card.", False),
        ("Trips of more than 300 km are made by car.", False),
    ],
)
def test_what_is_left_by_a_limit_is_told_apart(claim: str, proved: bool) -> None:  # noqa: FBT001 -- a table's
    page = (
        "Use the blue card if the purchase is over 80 euros and a guest is present.\n\nIf not, use the green card.\n\n"
        "Trips up to 300 km are made by car.\n\n>300 km needs the train."
    )
    assert (verdict(claim, page) is Verdict.PROVED) == proved


def test_an_acronym_spelled_out_is_no_other_word() -> None:
    page = "The TBF is a fund to which all rowers give money for new boats.\n\nThe TBF spends at most 900 euros a year."
    assert verdict("The Team Boat Fund spends at most 900 euros a year.", page) is Verdict.PROVED
    assert verdict("The Team Boat Fund spends at most 800 euros a year.", page) is not Verdict.PROVED
