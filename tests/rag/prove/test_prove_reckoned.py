"""Sums that a claim shows, numbers that were asked, cents, and the "no" of a table's cell."""

import pytest

from rag.prove import Proof, Text, Verdict, prove

PASSES = (
    "Pass | Price per month | Sauna included\nBasic | 25 EUR | no\nGold | 60 EUR | yes\nFamily | 85 EUR | no\n\n"
    "Bicycles are refunded at 0.15 EUR per kilometre. The small room seats 14 people. The large room seats 36 people."
)
FEES = (
    "Fees above 400 CAD need the consent of the treasurer. Invoices are required for every purchase above 20 CAD. "
    "Bookings above 10 lanes need the signature of the director."
)


def proof(claim: str, page: str, question: str = "") -> Proof:
    text = Text("Handbook", "", page)
    return prove(f"{claim} [1].", [text], [text], question)


@pytest.mark.parametrize(
    ("question", "claim", "page"),
    [
        ("Gold for 4 months?", "For four months the Gold pass is 260 EUR (4 x 60 EUR)", PASSES),
        ("Gold for 4 months?", "For four months the Gold pass is 280 EUR (4 x 70 EUR)", PASSES),
        ("", "Together the rooms seat 36 people (14 + 36)", PASSES),
        ("", "Bicycles are refunded at 51 cents per kilometre", PASSES),
        ("", "The sauna is not included in the Gold pass", PASSES),
        ("", "The sauna is included in Basic, but not in Gold", PASSES),
        ("", "60 EUR per month, without sauna", PASSES),
        ("Who consents to a fee of 300 CAD?", "A fee of 300 CAD needs the consent of the treasurer", FEES),
        ("Do I need an invoice for 25 CAD?", "No invoice is required for 25 CAD", FEES),
        ("Do I need an invoice for 12 CAD?", "Yes, a purchase of 12 CAD requires an invoice", FEES),
        ("", "A fee of 600 CAD needs the consent of the treasurer", FEES),
    ],
)
def test_what_does_not_come_out_or_is_on_the_other_side_is_not_proved(question: str, claim: str, page: str) -> None:
    assert proof(claim, page, question).verdict is not Verdict.PROVED


@pytest.mark.parametrize(
    ("question", "claim", "page"),
    [
        ("Gold for 4 months?", "For four months the Gold pass is 240 EUR (4 x 60 EUR)", PASSES),
        ("A year of Basic?", "A year of Basic is 300 EUR (12 * 25 EUR)", PASSES),
        ("What for 200 km?", "For 200 km by bicycle you get 30 EUR (200 × 0.15 EUR)", PASSES),
        ("", "Together, the two rooms seat 50 people", PASSES),
        ("", "Together the two rooms seat 50 people (14 + 36)", PASSES),
        ("", "Bicycles are refunded at 15 cents per kilometre", PASSES),
        ("", "The Basic pass costs 25 EUR per month, and the sauna is not included", PASSES),
        ("", "The sauna is included in Gold, but not in Basic and Family", PASSES),
        ("", "25 EUR per month, without sauna", PASSES),
        ("Who consents to a fee of 600 CAD?", "A fee of 600 CAD needs the consent of the treasurer", FEES),
        ("Who signs for 14 lanes?", "For 14 lanes you need the signature of the director", FEES),
        ("Do I need an invoice for 25 CAD?", "Yes, a purchase of 25 CAD requires an invoice", FEES),
        ("Do I need an invoice for 12 CAD?", "No invoice is required for a purchase of 12 CAD", FEES),
        ("Do I need an invoice for 12 CAD?", "No, invoices are only required for purchases above 20 CAD", FEES),
    ],
)
def test_what_comes_out_or_is_on_the_same_side_is_proved(question: str, claim: str, page: str) -> None:
    assert proof(claim, page, question).verdict is Verdict.PROVED
