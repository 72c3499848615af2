"""One half of a sentence taken with the other, all of a kind for some, a stranger for who is told, should for must."""

import pytest

from rag.prove import Text, Verdict, prove

CAMP = (
    "Guides carry a red radio on the ridge and a yellow radio in the valley. The cook orders bread on Monday, and the "
    "ranger counts tents on Friday. Day trips start at the barn, night trips start at the mill. Maps are printed as "
    "PNG in the hut and as PDF in the office. Boots must be cleaned by every guest. "
    "Tents are tied before the storm and aired after it. Badge J4 is issued at Gate East, badge K9 at Gate West."
)
CLUB = (
    "Full members may vote at the meeting. Two or more trustees can call a vote. Part-time staff may swap shifts. "
    "A player with more than three unexcused absences is benched. Children under 12 need a guardian. The Alto hall is "
    "closed when it rains more than 9 mm, and the Tenor hall when it rains more than 14 mm. Training is on the first "
    "and third Tuesday of each month. Staff must be enrolled in two (2) or more courses."
)


def verdict(passage: str, claim: str) -> Verdict:
    return prove(f"{claim} [1]", [Text("Our house", "", passage)]).verdict


@pytest.mark.parametrize(
    ("passage", "right", "wrong"),
    [
        (CAMP, "On the ridge guides carry a red radio.", "On the ridge guides carry a yellow radio."),
        (CAMP, "The ranger counts tents on Friday.", "The cook counts tents on Friday."),
        (CAMP, "Bread is ordered by the cook on Monday.", "Bread is ordered by the ranger on Monday."),
        (CAMP, "Night trips start at the mill.", "Night trips start at the barn."),
        (CAMP, "In the office maps are printed as PDF.", "In the office maps are printed as PNG."),
        (CAMP, "Tents are aired after the storm.", "Tents are aired before the storm."),
        (CAMP, "Badge K9 is issued at Gate West.", "Badge K9 is issued at Gate East."),
        (CAMP, "Every guest has to clean boots.", "Every guest should clean boots."),
        (CLUB, "Full members may vote at the meeting.", "All members may vote at the meeting."),
        (CLUB, "Two or more trustees may call a vote.", "Any single trustee may call a vote."),
        (CLUB, "Part-time staff may swap shifts.", "Staff, part-time or full-time, may swap shifts."),
        (
            CLUB,
            "A player who has more than three unexcused absences is benched.",
            "A player who has more than three absences is benched.",
        ),
        (CLUB, "Children under 12 need a guardian.", "Children need a guardian."),
        (CLUB, "Staff must be enrolled in two or more courses.", "Staff should be enrolled in two or more courses."),
    ],
)
def test_what_is_said_of_another_or_of_some_is_not_proved(passage: str, right: str, wrong: str) -> None:
    assert verdict(passage, right) is Verdict.PROVED
    assert verdict(passage, wrong) is not Verdict.PROVED


@pytest.mark.parametrize(
    "claim",
    [
        "Guides carry a yellow radio in the valley.",
        "Guides carry a red radio on the ridge and a yellow one in the valley.",
        "At more than 9 mm of rain, the Alto hall closes.",
        "There is training every first and third Tuesday of the month.",
    ],
)
def test_a_half_of_its_own_is_proved(claim: str) -> None:
    assert verdict(CAMP if "Guides" in claim else CLUB, claim) is Verdict.PROVED
