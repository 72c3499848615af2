"""Who does the second of two things that are joined, and who is told apart from whom."""

import pytest

from rag.prove import Text, Verdict, prove

COURSE = (
    "Pick the dates together with your mentor and your section lead. Enter the course in Kursnet. Your manager can "
    "then see and approve your request."
)
SICK = "Tell the school nurse and the secretary. The nurse will then check and close your sick note."
STOCK = "The caretaker counts the chairs and locks the hall. The cashier empties the till and signs the log."
LEAD = "Your supervisor signs the form. It is then sent to the archive."


def verdict(passage: str, claim: str) -> Verdict:
    return prove(f"{claim} [1]", [Text("Our school", "", passage)]).verdict


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (COURSE, "Your section lead approves your request."),
        (COURSE, "Your mentor approves the request in Kursnet."),
        (SICK, "The secretary closes your sick note."),
        (STOCK, "The cashier locks the hall."),
        (STOCK, "The caretaker signs the log."),
    ],
)
def test_another_does_not_do_the_second_of_two_things(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is not Verdict.PROVED


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (COURSE, "Your manager approves your request."),
        (SICK, "The nurse closes your sick note."),
        (SICK, "Your sick note is closed by the nurse."),
        (STOCK, "The caretaker locks the hall."),
        (STOCK, "The cashier empties the till and signs the log."),
        (LEAD, "Your manager signs the form."),
    ],
)
def test_who_does_the_first_does_the_second(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is Verdict.PROVED
