"""Refused questions that somebody waits for are asked again when the documents have changed."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.bot import Bot
from bot.exchange import Exchange
from bot.ports import Flags
from bot.thread import MessageId, PersonId, Room
from rag.reply import Answer, Quotes, Refusal, Tier


@dataclass(frozen=True, slots=True)
class Living:
    """
    The bot's promises: to tell people once their question can be answered.

    Attributes:
        platform: Its name in rooms; questions of other platforms are left to theirs.
    """

    bot: Bot
    flags: Flags
    platform: str

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
            exchange = exchange.posted_as(await self.bot.platform.update(exchange))
            await self.bot.ledger.record(exchange)
        await self.bot.platform.announce(exchange, people)
        await self.flags.drop_awaited(room, message)
        return True


def _answers(exchange: Exchange) -> bool:
    """Whether a reply is worth calling people back for: one that is unsure whether it answers is not."""
    return isinstance(exchange.reply, Answer | Quotes) and exchange.reply.tier is not Tier.HEDGE
