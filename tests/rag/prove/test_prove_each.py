"""What a value is for each of: per minute and per key."""

import pytest

from rag.prove import Text, Verdict, prove

KEYS = "Each API key may make 600 requests per minute."
BUDGET = "Every employee receives a budget of $1,000 per year."
ROOMS = "Teams may book two rooms a day each."
BAGS = "A household can put out three bags per week."
LICENCE = "The licence is billed at 12 euros for each user and month."
STORAGE = "Storage costs $0.10 per GB per month."
VEHICLES = "Each vehicle may park for two hours per day."
RATES = "Rate limits: 600 requests per minute for each API key, 10,000 requests per day for each workspace."
DIEM = "We pay a per diem of $75 per traveller and day."
LOGINS = "A single IP address is limited to 5 logins every hour."
NO_KEY = "No API key may make more than 600 requests per minute."
PHOTOS = "Each participant may submit three photos per round."
CARD = "A library card allows ten renewals a year."
PRINTING = "Printing costs 5 cents per page and 20 cents per photo."
BOOKING = "The booking fee is 50 euros."
GUESTS = "Every room has two keys per guest."
YEARLY = "You can claim 400 dollars each year."
SENSORS = "Every sensor sends 4 readings an hour."
TICKETS = "Each child gets two tickets per term."
CHILDREN = "Members pay 15 euros per month and child."
CLIENTS = "The API allows 100 calls per second for each client and 5 connections per client."
BOOKS = "Members can borrow 5 books at a time each month."
WORKSPACE = "The workspace may make 600 requests per minute, whatever the number of API keys."
TOGETHER = "All employees together may use 20 parking cards per month."


def verdict(passage: str, claim: str) -> Verdict:
    return prove(f"{claim} [1]", [Text("Handbook", "", passage)]).verdict


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (KEYS, "The limit is 600 requests per minute per key."),
        (KEYS, "You can make 600 requests per minute per API key."),
        (KEYS, "600 requests per minute per key are allowed."),
        (KEYS, "An API key may make 600 requests a minute."),
        (BUDGET, "The budget is $1,000 per employee per year."),
        (BUDGET, "The budget is $1,000 per year per employee."),
        (BUDGET, "Employees get $1,000 per year each."),
        (ROOMS, "The limit is two rooms per team per day."),
        (BAGS, "Three bags per household per week can be put out."),
        (LICENCE, "The licence costs 12 euros per user per month."),
        (LICENCE, "The licence costs 12 euros per month and user."),
        (STORAGE, "Storage costs $0.10 a month for each GB."),
        (STORAGE, "Each GB of storage costs $0.10 per month."),
        (VEHICLES, "You may park two hours per vehicle per day."),
        (RATES, "The limit is 600 requests per minute per API key."),
        (RATES, "The limit is 10,000 requests per day per workspace."),
        (DIEM, "The per diem is $75 per day per traveller."),
        (LOGINS, "The limit is 5 logins per hour per IP address."),
        (LOGINS, "5 logins per hour are allowed per IP address."),
        (NO_KEY, "The limit is 600 requests per minute per key."),
        (PHOTOS, "Three photos per round per participant may be submitted."),
        (PHOTOS, "The limit is three photos per participant per round."),
        (CARD, "Ten renewals per card per year are allowed."),
        (PRINTING, "Printing costs 5 cents a page."),
        (PRINTING, "Printing a photo costs 20 cents per photo."),
        (BOOKING, "The fee is 50 euros per booking."),
        (GUESTS, "There are two keys per guest per room."),
        (YEARLY, "You can claim 400 dollars per person per year."),
        (YEARLY, "Employees can claim 400 dollars per year each."),
        (SENSORS, "4 readings per hour per sensor are sent."),
        (SENSORS, "Each sensor sends 4 readings per hour."),
        (TICKETS, "Two tickets per child per term are given out."),
        (CHILDREN, "Members pay 15 euros per child per month."),
        (CHILDREN, "Members pay 15 euros a month per child."),
        (CLIENTS, "100 calls per second per client are allowed."),
    ],
)
def test_a_value_per_the_same_in_other_words_is_proved(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is Verdict.PROVED


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (KEYS, "The limit is 600 requests per minute per user."),
        (KEYS, "The limit is 600 requests per second per key."),
        (KEYS, "The limit is 60 requests per minute per key."),
        (KEYS, "The limit is 600 requests per hour per API key."),
        (KEYS, "The limit is 600 requests per minute for all keys together."),
        (BUDGET, "The budget is $1,000 per team per year."),
        (BUDGET, "The budget is $1,000 per employee per month."),
        (BUDGET, "The budget is $1,000 per department per year."),
        (ROOMS, "The limit is two rooms per person per day."),
        (ROOMS, "The limit is two rooms per team per week."),
        (BAGS, "Three bags per person per week can be put out."),
        (BAGS, "Three bags per household per month can be put out."),
        (LICENCE, "The licence costs 12 euros per team per month."),
        (LICENCE, "The licence costs 12 euros per user per year."),
        (STORAGE, "Storage costs $0.10 a day for each GB."),
        (STORAGE, "Each TB of storage costs $0.10 per month."),
        (VEHICLES, "Parking is limited to two hours per day per household."),
        (VEHICLES, "Parking is limited to two hours per week per vehicle."),
        (BOOKS, "The limit is 5 books per month per family."),
        (RATES, "The limit is 600 requests per minute per workspace."),
        (RATES, "The limit is 10,000 requests per day per API key."),
        (RATES, "The limit is 10,000 requests per minute per workspace."),
        (DIEM, "The per diem is $75 per week per traveller."),
        (DIEM, "The per diem is $75 per day per family."),
        (LOGINS, "The limit is 5 logins per hour per account."),
        (LOGINS, "The limit is 5 logins per day per IP address."),
        (WORKSPACE, "The limit is 600 requests per minute per key."),
        (WORKSPACE, "600 requests per minute per API key are allowed."),
        (PHOTOS, "Three photos per round per school may be submitted."),
        (PHOTOS, "The limit is three photos per participant per year."),
        (CARD, "Ten renewals per book per year are allowed."),
        (CARD, "Ten renewals per card per month are allowed."),
        (PRINTING, "Printing costs 5 cents per photo."),
        (PRINTING, "Printing costs 20 cents a page."),
        (YEARLY, "You can claim 400 dollars per child per year."),
        (YEARLY, "You can claim 400 dollars per month each."),
        (SENSORS, "4 readings per hour per building are sent."),
        (SENSORS, "4 readings per day per sensor are sent."),
        (TICKETS, "Two tickets per family per term are given out."),
        (TICKETS, "Two tickets per term are given out for all children together."),
        (TOGETHER, "Each employee may use 20 parking cards per month."),
        (TOGETHER, "20 parking cards per employee per month may be used."),
        (CHILDREN, "Members pay 15 euros per child per week."),
        (CHILDREN, "Members pay 15 euros per family per month."),
        (CLIENTS, "100 calls per second per server are allowed."),
        (CLIENTS, "100 calls per minute per client are allowed."),
    ],
)
def test_a_value_per_something_else_is_not(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is not Verdict.PROVED


FEES = "Fees per semester week\n\nRowing: 12 euros\nSailing: 40 euros\nClimbing: 9 euros"


@pytest.mark.parametrize(
    ("passage", "claim", "expected"),
    [
        (BOOKS, "Members can borrow 5 books each month, so 10 in total in two months.", Verdict.PROVED),
        (FEES, "For sailing the fee is 40 euros per semester week.", Verdict.PROVED),
    ],
)
def test_a_total_beside_it_and_a_heading_above_are_read(passage: str, claim: str, expected: Verdict) -> None:
    assert verdict(passage, claim) is expected
