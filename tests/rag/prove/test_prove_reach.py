"""Of whom and for whom something holds, and a sentence that says it of more or of others."""

import pytest

from rag.prove import Text, Verdict, prove

WARD = "Only two people from each ward may be on leave at the same time. Visits are limited to one hour per patient."
PERMITS = "Parking permits for residents are issued by the estates office. Lockers for everyone stand in the hall."
FREEZER = "Access to the specimen freezer is limited to the lab manager and the duty biologist."
PENSION = "The pension plan for US staff is with Alder. Desks for staff are ordered by the office."


def verdict(passage: str, claim: str) -> Verdict:
    return prove(f"{claim} [1]", [Text("Rules", "", passage)]).verdict


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (WARD, "Only two people from the whole hospital may be on leave at the same time."),
        (PERMITS, "Parking permits for everyone are issued by the estates office."),
        (FREEZER, "Everyone except the lab manager has access to the specimen freezer."),
        (FREEZER, "The specimen freezer is open to all apart from the duty biologist."),
        (PENSION, "The pension plan for all staff is with Alder."),
    ],
)
def test_what_reaches_further_is_doubted(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is not Verdict.PROVED


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (WARD, "Only two people of each ward may be on leave at the same time."),
        (PERMITS, "Parking permits for residents come from the estates office."),
        (PERMITS, "Lockers for everyone are in the hall."),
        (FREEZER, "Only the lab manager and the duty biologist have access to the specimen freezer."),
        (PENSION, "The pension plan for US staff is with Alder."),
        (PENSION, "Desks for staff are ordered by the office."),
    ],
)
def test_what_is_said_of_those_is_proved(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is Verdict.PROVED
