"""The values that a claim may reckon with: its own, and the cited ones that are of what it speaks of."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import dropwhile, islice, takewhile

from rag.prove.align import Alignment
from rag.prove.facts.agree import same_amount
from rag.prove.facts.measures import COUNT, MONEY
from rag.prove.facts.values import Code, Quantity
from rag.prove.fit import TRIED
from rag.prove.unit import Unit, cells, is_row
from rag.prove.words.alike import Bag
from rag.prove.words.words import Word, stems_of

_PART = re.compile(r"[,;:]\s|\s(?:and|or|but|while|whereas)\s", re.IGNORECASE)
_FACTOR_BEHIND, _FACTOR_AHEAD = re.compile(r"\s?[x×*·]\s?\$?\d"), re.compile(r"\d[A-Za-z]*\s?[x×*·]\s?\$?$")
_NOUNS = 4  # words behind a number that may say what it counts
_MORE = frozenset("or more fewer less additional extra another further".split())  # of "two or more members"
_KINDS = frozenset("first new last long longer short shorter next previous old lower higher top".split())
"""Weak words that tell one thing of a kind from another: "a long trip"."""
_CENTS = 100  # of a unit of money
_SIZE = re.compile(r":\s?(\d+)([KMGT])(?:i?[Bb])?\b")
"""Of memory or a disk in a setting: "memory: 512M"."""
_SIZES = {"K": 1e3, "M": 1e6, "G": 1e9, "T": 1e12}


@dataclass(frozen=True)
class Term:
    """A value that can be reckoned with, as a number of its dimension's smallest unit."""

    fact: Quantity
    unit: Unit | None = None  # where it is cited; None for one of the claim itself
    said: frozenset[str] = frozenset()  # the claim's words that are said of it
    factor: float = 1.0  # times its amount: of a rate over the claim's own period

    @property
    def amount(self) -> float:
        """How much it is."""
        return self.fact.amount * self.factor

    @property
    def dimension(self) -> str:
        """What it is of."""
        return self.fact.dimension

    @property
    def is_bare(self) -> bool:
        """Whether it is a number of a table, where the header says what it is of."""
        return self.dimension == COUNT and self.unit is not None and is_row(self.unit.text)

    @property
    def value(self) -> float:
        """Its bare number."""
        return self.fact.value * self.factor


def counted(words: Sequence[Word], fact: Quantity) -> frozenset[str]:
    """Return the stems of the words behind a number that say what it counts: "open leaks" of "9 more open leaks"."""
    behind = dropwhile(lambda word: word.folded in _MORE, (word for word in words if word.start >= fact.span.end))
    return frozenset(word.stem for word in takewhile(lambda word: word.weight, islice(behind, _NOUNS)))


def in_unit(part: Term, of: Quantity) -> float | None:
    """Return a value in the dimension of another; of a bare number of a table or near a time as many of its unit."""
    if part.dimension == of.dimension:
        return part.amount
    if part.dimension == "cent" and of.dimension in MONEY:
        return part.amount / _CENTS
    if part.dimension == COUNT and of.value and not of.is_label and part.is_bare:
        return part.amount * of.amount / of.value
    return None


def operands(alignment: Alignment) -> list[Term]:
    """Return the cited values, near ones first; of many only those whose units share a word with the claim."""
    stems = {word.stem for word in alignment.claim.telling}
    units = [*alignment.near, *(unit for parsed in alignment.cited for unit in parsed.units)]
    terms = {
        (unit.start, term.fact.span.start): term for unit in dict.fromkeys(units) for term in _terms(unit, alignment)
    }
    if len(terms) <= TRIED:
        return list(terms.values())
    about = {unit for unit in units if unit in alignment.near or not stems.isdisjoint(unit.bag.stems)}
    return [term for term in terms.values() if term.unit in about][:TRIED]


def dominated(term: Term, used: Sequence[Term], pool: Iterable[Term]) -> bool:
    """Whether the claim says all that it says of a value, and more, of another of the kind that is not used."""
    return term.unit is not None and any(
        term.said < other.said and _is_alike(term, other) and other not in used for other in pool
    )


def _is_alike(one: Term, other: Term) -> bool:
    same = one.dimension == other.dimension and one.fact.unit_amount == other.fact.unit_amount
    rates = {one.fact.per, other.fact.per}
    return same and (None in rates or len(rates) == 1) and one.amount != other.amount


def _terms(unit: Unit, alignment: Alignment) -> Iterator[Term]:
    numbers: list[Quantity] = []
    for fact in _numbers(unit):
        numbers.append(_as_before(fact, numbers[-1], unit) if numbers else fact)
    for fact in numbers:
        if not is_factor_shown(fact, unit):
            around = Bag.of(_stems_around(unit, fact, numbers), unit.language)
            said = (word for word in alignment.claim.telling if word.weight == 1 or word.folded in _KINDS)
            said = (word for word in said if around.holds(word))
            yield Term(fact, unit, frozenset(word.stem for word in said))


def _numbers(unit: Unit) -> Iterator[Quantity]:
    """Yield the numbers of a unit, those of its settings too: "`memory: 512M`"."""
    for fact in unit.facts:
        if isinstance(fact, Quantity) and not fact.is_label:
            yield fact
        elif isinstance(fact, Code) and (size := _SIZE.search(fact.code)):
            value = float(size[1])
            yield Quantity(fact.span, value * _SIZES[size[2]], value, "byte")


def _as_before(fact: Quantity, before: Quantity, unit: Unit) -> Quantity:
    """Return a number, of the unit of the one before if it counts nothing: "a shift earns 10 points, a long one 15"."""
    if fact.dimension != COUNT or not before.value or is_row(unit.text) or counted(unit.words, fact):
        return fact
    return replace(fact, dimension=before.dimension, amount=fact.value * before.amount / before.value, per=before.per)


def _stems_around(unit: Unit, fact: Quantity, numbers: Sequence[Quantity]) -> frozenset[str]:
    """Return the stems of what a unit says of one of its values: of a row its first cell and the column's name."""
    if is_row(unit.text):
        at = unit.text.count("|", 0, fact.span.start) - unit.text.startswith("|")
        row, header = cells(unit.text), cells(unit.context) if is_row(unit.context) else []
        return stems_of(" ".join((row[0], row[at], *header[at : at + 1])), unit.language)
    if unit.text[fact.span.start - 1 : fact.span.start] == "(":  # of all that stands before
        return unit.own.stems
    same = [other for other in numbers if other.dimension == fact.dimension]
    at = same.index(fact)
    start = _cut(unit, same[at - 1], fact) if at else 0
    end = _cut(unit, fact, same[at + 1]) if at + 1 < len(same) else len(unit.text)
    words = [word for word in unit.words if start <= word.start < end]
    if at and not any(
        word.weight and word.end <= fact.span.start for word in words
    ):  # "... is $3 for you and $4 for us"
        words += [word for word in unit.words if word.end <= same[0].span.start]
    return frozenset(word.stem for word in words if word.weight)


def _cut(unit: Unit, one: Quantity, other: Quantity) -> int:
    """Return where what a unit says of the second of two values begins."""
    cuts = [match.end() for match in _PART.finditer(unit.text, one.span.end, other.span.start)]
    telling = [cut for cut in cuts if any(word.weight and cut <= word.start < other.span.start for word in unit.words)]
    return (telling[-1:] or cuts[:1] or [other.span.start])[0]


def is_factor_shown(fact: Quantity, unit: Unit) -> bool:
    """Whether a number stands in a product that a page shows, "($150*2)": what it makes is said beside."""
    ahead = _FACTOR_AHEAD.search(unit.text, 0, fact.span.start)
    return bool(ahead or _FACTOR_BEHIND.match(unit.text, fact.span.end))


@dataclass(frozen=True)
class Book:
    """A claim's values and the cited ones that it may reckon with."""

    claimed: Quantity
    alignment: Alignment

    @cached_property
    def text(self) -> str:
        """What the claim says."""
        return self.alignment.claim.text

    @cached_property
    def others(self) -> list[Term]:
        """The other values of the claim."""
        own = (fact for fact in self.alignment.claim.quantities if fact.span != self.claimed.span)
        return [Term(fact) for fact in own if not fact.is_label]

    @cached_property
    def cited(self) -> list[Term]:
        """The cited values."""
        return operands(self.alignment)

    def is_cited(self, fact: Quantity) -> bool:
        """Whether a value of the claim is cited, of whatever."""
        return any(same_amount(fact, term.fact) for term in self.cited)

    def is_of(self, term: Term, *used: Term) -> bool:
        """Whether a value is of what the claim speaks of, and not of something that it says less of."""
        return not dominated(term, (term, *used), self.cited)
