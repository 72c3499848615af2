"""Values that lie in a band, or that a sentence reckons from rates, shares, dates and days of work; and wrong ones."""

import pytest

from rag.prove import Text, Verdict, prove

HALLS = (
    "| Hall | Guests | Fee per month | Chairs |\n|---|---|---|---|\n| Rose | 1 - 39 | $30 | 40 |\n"
    "| Oak | 40 - 120 | $65 | 130 |\n| Great | 121+ | $110 | 400 |"
)
STAY = (
    "If you cancel more than 50 days ahead the fee is refunded in full; between 20 and 50 days you get a third of it; "
    "after that nothing. A deposit of 40% is due at once. A room is $800. Keep the fridge between 2 and 6 degrees."
)
WORK = (
    "Each gardener has six weeks of vacation a year. The gate is open from 7:00 to 15:30 at weekends. When the day of "
    "pay falls on a weekend, it is moved to the day before. The tool fee is 20 cents per day, up to $8. The chair was "
    "elected in 2018 for a term of four years. The greenhouse was built in 1954 and rebuilt in 1989. A lost key costs "
    "$28. Pupils pay half the price of a key. Orders come by Tuesday and are collected on Friday. The heater was off "
    "for 13 months. Of the 60 beds, 15 are free. The pond is cleaned semi-annually."
)

CAMP = (
    "The camp lasts five days and costs $120; guests pay a surcharge of 25%. The kiosk is open Wednesday to Saturday. "
    "Six tents and nine caravans are for guests. Of those who asked, 32 of 80 got a place."
)


def verdict(passage: str, claim: str) -> Verdict:
    return prove(f"{claim} [1]", [Text("Our garden club", "", passage)]).verdict


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (HALLS, "A party of 55 guests needs the Oak hall."),
        (HALLS, "The Oak hall costs $780 a year."),
        (STAY, "If you cancel 30 days ahead, you get a third of the fee."),
        (STAY, "A fridge of 4 degrees is fine."),
        (STAY, "For a room at $800 the deposit is $320."),
        (WORK, "Six weeks of vacation are 240 hours."),
        (WORK, "Each gardener has 30 days of vacation a year."),
        (WORK, "On Saturdays the gate is open until 15:30."),
        (WORK, "The greatest tool fee is reached after 40 days."),
        (WORK, "The chair's term ended in 2022."),
        (WORK, "The greenhouse was rebuilt 35 years after it was built."),
        (WORK, "A pupil pays $14 for a lost key."),
        (WORK, "Orders come three days before they are collected."),
        (WORK, "The heater was off for just over a year."),
        (WORK, "One in four beds is free."),
        (WORK, "The pond is cleaned twice a year."),
        (CAMP, "The camp costs $24 a day."),
        (CAMP, "With the surcharge for guests, the camp is $150."),
        (CAMP, "The kiosk is open on Thursdays."),
        (CAMP, "Of those who asked, 40% got a place."),
    ],
)
def test_what_follows_is_proved(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is Verdict.PROVED


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (HALLS, "A party of 55 guests needs the Rose hall."),
        (HALLS, "The Oak hall costs $650 a year."),
        (STAY, "If you cancel 60 days ahead, you get a third of the fee."),
        (STAY, "A fridge of 9 degrees is fine."),
        (STAY, "For a room at $800 the deposit is $240."),
        (WORK, "Six weeks of vacation are 280 hours."),
        (WORK, "Each gardener has 24 days of vacation a year."),
        (WORK, "On Wednesdays the gate is open until 15:30."),
        (WORK, "The greatest tool fee is reached after 50 days."),
        (WORK, "The chair's term ended in 2023."),
        (WORK, "The greenhouse was rebuilt 45 years after it was built."),
        (WORK, "A pupil pays $18 for a lost key."),
        (WORK, "Orders come four days before they are collected."),
        (WORK, "The heater was off for just over a month."),
        (WORK, "One in five beds is free."),
        (WORK, "The pond is cleaned three times a year."),
        (CAMP, "The camp costs $28 a day."),
        (CAMP, "With the surcharge for guests, the camp is $160."),
        (CAMP, "The kiosk is open on Mondays."),
        (CAMP, "The kiosk is open Wednesday to Friday."),
        (CAMP, "Of those who asked, 60% got a place."),
    ],
)
def test_what_does_not_follow_is_not(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is not Verdict.PROVED
