"""Somebody whom no page names, and ways of doing things of which no page tells."""

import pytest

from rag.prove import Reason, Text, Verdict, prove

VAN = Text(
    "Van rental",
    "",
    "Fuel is refunded after you send in the receipt. Trips abroad need a green card. You can cancel up to two days "
    "before. Drivers are insured. Fines go to whoever drove. The key is in the box at the gate, and it is yours from "
    "the moment the app shows it.",
)


@pytest.mark.parametrize(
    "claim",
    [
        "Fuel is refunded automatically",
        "Your manager can cancel up to two days before",
        "Trips abroad need a green card from the police",
        "You can cancel in writing up to two days before",
        "Fines go to the customer who drove",
        "Drivers are insured permanently",
        "A green card is issued anonymously for trips abroad",
    ],
)
def test_what_no_page_tells_of_is_doubted(claim: str) -> None:
    proof = prove(f"{claim} [1].", [VAN], [VAN])
    assert proof.verdict is Verdict.UNSURE
    assert Reason.STRANGE in {one.reason for one in proof.problems}


@pytest.mark.parametrize(
    "claim",
    [
        "You get money for fuel back once the receipt was sent in",
        "For trips to other countries you need a green card",
        "The driver is insured",
        "Whoever drove pays the fine",
        "The key is immediately yours when the app shows it",
    ],
)
def test_what_a_page_tells_of_in_other_words_is_not_called_strange(claim: str) -> None:
    proof = prove(f"{claim} [1].", [VAN], [VAN])
    assert Reason.STRANGE not in {one.reason for one in proof.problems}, proof.problems


def test_whom_the_question_names_may_be_named() -> None:
    proof = prove("A customer can cancel up to two days before [1].", [VAN], [VAN], "When can customers cancel?")
    assert Reason.STRANGE not in {one.reason for one in proof.problems}


@pytest.mark.parametrize(
    "claim",
    [
        "Fuel is refunded after you send in the receipt, and parking tickets are waived",
        "Trips abroad need a green card and a medical certificate",
    ],
)
def test_a_part_of_which_no_page_has_a_word_is_doubted(claim: str) -> None:
    assert prove(f"{claim} [1].", [VAN], [VAN]).verdict is not Verdict.PROVED
