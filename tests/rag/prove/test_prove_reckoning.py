"""What a sentence reckons from the values that are of what it speaks of, in a step or two, and what does not fit."""

import pytest

from rag.prove import Text, Verdict, prove

PLANS = (
    "| Plan | Member pays | Club pays |\n|---|---|---|\n| Blue | $70 | $230 |\n| Red | $130 | $270 |\n\n"
    "Amounts are per month."
)
OARS = (
    "Each boat needs `seats: 4` and `disk: 256M`. A hull is oiled after 8 hours. Two (2) late returns shall equal one "
    "(1) missed trip. A day of service equals 6 hours. Members earn 2.5 days of service per month. A trip earns 25 "
    "points, a long trip 40; a badge takes 600 points. The sauna costs $18 per hour for members and $31 per hour for "
    "guests. A hut sleeps up to two times its number of rooms. The Fir hut has 5 rooms, the Ash hut has 7. The grant "
    "is 12,000 CHF at most: 40% are paid at the start and the rest after the last race."
)
LEAVE = "Rowers on a five-day week have 25 days off. You need not count the weekends of two weeks off."


def verdict(passage: str, claim: str) -> Verdict:
    return prove(f"{claim} [1]", [Text("Our rowing club", "", passage)]).verdict


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (PLANS, "The Red plan costs $400 a month in total."),
        (PLANS, "In the Blue plan the club pays $160 more than the member."),
        (PLANS, "The Blue plan costs a member $840 a year."),
        (OARS, "Eight boats would need 2GB of disk in total."),
        (OARS, "A hull is oiled three times a day."),
        (OARS, "Six late returns count as three missed trips."),
        (OARS, "Three days of service correspond to 18 hours."),
        (OARS, "That makes 30 days of service a year."),
        (OARS, "Fifteen long trips are enough for a badge."),
        (OARS, "Four hours in the sauna come to $72 for members."),
        (OARS, "The Fir hut may therefore sleep ten people."),
        (OARS, "With the largest grant, 7,200 CHF come after the last race."),
        (LEAVE, "Two weeks off use up 10 of them, which leaves 15."),
        (
            "Shifts last 9 hours, and there are five of them a week.",
            "Five shifts of 9 hours each allow 45 hours in total.",
        ),
    ],
)
def test_what_is_reckoned_right_is_proved(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is Verdict.PROVED


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (PLANS, "The Red plan costs $360 a month in total."),
        (PLANS, "In the Blue plan the club pays $140 more than the member."),
        (PLANS, "The Blue plan costs a member $1,560 a year."),
        (OARS, "Eight boats would need 3GB of disk in total."),
        (OARS, "A hull is oiled four times a day."),
        (OARS, "Six late returns count as two missed trips."),
        (OARS, "Three days of service correspond to 24 hours."),
        (OARS, "That makes 25 days of service a year."),
        (OARS, "Twenty-four long trips are enough for a badge."),
        (OARS, "Four hours in the sauna come to $124 for members."),
        (OARS, "The Fir hut may therefore sleep fourteen people."),
        (OARS, "With the largest grant, 4,200 CHF come after the last race."),
        (LEAVE, "Two weeks off use up 10 of them, which leaves 13."),
    ],
)
def test_what_is_of_another_thing_or_comes_out_otherwise_is_not(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is not Verdict.PROVED
