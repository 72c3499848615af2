"""
The recipe that ranks passages, the same for every index.

    score = .4 cos(question, passage) + .6 max over sentences cos(question, sentence) + .6 coverage + .2 nearness

Coverage is the share of the question's information that a passage holds; it is absolute, so a question in other words
than the page's leans on meaning by itself, and one full of identifiers on keywords. Nearness is the share of the
question's adjacent words that stand near each other. The score is the mean over the readings of a question: see
`rag.readings`. The constants were chosen leave-one-set-out on four public sets and are flat.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import log

import numpy as np
from numpy.typing import NDArray

from rag.blobs import code, unpack_keywords

DEPTH = 100
"""Candidates of each leg, keywords and meaning."""
SHORTLIST = 80
"""Candidates that get sentence vectors and nearness."""

COLUMN_WEIGHTS = (2.0, 1.0, 1.0)
"""Title, section, body: how often an occurrence counts."""

_PASSAGE, _SENTENCE, _COVERAGE, _NEARNESS = 0.4, 0.6, 0.6, 0.2
_FIRST_COVERAGE = 0.7  # the weight of coverage beside the cosine when the shortlist is drawn
_SATURATION, _LENGTH = 0.4, 0.4  # k1 and b of the coverage
_NEAR = 3  # tokens between two adjacent words of the question
_LEAST_IDF = 1e-6
_RARE = log(9)  # the information of a stem that a tenth of the passages hold
_FEWEST = 100  # a handful of passages cannot tell which words are rare: they are taken for a part of so many
_LEANING = 0.5  # the weight of a question's own words beside a reading with its thread, which says more
_DRAGGED = 0.05  # how far below the question's own best score the mean's may fall before the thread is let go

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class Wanted:
    """
    One reading of a question.

    Attributes:
        stems: Distinct, in the question's order.
        weights: Each stem's information, (len(stems),).
    """

    stems: tuple[str, ...]
    weights: Floats

    @property
    def rare(self) -> tuple[str, ...]:
        """The stems that at most a tenth of the passages hold: they bring the best candidates, and cost little."""
        return tuple(stem for stem, weight in zip(self.stems, self.weights, strict=True) if weight >= _RARE)


def weigh(stems: Sequence[str], found_in: Mapping[str, int], passages: int) -> Floats:
    """
    Return the information of each stem: inverse document frequency.

    Args:
        stems: The question's.
        found_in: How many passages hold a stem; a stem that none holds may be left out. Such a stem counts
            in full against coverage: that a word is nowhere is a reason to doubt what was found.
        passages: How many passages there are.
    """
    passages = max(passages, _FEWEST)
    return np.array([_idf(found_in.get(stem, 0), passages) for stem in stems], dtype=np.float64)


def _idf(found: int, passages: int) -> float:
    if found == 0:
        return log(1 + (passages + 0.5) / 0.5)
    return max(log((passages - found + 0.5) / (found + 0.5)), _LEAST_IDF)


@dataclass(frozen=True, slots=True, eq=False)
class Candidates:
    """
    What ranking needs to know of each candidate, in one order.

    Attributes:
        keywords: Each passage's stems, packed.
        cosines: (readings, n) of question and passage, or None when nothing is embedded.
        sentences: Given positions among the candidates and the readings' vectors (readings, dims), the best cosine of
            any sentence, (readings, len(positions)); nan where a passage has none. None when nothing is embedded.
        average_length: Mean length in stems of the passages of the whole index.
    """

    keywords: Sequence[bytes]
    cosines: Floats | None
    sentences: Callable[[NDArray[np.intp]], Floats] | None
    average_length: float


@dataclass(frozen=True, slots=True, eq=False)
class Ranking:
    """
    The shortlist, best first.

    Attributes:
        positions: Into the candidates, (k,).
        scores: (k,).
        coverage, nearness, cosine, sentence: The parts, (readings, k); the last two None without vectors.
    """

    positions: NDArray[np.intp]
    scores: Floats
    coverage: Floats
    nearness: Floats
    cosine: Floats | None
    sentence: Floats | None


def rank(readings: Sequence[Wanted], candidates: Candidates, *, leans: bool) -> Ranking:
    """
    Return the candidates' shortlist, best first; ties keep the candidates' order.

    The score is the mean over the readings; the own words of a question that leans on its thread weigh half. Only a
    question that does not lean, and that the mean drags down, counts alone: its topic is a new one.

    Args:
        readings: As `rag.readings` has them: the question alone comes first.
        candidates: What may be ranked.
        leans: Whether the question needs its thread to be understood.
    """
    tokens = _Tokens(candidates.keywords)
    places = [tokens.places(reading.stems) for reading in readings]
    coverage = np.vstack(
        [_coverage(r, p, tokens, candidates.average_length) for r, p in zip(readings, places, strict=True)]
    )
    first = _FIRST_COVERAGE * coverage
    if candidates.cosines is not None:
        first = first + candidates.cosines
    shortlist = np.sort(np.argsort(-first.mean(axis=0), kind="stable")[:SHORTLIST])
    nearness = np.vstack([_nearness(r, p, tokens) for r, p in zip(readings, places, strict=True)])
    coverage, nearness = coverage[:, shortlist], nearness[:, shortlist]
    cosine = sentence = None
    scores = _COVERAGE * coverage + _NEARNESS * nearness
    if candidates.cosines is not None and candidates.sentences is not None:
        cosine, sentence = candidates.cosines[:, shortlist], candidates.sentences(shortlist)
        sentence = np.where(np.isnan(sentence), cosine, sentence)
        scores = scores + _PASSAGE * cosine + _SENTENCE * sentence
    final = _final(scores, leans=leans)
    order = np.argsort(-final, kind="stable")
    return Ranking(
        positions=shortlist[order],
        scores=final[order],
        coverage=coverage[:, order],
        nearness=nearness[:, order],
        cosine=None if cosine is None else cosine[:, order],
        sentence=None if sentence is None else sentence[:, order],
    )


def _final(scores: Floats, *, leans: bool) -> Floats:
    own: Floats = scores[0]
    mean: Floats = np.average(scores, axis=0, weights=[_LEANING if leans else 1.0, *[1.0] * (len(scores) - 1)])
    dragged_down = mean.size and mean.max() < own.max() - _DRAGGED
    return own if dragged_down and not leans else mean


class _Tokens:
    """All candidates' stems in one row, so that each stem of the question is looked for once."""

    def __init__(self, keywords: Sequence[bytes]) -> None:
        self.flat, lengths = unpack_keywords(keywords)
        self.owner = np.repeat(np.arange(len(keywords)), lengths)
        breaks = np.cumsum(self.flat == 0)
        before = np.repeat(2 * np.arange(len(keywords)), lengths)
        self.column = np.clip(breaks - before, 0, len(COLUMN_WEIGHTS) - 1)
        self.lengths = lengths - (len(COLUMN_WEIGHTS) - 1)
        self.count = len(keywords)

    def places(self, stems: Sequence[str]) -> list[NDArray[np.intp]]:
        """Return where in the row each stem stands, ascending."""
        wanted = np.array([code(stem) for stem in stems], dtype=np.uint32)
        order = np.argsort(wanted)
        at = np.flatnonzero(np.isin(self.flat, wanted))
        which = order[np.searchsorted(wanted[order], self.flat[at])] if len(at) else at
        return [at[which == number] for number in range(len(stems))]


def _coverage(wanted: Wanted, places: Sequence[NDArray[np.intp]], tokens: _Tokens, average: float) -> Floats:
    total = float(wanted.weights.sum())
    found = np.zeros(tokens.count)
    if not total:
        return found
    damping = _SATURATION * (1 - _LENGTH + _LENGTH * tokens.lengths / max(average, 1.0))
    weights = np.array(COLUMN_WEIGHTS)
    for weight, place in zip(wanted.weights, places, strict=True):
        if len(place):
            often = np.bincount(tokens.owner[place], weights[tokens.column[place]], tokens.count)
            found += weight * often / (often + damping)
    return found / total


def _nearness(wanted: Wanted, places: Sequence[NDArray[np.intp]], tokens: _Tokens) -> Floats:
    near = np.zeros(tokens.count)
    shared = np.minimum(wanted.weights[:-1], wanted.weights[1:])
    total = float(shared.sum())
    if not total:
        return near
    for weight, left, right in zip(shared, places[:-1], places[1:], strict=True):
        if len(left) and len(right):
            near[_owners_of_neighbours(left, right, tokens)] += weight / total
    return near


def _owners_of_neighbours(left: NDArray[np.intp], right: NDArray[np.intp], tokens: _Tokens) -> NDArray[np.intp]:
    """Return the candidates in which some place of `left` is near one of `right`, in one column."""
    after = np.searchsorted(right, left)
    owners = []
    for neighbour in (np.maximum(after - 1, 0), np.minimum(after, len(right) - 1)):
        other = right[neighbour]
        near = (
            (np.abs(other - left) <= _NEAR)
            & (tokens.owner[other] == tokens.owner[left])
            & (tokens.column[other] == tokens.column[left])
        )
        owners.append(tokens.owner[left[near]])
    return np.unique(np.concatenate(owners))
