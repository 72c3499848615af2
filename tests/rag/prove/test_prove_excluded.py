"""Whom a page leaves out, cells that say there is none, and claims that another passage says."""

import pytest

from rag.prove import Proof, Reason, Text, Verdict, prove

RULE = (
    "You may work abroad for up to 20 days a year. Trainees and working students are excluded from this rule. The "
    "travel grant is not available to contractors. Relatives of staff cannot take part in the draw."
)
ROOMS = """\
| Room | Seats | Deposit | Music |
|---|---|---|---|
| Barn | 120 | 600 € | until midnight |
| Loft | 60 | none | no |
"""
PHONES = "A company phone must be enrolled in the device register."


def proof(claim: str, page: str, *others: str) -> Proof:
    texts = [Text("Handbook", "", text) for text in (page, *others)]
    return prove(f"{claim} [1].", texts[:1], texts)


@pytest.mark.parametrize(
    ("claim", "page"),
    [
        ("Trainees may work abroad for up to 20 days a year", RULE),
        ("Contractors get the travel grant", RULE),
        ("Relatives of staff may take part in the draw", RULE),
        ("Music may be played in the Loft", ROOMS),
        ("The Loft has one deposit", ROOMS),
    ],
)
def test_what_is_given_to_those_left_out_is_doubted(claim: str, page: str) -> None:
    assert Reason.NEGATION in {problem.reason for problem in proof(claim, page).problems}


@pytest.mark.parametrize(
    ("claim", "page"),
    [
        ("You may work abroad for up to 20 days a year", RULE),
        ("Trainees and working students are excluded from this rule", RULE),
        ("The travel grant isn't available to contractors", RULE),
        ("Music may be played until midnight in the Barn", ROOMS),
        ("The Barn has a deposit of 600 €", ROOMS),
    ],
)
def test_those_who_are_not_left_out_are_no_fault(claim: str, page: str) -> None:
    assert proof(claim, page).verdict is Verdict.PROVED


def test_what_a_sentence_of_another_passage_says_alone_is_doubted() -> None:
    other = "Roof keys are kept in the red cabinet by the porter."
    found = proof("Roof keys are kept in the red cabinet", "Roof keys are old and rusty.", other)
    assert Reason.ELSEWHERE in {problem.reason for problem in found.problems}


def test_an_item_of_a_list_of_what_is_left_out_is_doubted() -> None:
    page = (
        "Covered are:\n- bells\n- child seats\n\nItems that are not covered include racks, frames and trip computers."
    )
    text = Text("Handbook", "", page)
    question = "What is covered?"
    assert prove("trip computers [1]", [text], [text], question).verdict is Verdict.UNSURE
    assert prove("child seats [1]", [text], [text], question).verdict is Verdict.PROVED
    assert prove("trip computers [1]", [text], [text], "What is not covered?").verdict is Verdict.PROVED


def test_the_same_goes_for_what_is_said_to_be_the_same() -> None:
    same = f"{PHONES} The same applies to tablets."
    assert proof("The same goes for private phones", PHONES).verdict is Verdict.UNSURE
    assert proof("The same applies to tablets", same).verdict is Verdict.PROVED


GRANT = Text(
    "Grant",
    "",
    "The grant covers travel and printing. It does not cover:\n- alcohol\n- fines\n- gifts for staff\n\n"
    "Anyone may apply, excluding:\n- board members\n- winners of last year\n\nBring with you:\n- an identity card",
)


@pytest.mark.parametrize(
    "claim", ["Gifts for staff are covered", "Board members may apply too", "Alcohol is covered by the grant"]
)
def test_an_item_under_a_lead_in_that_leaves_out_is_doubted(claim: str) -> None:
    assert prove(f"{claim} [1].", [GRANT], [GRANT]).verdict is not Verdict.PROVED


@pytest.mark.parametrize(
    "claim",
    [
        "The grant does not cover gifts for staff",
        "Board members are excluded",
        "Everyone except board members may apply",
        "You bring an identity card with you",
    ],
)
def test_an_item_that_is_left_out_may_be_told_so(claim: str) -> None:
    problems = prove(f"{claim} [1].", [GRANT], [GRANT]).problems
    assert Reason.NEGATION not in {one.reason for one in problems}, problems
