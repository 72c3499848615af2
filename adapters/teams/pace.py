"""Not more than Teams takes: sends to one conversation wait for their turn."""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable

# (sends, seconds): learn.microsoft.com, "Optimize your agent: Rate limiting and best practices", per conversation.
_LIMITS = ((7, 1.0), (8, 2.0), (60, 30.0), (1800, 3600.0))
_REMEMBERED = 10_000  # conversations; one that was idle the longest is forgotten first


class Pace:
    """
    The turns of every conversation.

    Args:
        clock: Seconds that only grow.
        sleep: Waits so many seconds.

    """

    def __init__(
        self, clock: Callable[[], float] = time.monotonic, sleep: Callable[[float], Awaitable[object]] = asyncio.sleep
    ) -> None:
        self._clock = clock
        self._sleep = sleep
        self._turns: OrderedDict[str, deque[float]] = OrderedDict()

    async def turn(self, conversation_id: str) -> None:
        """Wait until one more send to the conversation is within the limits; threads of a channel share them."""
        wait = self._taken(conversation_id.partition(";")[0])
        if wait > 0:
            await self._sleep(wait)

    def _taken(self, conversation: str) -> float:
        """Take the next free turn and return the seconds until it comes."""
        turns = self._turns.setdefault(conversation, deque(maxlen=max(sends for sends, _ in _LIMITS)))
        self._turns.move_to_end(conversation)
        if len(self._turns) > _REMEMBERED:
            self._turns.popitem(last=False)
        now = self._clock()
        begun = [turns[-sends] + seconds for sends, seconds in _LIMITS if len(turns) >= sends]
        turns.append(max((now, *begun)))
        return turns[-1] - now
