"""Transactions on the ledger's tables about an index: how a source's version becomes the active one, and is left."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from adapters.ledger.versions import (
    ACTIVE,
    BESIDE,
    RETIRED,
    add_terms,
    batches,
    bump,
    facts_of,
    pack,
    passages,
    retire,
    sources,
    spaces,
    unpack,
    versions,
)
from adapters.placement import Space, Written
from rag.errors import Unavailable


@dataclass(frozen=True, slots=True)
class Turn:
    """When a change is made: the generation that it begins, and the time."""

    generation: int
    now: float


def activate(connection: Connection, space: Space, written: Sequence[Written], turn: Turn) -> None:
    """Put the versions in the place of those that were active."""
    _begun(connection, [one.version for one in written])
    change: Counter[str] = Counter()
    before = _rows(connection, space.id, [one.source.id for one in written])
    for row in before.values():
        change.subtract(unpack(row.stems))
        if row.version is not None:
            retire(connection, space.id, row.version, turn.now)
    for some in batches([row.id for row in before.values()]):
        connection.execute(delete(passages).where(passages.c.source.in_(some)))
    for one in written:
        change.update(one.stems)
        if row := before.get(one.source.id):
            connection.execute(update(sources).where(sources.c.id == row.id).values(_values(one, space, turn)))
    if new := [_values(one, space, turn) for one in written if one.source.id not in before]:
        connection.execute(insert(sources), new)
    _put_passages(connection, space, written)
    add_terms(connection, space.id, change)


def _values(one: Written, space: Space, turn: Turn) -> dict[str, Any]:
    return {
        "space": space.id,
        "source_id": one.source.id,
        "version": one.version,
        "digest": one.digest,
        "facts": facts_of(one.source),
        "passages": len(one.has_vector),
        "vectors": sum(one.has_vector),
        "length": one.length,
        "stems": pack(one.stems),
        "generation": turn.generation,
        "written": turn.now,
        "proven": False,
    }


def _put_passages(connection: Connection, space: Space, written: Sequence[Written]) -> None:
    now = _rows(connection, space.id, [one.source.id for one in written])
    rows = [
        {"source": now[one.source.id].id, "position": position, "vector": has_vector, "sentences": False}
        for one in written
        for position, has_vector in enumerate(one.has_vector)
    ]
    if rows:
        connection.execute(insert(passages), rows)


def _rows(connection: Connection, space: int, source_ids: Sequence[str]) -> dict[str, Any]:
    """Return the rows of these sources that there are, by source id."""
    found: dict[str, Any] = {}
    for some in batches(source_ids):
        standing = select(sources).where(sources.c.space == space, sources.c.source_id.in_(some))
        found.update((row.source_id, row) for row in connection.execute(standing))
    return found


def _put(connection: Connection, row: Any, values: Mapping[str, Any]) -> None:
    """Write the row, over the one that is there."""
    if row is None:
        connection.execute(insert(sources).values(values))
    else:
        connection.execute(update(sources).where(sources.c.id == row.id).values(values))


def _begun(connection: Connection, fresh: Sequence[int]) -> None:
    """Take versions from those that are being written."""
    taken = 0
    for some in batches(fresh):
        begun = (versions.c.version.in_(some), versions.c.retired.is_(False))
        taken += connection.execute(delete(versions).where(*begun)).rowcount
    if taken != len(fresh):
        raise Unavailable("writing took so long that it was given up meanwhile: run it again")


def move(connection: Connection, space: Space, moved: Mapping[int, int], vectors: Sequence[int], turn: Turn) -> None:
    """Put other versions of the same passages in the place of those that were active."""
    for old, new in moved.items():
        _begun(connection, [new])
        values = {"version": new, "generation": turn.generation, "written": turn.now, "proven": False}
        stood = connection.execute(update(sources).where(sources.c.version == old).values(values)).rowcount
        # Nothing stood where somebody has replaced the source meanwhile: then the new one is in nobody's place.
        retire(connection, space.id, old if stood else new, turn.now)
    for some in batches(vectors):
        connection.execute(update(passages).where(passages.c.key.in_(some)).values(vector=True))
    for some in batches(moved.values()):
        _count_vectors(connection, some)


def _count_vectors(connection: Connection, of_versions: Sequence[int]) -> None:
    counted = (
        select(func.count())
        .select_from(passages)
        .where(passages.c.source == sources.c.id, passages.c.vector.is_(True))
        .scalar_subquery()
    )
    connection.execute(update(sources).where(sources.c.version.in_(of_versions)).values(vectors=counted))


def withdraw(connection: Connection, scope: str, source_ids: Sequence[str], turn: Turn) -> None:
    """Forget the sources in every space of the scope."""
    of_scope = select(spaces.c.id).where(spaces.c.scope == scope)
    change: dict[int, Counter[str]] = {}
    for some in batches(source_ids):
        standing = select(sources).where(
            sources.c.space.in_(of_scope), sources.c.source_id.in_(some), sources.c.version.is_not(None)
        )
        for row in connection.execute(standing).all():
            change.setdefault(row.space, Counter()).subtract(unpack(row.stems))
            retire(connection, row.space, row.version, turn.now)
            connection.execute(delete(passages).where(passages.c.source == row.id))
            values = {"version": None, "passages": 0, "vectors": 0, "length": 0, "digest": "", "stems": pack({})}
            gone = update(sources).where(sources.c.id == row.id)
            connection.execute(gone.values(**values, generation=turn.generation))
    for space, less in change.items():
        add_terms(connection, space, less)


@dataclass(frozen=True, slots=True)
class Copy:
    """A version to be copied into another space, and the one to do it under unless it has begun."""

    version: int
    fresh: int
    now: float


def copying(connection: Connection, old: Space, new: Space, copy: Copy) -> int:
    """Return the version in the new space of a source that is active in the old one."""
    fresh, now = copy.fresh, copy.now
    standing = select(sources).where(sources.c.space == old.id, sources.c.version == copy.version)
    row = connection.execute(standing).one_or_none()
    if row is None:
        raise Unavailable("a document was replaced while it was copied: run it again")
    there = _rows(connection, new.id, [row.source_id]).get(row.source_id)
    if there is not None and there.version is not None and there.digest == row.digest:
        return int(there.version)
    stems = unpack(row.stems)
    if there is not None:
        stems.subtract(unpack(there.stems))
        if there.version is not None:
            retire(connection, new.id, there.version, now)
        connection.execute(delete(passages).where(passages.c.source == there.id))
    values = {name: getattr(row, name) for name in ("source_id", "digest", "facts", "passages", "length", "stems")}
    values |= {"space": new.id, "version": fresh, "vectors": 0, "generation": 0, "written": now, "proven": False}
    _put(connection, there, values)
    add_terms(connection, new.id, stems)
    return fresh


def copied(connection: Connection, new: Space, places: Sequence[tuple[int, int]]) -> None:
    """Note that the new space has these passages, by version and position."""
    of_version = {
        row.version: row.id
        for some in batches({version for version, _ in places})
        for row in connection.execute(
            select(sources.c.id, sources.c.version).where(sources.c.space == new.id, sources.c.version.in_(some))
        )
    }
    for version, position in places:
        if version not in of_version:
            continue
        there = (passages.c.source == of_version[version], passages.c.position == position)
        if not connection.execute(update(passages).where(*there).values(vector=True)).rowcount:
            row = {"source": of_version[version], "position": position, "vector": True, "sentences": False}
            connection.execute(insert(passages).values(row))
    for some in batches(of_version):
        _count_vectors(connection, some)


def switch(connection: Connection, scope: str, new: Space, now: float) -> None:
    """Make the new space the active one, and retire all others of the scope."""
    generation = bump(connection, scope)
    connection.execute(
        update(spaces).where(spaces.c.scope == scope, spaces.c.state != RETIRED).values(state=RETIRED, since=now)
    )
    connection.execute(update(spaces).where(spaces.c.id == new.id).values(state=ACTIVE, since=now))
    connection.execute(update(sources).where(sources.c.space == new.id).values(generation=generation))


def space_beside(connection: Connection, scope: str, values: Mapping[str, Any], now: float) -> Any:
    """Return the row of the space that is built beside for this embedder; others that were begun are given up."""
    beside = select(spaces).where(spaces.c.scope == scope, spaces.c.state == BESIDE)
    for row in connection.execute(beside).all():
        if row.embedder == values["embedder"]:
            return row
        connection.execute(update(spaces).where(spaces.c.id == row.id).values(state=RETIRED, since=now))
    return new_space(connection, scope, BESIDE, values, now)


def new_space(connection: Connection, scope: str, state: str, values: Mapping[str, Any], now: float) -> Any:
    """Make a space and return its row."""
    made = connection.execute(insert(spaces).values(scope=scope, state=state, since=now, **values))
    (key,) = made.inserted_primary_key or (0,)
    return connection.execute(select(spaces).where(spaces.c.id == key)).one()
