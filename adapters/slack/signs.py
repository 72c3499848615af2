"""The sign that a question is worked on: a status beside the bot's name, else eyes on the question."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from enum import Enum

from adapters.slack.calls import Calls, Refused
from adapters.slack.place import Spot
from bot.thread import ThreadId
from rag.errors import PortError

_EYES = "eyes"
_SETTLED = frozenset({"already_reacted", "no_reaction"})
"""Refusals that say that it is so already."""


class Way(Enum):
    """How a sign is shown, best first."""

    STATUS = "words beside the bot's name"
    SESSION = "that the bot is busy"
    EYES = "a reaction on the question"


Sign = Callable[[str], Awaitable[None]]
"""Says something else beside the bot's name."""


@dataclass
class Signs:
    """Shows that something is done. Never raises: a sign is no reason to fail."""

    calls: Calls
    _never: set[tuple[str, Way]] = field(default_factory=set)
    """Ways that a workspace does not have."""
    _shown: dict[Spot, Way] = field(default_factory=dict)

    async def show(self, spot: Spot, words: str) -> None:
        """Show that the message is worked on; `words` complete a sentence that begins with the bot's name."""
        ways = [way for way in Way if (spot.room.workspace, way) not in self._never]
        for way in ways:
            if await self._done(spot, way, self._begin(spot, way, words)):
                self._shown[spot] = way
                return

    async def say(self, spot: Spot, words: str) -> None:
        """Say something else beside the bot's name, where words stand there."""
        if self._shown.get(spot) is Way.STATUS:
            await self._done(spot, Way.STATUS, self._begin(spot, Way.STATUS, words))

    async def clear(self, spot: Spot, *, posted: bool) -> None:
        """Take the sign away. Slack takes a status away by itself once something was posted."""
        way = self._shown.pop(spot, None)
        if way is not None and not (posted and way is Way.STATUS):
            await self._done(spot, way, self._end(spot, way))

    def within(self, thread: ThreadId) -> list[Spot]:
        """Return the messages of a thread that are worked on."""
        return [spot for spot in self._shown if spot.within(thread)]

    async def _begin(self, spot: Spot, way: Way, words: str) -> None:
        thread = {"channel_id": spot.channel, "thread_ts": spot.root}
        match way:
            case Way.STATUS:
                await self.calls.soon("assistant.threads.setStatus", **thread, status=words)
            case Way.SESSION:
                await self.calls.soon("agents.sessions.setStatus", **thread, status="processing")
            case Way.EYES:
                await self.calls.soon("reactions.add", channel=spot.channel, timestamp=spot.message, name=_EYES)

    async def _end(self, spot: Spot, way: Way) -> None:
        thread = {"channel_id": spot.channel, "thread_ts": spot.root}
        match way:
            case Way.STATUS:
                await self.calls.soon("assistant.threads.setStatus", **thread, status="")
            case Way.SESSION:
                await self.calls.soon("agents.sessions.setStatus", **thread, status="active")
            case Way.EYES:
                await self.calls.soon("reactions.remove", channel=spot.channel, timestamp=spot.message, name=_EYES)

    async def _done(self, spot: Spot, way: Way, call: Awaitable[None]) -> bool:
        try:
            await call
        except Refused as refused:
            if refused.never:
                self._never.add((spot.room.workspace, way))
            return refused.code in _SETTLED
        except PortError:
            return True  # another way would fail too, or show a second sign
        return True
