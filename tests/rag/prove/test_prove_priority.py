"""What comes first, counts more or is preferred."""

import pytest

from rag.prove import Reason, Text, Verdict, prove

RULES = Text(
    "Rules",
    "",
    "Safety takes priority over speed. We prefer trains to planes. Older members go first, then newcomers. The oral "
    "test comes before the written one. Rent is paid after wages. In the kitchen, cleaning is more important than "
    "decoration. The duty nurse is called first. If she cannot come, the night doctor is called.",
)


@pytest.mark.parametrize(
    "claim",
    [
        "Speed matters more than safety",
        "Speed takes precedence over safety",
        "Planes are preferred over trains",
        "Newcomers go first",
        "The written test comes before the oral one",
        "Decoration matters more than cleaning in the kitchen",
        "The night doctor is called first, and the duty nurse only if the doctor cannot come",
    ],
)
def test_an_order_that_is_turned_round_is_doubted(claim: str) -> None:
    proof = prove(f"{claim} [1].", [RULES], [RULES])
    assert proof.verdict is Verdict.UNSURE
    assert {one.reason for one in proof.problems} & {Reason.COMPARISON, Reason.BINDING}


@pytest.mark.parametrize(
    "claim",
    [
        "Safety matters more than speed",
        "Trains are preferred over planes",
        "Speed comes after safety",
        "Newcomers come after older members",
        "The written test follows the oral one",
        "Cleaning counts more than decoration in the kitchen",
        "Wages are paid before rent",
    ],
)
def test_the_same_order_in_other_words_is_not_doubted(claim: str) -> None:
    proof = prove(f"{claim} [1].", [RULES], [RULES])
    assert Reason.COMPARISON not in {one.reason for one in proof.problems}
