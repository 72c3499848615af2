"""The bot on one platform of a service: made anew when an ingest has told something new."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Protocol

from adapters.auditing import Auditing
from adapters.http.served import Served
from adapters.llm.deadline import within
from adapters.settings import Settings
from adapters.steady import Steady
from adapters.storage import Store
from bot.bot import Bot
from bot.events import Asked, Event
from bot.exchange import Exchange
from bot.living import Living
from bot.ports import Collections, Platform
from bot.reception import Reception, Take

_log = logging.getLogger("footnote.living")


class Front(Served, Protocol):
    """A platform's adapter: what is served, the platform that the bot speaks on, and who takes its events."""

    @property
    def platform(self) -> Platform:
        """Where the bot posts."""

    def attend(self, take: Take, collections: Collections, /) -> None:
        """Give events to `take` from now on; `collections` tells what people may ask about."""


@dataclass
class Desk:
    """
    One platform's bot.

    Attributes:
        makes: Makes a bot on a platform as documents and ledger stand now.
        audit: Looks at a sample of what was posted; None looks at nothing.
    """

    settings: Settings
    store: Store
    makes: Callable[[Platform], Awaitable[Bot]]
    front: Front
    audit: Auditing | None = None
    _living: Living | None = None

    async def refresh(self) -> None:
        """Make the bot anew. Raises Mistakes when refusals would have nowhere to send people, PortError."""
        bot = await self.makes(self.front.platform)
        bot = replace(bot, answerer=Steady(bot.answerer))
        section = self.settings.slack if self.front.name == "slack" else self.settings.teams
        reception = Reception(bot, self.store.ledger, section.follow_ups)
        self._living = Living(bot, self.store.ledger, self.front.name, self.store.index)

        async def take(event: Event) -> Exchange | None:
            with within(self.settings.models.deadline_s):
                exchange = await reception.take(event)
            if exchange and self.audit and isinstance(event, Asked):
                self.audit.look(exchange)
            return exchange

        self.front.attend(take, bot.collections)

    async def revisit(self) -> None:
        """Ask again what people wait for. Raises PortError."""
        if self._living:
            with within(self.settings.models.deadline_s):
                await self._living.revisit()

    async def mark(self) -> None:
        """Mark the answers that the documents do not bear out any more. Raises PortError."""
        if self._living:
            marked = await self._living.mark()
            if marked.answers:
                _log.info("answers_marked", extra={"fields": {"platform": self.front.name, "count": marked.answers}})
            for problem in marked.problems:
                _log.warning("answer_not_marked", extra={"fields": {"platform": self.front.name, "problem": problem}})
