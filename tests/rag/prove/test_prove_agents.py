"""Who does something, and to whom it is done."""

import pytest

from rag.prove import Reason, Text, Verdict, prove

CLUB = Text(
    "Rowing club",
    "",
    "Once the treasurer has signed the invoice, the office sends it to the member. If a member does not pay, the chair "
    "writes to them; only the board can suspend a membership. Auditors are chosen by the general assembly. The "
    "secretary keeps the minutes and passes them to the board within a week. It is up to the coach to plan training.",
)
WARD = Text(
    "Night shifts",
    "",
    "The ward sister plans the shifts. Relatives may stay overnight with the approval of the doctor in charge. The "
    "pharmacist checks the drug cupboard on Mondays; a doctor countersigns the list. Tell the porter when you need a "
    "wheelchair. The porter's office belongs to the hospital. Falls have to be reported to the head of nursing. "
    "You must sign the visitors' book, and the guard and the porter lock the doors at ten.",
)
LAPTOPS = Text(
    "Laptops at Quillon",
    "",
    "The laptop belongs to Quillon. IT will wipe it when you leave. Exceptions are granted by the Security Officer. "
    "Repairs are paid by Quillon, and we also insure it. Your manager should review your list of software every year.",
)


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (CLUB, "The treasurer sends the invoice to the member"),
        (CLUB, "The office signs the invoice first"),
        (CLUB, "If a member does not pay, the secretary writes to them"),
        (CLUB, "The board chooses the auditors"),
        (CLUB, "It is up to the chair to plan training"),
        (WARD, "The list is countersigned by the pharmacist"),
        (WARD, "Relatives may stay overnight with the approval of the ward sister"),
        (WARD, "Falls have to be reported to the doctor"),
        (WARD, "Tell the ward sister when you need a wheelchair"),
        (LAPTOPS, "Your manager will wipe the laptop when you leave"),
        (LAPTOPS, "Exceptions are granted by your manager"),
        (LAPTOPS, "IT should review your list of software every year"),
    ],
)
def test_somebody_else_who_does_it_is_doubted(text: Text, claim: str) -> None:
    assert prove(f"{claim} [1].", [text], [text]).verdict is not Verdict.PROVED


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (CLUB, "Members are sent the invoice by the office after the treasurer has signed it"),
        (CLUB, "The general assembly chooses the auditors"),
        (CLUB, "The minutes are kept by the secretary, who passes them to the board within seven days"),
        (CLUB, "Suspending a membership is something that the board alone can do"),
        (CLUB, "The coach plans the training"),
        (WARD, "Shifts are planned by the ward sister"),
        (WARD, "If the doctor in charge gives approval, relatives may stay overnight"),
        (WARD, "On Mondays the drug cupboard is checked by the pharmacist"),
        (WARD, "Falls must be reported to the head of nursing"),
        (WARD, "Visitors must sign the visitors' book"),
        (WARD, "The doors are locked by the porter and the guard at ten"),
        (LAPTOPS, "When you leave, the laptop is wiped by IT"),
        (LAPTOPS, "The laptop belongs to the company"),
        (LAPTOPS, "The company also insures it"),
        (LAPTOPS, "Every year your manager should review the list of software"),
    ],
)
def test_the_same_who_does_it_in_other_words_is_not_doubted(text: Text, claim: str) -> None:
    problems = prove(f"{claim} [1].", [text], [text]).problems
    assert Reason.SWAP not in {one.reason for one in problems}, problems


LEAVE = Text(
    "Leave",
    "",
    "Overtime must be approved by the line manager in advance. The line manager approves or declines a request within "
    "three working days. Requests longer than 15 days also need the approval of the department head. Overtime is "
    "compensated with time off, not with money.",
)


@pytest.mark.parametrize(
    "claim",
    [
        "Overtime is approved by the department head",
        "Employees approve or decline requests within three working days",
        "Overtime is compensated with money, not with time off",
    ],
)
def test_who_does_another_thing_bears_nothing_out(claim: str) -> None:
    assert prove(f"{claim} [1].", [LEAVE], [LEAVE]).verdict is not Verdict.PROVED


def test_who_does_it_in_an_item_of_a_list_bears_it_out() -> None:
    text = Text("Roles", "", "Approvers are:\n- nominated by an owner\n\nReviewers are:\n- sponsored by an approver")
    proof = prove(
        "Reviewers are sponsored by an approver, and approvers are nominated by an owner [1].", [text], [text]
    )
    assert Reason.SWAP not in {one.reason for one in proof.problems}


@pytest.mark.parametrize(
    "said",
    ["Employees should plan leave early.", "Anyone can raise an incident.", "Staff must report a loss at once."],
)
def test_that_before_a_clause_points_at_nobody(said: str) -> None:
    page = Text("Rules", "", f"{said} That employee keeps the notes.")
    assert prove(f"Note that {said[0].lower()}{said[1:]} [1]", [page], [page]).verdict is Verdict.PROVED


PENSION = Text(
    "Retirement",
    "",
    "Right from hire, Quillon will contribute 4% of a person's salary. People can additionally opt to contribute up to "
    "the limit. Quillon will contribute regardless of contributions of theirs. Holidays are booked in Time by Ferro.",
)


@pytest.mark.parametrize(
    "claim",
    [
        "Quillon contributes 4% of your salary, whether or not you contribute yourself",
        "All holidays are booked in Time by Ferro",
    ],
)
def test_who_makes_no_difference_and_who_is_part_of_a_name_does_nothing(claim: str) -> None:
    assert prove(f"{claim} [1].", [PENSION], [PENSION]).verdict is Verdict.PROVED
