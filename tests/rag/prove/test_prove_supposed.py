"""Values that a claim supposes, and how often something happens, in other words than the page's."""

import pytest

from rag.prove import Text, Verdict, prove

FERRY = (
    "A car costs 42 euros and a bicycle 60 cents (EUR) per kilometre. Groups get 15% off the fare. The harbour pays up "
    "to 90 euros for a hotel night. Boats leave every second Friday and are washed weekly. The crew meets on Tuesdays. "
    "If the engine fails within the first hour, turn back. At the 60-day mark, every hand talks to the captain. The "
    "mooring fee is $400 per calendar quarter. The bridge is staffed 24x7."
)
RENTS = "| Berth | Fee per metre | Power |\n|---|---|---|\n| North | 11 € | 16 A |\n| South | 14 € | 32 A |"


def verdict(passage: str, claim: str) -> Verdict:
    return prove(f"{claim} [1]", [Text("Ferry", "", passage)]).verdict


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (FERRY, "A bicycle trip of 20 kilometres costs 12 euros."),
        (FERRY, "On a fare of 200 euros a group gets 30 euros off."),
        (FERRY, "For a hotel night of 110 euros, you pay the remaining 20 euros yourself."),
        (FERRY, "Two calendar quarters of mooring make $800."),
        (RENTS, "A berth of ten metres in the South costs 140 euros."),
        (FERRY, "Boats leave every two weeks, on Friday."),
        (FERRY, "Boats are washed every seven days."),
        (FERRY, "The crew meets every Tuesday."),
        (FERRY, "The crew meets weekly."),
        (FERRY, "If the engine fails in the first 60 minutes, turn back."),
        (FERRY, "Day 60: every hand talks to the captain"),
        (FERRY, "The bridge is staffed around the clock."),
    ],
)
def test_what_is_supposed_or_said_otherwise_is_proved(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is Verdict.PROVED


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (FERRY, "A bicycle trip of 20 kilometres costs 14 euros."),
        (FERRY, "On a fare of 200 euros a group gets 40 euros off."),
        (FERRY, "For a hotel night of 110 euros, you pay the remaining 30 euros yourself."),
        (FERRY, "Two calendar quarters of mooring make $900."),
        (RENTS, "A berth of ten metres in the South costs 110 euros."),
        (FERRY, "Boats leave every three weeks, on Friday."),
        (FERRY, "Boats are washed every ten days."),
        (FERRY, "If the engine fails in the first 90 minutes, turn back."),
        (FERRY, "Day 90: every hand talks to the captain"),
        (FERRY, "Groups get 15% off around the clock."),
    ],
)
def test_what_is_supposed_wrongly_is_not_proved(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is not Verdict.PROVED


def test_months_that_are_said_for_days_are_doubted_and_not_called_wrong() -> None:
    page = "Films are kept for 90 days. Rolls that are not used go back to the shop."
    assert verdict(page, "Films are kept for three months.") is Verdict.UNSURE
    assert verdict(page, "Films are kept for four months.") is Verdict.DISPROVED
    assert verdict(page, "Unused rolls go back to the shop.") is Verdict.PROVED
