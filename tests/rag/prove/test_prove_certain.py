"""What may be and what will, what holds for one and for all, and what a page rules out by the way."""

import pytest

from rag.prove import Proof, Reason, Text, Verdict, prove

PAY = "Meals without a receipt may be deducted from the refund. Parcels are weighed at the counter."
CHOIR = "The conductor may excuse an absence that was announced a day ahead. Guests sit in the balcony."
GRANT = "The fund pays for the first attempt at the exam; the second attempt is at your own expense."
REST = "Once every five years, doctors may take a paid rest of six weeks."
CLOTHS = "Wipe the wand with the blue cloth (not the yellow cloth). Rebase instead of merging main into your branch."
DISKS = "Temporary files are excluded from the nightly copy. Dogs are prohibited in the cafeteria."

WAGES = "Wages are paid on the 12th. If the 12th is a holiday, wages are paid on the day before."
LIMITS = "Delete the sample within a month of the fix or once it is not needed, whichever occurs first."
PHONE = "You may expense a portion of your phone bill. Badges may be requested for engineering roles."
BOARD = "Ask the board only if you wish to spend more than the yearly sum. The toll limit will be removed in May."
FREE = "Patches can land once the vote ends, if there are no open concerns. Fines must be reported by drivers."


def proof(claim: str, page: str) -> Proof:
    text = Text("Handbook", "", page)
    return prove(f"{claim} [1].", [text], [text])


@pytest.mark.parametrize(
    ("claim", "page", "reason"),
    [
        ("Meals without a receipt will be deducted from the refund", PAY, Reason.MODALITY),
        ("Parcels may be weighed at the counter", PAY, Reason.MODALITY),
        ("The conductor will excuse an absence that was announced a day ahead", CHOIR, Reason.MODALITY),
        ("The conductor may excuse any absence", CHOIR, Reason.SCOPE),
        ("Guests sit anywhere", CHOIR, Reason.SCOPE),
        ("The fund pays for every attempt at the exam", GRANT, Reason.SCOPE),
        ("Doctors may take a paid rest of six weeks whenever they like", REST, Reason.SCOPE),
        ("Wipe the wand with the yellow cloth", CLOTHS, Reason.NEGATION),
        ("Temporary files are part of the nightly copy", DISKS, Reason.NEGATION),
        ("Dogs are allowed in the cafeteria", DISKS, Reason.NEGATION),
        ("Delete the sample within a month of the fix, whichever is later", LIMITS, Reason.OPPOSITE),
        ("You may expense your whole phone bill", PHONE, Reason.OPPOSITE),
        ("Badges may be requested for any role", PHONE, Reason.SCOPE),
        ("You ask the board to spend more", BOARD, Reason.CONDITION),
        ("The toll limit will stay in May", BOARD, Reason.OPPOSITE),
        ("Patches can land once the vote ends, whatever concerns are open", FREE, Reason.SCOPE),
        ("Fines must be reported by drivers, even for parking", FREE, Reason.CONDITION),
        ("Wages are always paid on the 12th", WAGES, Reason.SCOPE),
        (
            "All guests get a key card, whatever the state of payment",
            "All guests who paid get a key card.",
            Reason.SCOPE,
        ),
    ],
)
def test_what_is_made_stronger_wider_or_affirmed_is_doubted(claim: str, page: str, reason: Reason) -> None:
    found = proof(claim, page)
    assert found.verdict is not Verdict.PROVED
    assert reason in {problem.reason for problem in found.problems}


@pytest.mark.parametrize(
    ("claim", "page"),
    [
        ("Meals without a receipt might be deducted from the refund", PAY),
        ("Parcels are weighed at the counter", PAY),
        ("An absence that was announced a day ahead can be excused by the conductor", CHOIR),
        ("Guests have seats in the balcony", CHOIR),
        ("The fund pays for the first attempt at the exam", GRANT),
        ("Doctors may take a paid rest of six weeks every five years", REST),
        ("Wipe the wand with the blue cloth, not with the yellow cloth", CLOTHS),
        ("Temporary files are not part of the nightly copy", DISKS),
        ("Dogs are not allowed in the cafeteria", DISKS),
        ("Within a month of the fix or once it is not needed, whichever is sooner, delete the sample", LIMITS),
        ("You may expense part of your phone bill", PHONE),
        ("Wages are paid on the 12th", WAGES),
        ("Badges may be requested for engineering roles", PHONE),
        ("Ask the board only if you wish to spend more than the yearly sum", BOARD),
        ("The toll limit will be taken away in May", BOARD),
        ("If there are no open concerns, patches can land once the vote ends", FREE),
        ("Load tests are allowed on staging", "Load tests are forbidden on production but allowed on staging."),
    ],
)
def test_what_is_as_strong_and_as_wide_is_proved(claim: str, page: str) -> None:
    assert proof(claim, page).verdict is Verdict.PROVED
