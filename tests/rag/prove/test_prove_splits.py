"""What holds on either side of a limit: up to 500 A, above that B."""

import pytest

from rag.prove import Text, Verdict, prove

EXPENSES = "Managers approve expenses up to $500. The CFO approves anything over $500."
SMALLER = "The CFO approves anything over $500; smaller expenses are approved by the line manager."
PARCELS = "Parcels up to 2 kg go by post. Heavier parcels go by courier."
ABSENCES = "For absences of up to three days no doctor's note is needed. Longer absences require a doctor's note."
PURCHASES = "Purchases below 1,000 euros are signed by the team lead. From 1,000 euros the department head signs."
TRIPS = "Trips under four hours are taken by train. For trips of more than four hours you may fly."
CONTRACTS = (
    "Contracts worth more than £10,000 must be reviewed by Legal. Contracts up to £10,000 can "
    "be signed by the budget holder."
)
UPLOADS = "Uploads of at most 25 MB are free. Larger uploads cost 2 credits each."
GIFTS = "Gifts worth less than 50 dollars may be kept. Anything above must be declared to Compliance."
GUESTS = "Up to 20 guests can be seated in the Blue Room. Groups of more than 20 are moved to the main hall."
REFUNDS = "Refunds beyond $200 are decided by the shift supervisor. Cashiers may give refunds of up to $200 themselves."
ABOVE_ONLY = "The CFO approves anything over $500."
BOOKINGS = (
    "Bookings for up to six people are confirmed within 2 hours by the front desk. For more "
    "than six people the events team answers within 3 days."
)
STAYS = "A hospital stay of more than ten days costs 40 euros a day. Shorter stays cost 55 euros a day."
FISH = "Fish under 30 cm must be released; fish over 30 cm may be kept."
AMOUNTS = "| Amount | Approver |\n|---|---|\n| up to $500 | team lead |\n| over $500 | director |"
INVOICES = "- Invoices below 5,000 EUR: paid by the office.\n- Invoices of 5,000 EUR or more: paid by headquarters."
TICKETS = "Tickets that take less than an hour are done on the spot. Everything else goes into the backlog."
SEEDLINGS = "Water the seedlings daily if it is warmer than 25 degrees. Below 25 degrees, twice a week is enough."
LOANS = "Loans above 10,000 need two guarantors, smaller loans one guarantor. All loans need a form."
SERVICE = "Employees with up to two years of service get 20 days. After more than two years they get 25 days."
MEALS = "Meals up to 30 dollars need no receipt. For meals over 30 dollars attach a receipt."
UP_TO = "The CFO approves anything over $500. Your manager can approve up to $500 and books the trip."


def verdict(passage: str, claim: str) -> Verdict:
    return prove(f"{claim} [1]", [Text("Handbook", "", passage)]).verdict


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (EXPENSES, "Expenses up to $500 are approved by the manager, above that by the CFO."),
        (EXPENSES, "Expenses over $500 are approved by the CFO, those up to $500 by the manager."),
        (EXPENSES, "Your manager approves expenses up to $500, and anything more needs the CFO."),
        (EXPENSES, "Up to $500 the manager approves, beyond that the CFO."),
        (SMALLER, "Expenses up to $500 are approved by the line manager, above that by the CFO."),
        (SMALLER, "Anything over $500 is approved by the CFO, and anything smaller by the line manager."),
        (PARCELS, "Parcels up to 2 kg go by post, anything heavier by courier."),
        (PARCELS, "Parcels above 2 kg go by courier, otherwise by post."),
        (PARCELS, "Parcels up to 2 kg go by post, beyond that by courier."),
        (ABSENCES, "Absences of up to three days need no doctor's note; longer ones do."),
        (ABSENCES, "You need a doctor's note for absences of more than three days, but not for shorter ones."),
        (PURCHASES, "Purchases below 1,000 euros are signed by the team lead, from then on by the department head."),
        (
            PURCHASES,
            "The department head signs purchases from 1,000 euros, and the team lead signs anything below that.",
        ),
        (TRIPS, "Trips under four hours go by train; for anything longer you may fly."),
        (CONTRACTS, "Contracts up to £10,000 can be signed by the budget holder; beyond this, Legal must review them."),
        (CONTRACTS, "Above £10,000 Legal must review the contract, otherwise the budget holder can sign it."),
        (UPLOADS, "Uploads of up to 25 MB are free, and larger ones cost 2 credits each."),
        (UPLOADS, "Uploads over 25 MB cost 2 credits each, anything smaller is free."),
        (GIFTS, "You may keep gifts worth less than 50 dollars, and must declare anything above that to Compliance."),
        (GUESTS, "Up to 20 guests sit in the Blue Room, and larger groups in the main hall."),
        (GUESTS, "Groups of more than 20 are moved to the main hall, smaller ones are seated in the Blue Room."),
        (REFUNDS, "Refunds up to $200 are given by cashiers themselves, above that the shift supervisor decides."),
        (ABOVE_ONLY, "Anything over $500 is approved by the CFO."),
        (ABOVE_ONLY, "Above $500 the CFO approves."),
        (
            BOOKINGS,
            (
                "Bookings for up to six people are confirmed by the front desk within 2 hours, larger ones "
                "are answered by the events team within 3 days."
            ),
        ),
        (
            BOOKINGS,
            "For more than six people the events team answers within 3 days, otherwise the front desk within 2 hours.",
        ),
        (STAYS, "Stays of more than ten days cost 40 euros a day, anything shorter costs 55 euros a day."),
        (STAYS, "Up to ten days you pay 55 euros a day, beyond that 40 euros a day."),
        (FISH, "Fish over 30 cm may be kept, anything smaller must be released."),
        (FISH, "Fish under 30 cm must be released, others may be kept."),
        (AMOUNTS, "Amounts up to $500 are approved by the team lead, above that by the director."),
        (INVOICES, "Invoices below 5,000 EUR are paid by the office, anything above by headquarters."),
        (INVOICES, "Headquarters pays invoices of 5,000 EUR or more, the office pays anything below that."),
        (TICKETS, "Tickets under an hour are done on the spot, everything else goes into the backlog."),
        (TICKETS, "Tickets that take less than one hour are done on the spot, longer ones go into the backlog."),
        (SEEDLINGS, "Above 25 degrees water the seedlings daily, below that twice a week."),
        (LOANS, "Loans above 10,000 need two guarantors, and smaller ones need one."),
        (LOANS, "Loans above 10,000 need two guarantors, anything less needs one guarantor."),
        (SERVICE, "Employees with up to two years of service get 20 days, beyond that 25 days."),
        (SERVICE, "With more than two years of service you get 25 days, otherwise 20 days."),
        (MEALS, "Meals up to 30 dollars need no receipt, above that you must attach one."),
        (MEALS, "You need a receipt for meals over 30 dollars, but not for cheaper ones."),
        (MEALS, "For meals over 30 dollars attach a receipt; anything less needs no receipt."),
        (UP_TO, "Your manager approves up to $500, the CFO anything over that."),
        (UP_TO, "Anything over $500 goes to the CFO for approval, anything less to your manager."),
    ],
)
def test_each_side_of_a_limit_in_other_words_is_proved(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is Verdict.PROVED


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (EXPENSES, "Expenses up to $500 are approved by the CFO, above that by the manager."),
        (EXPENSES, "Expenses over $500 are approved by the manager, those up to $500 by the CFO."),
        (EXPENSES, "Up to $500 the CFO approves, beyond that the manager."),
        (EXPENSES, "Expenses up to $5,000 are approved by the manager, above that by the CFO."),
        (SMALLER, "Expenses up to $500 are approved by the CFO, above that by the line manager."),
        (SMALLER, "Anything over $500 is approved by the line manager, and anything smaller by the CFO."),
        (PARCELS, "Parcels up to 2 kg go by courier, anything heavier by post."),
        (PARCELS, "Parcels above 2 kg go by post, otherwise by courier."),
        (PARCELS, "Parcels up to 2 kg go by courier, beyond that by post."),
        (ABSENCES, "Absences of up to three days need a doctor's note; longer ones do not."),
        (ABSENCES, "You need a doctor's note for absences of up to three days, but not for longer ones."),
        (PURCHASES, "Purchases below 1,000 euros are signed by the department head, above that by the team lead."),
        (
            PURCHASES,
            "The team lead signs purchases from 1,000 euros, and the department head signs anything below that.",
        ),
        (TRIPS, "For trips under four hours you may fly; anything longer goes by train."),
        (CONTRACTS, "Contracts up to £10,000 must be reviewed by Legal; beyond this, the budget holder can sign them."),
        (CONTRACTS, "Above £10,000 the budget holder can sign the contract, otherwise Legal must review it."),
        (UPLOADS, "Uploads of up to 25 MB cost 2 credits each, and larger ones are free."),
        (UPLOADS, "Uploads over 25 MB are free, anything smaller costs 2 credits each."),
        (GIFTS, "You must declare gifts worth less than 50 dollars to Compliance, and may keep anything above that."),
        (GUESTS, "Up to 20 guests sit in the main hall, and larger groups in the Blue Room."),
        (GUESTS, "Groups of more than 20 are moved to the Blue Room, smaller ones are seated in the main hall."),
        (
            REFUNDS,
            "Refunds up to $200 are decided by the shift supervisor, above that cashiers may give them themselves.",
        ),
        (ABOVE_ONLY, "Expenses up to $500 are approved by the CFO."),
        (ABOVE_ONLY, "Up to $500 the CFO approves, above that the board."),
        (ABOVE_ONLY, "Expenses up to $500 are approved by the manager, above that by the CFO."),
        (
            BOOKINGS,
            (
                "Bookings for up to six people are confirmed by the front desk within 3 days, larger ones "
                "are answered by the events team within 2 hours."
            ),
        ),
        (
            BOOKINGS,
            "For more than six people the front desk answers within 3 days, otherwise the events team within 2 hours.",
        ),
        (
            BOOKINGS,
            (
                "Bookings for up to six people are confirmed within 3 days by the front desk, and for more "
                "than six people within 2 hours by the events team."
            ),
        ),
        (STAYS, "Stays of more than ten days cost 55 euros a day, anything shorter costs 40 euros a day."),
        (STAYS, "Up to ten days you pay 40 euros a day, beyond that 55 euros a day."),
        (FISH, "Fish over 30 cm must be released, anything smaller may be kept."),
        (FISH, "Fish under 30 cm may be kept, others must be released."),
        (FISH, "Fish under 30 cm may be kept, fish over 30 cm must be released."),
        (AMOUNTS, "Amounts up to $500 are approved by the director, above that by the team lead."),
        (INVOICES, "Invoices below 5,000 EUR are paid by headquarters, anything above by the office."),
        (INVOICES, "The office pays invoices of 5,000 EUR or more, headquarters pays anything below that."),
        (TICKETS, "Tickets under an hour go into the backlog, everything else is done on the spot."),
        (TICKETS, "Tickets that take less than one hour go into the backlog, longer ones are done on the spot."),
        (SEEDLINGS, "Above 25 degrees water the seedlings twice a week, below that daily."),
        (LOANS, "Loans above 10,000 need one guarantor, and smaller ones need two."),
        (LOANS, "Loans above 10,000 need one guarantor, anything less needs two guarantors."),
        (SERVICE, "Employees with up to two years of service get 25 days, beyond that 20 days."),
        (SERVICE, "With more than two years of service you get 20 days, otherwise 25 days."),
        (MEALS, "Meals up to 30 dollars need a receipt, above that you need none."),
        (MEALS, "You need a receipt for meals up to 30 dollars, but not for more expensive ones."),
        (MEALS, "For meals over 30 dollars you need no receipt; for anything less attach a receipt."),
        (UP_TO, "Your manager approves over $500, the CFO anything up to that."),
        (UP_TO, "Anything over $500 goes to your manager for approval, anything less to the CFO."),
    ],
)
def test_sides_of_a_limit_that_are_exchanged_are_not(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is not Verdict.PROVED
