"""What a number counts, who alone gets something, and conditions that begin a sentence without a comma."""

import pytest

from rag.prove import Proof, Text, Verdict, prove

LOCK = "After five failed attempts the account is locked for 15 minutes."
REST = "After two years of service you may take up to 30 days of unpaid rest."
BONUS = "Managers and recruiters do not receive the referral bonus."
NIGHTLY = "Manual testing is required for features in Beta. Nightly feature testing is always optional."


def proof(claim: str, page: str) -> Proof:
    text = Text("Handbook", "", page)
    return prove(f"{claim} [1].", [text], [text])


@pytest.mark.parametrize(
    ("claim", "page"),
    [
        ("After 15 failed attempts the account is locked for five minutes", LOCK),
        ("After 30 days of service you may take up to two years of unpaid rest", REST),
        ("You may take unpaid rest before two years of service", REST),
        ("The account is locked for 15 minutes after every password change", LOCK),
        ("Only managers and recruiters receive the referral bonus", BONUS),
        ("Feature testing in Nightly is required", NIGHTLY),
    ],
)
def test_what_counts_or_names_something_else_is_doubted(claim: str, page: str) -> None:
    assert proof(claim, page).verdict is not Verdict.PROVED


@pytest.mark.parametrize(
    ("claim", "page"),
    [
        ("The account is locked for 15 minutes after 5 failed attempts", LOCK),
        ("You may take up to thirty days of unpaid rest after two years of service", REST),
        ("The referral bonus isn't for managers and recruiters", BONUS),
        ("Feature testing in Nightly is optional", NIGHTLY),
    ],
)
def test_what_counts_the_same_is_proved(claim: str, page: str) -> None:
    assert proof(claim, page).verdict is Verdict.PROVED
