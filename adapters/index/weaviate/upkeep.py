"""What is done now and then: old passages are deleted, and vectors that a crash of the server lost are put back."""

import asyncio
import logging
import time

from adapters.index.weaviate.collections import Shelves
from adapters.index.weaviate.copying import Copying
from adapters.index.weaviate.writing import Writer
from adapters.placement import Placement, Space
from rag.errors import PortError

GRACE_S = 60.0  # five times as long as the longest search
_ABANDONED_S = 3600.0  # a version that was begun so long ago is nobody's any more
_SETTLED_S = 300.0  # vectors that are seen this long after they were written are on the server's disk
_SWEEP_EVERY_S = 5.0
_LOOK_AGAIN_S = 2.0  # a server that indexes in the background needs about one
_ALL = 1_000_000  # documents

_log = logging.getLogger("footnote.index")


class Upkeep:
    """Keeps a space as the ledger says that it is."""

    def __init__(
        self, placement: Placement, shelves: Shelves, writer: Writer, copying: Copying, grace_s: float = GRACE_S
    ) -> None:
        self._placement = placement
        self._shelves = shelves
        self._writer = writer
        self._copying = copying
        self._grace_s = grace_s
        self._swept = -_SWEEP_EVERY_S
        self._proven = False

    async def sweep(self) -> None:
        """Delete what nobody reads any more; what cannot be deleted now is deleted later."""
        now = time.monotonic()
        if now - self._swept < _SWEEP_EVERY_S:
            return
        self._swept = now
        try:
            await self.delete_left(self._grace_s)
        except PortError as error:
            _log.warning("index_not_swept", extra={"fields": {"error": str(error)}})

    async def delete_left(self, grace_s: float) -> None:
        """Delete versions and spaces that nobody reads for longer than the grace. Raises PortError."""
        versions, spaces = await self._placement.left(grace_s, _ABANDONED_S)
        of_space: dict[Space, list[int]] = {}
        for one in versions:
            if one.space not in spaces:
                of_space.setdefault(one.space, []).append(one.version)
        for space, some in of_space.items():
            await self._writer.delete(self._shelves.of(space), some)
            await self._placement.forget(some, [])
        for space in spaces:
            await self._shelves.drop(space)
            await self._placement.forget([], [space])

    async def prove_once(self) -> None:
        """Look for lost vectors unless that was done already."""
        if not self._proven:
            await self.prove()
            self._proven = True

    async def prove(self) -> int:
        """
        Look whether the server has the vectors that it was given lately, put back what it lost, and count documents.

        A server that is killed loses some that it had acknowledged, in silence.
        """
        doubtful = await self._placement.unproven(_ALL)
        snapshot, _ = await self._placement.look()
        space = snapshot.space
        if not doubtful or space is None:
            return 0
        names = await self._shelves.to_read(space)
        short = await self._writer.short(names.passages, doubtful, space.dims)
        if short:
            await asyncio.sleep(_LOOK_AGAIN_S)
            short = await self._writer.short(names.passages, short, space.dims)
        await self._copying.anew(space, names, short)
        lost = {one.version for one in short}
        seen = [one.version for one in doubtful if one.version is not None and one.version not in lost]
        await self._placement.proven(seen, _SETTLED_S)
        if short:
            _log.warning("index_repaired", extra={"fields": {"documents": len(short)}})
        return len(short)
