"""Everything that a platform tells, to where it belongs: questions, follow-ups, deletions, flags."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import assert_never

from bot.asking import asks_something
from bot.bot import Bot, same_words
from bot.events import Asked, Awaited, Deleted, Event, Flagged, Rechecked, Unflagged
from bot.exchange import Exchange
from bot.flag import Flag
from bot.ports import Flags
from bot.route import asks, route, small_talk
from bot.smalltalk import Kind
from rag.evidence import EVERYONE
from rag.reply import Refusal, Why

Take = Callable[[Event], Awaitable[Exchange | None]]
"""Who takes events: `Reception.take`, or what stands before it."""

_GOES_ON = (Kind.QUESTION, Kind.CALLED_WRONG)


@dataclass(frozen=True, slots=True)
class Reception:
    """
    The bot for everything that happens in its rooms. Taking the same event again is safe.

    Attributes:
        follow_ups: Whether the asker's further words in a thread are for the bot without a mention.
    """

    bot: Bot
    flags: Flags
    follow_ups: bool = True

    async def take(self, event: Event) -> Exchange | None:
        """
        Do what the event asks for, and return the exchange that it is about; None when it is none of the bot's.

        Raises PortError when something that must be posted or kept could not be.
        """
        match event:
            case Asked():
                return await self._asked(event)
            case Deleted():
                return await self._deleted(event)
            case Flagged():
                return await self._flagged(event)
            case Unflagged():
                return await self._unflagged(event)
            case Awaited():
                return await self._awaited(event)
            case Rechecked():
                return await self._rechecked(event)
            case _:
                assert_never(event)

    async def _asked(self, asked: Asked) -> Exchange | None:
        if asked.addressed:
            return await self.bot.handle(asked)
        found = await self.bot.ledger.of_message(asked.thread.room, asked.message.id)
        if found is not None:
            return await self._edited(asked, found)
        return await self.bot.handle(asked) if await self._goes_on(asked) else None

    async def _edited(self, asked: Asked, found: Exchange) -> Exchange:
        """Answer an edit that does not name the bot; one that asks it nothing any more takes the question back."""
        is_for_bot = not asked.to_others and route(asked.message.text, None) in (*_GOES_ON, Kind.UNCLEAR)
        if is_for_bot or same_words(found.message.text, asked.message.text):
            return await self.bot.handle(asked)
        return await self._withdrawn(found)

    async def _goes_on(self, asked: Asked) -> bool:
        """
        Whether words that do not name the bot go on with its conversation, below a reply of it.

        They are those of somebody whom it answered in the thread, and ask something, or answer what it has asked.
        """
        message, kind = asked.message, small_talk(asked.message.text)
        if not self.follow_ups or asked.to_others or kind not in _GOES_ON:
            return False
        said = await self.bot.ledger.history(asked.thread)
        before = [one for one in said if one.at <= message.at and one.id != message.id]
        if not before or not before[-1].by_bot:
            return False
        if message.author not in {one.author for one, reply in pairwise(before) if reply.by_bot and not one.by_bot}:
            return False
        return kind is Kind.CALLED_WRONG or asks(before[-1]) or asks_something(message.text)

    async def _deleted(self, deleted: Deleted) -> Exchange | None:
        found = await self.bot.ledger.of_message(deleted.room, deleted.message)
        return None if found is None else await self._withdrawn(found)

    async def _withdrawn(self, found: Exchange) -> Exchange:
        """Take the reply away, once, and return the exchange as it is kept then."""
        if found.withdrawn:
            return found
        await self.bot.platform.withdraw(found)
        gone = replace(found, withdrawn=True, posted=None)  # with its post it would be kept as standing there
        await self.bot.ledger.record(gone)
        return gone

    async def _flagged(self, event: Flagged) -> Exchange | None:
        found = await self.bot.ledger.of_post(event.room, event.answer)
        if found is not None:
            flag = await self._flag(found, event)
            await self._tell(found, flag, flag.raised(event.at, event.why, event.text, _mark(event)))
        return found

    async def _unflagged(self, event: Unflagged) -> Exchange | None:
        found = await self.bot.ledger.of_post(event.room, event.answer)
        if found is not None:
            flag = await self._flag(found, event)
            if flag.changes:
                await self._tell(found, flag, flag.taken_back(event.at, _mark(event)))
        return found

    async def _awaited(self, event: Awaited) -> Exchange | None:
        found = await self.bot.ledger.of_post(event.room, event.answer)
        if found is not None:
            await self.flags.keep_awaited(event.room, found.message.id, event.by)
        return found

    async def _rechecked(self, event: Rechecked) -> Exchange | None:
        """Ask a marked question again; while the documents cannot be reached its answer stays, mark and all."""
        found = await self.bot.ledger.of_post(event.room, event.answer)
        if found is None or found.withdrawn or not found.outdated or found.question is None:
            return found  # somebody else has pressed before
        await self.bot.platform.working(found.thread.id, found.message)
        question = replace(found.question, audience=_narrower(found.question.audience, event.audience))
        fresh = await self.bot.again(replace(found, question=question))
        out_of_reach = isinstance(fresh.reply, Refusal) and fresh.reply.why is Why.UNAVAILABLE
        return await self.bot.show(found if out_of_reach else fresh)

    async def _flag(self, exchange: Exchange, event: Flagged | Unflagged) -> Flag:
        """Return the person's flag on the answer, whichever of its posts they marked; a new one is not raised yet."""
        answer = exchange.posted or event.answer
        known = await self.flags.flag_of(event.room, answer, event.by)
        return known or Flag(event.room, answer, event.by, event.at)

    async def _tell(self, exchange: Exchange, before: Flag, flag: Flag) -> None:
        """Keep the flag before anybody is told: what cannot be told now is told when the event comes again."""
        if flag != before:
            await self.flags.keep_flag(flag)
        if flag.told:
            return
        link = await self.bot.platform.flagged(exchange, flag)
        await self.flags.keep_flag(replace(flag, told=True, permalink=link or flag.permalink))


def _mark(event: Flagged | Unflagged) -> str:
    """Return the name of a mark among all posts of an answer, "" of none."""
    return event.mark and f"{event.answer.value}/{event.mark}"


def _narrower(then: frozenset[str], now: frozenset[str]) -> frozenset[str]:
    """Return what both audiences may read: of outsiders and staff, what outsiders may."""
    return next((one for one in (now, then) if EVERYONE not in one), then & now)
