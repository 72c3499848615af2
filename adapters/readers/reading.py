"""The parent's side of the reading worker: it starts, times, kills and replaces the children."""

import asyncio
from asyncio.subprocess import Process
from pathlib import Path
from types import TracebackType
from typing import Self

from adapters.children.messages import pack
from adapters.children.parent import begun, ended, heard, send
from adapters.readers import wire
from rag.document import Document, Unreadable

TIMEOUT_S = 30.0
"""For one file. The slowest real file read took under 3 s."""


class Reading:
    """
    Reads files in child processes, so that a file that hangs, crashes or swallows memory costs only itself.

    `groups` are those that the settings name: a page's first line may keep it to some of them.
    Children start with the first file and stay; two, so that one reads while the other's document is cut.
    Safe to use from many tasks at once; a call waits until a child is free. To be closed, or used with `async with`.
    """

    def __init__(self, workers: int = 2, timeout_s: float = TIMEOUT_S, groups: frozenset[str] = frozenset()) -> None:
        if workers < 1:
            raise ValueError(f"reading needs at least one worker, not {workers!r}")
        self._timeout_s = timeout_s
        self._groups = tuple(sorted(groups))
        self._too_long = Unreadable(f"takes longer than {timeout_s:g} s to read: split it into smaller files")
        self._free = asyncio.Semaphore(workers)
        self._idle: list[Process] = []
        self._busy: set[Process] = set()
        self._closed = False

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def read(self, source: Path | bytes, name: str, url: str = "") -> Document | Unreadable:
        """
        Return the document, or the plain reason why there is none. Raises nothing but RuntimeError once closed.

        Args:
            source: The file, or its content. A path must be a regular file: what listed it looked.
            name: Its name or path as people know it; the suffix tells the format.
            url: Where it was fetched from, or "".
        """
        request = _request(source, name, url, self._groups)
        async with self._free:
            if self._closed:
                raise RuntimeError("this Reading is closed: open another one")
            return await self._ask(request)

    async def close(self) -> None:
        """End all children. Files still being read get a reason. Idempotent."""
        self._closed = True
        idle, self._idle = self._idle, []
        for child in [*idle, *self._busy]:
            await ended(child)

    async def _ask(self, request: bytes) -> Document | Unreadable:
        child = await self._child()
        self._busy.add(child)
        result: Document | Unreadable = (
            self._too_long
        )  # what a cancelled call is treated as: its answer is still to come
        try:
            result = await self._answer(child, request)
        finally:
            self._busy.discard(child)
            if result in (self._too_long, *_COSTLY) or self._closed or child.returncode is not None:
                await ended(child)
            else:
                self._idle.append(child)
        return result

    async def _child(self) -> Process:
        """Return an idle child that still lives, or a new one."""
        while self._idle:
            child = self._idle.pop()
            if child.returncode is None:
                return child
        return await begun(_WORKER)

    async def _answer(self, child: Process, request: bytes) -> Document | Unreadable:
        try:
            answer = await asyncio.wait_for(_exchange(child, request), self._timeout_s)
            return wire.result_from_bytes(answer)
        except TimeoutError:
            return self._too_long
        except (asyncio.IncompleteReadError, ConnectionError):
            return _BROKE_DOWN
        except (ValueError, KeyError, TypeError):
            return _NONSENSE


def _request(source: Path | bytes, name: str, url: str, groups: tuple[str, ...]) -> bytes:
    """Return the messages that ask for one file."""
    path = str(source.absolute()) if isinstance(source, Path) else ""
    head = pack(wire.request_to_bytes(wire.Request(name, path, url, groups)))
    return head if isinstance(source, Path) else head + pack(source)


_BROKE_DOWN = Unreadable("the reader broke down on it")
_NONSENSE = Unreadable("the reader's answer made no sense")
_COSTLY = (_BROKE_DOWN, _NONSENSE, wire.TOO_MUCH_MEMORY)
"""After one of these the child is replaced."""

_WORKER = "adapters.readers.worker"


async def _exchange(child: Process, request: bytes) -> bytes:
    """Send one request and return the answer to it."""
    await send(child, request)
    return await heard(child)
