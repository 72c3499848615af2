"""What ends, lasts, is left or is asked for in other words, and what is only like it."""

import pytest

from rag.prove import Text, Verdict, prove

FARM = (
    "Photos are kept for 21 days; the contracts, which the tax office asks for, stay in the safe. All pickers "
    "get the same rate, reviewed each March. Crates that are not collected by the third day go to the kitchen. "
    "Purchases of more than $200 need a countersignature. No one may take fewer than 12 rest days a season. A "
    "stall is warned after 10 days without a visit and given up 4 days later. Keys are held by wardens only "
    "and copied in town."
)
INN = (
    "The cook orders goods up to 400 euros; beyond this amount the owner's signature is required. If you have "
    "not heard from the office after a week, ring the bell at the gate. A delivery usually takes less than "
    "three days, but no particular day is promised. Guests leaving early get their deposit back in full, for "
    "most rooms in cash. Nobody is turned away because they cannot pay. On trial, staff work for six weeks "
    "before the owner decides; if they are not taken on, they get two weeks' pay."
)


def verdict(passage: str, claim: str) -> Verdict:
    return prove(f"{claim} [1]", [Text("House rules", "", passage)]).verdict


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (FARM, "Photos are deleted after three weeks."),
        (FARM, "No picker earns more than another: no one gets a better rate than anybody else."),
        (FARM, "Once a year, in March, the rate is reviewed."),
        (FARM, "If a crate hasn't been picked up by day three, it goes to the kitchen."),
        (FARM, "A purchase of up to $200 doesn't need a countersignature."),
        (FARM, "You have to take at least 12 rest days a season."),
        (FARM, "A stall is given up after 14 days without a visit."),
        (FARM, "People who aren't wardens don't hold keys."),
        (INN, "Goods for more than 400 euros need the owner's signature."),
        (INN, "After a week without an answer from the office, ring the bell at the gate."),
        (INN, "No particular day is promised for a delivery."),
        (INN, "Guests who leave early get all of their deposit back."),
        (INN, "Staff who aren't taken on get two weeks' pay."),
    ],
)
def test_as_much_is_proved(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is Verdict.PROVED


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (FARM, "Photos are deleted after two weeks."),
        (FARM, "Crates that are collected by the third day go to the kitchen."),
        (FARM, "A purchase of more than $200 doesn't need a countersignature."),
        (FARM, "You can take at most 12 rest days a season."),
        (FARM, "A stall is given up after 18 days without a visit."),
        (FARM, "Twice a year, in March, the rate is reviewed."),
        (INN, "Goods for less than 400 euros need the owner's signature."),
        (INN, "A particular day is promised for a delivery."),
        (INN, "Guests who leave early get half of their deposit back."),
        (INN, "Staff who aren't taken on get six weeks' pay."),
        (INN, "After a month without an answer from the office, ring the bell at the gate."),
    ],
)
def test_what_is_like_it_is_not(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is not Verdict.PROVED
