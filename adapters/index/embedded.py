"""
The embedded index: one SQLite file, searched exactly by stems and vectors, for one machine.

Crash-safe (WAL, every commit on disk), read by several processes while one writes. Each process holds stems and vectors
in memory and looks for changes before every search.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Lock
from typing import TypeVar

from adapters.index import rows, search
from adapters.index.held import Held, empty, load
from adapters.index.schema import connect
from adapters.sqlite_errors import translated
from rag.evidence import Hit, Passage
from rag.ports import Change, Embedder, Index, Stored, Vectors
from rag.readings import Reading, readings
from rag.reply import Question

T = TypeVar("T")

_AT_ONCE = 2
"""
Questions: one is embedded while another is searched for. More would take turns at the same two, and of fifty that come
together none would reach its model before all were searched for.
"""


class Embedded:
    """
    An `Index` in the file at `path`, made when it is not there.

    Without an embedder passages are found by keywords only, whatever vectors the file has. Vectors of another embedder
    than the one given are not searched, and are dropped when the first new ones come.

    Raises:
        Rejected: The file cannot be opened. One that may only be read is searched; a change of it is rejected.
        Malformed: It is damaged, or no index.
    """

    def __init__(self, path: Path, embedder: Embedder | None) -> None:
        self._what = f"the index {str(path)!r}"
        self._embedder = embedder
        self._database = connect(path)
        self._lock = Lock()
        self._turns = asyncio.Semaphore(_AT_ONCE)
        self._held = empty()
        self._seen = (-1, -1)
        self._writes = 0

    def close(self) -> None:
        """Let go of the file."""
        with self._lock:
            self._database.close()

    async def ready(self) -> None:
        """Return once a question could be answered. Raises PortError."""
        await self.listing("")

    async def discard(self) -> None:
        """Forget everything."""
        await self.remove([stored.source.id for stored in await self.listing()])

    async def search(self, question: Question, limit: int) -> Sequence[Hit]:
        """Return at most `limit` hits, best first: see `rag.ports.Retriever`."""
        asked = search.Asked(question, readings(question), limit)
        async with self._turns:
            lead, vectors = await asyncio.gather(
                self._look(lambda _, held: search.lead_of(held, asked)), self._vectors(asked.readings)
            )

            def found(database: sqlite3.Connection, held: Held) -> list[Hit]:
                still = lead if lead.held is held else search.lead_of(held, asked)
                return search.search(database, still, asked, vectors)

            return await self._look(found)

    async def _vectors(self, asked: Sequence[Reading]) -> list[Vectors]:
        return [await self._embedder.embed_question(one.meaning) for one in asked] if self._embedder else []

    async def listing(self, collection: str | None = None) -> Sequence[Stored]:
        """Return every source of the collection, or of all, by id."""
        return await self._look(lambda database, held: rows.listing(database, held.by_key, collection))

    async def neighbours(self, passages: Sequence[Passage], window: int) -> Sequence[Sequence[Passage]]:
        """Return for each the passages of its source at most `window` places away, in order."""
        return await self._look(
            lambda database, held: [rows.neighbours(database, held.by_key, one, window) for one in passages]
        )

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

        await self._change(write)

    async def remove(self, source_ids: Sequence[str]) -> None:
        """Forget these sources."""

        def write(database: sqlite3.Connection) -> bool:
            rows.remove(database, source_ids)
            return True

        await self._change(write)

    async def fill(self, vectors: Sequence[tuple[int, Vectors]], sentences: Sequence[tuple[int, Vectors]]) -> None:
        """Store vectors by key; a passage that is gone meanwhile is skipped."""
        if self._embedder is None:
            raise ValueError("an index without an embedder takes no vectors")
        embedder_id = self._embedder.id

        def write(database: sqlite3.Connection) -> bool:
            others_dropped = rows.adopt(database, embedder_id)
            rows.fill(database, vectors, sentences)
            return others_dropped or bool(vectors)  # sentence vectors are not held in memory

        await self._change(write)

    async def _lacking(self, table: str, limit: int) -> Sequence[tuple[int, Passage]]:
        embedder = self._embedder
        if embedder is None:
            return ()
        return await self._look(
            lambda database, held: rows.lacking(database, held.by_key, rows.Lack(table, embedder.id), limit)
        )

    async def _look(self, look: Callable[[sqlite3.Connection, Held], T]) -> T:
        def locked() -> T:
            with self._lock, translated(self._what):
                self._database.execute("begin")  # one snapshot for the state and what is read beside it
                try:
                    return look(self._database, self._current())
                finally:
                    self._end()

        return await asyncio.to_thread(locked)

    async def _change(self, change: Callable[[sqlite3.Connection], bool]) -> None:
        """Make the change in one transaction; it returns whether what is held in memory is now another."""

        def locked() -> None:
            with self._lock, translated(self._what):
                self._database.execute("begin immediate")
                try:
                    changed = change(self._database)
                    self._database.execute("commit")
                finally:
                    self._end()
                self._writes += changed

        await asyncio.to_thread(locked)

    def _end(self) -> None:
        """Give up what is not committed; SQLite has done so itself after some errors."""
        if self._database.in_transaction:
            self._database.execute("rollback")

    def _current(self) -> Held:
        (version,) = self._database.execute("pragma data_version").fetchone()
        if self._seen != (version, self._writes):
            embedder = self._embedder
            dims = embedder.dims if embedder and rows.embedder_id(self._database) == embedder.id else 0
            self._held = load(self._database, self._held, dims)
            self._seen = (version, self._writes)
        return self._held


_: type[Index] = Embedded
