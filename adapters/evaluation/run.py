"""Every question through the bot, as in production: routed, read in its thread, searched, judged."""

import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from adapters.evaluation.cases import Case
from bot.events import Asked
from bot.exchange import Exchange
from bot.thread import Message, MessageId, PersonId, Room, Thread, ThreadId
from rag.measures import Outcome
from rag.posted import Posted, posted
from rag.reply import Refusal

_ASKER = PersonId("asker")

Ask = Callable[[Thread, Asked], Awaitable[Exchange]]
"""Asks a bot whose platform knows what was said before."""


class Forgetful:
    """A `Ledger` that keeps nothing: questions of an evaluation are nobody's history."""

    async def record(self, exchange: Exchange) -> None:
        """Keep nothing."""

    async def exchanges(self, limit: int) -> Sequence[Exchange]:
        """Return nothing."""
        del limit
        return ()

    async def answers(self, platform: str, limit: int) -> AsyncIterator[Exchange]:
        """Yield nothing."""
        for exchange in await self.exchanges(limit):
            yield exchange
        del platform

    async def history(self, thread: ThreadId) -> Sequence[Message]:
        """Return nothing."""
        del thread
        return ()

    async def of_message(self, room: Room, message: MessageId) -> Exchange | None:
        """Return nothing."""
        del room, message
        return None

    async def of_post(self, room: Room, post: MessageId) -> Exchange | None:
        """Return nothing."""
        del room, post
        return None


def thread_of(case: Case) -> Thread:
    """Return what was said before the question; each case has a thread of its own."""
    began = datetime.now(UTC) - timedelta(seconds=len(case.history))
    messages = (
        Message(
            MessageId(str(number)),
            None if turn.role == "assistant" else _ASKER,
            turn.content,
            began + timedelta(seconds=number - 1),
        )
        for number, turn in enumerate(case.history, start=1)
    )
    return Thread(ThreadId(Room("evaluation", "", case.id), MessageId("1")), tuple(messages))


def asked_of(case: Case, audience: frozenset[str]) -> tuple[Thread, Asked]:
    """Return what was said before, and the question."""
    thread = thread_of(case)
    message = Message(MessageId(str(len(thread.messages) + 1)), _ASKER, case.question, datetime.now(UTC))
    return thread, Asked(message, thread.id, audience)


async def outcomes(
    cases: Sequence[Case],
    ask: Ask,
    audience: frozenset[str],
    progress: Callable[[str, int, int], None],
) -> list[tuple[Outcome, Posted]]:
    """Return what came of each case, and what was shown, in order."""
    found: list[tuple[Outcome, Posted]] = []
    for case in cases:
        thread, asked = asked_of(case, audience)
        began = time.perf_counter()
        exchange = await ask(thread, asked)
        took_ms = (time.perf_counter() - began) * 1000
        found.append((_outcome(case, exchange, took_ms), _posted(exchange)))
        progress("questions", len(found), len(cases))
    return found


def _page(source_id: str) -> str:
    """Return the id that the set gives a document: its source's, without the collection."""
    return source_id.partition(":")[2]


def _posted(exchange: Exchange) -> Posted:
    question = exchange.question.text if exchange.question else exchange.message.text
    found = posted(exchange.reply, exchange.hits, question, exchange.spent)
    return replace(found, pages=frozenset(map(_page, found.pages)))


def _outcome(case: Case, exchange: Exchange, took_ms: float) -> Outcome:
    return Outcome(
        ranked=tuple(dict.fromkeys(_page(hit.passage.source.id) for hit in exchange.hits)),
        relevant=frozenset(case.relevant),
        answerable=case.answerable,
        refused=isinstance(exchange.reply, Refusal),
        took_ms=took_ms,
        clarify=case.expected == "clarify",
    )
