"""The sign that a question is worked on: a status beside the bot's name, else eyes on the question."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from adapters.slack.calls import Calls, Refused
from adapters.slack.place import Spot
from rag.errors import PortError

_EYES = "eyes"
_SETTLED = frozenset({"already_reacted", "no_reaction"})
"""Refusals that say that it is so already."""


@dataclass
class Signs:
    """Shows that something is done. Never raises: a sign is no reason to fail."""

    calls: Calls
    _way: dict[str, int] = field(default_factory=dict)
    """By workspace which way works, counted in `_ways`; those before it were refused there."""
    _eyes: set[Spot] = field(default_factory=set)

    async def show(self, spot: Spot, words: str) -> None:
        """Show that the message is worked on; `words` complete a sentence that begins with the bot's name."""
        ways = (self._status, self._session, self._look)
        for number in range(self._way.get(spot.room.workspace, 0), len(ways)):
            if await self._done(ways[number](spot, words)):
                self._way[spot.room.workspace] = number
                return

    async def say(self, spot: Spot, words: str) -> None:
        """Say something else beside the bot's name, where there is such a thing."""
        if self._way.get(spot.room.workspace) == 0:
            await self._done(self._status(spot, words))

    async def clear(self, spot: Spot, *, posted: bool) -> None:
        """Take the sign away. Slack takes a status away by itself once something was posted."""
        if spot in self._eyes:
            self._eyes.discard(spot)
            await self._done(self.calls("reactions.remove", channel=spot.channel, timestamp=spot.message, name=_EYES))
        way = self._way.get(spot.room.workspace)
        if way == 0 and not posted:
            await self._done(self._status(spot, ""))
        if way == 1:
            await self._done(self._session(spot, "", "active"))

    async def _status(self, spot: Spot, words: str) -> None:
        await self.calls("assistant.threads.setStatus", channel_id=spot.channel, thread_ts=spot.root, status=words)

    async def _session(self, spot: Spot, _words: str, status: str = "processing") -> None:
        await self.calls("agents.sessions.setStatus", channel_id=spot.channel, thread_ts=spot.root, status=status)

    async def _look(self, spot: Spot, _words: str) -> None:
        self._eyes.add(spot)
        await self.calls("reactions.add", channel=spot.channel, timestamp=spot.message, name=_EYES)

    async def _done(self, call: Awaitable[object]) -> bool:
        try:
            await call
        except Refused as refused:
            return refused.code in _SETTLED
        except PortError:
            return True  # another way would fail too, or show a second sign
        return True


Sign = Callable[[str], Awaitable[None]]
"""Says something else beside the bot's name."""
