"""
A reply that grows while it is proven, in personal chats: learn.microsoft.com, "Stream bot messages", 2026.

A stream is begun by an informative line, goes on with texts that each begin with the one before, and ends as an
ordinary message under the id that its first answer gave. That id makes its end safe to send twice, and is kept before
a sentence is shown: whoever goes on after a crash completes what stands there.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any

from adapters.speech import Speech
from adapters.teams.blocks import Block, joined
from adapters.teams.failures import Gone, Lost
from adapters.teams.pieces import sentence_blocks
from adapters.teams.render import opening, size
from adapters.teams.sender import Reference, Refused
from adapters.teams.sending import Sending
from rag.errors import PortError, Unavailable
from rag.stream import Released
from rag.watch import Begun, Progress

_PAUSE_S = 1.0  # one request a second
_LONGEST_S = 110.0  # Teams ends a stream after two minutes
_MOST = 10 * 1024  # bytes of UTF-16: surely less than what the first message of a long answer holds
_LONGEST_TOLD = 1000  # characters of an informative line
NOT_ALLOWED = "ContentStreamNotAllowed"

Keep = Callable[[str], Awaitable[None]]
"""Keeps the id of a reply that has begun to grow. Raises PortError."""


async def end_stream(sending: Sending, reference: Reference, stream_id: str, activity: Mapping[str, Any]) -> None:
    """Make a stream the message. Raises PortError; Gone where it has ended, and NotTaken where it said otherwise."""
    final = {"type": "streaminfo", "streamId": stream_id, "streamType": "final"}
    ended = {**activity, "entities": [*activity.get("entities", ()), final]}
    try:
        await sending.send(reference, ended)
    except Lost:
        with suppress(Gone):  # it had arrived: nothing is added to a stream that has ended
            await sending.send(reference, ended)


class Stream:
    """
    One reply, shown as it is proven. A chat has at most one at a time.

    Args:
        told: What is shown until the first sentence is proven.
        keep: Keeps its id; where that fails no sentence is shown before the reply is whole.

    """

    def __init__(self, sending: Sending, reference: Reference, speech: Speech, told: str, keep: Keep) -> None:
        self._sending = sending
        self._reference = reference
        self._speech = speech
        self._told = told[:_LONGEST_TOLD]
        self._keep = keep
        self._opening: tuple[Block, ...] = ()
        self._sentences: list[Released] = []
        self._news = asyncio.Event()
        self._began_at = sending.clock()
        self._id = ""
        self._sequence = 0
        self._ended = False
        self._shown = ""
        self._growing = asyncio.create_task(self._grow())

    @property
    def over(self) -> bool:
        """Whether Teams has ended it by now."""
        return self._sending.clock() - self._began_at > _LONGEST_S

    async def watch(self, progress: Progress) -> None:
        """Take a step of the answer; it is shown with the next request, nobody waits for that."""
        match progress:
            case Begun():
                self._opening = tuple(opening(progress.tier, self._speech))
            case Released():
                self._sentences.append(progress)
                self._news.set()
            case _:
                return

    async def finish(self, activity: Mapping[str, Any]) -> str:
        """
        Complete what was shown by the message, and return its id; "" when it must be posted as a message of its own.

        Whoever stopped the stream wants no more of it: it stays as it is. Raises PortError.
        """
        await self.quiet()
        if not self._id:
            return ""
        if self.over:
            return await self._replaced(activity)
        try:
            await end_stream(self._sending, self._reference, self._id, activity)
        except Gone as gone:
            return self._id if gone.code == NOT_ALLOWED and not self.over else ""
        except Unavailable:  # not now: what is kept of it is completed when the delivery comes again
            raise
        except PortError:
            return await self._replaced(activity)
        return self._id

    async def quiet(self) -> None:
        """Show nothing more."""
        self._ended = True
        self._news.set()
        # A request that is under way is waited for: its answer may be the id. Who waits may be stopped, it goes on.
        await asyncio.shield(self._growing)

    async def _replaced(self, activity: Mapping[str, Any]) -> str:
        """Put the message in the place of a stream that can no longer be ended."""
        try:
            await self._sending.update(self._reference, self._id, activity)
        except PortError:
            return ""
        return self._id

    async def _grow(self) -> None:
        with suppress(Refused, PortError):  # streams are not allowed here, or this one was stopped: its end will tell
            self._id = await self._piece(self._told, "informative")
            if self._id:
                await self._keep(self._id)
            while self._id:
                await self._sending.sleep(_PAUSE_S)
                await self._news.wait()
                self._news.clear()
                if self._ended:
                    return
                await self._more()

    async def _more(self) -> None:
        text = joined([*self._opening, *sentence_blocks(self._sentences, self._speech)])
        if text != self._shown and not self.over and size({"text": text}) <= _MOST:
            await self._piece(text, "streaming")
            self._shown = text

    async def _piece(self, text: str, kind: str) -> str:
        self._sequence += 1
        told: dict[str, Any] = {"type": "streaminfo", "streamType": kind, "streamSequence": self._sequence}
        if self._id:
            told["streamId"] = self._id
        return await self._sending.once(
            self._reference, {"type": "typing", "text": text, "textFormat": "markdown", "entities": [told]}
        )
