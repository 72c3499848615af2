"""Which units of the cited texts a claim is about: the window of neighbours that holds most of its words."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from rag.prove.acronyms import spelled_out
from rag.prove.claim import Claim
from rag.prove.facts.agree import has_fact
from rag.prove.facts.values import Span
from rag.prove.parse import Parsed
from rag.prove.pieces import Part, parted
from rag.prove.remembered import Remembered
from rag.prove.unit import Unit
from rag.prove.values import Quote
from rag.prove.windows import VALUE, Held, Window, best_window, held_in, share_of, windows_of
from rag.prove.words.alike import Bag
from rag.prove.words.clauses import Clause
from rag.prove.words.languages import ENGLISH
from rag.prove.words.words import Word, stems_of, words_of

_ADDS = 0.08  # what a further cited text must add to the coverage to belong to the claim


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
    def spoken(self) -> Bag:
        """All words of the claim."""
        return Bag.of(word.stem for word in self.claim.words)

    @cached_property
    def asked(self) -> Bag:
        """All words of the question."""
        return Bag.of(stems_of(self.question, ENGLISH))

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
        return (share_of(self.claim.telling, self.met) * words + values) / (words + values)

    @cached_property
    def missing(self) -> tuple[Word, ...]:
        """The telling words that the windows do not hold."""
        return tuple(word for word, met in zip(self.claim.telling, self.met, strict=True) if not met)

    def quotes(self, deciding: Sequence[Unit] = ()) -> tuple[Quote, ...]:
        """Return units that decide, at most one of each cited text, and of each other window what bears it out."""
        quoted: dict[int, Unit] = {}
        for unit in deciding:
            quoted.setdefault(next(at for at, parsed in enumerate(self.cited) if unit in parsed.units), unit)
        for window in self.windows:
            quoted.setdefault(window.index, self._bearing(window))
        return tuple(Quote(index, unit.start, unit.end) for index, unit in quoted.items())

    def _bearing(self, window: Window) -> Unit:
        """
        Return the unit that names whom the question names, then the one with most of the claim's values.

        One of the whole text where the window has none; of several the closest.
        """

        def worth(unit: Unit) -> tuple[int, int, float]:
            named = sum(unit.bag.holds(word) for word in self._named)
            return named, sum(has_fact(unit, fact) for fact in self.claim.facts), self.fit(unit)

        best = max(self._units(window), key=worth)
        named, values, _ = worth(best)
        if (named or not self._named) and (values or not self.claim.facts):
            return best
        return max((best, *self.cited[window.index].units), key=worth)  # of two alike the first

    @cached_property
    def _named(self) -> tuple[Word, ...]:
        """Those whom the claim and the question name: capitals say so in English alone."""
        if self.claim.language != ENGLISH:
            return ()
        names = frozenset(word.folded for word in words_of(self.question, ENGLISH)[1:] if word.is_capital)
        return tuple(word for word in self.claim.telling if word.is_capital and word.folded in names)

    def fit(self, unit: Unit) -> float:
        """Return the share of the claim that one unit holds: its words, and its values as half a word each."""
        if unit not in self._fits:
            self._fits[unit] = unit_coverage(self.claim, unit)
        return self._fits[unit]

    @cached_property
    def ranked(self) -> dict[Span, Remembered[tuple[float, Unit]]]:
        """All cited units, best first, for each stretch of the claim that was looked at without: see `best_units`."""
        return {}

    @cached_property
    def _fits(self) -> dict[Unit, float]:
        return {}

    def _units(self, window: Window) -> tuple[Unit, ...]:
        return self.cited[window.index].units[window.first : window.last + 1]


def align(claim: Claim, cited: Sequence[Parsed], question: str = "") -> Alignment:
    """Return the claim beside the closest windows of what it cites."""
    short = tuple(spelled_out(claim, parsed) for parsed in cited)
    held = tuple(held_in(claim, parsed, found) for parsed, found in zip(cited, short, strict=True))
    best = [best_window(claim, units, at) for at, units in enumerate(held) if units]
    chosen: list[Window] = []
    met: tuple[float, ...] = tuple(0.0 for _ in claim.telling)
    for window in sorted(best, key=lambda window: -window.coverage):
        joined = tuple(map(max, met, window.met))
        if not chosen or share_of(claim.telling, joined) - share_of(claim.telling, met) >= _ADDS:
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
    return share_of(claim.telling, tuple(map(parsed.bag.meets, claim.telling)))


def window_coverage(alignment: Alignment, index: int, at: int) -> float:
    """Return the coverage of the best window of a cited text that one of its units belongs to."""
    windows = windows_of(alignment.claim, alignment.held[index])
    return max((coverage for coverage, first, last in windows if first <= at <= last), default=0.0)
