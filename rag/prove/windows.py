"""Which neighbouring units of one cited text hold most of a claim's words."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from math import inf
from operator import itemgetter, mul

from rag.prove.claim import Claim
from rag.prove.facts.agree import has_fact
from rag.prove.facts.values import Fact, Often
from rag.prove.parse import Parsed
from rag.prove.unit import Unit
from rag.prove.words.words import Word

_WIDEST = 3  # units in a window: a claim that joins more is a summary, and those are not proved word by word
_WIDER = 0.03  # what each further unit must add to be worth it
_TITLE = 0.6  # what a word counts that only the title has
_BEFORE = 0.9  # the same for the sentence before, which "it" and the like point back to: its own words go first
VALUE = 0.5  # what a value counts beside a word
_ROW = re.compile(r"[^:.]{2,60}:\s+\S")  # "Laptop: every four years" is one row


@dataclass(frozen=True)
class Held:
    """How well each telling word of a claim is met in one unit, with its context and title: 0.0-1.0."""

    unit: Unit
    met: tuple[float, ...]
    claim: Claim

    @cached_property
    def values(self) -> tuple[bool, ...]:
        """Whether each fact of the claim is there, as a number, string or date that is the same."""
        return tuple(has_fact(self.unit, fact) for fact in self.claim.facts)


@dataclass(frozen=True, slots=True)
class Window:
    """Up to three neighbouring units of one cited text, and how well each telling word of the claim is met there."""

    index: int
    first: int
    last: int
    met: tuple[float, ...]
    coverage: float


def held_in(claim: Claim, parsed: Parsed, short: frozenset[int]) -> tuple[Held, ...]:
    """Return how well each unit of a text holds a claim, some words of which the text has spelled out, or shortened."""
    least = [max(_TITLE * parsed.title.meets(word), float(word.start in short)) for word in claim.telling]
    met = [least.copy() for _ in parsed.units]
    for at, word in enumerate(claim.telling):
        for likeness, stems in chain(parsed.bag.alike(word.stem), parsed.bag.alike(word.phrase)):
            for place in chain.from_iterable(parsed.standing.get(stem, ()) for stem in stems):
                met[place][at] = max(met[place][at], likeness)
    for unit, own in zip(parsed.units, met, strict=True):
        if unit.before:
            own[:] = [
                share if unit.own.holds(word) else _BEFORE * share
                for share, word in zip(own, claim.telling, strict=True)
            ]
    return tuple(Held(unit, tuple(own), claim) for unit, own in zip(parsed.units, met, strict=True))


def best_window(claim: Claim, held: Sequence[Held], index: int) -> Window:
    """Return the window that holds most of the claim, its values too."""
    counted = [at for at, fact in enumerate(claim.facts) if not _is_in_rate(fact, claim)]
    valued = VALUE * len(counted)
    words = sum(word.weight for word in claim.telling)

    def said(coverage: float, values: int) -> float:
        return (coverage * words + VALUE * values) / (words + valued) if valued else coverage

    best = (-inf, 0, 0, 0.0)  # what is said, the places of the first and the last unit from behind, the coverage
    for coverage, first, last in sorted(windows_of(claim, held), key=itemgetter(0), reverse=True):
        if said(coverage, len(counted)) < best[0]:  # no value makes up for the words that are missing
            break
        values = sum(any(one.values[at] for one in held[first : last + 1]) for at in counted)
        best = max(best, (said(coverage, values), -first, -last, coverage))  # of two alike the first
    first, last, coverage = -best[1], -best[2], best[3]
    met = tuple(map(max, *(one.met for one in held[first : last + 1]))) if last > first else held[first].met
    return Window(index, first, last, met, coverage)


def _is_in_rate(fact: Fact, claim: Claim) -> bool:
    """Whether a number is a part of a frequency, "every six months", which another six months say nothing of."""
    rates = (each.span for each in claim.facts if isinstance(each, Often) and each is not fact)
    return any(rate.start <= fact.span.start < rate.end for rate in rates)


def windows_of(claim: Claim, held: Sequence[Held]) -> Iterator[tuple[float, int, int]]:
    """Yield each window's coverage, its first and its last unit."""
    weights = [word.weight for word in claim.telling]
    total = sum(weights)
    widest = 1 if _ROW.match(claim.text) else _WIDEST
    alone = [sum(map(mul, weights, one.met)) for one in held]
    for first in range(len(held)):
        met, share = held[first].met, alone[first]
        for last in range(first, min(first + widest, len(held))):
            if last > first and alone[last] and held[last].met != met:
                met = tuple(map(max, met, held[last].met))
                share = sum(map(mul, weights, met))
            yield (share / total if total else 1.0) - _WIDER * (last - first), first, last


def share_of(words: Sequence[Word], met: Sequence[float]) -> float:
    """Return the share of words that is met, by weight: 0.0-1.0."""
    total = sum(word.weight for word in words)
    return sum(word.weight * held for word, held in zip(words, met, strict=True)) / total if total else 1.0
