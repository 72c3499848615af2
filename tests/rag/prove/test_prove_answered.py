"""Pages of questions and answers: what a sentence adds to a question must be in the answer to it."""

import pytest

from rag.prove import Text, Verdict, prove

FAQ = """How long does it take to renew a passport? It can take as little as two days. Sometimes it takes longer.

Where do I park my bicycle? In the cellar, next to the boiler room.

Who repairs the projector in the lecture hall? Ask Dana from the media desk.

What happens if I lose my locker key? The porter opens it with the master key and you pay for a new one.

When is the canteen closed? On public holidays and during the summer break.

Why was my claim rejected? Mostly because a receipt is missing.

How do I cancel a course? Write to the registrar at least a week ahead."""
UNDER = Text("Boats", "Boats › Who may take the rowing boat out?", "Anybody with a bronze badge. Sign the log first.")


def verdict(claim: str, page: Text) -> Verdict:
    return prove(f"{claim} [1].", [page], [page]).verdict


@pytest.mark.parametrize(
    "claim",
    [
        "Renewing a passport usually takes months",
        "You park your bicycle behind the gym",
        "The caretaker repairs the projector in the lecture hall",
        "If you lose your locker key, you get a temporary locker",
        "The canteen is closed at night",
        "A claim is rejected mostly because it is late",
        "Claims are rejected because of a wrong amount",
        "You cancel a course by phone",
    ],
)
def test_what_no_answer_has_is_doubted(claim: str) -> None:
    assert verdict(claim, Text("Campus", "", FAQ)) is not Verdict.PROVED


@pytest.mark.parametrize(
    "claim",
    [
        "Renewing a passport can take as little as two days",
        "You park your bicycle in the cellar",
        "Dana from the media desk repairs the projector in the lecture hall",
        "If you lose your locker key, the porter opens the locker with the master key",
        "If you lose your locker key, you pay for a new one",
        "The canteen is closed on public holidays",
        "The canteen is closed during the summer break",
        "Bicycles are parked next to the boiler room",
        "Claims are rejected when receipts are missing",
        "To cancel a course, write to the registrar a week ahead",
    ],
)
def test_what_an_answer_has_is_proved(claim: str) -> None:
    assert verdict(claim, Text("Campus", "", FAQ)) is Verdict.PROVED


def test_the_heading_may_be_the_question() -> None:
    assert verdict("With a bronze badge you may take the rowing boat out", UNDER) is Verdict.PROVED
    assert verdict("Lifeguards may take the rowing boat out", UNDER) is not Verdict.PROVED
