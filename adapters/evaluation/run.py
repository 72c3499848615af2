"""Every question through the bot, as in production: routed, read in its thread, searched, judged."""

import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta

from adapters.evaluation.cases import Case
from bot.bot import Bot
from bot.events import Asked
from bot.exchange import Exchange
from bot.thread import Message, MessageId, PersonId, Room, Thread, ThreadId
from rag.measures import Outcome
from rag.reply import Refusal

_ASKER = PersonId("asker")


class Forgetful:
    """A `Ledger` that keeps nothing: questions of an evaluation are nobody's history."""

    async def record(self, exchange: Exchange) -> None:
        """Keep nothing."""

    async def exchanges(self, limit: int) -> Sequence[Exchange]:
        """Return nothing."""
        del limit
        return ()

    async def history(self, thread: ThreadId) -> Sequence[Message]:
        """Return nothing."""
        del thread
        return ()


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


async def outcomes(
    cases: Sequence[Case],
    bot_before: Callable[[Thread], Bot],
    audience: frozenset[str],
    progress: Callable[[str, int, int], None],
) -> list[Outcome]:
    """Return what came of each case, in order. `bot_before` returns a bot whose platform knows the thread."""
    found: list[Outcome] = []
    for case in cases:
        thread = thread_of(case)
        found.append(await _outcome(case, bot_before(thread), thread, audience))
        progress("questions", len(found), len(cases))
    return found


async def _outcome(case: Case, bot: Bot, thread: Thread, audience: frozenset[str]) -> Outcome:
    number = len(thread.messages) + 1
    message = Message(MessageId(str(number)), _ASKER, case.question, datetime.now(UTC))
    began = time.perf_counter()
    exchange = await bot.handle(Asked(message, thread.id, audience))
    took_ms = (time.perf_counter() - began) * 1000
    pages = (hit.passage.source.id.partition(":")[2] for hit in exchange.hits)
    return Outcome(
        ranked=tuple(dict.fromkeys(pages)),
        relevant=frozenset(case.relevant),
        answerable=case.answerable,
        refused=isinstance(exchange.reply, Refusal),
        took_ms=took_ms,
        clarify=case.expected == "clarify",
    )
