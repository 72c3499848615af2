"""The worker: claims deliveries, has them handled, some at once, and lets go of what it cannot do now."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from random import uniform

from adapters.work.delivery import Claimed, Deliveries, Delivery, Inbox
from rag.errors import PortError, Unavailable

_log = logging.getLogger("footnote.work")

_LONGEST_WAIT_S = 3600.0
"""However long the other side asks to be left alone: somebody waits, and Slack and Teams ask for seconds to minutes."""

Handler = Callable[[Claimed], Awaitable[None]]
"""Does a delivery: see `adapters.http.served.Served.handle`."""


@dataclass(frozen=True, slots=True)
class Pace:
    """
    How a worker works; times in seconds.

    Attributes:
        at_once: Deliveries that are worked on at the same time.
        lease: How long a delivery stays with a worker that has died.
        look: How often it looks for what other processes left behind.
        longest: A handler that takes longer is stopped, and the delivery tried again.
        drain: How long a worker that is to end waits for what it has begun.
        give_up: A delivery that fails for the world's sake is tried again until it is so old.
        tries: A delivery that fails for our own sake is tried so often.
    """

    at_once: int = 64
    lease: float = 20.0
    look: float = 1.0
    longest: float = 180.0
    drain: float = 20.0
    give_up: float = 24 * 3600.0
    tries: int = 5


class Worker:
    """
    Works on deliveries until it is stopped. One for each process; several processes may share the store.

    Args:
        name: Unique among the processes that share the store.

    """

    def __init__(self, deliveries: Deliveries, name: str, pace: Pace | None = None) -> None:
        self._deliveries = deliveries
        self._name = name
        self._pace = pace or Pace()
        self._handlers: Mapping[str, Handler] = {}
        self._running: dict[int, asyncio.Task[None]] = {}
        self._wake = asyncio.Event()
        self._ending = False

    async def put(self, delivery: Delivery) -> bool:
        """Keep the delivery and have it worked on; say whether it is new. Raises PortError."""
        new = await self._deliveries.store(delivery)
        if new:
            self._wake.set()
        return new

    async def drop(self, platform: str, subject: str) -> None:
        """Work no more on what is about the subject, begun or not. Raises PortError."""
        for dropped in await self._deliveries.drop(platform, subject):
            self._cancel(dropped)

    async def run(self, handlers: Mapping[str, Handler]) -> None:
        """Work for these platforms until `stop`; then finish what is begun while there is time, give back the rest."""
        self._handlers = handlers
        renewing = asyncio.create_task(self._renew())
        try:
            while not self._ending:
                self._wake.clear()
                if len(self._running) >= self._pace.at_once or not await self._begin():
                    await self._rest()
        finally:
            await self._drain()
            renewing.cancel()
            await asyncio.gather(renewing, return_exceptions=True)

    def stop(self) -> None:
        """Begin nothing more."""
        self._ending = True
        self._wake.set()

    @property
    def busy(self) -> int:
        """How many deliveries are being worked on."""
        return len(self._running)

    async def _rest(self) -> None:
        """Wait until something comes or ends, at most for a look."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._wake.wait(), self._pace.look)

    async def _begin(self) -> bool:
        """Begin the next delivery; say whether there was one."""
        try:
            claimed = await self._deliveries.claim(self._name, self._handlers.keys(), self._pace.lease)
        except PortError as error:
            _log.warning("deliveries_unreachable", extra={"fields": {"problem": str(error)}})
            return False
        if claimed is None:
            return False
        task = asyncio.create_task(self._do(claimed))
        self._running[claimed.id] = task
        task.add_done_callback(lambda _: self._ended(claimed.id))
        return True

    def _ended(self, number: int) -> None:
        self._running.pop(number, None)
        self._wake.set()  # the next of its lane may begin

    async def _do(self, claimed: Claimed) -> None:
        try:
            async with asyncio.timeout(self._pace.longest):
                await self._handlers[claimed.delivery.platform](claimed)
        except asyncio.CancelledError:
            if self._ending:
                await self._give_back(claimed, 0.0)
            return
        except PortError as error:
            await self._failed(claimed, error, give_up=claimed.age_s > self._pace.give_up)
        except Exception as error:  # noqa: BLE001  # a bug in one delivery must not stop the others
            await self._failed(claimed, error, give_up=claimed.attempt >= self._pace.tries)
        else:
            await self._finish(claimed)

    async def _failed(self, claimed: Claimed, error: Exception, *, give_up: bool) -> None:
        fields = {"platform": claimed.delivery.platform, "key": claimed.delivery.key, "attempt": claimed.attempt}
        kind = "delivery_given_up" if give_up else "delivery_failed"
        told = str(error) if isinstance(error, PortError) else type(error).__name__
        _log.error(kind, extra={"fields": {**fields, "problem": told}}, exc_info=error)
        if give_up:
            await self._finish(claimed)
        else:
            await self._give_back(claimed, max(_pause(claimed.attempt), _asked(error)))

    async def _finish(self, claimed: Claimed) -> None:
        await self._kept(self._deliveries.done(self._name, claimed))

    async def _give_back(self, claimed: Claimed, after_s: float) -> None:
        await self._kept(self._deliveries.later(self._name, claimed, after_s))

    async def _kept(self, writing: Awaitable[None]) -> None:
        try:
            await writing
        except PortError as error:  # its lease runs out, and it is handled again: handlers can take that
            _log.warning("delivery_not_settled", extra={"fields": {"problem": str(error)}})

    async def _renew(self) -> None:
        while True:
            await asyncio.sleep(self._pace.lease / 4)
            ids = tuple(self._running)
            if not ids:
                continue
            try:
                held = await self._deliveries.renew(self._name, ids, self._pace.lease)
            except PortError as error:
                _log.warning("lease_not_renewed", extra={"fields": {"problem": str(error)}})
                continue
            for lost in set(ids) - set(held):
                self._cancel(lost)

    def _cancel(self, number: int) -> None:
        task = self._running.get(number)
        if task:
            task.cancel()

    async def _drain(self) -> None:
        self._ending = True
        running = list(self._running.values())
        if running:
            _, late = await asyncio.wait(running, timeout=self._pace.drain)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)


def _pause(attempt: int) -> float:
    """Return the seconds before the next try: from about one to a minute, never two workers in step."""
    return min(60.0, 2.0 ** (attempt - 1)) * uniform(0.75, 1.25)  # noqa: S311  # no secret


def _asked(error: Exception) -> float:
    """Return the seconds that the other side asked to wait, and a little more, so that not all come at once."""
    asked = error.retry_after if isinstance(error, Unavailable) else None
    return min(_LONGEST_WAIT_S, asked) + uniform(0.0, 1.0) if asked else 0.0  # noqa: S311  # no secret


_: type[Inbox] = Worker
