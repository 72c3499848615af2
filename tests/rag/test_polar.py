"""A cell that says yes or no, or denies, stands where its page says the same of the row, and nowhere else."""

import pytest

from rag.cite import Given
from rag.look import Sheet, look
from tests.rag.drafted import OFFICIAL, passage

PAGES = (
    "Feature | Free | Team | Enterprise\nSSO | No | No | Yes\nAudit log | No | Yes | Yes\nDisk | 5 GB | 9 GB | 90 GB",
    (
        "Backups are included in all plans. Phone support is not included. Dogs are allowed in the office on Fridays. "
        "Cats are not allowed. Smoking is prohibited indoors. Visitors need a badge. Employees do not need a badge."
    ),
    "## What is not covered\n\n- Glasses\n- Cosmetic surgery\n\n## What is covered\n\n- Dental care",
)
GIVEN = tuple(Given(str(number), passage(f"p{number}", text)) for number, text in enumerate(PAGES, start=1))


def shown(header: str, row: str) -> list[str]:
    pieces = look(Sheet(GIVEN, "What is allowed?", OFFICIAL), f"| {header} |\n|---|---|\n| {row} |").settled.pieces
    return [sentence.text for piece in pieces for sentence in piece.sentences if not sentence.quoted]


@pytest.mark.parametrize(
    ("header", "row"),
    [
        ("Feature | Team | Enterprise", "SSO | No | Yes [1]"),
        ("Feature | Team | Enterprise", "SSO | ❌ | ✅ [1]"),
        ("Feature | Team | Enterprise", "Audit log | ✅ | ✅ [1]"),
        ("Plan | SSO | Audit log", "Team | ❌ | ✅ [1]"),
        ("Plan | Disk | SSO", "Team | 9 GB | No [1]"),
        ("Feature | Included", "Backups | ✅ [2]"),
        ("Feature | Included", "Phone support | ❌ [2]"),
        ("Feature | Status", "Phone support | Not included [2]"),
        ("Who | Allowed?", "Dogs | Yes, on Fridays [2]"),
        ("Who | Allowed?", "Cats | No [2]"),
        ("Rule | Details", "Smoking | Not allowed indoors [2]"),
        ("Who | Needs a badge", "Employees | No [2]"),
        ("Item | Covered", "Glasses | No [3]"),
        ("Item | Covered", "Dental care | Yes [3]"),
        ("Item | Status", "Cosmetic surgery | Not covered [3]"),
    ],
)
def test_a_yes_or_no_that_its_page_says_stands(header: str, row: str) -> None:
    assert shown(header, row) == [header, row[:-4]]
    assert shown(header, row[:-4]) == [header, row[:-4]]


@pytest.mark.parametrize(
    ("header", "row"),
    [
        ("Feature | Team | Enterprise", "SSO | Yes | No [1]"),
        ("Feature | Team | Enterprise", "SSO | ✅ | ✅ [1]"),
        ("Feature | Team | Enterprise", "Audit log | ❌ | ✅ [1]"),
        ("Plan | SSO | Audit log", "Team | ✅ | ❌ [1]"),
        ("Plan | Disk | SSO", "Team | 90 GB | No [1]"),
        ("Feature | Included", "Backups | ❌ [2]"),
        ("Feature | Included", "Phone support | ✅ [2]"),
        ("Feature | Status", "Backups | Not included [2]"),
        ("Feature | Status", "Phone support | Included [2]"),
        ("Feature | Status", "Backups | Yes [2]"),
        ("Animal | Allowed?", "Dogs | No [2]"),
        ("Animal | Allowed?", "Cats | Yes, on Fridays [2]"),
        ("Rule | Details", "Dogs | Not allowed [2]"),
        ("Rule | Details", "Smoking | Allowed indoors [2]"),
        ("Who | Needs a badge", "Visitors | No [2]"),
        ("Item | Covered", "Glasses | Yes [3]"),
        ("Item | Covered", "Dental care | No [3]"),
        ("Item | Status", "Glasses | Covered [3]"),
        ("Item | Status", "Dental care | Not covered [3]"),
    ],
)
def test_a_yes_or_no_that_its_page_does_not_say_goes(header: str, row: str) -> None:
    assert shown(header, row) == []
    assert shown(header, row[:-4]) == []


@pytest.mark.parametrize("lead_in", ["The following are not allowed:", "## Not allowed"])
def test_a_fragment_without_a_marker_is_held_with_its_lead_in_too(lead_in: str) -> None:
    pieces = look(Sheet(GIVEN, "?", OFFICIAL), f"{lead_in}\n\n- Dogs\n- Cats\n").settled.pieces
    said = [sentence.text for piece in pieces for sentence in piece.sentences]
    assert said == [lead_in.removeprefix("## "), "Cats"]


def test_a_yes_or_no_goes_with_the_name_of_its_column() -> None:
    assert shown("Animal | Allowed?", "Cats | No [2]") == []
