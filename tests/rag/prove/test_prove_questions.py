"""A page's question affirms nothing: what stands behind it does."""

import pytest

from rag.prove import Reason, Text, Verdict, prove

NO = "Do we sign vendor non-disclosure agreements (NDAs)?\nNo. Forward them to the contracting officer."
OPEN = "Do we sign vendor non-disclosure agreements (NDAs)?\nAsk the legal team before you do anything."
YES = "Can I carry days over?\nYes, up to five a year."
HOW = "How many days can I carry over?\nFive."
PARKING = "Is parking free? See the garage page for the fees."


@pytest.mark.parametrize(
    ("page", "claim"),
    [
        (NO, "Yes, you sign vendor NDAs"),
        (NO, "You sign vendor non-disclosure agreements"),
        (NO, "Yes, you just sign it"),
        (OPEN, "Yes, you sign vendor NDAs"),
        (OPEN, "You sign vendor NDAs"),
        (PARKING, "Parking is free"),
        ("Q: Can I keep my laptop when I leave?\nA: No. It is returned on the last day.", "You can keep your laptop"),
        ("Are interns paid for overtime?\nDoes the company pay for a gym?", "Interns are paid for overtime"),
        ("Do contractors get paid holidays?\nNo.", "Contractors get paid holidays and sick leave"),
        (
            "¿Puedo llevar el perro a la oficina?\nConsulte las normas del edificio.",
            "Puedes llevar el perro a la oficina",
        ),
        ("Darf ich den Hund mitbringen?\nNein. Hunde bleiben draußen.", "Den Hund darf man mitbringen"),
    ],
)
def test_what_a_page_only_asks_or_denies_is_not_proved(page: str, claim: str) -> None:
    text = Text("FAQ", "", page)
    assert prove(f"{claim} [1].", [text], [text]).verdict is not Verdict.PROVED


@pytest.mark.parametrize(
    ("page", "claim"),
    [
        (NO, "You do not sign vendor NDAs"),
        (NO, "No, forward NDAs to the contracting officer"),
        ("## Can I take leave in my first month?\nNo, it starts after three months.", "You cannot take leave at first"),
        (NO, "NDAs are forwarded to the contracting officer"),
        (OPEN, "Ask the legal team before you sign vendor NDAs"),
        (YES, "Yes, you can carry days over"),
        (YES, "You can carry over up to five days a year"),
        (HOW, "You can carry over five days"),
        (PARKING, "The fees are on the garage page"),
    ],
)
def test_what_stands_behind_a_question_is_proved(page: str, claim: str) -> None:
    text = Text("FAQ", "", page)
    assert prove(f"{claim} [1].", [text], [text]).verdict is Verdict.PROVED


def test_a_heading_that_asks_is_answered_by_the_first_sentence_under_it() -> None:
    for answer, claim, verdict in (
        ("No. Forward them to the contracting officer.", "You sign vendor NDAs", Verdict.UNSURE),
        ("Yes, after a review.", "You sign vendor NDAs", Verdict.PROVED),
        ("No. Forward them to the contracting officer.", "You do not sign vendor NDAs", Verdict.PROVED),
        ("No. Forward them to the contracting officer.", "You do not sign a lease", Verdict.UNSURE),
        ("Ask the legal team.", "You sign vendor NDAs", Verdict.UNSURE),
    ):
        text = Text("FAQ", "Contracts › Do we sign vendor NDAs?", answer)
        assert prove(f"{claim} [1].", [text], [text]).verdict is verdict


def test_the_doubt_says_that_it_is_only_asked() -> None:
    text = Text("FAQ", "", PARKING)
    reasons = [one.reason for one in prove("Parking is free [1].", [text], [text]).problems]
    assert Reason.ASKED in reasons
