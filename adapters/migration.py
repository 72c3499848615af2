"""An embedded index onto the Weaviate server of the settings: as it is, checked, and resumed where it stopped."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from adapters.index.export import Export, exported
from adapters.settings import Settings
from adapters.state import State
from adapters.storage import weaviate_of
from rag.errors import Malformed, Rejected
from rag.ingest import Progress
from rag.ports import Change, Embedder, Stored, Vectors

if TYPE_CHECKING:
    from adapters.index.weaviate.index import Weaviate

_TOGETHER = 256  # passages copied at once: little to lose, and enough for the server


@dataclass(frozen=True, slots=True)
class Migrated:
    """What is on the server now, and how many documents of it this run brought."""

    documents: int
    passages: int
    copied: int


@dataclass(frozen=True, slots=True)
class Remembered:
    """An `Embedder` of which only the vectors that it once made are needed."""

    id: str
    dims: int

    async def embed(self, texts: Sequence[str]) -> Vectors:
        """Raise Rejected: nothing is embedded again."""
        raise Rejected(f"{len(texts)} texts would have to be embedded again: run ingest")

    async def embed_question(self, text: str) -> Vectors:
        """Raise Rejected: nothing is embedded again."""
        return await self.embed([text])


async def migrate(settings: Settings, progress: Progress) -> Migrated:
    """
    Copy every document that the server does not have as it is here, and check each. The file is left as it is.

    Raises:
        Rejected: There is no file, or the server has vectors of another embedder.
        Malformed: The server does not have what it was given.
        PortError: As the file, the ledger and the server say.
    """
    state = State(settings.footnote.state)
    if not state.index.exists():
        raise Rejected(f"there is no index at {str(state.index)!r}: nothing to migrate; run ingest instead")
    async with state.turn(lambda: progress("waiting for an ingest", 0, 1)):
        with exported(state.index) as export:
            embedder = Remembered(export.embedder, export.dims) if export.embedder else None
            async with weaviate_of(settings, embedder) as index:
                await _check_embedder(index, export)
                return await _copy(export, index, progress)


async def _check_embedder(index: "Weaviate", export: Export) -> None:
    snapshot = await index.snapshot()
    there = snapshot.space.embedder if snapshot.space else export.embedder
    if snapshot.placed and there != export.embedder:
        raise Rejected(f"the server has vectors of {there!r}, the file of {export.embedder!r}: run ingest instead")


async def _copy(export: Export, index: "Weaviate", progress: Progress) -> Migrated:
    listed = export.listing()
    there = {one.source.id: one for one in await index.listing()}
    incomplete = await index.incomplete() if export.embedder else frozenset()
    missing = [one for one in listed if there.get(one.source.id) != one or one.source.id in incomplete]
    done = len(listed) - len(missing)
    progress("documents", done, len(listed))
    for some in _batches(missing):
        changes, sentences = export.changes(some)
        await index.replace(changes)
        if export.embedder:
            keys = await index.keys([one.source.id for one in some])
            await index.fill([], [(keys[place], vectors) for place, vectors in sentences.items()])
        await _check(index, changes)
        done += len(some)
        progress("documents", done, len(listed))
    await index.prove()
    now = {one.source.id: one for one in await index.listing()}
    wrong = [one.source.id for one in listed if now.get(one.source.id) != one]
    if wrong:
        raise Malformed(f"{len(wrong)} documents are not as in the file, the first is {wrong[0]!r}: run it again")
    return Migrated(len(listed), sum(one.passages for one in listed), len(missing))


async def _check(index: "Weaviate", changes: Sequence[Change]) -> None:
    """Compare what the server has, word for word, with what it was given. Raises Malformed."""
    there = await index.read([change.source.id for change in changes])
    for change in changes:
        for entry in change.entries:
            found = there.get((change.source.id, entry.passage.ordinal))
            if found is None or found.digest != entry.passage.digest:
                raise Malformed(f"the server does not have {change.source.id!r} as it was given: run it again")


def _batches(stored: Sequence[Stored]) -> Iterator[list[Stored]]:
    held: list[Stored] = []
    for one in stored:
        held.append(one)
        if sum(h.passages for h in held) >= _TOGETHER:
            yield held
            held = []
    if held:
        yield held


def _is_embedder(remembered: Remembered) -> Embedder:
    return remembered
