"""
How good a system was on questions whose answers are known, each number with its 95% interval.

Intervals: of a share, Wilson's; of a mean, the normal one; of a percentile, that of its order statistics.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, inf, log2, sqrt

_Z = 1.96  # standard deviations on each side that hold 95% of a normal distribution
_DEEPEST = 10  # pages: nDCG@10, as in TREC and BEIR


@dataclass(frozen=True, slots=True)
class Outcome:
    """
    What came of one question.

    Attributes:
        ranked: Pages found, best first, each once.
        relevant: Pages that answer it; empty when none does.
        clarify: The question was too vague to be answered: scored apart.
        took_ms: From question to reply.
    """

    ranked: tuple[str, ...]
    relevant: frozenset[str]
    answerable: bool
    refused: bool
    took_ms: float
    clarify: bool = False


@dataclass(frozen=True, slots=True)
class Measure:
    """A number with the interval that holds the true one 19 times of 20, and how many questions it rests on."""

    name: str
    value: float
    low: float
    high: float
    n: int


def measures(outcomes: Sequence[Outcome]) -> tuple[Measure, ...]:
    """Return every measure that these questions allow; a measure without questions is left out."""
    answerable = [o for o in outcomes if o.answerable and not o.clarify]
    retrieved = [o for o in answerable if o.relevant]
    found = [
        *(mean(f"recall@{k}", [recall(o, k) for o in retrieved], most=1.0) for k in (1, 5, 10)),
        mean("ndcg@10", [ndcg(o) for o in retrieved], most=1.0),
        mean("mrr", [reciprocal_rank(o) for o in retrieved], most=1.0),
        *(share(f"hit@{k}", [_hit(o, k) for o in retrieved]) for k in (1, 5, 10)),
        share("refused_answerable", [o.refused for o in answerable]),
        share("refused_unanswerable", [o.refused for o in outcomes if not o.answerable and not o.clarify]),
        share("refused_clarify", [o.refused for o in outcomes if o.clarify]),
        *(_percentile(f"latency_p{p}_ms", [o.took_ms for o in outcomes], p / 100) for p in (50, 95)),
    ]
    return tuple(measure for measure in found if measure)


def recall(outcome: Outcome, depth: int) -> float:
    """Return the share of the relevant pages that are among the first `depth`."""
    return len(outcome.relevant.intersection(outcome.ranked[:depth])) / len(outcome.relevant)


def ndcg(outcome: Outcome) -> float:
    """Return the discounted gain of the first ten over the best that was possible (Jarvelin, Kekalainen 2002)."""
    gain = sum(1 / log2(at + 2) for at, page in enumerate(outcome.ranked[:_DEEPEST]) if page in outcome.relevant)
    best = sum(1 / log2(at + 2) for at in range(min(len(outcome.relevant), _DEEPEST)))
    return gain / best


def reciprocal_rank(outcome: Outcome) -> float:
    """Return 1 over the place of the first relevant page; 0 when none was found."""
    return next((1 / at for at, page in enumerate(outcome.ranked, start=1) if page in outcome.relevant), 0.0)


def _hit(outcome: Outcome, depth: int) -> bool:
    return not outcome.relevant.isdisjoint(outcome.ranked[:depth])


def mean(name: str, values: Sequence[float], most: float = inf) -> Measure | None:
    """Return the mean of values from 0 to `most` with the normal interval; None without values."""
    if not values:
        return None
    n = len(values)
    middle = sum(values) / n
    spread = sqrt(sum((one - middle) ** 2 for one in values) / max(n - 1, 1))
    reach = _Z * spread / sqrt(n)
    return Measure(name, middle, max(middle - reach, 0.0), min(middle + reach, most), n)


def share(name: str, true: Sequence[bool]) -> Measure | None:
    """Return the share with Wilson's interval (Wilson 1927): right for few questions and for shares near 0 and 1."""
    if not true:
        return None
    n = len(true)
    part = sum(true) / n
    scale = 1 + _Z**2 / n
    centre = (part + _Z**2 / (2 * n)) / scale
    reach = _Z / scale * sqrt(part * (1 - part) / n + _Z**2 / (4 * n**2))
    return Measure(name, part, min(max(centre - reach, 0.0), part), max(min(centre + reach, 1.0), part), n)


def _percentile(name: str, values: Sequence[float], q: float) -> Measure | None:
    """Return the value below which a share q lies; its interval is that of the binomial order statistics."""
    if not values:
        return None
    ordered, n = sorted(values), len(values)
    reach = _Z * sqrt(n * q * (1 - q))
    low, high = floor(n * q - reach), ceil(n * q + reach)
    at = min(ceil(n * q), n) - 1
    return Measure(name, ordered[at], ordered[max(low - 1, 0)], ordered[min(high, n) - 1], n)
