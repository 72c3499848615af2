"""Clauses are as strong as those that say the same."""

import pytest

from rag.prove import Reason, Text, Verdict, prove

SECURITY = Text(
    "Security",
    "",
    "Passwords of 14 signs or more are recommended and will soon be required. Two-factor login is required for mail. "
    "USB sticks may be encrypted with our tool. Depending on the damage, the holder may be required to pay for new "
    "locks. If you are away until a known date, you don't need to call your lead daily. A second key is possible. "
    "We recommend for the phone:\n- a screen lock\n- automatic updates",
)


@pytest.mark.parametrize(
    "claim",
    [
        "Passwords have to have 14 signs or more",
        "USB sticks have to be encrypted with our tool",
        "The holder will have to pay for new locks",
        "If you are away until a known date, you need to call your lead every day",
        "A screen lock is mandatory for the phone",
        "Two-factor login can be used for mail",
        "You will always get a second key",
    ],
)
def test_a_stronger_or_a_weaker_clause_is_doubted(claim: str) -> None:
    proof = prove(f"{claim} [1].", [SECURITY], [SECURITY])
    assert proof.verdict is not Verdict.PROVED


@pytest.mark.parametrize(
    "claim",
    [
        "We recommend passwords of at least fourteen signs",
        "For mail, two-factor login is compulsory",
        "You can use our tool to encrypt USB sticks",
        "The holder might have to pay for new locks, depending on the damage",
        "You may get a second key",
        "For the phone a screen lock is advisable",
    ],
)
def test_a_clause_as_strong_in_other_words_is_not(claim: str) -> None:
    proof = prove(f"{claim} [1].", [SECURITY], [SECURITY])
    assert Reason.MODALITY not in {one.reason for one in proof.problems}, proof.problems


CHESS = Text(
    "Chess club",
    "",
    "Presence at the draw is mandatory. Players who cannot come may send a substitute. No player shall enter more than "
    "two sections. The director shall pair the rounds in the hall. A title can only be withdrawn by a vote of the "
    "council. The fee of the open section is $2,000.",
)


@pytest.mark.parametrize(
    "claim",
    [
        "Presence is mandatory, although players who cannot come may send a substitute",
        "No player may enter more than two sections",
        "Withdrawing a title requires a vote of the council",
        "La cuota de la sección abierta es de 2000 dólares",
    ],
)
def test_what_must_be_is_said_in_many_ways(claim: str) -> None:
    assert prove(f"{claim} [1].", [CHESS], [CHESS]).verdict is Verdict.PROVED


@pytest.mark.parametrize(
    "claim",
    [
        "Sending a substitute is mandatory",
        "Players may enter more than two sections",
        "Withdrawing a title requires the consent of the players",
        "La cuota de la sección abierta es de 2100 dólares",
    ],
)
def test_what_need_not_be_is_not_taken_for_what_must(claim: str) -> None:
    assert prove(f"{claim} [1].", [CHESS], [CHESS]).verdict is not Verdict.PROVED
