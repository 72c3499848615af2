"""Per day, week, month, quarter or year."""

import pytest

from rag.prove import Text, Verdict, prove

KILN = Text(
    "Kiln",
    "",
    "The rental fee is 45 euros per quarter. Firing takes place weekly; members get two free firings per month. We "
    "meet every day for ten minutes and report every year. Glazes are ordered every two months.",
)


@pytest.mark.parametrize(
    "claim",
    [
        "Members get two free firings per week",
        "The rental fee is 45 euros per month",
        "They meet every week for ten minutes",
        "They report monthly",
        "Die Mietgebühr beträgt 45 Euro pro Monat",
        "Los miembros tienen dos cocciones gratis por semana",
    ],
)
def test_another_period_is_doubted(claim: str) -> None:
    assert prove(f"{claim} [1].", [KILN], [KILN]).verdict is not Verdict.PROVED


@pytest.mark.parametrize(
    "claim",
    [
        "Two firings are free for members each month",
        "The fee for renting is €45 every three months",
        "There is a firing each week, and members have two a month for free",
        "There's a daily meeting of ten minutes",
        "Glazes are ordered every other month",
    ],
)
def test_the_same_period_in_other_words_is_proved(claim: str) -> None:
    proof = prove(f"{claim} [1].", [KILN], [KILN])
    assert proof.verdict is Verdict.PROVED, proof.problems
