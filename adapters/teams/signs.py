"""Signs of work: a reply that grows in a personal chat, the typing dots elsewhere."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field

from adapters.speech import Speech
from adapters.teams.sender import Kind, Reference, Refused
from adapters.teams.sending import Sending
from adapters.teams.stream import Keep, Stream
from bot.phrases import Phrase
from bot.thread import Message, MessageId, Room, ThreadId
from rag.watch import Watch

_EVERY_S = 4.0  # clients take the dots away after a few seconds; from experience
_LONGEST = 30  # times: two minutes, should nobody take the sign away

Key = tuple[Room, MessageId]


@dataclass
class Signs:
    """The signs that are shown now, by the message that is worked on."""

    sending: Sending
    _streams: dict[Key, Stream] = field(default_factory=dict)
    _typing: dict[Key, asyncio.Task[None]] = field(default_factory=dict)

    async def show(self, key: Key, reference: Reference, speech: Speech, keep: Keep | None) -> None:
        """Show that a message is worked on; its reply may be shown as it is proven where `keep` is given."""
        await self.end(key)
        for old in [known for known, stream in self._streams.items() if stream.over]:
            await self.end(old)
        busy = any(room == key[0] for room, _ in self._streams)
        if keep and reference.kind is Kind.PERSONAL and not busy:
            told = f"{reference.bot_name} {speech.words.of(Phrase.READING, speech.language)}".strip()
            self._streams[key] = Stream(self.sending, reference, speech, told, keep)
        else:
            self._typing[key] = asyncio.create_task(self._type(reference))

    def watch(self, thread: ThreadId, message: Message) -> Watch | None:
        """Return who shows the sentences of the reply to a message, None where it appears whole."""
        stream = self._streams.get((thread.room, message.id))
        return stream.watch if stream else None

    async def end(self, key: Key) -> Stream | None:
        """Take the sign away; return a reply that has begun to grow, which whoever called completes."""
        if typing := self._typing.pop(key, None):
            typing.cancel()
            with suppress(asyncio.CancelledError):
                await typing
        if stream := self._streams.get(key):
            await stream.quiet()  # it is known until then: whoever ends it meanwhile waits too
            if self._streams.get(key) is stream:
                del self._streams[key]
        return stream

    async def close(self) -> None:
        """Take all signs away."""
        for key in [*self._typing, *self._streams]:
            await self.end(key)

    async def _type(self, reference: Reference) -> None:
        for _ in range(_LONGEST):
            with suppress(Refused):
                await self.sending.once(reference, {"type": "typing"})
            await self.sending.sleep(_EVERY_S)
