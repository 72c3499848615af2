"""An index in memory: every passage is a candidate, `rag.rank` orders them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import count

import numpy as np
from numpy.typing import NDArray

from rag import blobs
from rag.calibrate import probability
from rag.evidence import Hit, Parts, Passage, Source
from rag.ports import Change, Embedder, Entry, Index, Keywords, Stored, Vectors
from rag.rank import SHORTLIST, Candidates, Floats, Ranking, Wanted, rank, weigh
from rag.readings import Reading, readings
from rag.reply import Question
from rag.supersede import resolve


@dataclass
class Row:
    """A passage with what is known of it."""

    key: int
    entry: Entry
    sentences: Vectors | None = None

    @property
    def stems(self) -> set[str]:
        words: Keywords = self.entry.keywords
        return {*words.title, *words.section, *words.body}


@dataclass
class FakeIndex:
    """An index that forgets when the process ends. Passages that share no stem and no meaning are no hits."""

    embedder: Embedder | None = None
    rows: dict[str, tuple[Source, str, list[Row]]] = field(default_factory=dict)
    keys: Iterable[int] = field(default_factory=lambda: count(1))

    async def search(self, question: Question, limit: int) -> Sequence[Hit]:
        read = readings(question)
        stems = [reading.stems for reading in read]
        asked = await self._asked(read)
        readable = [row for row in self._all() if _may_read(question, row.entry.passage.source)]
        has_vectors = asked is not None and any(row.entry.vector is not None for row in self._all())
        found = [row for row in readable if has_vectors or any(row.stems & set(one) for one in stems)]
        if not found:
            return []
        wanted = [Wanted(one, weigh(one, self._found_in(one), len(self._all()))) for one in stems]
        ranking, clauses = _ranked(wanted, found, asked if has_vectors else None, self._average(), question)
        superseded = resolve(source for source, _, _ in self.rows.values())
        return [
            _hit(_told(found[at].entry.passage, superseded), ranking, place, clauses.get(int(at), ()))
            for place, at in enumerate(ranking.positions[:limit])
        ]

    async def listing(self, collection: str | None = None) -> Sequence[Stored]:
        superseded = resolve(source for source, _, _ in self.rows.values())
        return [
            Stored(replace(source, superseded_by=superseded.get(key, "")), digest, len(rows))
            for key, (source, digest, rows) in sorted(self.rows.items())
            if collection in (None, source.collection)
        ]

    async def replace(self, changes: Sequence[Change]) -> None:
        for change in changes:
            rows = [Row(next(iter(self.keys)), self._kept(entry)) for entry in change.entries]
            self.rows[change.source.id] = (change.source, change.digest, rows)

    async def remove(self, source_ids: Sequence[str]) -> None:
        for source_id in source_ids:
            self.rows.pop(source_id, None)

    async def neighbours(self, passages: Sequence[Passage], window: int) -> Sequence[Sequence[Passage]]:
        return [self._around(one, window) for one in passages]

    def _around(self, passage: Passage, window: int) -> list[Passage]:
        _, _, rows = self.rows.get(passage.source.id, (None, "", []))
        passages = sorted((row.entry.passage for row in rows), key=lambda p: p.ordinal)
        return [p for p in passages if abs(p.ordinal - passage.ordinal) <= window]

    async def without_vector(self, limit: int) -> Sequence[tuple[int, Passage]]:
        lacking = [row for row in self._all() if row.entry.vector is None]
        return [(row.key, row.entry.passage) for row in lacking[:limit]] if self.embedder else []

    async def without_sentences(self, limit: int) -> Sequence[tuple[int, Passage]]:
        lacking = [row for row in self._all() if row.sentences is None]
        return [(row.key, row.entry.passage) for row in lacking[:limit]] if self.embedder else []

    async def fill(self, vectors: Sequence[tuple[int, Vectors]], sentences: Sequence[tuple[int, Vectors]]) -> None:
        rows = {row.key: row for row in self._all()}
        for key, vector in vectors:
            if key in rows:
                rows[key].entry = replace(rows[key].entry, vector=vector[0])
        for key, several in sentences:
            if key in rows:
                rows[key].sentences = several

    def _kept(self, entry: Entry) -> Entry:
        return entry if self.embedder else replace(entry, vector=None)

    def _all(self) -> list[Row]:
        return sorted((row for _, _, rows in self.rows.values() for row in rows), key=lambda row: row.key)

    def _found_in(self, stems: Sequence[str]) -> dict[str, int]:
        return {stem: sum(stem in row.stems for row in self._all()) for stem in stems}

    def _average(self) -> float:
        return float(np.mean([blobs.count(row.entry.keywords) for row in self._all()]))

    async def _asked(self, read: Sequence[Reading]) -> Vectors | None:
        if self.embedder is None:
            return None
        return np.vstack([await self.embedder.embed_question(reading.meaning) for reading in read])


def _may_read(question: Question, source: Source) -> bool:
    asked_for = not question.collections or source.collection in question.collections
    return asked_for and bool(question.audience & source.audience)


def _told(passage: Passage, superseded: dict[str, str]) -> Passage:
    return replace(passage, source=replace(passage.source, superseded_by=superseded.get(passage.source.id, "")))


def _ranked(
    wanted: Sequence[Wanted], rows: Sequence[Row], asked: Vectors | None, average: float, question: Question
) -> tuple[Ranking, dict[int, tuple[float, ...]]]:
    clauses: dict[int, tuple[float, ...]] = {}

    def sentences(positions: NDArray[np.intp]) -> Floats:
        assert asked is not None
        best = np.full((len(asked), len(positions)), np.nan)
        for place, at in enumerate(positions):
            own = rows[at].sentences
            if own is not None and len(own):
                cosines = asked @ own.T
                best[:, place] = cosines.max(axis=1)
                clauses[int(at)] = tuple(cosines.mean(axis=0).tolist())
        return best

    candidates = Candidates(
        keywords=[blobs.pack_keywords(row.entry.keywords) for row in rows],
        cosines=None if asked is None else np.array([[_cosine(v, row) for row in rows] for v in asked]),
        sentences=None if asked is None else sentences,
        average_length=average,
    )
    assert len(rows) <= SHORTLIST, "a fake for few passages"
    return rank(wanted, candidates, leans=question.leans), clauses


def _cosine(vector: Vectors, row: Row) -> float:
    return 0.0 if row.entry.vector is None else float(vector @ row.entry.vector)


def _hit(passage: Passage, ranking: Ranking, place: int, clauses: tuple[float, ...]) -> Hit:
    score = float(ranking.scores[place])
    means = [
        None if part is None else float(part[:, place].mean())
        for part in (ranking.coverage, ranking.nearness, ranking.cosine, ranking.sentence)
    ]
    coverage, nearness, cosine, sentence = means
    assert coverage is not None
    assert nearness is not None
    parts = Parts(coverage, nearness, cosine, sentence)
    return Hit(passage, score, probability(score, embedded=cosine is not None), parts, clauses)


_: type[Index] = FakeIndex
