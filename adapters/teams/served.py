"""Teams as `footnote serve` serves it: activities come in over HTTP, events go to the bot."""

import logging
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Protocol, assert_never

from aiohttp import web

from adapters.settings import Teams
from adapters.teams.access import Access
from adapters.teams.cards import RECHECK
from adapters.teams.client import TeamsPlatform
from adapters.teams.credentials import credentials_of
from adapters.teams.events import PLATFORM, Arrived, Left, News, Pressed, Rated, Reacted, TookBack, Wrote
from adapters.teams.failures import Gone
from adapters.teams.flagging import pressed, rated, reacted
from adapters.teams.graph import SCOPE, GraphPast
from adapters.teams.line import Line
from adapters.teams.references import Kept, KnownRooms
from adapters.teams.rights import Rights
from adapters.teams.roster import Roster
from adapters.teams.routes import PATH, Intake
from adapters.teams.sdk.connector import connector
from adapters.teams.tokens import Tokens
from adapters.teams.wire import Wire
from adapters.work.delivery import Claimed, Inbox
from bot.events import Asked, Deleted, Event, Rechecked
from bot.phrases import Phrase
from bot.ports import Collections, Posts
from bot.reception import Take
from bot.thread import Message, ThreadId
from bot.words import Words
from rag.errors import PortError, Unavailable

_log = logging.getLogger("footnote.teams")


class Store(Posts, Kept, Protocol):
    """What is kept over restarts: the ledger."""

    async def history(self, thread: ThreadId) -> Sequence[Message]:
        """Return what is known of the thread, oldest first. Raises PortError."""


def _now() -> datetime:
    return datetime.now(UTC)


class TeamsServed:
    """The front of the adapter. `clock` gives aware times; in its zone "today" is a day."""

    def __init__(  # noqa: PLR0913, PLR0917 - everything that it stands between
        self,
        access: Access,
        settings: Teams,
        store: Store,
        words: Words,
        inbox: Inbox,
        clock: Callable[[], datetime] = _now,
    ) -> None:
        self._wire = Wire(access)
        self._credentials = credentials_of(access, self._wire)
        line = Line(access, self._wire, self._credentials)
        tokens = None if access.local else Tokens(access, self._wire.get)
        self._intake = Intake(access, tokens, inbox, clock)
        self._store = store
        self._settings = settings
        self._rooms = KnownRooms(access, store)
        self._roster = Roster(line, access.tenant_id)
        self._rights = Rights(settings, self._roster, access.tenant_id)
        self._take: Take | None = None
        self._reading = credentials_of(access, self._wire, SCOPE) if settings.graph_history else None
        past = GraphPast(access, self._wire, self._reading) if self._reading else None
        sender = connector(access.app_id, line)
        self.platform = TeamsPlatform(sender, self._rooms, store, words, settings, lambda: clock().date(), past)

    @property
    def name(self) -> str:
        """The platform's name in rooms and deliveries."""
        return PLATFORM

    def attend(self, take: Take, _: Collections, /) -> None:
        """Give events to `take` from now on. Help says what people may ask about: Teams has no page of the bot's."""
        self._take = take

    def routes(self) -> Sequence[web.RouteDef]:
        """Return where Teams delivers to."""
        return [web.post(PATH, self._intake.post)]

    async def start(self) -> None:
        """Sign in, so that the first reply need not wait. Raises PortError."""
        if self._credentials is not None:
            await self._credentials.token()

    async def stop(self) -> None:
        """Close what is open. Never raises."""
        await self.platform.close()
        for credentials in filter(None, (self._credentials, self._reading)):
            await credentials.close()
        await self._wire.close()

    async def ready(self) -> str:
        """Return "" when replies can be sent, else why not: "Microsoft's login answers 401 invalid_client"."""
        try:
            await self.start()
        except PortError as error:
            return f"{error}; check MICROSOFT_APP_ID, MICROSOFT_APP_PASSWORD and MICROSOFT_APP_TENANT_ID"
        return ""

    async def handle(self, claimed: Claimed) -> None:
        """
        Do what was delivered. Raises PortError.

        Where the bot was blocked or removed meanwhile nothing can be said any more: that is told once, and done with.
        """
        news = self._intake.news(claimed.delivery.body)
        if news is None:
            return
        if self._take is None:
            raise Unavailable("the bot is not there yet")
        await self._rooms.keep(news.place.room, news.place.reference)
        try:
            await self._done(news, self._take)
        except Gone as gone:
            _log.warning("teams_conversation_gone", extra={"fields": {"problem": str(gone)}})

    async def _done(self, news: News, take: Take) -> None:
        match news:
            case Wrote():
                await self._asked(news, take)
            case TookBack():
                if await take(Deleted(news.place.room, news.message)) is None:  # the bot may have been working on it
                    await self.platform.forget(news.place.thread, news.message)
            case Reacted():
                await _each(take, reacted(news, self._settings.flags))
            case Rated():
                await _each(take, rated(news, await self._history(news)))
            case Pressed():
                await self._pressed(news, take)
            case Arrived():
                self._roster.forget(news.place.reference.conversation_id)
                await self.platform.welcome(news.place.room, news.place.reference, news.language or "en")
            case Left():
                self._roster.forget(news.place.reference.conversation_id)
                await self.platform.parted(news.place.room)
            case _:
                assert_never(news)

    async def _asked(self, wrote: Wrote, take: Take) -> None:
        audience, collections = await self._rights.of(wrote.place, wrote.by)
        asked = Asked(
            wrote.message, wrote.place.thread, audience, collections, wrote.addressed, wrote.quoted, wrote.to_others
        )
        try:
            await take(asked)
        finally:
            # A sign of work goes with the reply; where there is none, because it was taken back, it goes now.
            await self.platform.rest(wrote.place.room, wrote.message.id)

    async def _pressed(self, news: Pressed, take: Take) -> None:
        audience = (await self._rights.of(news.place, news.by))[0] if news.verb == RECHECK else frozenset[str]()
        for event in pressed(news, audience):
            exchange = await take(event)
            if isinstance(event, Rechecked) and exchange and exchange.outdated:  # it stands as it was
                said = self.platform.words.of(Phrase.UNAVAILABLE, exchange.language)
                await self.platform.told(exchange, said)

    async def _history(self, news: Rated) -> Sequence[Message]:
        return () if news.answer else await self._store.history(news.place.thread)


async def _each(take: Take, events: Sequence[Event]) -> None:
    for event in events:
        await take(event)
