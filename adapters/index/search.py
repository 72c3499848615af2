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
from rag.rank import DEPTH, Candidates, Wanted, rank, weigh
from rag.readings import Reading
from rag.reply import Question

_UNREADABLE = -2.0  # below every cosine

Cosines = NDArray[np.float32]
"""Of each reading and each passage, (readings, passages)."""


@dataclass(frozen=True, slots=True, eq=False)
class Asked:
    """
    A question as it is searched.

    Attributes:
        vectors: One (1, dims) for each reading, or none at all.
        limit: How many hits are wanted.
    """

    question: Question
    readings: tuple[Reading, ...]
    vectors: Sequence[Vectors]
    limit: int


def search(database: sqlite3.Connection, held: Held, asked: Asked) -> list[Hit]:
    """Return at most `asked.limit` hits, best first, of the passages that the reader may see."""
    groups = held.readable_groups(asked.question.audience, asked.question.collections)
    if not groups or not len(held.ids):
        return []
    readable = None if len(groups) == len(held.groups_by_key) else np.isin(held.groups, groups)
    wanted = _wanted(held, asked.readings)
    cosines = _cosines(held, asked.vectors, readable)
    at = _candidates(cosines, {at for one in wanted for at in held.postings.best(one, readable).tolist()})
    if not len(at):
        return []
    keys = held.ids[at]
    sentences = None if cosines is None else _Sentences(database, keys, np.vstack(asked.vectors))
    candidates = Candidates(
        keywords=held.postings.blobs(at),
        cosines=None if cosines is None else cosines[:, at].astype(np.float64),
        sentences=sentences,
        average_length=held.postings.average_length,
    )
    ranking = rank(wanted, candidates, leans=asked.question.leans)
    best = keys[ranking.positions[: asked.limit]].tolist()
    found = rows.passages(database, held.by_key, best)
    clauses = sentences.of_each if sentences else {}
    return hits(ranking, [found[key] for key in best], [clauses.get(key, ()) for key in best])


def _cosines(held: Held, vectors: Sequence[Vectors], readable: NDArray[np.bool_] | None) -> Cosines | None:
    if not vectors or not held.vectors.shape[1]:
        return None
    cosines = np.vstack(vectors) @ held.vectors.T  # one pass over the vectors for all readings
    return cosines if readable is None else np.where(readable, cosines, np.float32(_UNREADABLE))


def _candidates(cosines: Cosines | None, by_keywords: set[int]) -> NDArray[np.intp]:
    found = set(by_keywords)
    for row in () if cosines is None else cosines:
        depth = min(DEPTH, len(row))
        best = np.argpartition(row, -depth)[-depth:]
        found.update(best[row[best] > _UNREADABLE].tolist())
    return np.array(sorted(found), np.intp)


def _wanted(held: Held, readings: Sequence[Reading]) -> list[Wanted]:
    for stem in {stem for reading in readings for stem in reading.stems}.difference(held.found_in):
        if holders := len(held.postings.holding(stem)[0]):
            held.found_in[stem] = holders
    return [Wanted(r.stems, weigh(r.stems, held.found_in, len(held.ids))) for r in readings]


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
