"""
The bot's side of conversations in Teams: posts, edits, signs of work.

A reply is posted once. Each of its messages is kept as soon as the connector has named it, so a delivery that is
handled again changes what stands there. Teams has no search by which a message could be found whose answer was
lost: in a personal chat the stream's id makes the last send safe to repeat; elsewhere the reply is sent again with
the delivery, for a reply that is there twice is better than none.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from adapters.settings import Teams
from adapters.speech import Speech
from adapters.teams.failures import Gone
from adapters.teams.links import message_link
from adapters.teams.placing import Placing, begun
from adapters.teams.render import rendering
from adapters.teams.sender import Kind, Past, Reference, References, Sender
from adapters.teams.sending import Sending
from adapters.teams.signs import Signs
from adapters.teams.told import announcement, greeting
from bot.exchange import Exchange
from bot.flag import Flag
from bot.language import language_of
from bot.ports import Platform, Posts
from bot.thread import Message, MessageId, PersonId, Room, Thread, ThreadId
from bot.words import Words
from rag.errors import PortError
from rag.watch import Watch

_HELLO = MessageId("hello:")
"""Under this is kept that a room was greeted: no message of a person has it for an id."""


@dataclass
class TeamsPlatform:
    """
    Teams as a `Platform`.

    Attributes:
        today: Tells which sources are overdue.
        past: Reads older messages of a thread; None where the bot may not.
    """

    sender: Sender
    references: References
    posts: Posts
    words: Words
    settings: Teams
    today: Callable[[], date]
    past: Past | None = None
    sending: Sending = field(init=False)
    signs: Signs = field(init=False)

    def __post_init__(self) -> None:
        self.sending = Sending(self.sender)
        self.signs = Signs(self.sending)

    async def history(self, thread: ThreadId) -> Thread:
        """
        Return what may be read of the thread beside what the bot itself knows. Raises PortError.

        Without the right to read, nothing: in a channel and in a group others have written before the bot was asked.
        """
        reference = await self.references.of(thread.room)
        if self.past is not None and reference.kind is Kind.CHANNEL:
            return await self.past.of(reference, thread)
        return Thread(thread, partial=reference.kind is not Kind.PERSONAL)

    async def working(self, thread: ThreadId, message: Message) -> None:
        """Show the dots, in a personal chat a line of what is done; never raises."""
        try:
            reference = await self._place(thread)
            again = bool(await self.posts.posts(thread.room, message.id))
        except PortError:
            return
        speech = self._speech(language_of(message.text))

        async def keep(named: str) -> None:
            await self.posts.keep_post(thread.room, message.id, begun(named))

        await self.signs.show((thread.room, message.id), reference, speech, None if again else keep)

    def watch(self, thread: ThreadId, message: Message) -> Watch | None:
        """Return who shows the sentences of the answer in a personal chat; None elsewhere."""
        return self.signs.watch(thread, message)

    async def rest(self, room: Room, message: MessageId) -> None:
        """Take the sign of work on a message away: nothing will be posted to it."""
        await self.signs.end((room, message))

    async def post(self, exchange: Exchange) -> MessageId:
        """Post the reply in its thread; posted before, it takes the place of what stands there. Raises PortError."""
        return await self.update(exchange)

    async def update(self, exchange: Exchange, *, anew: bool = True) -> MessageId:
        """Put the reply in the place of what was posted before. Raises PortError; Rejected without `anew`."""
        room, message = exchange.thread.id.room, exchange.message.id
        stream = await self.signs.end((room, message))
        reference = await self._place(exchange.thread.id)
        shown = rendering(exchange, reference, self._speech(exchange.language), self.settings.sensitivity)
        return await Placing(self.sending, self.posts, anew=anew).place(shown, stream)

    async def withdraw(self, exchange: Exchange) -> None:
        """Take away all posts of the exchange's message. Raises PortError."""
        await self.forget(exchange.thread.id, exchange.message.id)

    async def forget(self, thread: ThreadId, message: MessageId) -> None:
        """Take away what shows a reply to a message, whole or begun; nothing there is no error. Raises PortError."""
        await self.rest(thread.room, message)
        kept = await self.posts.posts(thread.room, message)
        if kept:
            reference = await self._place(thread)
            for post in kept:
                await Placing(self.sending, self.posts).remove(reference, post)
            await self.posts.drop_posts(thread.room, message)

    async def flagged(self, exchange: Exchange, flag: Flag) -> str:
        """Return the address of the flagged post; the form of Teams has asked the flagger why. Raises PortError."""
        return message_link(await self.references.of(flag.room), exchange.thread.id.root, flag.answer)

    async def announce(self, exchange: Exchange, people: Sequence[PersonId]) -> None:
        """Tell people where they asked that there is an answer now, once for each answer. Raises PortError."""
        room = exchange.thread.id.room
        key = MessageId(f"announced:{exchange.message.id.value}/{exchange.at.isoformat()}")
        if people and not await self.posts.posts(room, key):
            reference = await self._place(exchange.thread.id)
            said = announcement(self.words, exchange.language, reference, people)
            await self.posts.keep_post(room, key, MessageId(await self.sending.send(reference, said) or key.value))

    async def told(self, exchange: Exchange, text: str) -> None:
        """Say something in the bot's own plain words where an exchange stands. Raises PortError."""
        await self._say(await self._place(exchange.thread.id), {"type": "message", "textFormat": "plain", "text": text})

    async def welcome(self, room: Room, reference: Reference, language: str = "en") -> None:
        """Say hello where the bot was added, and what can be asked; once, until it `parted`. Raises PortError."""
        if not await self.posts.posts(room, _HELLO):
            named = await self._say(reference, greeting(self.words, language))
            await self.posts.keep_post(room, _HELLO, MessageId(named or _HELLO.value))

    async def parted(self, room: Room) -> None:
        """Forget that hello was said: the bot was taken away, and may come again. Raises PortError."""
        await self.posts.drop_posts(room, _HELLO)

    async def close(self) -> None:
        """Take all signs of work away."""
        await self.signs.close()

    async def _say(self, reference: Reference, activity: dict[str, Any]) -> str:
        """Say what is no reply, and return its name or "": nobody waits for it where the bot was taken away again."""
        try:
            return await self.sending.send(reference, activity)
        except Gone:
            return ""

    async def _place(self, thread: ThreadId) -> Reference:
        return (await self.references.of(thread.room)).in_thread(thread.root)

    def _speech(self, language: str) -> Speech:
        return Speech(self.words, language, self.today())


_: type[Platform] = TeamsPlatform
