"""Opposites, bounds, rates, orders of time, roles and additions that no page bears out, over small handbooks."""

import pytest

from rag.prove import Proof, Text, Verdict, prove

POOL = (
    "The pool is open from 6:30 to 21:00 on weekdays and from 8:00 to 17:00 on Sundays. It is closed on public "
    "holidays. Lockers are free for members. Season tickets expire on 30 September."
)
MUSEUM = (
    "Photography is allowed in the east wing but not in the west wing. Loans are limited to 6 weeks and only within "
    "Canada. Staff with a blue badge receive 12 free tickets per year.\n\nThe museum was founded in 1931 by Agnes "
    "Thorpe. In 2004 the museum acquired Willow House for 1.8 million CAD. The curator is Paul Reyes. His assistant "
    "is Dina Kahn.\n\nAudio guides cost 3 CAD per visit. A red alarm must be answered within 5 minutes. Damage must "
    "be reported within 10 days of the event. Fees above 400 CAD need the consent of the treasurer. Invoices are "
    "required for every purchase above 20 CAD."
)
LAB = (
    "The training grant is unpaid. Bicycles are refunded at 0.15 EUR per kilometre. Spills must be reported to the "
    "safety officer within 30 minutes. The incubator does not run on battery power. The freezer "
    "room is locked at night."
)
RULES = (
    "Part-time guides receive 9 free meals per month. Never lend your key to anyone, not even to a supervisor. "
    "Visitors may not enter the vault unless the registrar agrees. The depot is open from 9:00 to 13:00 on Fridays."
)
WERKSTATT = "Die Werkstatt öffnet um 7:15 Uhr und schließt um 16:45 Uhr."
PASSES = "Pass | Price per month | Sauna included\nBasic | 25 EUR | no\nGold | 60 EUR | yes"


def proof(claim: str, page: str, question: str = "") -> Proof:
    text = Text("Handbook", "", page)
    return prove(f"{claim} [1].", [text], [text], question)


@pytest.mark.parametrize(
    ("claim", "page"),
    [
        ("The pool is open on public holidays", POOL),
        ("Season tickets expire before 30 September", POOL),
        ("Photography is allowed in both wings", MUSEUM),
        ("Loans are possible worldwide for 6 weeks", MUSEUM),
        ("All fees need the consent of the treasurer", MUSEUM),
        ("All staff receive 12 free tickets per year", MUSEUM),
        ("Invoices are required for every purchase", MUSEUM),
        ("Willow House acquired the museum in 2004 for 1.8 million CAD", MUSEUM),
        ("The museum founded Agnes Thorpe in 1931", MUSEUM),
        ("The assistant of the curator is Paul Reyes", MUSEUM),
        ("Dina Kahn is the curator", MUSEUM),
        ("Audio guides cost 3 CAD per day", MUSEUM),
        ("Damage must be reported 10 days before the event", MUSEUM),
        ("A red alarm must be answered within 5 minutes by Dina Kahn", MUSEUM),
        (
            "Staff with a blue badge get 12 free tickets per year, which is quite generous compared with other firms",
            MUSEUM,
        ),
        ("All guides receive 9 free meals per month", RULES),
        ("Lend your key only to a supervisor", RULES),
        ("Lend your key to a supervisor", RULES),
        ("Visitors may enter the vault", RULES),
        ("The registrar needs leave to enter the vault", RULES),
        ("The depot closes at 9:00 on Fridays", RULES),
        ("The training grant is paid", LAB),
        ("Bicycles are refunded at 0.15 EUR per mile", LAB),
        ("Spills must be reported to the safety officer after 30 minutes", LAB),
        ("The incubator does not run on battery power or at night", LAB),
        ("The Gold pass costs 60 EUR per year", PASSES),
        ("The Basic pass is 25 EUR a week", PASSES),
    ],
)
def test_what_turns_widens_or_adds_is_doubted(claim: str, page: str) -> None:
    assert proof(claim, page).verdict is not Verdict.PROVED


@pytest.mark.parametrize(
    ("claim", "page"),
    [
        ("On public holidays the pool is closed", POOL),
        ("The pool is not open on public holidays", POOL),
        ("Use season tickets by 30 September", POOL),
        ("Photography is allowed in the east wing only", MUSEUM),
        ("All fees above 400 CAD need the consent of the treasurer", MUSEUM),
        ("All staff with a blue badge get 12 free tickets a year", MUSEUM),
        ("Every purchase above 20 CAD requires an invoice", MUSEUM),
        ("Willow House was acquired by the museum in 2004", MUSEUM),
        ("Agnes Thorpe founded the museum in 1931", MUSEUM),
        ("The assistant of the curator is Dina Kahn", MUSEUM),
        ("Audio guides cost 3 CAD each visit", MUSEUM),
        ("Damage must be reported no later than 10 days after the event", MUSEUM),
        ("Part-time guides get 9 free meals a month", RULES),
        ("Never lend your key to anyone, not even to a supervisor", RULES),
        ("Visitors may enter the vault only if the registrar agrees", RULES),
        ("On Fridays the depot closes at 13:00", RULES),
        ("Geöffnet ist von 7.15 bis 16.45 Uhr", WERKSTATT),
        ("The training grant is not paid", LAB),
        ("Bicycles are refunded at 0.15 EUR per km", LAB),
        ("The Gold pass costs 60 EUR a month", PASSES),
    ],
)
def test_what_says_the_same_is_proved(claim: str, page: str) -> None:
    assert proof(claim, page).verdict is Verdict.PROVED


def test_yes_is_no_answer_where_the_page_has_the_opposite() -> None:
    assert proof("Yes, it is paid", LAB, "Is the training grant paid?").verdict is not Verdict.PROVED
