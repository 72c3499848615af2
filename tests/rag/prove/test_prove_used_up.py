"""Numbers that a sentence works out from an example, a timetable or a limit, whose money it is, and wrong ones."""

import pytest

from rag.prove import Text, Verdict, prove

ALLOTMENT = (
    "Every further bed gets the same water. A plot with `water: 512M` and `beds: 3` uses 1.5GB (512M x 3) of readings."
    "\n\nThe pump runs every 8 hours, and the tap is read at 6:00, 13:00 and 20:00.\n\n"
    "* Delivery limit: The most that one delivery may cost. Ours is $500.\n"
    "* Monthly limit: What can be spent in a month. Ours is $3,000.\n\n"
    "The club pays up to $120 for every neighbour that you bring. For example, if you bring 2 neighbours, the most "
    "that you can get is $240 ($120*2).\n\nThe shed costs $80 per month. The barn costs $900 per quarter.\n\n"
    "The lease is to be paid off within the course of a year. Plan a 1-on-1 with the warden at the one-month mark.\n\n"
    "If you are not sure which class a weed is (e.g. W1 or W2), treat it as the worse one."
)
SHIFTS = "| Days in work week | Days off |\n|---|---|\n| 2 | 8 |\n| 3 | 12 |\n| 4 | 16 |\n| 5 | 20 |"
TRIPS = "Guests are hosted for up to CAD 80 per day. Maps are paid up to AUD 300 a year. The pass is CHF 40 a month."


def verdict(passage: str, claim: str) -> Verdict:
    return prove(f"{claim} [1]", [Text("Our gardens", "", passage)]).verdict


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (ALLOTMENT, "With `water: 512M`, four beds would use 2GB of readings."),
        (ALLOTMENT, "That makes three pump runs a day."),
        (ALLOTMENT, "That makes three readings of the tap a day."),
        (ALLOTMENT, "Six deliveries of that size use up the monthly limit."),
        (ALLOTMENT, "If you bring 4 neighbours, you can get as much as $480."),
        (ALLOTMENT, "The $80 a month for the shed amounts to $960 over a full year."),
        (ALLOTMENT, "The lease has to be paid off within one year."),
        (ALLOTMENT, "1-on-1s with the warden are planned at the one-month mark."),
        (ALLOTMENT, "When you are not sure between two classes, treat the weed as the worse one."),
        (SHIFTS, "A five-day week brings 4 days more than a four-day week."),
        (SHIFTS, "A five-day week brings 12 days off more than a two-day week."),
        (TRIPS, "Guests are hosted for up to 80 Canadian dollars per day."),
        (TRIPS, "Guests are hosted for up to $80 CAD per day."),
        (TRIPS, "Maps are paid up to 300 Australian dollars a year."),
        (TRIPS, "The pass is 40 Swiss francs a month."),
    ],
)
def test_what_comes_out_is_proved(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is Verdict.PROVED


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (ALLOTMENT, "With `water: 512M`, four beds would use 3GB of readings."),
        (ALLOTMENT, "That makes five pump runs a day."),
        (ALLOTMENT, "That makes four readings of the tap a day."),
        (ALLOTMENT, "Five deliveries of that size use up the monthly limit."),
        (ALLOTMENT, "If you bring 3 neighbours, you can get as much as $480."),
        (ALLOTMENT, "If you bring 4 neighbours, you can get as much as $460."),
        (ALLOTMENT, "The $80 a month for the shed amounts to $900 over a full year."),
        (ALLOTMENT, "The lease has to be paid off within one month."),
        (ALLOTMENT, "When you are not sure between three classes, treat the weed as the worse one."),
        (SHIFTS, "A five-day week brings 5 days more than a four-day week."),
        (SHIFTS, "A five-day week brings 4 days more than a three-day week."),
        (TRIPS, "Guests are hosted for up to 80 US dollars per day."),
        (TRIPS, "Guests are hosted for up to 80 Australian dollars per day."),
        (TRIPS, "Maps are paid up to 300 Canadian dollars a year."),
    ],
)
def test_what_does_not_come_out_is_not_proved(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is not Verdict.PROVED
