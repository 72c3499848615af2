"""Times without a number: "a few weeks" of what takes a few days."""

import pytest

from rag.prove import Reason, Text, Verdict, prove

LAB = Text(
    "The soil laboratory",
    "",
    "Drying a sample takes a few days. Results of the quick test are sent within minutes, those of the full test "
    "within 10 to 14 days. Samples are kept for several months, field notes for years. A broken oven is usually "
    "repaired in a matter of hours. Rotations last 48 hours. Newcomers work beside a mentor during their first week. "
    "They are insured from the first day, and pay no fee in the first 30 days.",
)


@pytest.mark.parametrize(
    "claim",
    [
        "Drying a sample takes a few weeks",
        "It takes several hours to dry a sample",
        "Results of the quick test are sent within hours",
        "Samples are kept for several weeks",
        "During their first month newcomers work beside a mentor",
        "Newcomers are insured from the first hour",
        "An oven that is broken is usually repaired within weeks",
    ],
)
def test_another_unit_is_doubted(claim: str) -> None:
    assert prove(f"{claim} [1].", [LAB], [LAB]).verdict is not Verdict.PROVED


@pytest.mark.parametrize(
    "claim",
    [
        "Drying a sample takes several days",
        "Results of the quick test are sent within minutes",
        "Results of the full test are sent within a couple of weeks",
        "Samples are kept for some months",
        "Field notes are kept for years",
        "A broken oven is usually repaired within hours",
        "Rotations last a couple of days",
        "In their first week newcomers work beside a mentor",
        "From their first day newcomers are insured",
        "In the first month newcomers pay no fee",
    ],
)
def test_the_same_unit_is_proved(claim: str) -> None:
    proof = prove(f"{claim} [1].", [LAB], [LAB])
    assert proof.verdict is Verdict.PROVED, proof.problems


def test_a_time_of_the_next_sentence_is_read() -> None:
    page = Text(
        "Boards", "", "You may sit on a board if nothing is in conflict. The time must be under a few hours a month."
    )
    claim = "You may sit on a board if there is no conflict and it takes less than a few hours a month [1]."
    assert Reason.UNIT not in {problem.reason for problem in prove(claim, [page], [page]).problems}
