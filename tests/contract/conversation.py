"""What every ledger and every platform owes the bot. A test class inherits a contract and has its fixture."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from bot.exchange import Exchange
from bot.ports import Ledger, Platform
from bot.thread import Message, MessageId, PersonId, Room, Thread, ThreadId
from rag.document import Kind
from rag.evidence import Hit, Parts, Passage, Source
from rag.outcome import Draft, Judged, Spent
from rag.reply import Answer, Chat, Citation, Piece, Question, Quotes, Refusal, Reply, Sentence, Tier, Why

NOW = datetime(2026, 5, 3, 9, 30, tzinfo=UTC)
ROOM = Room("terminal", "", "desk")
THREAD = ThreadId(ROOM, MessageId("1"))
SOURCE = Source(
    "hr:leave.md", "Leave", "https://hr.example.com/leave", "hr", frozenset({"staff"}), revised=date(2026, 5, 3)
)
PASSAGE = Passage(SOURCE, "You get 25 days.", 10, 26, section=("Annual leave",), page=2)
LINK = "https://hr.example.com/leave#:~:text=25%20days"
REPLIES: tuple[Reply, ...] = (
    Quotes((Citation(1, PASSAGE, "25 days", LINK),), Tier.HEDGE, "https://hr.example.com"),
    Answer(
        (Piece(Kind.ITEM, (Sentence("Leave is 25 days.", (1,)), Sentence("25 days", (1,), quoted=True)), "-", 1),),
        (Citation(1, PASSAGE, "25 days", LINK, also=(PASSAGE,)),),
        Tier.CITE,
        "fake/model",
        "https://hr.example.com",
        ((1, 1),),
        ("Chile",),
        cut=True,
    ),
    Refusal(Why.NO_EVIDENCE, "https://hr.example.com", ("hr",), ("Leave",), ("Chile",)),
    Chat("Hello!"),
)


def exchange(number: int = 1, reply: Reply = REPLIES[0], *, root: str = "1", text: str = "How much?") -> Exchange:
    """Return the exchange of a thread's message `number`, a minute after the one before."""
    at = NOW + timedelta(minutes=number)
    return Exchange(
        thread=Thread(ThreadId(ROOM, MessageId(root))),
        message=Message(MessageId(str(number)), PersonId("ada"), text, at),
        reply=reply,
        said="25 days.",
        language="en",
        at=at,
        question=Question("How much leave?", "How much?", previous="Leave?", leans=True),
        hits=(Hit(PASSAGE, 1.25, 0.8, Parts(0.5, 0.25, 0.7), (0.5, 0.25)),),
        timings_ms={"search": 3},
        spent=Spent(2, 340, 0.0012),
        draft=Draft("25 days [x].", "fake/model", ("uncited: it names no passage",), "7"),
        judged=Judged((0,), failed=True),
        posted=MessageId(f"{number}-reply"),
    )


class LedgerContract:
    @pytest.mark.parametrize("reply", REPLIES, ids=lambda reply: type(reply).__name__)
    async def test_an_exchange_comes_back_whole(self, ledger: Ledger, reply: Reply) -> None:
        await ledger.record(exchange(reply=reply))
        assert list(await ledger.exchanges(10)) == [exchange(reply=reply)]

    async def test_the_newest_come_first_and_no_more_than_asked_for(self, ledger: Ledger) -> None:
        for number in range(1, 4):
            await ledger.record(exchange(number))
        assert [found.message.id.value for found in await ledger.exchanges(2)] == ["3", "2"]

    async def test_an_exchange_of_the_same_message_is_replaced(self, ledger: Ledger) -> None:
        await ledger.record(exchange())
        await ledger.record(replace(exchange(), said="25 days a year."))
        assert [found.said for found in await ledger.exchanges(10)] == ["25 days a year."]

    async def test_a_thread_has_its_own_messages_oldest_first(self, ledger: Ledger) -> None:
        await ledger.record(exchange(2))
        await ledger.record(exchange(1))
        await ledger.record(exchange(3, root="3"))
        assert [message.id.value for message in await ledger.history(THREAD)] == ["1", "1-reply", "2", "2-reply"]

    async def test_what_a_platform_once_told_of_a_thread_is_kept(self, ledger: Ledger) -> None:
        told = Message(MessageId("0"), PersonId("bob"), "Does anybody know?", NOW)
        await ledger.record(replace(exchange(), thread=Thread(THREAD, (told,))))
        assert [message.id.value for message in await ledger.history(THREAD)] == ["0", "1", "1-reply"]

    async def test_a_thread_that_was_never_seen_is_empty(self, ledger: Ledger) -> None:
        assert list(await ledger.history(ThreadId(ROOM, MessageId("9")))) == []


class PlatformContract:
    async def test_a_post_stands_in_its_thread(self, platform: Platform) -> None:
        posted_as = await platform.post(exchange())
        assert posted_as in [message.id for message in (await platform.history(THREAD)).messages]

    async def test_the_same_message_twice_gives_one_post(self, platform: Platform) -> None:
        first = await platform.post(exchange())
        assert await platform.post(exchange()) == first
        ids = [message.id for message in (await platform.history(THREAD)).messages]
        assert ids.count(first) == 1

    async def test_a_sign_of_work_changes_nothing(self, platform: Platform) -> None:
        await platform.working(THREAD, exchange().message)
        assert (await platform.history(THREAD)).messages == ()
        await platform.post(exchange())

    async def test_a_thread_that_was_never_seen_is_empty(self, platform: Platform) -> None:
        thread = ThreadId(ROOM, MessageId("9"))
        assert await platform.history(thread) == Thread(thread)
