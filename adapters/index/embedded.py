"""
The embedded index: one SQLite file, searched exactly by stems and vectors, for one machine.

Crash-safe (WAL, every commit on disk), read by several processes while one writes. Each process that searches holds
stems and vectors in memory and looks for changes before every search.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

from adapters.index import rows, search
from adapters.index.file import File, Space, look
from adapters.index.held import Held
from rag.apart import Apart
from rag.evidence import Hit, Passage
from rag.ports import Change, Embedder, Index, Stored, Vectors
from rag.readings import Reading, readings
from rag.reply import Question

T = TypeVar("T")

_AT_ONCE = 2
"""
Questions: one is embedded while another is searched for. More would take turns at the same two, and of fifty that come
together none would reach its model before all were searched for. One more where another process searches: what that
found is taken over meanwhile.
"""


class Embedded:
    """
    An `Index` in the file at `path`, made when it is not there.

    Without an embedder passages are found by keywords only, whatever vectors the file has. Vectors of another embedder
    than the one given are not searched, and are dropped when the first new ones come.

    Args:
        apart: Who reads the file, in another process; None reads it in threads of this one.

    Raises:
        Rejected: The file cannot be opened. One that may only be read is searched; a change of it is rejected.
        Malformed: It is damaged, or no index.
    """

    def __init__(self, path: Path, embedder: Embedder | None, apart: Apart | None = None) -> None:
        self._path = path
        self._embedder = embedder
        self._apart = apart
        self._space = Space(embedder.id, embedder.dims) if embedder else Space()
        self._file = File(path, self._space)
        self._turns = asyncio.Semaphore(_AT_ONCE + bool(apart))

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()

    async def ready(self) -> None:
        """Return once a question could be answered. Raises PortError."""
        await self.listing("")

    async def discard(self) -> None:
        """Forget everything."""
        await self.remove([stored.source.id for stored in await self.listing()])

    async def search(self, question: Question, limit: int) -> Sequence[Hit]:
        """Return at most `limit` hits, best first: see `rag.ports.Retriever`."""
        read = readings(question)
        async with self._turns:
            asked = search.Asked(question, read, await self._vectors(read), limit)
            return await self._look(partial(search.search, asked=asked))

    async def _vectors(self, asked: Sequence[Reading]) -> list[Vectors]:
        return [await self._embedder.embed_question(one.meaning) for one in asked] if self._embedder else []

    async def listing(self, collection: str | None = None) -> Sequence[Stored]:
        """Return every source of the collection, or of all, by id."""
        return await self._look(partial(rows.listing, collection=collection))

    async def neighbours(self, passages: Sequence[Passage], window: int) -> Sequence[Sequence[Passage]]:
        """Return for each the passages of its source at most `window` places away, in order."""
        places = [(one.source.id, one.ordinal) for one in passages]
        return await self._look(partial(rows.neighbours, places=places, window=window))

    async def without_vector(self, limit: int) -> Sequence[tuple[int, Passage]]:
        """Return passages that this embedder has not embedded yet; none without an embedder."""
        return await self._lacking("vectors", limit)

    async def without_sentences(self, limit: int) -> Sequence[tuple[int, Passage]]:
        """Return passages whose sentences this embedder has not embedded yet; none without an embedder."""
        return await self._lacking("sentences", limit)

    async def replace(self, changes: Sequence[Change]) -> None:
        """Put the sources' new passages in the place of the old, all in one transaction."""
        embedder = self._embedder

        def write(database: sqlite3.Connection) -> bool:
            if embedder and any(entry.vector is not None for change in changes for entry in change.entries):
                rows.adopt(database, embedder.id)
            for change in changes:
                rows.replace(database, change, embedded=embedder is not None)
            return True

        await asyncio.to_thread(self._file.change, write)

    async def remove(self, source_ids: Sequence[str]) -> None:
        """Forget these sources."""

        def write(database: sqlite3.Connection) -> bool:
            rows.remove(database, source_ids)
            return True

        await asyncio.to_thread(self._file.change, write)

    async def fill(self, vectors: Sequence[tuple[int, Vectors]], sentences: Sequence[tuple[int, Vectors]]) -> None:
        """Store vectors by key; a passage that is gone meanwhile is skipped."""
        if self._embedder is None:
            raise ValueError("an index without an embedder takes no vectors")
        embedder_id = self._embedder.id

        def write(database: sqlite3.Connection) -> bool:
            others_dropped = rows.adopt(database, embedder_id)
            rows.fill(database, vectors, sentences)
            return others_dropped or bool(vectors)  # sentence vectors are not held in memory

        await asyncio.to_thread(self._file.change, write)

    async def _lacking(self, table: str, limit: int) -> Sequence[tuple[int, Passage]]:
        if self._embedder is None:
            return ()
        return await self._look(partial(rows.lacking, lack=rows.Lack(table, self._embedder.id), limit=limit))

    async def _look(self, read: Callable[[sqlite3.Connection, Held], T]) -> T:
        """Return what is read from the file as it is now."""
        if self._apart:
            return await self._apart(look, self._path, self._space, read)
        return await asyncio.to_thread(self._file.look, read)


_: type[Index] = Embedded
