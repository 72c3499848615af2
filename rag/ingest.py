"""
Shelf to index: what is new or changed is read, cut, embedded and put in the place of what was there.

Each source is wholly old or wholly new at any moment, and nothing counts as done before it is stored: a run that ends
in the middle is continued by the next. Sentence vectors follow in a second pass, so that documents can be searched
as early as possible.
"""

from asyncio import Task, create_task, wait
from collections.abc import AsyncGenerator, Callable, Iterator, Sequence
from contextlib import aclosing
from dataclasses import dataclass
from itertools import accumulate

import numpy as np

from rag.chunk import keywords, passages, searched_text
from rag.document import Document
from rag.errors import PartlyStored, Rejected
from rag.evidence import Passage, Source
from rag.ports import Change, Embedder, Entry, Failed, Index, Listed, Shelf, Stored, Vectors
from rag.sentences import clauses

_LONG = 2000  # passages: some 1.8 million characters, longer than nearly all books
_REPETITIVE = 0.5  # share of texts
_TOGETHER = 256  # passages embedded and stored at once: enough for batches of like length, little to lose
_AT_ONCE = 512  # passages embedded between two reports of a long document: some ten seconds

Progress = Callable[[str, int, int], None]
"""Called with the pass ("documents", "passages", "sentences"), how much of it is done, and how much there is."""


@dataclass(frozen=True, slots=True)
class Ingested:
    """What a run did: numbers of documents, and what the collection holds in the index now."""

    added: int
    updated: int
    unchanged: int
    removed: int
    failed: tuple[Failed, ...]
    warnings: tuple[tuple[str, str], ...]
    documents: int
    passages: int


async def ingest(shelf: Shelf, index: Index, embedder: Embedder | None, progress: Progress) -> Ingested:
    """
    Bring the index to what the shelf holds.

    Raises:
        Rejected: The shelf lists nothing though the index has documents of it: nothing is removed.
        Unavailable, Malformed: As the index and the embedder say.
    """
    listed, unlisted = await shelf.listing()
    stored = {s.source.id: s for s in await index.listing() if shelf.covers(s.source.id)}
    gone = _gone(listed, unlisted, stored)
    waiting = [one for one in listed if one.source_id not in stored or stored[one.source_id].digest != one.digest]
    failed = list(unlisted)
    warnings: list[tuple[str, str]] = []
    done: set[str] = set()
    async with (
        aclosing(_batches(shelf, waiting, failed, warnings, progress)) as batches,
        aclosing(_Store(index)) as store,
    ):
        async for batch in batches:
            await store.take(await _embedded(batch, embedder, progress))
            done.update(change.source.id for change in batch)
        await store.settled()
    done -= store.refused.keys()
    failed += [Failed(one.path, store.refused[one.source_id]) for one in waiting if one.source_id in store.refused]
    gone += _withdrawn(failed, waiting, stored)
    await index.remove(gone)
    await complete(index, embedder, progress)
    now = await _held(shelf, index)
    return Ingested(
        added=len(done - stored.keys()),
        updated=len(done & stored.keys()),
        unchanged=len(listed) - len(waiting),
        removed=len(gone),
        failed=tuple(failed),
        warnings=tuple(warnings),
        documents=len(now),
        passages=sum(s.passages for s in now),
    )


class _Store:
    """Puts one batch into the index while the next is cut and embedded, never two at once."""

    def __init__(self, index: Index) -> None:
        self.refused: dict[str, str] = {}
        """Why the index could not store some sources, by id."""
        self._index = index
        self._storing: Task[None] | None = None

    async def take(self, changes: Sequence[Change]) -> None:
        """Begin to store a batch, once the one before is stored. Raises what storing that one raised."""
        await self.settled()
        self._storing = create_task(self._index.replace(changes))

    async def settled(self) -> None:
        """Wait until everything taken is stored. Raises what storing it raised."""
        storing, self._storing = self._storing, None
        if storing is not None:
            try:
                await storing
            except PartlyStored as error:
                self.refused |= error.failed

    async def aclose(self) -> None:
        """Let a batch that is being stored come to its end, whatever else went wrong."""
        if self._storing is not None:
            await wait([self._storing])


async def _held(shelf: Shelf, index: Index) -> list[Stored]:
    """Return all that the index holds of the collections that the shelf is of."""
    stored = await index.listing()
    collections = {s.source.collection for s in stored if shelf.covers(s.source.id)}
    return [s for s in stored if s.source.collection in collections]


async def complete(index: Index, embedder: Embedder | None, progress: Progress) -> None:
    """Embed what the index still lacks: passages without a vector, then their sentences. Can be cut short anywhere."""
    if embedder is None:
        return
    while lacking := await index.without_vector(_TOGETHER):
        vectors = await embedder.embed([searched_text(passage) for _, passage in lacking])
        await index.fill([(key, vectors[at : at + 1]) for at, (key, _) in enumerate(lacking)], [])
    total = done = 0
    while lacking := await index.without_sentences(_TOGETHER):
        total = total or sum(s.passages for s in await index.listing())
        await index.fill([], await _sentence_vectors(lacking, embedder))
        done += len(lacking)
        progress("sentences", done, max(total, done))


async def _sentence_vectors(lacking: Sequence[tuple[int, Passage]], embedder: Embedder) -> list[tuple[int, Vectors]]:
    cut = [(key, [passage.text[start:end] for start, end in clauses(passage.text)]) for key, passage in lacking]
    vectors = await _vectors([clause for _, found in cut for clause in found], embedder)
    ends = list(accumulate(len(found) for _, found in cut))
    return [(key, vectors[end - len(found) : end]) for (key, found), end in zip(cut, ends, strict=True)]


async def _vectors(texts: Sequence[str], embedder: Embedder, progress: Progress | None = None) -> Vectors:
    """
    Return a vector for each text, in order; where most are said again and again, each is embedded once.

    Not for a few: a vector depends a little on those that are made together with it. Raises as the embedder.
    """
    places = {text: place for place, text in enumerate(dict.fromkeys(texts))}
    if len(places) > len(texts) * _REPETITIVE:
        return await _told(texts, embedder, progress)
    vectors = await _told(list(places), embedder, progress)
    return vectors[[places[text] for text in texts]]


async def _told(texts: Sequence[str], embedder: Embedder, progress: Progress | None) -> Vectors:
    """Return a vector for each text, and tell how far it is where they are many: those of a long document."""
    if progress is None or len(texts) <= _AT_ONCE:
        return await embedder.embed(texts)
    parts: list[Vectors] = []
    for start in range(0, len(texts), _AT_ONCE):
        parts.append(await embedder.embed(texts[start : start + _AT_ONCE]))
        progress("passages", min(start + _AT_ONCE, len(texts)), len(texts))
    return np.concatenate(parts)


def _gone(listed: Sequence[Listed], unlisted: Sequence[Failed], stored: dict[str, Stored]) -> list[str]:
    if stored and not listed:
        raise Rejected(
            f"no document was found where {len(stored)} were before: nothing was removed. "
            "Check the path; to forget the documents, remove the state folder"
        )
    present = {one.source_id for one in listed}
    hidden = tuple(one.hides for one in unlisted if one.hides)
    return [source_id for source_id in stored if source_id not in present and not source_id.startswith(hidden)]


def _withdrawn(failed: Sequence[Failed], waiting: Sequence[Listed], stored: dict[str, Stored]) -> list[str]:
    """Return what is stored of documents that nobody may see as they were."""
    paths = {one.path for one in failed if one.withdrawn}
    return [one.source_id for one in waiting if one.path in paths and one.source_id in stored]


async def _batches(
    shelf: Shelf,
    waiting: Sequence[Listed],
    failed: list[Failed],
    warnings: list[tuple[str, str]],
    progress: Progress,
) -> AsyncGenerator[list[Change], None]:
    batch: list[Change] = []
    held = read = 0
    async for listed, outcome in shelf.read(waiting):
        read += 1
        if isinstance(outcome, Failed):
            failed.append(outcome)
        else:
            source, document = outcome
            warnings += [(listed.path, warning) for warning in document.warnings]
            batch.append(_change(source, document, listed.digest))
            warnings += [(listed.path, warning) for warning in _unusual(batch[-1])]
            held += len(batch[-1].entries)
        if held >= _TOGETHER:
            yield batch
            batch, held = [], 0
        progress("documents", read, len(waiting))
    if batch:
        yield batch


def _change(source: Source, document: Document, digest: str) -> Change:
    return Change(source, digest, tuple(Entry(p, keywords(p)) for p in passages(source, document)))


def _unusual(change: Change) -> Iterator[str]:
    """Yield that a document is too long to have been written for people, if it is."""
    texts = [entry.passage.text for entry in change.entries]
    if len(texts) > _LONG:
        same = len(texts) - len(set(texts))
        repeats = f", {same:,} of them the same as another one" if same > len(texts) * _REPETITIVE else ""
        yield f"unusually long: {len(texts):,} passages{repeats}. Leave it out if it is data rather than text"


async def _embedded(changes: Sequence[Change], embedder: Embedder | None, progress: Progress) -> list[Change]:
    if embedder is None:
        return list(changes)
    texts = [searched_text(e.passage) for change in changes for e in change.entries]
    following = iter(await _vectors(texts, embedder, progress))
    return [
        Change(c.source, c.digest, tuple(Entry(e.passage, e.keywords, next(following)) for e in c.entries))
        for c in changes
    ]
