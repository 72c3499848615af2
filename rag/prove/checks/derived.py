"""Values that follow from the cited ones: from rates, counts, shares and dates; and comparisons that must follow."""

import re
from collections.abc import Iterator
from datetime import date
from itertools import combinations, pairwise, permutations
from math import isclose

from rag.prove.align import Alignment
from rag.prove.checks.sums import computed
from rag.prove.checks.supposed import is_supposed
from rag.prove.facts.agree import same_amount
from rag.prove.facts.measures import COUNT, SECOND, UNITS
from rag.prove.facts.values import Day, Often, Quantity
from rag.prove.parse import Unit
from rag.prove.values import Problem, Reason, doubtful

_DAY, _YEAR = 86400, 365  # seconds; days
_COMMON_YEAR = 2023  # where no year is said
_CLOSEST = 3  # units whose dates are held against that of the closest: a calendar has any distance
_PRODUCT = 3  # numbers: two factors and what they make
_POOL = 12  # values that are compared: more of them give any difference by chance
_FOR_EACH = re.compile(r"\b(?:per|each|every|to\severy)\b", re.IGNORECASE)
_A_PERIOD = re.compile(r"\s(?:[a-z]+\s){0,2}?(?:an?|per|each|every)\s(?P<unit>[a-z]+)", re.IGNORECASE)
_COMPARES = r"(?:more|less|fewer|longer|shorter|later|earlier|higher|lower|cheaper|older|younger|larger|smaller)"
_DIFFERS = re.compile(
    rf"\s(?:[a-z]+\s){{0,2}}?(?:{_COMPARES}|[a-z]{{3,}}er)\s(?:[^,;.]{{0,40}}\s)?than\b", re.IGNORECASE
)
_FACTOR = re.compile(r"\s(?:times|mal)\s(?:as|so|more|\w+er)\b", re.IGNORECASE)
_COMPARED = re.compile(
    rf"\b(?:{_COMPARES}|additional(?:ly)?|extra|another|further|above|below|over|under|on\stop|times)\b", re.IGNORECASE
)
_AROUND = 24  # characters around a cited value in which a word makes a comparison of it


def follows(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether a value that is not cited comes out of values that are, as the claim itself says how."""
    ways = (_between_days, is_supposed, _in_proportion, _own_product, _share, _often, _factor, _difference)
    return any(way(claimed, alignment) for way in ways)


def is_worked_out(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether a value is a cited rate over another period, or follows from others of the claim."""
    return follows(claimed, alignment) or (claimed.per is not None and computed(claimed, alignment))


def check_compared(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for "3 days longer than" and "3 times as long as" where the 3 is cited, but is no comparison."""
    for fact in alignment.claim.facts:
        if not isinstance(fact, Quantity) or not (_is_difference(fact, alignment) or _is_factor(fact, alignment)):
            continue
        if not (_is_compared(fact, alignment) or _difference(fact, alignment) or _factor(fact, alignment)):
            yield doubtful(Reason.NUMBER, fact.span.text)


def _between_days(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether it is the time between two dates of the claim, or else of the closest units."""
    if claimed.dimension != SECOND or claimed.amount % _DAY:
        return False
    own = [fact for fact in alignment.claim.facts if isinstance(fact, Day) and fact.day]
    days = own if len(own) > 1 else _closest_days(alignment)
    pairs = pairwise(own) if len(own) > 1 else ((days[0], other) for other in days[1:])
    return any(_distance(one, other) == claimed.amount / _DAY for one, other in pairs)


def _closest_days(alignment: Alignment) -> list[Day]:
    held = [one for units in alignment.held for one in units]
    held.sort(key=lambda one: -sum(one.met))
    return [fact for one in held[:_CLOSEST] for fact in one.unit.facts if isinstance(fact, Day) and fact.day]


def _distance(one: Day, other: Day) -> int:
    """Return the days from the earlier to the later date; -1 where one is no date."""
    try:
        first, second = (date(day.year or _COMMON_YEAR, day.month, day.day or 1) for day in (one, other))
    except ValueError:
        return -1
    return abs((second - first).days)


def _in_proportion(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether it is to another value of the claim as two cited ones are that are given for each other."""
    for other in _own(alignment):
        if other.span == claimed.span:
            continue
        for part, whole in ((claimed, other), (other, claimed)):
            if any(isclose(part.amount * each, whole.amount * given) for given, each in _given(part, whole, alignment)):
                return True
    return False


def _given(part: Quantity, whole: Quantity, alignment: Alignment) -> Iterator[tuple[float, float]]:
    """Yield the cited amounts of the dimension of a part, with the amount of the whole that each is given for."""
    for unit, fact in _near(alignment):
        if fact.dimension != part.dimension:
            continue
        if fact.per and fact.per.dimension == whole.dimension:
            yield fact.amount, fact.per.amount
        for behind in unit.facts:
            if behind.span.start <= fact.span.end:
                continue
            if isinstance(behind, Often) and behind.rate.dimension == whole.dimension:
                yield fact.amount, behind.rate.amount
            if not isinstance(behind, Quantity):
                continue
            if behind.dimension == whole.dimension and _FOR_EACH.search(unit.text, fact.span.end, behind.span.start):
                yield fact.amount, behind.amount


def _own_product(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether the claim has two numbers and their product, and the product is cited, or both others."""
    own = _own(alignment)
    if len(own) != _PRODUCT or claimed not in own:
        return False
    cited = [one for one in own if any(same_amount(one, fact) for _, fact in _near(alignment))]
    return any(
        isclose(product.value, one.value * other.value) and (product in cited or (one in cited and other in cited))
        for product, one, other in permutations(own)
        if product.value > max(one.value, other.value)
    )


def _share(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether it is the share, in words, that a near value is of one of the claim: "half of 14" where 7 is near."""
    if claimed.dimension != "%" or any(map(str.isdigit, claimed.span.text)):
        return False
    wholes = [fact for fact in _own(alignment) if fact.span != claimed.span]
    return any(
        fact.dimension in {whole.dimension, COUNT} and isclose(fact.amount, whole.amount * claimed.value / 100)
        for whole in wholes
        for _, fact in _near(alignment)
    )


def _often(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether it is how often a year what is done each month is done."""
    found = _A_PERIOD.match(alignment.claim.text, claimed.span.end)
    dimension, amount = UNITS.get(found["unit"].lower(), (COUNT, 0)) if found else (COUNT, 0)
    if claimed.dimension != COUNT or not amount:
        return False
    rates = [fact.rate for unit in alignment.near for fact in unit.facts if isinstance(fact, Often)]
    return any(rate.dimension == dimension and isclose(claimed.value * rate.amount, amount) for rate in rates)


def is_as_often(fact: Often, alignment: Alignment) -> bool:
    """Whether so many times in a period, "12 times a year", is how often a near unit says: "monthly"."""
    times = next((one.value for one in _own(alignment) if 0 <= fact.span.start - one.span.end <= 1), 0)
    rates = [found.rate for unit in alignment.near for found in unit.facts if isinstance(found, Often)]
    return any(r.dimension == fact.rate.dimension and isclose(times * r.amount, fact.rate.amount) for r in rates)


def _difference(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether the claim says that two things differ by it, and two cited values do."""
    if not _is_difference(claimed, alignment):
        return False
    return any(isclose(abs(one - other), claimed.amount) for one, other in _cited_pairs(alignment, claimed.dimension))


def _factor(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether the claim says that one thing is so many times another, and a cited value is of another one."""
    if not _is_factor(claimed, alignment):
        return False
    dimensions = {fact.dimension for _, fact in _about(alignment)}
    pairs = (pair for dimension in dimensions for pair in _cited_pairs(alignment, dimension))
    return any(isclose(min(pair) * claimed.value, max(pair)) for pair in pairs)


def _is_difference(fact: Quantity, alignment: Alignment) -> bool:
    return bool(_DIFFERS.match(alignment.claim.text, fact.span.end))


def _is_factor(fact: Quantity, alignment: Alignment) -> bool:
    return bool(_FACTOR.match(alignment.claim.text, fact.span.end))


def _is_compared(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether a cited text compares by the same value itself."""
    return any(
        same_amount(claimed, fact)
        and _COMPARED.search(unit.text, max(0, fact.span.start - _AROUND), fact.span.end + _AROUND)
        for parsed in alignment.cited
        for unit in parsed.units
        for fact in unit.facts
        if isinstance(fact, Quantity)
    )


def _cited_pairs(alignment: Alignment, dimension: str) -> Iterator[tuple[float, float]]:
    """Yield the pairs of values of a dimension: of what shares a word with the claim, else of all that is cited."""
    amounts = sorted({fact.amount for _, fact in _about(alignment) if fact.dimension == dimension})
    if len(amounts) < 2:
        facts = [fact for parsed in alignment.cited for fact in parsed.facts if isinstance(fact, Quantity)]
        amounts = sorted({fact.amount for fact in facts if fact.dimension == dimension})
    yield from combinations(amounts[:_POOL], 2)


def _own(alignment: Alignment) -> list[Quantity]:
    return [fact for fact in alignment.claim.facts if isinstance(fact, Quantity)]


def _near(alignment: Alignment) -> Iterator[tuple[Unit, Quantity]]:
    for unit in alignment.near:
        yield from ((unit, fact) for fact in unit.facts if isinstance(fact, Quantity))


def _about(alignment: Alignment) -> Iterator[tuple[Unit, Quantity]]:
    """Yield the values of the near units and of all that share a word with the claim."""
    stems = {word.stem for word in alignment.claim.telling}
    for parsed in alignment.cited:
        for unit in parsed.units:
            if unit in alignment.near or not stems.isdisjoint(unit.bag.stems):
                yield from ((unit, fact) for fact in unit.facts if isinstance(fact, Quantity))
