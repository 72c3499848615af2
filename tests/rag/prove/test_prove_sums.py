"""Values that come out of others: times between times of day, what is left of a sum, items told together."""

import pytest

from rag.prove import Text, Verdict, prove

KIOSK = "The kiosk opens at 6:30 and closes at 14:00. It has five shelves. Two of them hold papers, the rest sweets."
PRICES = "- Bun: 2 euros\n- Large coffee: 3 euros\n- Tea: 4 euros"


def verdict(passage: str, claim: str) -> Verdict:
    return prove(f"{claim} [1]", [Text("Kiosk", "", passage)]).verdict


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (KIOSK, "The kiosk is open for seven and a half hours."),
        (KIOSK, "Of the five shelves, two hold papers and three hold sweets."),
        (PRICES, "A large coffee is 3 euros, a bun 2 euros."),
        ("Visitors may not stay for more than three nights.", "Stays of visitors are limited to three nights."),
        ("You cannot take out more than 6 books.", "At most six books can be taken out."),
    ],
)
def test_what_follows_from_the_cited_values_is_proved(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is Verdict.PROVED


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (KIOSK, "The kiosk is open for eight hours."),
        (KIOSK, "Of the five shelves, two hold papers and four hold sweets."),
        (PRICES, "A large coffee is 2 euros, a bun 3 euros."),
        ("Visitors may not stay for more than three nights.", "Visitors stay for at least three nights."),
    ],
)
def test_what_does_not_follow_is_not_proved(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is not Verdict.PROVED


def test_times_of_day_are_read_in_words() -> None:
    page = "The desk is staffed from 8:15am to 4:30pm."
    assert verdict(page, "The desk is staffed from a quarter past eight to half past four.") is Verdict.PROVED
    assert verdict(page, "The desk is staffed from half past eight to half past four.") is not Verdict.PROVED


def test_six_months_of_something_are_no_six_months_of_a_frequency() -> None:
    page = "New editions appear every 12 months. Two editions may overlap for six months at most."
    assert verdict(page, "New editions appear every six months.") is not Verdict.PROVED


FERRY = (
    "After 1 year, a quarter of the fare is refunded. Crews celebrating their tenth-year anniversary get a flag. "
    "You can claim 0.25 days per hour. The pass covers 24 hours."
)


@pytest.mark.parametrize(
    "claim",
    [
        "After the first year a quarter of the fare is refunded.",
        "Crews get a flag after ten years.",
        "You can claim 0.25 days for each hour.",
        "The pass covers the full 24 hours.",
        "Keep in mind that the pass covers 24 hours.",
    ],
)
def test_years_rates_and_frames_said_otherwise_are_the_same(claim: str) -> None:
    assert verdict(FERRY, claim) is Verdict.PROVED


@pytest.mark.parametrize(
    "claim",
    ["After the second year a quarter of the fare is refunded.", "You can claim 0.25 days for each week."],
)
def test_other_years_and_rates_are_not(claim: str) -> None:
    assert verdict(FERRY, claim) is not Verdict.PROVED


SICK = "Within a year a member receives:\n\n- full pay for the first 12 days\n- half pay for the next 8 days"
SCALE = "|Class|Type|Answer within|\n|P1|Critical|20 minutes|\n|P2|Major|60 minutes|"


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (SICK, "From day 13 to day 20 a member receives half pay."),
        (SCALE, "P2 (Major): answer within one hour"),
        ("Costs over $75 or £75 need a receipt.", "Costs of more than £75 need a receipt."),
        ("The prize is $1,000.", "The prize is a thousand dollars."),
    ],
)
def test_days_in_a_row_bare_tables_two_currencies_and_round_numbers_are_read(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is Verdict.PROVED


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (SICK, "From day 15 to day 22 a member receives half pay."),
        (SCALE, "P2 (Major): answer within 20 minutes"),
        ("Costs over $75 need a receipt.", "Costs of more than £75 need a receipt."),
        ("The prize is $1,000.", "The prize is a hundred dollars."),
    ],
)
def test_and_what_is_not_in_them_is_not_proved(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is not Verdict.PROVED
