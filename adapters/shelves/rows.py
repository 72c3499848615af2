"""Documents that are already in memory, as a shelf: a corpus of an evaluation."""

import hashlib
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from rag.document import Document, Unreadable
from rag.evidence import EVERYONE, Source, readers
from rag.ports import Failed, Listed, Shelf

_ALL = frozenset({EVERYONE})
_NAMELESS = "…"  # a title that nothing is found by


class Written(Protocol):
    """A document with its text."""

    @property
    def id(self) -> str:
        """Unique on the shelf."""

    @property
    def title(self) -> str:
        """What it is called, or ""."""

    @property
    def url(self) -> str:
        """Where it lives, or ""."""

    @property
    def text(self) -> str:
        """Plain text."""


class Reading(Protocol):
    """Reads a document from its content."""

    async def read(self, source: bytes, name: str) -> Document | Unreadable:
        """Return the document, or why there is none."""


@dataclass(frozen=True, slots=True)
class Rows:
    """A `Shelf` of plain texts, all of one collection."""

    collection: str
    rows: Sequence[Written]
    reading: Reading

    async def listing(self) -> tuple[Sequence[Listed], Sequence[Failed]]:
        """Return them in the order of their ids."""
        listed = [Listed(self._id(row), row.id, _digest(row)) for row in self.rows]
        return sorted(listed, key=lambda one: one.source_id), ()

    def covers(self, source_id: str) -> bool:
        """Whether the source is of the collection."""
        return source_id.startswith(f"{self.collection}:")

    async def read(self, listed: Sequence[Listed]) -> AsyncIterator[tuple[Listed, tuple[Source, Document] | Failed]]:
        """Yield each document."""
        by_id = {self._id(row): row for row in self.rows}
        for one in listed:
            yield one, await self._read(by_id[one.source_id])

    async def _read(self, row: Written) -> tuple[Source, Document] | Failed:
        document = await self.reading.read(row.text.encode(errors="replace"), "row.txt")
        if isinstance(document, Unreadable):
            return Failed(row.id, document.reason, withdrawn=document.withdrawn)
        title = row.title.strip() or _NAMELESS
        source = Source(
            self._id(row), title, row.url or f"urn:row:{row.id}", self.collection, readers(document.audience, _ALL)
        )
        return source, replace(document, title=title)

    def _id(self, row: Written) -> str:
        return f"{self.collection}:{row.id}"


def _digest(row: Written) -> str:
    return hashlib.sha256(f"{row.title}\x1f{row.url}\x1f{row.text}".encode(errors="replace")).hexdigest()


_: type[Shelf] = Rows
