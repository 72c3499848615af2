"""Words that changed places, limits that are left out, and what is added to a list or quoted of another."""

import pytest

from rag.prove import Proof, Reason, Text, Verdict, prove

REST = "You keep your laptop but hand in your access card. The officer reports to the board, not to the head of IT."
TEAM = "Two designers and one engineer must approve it. The scribe writes the minutes and shares them with the jury."
CLOUD = (
    "If a customer is using the cloud, then Acme is acting as data processor and the customer is the data controller."
)
COURSES = "Courses longer than three days must be agreed with your manager before you book."
DEBTS = "Members who owe more than 15 euros cannot borrow books until they have paid."
BACKUPS = "Backups are encrypted in transit and at rest. Passes are sold at stations and online."
SHEETS = "Shadowing - record this time as ‘Bench’ in the sheet\n\nHiring - record this time as ‘Hiring’ in the sheet"

PENSION = "Staff have a 13% contribution to a pension scheme (3% from the employee, 10% from the institute)."
CHATS = "Use #lab-general to ask about coffee. Use #lab-pumps to ask about urgent pump faults in the basement."
COVER = "Refunds are paid for:\n- train tickets\n- hotel rooms and breakfast"


def proof(claim: str, page: str, question: str = "") -> Proof:
    text = Text("Handbook", "", page)
    return prove(f"{claim} [1]", [text], [text], question)


@pytest.mark.parametrize(
    ("claim", "page", "reason"),
    [
        ("You keep your access card but hand in your laptop", REST, Reason.BINDING),
        ("The board reports to the officer", REST, Reason.BINDING),
        ("Two engineers and one designer must approve it", TEAM, Reason.BINDING),
        ("The jury shares the minutes with the scribe", TEAM, Reason.BINDING),
        (
            "If a customer uses the cloud, Acme is the data controller and the customer the processor",
            CLOUD,
            Reason.BINDING,
        ),
        ("Backups are encrypted in transit, at rest and in memory", BACKUPS, Reason.STRANGE),
        ("Passes are sold at stations, online or by kiosks", BACKUPS, Reason.STRANGE),
        ("Shadowing: ‘Hiring’", SHEETS, Reason.BINDING),
        ("The employee contributes 10% and the institute 3%", PENSION, Reason.BINDING),
        ("Use #lab-general to ask about urgent pump faults in the basement", CHATS, Reason.BINDING),
        ("hotel parking", COVER, Reason.STRANGE),
    ],
)
def test_what_stands_elsewhere_or_nowhere_is_doubted(claim: str, page: str, reason: Reason) -> None:
    found = proof(claim, page)
    assert found.verdict is Verdict.UNSURE
    assert reason in {problem.reason for problem in found.problems}


@pytest.mark.parametrize(
    ("claim", "page"),
    [
        ("You hand in your access card but keep your laptop", REST),
        ("It is the board that the officer reports to", REST),
        ("One engineer and two designers must approve it", TEAM),
        ("The minutes are written by the scribe and shared with the jury", TEAM),
        ("If a customer uses the cloud, the customer is the data controller and Acme the processor", CLOUD),
        ("If a course is longer than three days, agree it with your manager before you book", COURSES),
        ("Members who owe over 15 euros cannot borrow books until they have paid", DEBTS),
        ("Backups are encrypted at rest and in transit", BACKUPS),
        ("Shadowing: ‘Bench’", SHEETS),
        ("The employee contributes 3% and the institute 10%", PENSION),
        ("Ask about urgent pump faults in the basement in #lab-pumps", CHATS),
        ("hotel breakfast", COVER),
    ],
)
def test_what_stands_in_its_place_is_proved(claim: str, page: str) -> None:
    assert proof(claim, page).verdict is Verdict.PROVED


def test_who_asks_of_the_limited_thing_is_answered_about_it() -> None:
    question = "Who agrees to a course longer than 3 days?"
    claim = "Courses must be agreed with your manager before you book"
    assert proof(claim, COURSES.replace("three", "3"), question).verdict is Verdict.PROVED
