"""Exchanges come back from the ledger as they went in."""

from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.ledger.rows import exchange_of, exchange_row
from adapters.ledger.sql import SqlLedger
from bot.exchange import Exchange
from bot.thread import Message, MessageId, PersonId, Room, Thread, ThreadId
from rag.evidence import Hit, Parts, Passage, Source
from rag.reply import Chat, Citation, Question, Quotes, Refusal, Reply, Tier, Why

NOW = datetime(2026, 5, 3, 9, 30, tzinfo=UTC)
ROOM = Room("terminal", "", "desk")
SOURCE = Source(
    "hr:leave.md", "Leave", "https://hr.example.com/leave", "hr", frozenset({"staff"}), revised=date(2026, 5, 3)
)
PASSAGE = Passage(SOURCE, "You get 25 days.", 10, 26, section=("Annual leave",), page=2)
REPLIES: tuple[Reply, ...] = (
    Quotes(
        (Citation(1, PASSAGE, "25 days", "https://hr.example.com/leave#:~:text=25%20days"),), Tier.HEDGE, "https://x"
    ),
    Refusal(Why.NO_EVIDENCE, "https://hr.example.com", ("hr",), ("Leave",), ("Chile",)),
    Chat("Hello!"),
)


def exchange(number: int = 1, reply: Reply = REPLIES[0], *, root: str = "1", text: str = "How much?") -> Exchange:
    at = NOW + timedelta(minutes=number)
    message = Message(MessageId(str(number)), PersonId("ada"), text, at)
    return Exchange(
        thread=Thread(ThreadId(ROOM, MessageId(root))),
        message=message,
        reply=reply,
        said="25 days.",
        language="en",
        at=at,
        question=Question("How much leave?", "How much?", previous="Leave?", leans=True),
        hits=(Hit(PASSAGE, 1.25, 0.8, Parts(0.5, 0.25, 0.7)),),
        timings_ms={"search": 3},
        posted=MessageId(f"{number}-reply"),
    )


@pytest.fixture
def ledger(tmp_path: Path) -> Iterator[SqlLedger]:
    with closing(SqlLedger(tmp_path / "ledger.sqlite")) as opened:
        yield opened


@pytest.mark.parametrize("reply", REPLIES, ids=lambda reply: type(reply).__name__)
async def test_an_exchange_comes_back_whole(ledger: SqlLedger, reply: Reply) -> None:
    await ledger.record(exchange(reply=reply))
    assert await ledger.exchanges(10) == (exchange(reply=reply),)


async def test_the_newest_exchanges_come_first_and_no_more_than_asked_for(ledger: SqlLedger) -> None:
    for number in range(1, 4):
        await ledger.record(exchange(number))
    assert [found.message.id.value for found in await ledger.exchanges(2)] == ["3", "2"]


async def test_recording_the_same_message_again_replaces_it(ledger: SqlLedger) -> None:
    await ledger.record(exchange())
    await ledger.record(replace(exchange(), said="25 days a year."))
    assert [found.said for found in await ledger.exchanges(10)] == ["25 days a year."]


async def test_a_thread_has_its_own_messages_questions_before_replies(ledger: SqlLedger) -> None:
    await ledger.record(exchange(2))
    await ledger.record(exchange(1))
    await ledger.record(exchange(3, root="3"))
    thread = ThreadId(ROOM, MessageId("1"))
    history = await ledger.history(thread)
    assert [message.id.value for message in history] == ["1", "1-reply", "2", "2-reply"]
    assert await ledger.history(ThreadId(ROOM, MessageId("9"))) == []


@given(st.text(st.characters(codec="utf-8")))
def test_whatever_was_asked_is_kept_to_the_letter(text: str) -> None:
    asked = exchange(text=text)
    assert exchange_of(exchange_row(asked)["whole"], "the ledger") == asked


async def test_half_a_surrogate_pair_does_not_stop_the_record(ledger: SqlLedger) -> None:
    await ledger.record(exchange(text="emoji \ud83d cut"))
    (kept,) = await ledger.exchanges(1)
    assert kept.message.text == "emoji ? cut"
