"""Where the passages of an index on a server stand, in the ledger's database: see `adapters.placement`."""

import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from secrets import randbits
from typing import Any, TypeVar

from sqlalchemy import Connection, Select, insert, select, update

from adapters.ledger import copies, placing
from adapters.ledger.tables import engine_for, metadata
from adapters.ledger.transaction import read, write
from adapters.ledger.trouble import translated
from adapters.ledger.versions import (
    ACTIVE,
    BESIDE,
    RETIRED,
    batches,
    bump,
    found_in,
    placed_of,
    sources,
    space_of,
    spaces,
    states,
    versions,
)
from adapters.placement import Lack, Left, Placed, Placement, Slot, Snapshot, Space, Written

T = TypeVar("T")

_VERSION_BITS = 52  # a number of JSON has 53: drawn, not counted, so that no two ledgers ever give the same one
_SALT_BITS = 48


class SqlPlacement:
    """
    The placement of one scope: a server's tenant, "" without tenants.

    Raises PortError when the database fails.
    """

    def __init__(self, address: str | Path, scope: str, clock: Callable[[], float] = time.time) -> None:
        self._what = f"the ledger {str(address)!r}" if isinstance(address, Path) else "the ledger"
        self._scope = scope
        self._clock = clock
        self._engine = engine_for(address)
        self._seen = Snapshot()
        with translated(self._what), self._engine.begin() as connection:
            metadata.create_all(connection)

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()

    async def look(self, stems: Sequence[str] = ()) -> tuple[Snapshot, Mapping[str, int]]:
        """Return the state of now, and how many passages hold each stem."""
        return await self._read(lambda connection: self._look(connection, stems))

    async def spaces(self, embedder: str, dims: int) -> tuple[Space, ...]:
        """Return the spaces to write to, the active one first."""
        values = {"embedder": embedder, "dims": dims, "name": f"{randbits(_SALT_BITS):012x}"}

        def work(connection: Connection) -> tuple[Space, ...]:
            row = connection.execute(self._spaces(ACTIVE)).one_or_none()
            if row is None:
                row = placing.new_space(connection, self._scope, ACTIVE, values, self._clock())
                bump(connection, self._scope)
            if not embedder or row.embedder == embedder:
                return (space_of(row),)
            beside = placing.space_beside(connection, self._scope, values, self._clock())
            return space_of(row), space_of(beside)

        return await self._write(work)

    async def reserve(self, space: Space, count: int) -> Sequence[int]:
        """Return new versions."""
        fresh = [randbits(_VERSION_BITS) for _ in range(count)]
        rows = [{"version": one, "space": space.id, "retired": False, "since": self._clock()} for one in fresh]
        if rows:
            await self._write(lambda connection: connection.execute(insert(versions), rows))
        return fresh

    async def activate(self, space: Space, written: Sequence[Written]) -> None:
        """Make these versions the active ones, all at once."""

        def work(connection: Connection) -> None:
            placing.activate(connection, space, written, self._turn(connection))

        await self._write(work)

    async def move(self, space: Space, versions: Mapping[int, int], vectors: Sequence[int]) -> None:
        """Make other versions of the same passages active."""

        def work(connection: Connection) -> None:
            placing.move(connection, space, versions, vectors, self._turn(connection))

        await self._write(work)

    async def withdraw(self, source_ids: Sequence[str]) -> None:
        """Forget these sources in every space."""

        def work(connection: Connection) -> None:
            placing.withdraw(connection, self._scope, source_ids, self._turn(connection))

        await self._write(work)

    async def lacking(self, lack: Lack, space: Space, limit: int) -> Sequence[Slot]:
        """Return active passages of the space that lack it, by key."""
        return await self._read(lambda connection: copies.lacking(connection, lack, space, limit))

    async def slots(self, keys: Sequence[int]) -> Mapping[int, Slot]:
        """Return where the passages of these keys stand."""
        return await self._read(lambda connection: copies.slots(connection, keys))

    async def keys(self, versions: Sequence[int]) -> Mapping[tuple[int, int], int]:
        """Return the keys of the passages of these versions, by version and position."""
        return await self._read(lambda connection: copies.keys(connection, versions))

    async def completed(self, keys: Sequence[int]) -> None:
        """Note that these passages have their sentences."""
        await self._write(lambda connection: copies.completed(connection, keys))

    async def uncopied(self, old: Space, new: Space, limit: int) -> Sequence[Slot]:
        """Return active passages of the old space that the new one lacks, by key."""
        return await self._read(lambda connection: copies.uncopied(connection, old, new, limit))

    async def copying(self, old: Space, new: Space, versions: Sequence[int]) -> Mapping[int, int]:
        """Return, for each active version of the old space, the one under which its source is built in the new."""

        def work(connection: Connection) -> dict[int, int]:
            now = self._clock()
            return {
                one: placing.copying(connection, old, new, placing.Copy(one, randbits(_VERSION_BITS), now))
                for one in versions
            }

        return await self._write(work)

    async def copied(self, new: Space, places: Sequence[tuple[int, int]]) -> None:
        """Note that passages are in the new space, with their vectors."""
        await self._write(lambda connection: placing.copied(connection, new, places))

    async def switch(self, old: Space, new: Space) -> bool:
        """Make the new space the active one if it has all that the old one has."""

        def work(connection: Connection) -> bool:
            if copies.uncopied(connection, old, new, 1):
                return False
            for version in copies.missing(connection, old, new):  # of sources without a passage
                copy = placing.Copy(version, randbits(_VERSION_BITS), self._clock())
                placing.copying(connection, old, new, copy)
            placing.switch(connection, self._scope, new, self._clock())
            return True

        return await self._write(work)

    async def left(self, retired_for_s: float, begun_before_s: float) -> tuple[Sequence[Left], Sequence[Space]]:
        """Return what can be deleted."""
        now = self._clock()
        return await self._read(
            lambda connection: copies.left(connection, self._scope, now - retired_for_s, now - begun_before_s)
        )

    async def forget(self, versions: Sequence[int], spaces: Sequence[Space]) -> None:
        """Forget versions and spaces that are deleted."""
        await self._write(lambda connection: copies.forget(connection, versions, [space.id for space in spaces]))

    async def unproven(self, limit: int) -> Sequence[Placed]:
        """Return sources whose vectors nobody has seen since they must be safe, oldest first."""
        of_active = select(spaces.c.id).where(spaces.c.scope == self._scope, spaces.c.state == ACTIVE)
        doubtful = select(sources).where(
            sources.c.space.in_(of_active),
            sources.c.version.is_not(None),
            sources.c.vectors > 0,
            sources.c.proven.is_(False),
        )
        oldest = doubtful.order_by(sources.c.written).limit(limit)
        return await self._read(lambda connection: [placed_of(row) for row in connection.execute(oldest)])

    async def proven(self, versions: Sequence[int], settled_s: float) -> None:
        """Note that the vectors were there, of what is active for long enough."""
        before = self._clock() - settled_s

        def work(connection: Connection) -> None:
            for some in batches(versions):
                seen = update(sources).where(sources.c.version.in_(some), sources.c.written < before)
                connection.execute(seen.values(proven=True))

        await self._write(work)

    async def abandon(self) -> None:
        """Retire every space, so that the index begins anew."""

        def work(connection: Connection) -> None:
            bump(connection, self._scope)
            every = update(spaces).where(spaces.c.scope == self._scope, spaces.c.state.in_((ACTIVE, BESIDE)))
            connection.execute(every.values(state=RETIRED, since=self._clock()))

        await self._write(work)

    def _turn(self, connection: Connection) -> placing.Turn:
        return placing.Turn(bump(connection, self._scope), self._clock())

    def _spaces(self, state: str) -> Select[Any]:
        return select(spaces).where(spaces.c.scope == self._scope, spaces.c.state == state)

    def _look(self, connection: Connection, stems: Sequence[str]) -> tuple[Snapshot, Mapping[str, int]]:
        generation = connection.execute(select(states.c.generation).where(states.c.scope == self._scope)).scalar()
        if generation is not None and generation != self._seen.generation:
            row = connection.execute(self._spaces(ACTIVE)).one_or_none()
            self._seen = copies.snapshot(connection, self._seen, space_of(row) if row else None, generation)
        space = self._seen.space
        return self._seen, found_in(connection, space.id, stems) if space and stems else {}

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return await read(self._engine, self._what, work)

    async def _write(self, work: Callable[[Connection], T]) -> T:
        return await write(self._engine, self._what, work)


_: type[Placement] = SqlPlacement
