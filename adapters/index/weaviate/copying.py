"""Passages that are on the server, written there once more: with vectors, under another version, in another space."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from adapters.index.weaviate.objects import flaw, moved, sentences_object
from adapters.index.weaviate.schema import Collection, Collections
from adapters.index.weaviate.writing import Object, Writer
from adapters.placement import Placed, Placement, Slot, Space
from rag.errors import Rejected
from rag.ports import Vectors

Place = tuple[int, int]
"""Version and position."""
Vector = NDArray[np.float32]
_TOGETHER = 2_000  # passages in memory at once, with their vectors


@dataclass(frozen=True, slots=True)
class Copying:
    """Copies keep what readers see: a source's own passages, wholly, under the version that is active."""

    writer: Writer
    placement: Placement

    async def within(self, space: Space, names: Collections, by_key: Mapping[int, Vector]) -> None:
        """Give passages of the space their vectors; keys that are gone are skipped."""
        _check(by_key, space)
        slots = await self.placement.slots(list(by_key))
        vectors = {(slot.version, slot.position): by_key[key] for key, slot in slots.items()}
        snapshot, _ = await self.placement.look()
        versions = {version for version, _ in vectors}
        placed = [one for one in snapshot.placed.values() if one.version in versions]
        await self._again(space, names, placed, vectors, list(slots))

    async def anew(self, space: Space, names: Collections, placed: Sequence[Placed]) -> None:
        """Write sources once more: a vector that the server lost it takes again only with a new object."""
        held: list[Placed] = []
        for one in placed:
            held.append(one)
            if sum(h.passages for h in held) >= _TOGETHER:
                await self._again(space, names, held, {}, [])
                held = []
        await self._again(space, names, held, {}, [])

    async def _again(
        self,
        space: Space,
        names: Collections,
        placed: Sequence[Placed],
        vectors: Mapping[Place, Vector],
        keys: list[int],
    ) -> None:
        old = {one.version: one.passages for one in placed if one.version is not None}
        if not old:
            return
        fresh = dict(zip(old, await self.placement.reserve(space, len(old)), strict=True))
        places = [(version, position) for version, passages in old.items() for position in range(passages)]
        for where in (names.passages, names.sentences):
            found = await self.writer.read(where, places, vectors=where == names.passages)
            objects = [_moved(one, fresh, vectors) for one in found]
            await self._insert(where, objects)
            if where == names.passages and len(objects) != len(places):
                raise Rejected(
                    f"{len(places) - len(objects)} passages are not on the server: ingest their documents again"
                )
        await self.placement.move(space, fresh, keys)

    async def beside(
        self, spaces: tuple[Space, Space], names: tuple[Collections, Collections], by_key: Mapping[int, Vector]
    ) -> None:
        """Put passages of the old space into the new one, with these vectors; keys that are gone are skipped."""
        old, new = spaces
        _check(by_key, new)
        slots = await self.placement.slots(list(by_key))
        by_place: dict[Place, Slot] = {(slot.version, slot.position): slot for slot in slots.values()}
        versions = await self.placement.copying(old, new, list(dict.fromkeys(version for version, _ in by_place)))
        found = await self.writer.read(names[0].passages, list(by_place))
        vectors = {place: by_key[slot.key] for place, slot in by_place.items()}
        objects = [_moved(one, versions, vectors) for one in found]
        await self._insert(names[1].passages, objects)
        await self.placement.copied(new, [(versions[version], position) for version, position in by_place])

    async def sentences(self, names: Collections, by_key: Mapping[int, Vectors]) -> None:
        """Store the sentence vectors of passages; keys that are gone are skipped."""
        slots = await self.placement.slots(list(by_key))
        told = [(slot, by_key[key]) for key, slot in slots.items() if len(by_key[key])]
        await self._insert(names.sentences, [sentences_object(own, s.version, s.position) for s, own in told])
        await self.placement.completed(list(slots))

    async def _insert(self, where: Collection, objects: Sequence[Object]) -> None:
        refused = await self.writer.insert(where, objects)
        if refused:
            raise Rejected(
                f"Weaviate refused {len(refused)} of {len(objects)} passages: {next(iter(refused.values()))}"
            )


def _moved(one: object, fresh: Mapping[int, int], vectors: Mapping[Place, Vector]) -> Object:
    told = one.properties  # type: ignore[attr-defined]
    version, position = int(told["version"]), int(told["position"])
    return moved(one, fresh[version], vectors.get((version, position)))


def _check(by_key: Mapping[int, Vector], space: Space) -> None:
    for vector in by_key.values():
        if why := flaw(vector, space.dims):
            raise Rejected(f"{why}: nothing of this batch is stored")
