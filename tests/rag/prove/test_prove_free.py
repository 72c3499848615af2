"""What is free, for whom and when."""

import pytest

from rag.prove import Text, Verdict, prove

PARKING = "Employees do not pay for parking."
VISITORS_PAY = "Employees park at no cost. Visitors pay $5 a day."
GYM = "The gym can be used by all staff at no charge."
BADGE = "There is no charge for replacing a lost badge."
SHUTTLE = "The shuttle costs nothing for students."
LOCKERS = "Members pay nothing for lockers. Guests are charged 3 euros."
COFFEE = "Coffee is provided without charge in the kitchen."
LUNCH = "Interns do not have to pay for lunch."
CALLS = "You are not charged for international calls on company phones."
RESIDENTS = "Parking is complimentary for residents."
COURSE = "The company covers the full cost of the course."
CHILDREN = "Children under 6 pay nothing for the tour."
ADMISSION = "Admission is 12 francs, and free for children under 16."
BUS = "Nobody pays for the shuttle bus."
VACCINATIONS = "Employees never have to pay for vaccinations."
NO_FEE = "There is no fee for transferring your registration."
WIFI = "Wi-Fi is complimentary in all rooms."
TOOLS = "Residents can borrow tools free of charge; non-residents pay 5 euros per tool."
TABLE = "| Service | Price |\n|---|---|\n| Scanning | $0 |\n| Printing | $0.10 a page |"
FIRST_HOUR = "The first hour of parking is free, every further hour costs 2 euros."
SUNDAYS = "Seniors ride at no cost on Sundays."
WARRANTY = "You do not have to pay for repairs under warranty."
GARAGE = "You pay for parking in the garage; the street is free after 18:00."
FIRST_BADGE = "The first replacement badge is free; further ones cost $20."
PRICED = "Parking costs $20 per month and is deducted from your salary."
OWN_EXPENSE = "Parking is at your own expense."
DIRECTORS = "Parking is free for directors only. All other employees pay $2 a day."
WEEKENDS = "Employees do not pay for parking on weekends."
FEEL_FREE = "You may feel free to park anywhere, and the lot has a fee."
TOLL_FREE = "The hotel is smoke-free and toll-free numbers are listed at the desk."
FEE = "There is a fee for transferring your registration."
HALF = "The company pays half of the seminar."
MEALS = "Lunch costs 4 euros for employees and 8 euros for guests."
NOT_FREE = "Parking is not free."
NO_LONGER = "Parking is no longer free for employees."
UNTIL = "Employees do not pay for parking until March."
AT_MOST = "Employees do not pay more than 20 dollars for parking."
IN_CASH = "Visitors do not pay in cash for parking."


def verdict(passage: str, claim: str) -> Verdict:
    return prove(f"{claim} [1]", [Text("Handbook", "", passage)]).verdict


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (PARKING, "Parking is free for employees."),
        (PARKING, "Parking is free of charge for employees."),
        (PARKING, "Employees park for free."),
        (PARKING, "Employees park at no cost."),
        (VISITORS_PAY, "Parking is free for employees."),
        (VISITORS_PAY, "Employees do not pay for parking."),
        (VISITORS_PAY, "Employees can park free of charge."),
        (GYM, "The gym is free for all staff."),
        (GYM, "Staff use the gym for free."),
        (GYM, "Staff do not pay for the gym."),
        (BADGE, "Replacing a lost badge is free."),
        (BADGE, "A lost badge is replaced free of charge."),
        (BADGE, "Replacing a lost badge costs nothing."),
        (SHUTTLE, "The shuttle is free for students."),
        (SHUTTLE, "Students ride the shuttle for free."),
        (LOCKERS, "Lockers are free for members."),
        (LOCKERS, "Members get lockers for free."),
        (COFFEE, "Coffee in the kitchen is free."),
        (COFFEE, "Coffee is free of charge in the kitchen."),
        (LUNCH, "Lunch is free for interns."),
        (LUNCH, "Interns get lunch at no cost."),
        (CALLS, "International calls on company phones are free."),
        (CALLS, "International calls on company phones are free of charge."),
        (RESIDENTS, "Parking is free for residents."),
        (COURSE, "The course is free for you."),
        (CHILDREN, "The tour is free for children under 6."),
        (ADMISSION, "Children under 16 get in for free."),
        (ADMISSION, "Children under 16 pay nothing."),
        (ADMISSION, "Children under 16 do not pay admission."),
        (BUS, "The shuttle bus is free."),
        (BUS, "The shuttle bus is free for everyone."),
        (VACCINATIONS, "Vaccinations are free for employees."),
        (VACCINATIONS, "Vaccinations cost employees nothing."),
        (NO_FEE, "Transferring your registration is free of charge."),
        (NO_FEE, "You can transfer your registration at no cost."),
        (WIFI, "Wi-Fi is free in all rooms."),
        (WIFI, "There is no charge for Wi-Fi in the rooms."),
        (TOOLS, "Tools are free for residents."),
        (TOOLS, "Residents do not pay for borrowing tools."),
        (TOOLS, "Residents borrow tools at no charge."),
        (TABLE, "Scanning is free."),
        (FIRST_HOUR, "The first hour of parking is free of charge."),
        (FIRST_HOUR, "You do not pay for the first hour of parking."),
        (SUNDAYS, "Seniors ride for free on Sundays."),
        (SUNDAYS, "On Sundays seniors do not pay."),
        (WARRANTY, "Repairs under warranty are free."),
        (WARRANTY, "Repairs under warranty are free of charge."),
        (GARAGE, "The street is free after 18:00."),
    ],
)
def test_what_is_free_in_other_words_is_proved(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is Verdict.PROVED


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (VISITORS_PAY, "Parking is free for visitors."),
        (VISITORS_PAY, "Visitors do not pay for parking."),
        (VISITORS_PAY, "Parking is free for everyone."),
        (VISITORS_PAY, "Parking is free."),
        (FIRST_BADGE, "Replacement badges are free."),
        (FIRST_BADGE, "All replacement badges are free."),
        (FIRST_BADGE, "Further replacement badges are free."),
        (SHUTTLE, "The shuttle is free for teachers."),
        (SHUTTLE, "Students ride the train for free."),
        (SHUTTLE, "Teachers ride the shuttle for free."),
        (SHUTTLE, "The shuttle is free for everyone."),
        (SHUTTLE, "Students pay for the shuttle."),
        (LOCKERS, "Lockers are free for guests."),
        (LOCKERS, "Lockers are free for everybody."),
        (LOCKERS, "Members are charged 3 euros for lockers."),
        (COFFEE, "Coffee in the kitchen is not free."),
        (COFFEE, "You pay for coffee in the kitchen."),
        (PRICED, "Parking is free for employees."),
        (PRICED, "Parking is free."),
        (PRICED, "You park at no cost."),
        (PRICED, "Employees do not pay for parking."),
        (OWN_EXPENSE, "Parking is free."),
        (OWN_EXPENSE, "Parking is free of charge for employees."),
        (DIRECTORS, "Parking is free for employees."),
        (DIRECTORS, "Employees do not pay for parking."),
        (DIRECTORS, "All employees park at no cost."),
        (LUNCH, "Lunch is free for managers."),
        (LUNCH, "Lunch is free for all employees."),
        (CALLS, "International calls on private phones are free."),
        (WEEKENDS, "Parking is free for employees."),
        (WEEKENDS, "Parking is free for employees on weekdays."),
        (FEEL_FREE, "Parking is free."),
        (TOLL_FREE, "The hotel is free."),
        (CHILDREN, "The tour is free for children."),
        (CHILDREN, "The tour is free for children over 6."),
        (ADMISSION, "Admission is free."),
        (ADMISSION, "Admission is free for children under 18."),
        (ADMISSION, "Children do not pay admission."),
        (ADMISSION, "Admission is free of charge for everyone."),
        (BUS, "The shuttle bus is not free."),
        (FEE, "Transferring your registration is free of charge."),
        (FEE, "You can transfer your registration at no cost."),
        (TOOLS, "Tools are free for non-residents."),
        (TOOLS, "Non-residents can borrow tools free of charge."),
        (TOOLS, "Everybody can borrow tools free of charge."),
        (TOOLS, "Borrowing tools is free."),
        (TABLE, "Printing is free."),
        (HALF, "Employees pay nothing for the seminar."),
        (MEALS, "Lunch is free for employees."),
        (MEALS, "Employees do not pay for lunch."),
        (MEALS, "Lunch is free of charge."),
        (NOT_FREE, "Parking is free."),
        (NOT_FREE, "You park for free."),
        (NO_LONGER, "Parking is free for employees."),
        (NO_LONGER, "Employees park at no cost."),
        (FIRST_HOUR, "Parking is free."),
        (FIRST_HOUR, "Parking is free of charge for employees."),
        (SUNDAYS, "Seniors ride for free."),
        (SUNDAYS, "Seniors ride for free on Saturdays."),
        (SUNDAYS, "Everyone rides for free on Sundays."),
        (WARRANTY, "Repairs are free."),
        (WARRANTY, "Repairs outside the warranty are free."),
        (UNTIL, "Parking is free for employees."),
        (AT_MOST, "Parking is free for employees."),
        (AT_MOST, "Employees park for free."),
        (IN_CASH, "Parking is free for visitors."),
        (IN_CASH, "Visitors park for free."),
        (GARAGE, "Parking in the garage is free."),
        (GARAGE, "Parking on the street is free."),
    ],
)
def test_what_costs_something_or_is_free_for_others_is_not(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is not Verdict.PROVED
