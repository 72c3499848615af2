"""A word in another's place: between the same words, or in the other half of a contrast."""

import pytest

from rag.prove import Proof, Reason, Text, Verdict, prove

PLANT = "The reaction is carried out under nitrogen at 65 °C. When the orange light flashes, press the steam button."
BEES = "Osmia lignaria flies at temperatures as low as 12 °C, whereas honey bees rarely forage below 14 °C."
HOURS = "On Thursdays it stays open until 9 p.m.; on other days it closes at 6 p.m."
RATES = "The daily allowance is 28 euros, and 14 euros on days of arrival and departure."


def proof(claim: str, page: str) -> Proof:
    text = Text("Handbook", "", page)
    return prove(f"{claim} [1].", [text], [text])


@pytest.mark.parametrize(
    ("claim", "page"),
    [
        ("The reaction is carried out under argon at 65 °C", PLANT),
        ("When the green light flashes, press the steam button", PLANT),
        ("When the orange light flashes, press the power button", PLANT),
    ],
)
def test_a_word_that_no_page_has_between_the_same_words_is_doubted(claim: str, page: str) -> None:
    found = proof(claim, page)
    assert found.verdict is Verdict.UNSURE
    assert Reason.SWAP in {problem.reason for problem in found.problems}


@pytest.mark.parametrize(
    ("claim", "page"),
    [
        ("Honey bees fly at temperatures as low as 12 °C", BEES),
        ("On Thursdays it closes at 6 p.m.", HOURS),
        ("On days of arrival and departure the allowance is 28 euros", RATES),
    ],
)
def test_a_value_of_the_other_half_is_doubted(claim: str, page: str) -> None:
    found = proof(claim, page)
    assert found.verdict is Verdict.UNSURE
    assert Reason.BINDING in {problem.reason for problem in found.problems}


@pytest.mark.parametrize(
    ("claim", "page"),
    [
        ("The reaction runs at 65 °C under nitrogen", PLANT),
        ("Press the steam button when the orange light flashes", PLANT),
        ("Honey bees seldom forage at temperatures under 14 °C", BEES),
        ("Osmia lignaria flies at temperatures as low as 12 °C", BEES),
        ("On Thursdays it is open until 21:00", HOURS),
        ("The daily allowance is €28", RATES),
        ("On days of arrival and departure the allowance is 14 euros", RATES),
        ("Cards worth $480 a year are free", "Cards worth $40 a month are free. They cost $480 in total."),
    ],
)
def test_what_stands_in_its_own_place_is_proved(claim: str, page: str) -> None:
    found = proof(claim, page)
    assert found.verdict is Verdict.PROVED, found.problems


def test_what_labels_another_item_is_doubted() -> None:
    roles = "- Reader: can view pages.\n- Editor: can change pages.\n- Owner: can delete pages."
    assert proof("A reader can delete pages", roles).verdict is Verdict.UNSURE
    assert proof("An owner can delete pages", roles).verdict is Verdict.PROVED
    assert proof("Owner: deletes pages", roles).verdict is Verdict.PROVED


def test_other_clauses_are_another_place() -> None:
    page = "Maintenance is at the customer's expense; the lessor insures the machine."
    assert proof("The customer bears the cost of maintenance", page).verdict is Verdict.PROVED


PENSION = (
    "Riverbank offers a matching SIMPLE IRA retirement plan, where we match up to 4%. This means if you contribute "
    "4% of your weekly paycheck to your IRA then we will contribute an additional 4% to match."
)
HOLIDAYS = "- Founders Day (observed)- Monday, March 2, 2026\n- Harvest- Monday, October 12, 2026"


@pytest.mark.parametrize(
    ("claim", "page"),
    [
        ("Riverbank matches contributions to a SIMPLE IRA up to 4%", PENSION),
        ("Harvest is observed on 10/12/2026", HOLIDAYS),
    ],
)
def test_a_name_that_the_page_has_and_the_day_of_a_date_are_in_nobodys_place(claim: str, page: str) -> None:
    assert proof(claim, page).verdict is Verdict.PROVED
