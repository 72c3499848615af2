"""Which passages hold which stems, in memory: the keyword leg of the embedded index."""

import sqlite3
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from rag.blobs import Codes, code, unpack_keywords
from rag.rank import COLUMN_WEIGHTS, DEPTH, Wanted

Ids = NDArray[np.int64]
Positions = NDArray[np.intp]
Scores = NDArray[np.float64]

_BUCKETS = 1 << 16  # so many that numpy sorts them by radix: millions of stems in a blink
_SATURATION, _LENGTH = 1.2, 0.75  # k1 and b of BM25, as most engines have them
_BREAKS = len(COLUMN_WEIGHTS) - 1


@dataclass(frozen=True, slots=True, eq=False)
class Postings:
    """
    Each stem of each passage, and where it stands.

    Attributes:
        codes: Those of all passages, one after the other, with their breaks, (tokens,).
        begins: Where each passage begins, and where the last one ends, (passages + 1,).
        breaks: Where each passage's columns part, (passages, 2).
        order: All places by the bucket of their code, ascending in each, (tokens,).
        buckets: Where each bucket begins in `order`, and where the last one ends.
        average_length: Mean length of a passage in stems; 0.0 without passages.
    """

    codes: Codes
    begins: Positions
    breaks: Positions
    order: NDArray[np.uint32]
    buckets: Positions
    average_length: float

    @classmethod
    def of(cls, codes: Codes, sizes: Positions) -> "Postings":
        """Return the postings of packed passages, one after the other; `sizes` are in codes."""
        bucket = _bucket(codes)
        return cls(
            codes=codes,
            begins=_begins(sizes),
            breaks=np.flatnonzero(codes == 0).reshape(-1, _BREAKS),
            order=np.argsort(bucket, kind="stable").astype(np.uint32),
            buckets=_begins(np.bincount(bucket, minlength=_BUCKETS)),
            average_length=float(sizes.mean()) - _BREAKS if len(sizes) else 0.0,
        )

    @property
    def sizes(self) -> Positions:
        """How many codes each passage has, with its breaks, (passages,)."""
        return np.diff(self.begins)

    def blobs(self, passages: Positions) -> list[bytes]:
        """Return the stems of passages as they were packed."""
        return [self.codes[self.begins[at] : self.begins[at + 1]].tobytes() for at in passages.tolist()]

    def holding(self, stem: str) -> tuple[Positions, Scores]:
        """Return the passages that hold a stem, ascending, and how often each does, weighted by column."""
        places = self._places(stem)
        holders = np.searchsorted(self.begins, places, side="right") - 1
        column = (places[:, None] > self.breaks[holders]).sum(axis=1)
        weights = np.array(COLUMN_WEIGHTS)[column]
        first = np.flatnonzero(np.diff(holders, prepend=-1))
        return holders[first], np.add.reduceat(weights, first) if len(first) else weights

    def best(self, wanted: Wanted, readable: NDArray[np.bool_] | None) -> Positions:
        """
        Return the best passages of a reading by BM25, ascending: at most `DEPTH`, twice that where rare stems find few.

        Args:
            wanted: The reading.
            readable: Which passages may be found, (passages,); all when it is None.
        """
        scores = np.zeros(len(self.begins) - 1)
        rare = set(wanted.rare)
        common = set(wanted.stems) - rare
        self._add(scores, wanted, rare)
        few = _top(scores, readable)
        if len(few) == DEPTH or not common:
            return few
        self._add(scores, wanted, common)
        return np.union1d(few, _top(scores, readable))

    def _add(self, scores: Scores, wanted: Wanted, stems: set[str]) -> None:
        """Add what some of the reading's stems say of each passage."""
        for stem, weight in zip(wanted.stems, wanted.weights.tolist(), strict=True):
            if stem in stems:
                holders, often = self.holding(stem)
                lengths = self.begins[holders + 1] - self.begins[holders] - _BREAKS
                damping = _SATURATION * (1 - _LENGTH + _LENGTH * lengths / max(self.average_length, 1.0))
                scores[holders] += weight * often / (often + damping)

    def _places(self, stem: str) -> Positions:
        number = code(stem)
        bucket = number % _BUCKETS
        places = self.order[self.buckets[bucket] : self.buckets[bucket + 1]].astype(np.intp)
        found: Positions = places[self.codes[places] == number]
        return found


def _bucket(codes: Codes) -> NDArray[np.uint16]:
    return (codes % _BUCKETS).astype(np.uint16)


def _top(scores: Scores, readable: NDArray[np.bool_] | None) -> Positions:
    """Return the passages with the best scores above nothing, at most `DEPTH`, ascending."""
    found = np.flatnonzero(scores if readable is None else scores * readable)
    if len(found) <= DEPTH:
        return found
    return np.sort(found[np.argpartition(scores[found], -DEPTH)[-DEPTH:]])


def _begins(sizes: Positions) -> Positions:
    return np.concatenate([[0], np.cumsum(sizes)]).astype(np.intp)


NONE = Postings.of(np.empty(0, np.uint32), np.empty(0, np.intp))
"""Those of no passage."""


def load(database: sqlite3.Connection, ids: Ids, before_ids: Ids, before: Postings) -> Postings:
    """
    Return the postings of the passages with these ids, ascending.

    Those of a state before are taken from it, and only what came since is read: no id is given twice.
    """
    kept = np.isin(before_ids, ids)
    if kept.all() and len(kept) == len(ids):
        return before
    newest = int(before_ids[-1]) if len(before_ids) else 0
    blobs = [blob for (blob,) in database.execute("select stems from passages where id > ? order by id", (newest,))]
    codes, sizes = unpack_keywords(blobs)
    return Postings.of(
        np.concatenate([before.codes[np.repeat(kept, before.sizes)], codes]),
        np.concatenate([before.sizes[kept], sizes]),
    )
