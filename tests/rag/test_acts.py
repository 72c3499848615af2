"""A frame that takes something for done: of what no page puts together, or forbids, it goes."""

import pytest

from rag.acts import is_act
from rag.cite import Given
from rag.look import Sheet, look
from tests.rag.drafted import OFFICIAL, passage

DOSES = passage(
    "doses",
    "Adults take 500 mg of paracetamol every 6 hours. Children under 12 must not take paracetamol without a doctor. "
    "Never give paracetamol together with alcohol. You request a refill in the portal. "
    "Refunds are paid within 10 days. No tablets are posted to a hotel after Friday.",
)
DOSE = "Adults take 500 mg of paracetamol every 6 hours [1]"
REFILL = "You request a refill in the portal [1]"


def shown(draft: str, question: str) -> list[str]:
    pieces = look(Sheet((Given("1", DOSES),), question, OFFICIAL), draft).settled.pieces
    return [sentence.text for piece in pieces for sentence in piece.sentences]


@pytest.mark.parametrize("question", ["May I take paracetamol with alcohol?", "How do I get tablets?"])
@pytest.mark.parametrize(
    ("frame", "under"),
    [
        ("To give paracetamol with alcohol:", DOSE),
        ("In order to give paracetamol with alcohol:", DOSE),
        ("When giving paracetamol with alcohol:", DOSE),
        ("If you give paracetamol with alcohol:", DOSE),
        ("For paracetamol with alcohol:", DOSE),
        ("Taking paracetamol with alcohol:", DOSE),
        ("How to combine paracetamol and alcohol:", DOSE),
        ("## Giving paracetamol with alcohol", DOSE),
        ("## Paracetamol with alcohol", DOSE),
        ("## How do I take paracetamol with alcohol?", DOSE),
        ("If you want to give children paracetamol:", DOSE),
        ("To give paracetamol to children:", DOSE),
        ("To give children paracetamol without a doctor:", DOSE),
        ("To request a refund:", REFILL),
        ("To get a refund within 10 days in the portal:", REFILL),
    ],
)
def test_what_is_forbidden_or_said_nowhere_leads_nothing_in(question: str, frame: str, under: str) -> None:
    assert shown(f"{frame}\n\n- {under}", question) == [under[:-4]]


@pytest.mark.parametrize("question", ["May I take paracetamol with alcohol?", "How do I get tablets?"])
@pytest.mark.parametrize(
    ("frame", "under"),
    [
        ("To take paracetamol:", DOSE),
        ("To request a refill:", REFILL),
        ("To get a refill:", REFILL),
        ("When you need a refill:", REFILL),
        ("Steps to request a refill:", REFILL),
        ("## Requesting a refill", REFILL),
        ("## How do I request a refill?", REFILL),
        ("To use the portal:", REFILL),
        ("To do so:", REFILL),
        ("## Paracetamol with alcohol", "Never give paracetamol together with alcohol [1]"),
        ("## Tablets to a hotel", "No tablets are posted to a hotel after Friday [1]"),
    ],
)
def test_what_a_page_says_to_do_leads_in(question: str, frame: str, under: str) -> None:
    assert shown(f"{frame}\n\n- {under}", question) == [frame.removeprefix("## "), under[:-4]]


def test_a_question_is_no_reason_for_what_a_page_forbids_but_for_what_it_asks() -> None:
    assert shown(f"To request a refund:\n\n- {REFILL}", "How do I request a refund?")[0] == "To request a refund:"


@pytest.mark.parametrize(("core", "acts"), [("To apply", True), ("You apply", False), ("Leave", False), ("", False)])
def test_an_act_is_told_by_its_verb(core: str, acts: bool) -> None:  # noqa: FBT001
    assert is_act(core) is acts
