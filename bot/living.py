"""What the bot does by itself when the documents have changed: it keeps its promises, and marks what it said before."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date

from bot.bot import Bot
from bot.exchange import Exchange, Outdated
from bot.ports import Documents, Flags
from bot.thread import MessageId, PersonId, Room
from rag.apart import apart
from rag.errors import PortError, Unavailable
from rag.evidence import Passage, Source
from rag.outdated import changed, outdated
from rag.reply import Answer, Citation, Quotes, Refusal, Tier

_LOOKED_AT = 500
"""Answers, the newest: two weeks of a team that asks fifty a day. Older ones are hardly read any more."""
_WHOLE = 2000  # passages on both sides of a cited one: all of its page, which is a book if it has more (`rag.ingest`)


@dataclass(frozen=True, slots=True)
class Marked:
    """
    What came of marking answers.

    Attributes:
        answers: How many were marked.
        problems: What the platform said of those that could not be.
    """

    answers: int
    problems: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Living:
    """
    The bot's promises: to tell people once their question can be answered, and what of its answers may be out of date.

    Attributes:
        platform: Its name in rooms; questions of other platforms are left to theirs.
    """

    bot: Bot
    flags: Flags
    platform: str
    documents: Documents

    async def revisit(self) -> int:
        """
        Ask again what people wait for, and return how many questions have an answer now.

        An answer takes the refusal's place, and those who wait are told. Doing it again is safe. Raises PortError;
        what was not reached then is still waited for.
        """
        answered = 0
        for exchange, people in await self._waiting():
            answered += await self._revisit(exchange, people)
        return answered

    async def mark(self) -> Marked:
        """
        Mark the newest answers that the documents do not bear out any more, each source of each once.

        The mark is shown before it is kept, in the answer's own place: doing it again is safe. An answer whose post is
        gone, or may not be changed, is left as it is. Raises PortError; what was not reached then is marked the next
        time.
        """
        marked, problems = 0, list[str]()
        async for exchange in self.bot.ledger.answers(self.platform, _LOOKED_AT):
            try:
                marked += await self._mark(exchange)
            except Unavailable:
                raise
            except PortError as error:
                problems.append(str(error))
        return Marked(marked, tuple(problems))

    async def _waiting(self) -> Sequence[tuple[Exchange, list[PersonId]]]:
        waiting: dict[tuple[Room, MessageId], tuple[Exchange, list[PersonId]]] = {}
        for exchange, person in await self.flags.awaited():
            room = exchange.thread.id.room
            if room.platform == self.platform:
                waiting.setdefault((room, exchange.message.id), (exchange, []))[1].append(person)
        return tuple(waiting.values())

    async def _revisit(self, exchange: Exchange, people: Sequence[PersonId]) -> bool:
        room, message = exchange.thread.id.room, exchange.message.id
        if exchange.withdrawn or exchange.question is None:
            await self.flags.drop_awaited(room, message)
            return False
        if isinstance(exchange.reply, Refusal):
            exchange = await self.bot.again(exchange)
            if not _answers(exchange):
                return False
            exchange = await self.bot.show(exchange)
        await self.bot.platform.announce(exchange, people)
        await self.flags.drop_awaited(room, message)
        return True

    async def _mark(self, exchange: Exchange) -> bool:
        """Mark an answer, if there is something to mark that it is not marked for; say whether it was."""
        marks = await self._outdated(exchange)
        room, message = exchange.thread.id.room, exchange.message.id
        if not marks or await self.bot.ledger.of_message(room, message) != exchange:  # it was answered anew meanwhile
            return False
        every = sorted((*exchange.outdated, *marks), key=lambda mark: mark.number)
        await self.bot.show(replace(exchange, outdated=tuple(every)), anew=False)
        return True

    async def _outdated(self, exchange: Exchange) -> Sequence[Outdated]:
        reply, question = exchange.reply, exchange.question
        if exchange.withdrawn or exchange.posted is None or question is None or not isinstance(reply, Answer | Quotes):
            return ()
        known = {mark.number for mark in exchange.outdated}
        now = await self._pages([one for one in reply.citations if one.number not in known], question.audience)
        now = {source: now[source] for source in changed(reply, now)}
        if not now:
            return ()
        beside = self.bot.models.apart if self.bot.models else apart
        found = await beside(outdated, reply, now, question.text)
        cited = (reply.citations[number - 1] for number in found if number not in known)
        return [self._mark_of(one, now[one.passage.source.id], exchange) for one in cited]

    async def _pages(self, cited: Sequence[Citation], audience: frozenset[str]) -> Mapping[str, Sequence[Passage]]:
        """Return the pages as they are for this audience: one that it may not read any more is gone."""
        one_each = list({one.passage.source.id: one.passage for one in cited}.values())
        pages = await self.documents.neighbours(one_each, _WHOLE) if one_each else ()
        return {
            cited.source.id: [passage for passage in page if passage.source.audience & audience]
            for cited, page in zip(one_each, pages, strict=True)
        }

    def _mark_of(self, citation: Citation, page: Sequence[Passage], exchange: Exchange) -> Outdated:
        if not page:
            return Outdated(citation.number, gone=True)
        today = self.bot.clock().astimezone(self.bot.zone).date()
        answered = exchange.at.astimezone(self.bot.zone).date()
        return Outdated(citation.number, _changed_on(citation.passage.source, page[0].source, (answered, today)))


def _changed_on(before: Source, now: Source, between: tuple[date, date]) -> date | None:
    """
    Return the day on which a page was revised; None for a date that cannot be that of the change.

    Nobody may have moved it, and one that was not there before may be of any time: it has to lie `between` then.
    """
    first, last = between
    if now.revised is None or now.revised > last or now.revised <= (before.revised or date.min):
        return None
    return now.revised if before.revised or now.revised >= first else None


def _answers(exchange: Exchange) -> bool:
    """Whether a reply is worth calling people back for: one that is unsure whether it answers is not."""
    return isinstance(exchange.reply, Answer | Quotes) and exchange.reply.tier is not Tier.HEDGE
