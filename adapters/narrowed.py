"""An index that obeys the audience of a collection as the settings have it now, also before the next ingest."""

import logging
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

from adapters.settings import Collection, Settings
from adapters.shelves.audiences import is_stale, mark_of
from rag.evidence import EVERYONE, Hit, Passage, Source
from rag.ports import Change, Index, Stored, Vectors
from rag.reply import Question

_log = logging.getLogger("footnote.index")

NOBODY = frozenset({"(waits for an ingest)"})
"""Whose document nobody finds: those who may read it by the index, and by the settings, are not the same people."""
_LOOK_EVERY_S = 10.0
"""An ingest beside a running service is rare, and what it stores has its new audience at once."""


class Kept(Index, Protocol):
    """An index that lasts."""

    async def ready(self) -> None:
        """Return once a question could be answered. Raises PortError, naming what does not answer."""

    async def discard(self) -> None:
        """Forget everything. Raises PortError."""


def audience_of(settings: Settings, collection: str) -> frozenset[str]:
    """Return who may read a document of the collection that does not say."""
    return frozenset(settings.collections.get(collection, Collection()).audience)


def stale(settings: Settings, listing: Sequence[Stored]) -> Mapping[str, frozenset[str]]:
    """Return the ids of documents that were taken in for another audience than their collection has now, by that."""
    marks = {name: mark_of(audience_of(settings, name)) for name in _collections_of(listing)}
    found: dict[str, set[str]] = {}
    for one in listing:
        name = one.source.collection
        if is_stale(one.digest, marks[name]):
            found.setdefault(name, set()).add(one.source.id)
    return {name: frozenset(ids) for name, ids in found.items()}


def _collections_of(listing: Sequence[Stored]) -> frozenset[str]:
    return frozenset(one.source.collection for one in listing)


def told_of(collection: str, count: int) -> str:
    """Return what is said of documents that wait for an ingest."""
    return (
        f"the audience of the collection {collection!r} has changed since {count:,} of its documents were taken in: "
        "until `footnote ingest` has run again, only those find them who may by both"
    )


@dataclass(slots=True)
class Narrowed:
    """
    An `Index` in which a document of another audience than its collection has now is for those who may read by both.

    A collection that holds such documents is closed to whoever is not of its audience now. Which those are is looked
    up every few seconds; everything that is stored goes straight to the index.
    """

    index: Kept
    settings: Settings
    clock: Callable[[], float] = time.monotonic
    _looked_at: float | None = None
    _collections: frozenset[str] = frozenset()
    _stale: frozenset[str] = frozenset()
    _audiences: dict[str, frozenset[str]] = field(default_factory=dict)
    """Of each collection with stale documents, by the settings."""

    async def search(self, question: Question, limit: int) -> Sequence[Hit]:
        """Return at most `limit` hits that may be read by the settings too."""
        await self._look()
        closed = {name for name, audience in self._audiences.items() if not audience & question.audience}
        if not closed:
            return await self.index.search(question, limit)
        left = tuple(sorted(set(question.collections or self._collections) - closed))
        return await self.index.search(replace(question, collections=left), limit) if left else ()

    async def listing(self, collection: str | None = None) -> Sequence[Stored]:
        """Return every source, with whom it is for."""
        found = await self.index.listing(collection)
        if collection is None:
            self._note(found)
        else:
            await self._look()
        return [replace(one, source=self._narrowed(one.source)) for one in found] if self._stale else found

    async def neighbours(self, passages: Sequence[Passage], window: int) -> Sequence[Sequence[Passage]]:
        """Return the passages around each, with whom they are for."""
        await self._look()
        found = await self.index.neighbours(passages, window)
        if not self._stale:
            return found
        return [[replace(one, source=self._narrowed(one.source)) for one in page] for page in found]

    async def ready(self) -> None:
        """Return once a question could be answered."""
        await self.index.ready()

    async def discard(self) -> None:
        """Forget everything."""
        await self.index.discard()

    async def replace(self, changes: Sequence[Change]) -> None:
        """Put the sources' new passages in the place of the old."""
        self._looked_at = None
        await self.index.replace(changes)

    async def remove(self, source_ids: Sequence[str]) -> None:
        """Forget these sources."""
        await self.index.remove(source_ids)

    async def without_vector(self, limit: int) -> Sequence[tuple[int, Passage]]:
        """Return passages that have no vector yet."""
        return await self.index.without_vector(limit)

    async def without_sentences(self, limit: int) -> Sequence[tuple[int, Passage]]:
        """Return passages that have no sentence vectors yet."""
        return await self.index.without_sentences(limit)

    async def fill(self, vectors: Sequence[tuple[int, Vectors]], sentences: Sequence[tuple[int, Vectors]]) -> None:
        """Store vectors by key."""
        await self.index.fill(vectors, sentences)

    async def _look(self) -> None:
        if self._looked_at is None or self.clock() - self._looked_at >= _LOOK_EVERY_S:
            self._note(await self.index.listing())

    def _note(self, listing: Sequence[Stored]) -> None:
        """Keep what a listing of everything tells."""
        waiting = stale(self.settings, listing)
        for name in waiting.keys() - self._audiences.keys():
            _log.warning("audience_changed", extra={"fields": {"problem": told_of(name, len(waiting[name]))}})
        self._collections = _collections_of(listing)
        self._audiences = {name: audience_of(self.settings, name) for name in waiting}
        self._stale = frozenset[str]().union(*waiting.values())
        self._looked_at = self.clock()

    def _narrowed(self, source: Source) -> Source:
        now = self._audiences[source.collection] if source.id in self._stale else frozenset({EVERYONE})
        if EVERYONE in now:
            return source
        both = now if EVERYONE in source.audience else source.audience & now
        return replace(source, audience=both or NOBODY)


_: type[Kept] = Narrowed
