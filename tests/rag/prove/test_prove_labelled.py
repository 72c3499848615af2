"""What a sentence tells of one item of a list, and what it takes from another."""

import pytest

from rag.prove import Text, Verdict, prove

FAULTS = (
    "Act by class:\n\n* Class A faults - Call the engineer at any time and stay until it is mended\n"
    "* Class B faults - During the day shift before all other work\n* Class C faults - During the day shift, after "
    "planned work"
)
TOOLS = (
    "- Trello\n  - Used for planning per team.\n  - Also used for ideas\n- Miro\n  - Used for drawings and workshops\n"
    "  - Boards are cleared yearly\n- Zulip\n  - In a trial at the moment\n  - chat and threads"
)
SYSTEMS = "We test with these:\n\n* Ubuntu 20 and newer\n* Debian 11 and newer\n* Fedora 38 and newer"
PEOPLE = "Contacts:\n\n- Ada: keys and doors\n- Ben: heating and water\n- Cleo: invoices and contracts"
EYES = "Eye care\n\n- Bright Vision Plan 4\n\nYour company covers:\n\n- You: 99%\n- Family: 50%"


def verdict(passage: str, claim: str) -> Verdict:
    return prove(f"{claim} [1]", [Text("Our house", "", passage)]).verdict


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (FAULTS, "Class B faults are dealt with during the day shift before all other work."),
        (TOOLS, "Planning per team is done in Trello."),
        (TOOLS, "Zulip is used for chat."),
        (SYSTEMS, "Debian is tested from version 11 upwards."),
        (SYSTEMS, "Ubuntu 20 and Debian 11 are tested."),
        (PEOPLE, "Ask Ben about heating and water."),
        (PEOPLE, "Ada handles doors, and Ben handles the heating."),
        (EYES, "Eye care is through Bright Vision Plan 4."),
    ],
)
def test_what_its_own_item_says_is_proved(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is Verdict.PROVED


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (FAULTS, "Class A faults are dealt with during the day shift before all other work."),
        (TOOLS, "Planning per team is done in Zulip."),
        (TOOLS, "Workshops and drawings happen in Trello."),
        (SYSTEMS, "Debian is tested from version 20 upwards."),
        (SYSTEMS, "Fedora is tested from version 11 upwards."),
        (PEOPLE, "Ask Ada about heating and water."),
        (PEOPLE, "Ben takes care of invoices and contracts."),
        (EYES, "Eye care is through Bright Vision Plan 2."),
    ],
)
def test_what_another_item_says_is_not(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is not Verdict.PROVED
