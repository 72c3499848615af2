"""
A process of our own for one kind of work, which goes to its child in the order asked.

What a dying child leaves undone goes to the next.

An answer is late then, and not lost: only work that two children died of, or took too long for, is given up.
"""

import asyncio
import contextlib
import logging
from asyncio.subprocess import Process
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import ParamSpec, TypeVar, cast

from adapters.children.messages import pack
from adapters.children.parent import begun, ended, heard, send
from adapters.children.work import result_of, work_to_bytes
from rag.apart import apart
from rag.errors import Unavailable

T = TypeVar("T")
P = ParamSpec("P")

_DEATHS = 2  # children that may die of one piece of work: the first may have been ended by somebody else

_log = logging.getLogger("footnote.children")


@asynccontextmanager
async def own_process(*modules: str, longest_s: float) -> AsyncIterator["OwnProcess"]:
    """Yield a process that is on its way and loads these modules first; it is gone afterwards."""
    process = OwnProcess(modules, longest_s)
    try:
        with contextlib.suppress(OSError):  # the first work meets it too
            await process.ready()
        yield process
    finally:
        await process.close()


class OwnProcess:
    """
    An `Apart` in a process of its own, for the tasks of one event loop.

    Where no child can be begun, work is done in a thread.

    Attributes:
        modules: What the work is made of.
        longest_s: For one piece of work, in which a child may have to load what it needs.
    """

    def __init__(self, modules: tuple[str, ...], longest_s: float) -> None:
        self.modules = modules
        self.longest_s = longest_s
        self._child: _Child | None = None
        self._beginning = asyncio.Lock()

    async def __call__(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what `work` returns, or raise what it raises; Unavailable when children die of it."""
        request = pack(work_to_bytes(work, *args, **kwargs))
        deaths = 0
        while deaths < _DEATHS:
            try:
                child = await self.ready()
            except OSError as error:
                fields = {"modules": self.modules, "problem": str(error)}
                _log.warning("no_process", extra={"fields": fields})
                return await apart(work, *args, **kwargs)
            try:
                return cast(T, result_of(await child.answer(request)))
            except _Died as died:
                deaths += died.of_this
        _log.error("not_done", extra={"fields": {"work": work.__name__}})
        raise Unavailable(f"{work.__name__} was not done: the process for it ended {deaths} times over it")

    async def ready(self) -> "_Child":
        """Return the child, begun anew when it has ended. Raises OSError when none can be begun."""
        async with self._beginning:
            if self._child is None or self._child.is_gone:
                self._child = _Child(await begun("adapters.children.child", *self.modules), self.longest_s)
            return self._child

    async def close(self) -> None:
        """End the child; what it has not done fails. Idempotent."""
        async with self._beginning:
            child, self._child = self._child, None
            if child is not None:
                await child.end()


class _Died(Exception):
    """The child ended before its answer; `of_this` when it was at work on what was asked."""

    def __init__(self, *, of_this: bool) -> None:
        super().__init__("the child ended")
        self.of_this = of_this


class _Child:
    """A running child, and who waits for its answers, in the order asked. To be made within a loop."""

    def __init__(self, process: Process, longest_s: float) -> None:
        self._process = process
        self._longest_s = longest_s
        self._waiting: deque[asyncio.Future[bytes]] = deque()
        self._limit: asyncio.Timeout | None = None
        self._hearing = asyncio.create_task(self._hear())

    @property
    def is_gone(self) -> bool:
        """Whether it has ended."""
        return self._hearing.done()

    async def answer(self, request: bytes) -> bytes:
        """Return the answer to a request. Raises _Died."""
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._waiting.append(answer)
        if len(self._waiting) == 1:
            self._begin_turn()
        with contextlib.suppress(ConnectionError):  # its end is heard, and told by the answer
            await send(self._process, request)
        return await answer

    async def end(self) -> None:
        """End it and wait until it is gone."""
        await ended(self._process)
        await self._hearing

    async def _hear(self) -> None:
        """Give each answer to who waits for it, until the child ends or takes too long."""
        try:
            async with asyncio.timeout(None) as self._limit:
                self._begin_turn()
                while True:
                    message = await heard(self._process)
                    answer = self._waiting.popleft()
                    self._begin_turn()
                    if not answer.done():  # who asked may have given up
                        answer.set_result(message)
        except TimeoutError:
            await ended(self._process)
        except (asyncio.IncompleteReadError, ConnectionError):  # it has ended: to kill it again would confuse who waits
            await self._process.wait()
        finally:
            for place, answer in enumerate(self._waiting):
                if not answer.done():
                    answer.set_exception(_Died(of_this=place == 0))

    def _begin_turn(self) -> None:
        """Let the time run for what it is at work on now."""
        if self._limit is not None:
            now = asyncio.get_running_loop().time()
            self._limit.reschedule(now + self._longest_s if self._waiting else None)
