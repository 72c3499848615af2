"""Slack as a place where the bot replies: `bot.ports.Platform`, and what Slack can do beside it."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from datetime import date

from slack_sdk.web.async_client import AsyncWebClient

from adapters.settings.platforms import Slack
from adapters.slack import actions
from adapters.slack.calls import Calls, Gone
from adapters.slack.directory import Directory
from adapters.slack.flagging import Flagging
from adapters.slack.home import home, prompts
from adapters.slack.me import Me
from adapters.slack.modal import modal
from adapters.slack.pace import Pace
from adapters.slack.place import Spot
from adapters.slack.render import Look
from adapters.slack.replies import Naming, Threads
from adapters.slack.showing import Showing
from adapters.slack.signs import Signs
from adapters.slack.stream import Live, Reader, Streams
from adapters.slack.written import Names
from bot.exchange import Exchange
from bot.flag import Flag
from bot.language import language_of
from bot.phrases import Phrase
from bot.ports import Collections, Platform, Posts
from bot.thread import Message, MessageId, PersonId, Room, Thread, ThreadId
from bot.words import Words
from rag.errors import PortError, Unavailable
from rag.watch import Watch

_log = logging.getLogger("footnote.slack")


@dataclass(frozen=True, slots=True)
class Time:
    """The time as Slack's side of the bot needs it: seconds that only go on, and waiting."""

    now: Callable[[], float] = time.monotonic
    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep


@dataclass
class SlackPlatform:
    """
    Replies in Slack.

    Attributes:
        web: A client with the bot's token.
        today: Where the readers are; it makes pages overdue.
        naming: Looks up what people are called who are mentioned in a thread; None names nobody.
        collections: Tells the bot's own page what may be asked about; None tells nothing.
    """

    web: AsyncWebClient
    posts: Posts
    words: Words
    settings: Slack
    today: Callable[[], date]
    naming: Naming | None = None
    collections: Collections | None = None
    time: Time = field(default_factory=Time)

    def __post_init__(self) -> None:
        self._calls = Calls(self.web, self.time.sleep)
        self._look = Look(self.words, tuple(self.settings.owners))
        self._threads = Threads(self._calls, self._named)
        pace = Pace(self.time.now, self.time.sleep)
        self._showing = Showing(self._calls, self.posts, self._threads, pace, self.time.sleep)
        self._signs = Signs(self._calls)
        self._streams = Streams(self._showing, self._look, self.today, self.time.now)
        self._flagging = Flagging(self._calls, self.posts, self.words, self.settings)
        self._live: dict[Spot, Live] = {}

    def look_up(self, directory: Directory) -> None:
        """Ask `directory` from now on who is mentioned, and who reads a channel."""
        self.naming, self._flagging.placing = directory.names_of, directory.place

    @property
    def me(self) -> Me | None:
        """Who the bot is; None until it is set, at the start."""
        return self._showing.me

    @me.setter
    def me(self, me: Me) -> None:
        self._showing.me = me

    async def history(self, thread: ThreadId) -> Thread:
        """Return what Slack knows of the thread. Raises PortError."""
        if self.me is None:
            raise Unavailable("Slack has not said yet who the bot is")
        try:
            return await self._threads.whole(thread, self.me)
        except Gone:
            return Thread(thread)

    async def working(self, thread: ThreadId, message: Message) -> None:
        """Show that the message is being worked on. Never raises."""
        words = self.words.of(Phrase.READING, language_of(message.text))
        await self._signs.show(Spot.at(thread, message.id), words)

    def watch(self, thread: ThreadId, message: Message) -> Watch | None:
        """Return who shows the sentences of the answer as they are proven; None for a message without an author."""
        if message.author is None:
            return None
        spot = Spot.at(thread, message.id)
        reader = Reader(message.author.value, thread.room.workspace, language_of(message.text))

        async def sign(words: str) -> None:
            await self._signs.say(spot, words)

        self._live[spot] = Live(self._streams, spot, reader, sign)
        return self._live[spot]

    async def post(self, exchange: Exchange) -> MessageId:
        """
        Show the reply in its thread, in the place of what was shown of it before; return its first message's id.

        Raises PortError: `adapters.slack.calls.Gone` when the question was deleted, and nothing of the reply is left.
        """
        spot = Spot.of(exchange)
        shown = False
        try:
            posted = await self._put(exchange, spot)
            shown = True
        finally:
            await self._signs.clear(spot, posted=shown)
        return posted

    async def update(self, exchange: Exchange, *, anew: bool = True) -> MessageId:
        """Put the reply in the place of what was posted before. Raises PortError; Rejected without `anew`."""
        spot = Spot.of(exchange)
        try:
            return await self._put(exchange, spot, anew=anew)
        finally:
            await self._signs.clear(spot, posted=False)  # what is changed is not posted

    async def withdraw(self, exchange: Exchange) -> None:
        """Take away all that was posted to the exchange's message. Raises PortError."""
        await self.forget(exchange.thread.id, exchange.message.id)

    async def forget(self, thread: ThreadId, message: MessageId) -> None:
        """Take away all that shows work on a message, begun or done: it was deleted. Raises PortError."""
        spot = Spot.at(thread, message)
        try:
            await self._end(spot)
            await self._showing.take_away(spot)
        finally:
            await self._signs.clear(spot, posted=False)

    async def stop(self, thread: ThreadId) -> None:
        """End what is shown of work in a thread: somebody stopped it. What was proven stays. Never raises."""
        for spot in {*(spot for spot in self._live if spot.within(thread)), *self._signs.within(thread)}:
            try:
                await self._end(spot)
            except PortError as error:
                _log.info("slack_stream_not_ended", extra={"fields": {"problem": str(error)}})
            await self._signs.clear(spot, posted=False)

    async def flagged(self, exchange: Exchange, flag: Flag) -> str:
        """Ask the flagger for the reason, tell the reviewers, and return a link to the reply. Raises PortError."""
        return await self._flagging.flagged(exchange, flag)

    async def announce(self, exchange: Exchange, people: Sequence[PersonId]) -> None:
        """Tell people in the thread that their question has an answer now. Raises PortError."""
        await self._flagging.announce(exchange, people)

    async def ask_why(self, trigger_id: str, room: Room, answer: MessageId, language: str = "en") -> None:
        """Open the modal that asks for the reason; within three seconds of the press. Raises PortError."""
        view = modal(actions.Target(room.id, answer.value), self.words, language)
        await self._calls("views.open", trigger_id=trigger_id, view=view)

    async def ask_owner(self, room: Room, asked: actions.OwnerAsked, by: PersonId) -> bool:
        """Ask the owner of a collection, once for each question; say whether there is one. Raises PortError."""
        return await self._flagging.ask_owner(room, asked, by)

    async def told(self, channel: str, thread_ts: str, user: str, text: str) -> None:
        """Say something in a thread that one person alone sees. Raises PortError."""
        await self._flagging.whisper(channel, thread_ts, user, text)

    async def show_home(self, user: str, audience: frozenset[str], language: str = "en") -> None:
        """Show the bot's own page to a person, with the collections that they may read. Raises PortError."""
        known = self.collections(audience, ()) if self.collections else ()
        await self._calls("views.publish", user_id=user, view=home(self.words, language, known))

    async def greet(self, channel: str, language: str = "en") -> None:
        """Suggest what to ask in a direct conversation. Raises PortError."""
        suggested = prompts(self.words, language)
        await self._calls("assistant.threads.setSuggestedPrompts", channel_id=channel, prompts=suggested)

    async def _put(self, exchange: Exchange, spot: Spot, *, anew: bool = True) -> MessageId:
        await self._end(spot)
        return await self._showing.show(spot, self._look.posts(exchange, self.today()), anew=anew)

    async def _end(self, spot: Spot) -> None:
        if live := self._live.pop(spot, None):
            await live.close()

    async def _named(self, people: Sequence[str]) -> Names:
        return await self.naming(people) if self.naming else Names()


_: type[Platform] = SlackPlatform
