"""What somebody decides: who approves need not refuse, and who refuses need not cancel."""

import pytest

from rag.prove import Text, Verdict, prove

APPROVES = "Your manager approves leave requests."
MAY_NOT = "Your manager may not refuse leave."
DECLINES = "The manager can decline a leave request if too many people are away."
LEASE = "The landlord may extend the lease by one year."
FEE = "The registrar can waive the late fee in cases of hardship."
BOARD = "The board grants exceptions to the travel policy."
REVIEWS = "HR reviews every remote work request."
REVOKES = "The security team can revoke access at any time."
LATE = "The committee does not approve late applications."
DESKS = "Requests for a standing desk are never refused by Facilities."
SIGNS = "A department head signs off on purchases."
TUTOR = "The tutor marks the essays within a week."
JURY = "The jury's decision is announced by the principal."
GUESTS = "The deposit is not charged to returning guests."


def verdict(passage: str, claim: str) -> Verdict:
    return prove(f"{claim} [1]", [Text("Handbook", "", passage)]).verdict


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (APPROVES, "Leave requests are approved by your manager."),
        (APPROVES, "Your manager has to approve your leave."),
        (MAY_NOT, "Your manager cannot refuse leave."),
        (DECLINES, "Your manager can refuse a leave request if too many people are away."),
        (DECLINES, "A leave request can be turned down by the manager if too many people are away."),
        (LEASE, "The landlord can prolong the lease by one year."),
        (FEE, "The late fee can be waived by the registrar in cases of hardship."),
        (BOARD, "The board approves exceptions to the travel policy."),
        (REVOKES, "The security team can withdraw access at any time."),
        (LATE, "Late applications are refused by the committee."),
        (LATE, "The committee rejects late applications."),
        (SIGNS, "A department head approves purchases."),
        (
            "The tour is called off if fewer than six people register.",
            "The tour is cancelled if fewer than six register.",
        ),
        ("Loans run for three weeks and can be renewed twice.", "Loans run for three weeks and can be extended twice."),
        ("Without a signature from Finance no invoice is paid.", "Invoices must be approved by Finance."),
    ],
)
def test_a_decision_in_other_words_is_proved(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is Verdict.PROVED


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (APPROVES, "Your manager can refuse leave."),
        (APPROVES, "Your manager can cancel leave."),
        (APPROVES, "Your manager can extend leave requests."),
        (APPROVES, "Your manager may override leave requests."),
        (APPROVES, "Your manager cannot refuse leave."),
        (APPROVES, "Leave requests can be refused by your manager."),
        (MAY_NOT, "Your manager can refuse leave."),
        (MAY_NOT, "Your manager may decline leave."),
        (DECLINES, "The manager can cancel a leave request if too many people are away."),
        (LEASE, "The landlord may cancel the lease."),
        (LEASE, "The landlord may refuse the lease."),
        (FEE, "The registrar can refuse the late fee in cases of hardship."),
        (BOARD, "The board can revoke exceptions to the travel policy."),
        (REVIEWS, "HR can reject remote work requests."),
        (REVIEWS, "HR approves every remote work request."),
        (REVOKES, "The security team can extend access at any time."),
        (LATE, "The committee approves late applications."),
        (DESKS, "Facilities can refuse requests for a standing desk."),
        (SIGNS, "A department head can veto purchases."),
        (SIGNS, "A department head can block purchases."),
        (TUTOR, "The tutor can extend the deadline by a week."),
        (JURY, "The jury's decision may be overturned by the principal."),
        (GUESTS, "The deposit can be refused to returning guests."),
        ("Your access is checked every quarter by the data owner.", "The data owner grants your access every quarter."),
        ("Members pay the late fee at the desk.", "The late fee can be waived at the desk."),
    ],
)
def test_another_decision_is_not(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is not Verdict.PROVED
