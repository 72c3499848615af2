"""From candidates to hits, the same for every index that keeps sentence vectors as blobs."""

from collections.abc import Sequence

import numpy as np

from rag.blobs import sentence_counts, unpack_sentences
from rag.calibrate import probability
from rag.evidence import Hit, Parts, Passage
from rag.ports import Vectors
from rag.rank import Floats, Ranking

Clauses = tuple[float, ...]
"""The cosine of each sentence, the mean over the readings."""


def sentence_cosines(blobs: Sequence[bytes], vectors: Vectors) -> tuple[Floats, list[Clauses]]:
    """
    Return the best cosine of any sentence, (readings, len(blobs)), nan where there is none, and those of each sentence.

    Args:
        blobs: Packed sentences of passages, b"" for one without.
        vectors: Of the readings, (readings, dims).
    """
    dims = vectors.shape[1]
    counts = sentence_counts(blobs, dims)
    best = np.full((len(vectors), len(blobs)), np.nan)
    clauses: list[Clauses] = [()] * len(blobs)
    if counts.any():
        numbers, scales = unpack_sentences(blobs, dims)
        cosines = (vectors @ numbers.astype(np.float32).T) * scales
        ends = np.cumsum(counts)
        best[:, counts > 0] = np.maximum.reduceat(cosines, (ends - counts)[counts > 0], axis=1)
        mean = cosines.mean(axis=0).tolist()
        clauses = [tuple(mean[end - count : end]) for count, end in zip(counts, ends, strict=True)]
    return best, clauses


def hits(ranking: Ranking, passages: Sequence[Passage], clauses: Sequence[Clauses]) -> list[Hit]:
    """Return the best of a ranking as hits; `passages` and `clauses` are the first ones, in its order."""
    embedded = ranking.cosine is not None
    scored = zip(passages, ranking.scores.tolist(), _parts(ranking), clauses, strict=False)
    return [
        Hit(passage, score, probability(score, embedded=embedded), parts, own) for passage, score, parts, own in scored
    ]


def _parts(ranking: Ranking) -> list[Parts]:
    """Return the parts of each score, the mean over the readings."""
    parts = (ranking.coverage, ranking.nearness, ranking.cosine, ranking.sentence)
    means = ([None] * len(ranking.scores) if part is None else part.mean(axis=0).tolist() for part in parts)
    return [Parts(*each) for each in zip(*means, strict=True)]
