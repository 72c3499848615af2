"""What the embedded index holds in memory: stems and vectors, who may read what, and the sources' own facts."""

import json
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Any

import numpy as np
from numpy.typing import NDArray

from adapters.index import postings
from adapters.index.postings import Postings
from rag.evidence import Source
from rag.supersede import resolve

Ids = NDArray[np.int64]


@dataclass(frozen=True, slots=True, eq=False)
class Held:
    """
    One state of the index, the same for every search until the file changes.

    Attributes:
        ids: Ascending passage keys, (n,).
        sources: Each passage's source key, (n,).
        groups: Each passage's group key, (n,): one group for each collection and audience.
        vectors: (n, dims); a row of zeros where a passage has none.
        has_vector: (n,).
        by_key: The sources.
        groups_by_key: Collection and audience of each group.
        postings: The stems of each passage.
        found_in: How many passages hold a stem, of the stems that were looked for so far and that some hold.
    """

    ids: Ids
    sources: Ids
    groups: Ids
    vectors: NDArray[np.float32]
    has_vector: NDArray[np.bool_]
    by_key: Mapping[int, Source]
    groups_by_key: Mapping[int, tuple[str, frozenset[str]]]
    postings: Postings
    found_in: dict[str, int] = field(default_factory=dict)

    def readable_groups(self, audience: frozenset[str], collections: tuple[str, ...]) -> list[int]:
        """Return the groups that a reader may see, of the collections asked for (all when none is named)."""
        return [
            key
            for key, (collection, readers) in self.groups_by_key.items()
            if audience & readers and (not collections or collection in collections)
        ]


def empty() -> Held:
    """Return the state of an index without passages."""
    none = np.empty(0, np.int64)
    return Held(none, none, none, np.empty((0, 0), np.float32), np.empty(0, bool), {}, {}, postings.NONE)


def load(database: sqlite3.Connection, before: Held, dims: int) -> Held:
    """
    Return the state of the file now.

    Stems and vectors that the state before has are taken from it. With 0 dims, for an index that cannot be searched by
    meaning, none are read.
    """
    groups = {
        key: (collection, frozenset(json.loads(audience)))
        for key, collection, audience in database.execute("select id, collection, audience from groups")
    }
    rows = np.array(
        database.execute(
            "select p.id, p.source, s.group_id from passages p join sources s on s.id = p.source order by p.id"
        ).fetchall(),
        dtype=np.int64,
    ).reshape(-1, 3)
    vectors, has_vector = _vectors(database, rows[:, 0], before, dims)
    return Held(
        ids=rows[:, 0].copy(),
        sources=rows[:, 1].copy(),
        groups=rows[:, 2].copy(),
        vectors=vectors,
        has_vector=has_vector,
        by_key=_sources(database, groups),
        groups_by_key=groups,
        postings=postings.load(database, rows[:, 0], before.ids, before.postings),
    )


def _vectors(
    database: sqlite3.Connection, ids: Ids, before: Held, dims: int
) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
    vectors = np.zeros((len(ids), dims), np.float32)
    has_vector = np.zeros(len(ids), bool)
    if not dims or not len(ids):
        return vectors, has_vector
    known = before.ids[before.has_vector] if before.vectors.shape[1] == dims else before.ids[:0]
    kept = np.isin(ids, known)
    if kept.any():
        vectors[kept] = before.vectors[np.searchsorted(before.ids, ids[kept])]
        has_vector |= kept
    fresh = database.execute(
        "select id, vector from vectors where id > ? or id in (select value from json_each(?)) order by id",
        (int(known.max()) if len(known) else 0, json.dumps(ids[~kept].tolist())),
    )
    for key, blob in fresh:
        at = int(np.searchsorted(ids, key))
        vectors[at] = np.frombuffer(blob, np.float32)
        has_vector[at] = True
    return vectors, has_vector


def _sources(database: sqlite3.Connection, groups: Mapping[int, tuple[str, frozenset[str]]]) -> dict[int, Source]:
    rows = database.execute(
        "select id, source_id, group_id, title, url, revised, review_by, owner, supersedes from sources"
    )
    by_key = {row[0]: _source(row, *groups[row[2]]) for row in rows}
    superseded = resolve(by_key.values())
    return {
        key: replace(source, superseded_by=superseded[source.id]) if source.id in superseded else source
        for key, source in by_key.items()
    }


def _source(row: tuple[Any, ...], collection: str, audience: frozenset[str]) -> Source:
    _, source_id, _, title, url, revised, review_by, owner, supersedes = row
    return Source(
        id=source_id,
        title=title,
        url=url,
        collection=collection,
        audience=audience,
        revised=_day(revised),
        review_by=_day(review_by),
        owner=owner,
        supersedes=tuple(json.loads(supersedes)),
    )


def _day(text: str | None) -> date | None:
    return date.fromisoformat(text) if text else None
