"""Values within a band that a page gives: "60 users need the medium plan" of a row "Medium | 25 - 99"."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from rag.prove.align import Alignment
from rag.prove.facts.agree import has_fact, is_same
from rag.prove.facts.measures import COUNT, TIMES
from rag.prove.facts.values import Direction, Fact, Quantity
from rag.prove.unit import Unit, is_row
from rag.prove.words.alike import Bag
from rag.prove.words.small import LETTERS
from rag.prove.words.words import Word

_TO = re.compile(r"\s*(?:[-–—~]|to|and|through|bis|und|a|y|à|et)\s*", re.IGNORECASE)
_CUT = re.compile(r"[;|]\s?|,\s(?:and|but|while|whereas)\s|\s(?:but|while|whereas)\s", re.IGNORECASE)
_SUPPOSED = re.compile(
    r"""(?:^|[,;]\s)\W*(?:if|when|whoever|anyone|someone|somebody)\b[^,;.]*$
    | ^\W*(?:an?|at)\s(?:[a-z-]+\s){0,2}(?:of\s)?$""",
    re.IGNORECASE | re.VERBOSE,
)
"""What a value stands behind that is supposed, and not told: "If you cancel 40 days ahead"."""
_PASSES = re.compile(r"\b(?:fine|ok|okay|allowed|acceptable|within\s(?:the\s)?(?:range|limits?))\b", re.IGNORECASE)

_Band = tuple[float, float]


def is_in_band(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether a value lies in a band of a row or a clause that says more of the claim than those of the other bands."""
    if claimed.direction or claimed.is_label:
        return False
    said = [word for word in alignment.claim.telling if word.weight == 1]
    others = [fact for fact in alignment.claim.facts if fact.span != claimed.span]

    def held(part: Unit) -> int:
        return sum(map(part.own.holds, said)) + sum(has_fact(part, fact) for fact in others)

    units = [unit for unit in (*alignment.near, *alignment.around) if any(_bands(unit, claimed))]
    rows = [unit for unit in units if is_row(unit.text)]
    if rows:
        table = [unit for parsed in alignment.cited for unit in parsed.units if is_row(unit.context)]
        most = max(map(held, table))
        return most > 0 and any(held(row) == most and _holds(row, claimed) for row in rows)
    text = alignment.claim.text
    if not (_SUPPOSED.search(text[: claimed.span.start]) or _PASSES.search(text, claimed.span.end)):
        return False
    return any(_is_in_clause(claimed, unit, said, others) for unit in units)


def _holds(unit: Unit, claimed: Quantity, start: int = 0, end: int | None = None) -> bool:
    return any(low <= claimed.value <= high for low, high in _bands(unit, claimed, start, end))


def _is_in_clause(claimed: Quantity, unit: Unit, said: Sequence[Word], others: Sequence[Fact]) -> bool:
    """Whether the clause with the band has a word or a value of the claim that no clause without it has."""
    cuts = [0, *(cut.end() for cut in _CUT.finditer(unit.text)), len(unit.text)]
    scores: list[tuple[tuple[int, int], bool]] = []
    for start, end in pairwise(cuts):
        bag = Bag.of(word.stem for word in unit.words if start <= word.start < end)
        facts = [fact for fact in unit.facts if start <= fact.span.start < end]
        values = sum(any(is_same(fact, one) for one in facts) for fact in others)
        score = values, sum(map(bag.holds, said))  # which value goes before which words
        scores.append((score, _holds(unit, claimed, start, end)))
    most = max(score for score, _ in scores)
    return any(most) and any(within for score, within in scores if score == most)


def _bands(unit: Unit, claimed: Quantity, start: int = 0, end: int | None = None) -> Iterator[_Band]:
    """Yield from what to what the bands of a stretch of a unit reach that a value can be in, as bare numbers."""
    stop = len(unit.text) if end is None else end
    found = [fact for fact in unit.quantities if start <= fact.span.start < stop]
    numbers = [fact for fact in found if _is_comparable(claimed, fact, unit)]
    ranged: list[Quantity] = []
    for one, other in pairwise(numbers):
        if one.value < other.value and _TO.fullmatch(unit.text, one.span.end, other.span.start):
            ranged += (one, other)
            yield one.value, other.value
    # In prose what lies beyond a limit is said as often of it alone: see `equations.is_asked`.
    for one in _single(numbers, ranged) if is_row(unit.text) else ():
        yield (one.value, float("inf")) if one.direction is Direction.UP else (0.0, one.value)


def _single(numbers: Sequence[Quantity], ranged: Sequence[Quantity]) -> Iterator[Quantity]:
    return (one for one in numbers if one.direction and one not in ranged)


def _is_comparable(claimed: Quantity, fact: Quantity, unit: Unit) -> bool:
    """Whether two numbers are of one unit of measure; of a bare number in a row, the header may tell the unit."""
    if fact.dimension == COUNT != claimed.dimension:
        said = LETTERS.findall(claimed.span.text)
        return is_row(unit.text) and bool(said) and said[-1].lower() in unit.context.lower()
    if claimed.dimension != fact.dimension:
        return False
    same_unit = claimed.value * fact.amount == fact.value * claimed.amount
    return same_unit or claimed.dimension not in TIMES
