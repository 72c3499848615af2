"""What was heard in Slack -> what the bot is to do: who asks, what they may read, and what the platform shows."""

import asyncio
import logging
from dataclasses import dataclass
from datetime import datetime
from typing import assert_never

from adapters.rights import audience_in, audience_of, collections_in
from adapters.settings.platforms import Slack
from adapters.slack import actions
from adapters.slack.clicks import Clicked, Submitted
from adapters.slack.client import SlackPlatform
from adapters.slack.directory import Directory, Person
from adapters.slack.events import Erased, Heard, Opened, Reacted, Stopped, Uninstalled, Wrote
from adapters.slack.keeping import PLATFORM, Underway
from adapters.slack.me import Me
from bot.events import Asked, Awaited, Deleted, Flagged, Rechecked, Unflagged
from bot.exchange import Exchange
from bot.flag import THUMB, Reason
from bot.language import language_of
from bot.phrases import Phrase
from bot.ports import Posts
from bot.reception import Take
from bot.thread import Message, MessageId, PersonId, Room, ThreadId
from bot.words import Words
from rag.errors import PortError

_log = logging.getLogger("footnote.slack")


_MODAL_S = 2.5  # Slack takes a click back after three seconds


@dataclass(frozen=True, slots=True)
class Taking:
    """One workspace, once it is known who the bot is there. Everything raises PortError."""

    me: Me
    platform: SlackPlatform
    directory: Directory
    settings: Slack
    posts: Posts
    words: Words
    underway: Underway

    async def do(self, heard: Heard, at: datetime, take: Take) -> None:
        """Do what was heard at `at`. Again is no error."""
        match heard:
            case Wrote():
                await self._asked(heard, take)
            case Erased():
                await self._erased(heard, take)
            case Reacted():
                about = self._room(heard.channel), MessageId(heard.ts), PersonId(heard.by), at
                await take(Flagged(*about, mark=heard.name) if heard.added else Unflagged(*about, heard.name))
            case Clicked():
                await self._clicked(heard, at, take)
            case Submitted():
                await self._submitted(heard, at, take)
            case Opened():
                await self._opened(heard)
            case Stopped():
                await self.platform.stop(self._thread(heard.channel, heard.root))
            case Uninstalled():
                pass
            case _:
                assert_never(heard)

    async def open_modal(self, clicked: Clicked) -> None:
        """Ask whoever pressed the button for the reason, at once. Never raises: the button can be pressed again."""
        if clicked.foreign:
            return
        try:
            target = actions.Target.read(clicked.value)
            async with asyncio.timeout(_MODAL_S):
                await self.platform.ask_why(clicked.trigger, self._room(target.channel), MessageId(target.answer))
        except (PortError, TimeoutError, ValueError) as error:
            _log.warning("slack_modal_not_opened", extra={"fields": {"problem": str(error) or type(error).__name__}})

    async def _asked(self, wrote: Wrote, take: Take) -> None:
        self.underway.begun(wrote)
        try:
            await take(await self.asked(wrote))
        finally:
            self.underway.ended(wrote)

    async def asked(self, wrote: Wrote) -> Asked:
        """Return the question, with what its reader may see. Raises Unavailable when Slack does not say who asks."""
        person = await self.directory.person(wrote.author)
        names = await self.directory.names(wrote.written)
        text = wrote.written.plain(names, without=self.me.user_id)
        shared = wrote.shared or (not wrote.direct and await self._is_shared(wrote.channel))
        return Asked(
            message=Message(MessageId(wrote.ts), PersonId(wrote.author), text, wrote.at, wrote.files),
            thread=self._thread(wrote.channel, wrote.root),
            audience=self._audience(wrote.channel, person, direct=wrote.direct, shared=shared),
            collections=collections_in(self.settings, wrote.channel),
            addressed=wrote.addressed,
            to_others=wrote.written.calls_others(self.me.user_id),
        )

    def _audience(self, channel: str, person: Person, *, direct: bool, shared: bool) -> frozenset[str]:
        """
        Return whose documents may be used for what a person asks or presses: in a channel those of everybody there.

        Whoever is an outsider shows that outsiders read there. `shared` says that another organisation does.
        """
        outsider = person.outsider or shared
        if direct:
            return audience_of(self.settings, person.names, outsider=outsider)
        return audience_in(self.settings, channel, shared=outsider)

    async def _is_shared(self, channel: str) -> bool:
        return (await self.directory.place(channel)).shared

    async def _erased(self, erased: Erased, take: Take) -> None:
        room, message = self._room(erased.channel), MessageId(erased.ts)
        known = await take(Deleted(room, message))
        begun = erased.addressed or await self.posts.posts(room, message)
        if known is None and begun:  # it was deleted while the bot worked on it
            await self.platform.forget(self._thread(erased.channel, erased.root), message)

    async def _clicked(self, clicked: Clicked, at: datetime, take: Take) -> None:
        if clicked.foreign:
            await self._whisper(clicked, Phrase.ONLY_MEMBERS, "en")
            return
        about = self._room(clicked.channel), MessageId(clicked.post), PersonId(clicked.by), at
        match clicked.action, clicked.value:
            case actions.FEEDBACK, actions.BAD:
                await take(Flagged(*about, mark=THUMB))
            case actions.FEEDBACK, _:
                await take(Unflagged(*about))
            case actions.NOT_MEANT, _:
                if exchange := await take(Flagged(*about, Reason.OTHER, self.words.of(Phrase.NOT_MEANT, "en"))):
                    await self._whisper(clicked, Phrase.ASK_AGAIN, exchange.language)
            case actions.AWAIT, _:
                if exchange := await take(Awaited(*about)):
                    await self._whisper(clicked, Phrase.AWAITING, exchange.language)
            case actions.CHECK_AGAIN, _:
                await self._recheck(clicked, await take(Rechecked(*about, await self._audience_there(clicked))))
            case actions.ASK_OWNER, _:
                await self._ask_owner(clicked)

    async def _audience_there(self, clicked: Clicked) -> frozenset[str]:
        person = await self.directory.person(clicked.by)
        shared = await self._is_shared(clicked.channel)
        return self._audience(clicked.channel, person, direct=clicked.direct, shared=shared)

    async def _recheck(self, clicked: Clicked, exchange: Exchange | None) -> None:
        if exchange and exchange.outdated:  # it stands as it was
            await self._whisper(clicked, Phrase.UNAVAILABLE, exchange.language)

    async def _ask_owner(self, clicked: Clicked) -> None:
        try:
            asked = actions.OwnerAsked.read(clicked.value)
        except ValueError:
            _log.warning("slack_button_unread", extra={"fields": {"action": clicked.action}})
            return
        if await self.platform.ask_owner(self._room(clicked.channel), asked, PersonId(clicked.by)):
            await self._whisper(clicked, Phrase.OWNER_ASKED, language_of(asked.text))

    async def _submitted(self, submitted: Submitted, at: datetime, take: Take) -> None:
        if submitted.foreign:
            return
        told, target = submitted.told, submitted.told.target
        room, answer = self._room(target.channel), MessageId(target.answer)
        await take(Flagged(room, answer, PersonId(submitted.by), at, told.why, told.text))

    async def _opened(self, opened: Opened) -> None:
        if opened.tab == "home":
            person = await self.directory.person(opened.user)
            audience = audience_of(self.settings, person.names, outsider=person.outsider)
            await self.platform.show_home(opened.user, audience)
        else:
            await self.platform.greet(opened.channel)

    async def _whisper(self, clicked: Clicked, phrase: Phrase, language: str) -> None:
        await self.platform.told(clicked.channel, clicked.root, clicked.by, self.words.of(phrase, language))

    def _room(self, channel: str) -> Room:
        return Room(PLATFORM, self.me.team_id, channel)

    def _thread(self, channel: str, root: str) -> ThreadId:
        return ThreadId(self._room(channel), MessageId(root))
