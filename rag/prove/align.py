"""Which units of the cited texts a claim is about: the window of neighbours that holds most of its words."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from operator import mul

from rag.prove.acronyms import spelled_out
from rag.prove.claim import Claim
from rag.prove.facts.agree import has_fact
from rag.prove.facts.values import Fact, Often
from rag.prove.parse import Parsed, Unit
from rag.prove.pieces import Part, parted
from rag.prove.values import Quote
from rag.prove.words.clauses import Clause
from rag.prove.words.words import Word

_WIDEST = 3  # units in a window: a claim that joins more is a summary, and those are not proved word by word
_WIDER = 0.03  # what each further unit must add to be worth it
_TITLE = 0.6  # what a word counts that only the title has
_BEFORE = 0.9  # the same for the sentence before, which "it" and the like point back to: its own words go first
VALUE = 0.5  # what a value counts beside a word
_ROW = re.compile(r"[^:.]{2,60}:\s+\S")  # "Laptop: every four years" is one row
_ADDS = 0.08  # what a further cited text must add to the coverage to belong to the claim


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


@dataclass(frozen=True)
class Alignment:
    """
    A claim beside what it cites.

    Attributes:
        windows: The best window, and those of further texts that add to it, best first; empty when nothing is cited.
        held: For each cited text, how well its units hold the claim.
        short: For each cited text, where the claim has words that it has spelled out, or shortened.
        met: How well each telling word of the claim is met in all of the windows.
    """

    claim: Claim
    cited: tuple[Parsed, ...]
    held: tuple[tuple[Held, ...], ...]
    short: tuple[frozenset[int], ...]
    windows: tuple[Window, ...]
    met: tuple[float, ...]
    question: str = ""  # what was asked

    @cached_property
    def near(self) -> tuple[Unit, ...]:
        """The units of the windows, best window first."""
        return tuple(unit for window in self.windows for unit in self._units(window))

    @cached_property
    def around(self) -> tuple[Unit, ...]:
        """The units right before and behind the windows, which often say more of the same."""
        sides = [(self.cited[w.index].units, at) for w in self.windows for at in (w.first - 1, w.last + 1)]
        return tuple(units[at] for units, at in sides if 0 <= at < len(units))

    @cached_property
    def near_text(self) -> str:
        """What the units of the windows say, with what they stand under."""
        return "\n".join(f"{unit.context}\n{unit.text}" if unit.context else unit.text for unit in self.near)

    @cached_property
    def near_stems(self) -> frozenset[str]:
        """The stems of the units of the windows and of their contexts."""
        return frozenset().union(*(unit.stems for unit in self.near))

    @cached_property
    def closest(self) -> Unit:
        """The unit of the windows that holds most of the claim; there must be a window."""
        return max(self.near, key=self.fit)

    @cached_property
    def near_clauses(self) -> tuple[Clause, ...]:
        """The clauses of the windows."""
        return tuple(clause for unit in self.near for clause in unit.clauses)

    @cached_property
    def clauses(self) -> tuple[Clause, ...]:
        """All clauses of what is cited."""
        return tuple(clause for parsed in self.cited for unit in parsed.units for clause in unit.clauses)

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """The parts of the claim that say something, in order."""
        return tuple(parted(self.claim.text, self.claim.words, self.claim.facts))

    @property
    def coverage(self) -> float:
        """The share of the claim that the windows hold, by weight, its values counted as held: 0.0-1.0."""
        values = VALUE * len(self.claim.facts)
        words = sum(word.weight for word in self.claim.telling)
        if not words + values:
            return 1.0
        return (_share(self.claim.telling, self.met) * words + values) / (words + values)

    @cached_property
    def missing(self) -> tuple[Word, ...]:
        """The telling words that the windows do not hold."""
        return tuple(word for word, met in zip(self.claim.telling, self.met, strict=True) if not met)

    def quotes(self) -> tuple[Quote, ...]:
        """Return the closest unit of each window."""
        closest = [(window.index, max(self._units(window), key=self.fit)) for window in self.windows]
        return tuple(Quote(index, unit.start, unit.end) for index, unit in closest)

    def fit(self, unit: Unit) -> float:
        """Return the share of the claim that one unit holds: its words, and its values as half a word each."""
        if unit not in self._fits:
            self._fits[unit] = unit_coverage(self.claim, unit)
        return self._fits[unit]

    @cached_property
    def _fits(self) -> dict[Unit, float]:
        return {}

    def _units(self, window: Window) -> tuple[Unit, ...]:
        return self.cited[window.index].units[window.first : window.last + 1]


def align(claim: Claim, cited: Sequence[Parsed], question: str = "") -> Alignment:
    """Return the claim beside the closest windows of what it cites."""
    short = tuple(spelled_out(claim, parsed) for parsed in cited)
    held = tuple(_held(claim, parsed, found) for parsed, found in zip(cited, short, strict=True))
    best = [_best(claim, units, at) for at, units in enumerate(held) if units]
    chosen: list[Window] = []
    met: tuple[float, ...] = tuple(0.0 for _ in claim.telling)
    for window in sorted(best, key=lambda window: -window.coverage):
        joined = tuple(map(max, met, window.met))
        if not chosen or _share(claim.telling, joined) - _share(claim.telling, met) >= _ADDS:
            chosen.append(window)
            met = joined
    return Alignment(claim, tuple(cited), held, short, tuple(chosen), met, question)


def unit_coverage(claim: Claim, unit: Unit) -> float:
    """Return the share of the claim that one unit holds: its words, and its values as half a word each."""
    said = unit.text.lower()
    words = [(word.weight, unit.bag.meets(word)) for word in claim.telling]
    facts = [(VALUE, float(fact.span.text.lower() in said)) for fact in claim.facts]
    total = sum(weight for weight, _ in (*words, *facts))
    return sum(weight * met for weight, met in (*words, *facts)) / total if total else 1.0


def text_coverage(claim: Claim, parsed: Parsed) -> float:
    """Return the share of the claim's words that a text holds anywhere."""
    return _share(claim.telling, tuple(map(parsed.bag.meets, claim.telling)))


def window_coverage(alignment: Alignment, index: int, at: int) -> float:
    """Return the coverage of the best window of a cited text that one of its units belongs to."""
    windows = _windows(alignment.claim, alignment.held[index])
    return max((coverage for coverage, first, last in windows if first <= at <= last), default=0.0)


def _held(claim: Claim, parsed: Parsed, short: frozenset[int]) -> tuple[Held, ...]:
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


def _best(claim: Claim, held: Sequence[Held], index: int) -> Window:
    """Return the window that holds most of the claim, its values too."""
    counted = [at for at, fact in enumerate(claim.facts) if not _is_in_rate(fact, claim)]
    valued = VALUE * len(counted)
    words = sum(word.weight for word in claim.telling)

    def said(window: tuple[float, int, int]) -> float:
        coverage, first, last = window
        if not valued:
            return coverage
        values = sum(any(one.values[at] for one in held[first : last + 1]) for at in counted)
        return (coverage * words + VALUE * values) / (words + valued)

    windows = list(_windows(claim, held))
    least = max(coverage for coverage, _, _ in windows) * words - valued  # below it no value makes up for the words
    coverage, first, last = max((one for one in windows if one[0] * words >= least), key=said)
    met = tuple(map(max, *(one.met for one in held[first : last + 1]))) if last > first else held[first].met
    return Window(index, first, last, met, coverage)


def _is_in_rate(fact: Fact, claim: Claim) -> bool:
    """Whether a number is a part of a frequency, "every six months", which another six months say nothing of."""
    rates = (each.span for each in claim.facts if isinstance(each, Often) and each is not fact)
    return any(rate.start <= fact.span.start < rate.end for rate in rates)


def _windows(claim: Claim, held: Sequence[Held]) -> Iterator[tuple[float, int, int]]:
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


def _share(words: Sequence[Word], met: Sequence[float]) -> float:
    total = sum(word.weight for word in words)
    return sum(word.weight * held for word, held in zip(words, met, strict=True)) / total if total else 1.0
