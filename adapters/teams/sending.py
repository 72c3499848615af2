"""Sends that stay with it: what Teams does not take now is tried again, within a budget of time."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TypeVar

from adapters.teams.failures import Lost, failure
from adapters.teams.pace import Pace
from adapters.teams.sender import Activity, Reference, Refused, Sender
from rag.errors import Unavailable

T = TypeVar("T")

_FIRST_S, _LONGEST_S = 1.0, 10.0  # waits grow twofold from one to the other


@dataclass
class Sending:
    """
    A sender that does not give up at once. A conversation's sends keep the pace that Teams takes.

    Attributes:
        patience_s: The longest that one call waits altogether; then the whole delivery is tried again later.
        chance: Gives 0.0-1.0, the jitter.
    """

    sender: Sender
    patience_s: float = 30.0
    clock: Callable[[], float] = time.monotonic
    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep
    chance: Callable[[], float] = random.random
    pace: Pace = field(init=False)

    def __post_init__(self) -> None:
        self.pace = Pace(self.clock, self.sleep)

    async def send(self, reference: Reference, activity: Activity) -> str:
        """Post an activity and return its id, which may be "". Raises PortError; Lost is not tried again."""
        return await self._persist(reference, lambda: self.sender.send(reference, activity), again=False)

    async def update(self, reference: Reference, activity_id: str, activity: Activity) -> None:
        """Put an activity in the place of a posted one. Raises PortError."""
        await self._persist(reference, lambda: self.sender.update(reference, activity_id, activity), again=True)

    async def delete(self, reference: Reference, activity_id: str) -> None:
        """Take an activity away. Raises PortError."""
        await self._persist(reference, lambda: self.sender.delete(reference, activity_id), again=True)

    async def once(self, reference: Reference, activity: Activity) -> str:
        """Post what is not worth another try: a sign of work, a piece of a stream. Raises Refused."""
        await self.pace.turn(reference.conversation_id)
        return await self.sender.send(reference, activity)

    async def _persist(self, reference: Reference, call: Callable[[], Awaitable[T]], *, again: bool) -> T:
        """Call until it is taken; `again` when a call whose answer was lost may be made a second time."""
        end = self.clock() + self.patience_s
        tried = 0
        while True:
            await self.pace.turn(reference.conversation_id)
            try:
                return await call()
            except Refused as refused:
                problem = failure(refused)
                tried += 1
                wait = self._wait(problem.retry_after if isinstance(problem, Unavailable) else None, tried)
                hopeless = not isinstance(problem, Unavailable) or refused.status == 401
                if hopeless or (isinstance(problem, Lost) and not again) or self.clock() + wait > end:
                    raise problem from refused
            await self.sleep(wait)

    def _wait(self, asked: float | None, tried: int) -> float:
        """Return the seconds before the next try: a little more than asked for, else growing, never in step."""
        if asked is not None:
            return asked + self.chance() * _FIRST_S / 2
        return min(_LONGEST_S, _FIRST_S * 2.0 ** (tried - 1)) * (0.5 + self.chance() / 2)
