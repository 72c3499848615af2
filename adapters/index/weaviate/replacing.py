"""Sources' passages under new versions, and then, all at once, in the place of the old."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from adapters.index.weaviate.objects import flaw, passage_object
from adapters.index.weaviate.schema import Collections
from adapters.index.weaviate.writing import Object, Writer
from adapters.placement import Placement, Space, Written
from rag import blobs
from rag.ports import Change, Keywords

Failed = dict[str, str]
"""Why a source could not be stored, by its id."""


@dataclass(frozen=True, slots=True)
class Replacing:
    """
    Replaces passages in four steps, each of which may be the last: reserve, write, count, make active.

    Until the last one readers see what was there before.
    """

    writer: Writer
    placement: Placement

    async def replace(self, space: Space, names: Collections, changes: Sequence[Change]) -> Failed:
        """Return the sources that could not be stored; the others are. Raises PortError when none could."""
        failed = {change.source.id: why for change in changes if (why := _flaw(change, space.dims))}
        good = [change for change in changes if change.source.id not in failed]
        versions = await self.placement.reserve(space, len(good))
        numbered = list(zip(versions, good, strict=True))
        failed |= await self._write(names, numbered)
        failed |= await self._uncounted(names, [one for one in numbered if one[1].source.id not in failed])
        written = [_written(change, version) for version, change in numbered if change.source.id not in failed]
        if written:
            await self.placement.activate(space, written)
        return failed

    async def _write(self, names: Collections, numbered: Sequence[tuple[int, Change]]) -> Failed:
        objects: list[Object] = []
        owners: list[str] = []
        for version, change in numbered:
            objects += [passage_object(entry, version, position) for position, entry in enumerate(change.entries)]
            owners += [change.source.id] * len(change.entries)
        refused = await self.writer.insert(names.passages, objects)
        return {
            owners[at]: f"Weaviate refused a passage of it: {' '.join(why.split())[:200]}"
            for at, why in refused.items()
        }

    async def _uncounted(self, names: Collections, numbered: Sequence[tuple[int, Change]]) -> Failed:
        """Return the sources of which the server does not have all passages."""
        total = await self.writer.count(names.passages, [version for version, _ in numbered])
        if total == sum(len(change.entries) for _, change in numbered):
            return {}
        counts = {change.source.id: await self.writer.count(names.passages, [version]) for version, change in numbered}
        return {
            change.source.id: f"Weaviate has {counts[change.source.id]} of its {len(change.entries)} passages"
            for _, change in numbered
            if counts[change.source.id] != len(change.entries)
        }


def _flaw(change: Change, dims: int) -> str:
    return next((why for entry in change.entries if (why := flaw(entry.vector, dims))), "")


def _written(change: Change, version: int) -> Written:
    stems = Counter(stem for entry in change.entries for stem in _distinct(entry.keywords))
    return Written(
        source=change.source,
        digest=change.digest,
        version=version,
        has_vector=tuple(entry.vector is not None for entry in change.entries),
        length=sum(blobs.count(entry.keywords) for entry in change.entries),
        stems=stems,
    )


def _distinct(keywords: Keywords) -> set[str]:
    return {*keywords.title, *keywords.section, *keywords.body}
