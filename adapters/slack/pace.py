"""How fast the bot may write: a message a second in a channel, with small bursts."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

_A_SECOND = 1.0  # docs.slack.dev/apis/web-api/rate-limits: chat.postMessage, a channel
_BURST = 3
_CHANNELS = 10_000  # remembered at once; forgetting one that rests costs nothing


@dataclass
class Pace:
    """
    Turns to write, by channel.

    Attributes:
        now: Seconds that only go on.
    """

    now: Callable[[], float] = time.monotonic
    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep
    _free: dict[str, float] = field(default_factory=dict)

    async def turn(self, channel: str) -> None:
        """Wait until the next message may go to the channel."""
        now = self.now()
        if len(self._free) > _CHANNELS:
            self._free = {name: at for name, at in self._free.items() if at > now}
        full = max(self._free.get(channel, now), now)  # when the channel has had its second for every message so far
        self._free[channel] = full + _A_SECOND
        if (wait := full - now - (_BURST - 1) * _A_SECOND) > 0:
            await self.sleep(wait)
