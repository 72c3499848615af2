"""A table over prose keeps a header that only names kinds; one that says more, and crossed cells, go."""

import pytest

from rag.cite import Given
from rag.columns import row_claim, unnamed
from rag.kinds import is_kind
from rag.look import Sheet, look
from tests.rag.drafted import OFFICIAL, passage

SHIPPING = (
    "Standard: 5 days; Express: 2 days. Standard shipping costs 4 euros and express shipping costs 9 euros. "
    "For a lost parcel we refund 50 euros. Claims are paid at the earliest after 14 days."
)
RULES = (
    "Expenses up to 500 euros are approved by your team lead. Expenses above 500 euros are approved by the finance "
    "director. Full-time employees get 27 days of leave a year. Part-time employees get 14 days of leave. "
    "Unused days expire on 31 March. Sick notes are due after 3 days. Pets are allowed. Smoking is prohibited. "
    "Flights over 6 hours are in business class. "
    "Hotels: up to 150 euros a night in Germany, up to 200 euros a night abroad. "
    "Mothers get 14 weeks at full pay. The other parent gets 4 weeks at full pay. Adoptive parents get 10 weeks."
)
RESET = "To reset the VPN, first close the client. Then delete the profile. Finally restart the laptop."
STEPS = "Step 1: close the client. Step 2: delete the profile. Step 3: restart the laptop."
REGELN = "Vollzeitkräfte bekommen 27 Tage Urlaub. Teilzeitkräfte bekommen 14 Tage Urlaub."
LISTED = "To drain the tank:\n\n1. Open the valve.\n2. Stop the pump.\n"
KEYS = "Property | Details\nProject | tracker-prod\nStages | dev, prod\nPipeline | tracker-rollout\nFirewall | ✅"
GRADES = "Grade | Hours\nStaff | 25\nInterns | 12"
PAGES = (SHIPPING, RULES, RESET, STEPS, REGELN, LISTED, GRADES, KEYS)
GIVEN = tuple(Given(str(number), passage(f"p{number}", text)) for number, text in enumerate(PAGES, start=1))


def shown(*rows: str, question: str = "What are the rules?") -> list[str]:
    header, *below = rows
    table = "\n".join([f"| {header} |", "|---|---|", *(f"| {row} |" for row in below)])
    pieces = look(Sheet(GIVEN, question, OFFICIAL), table).settled.pieces
    return [sentence.text for piece in pieces for sentence in piece.sentences if not sentence.quoted]


@pytest.mark.parametrize(
    ("header", "rows"),
    [
        ("Amount | Approver", ["Up to 500 euros | Team lead [2]", "Above 500 euros | Finance director [2]"]),
        ("Plan | Time", ["Standard | 5 days [1]", "Express | 2 days [1]"]),
        ("Option | Delivery time | Cost", ["Standard | 5 days | 4 euros [1]", "Express | 2 days | 9 euros [1]"]),
        ("Standard | Express", ["5 days | 2 days [1]"]),
        ("Detail | Standard | Express", ["Time | 5 days | 2 days [1]", "Cost | 4 euros | 9 euros [1]"]),
        ("Who | How much", ["Full-time employees | 27 days [2]", "Part-time employees | 14 days [2]"]),
        (
            "Topic | Rule",
            ["Expiry | Unused days expire on 31 March [2]", "Leave | Part-time employees get 14 days [2]"],
        ),
        ("What | Deadline", ["Sick notes | 3 days [2]"]),
        ("Step | What to do", ["1 | Close the client [3]", "2 | Delete the profile [3]"]),
        ("# | Action", ["1 | Close the client [3]", "2 | Delete the profile [3]"]),
        ("Step | Action", ["1 | Close the client [4]", "2 | Delete the profile [4]"]),
        ("Grade | Hours", ["Staff | 25 [7]"]),
        ("Property | Details", ["Stages | dev, prod [8]", "Firewall | ✅ [8]"]),
        ("Step | Action", ["1 | Open the valve [6]", "2 | Stop the pump [6]"]),
        ("Flight length | Class", ["Over 6 hours | Business [2]"]),
        ("Expense | Limit | Notes", ["Hotel in Germany | 150 euros a night | - [2]"]),
        ("Who | How long | Pay", ["Mothers | 14 weeks | Full [2]", "Adoptive parents | 10 weeks | - [2]"]),
        ("Wer | Anzahl", ["Vollzeitkräfte | 27 Tage [5]"]),
    ],
)
def test_a_header_that_names_kinds_stays_over_what_is_proven(header: str, rows: list[str]) -> None:
    bare = [row.replace(f" [{number}]", "") for row in rows for number in range(1, 9) if f"[{number}]" in row]
    assert shown(header, *rows) == [header, *bare]
    assert shown(header, rows[0], f"{'Lunch | ' * (header.count('|'))} 77 dollars [1]") == [header, bare[0]]
    assert shown(header, f"{'Lunch | ' * (header.count('|'))} 77 dollars [1]") == []


@pytest.mark.parametrize(
    ("header", "row"),
    [
        ("Guaranteed refunds | Time", "Standard | 5 days [1]"),
        ("Plan for 2031 | Time", "Standard | 5 days [1]"),
        ("Plan by Johnson | Time", "Standard | 5 days [1]"),
        ("Plan | Free of charge", "Standard | 5 days [1]"),
        ("Plan | Always within", "Standard | 5 days [1]"),
        ("Plan | Costs nothing", "Standard | 5 days [1]"),
        ("Allowed | Not allowed", "Smoking | Pets [2]"),
        ("Prohibited", "Pets [2]"),
    ],
)
def test_a_header_that_says_more_is_not_shown(header: str, row: str) -> None:
    assert header not in shown(header, row)


@pytest.mark.parametrize(
    ("header", "row"),
    [
        ("Plan | Time", "Standard | 2 days [1]"),
        ("Express | Standard", "5 days | 2 days [1]"),
        ("Detail | Express | Standard", "Cost | 4 euros | 9 euros [1]"),
        ("Option | Delivery time | Cost", "Standard | 5 days | 9 euros [1]"),
        ("Option | Delivery time | Cost", "Standard | 2 days | 4 euros [1]"),
        ("Option | Cost | Time", "Standard | 5 days | 4 euros [1]"),
        ("Amount | Approver", "Up to 500 euros | Finance director [2]"),
        ("Amount | Reviewer", "Up to 500 euros | Team lead [2]"),
        ("Who | Days", "Full-time employees | 14 [2]"),
        ("Who | How much", "Part-time employees | 27 days [2]"),
        ("What | Deadline", "Sick notes | 31 March [2]"),
        ("Topic | Rule", "Unused days | 3 days [2]"),
        ("Item | Cost", "Lost parcel | 50 euros [1]"),
        ("Item | Deadline", "Claims | 14 days [1]"),
        ("Item | Limit", "Full-time leave | 27 days [2]"),
        ("Step | Action", "1 | Delete the profile [4]"),
        ("Step | Action", "3 | Delete the profile [3]"),
        ("Step | Action", "1 | Stop the pump [6]"),
        ("Item | Allowed?", "Smoking | Yes [2]"),
        ("Grade | Days", "Staff | 25 [7]"),
        ("Property | Details", "Stages | tracker-rollout [8]"),
        ("Property | Details", "Project | dev, prod [8]"),
        ("Property | Details", "Project | ✅ [8]"),
        ("Expense | Limit", "Hotel abroad | 150 euros a night [2]"),
        ("Who | How long", "Other parent | 10 weeks [2]"),
        ("Who | How long", "Adoptive parents | 4 weeks [2]"),
        ("Wer | Anzahl", "Vollzeitkräfte | 14 Tage [5]"),
    ],
)
def test_a_row_whose_cells_are_anothers_is_not_shown(header: str, row: str) -> None:
    assert shown(header, row) == []


@pytest.mark.parametrize("name", ["Amount", "Step", "#", "No.", "How to", "Who", "Betrag", "期限"])
def test_what_only_names_a_kind(name: str) -> None:
    assert is_kind(name)


@pytest.mark.parametrize("name", ["Refund", "Not due", "All days", "Only details", "Days", "Free", "Approver"])
def test_what_says_more(name: str) -> None:
    assert not is_kind(name)


def test_what_a_row_says_without_names_of_kinds() -> None:
    assert row_claim(["Step", "What to do"], ["1", "Close the client"]) == "Step: 1, what to do: Close the client"
    assert unnamed("Step: 1, what to do: Close the client", [GIVEN[2].passage]) == "Close the client"
    assert unnamed("Lane: 3, amount: 25", [GIVEN[2].passage]) == "Lane: 3, 25"
    assert unnamed("Who: Part-time employees, days: 14", [GIVEN[1].passage]) == "Part-time employees, days: 14"
    assert row_claim(["Plan"], ["Standard", "5 days"]) == "Standard, 5 days"
