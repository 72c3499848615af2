"""An `Index` on a Weaviate server, whose ledger says what of it is active."""

import asyncio
import logging
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

import numpy as np

from adapters.index.weaviate import failures
from adapters.index.weaviate.collections import Shelves
from adapters.index.weaviate.copying import Copying
from adapters.index.weaviate.objects import found_of
from adapters.index.weaviate.replacing import Replacing
from adapters.index.weaviate.schema import Collections
from adapters.index.weaviate.search import Query, may_read, search
from adapters.index.weaviate.server import Address, Server
from adapters.index.weaviate.upkeep import GRACE_S, Upkeep
from adapters.index.weaviate.writing import Writer
from adapters.placement import Lack, Placed, Placement, Slot, Snapshot, Space
from rag.errors import PartlyStored
from rag.evidence import Hit, Passage
from rag.ports import Change, Embedder, Index, Stored, Vectors
from rag.readings import readings
from rag.reply import Question

_SEARCH_S = 12.0  # the longest search: see `upkeep.GRACE_S`
_ALL = 10_000_000  # passages
_AT_ONCE = 4  # searches; others wait here, where no deadline of a call runs

_log = logging.getLogger("footnote.index")


class Weaviate:
    """
    Passages at an address. Nothing is opened before it is first asked, so that it can be made while the server is off.

    Without an embedder passages are found by keywords only. With another embedder than the one whose vectors are
    there, too, until what is there is embedded anew: that is built beside, and takes its place when it is complete.
    """

    def __init__(
        self, address: Address, embedder: Embedder | None, placement: Placement, grace_s: float = GRACE_S
    ) -> None:
        self.server = Server(address)
        self._embedder = embedder
        self._placement = placement
        self._few = asyncio.Semaphore(_AT_ONCE)
        self._shelves = Shelves(self.server)
        self._writer = Writer(self.server)
        self._replacing = Replacing(self._writer, placement)
        self._copying = Copying(self._writer, placement)
        self._upkeep = Upkeep(placement, self._shelves, self._writer, self._copying, grace_s)

    async def close(self) -> None:
        """Close the connections."""
        await self.server.close()

    async def ready(self) -> None:
        """
        Return once a question could be answered: both ports answer, and the collections are as they should be.

        The first time, vectors that a crash of the server lost are put back. Raises PortError, naming what fails.
        """
        await self.server.ready()
        snapshot, _ = await self._placement.look()
        if snapshot.space is not None and snapshot.placed:
            await self._shelves.to_read(snapshot.space)
            await self._upkeep.prove_once()

    async def search(self, question: Question, limit: int) -> Sequence[Hit]:
        """Return at most `limit` hits, best first: see `rag.ports.Retriever`."""
        asked = readings(question)
        embedder = self._embedder
        vectors = np.vstack([await embedder.embed_question(r.meaning) for r in asked]) if embedder else None
        stems = tuple(dict.fromkeys(stem for reading in asked for stem in reading.stems))
        with failures.translated(self.server.address.url, "searching"):
            async with self._few, asyncio.timeout(_SEARCH_S):
                snapshot, found_in = await self._placement.look(stems)
                space = snapshot.space
                if space is None or not any(may_read(question, one) for one in snapshot.placed.values()):
                    return []
                by_meaning = embedder is not None and space.embedder == embedder.id and snapshot.vectors
                query = Query(question, asked, vectors if by_meaning else None, limit, snapshot, found_in)
                return await search(self.server, await self._shelves.to_read(space), query)

    async def listing(self, collection: str | None = None) -> Sequence[Stored]:
        """Return every source of the collection, or of all, by id. The server is not asked."""
        snapshot, _ = await self._placement.look()
        return [
            Stored(one.source, one.digest, one.passages)
            for _, one in sorted(snapshot.placed.items())
            if collection is None or one.source.collection == collection
        ]

    async def snapshot(self) -> Snapshot:
        """Return the state of now, by the ledger."""
        return (await self._placement.look())[0]

    async def keys(self, source_ids: Sequence[str]) -> Mapping[tuple[str, int], int]:
        """Return the keys of the sources' passages, as `fill` takes them, by source and ordinal."""
        snapshot = await self.snapshot()
        by_version = {one.version: key for key in source_ids if (one := snapshot.placed.get(key)) and one.version}
        found = await self._placement.keys(list(by_version))
        return {(by_version[version], position): key for (version, position), key in found.items()}

    async def incomplete(self) -> frozenset[str]:
        """Return the ids of sources of which a passage lacks its vector or its sentences."""
        snapshot = await self.snapshot()
        if snapshot.space is None:
            return frozenset()
        lacks = [await self._placement.lacking(lack, snapshot.space, _ALL) for lack in Lack]
        return frozenset(slot.source_id for slots in lacks for slot in slots)

    async def read(self, source_ids: Sequence[str]) -> Mapping[tuple[str, int], Passage]:
        """Return the sources' passages as the server has them, by source and ordinal."""
        snapshot = await self.snapshot()
        if snapshot.space is None:
            return {}
        slots = await self._placement.slots(list((await self.keys(source_ids)).values()))
        found = await self._passages(snapshot.space, list(slots.values()))
        return {(passage.source.id, passage.ordinal): passage for _, passage in found}

    async def replace(self, changes: Sequence[Change]) -> None:
        """Put each source's passages in the place of those it had. Raises PartlyStored when some could not be."""
        failed: dict[str, str] = {}
        for space in reversed(await self._spaces()):  # what is built beside comes first: see `Placement.uncopied`
            names = await self._to_write(space)
            good = [change for change in changes if change.source.id not in failed]
            own = good if self._embeds(space) else [_without_vectors(change) for change in good]
            failed |= await self._replacing.replace(space, names, own)
        await self._upkeep.sweep()
        if failed:
            raise PartlyStored(failed)

    async def remove(self, source_ids: Sequence[str]) -> None:
        """Forget these sources; unknown ids are no error."""
        snapshot, _ = await self._placement.look()
        known = [one for one in source_ids if one in snapshot.placed]
        if known:
            await self._placement.withdraw(known)
            await self._upkeep.sweep()

    async def neighbours(self, passages: Sequence[Passage], window: int) -> Sequence[Sequence[Passage]]:
        """Return for each the passages of its source at most `window` places away, in order."""
        snapshot, _ = await self._placement.look()
        around = [_around(snapshot.placed.get(one.source.id), one.ordinal, window) for one in passages]
        wanted = {place for places in around for place in places}
        found = await self._standing(snapshot.space, snapshot, wanted) if snapshot.space and wanted else {}
        return [[found[place] for place in places if place in found] for places in around]

    async def without_vector(self, limit: int) -> Sequence[tuple[int, Passage]]:
        """Return passages that this embedder has not embedded yet; none without an embedder."""
        if self._embedder is None:
            return ()
        await self._upkeep.prove_once()
        old, *beside = await self._spaces()
        if not beside:
            return await self._passages(old, await self._placement.lacking(Lack.VECTOR, old, limit))
        slots = await self._placement.uncopied(old, beside[0], limit)
        if not slots and await self._switched(old, beside[0]):
            return await self.without_vector(limit)
        return await self._passages(old, slots)

    async def without_sentences(self, limit: int) -> Sequence[tuple[int, Passage]]:
        """Return passages whose sentences this embedder has not embedded yet; none without an embedder."""
        if self._embedder is None:
            return ()
        old, *beside = await self._spaces()
        return () if beside else await self._passages(old, await self._placement.lacking(Lack.SENTENCES, old, limit))

    async def fill(self, vectors: Sequence[tuple[int, Vectors]], sentences: Sequence[tuple[int, Vectors]]) -> None:
        """Store vectors by key; a passage that is gone meanwhile is skipped."""
        if self._embedder is None:
            raise ValueError("an index without an embedder takes no vectors")
        old, *beside = await self._spaces()
        by_key = {key: vector[0] for key, vector in vectors}
        if by_key and beside:
            names = await self._shelves.to_read(old), await self._to_write(beside[0])
            await self._copying.beside((old, beside[0]), names, by_key)
            await self._switched(old, beside[0])
        elif by_key:
            await self._copying.within(old, await self._to_write(old), by_key)
        if sentences and not beside:  # else the keys are of another embedder's space
            await self._copying.sentences(await self._to_write(old), dict(sentences))
        await self._upkeep.sweep()

    async def prove(self) -> int:
        """Look for vectors that the server lost, put them back, and return of how many documents."""
        return await self._upkeep.prove()

    async def discard(self) -> None:
        """Forget everything, and delete it from the server at once."""
        await self._placement.abandon()
        await self._upkeep.delete_left(-1.0)  # whatever the clock says

    def _embeds(self, space: Space) -> bool:
        return self._embedder is not None and space.embedder == self._embedder.id

    async def _spaces(self) -> tuple[Space, ...]:
        embedder = self._embedder
        return await self._placement.spaces(embedder.id if embedder else "", embedder.dims if embedder else 0)

    async def _to_write(self, space: Space) -> Collections:
        """Return the space's collections, made unless the ledger knows of passages that must be there."""
        snapshot, _ = await self._placement.look()
        is_full = snapshot.space == space and any(one.passages for one in snapshot.placed.values())
        return await self._shelves.to_write(space, may_make=not is_full)

    async def _passages(self, space: Space, slots: Sequence[Slot]) -> list[tuple[int, Passage]]:
        """Return the passages that stand there, each with its key."""
        if not slots:
            return []
        snapshot, _ = await self._placement.look()
        by_place = await self._standing(space, snapshot, {(slot.version, slot.position) for slot in slots})
        found = ((slot.key, by_place.get((slot.version, slot.position))) for slot in slots)
        return [(key, passage) for key, passage in found if passage]

    async def _standing(
        self, space: Space, snapshot: Snapshot, places: Collection[tuple[int, int]]
    ) -> dict[tuple[int, int], Passage]:
        """Return the passages that stand at these places, (version, position)."""
        names = await self._shelves.to_read(space)
        found = map(found_of, await self._writer.read(names.passages, places))
        placed = ((one, snapshot.by_version.get(one.version)) for one in found)
        return {(one.version, one.position): one.passage(by.source) for one, by in placed if by}

    async def _switched(self, old: Space, new: Space) -> bool:
        """Let the new space take the old one's place if it is complete."""
        done = await self._placement.switch(old, new)
        if done:
            _log.info("index_switched", extra={"fields": {"embedder": new.embedder, "before": old.embedder}})
        return done


def _around(placed: Placed | None, position: int, window: int) -> list[tuple[int, int]]:
    """Return the places of a source at most `window` from a position, in order."""
    if placed is None or placed.version is None:
        return []
    last = min(position + window, placed.passages - 1)
    return [(placed.version, at) for at in range(max(position - window, 0), last + 1)]


def _without_vectors(change: Change) -> Change:
    return replace(change, entries=tuple(replace(entry, vector=None) for entry in change.entries))


_: type[Index] = Weaviate
