"""Arithmetic that a claim may do: sums, differences and products of numbers that are cited, and lengths of lists."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import combinations, pairwise
from math import isclose

from rag.prove.align import Alignment
from rag.prove.checks.durations import in_time
from rag.prove.claim import Claim
from rag.prove.facts.agree import same_amount
from rag.prove.facts.measures import COUNT
from rag.prove.facts.values import Direction, Quantity
from rag.prove.parse import Unit, is_row

_ADDS = re.compile(
    r"""\b(?:totals?|together|combined|altogether|add(?:s|ed|ing)?\sup|sum|com(?:es?|ing)\sto|makes?|adds|brings?
    |reach(?:es)?|in\sall
    |overall|plus|gives?\syou|which\sis|amounts?\sto|equals?|both|on\stop|cumulative|insgesamt|zusammen|en\stotal
    |au\stotal)\b|[=+]""",
    re.IGNORECASE | re.VERBOSE,
)
_TAKES = re.compile(
    r"\b(?:left|remain\w*|difference|leav(?:es|ing)|minus|less|rest|short of|more than|fewer than|longer|another"
    r"|still)\b",
    re.IGNORECASE,
)
_TIMES = re.compile(
    r"\b(?:times(?! an?\b)|total|makes?|com(?:es?|ing) to|double|altogether|mal)\b|[×*=]", re.IGNORECASE
)
_EACH = re.compile(r"\beach\b", re.IGNORECASE)
_REST = re.compile(r"\b(?:the|all|any)\s(?:rest|remainder|remaining|others?)\b", re.IGNORECASE)
"""The page itself takes away: "six in all, two of them long and the rest short"."""
_PAYS_REST = re.compile(
    r"\bthe\sdifference\sis\b|\b(?:pays?|covers?|bears?)\sthe\s(?:difference|rest|remainder)\b", re.IGNORECASE
)
_OR = re.compile(r"\s*(?:or|to|[-–])\s*", re.IGNORECASE)
_LISTED = re.compile(r"(?:[^,;:.()]{2,60},\s){1,10}(?:[^,;:.()]{2,60},?\s)?(?:and|or)\s", re.IGNORECASE)
_COMMA = re.compile(r",\s(?!(?:and|or)\s)", re.IGNORECASE)
_FACTOR_BEHIND, _FACTOR_AHEAD = re.compile(r"\s?[x×*·]\s?\$?\d"), re.compile(r"\d[A-Za-z]*\s?[x×*·]\s?\$?$")
_MOST = 4  # numbers in a sum
_POOL = 12  # numbers that are tried: more of them give any sum by chance
_NAMES = re.compile(r"\s*(?:[.,;:)]|$)")
"""Behind a number that counts nothing: "Plan 2"."""
_LIST = 12  # items that people count


def computed(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether the claim says that it computes, and its number comes out of the cited ones and its own others."""
    if in_time(claimed, alignment) or _is_own_sum(claimed, alignment):
        return True
    text = alignment.claim.text
    own = [other for other in _others(claimed, alignment.claim) if not _counts_terms(other, alignment)]
    if _counts_terms(claimed, alignment):
        return True
    pool = _distinct(own) if len(own) > 1 else _distinct([*own, *_cited(claimed, alignment)])
    amounts = [quantity.amount for quantity in pool][:_POOL]
    if _ADDS.search(text) and _is_sum(claimed.amount, amounts, own):
        return True
    if _ADDS.search(text) and (
        _is_sum(claimed.amount, _products(claimed, alignment), ()) or _is_mixed_sum(claimed, alignment)
    ):
        return True
    takes = (
        _TAKES.search(text)
        or (len(own) > 1 and _REST.search(alignment.near_text))
        or _PAYS_REST.search(alignment.near_text)
    )
    if takes and any(isclose(abs(a - b), claimed.amount) for a, b in combinations(amounts, 2)):
        return True
    multiplies = _TIMES.search(text) or (own and _EACH.search(text))
    return bool(multiplies) and any(isclose(product, claimed.amount) for product in _multiples(claimed, alignment))


def _counts_terms(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether a small number tells of how many cited ones another number of the claim is the sum: "the two seat 50"."""
    if claimed.dimension != COUNT or not 2 <= claimed.value <= _MOST or not _ADDS.search(alignment.claim.text):
        return False
    for total in alignment.claim.quantities:
        amounts = [one.amount for one in _distinct([*_cited(total, alignment)])][:_POOL]
        if any(isclose(sum(chosen), total.amount) for chosen in combinations(amounts, int(claimed.value))):
            return True
    return False


def _is_own_sum(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether it is what two or more other values of the claim make, each of them cited: 15 days and 10 holidays."""
    others = [
        fact
        for fact in alignment.claim.facts
        if isinstance(fact, Quantity) and fact.span != claimed.span and fact.dimension in {claimed.dimension, COUNT}
    ]
    cited = [fact for parsed in alignment.cited for fact in parsed.facts if isinstance(fact, Quantity)]
    parts = [one for one in others if any(same_amount(one, found) for found in cited)][:_POOL]
    return any(
        isclose(sum(_in_unit(part, claimed) for part in chosen), claimed.amount)
        for count in range(2, _MOST + 1)
        for chosen in combinations(parts, count)
    )


def _is_mixed_sum(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether it is what two numbers of one unit make of which one is bare: 15 days of leave and 10 holidays."""
    for unit in alignment.near:
        numbers = [fact for fact in unit.facts if isinstance(fact, Quantity)][:_POOL]
        pairs = ((one, other) for one in numbers for other in numbers if one.dimension == claimed.dimension)
        if any(
            other.dimension == COUNT and isclose(one.amount + _in_unit(other, claimed), claimed.amount)
            for one, other in pairs
        ):
            return True
    return False


def _in_unit(part: Quantity, whole: Quantity) -> float:
    """Return the amount of a part; of a bare number, as many of the whole's unit: "10 holidays" are 10 days."""
    return part.value * whole.amount / whole.value if part.dimension == COUNT and whole.value else part.amount


def is_length(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether a small bare number is how many items a cited list has, or a near sentence that gives no number."""
    if (
        claimed.dimension != COUNT
        or not 2 <= claimed.value <= _LIST
        or _NAMES.match(alignment.claim.text, claimed.span.end)
    ):
        return False
    if any(_series(unit) == claimed.value for unit in alignment.near):
        return True
    return any(int(claimed.value) in _lengths([unit.place for unit in parsed.units]) for parsed in alignment.cited)


def is_below_limit(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether it is the lower of "two or three" where near is "up to three"."""
    for other in _others(claimed, alignment.claim):
        between = alignment.claim.text[claimed.span.end : other.span.start]
        if 0 < claimed.value < other.value and _OR.fullmatch(between):
            near = (fact for unit in alignment.near for fact in unit.facts if isinstance(fact, Quantity))
            return any(same_amount(other, fact) and fact.direction is Direction.DOWN for fact in near)
    return False


def _series(unit: Unit) -> int:
    """Return how many things a sentence lists, "a, b and c"; 0 when it counts something itself, or lists nothing."""
    if any(isinstance(fact, Quantity) and fact.dimension == COUNT for fact in unit.facts):
        return 0
    listed = _LISTED.search(unit.text)
    return len(_COMMA.findall(listed.group())) + 2 if listed else 0


def _lengths(places: Sequence[int]) -> set[int]:
    """Return how long the lists are, from the places of the units in their lists."""
    ends = {place for place, following in pairwise([*places, 0]) if following <= 1}
    return ends | {max(places, default=0)}


def _others(claimed: Quantity, claim: Claim) -> list[Quantity]:
    return [
        fact
        for fact in claim.facts
        if isinstance(fact, Quantity) and fact.span != claimed.span and fact.dimension == claimed.dimension
    ]


def _cited(claimed: Quantity, alignment: Alignment) -> Iterable[Quantity]:
    """Yield the cited numbers of the dimension, from units that share a word with the claim, or from the windows."""
    stems = {word.stem for word in alignment.claim.telling}
    for parsed in alignment.cited:
        for unit in parsed.units:
            if stems.isdisjoint(unit.bag.stems):
                continue
            for fact in unit.facts:
                if not isinstance(fact, Quantity) or is_factor_shown(fact, unit):
                    continue
                if fact.dimension == claimed.dimension or _is_bare(fact, unit):
                    yield fact if fact.dimension == claimed.dimension else _as_many(fact, claimed)


def is_factor_shown(fact: Quantity, unit: Unit) -> bool:
    """Whether a number stands in a product that a page shows, "($150*2)": what it makes is said beside."""
    ahead = _FACTOR_AHEAD.search(unit.text, 0, fact.span.start)
    return bool(ahead or _FACTOR_BEHIND.match(unit.text, fact.span.end))


def _is_bare(fact: Quantity, unit: Unit) -> bool:
    """Whether a number of a table's row has no unit: what it is of stands in the header."""
    return fact.dimension == COUNT and is_row(unit.text)


def _as_many(fact: Quantity, of: Quantity) -> Quantity:
    """Return a bare number as so many of another one's unit."""
    return replace(fact, amount=_in_unit(fact, of), dimension=of.dimension)


def _distinct(quantities: Sequence[Quantity]) -> list[Quantity]:
    """Return the quantities without those that a range or a repetition gives twice in one stretch."""
    return list(
        {(quantity.span.start, quantity.span.text, quantity.amount): quantity for quantity in quantities}.values()
    )


def _is_sum(total: float, amounts: Sequence[float], own: Sequence[Quantity]) -> bool:
    needed = {quantity.amount for quantity in own}
    return any(
        isclose(sum(chosen), total) and needed.issubset(chosen)
        for count in range(2, _MOST + 1)
        for chosen in combinations(amounts, count)
    )


def _products(claimed: Quantity, alignment: Alignment) -> list[float]:
    """Return what the claim counts: "four 9-hour days and one 8-hour day" are 36 and 8 hours."""
    facts = [f for f in alignment.claim.quantities if f.span != claimed.span]
    products: list[float] = []
    count = 1.0
    for fact in facts:
        if fact.dimension == claimed.dimension:
            products.append(fact.amount * count)
            count = 1.0
        else:
            count = fact.value
    return products[:_POOL]


def _multiples(claimed: Quantity, alignment: Alignment) -> Iterable[float]:
    """Yield the products of a number of the dimension and another one, of the claim or else of what is cited."""
    own = [f for f in alignment.claim.quantities if f.span != claimed.span]
    cited = [f for parsed in alignment.cited for f in parsed.facts if isinstance(f, Quantity)]
    for one in (*own, *cited):
        if one.dimension == claimed.dimension:
            yield from (one.amount * other.value for other in own or cited if 1 < other.value != one.value)
