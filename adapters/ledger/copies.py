"""What is asked of the ledger's tables about an index: its state, what passages lack, what is left over."""

from collections.abc import Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from sqlalchemy import Connection, Select, delete, select, update

from adapters.ledger.versions import (
    RETIRED,
    batches,
    passages,
    placed_of,
    sources,
    space_of,
    spaces,
    terms,
    versions,
)
from adapters.placement import Lack, Left, Placed, Slot, Snapshot, Space
from rag.supersede import resolve


def snapshot(connection: Connection, before: Snapshot, space: Space | None, generation: int) -> Snapshot:
    """Return the state of now; only what changed since the one before is read."""
    if space is None:
        return Snapshot(generation)
    same = before.space == space
    changed = select(sources).where(sources.c.space == space.id)
    if same:
        changed = changed.where(sources.c.generation > before.generation)
    placed = dict(before.placed) if same else {}
    for row in connection.execute(changed):
        one = placed_of(row)
        if one.version is None:
            placed.pop(one.source.id, None)
        else:
            placed[one.source.id] = one
    placed = _superseded(placed)
    return Snapshot(
        generation=generation,
        space=space,
        placed=MappingProxyType(placed),
        by_version=MappingProxyType({one.version: one for one in placed.values() if one.version is not None}),
        passages=sum(one.passages for one in placed.values()),
        vectors=sum(one.vectors for one in placed.values()),
        length=sum(one.length for one in placed.values()),
    )


def _superseded(placed: dict[str, Placed]) -> dict[str, Placed]:
    """Return the same, each told by what it is superseded now."""
    newer = resolve(one.source for one in placed.values())
    for key, one in placed.items():
        by = newer.get(key, "")
        if one.source.superseded_by != by:
            placed[key] = replace(one, source=replace(one.source, superseded_by=by))
    return placed


def _slots() -> Select[Any]:
    """Return the query for passages of active versions with their place, by key."""
    columns = (passages.c.key, sources.c.source_id, sources.c.version, passages.c.position)
    joined = select(*columns).join(sources, sources.c.id == passages.c.source)
    return joined.where(sources.c.version.is_not(None)).order_by(passages.c.key)


def _slot(row: Any) -> Slot:
    return Slot(row.key, row.source_id, row.version, row.position)


def lacking(connection: Connection, lack: Lack, space: Space, limit: int) -> list[Slot]:
    """Return active passages of the space that lack it."""
    has_it = passages.c.vector if lack is Lack.VECTOR else passages.c.sentences
    rows = connection.execute(_slots().where(sources.c.space == space.id, has_it.is_(False)).limit(limit))
    return [_slot(row) for row in rows]


def slots(connection: Connection, keys: Sequence[int]) -> dict[int, Slot]:
    """Return where the passages of these keys stand."""
    found: dict[int, Slot] = {}
    for some in batches(keys):
        found.update((row.key, _slot(row)) for row in connection.execute(_slots().where(passages.c.key.in_(some))))
    return found


def keys(connection: Connection, of_versions: Sequence[int]) -> dict[tuple[int, int], int]:
    """Return the keys of the passages of these versions."""
    found: dict[tuple[int, int], int] = {}
    for some in batches(of_versions):
        rows = connection.execute(_slots().where(sources.c.version.in_(some)))
        found.update(((row.version, row.position), row.key) for row in rows)
    return found


def completed(connection: Connection, done: Sequence[int]) -> None:
    """Note that these passages have their sentences."""
    for some in batches(done):
        connection.execute(update(passages).where(passages.c.key.in_(some)).values(sentences=True))


def uncopied(connection: Connection, old: Space, new: Space, limit: int) -> list[Slot]:
    """Return active passages of the old space that the new one does not have with a vector."""
    there, copy = sources.alias(), passages.alias()
    has = (
        select(copy.c.key)
        .join(there, there.c.id == copy.c.source)
        .where(
            there.c.space == new.id,
            there.c.source_id == sources.c.source_id,
            there.c.digest == sources.c.digest,
            copy.c.position == passages.c.position,
            copy.c.vector.is_(True),
        )
    )
    rows = connection.execute(_slots().where(sources.c.space == old.id, ~has.exists()).limit(limit))
    return [_slot(row) for row in rows]


def missing(connection: Connection, old: Space, new: Space) -> list[int]:
    """Return the active versions of sources that the new space does not have as they are in the old one."""
    there = sources.alias()
    has = select(there.c.id).where(
        there.c.space == new.id,
        there.c.source_id == sources.c.source_id,
        there.c.digest == sources.c.digest,
        there.c.version.is_not(None),
    )
    rows = select(sources.c.version).where(sources.c.space == old.id, sources.c.version.is_not(None), ~has.exists())
    return list(connection.scalars(rows))


def left(
    connection: Connection, scope: str, retired_before: float, begun_before: float
) -> tuple[list[Left], list[Space]]:
    """Return versions and spaces that nobody reads any more."""
    old = select(versions.c.version, spaces).join(spaces, spaces.c.id == versions.c.space)
    due = old.where(
        spaces.c.scope == scope,
        (versions.c.retired.is_(True) & (versions.c.since < retired_before))
        | (versions.c.retired.is_(False) & (versions.c.since < begun_before)),
    )
    retired = select(spaces).where(spaces.c.scope == scope, spaces.c.state == RETIRED, spaces.c.since < retired_before)
    gone = [Left(space_of(row), row.version) for row in connection.execute(due)]
    return gone, [space_of(row) for row in connection.execute(retired)]


def forget(connection: Connection, of_versions: Sequence[int], of_spaces: Sequence[int]) -> None:
    """Forget versions and whole spaces."""
    for some in batches(of_versions):
        connection.execute(delete(versions).where(versions.c.version.in_(some)))
    for space in of_spaces:
        inside = select(sources.c.id).where(sources.c.space == space)
        connection.execute(delete(passages).where(passages.c.source.in_(inside)))
        for table in (sources, terms, versions):
            connection.execute(delete(table).where(table.c.space == space))
        connection.execute(delete(spaces).where(spaces.c.id == space))
