"""A value stays with what its stretch of the sentence, its row or its column names."""

import pytest

from rag.prove import Proof, Text, Verdict, prove

POOL = "The pool is open from 6:30 to 21:00 on weekdays and from 8:00 to 17:00 on Sundays."
ALARMS = (
    "A red alarm must be answered within 5 minutes, an amber alarm within 2 hours, and a green alarm within 3 days."
)
WERKSTATT = "Die Werkstatt öffnet um 7:15 Uhr und schließt um 16:45 Uhr."
SPIND = "Ein Spind kostet für Lehrlinge 3,20 €, für Besucher 6,70 €."
LANES = "Lane | Coach | Stand-in\n4 | Ida Holm | Per Lund\n5 | Olav Ness | Kari Moe"
LEAVE = "Who | Weeks paid | Notice\nBirth parent | 18 | 8 weeks\nOther parent | 10 | 6 weeks\nGuardian | 14 | 4 weeks"


def proof(claim: str, page: str) -> Proof:
    text = Text("Handbook", "", page)
    return prove(f"{claim} [1].", [text], [text])


@pytest.mark.parametrize(
    ("claim", "page"),
    [
        ("The pool is open from 6:30 to 21:00 on Sundays", POOL),
        ("The pool is open from 6:30 to 17:00 on weekdays", POOL),
        ("Red: 3 days, amber: 2 hours, green: 5 minutes", ALARMS),
        ("Die Werkstatt öffnet um 16:45 Uhr", WERKSTATT),
        ("Die Werkstatt schließt um 7:15 Uhr", WERKSTATT),
        ("Besucher zahlen 3,20 €", SPIND),
        ("The coach on lane 4 is Olav Ness", LANES),
        ("Per Lund is the coach on lane 4", LANES),
        ("Ida Holm is the stand-in on lane 4", LANES),
        ("Guardians get 4 weeks paid", LEAVE),
        ("Birth parents must give 18 weeks' notice", LEAVE),
        ("Birth parents get 18 weeks paid, other parents 14 and guardians 10", LEAVE),
    ],
)
def test_a_value_or_name_of_another_stretch_row_or_column_is_doubted(claim: str, page: str) -> None:
    assert proof(claim, page).verdict is not Verdict.PROVED


@pytest.mark.parametrize(
    ("claim", "page"),
    [
        ("On Sundays the pool is open from 8 am to 5 pm", POOL),
        ("The pool is open from 6:30 to 21:00 on weekdays", POOL),
        ("Red: 5 minutes, amber: 2 hours, green: 3 days", ALARMS),
        ("A green alarm has to be answered within three days", ALARMS),
        ("Die Werkstatt schließt um 16:45 Uhr", WERKSTATT),
        ("Besucher zahlen 6,70 €", SPIND),
        ("The coach on lane 5 is Olav Ness", LANES),
        ("Per Lund is the stand-in on lane 4", LANES),
        ("Guardians must give 4 weeks' notice", LEAVE),
        ("Birth parents get 18 weeks paid, other parents 10 and guardians 14", LEAVE),
    ],
)
def test_what_is_in_its_own_stretch_row_and_column_is_proved(claim: str, page: str) -> None:
    assert proof(claim, page).verdict is Verdict.PROVED
