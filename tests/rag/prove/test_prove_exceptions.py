"""Exceptions that no page has, and "never" of what a page lets happen there alone."""

import pytest

from rag.prove import Text, Verdict, prove

DEPOT = (
    "Bikes are only lent between 8:00 and 11:00. Deposits are paid back only in cash. Only wardens may cut locks. "
    "Guests do not get a locker. Guests can ask for a map. Members get a helmet, except for children. "
    "A lamp needs the consent of a warden. Tours are called off unless ten people join."
)


def verdict(claim: str) -> Verdict:
    text = Text("Depot", "", DEPOT)
    return prove(f"{claim} [1]", [text], [text], "How does the depot work?").verdict


@pytest.mark.parametrize(
    "claim",
    [
        "Bikes are never lent between 8:00 and 11:00.",
        "Between 8:00 and 11:00 no bikes are lent.",
        "Deposits are never paid back in cash.",
        "Wardens may not cut locks.",
    ],
)
def test_only_there_is_not_never_there(claim: str) -> None:
    assert verdict(claim) is not Verdict.PROVED


@pytest.mark.parametrize("unless", ["they ask", "they insist", "a friend helps them", "it rains"])
def test_an_exception_is_not_invented(unless: str) -> None:
    assert verdict(f"Guests do not get a locker unless {unless}.") is not Verdict.PROVED
    assert verdict(f"Unless {unless}, guests do not get a locker.") is not Verdict.PROVED


@pytest.mark.parametrize(
    "claim",
    [
        "Bikes are not lent outside of 8:00 to 11:00.",
        "Deposits are not paid back except in cash.",
        "Nobody but wardens may cut locks.",
        "Members get a helmet unless they are children.",
        "Tours are called off unless ten people join.",
        "Unless ten people join, tours are called off.",
    ],
)
def test_the_page_s_own_bounds_are_proved(claim: str) -> None:
    assert verdict(claim) is Verdict.PROVED
