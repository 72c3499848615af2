"""One search of the embedded index: two legs bring candidates, `rag.rank` orders them."""

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from adapters.index import rows
from adapters.index.held import Held
from adapters.index.ranked import Clauses, hits, sentence_cosines
from rag.evidence import Hit
from rag.ports import Vectors
from rag.rank import COLUMN_WEIGHTS, DEPTH, Candidates, Wanted, rank, weigh
from rag.readings import Reading
from rag.reply import Question

_UNREADABLE = -2.0  # below every cosine

Cosines = NDArray[np.float32]
"""Of each reading and each passage, (readings, passages)."""


@dataclass(frozen=True, slots=True, eq=False)
class Asked:
    """A question, its readings, and how many hits are wanted."""

    question: Question
    readings: tuple[Reading, ...]
    limit: int


@dataclass(frozen=True, slots=True, eq=False)
class Lead:
    """
    What keywords alone bring, before any vector is there.

    Attributes:
        held: The state of the index that it is true of.
        groups: Those that the reader may see; `readable` are their passages, None when all are.
        wanted: The readings, weighed.
        found: Keys of candidates.
    """

    held: Held
    groups: list[int]
    readable: NDArray[np.bool_] | None
    wanted: list[Wanted]
    found: set[int]


def lead_of(database: sqlite3.Connection, held: Held, asked: Asked) -> Lead:
    """Return the candidates by keywords, of the passages that the reader may see."""
    groups = held.readable_groups(asked.question.audience, asked.question.collections)
    if not groups or not len(held.ids):
        return Lead(held, [], None, [], set())
    all_readable = len(groups) == len(held.groups_by_key)
    wanted = _wanted(database, held, asked.readings)
    found = _Keywords(database, wanted, None if all_readable else groups).best()
    return Lead(held, groups, None if all_readable else np.isin(held.groups, groups), wanted, found)


def search(database: sqlite3.Connection, lead: Lead, asked: Asked, vectors: Sequence[Vectors]) -> list[Hit]:
    """Return at most `asked.limit` hits, best first; `vectors` has one (1, dims) for each reading, or none at all."""
    held = lead.held
    if not lead.groups:
        return []
    cosines = _cosines(held, vectors, lead.readable)
    keys = _candidates(held, cosines, lead.found)
    if not len(keys):
        return []
    at = np.searchsorted(held.ids, keys)
    sentences = None if cosines is None else _Sentences(database, keys, np.vstack(vectors))
    candidates = Candidates(
        keywords=_stems(database, keys),
        cosines=None if cosines is None else cosines[:, at].astype(np.float64),
        sentences=sentences,
        average_length=held.average_length,
    )
    ranking = rank(lead.wanted, candidates, leans=asked.question.leans)
    best = keys[ranking.positions[: asked.limit]].tolist()
    found = rows.passages(database, held.by_key, best)
    clauses = sentences.of_each if sentences else {}
    return hits(ranking, [found[key] for key in best], [clauses.get(key, ()) for key in best])


def _cosines(held: Held, vectors: Sequence[Vectors], readable: NDArray[np.bool_] | None) -> Cosines | None:
    if not vectors or not held.vectors.shape[1]:
        return None
    cosines = np.vstack(vectors) @ held.vectors.T  # one pass over the vectors for all readings
    return cosines if readable is None else np.where(readable, cosines, np.float32(_UNREADABLE))


def _candidates(held: Held, cosines: Cosines | None, by_keywords: set[int]) -> NDArray[np.int64]:
    found = set(by_keywords)
    for row in () if cosines is None else cosines:
        depth = min(DEPTH, len(row))
        best = np.argpartition(row, -depth)[-depth:]
        found.update(held.ids[best[row[best] > _UNREADABLE]].tolist())
    return np.array(sorted(found), np.int64)


@dataclass(frozen=True, slots=True, eq=False)
class _Keywords:
    """The leg of keywords; `groups` are those that may be read, None when all may."""

    database: sqlite3.Connection
    wanted: Sequence[Wanted]
    groups: list[int] | None

    def best(self) -> set[int]:
        """Return the candidates of all readings."""
        found: set[int] = set()
        for one in self.wanted:
            few = self._matching(one.rare)
            found.update(few if len(few) == DEPTH or one.rare == one.stems else self._matching(one.stems))
        return found

    def _matching(self, stems: Sequence[str]) -> list[int]:
        if not stems:
            return []
        match = " OR ".join(f'"{stem}"' for stem in stems)
        # With its plus the condition is a filter; without, SQLite would look up each readable row in FTS5, one by one.
        readable = (
            ""
            if self.groups is None
            else " and +rowid in (select p.id from passages p join sources s on s.id = p.source"
            " where s.group_id in (select value from json_each(:groups)))"
        )
        weights = ", ".join(map(str, COLUMN_WEIGHTS))
        found = self.database.execute(
            f"select rowid from keywords where keywords match :match{readable}"
            f" order by bm25(keywords, {weights}) limit {DEPTH}",
            {"match": match, "groups": json.dumps(self.groups)},
        )
        return [key for (key,) in found]


def _wanted(database: sqlite3.Connection, held: Held, readings: Sequence[Reading]) -> list[Wanted]:
    for stem in {stem for reading in readings for stem in reading.stems}.difference(held.found_in):
        if row := database.execute("select doc from terms where term = ?", (stem,)).fetchone():
            held.found_in[stem] = row[0]
    return [Wanted(r.stems, weigh(r.stems, held.found_in, len(held.ids))) for r in readings]


def _stems(database: sqlite3.Connection, keys: NDArray[np.int64]) -> list[bytes]:
    found = dict(
        database.execute(
            "select id, stems from passages where id in (select value from json_each(?))", (json.dumps(keys.tolist()),)
        ).fetchall()
    )
    return [found[key] for key in keys.tolist()]


class _Sentences:
    """The best cosine of any sentence of a candidate, read only for those that are asked for."""

    def __init__(self, database: sqlite3.Connection, keys: NDArray[np.int64], vectors: Vectors) -> None:
        self._database = database
        self._keys = keys
        self._vectors = vectors
        self.of_each: dict[int, Clauses] = {}
        """By passage key; filled when it is called."""

    def __call__(self, positions: NDArray[np.intp]) -> NDArray[np.float64]:
        keys = self._keys[positions].tolist()
        found = dict(
            self._database.execute(
                "select id, vectors from sentences where id in (select value from json_each(?))", (json.dumps(keys),)
            ).fetchall()
        )
        best, clauses = sentence_cosines([found.get(key, b"") for key in keys], self._vectors)
        self.of_each = dict(zip(keys, clauses, strict=True))
        return best
