"""What a sentence is restricted to is not dropped: a claim without it is doubted, and never called wrong."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rag.prove import Proof, Reason, Text, Verdict, prove

CONDITIONS = [
    ("if", "the parcel weighs above two kilos", "the parcel weighs over 2 kilos"),
    ("when", "the carrier rings at night", "the carrier rings at night"),
    ("unless", "a neighbour has signed", "a neighbour has signed"),
    ("as long as", "the freezer is plugged in", "the freezer is plugged in"),
    ("provided that", "a surgeon agrees", "a surgeon agrees"),
    ("in case", "snow has fallen", "snow has fallen"),
]
MAINS = [
    "the gate keeper opens the cellar door",
    "letters are sorted by the evening shift",
    "the glass jars go to the green shelf",
    "drivers must use the northern ramp",
]


def proof(claim: str, page: str, question: str = "", title: str = "") -> Proof:
    text = Text(title, "", page)
    return prove(claim, [text], [text], question)


def reasons(found: Proof) -> set[Reason]:
    return {problem.reason for problem in found.problems}


def upper(text: str) -> str:
    return text[0].upper() + text[1:]


restricted = st.tuples(st.sampled_from(CONDITIONS), st.sampled_from(MAINS), st.booleans())


@given(restricted)
def test_a_claim_without_the_condition_is_doubted_and_with_it_proved(
    drawn: tuple[tuple[str, str, str], str, bool],
) -> None:
    (cue, condition, other_words), main, in_front = drawn
    page = upper(f"{cue} {condition}, {main}.") if in_front else upper(f"{main} {cue} {condition}.")
    bare = proof(upper(f"{main} [1]."), page)
    assert bare.verdict is Verdict.UNSURE
    assert reasons(bare) == {Reason.CONDITION}
    for whole in (f"{cue} {other_words}, {main} [1].", f"{main} {cue} {other_words} [1]."):
        assert proof(upper(whole), page).verdict is Verdict.PROVED


@given(restricted)
def test_a_condition_that_was_asked_for_need_not_be_said_again(drawn: tuple[tuple[str, str, str], str, bool]) -> None:
    (cue, condition, _), main, in_front = drawn
    page = upper(f"{cue} {condition}, {main}.") if in_front else upper(f"{main} {cue} {condition}.")
    assert proof(upper(f"{main} [1]."), page, f"What happens {cue} {condition}?").verdict is Verdict.PROVED


@given(restricted)
def test_nor_need_one_that_the_page_is_about(drawn: tuple[tuple[str, str, str], str, bool]) -> None:
    (cue, condition, _), main, in_front = drawn
    page = upper(f"{cue} {condition}, {main}.") if in_front else upper(f"{main} {cue} {condition}.")
    assert proof(upper(f"{main} [1]."), page, title=upper(condition)).verdict is Verdict.PROVED


DROPPED = [
    ("5.60 euros are deducted per day", "If breakfast is included in the hotel rate, 5.60 euros are deducted per day."),
    ("The regional director signs the offer", "For orders above 50,000 euros, the regional director signs the offer."),
    ("The centrifuge may be used", "Only trained staff may use the centrifuge."),
    ("The landlord may terminate the lease", "The landlord may only terminate the lease for good cause."),
    ("Travel costs are paid", "Travel costs are paid if the candidate lives more than 100 km away."),
    ("Shipping is refunded", "Shipping is only refunded when the item was faulty."),
    ("The deposit is returned", "The deposit is returned, unless damage has to be repaired."),
    ("A short report is due after the return", "For conference travel, a short report is due after the return."),
]


@pytest.mark.parametrize(("claim", "page"), DROPPED)
def test_a_restriction_that_is_dropped_is_doubted(claim: str, page: str) -> None:
    found = proof(f"{claim} [1].", page)
    assert found.verdict is Verdict.UNSURE
    assert Reason.CONDITION in reasons(found)


KEPT = [
    ("When breakfast is part of the hotel's rate, 5.60 euros per day are deducted", DROPPED[0][1], ""),
    ("Parents hand in a doctor's note", "If a pupil is ill, parents hand in a doctor's note.", "ill pupil"),
    ("For rental cars, attach a photo", "For rental cars and mileage claims, attach a photo.", ""),
    ("Attach a photo", "For rental cars and mileage claims, attach a photo.", "What do I need for a mileage claim?"),
    ("Open a ticket in the portal", "If needed, open a ticket in the portal.", ""),
    ("Contact the service desk", "If you have any questions, contact the service desk.", ""),
    ("Contact the service desk", "Contact the service desk if you have questions.", ""),
    ("Sessions end after ten hours", "For example, sessions end after ten hours.", ""),
    ("Sundays are quiet, even in summer", "Sundays are quiet, even if summer brings many guests.", ""),
    ("Ask the nurse", "Ask the nurse if she would like a break.", ""),
    ("Book your holiday in Kiosk", "Book your holiday in Kiosk; your boss only steps in if many are away.", ""),
    ("Edit the plan early", "Edit the plan early and call the desk if your train is cancelled.", ""),
    ("The survey is dated 10 June", "| Survey | 10 June | signed by the lead if the worker is unable |", ""),
]


@pytest.mark.parametrize(("claim", "page", "question"), KEPT)
def test_what_is_no_restriction_or_is_kept_is_not_doubted(claim: str, page: str, question: str) -> None:
    assert Reason.CONDITION not in reasons(proof(f"{claim} [1].", page, question))
