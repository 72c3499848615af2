"""What a page speaks of only to deny it."""

import pytest

from rag.prove import Reason, Text, Verdict, prove

LOANS = Text(
    "Loans",
    "",
    "A loan ends after four weeks. You will not receive a reminder that it has ended. The slip should name the book, "
    "but should not show the borrower's address and should not be folded. Blank forms count, but are not included in "
    "the yearly statistics. If you do not return a book, the deposit is kept.",
)


@pytest.mark.parametrize(
    "claim",
    [
        "The library reminds you that the loan has ended",
        "The slip should give the borrower's address",
        "Blank forms are included in the statistics of the year",
    ],
)
def test_what_is_only_denied_is_doubted_when_affirmed(claim: str) -> None:
    assert prove(f"{claim} [1].", [LOANS], [LOANS]).verdict is not Verdict.PROVED


@pytest.mark.parametrize(
    "claim",
    [
        "Nobody reminds you that the loan has ended",
        "The slip names the book",
        "Unless you return a book, the deposit is kept",
    ],
)
def test_what_is_denied_too_or_affirmed_elsewhere_is_not(claim: str) -> None:
    problems = prove(f"{claim} [1].", [LOANS], [LOANS]).problems
    assert Reason.NEGATION not in {one.reason for one in problems}, problems


HASTY = Text(
    "Hours",
    "",
    "You cant fill in hours of the week before. Contractors dont need a badge. Timers wont stop by themselves.",
)


@pytest.mark.parametrize(
    ("claim", "verdict"),
    [
        ("You cannot fill in hours of the week before", Verdict.PROVED),
        ("You can fill in hours of the week before", Verdict.DISPROVED),
        ("Contractors do not need a badge", Verdict.PROVED),
        ("Contractors need a badge", Verdict.DISPROVED),
        ("Timers don't stop by themselves", Verdict.PROVED),
    ],
)
def test_a_not_without_its_apostrophe_is_heard(claim: str, verdict: Verdict) -> None:
    assert prove(f"{claim} [1].", [HASTY], [HASTY]).verdict is verdict
