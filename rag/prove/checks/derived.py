"""Values that follow from the cited ones: from rates, counts, shares and dates."""

import re
from collections.abc import Iterator
from itertools import combinations, pairwise, permutations
from math import isclose

from rag.prove.align import Alignment
from rag.prove.checks.compared import is_difference, is_factor
from rag.prove.checks.durations import between_days
from rag.prove.checks.sums import computed, is_below_limit, is_factor_shown
from rag.prove.checks.supposed import is_supposed
from rag.prove.facts.agree import same_amount
from rag.prove.facts.measures import COUNT, MONEY, UNITS
from rag.prove.facts.values import Clock, Often, Quantity
from rag.prove.fit import near_quantities
from rag.prove.parse import Unit

_PRODUCT = 3  # numbers: two factors and what they make
_OF = re.compile(r"\s(?:\w+\s)?(?:out\s)?of\s(?:\w+\s)?", re.IGNORECASE)
_FOR_EACH = re.compile(r"\b(?:per|each|every|to\severy)\b", re.IGNORECASE)
_OF_RATE = re.compile(r"\s(?:of|off|times)\s", re.IGNORECASE)
_OUT_OF = re.compile(r"\s(?:out\sof|in|of)\s(?:every\s)?", re.IGNORECASE)
_FACTORS = {"twice": 2, "double": 2, "three times": 3, "triple": 3, "half as": 2}
_CENTS = 100  # of a unit of money
_FILLS = re.compile(
    r"\b(?:us(?:e|es|ed|ing)\sup|exhaust\w*|fill(?:s|ed)?\b|hit|reach(?:es|ed)?|fits?\b|enough\sfor|max\sout|consume\w*)",
    re.IGNORECASE,
)
_DAY = UNITS["day"]
_POOL = 16  # numbers that are tried: of more of them some are as many times others by chance
_CLOCKS = 3  # times of day that are no opening and closing time
_BINARY = 0.025  # 1024 is counted for 1000, 256 MB for a quarter of a GB
_A_PERIOD = re.compile(r"\s(?:[a-z]+\s){0,2}?(?:an?|per|each|every)\s(?P<unit>[a-z]+)", re.IGNORECASE)


def follows(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether a value that is not cited comes out of values that are, as the claim itself says how."""
    ways = (
        between_days,
        is_supposed,
        _in_proportion,
        _by_factor,
        _percent,
        _in_so_many,
        _own_product,
        _share,
        _often,
        _fills,
        _as_shown,
        is_factor,
        is_difference,
    )
    return any(way(claimed, alignment) for way in ways)


def is_worked_out(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether a value is a cited rate over another period, or follows from others of the claim."""
    if follows(claimed, alignment) or is_below_limit(claimed, alignment):
        return True
    return claimed.per is not None and computed(claimed, alignment)


def _in_proportion(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether it is to another value of the claim as two cited ones are that are given for each other."""
    for other in alignment.claim.quantities:
        if other.span == claimed.span:
            continue
        for part, whole in ((claimed, other), (other, claimed)):
            if any(isclose(part.amount * each, whole.amount * given) for given, each in _given(part, whole, alignment)):
                return True
    return False


def _by_factor(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether it is to another value of the claim as the closest unit says: "twice as long as you'll be off"."""
    said = alignment.closest.text.lower() if alignment.near else ""
    factors = [factor for cue, factor in _FACTORS.items() if cue in said]
    amounts = [one.amount for one in alignment.claim.quantities if one.dimension == claimed.dimension]
    return any(
        isclose(other * factor, claimed.amount) or isclose(claimed.amount * factor, other)
        for factor in factors
        for other in amounts
    )


def _percent(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether it is the share that a near unit gives of another of its values: "150% of the rate of 0.12"."""
    for unit in alignment.near:
        numbers = [fact for fact in unit.facts if isinstance(fact, Quantity)]
        for share, whole in pairwise(numbers):
            if share.dimension == "%" and _OF_RATE.match(unit.text, share.span.end) and _is_of(claimed, share, whole):
                return True
    return False


def _in_so_many(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether it is one of the two numbers of "three out of four", and a near unit has that share in percent."""
    for part, whole in pairwise(alignment.claim.quantities):
        if (
            claimed not in (part, whole)
            or not whole.value
            or not _OUT_OF.fullmatch(alignment.claim.text, part.span.end, whole.span.start)
        ):
            continue
        share = 100 * part.value / whole.value
        if any(fact.dimension == "%" and isclose(fact.value, share) for _, fact in near_quantities(alignment)):
            return True
    return False


def _is_of(claimed: Quantity, share: Quantity, whole: Quantity) -> bool:
    amount = claimed.amount / _CENTS if claimed.dimension == "cent" and whole.dimension in MONEY else claimed.amount
    alike = claimed.dimension in {whole.dimension, "cent"}
    return alike and isclose(amount, whole.amount * share.value / 100)


def _given(part: Quantity, whole: Quantity, alignment: Alignment) -> Iterator[tuple[float, float]]:
    """Yield the cited amounts of the dimension of a part, with the amount of the whole that each is given for."""
    for unit, fact in near_quantities(alignment):
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
    own = alignment.claim.quantities
    if len(own) != _PRODUCT or claimed not in own:
        return False
    cited = [one for one in own if any(same_amount(one, fact) for _, fact in near_quantities(alignment))]
    return any(
        isclose(product.value, one.value * other.value) and (product in cited or (one in cited and other in cited))
        for product, one, other in permutations(own)
        if product.value > max(one.value, other.value)
    )


def _share(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether it is the share, in words, that a near value is of one of the claim: "half of 14" where 7 is near."""
    if claimed.dimension != "%" or any(map(str.isdigit, claimed.span.text)):
        return False
    if any(isclose(part, whole * claimed.value / 100) for part, whole in _parts_of(alignment)):
        return True
    wholes = [fact for fact in alignment.claim.quantities if fact.span != claimed.span]
    return any(
        fact.dimension in {whole.dimension, COUNT} and isclose(fact.amount, whole.amount * claimed.value / 100)
        for whole in wholes
        for _, fact in near_quantities(alignment)
    )


def _parts_of(alignment: Alignment) -> Iterator[tuple[float, float]]:
    """Yield the numbers of each "four of the six" that a near unit has."""
    for unit in alignment.near:
        numbers = [fact for fact in unit.facts if isinstance(fact, Quantity)]
        for part, whole in pairwise(numbers):
            if _OF.fullmatch(unit.text, part.span.end, whole.span.start):
                yield part.amount, whole.amount


def _often(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether it is how often a year what is done each month is done."""
    found = _A_PERIOD.match(alignment.claim.text, claimed.span.end)
    dimension, amount = UNITS.get(found["unit"].lower(), (COUNT, 0)) if found else (COUNT, 0)
    if claimed.dimension != COUNT or not amount:
        return False
    about = _about(alignment)
    if (dimension, amount) == _DAY and any(_times_of_day(unit) == claimed.value for unit in about):
        return True
    rates = [fact.rate for unit in about for fact in unit.facts if isinstance(fact, Often)]
    return any(rate.dimension == dimension and isclose(claimed.value * rate.amount, amount) for rate in rates)


def _about(alignment: Alignment) -> list[Unit]:
    """Return the near units and all that share a word with the claim."""
    stems = {word.stem for word in alignment.claim.telling}
    others = (unit for parsed in alignment.cited for unit in parsed.units if not stems.isdisjoint(unit.bag.stems))
    return [*alignment.near, *others]


def _times_of_day(unit: Unit) -> int:
    """Return how many times of day a unit lists, 0 where it may tell from when to when."""
    clocks = {fact.minutes for fact in unit.facts if isinstance(fact, Clock)}
    return len(clocks) if len(clocks) >= _CLOCKS else 0


def _fills(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether so many of one cited amount make another: "five of them use up the limit" of 10,000 at 2,000 each."""
    if claimed.dimension != COUNT or claimed.value <= 1 or not _FILLS.search(alignment.claim.text):
        return False
    cited = [fact for parsed in alignment.cited for fact in parsed.facts if isinstance(fact, Quantity)][:_POOL]
    pairs = (pair for pair in combinations(cited, 2) if pair[0].dimension == pair[1].dimension != COUNT)
    return any(isclose(min(pair) * claimed.value, max(pair)) for pair in ((a.amount, b.amount) for a, b in pairs))


def _as_shown(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether the claim works out for another number what a near unit shows for one: "2 of them get 300 (150 x 2)"."""
    own = [(count, total) for count, total in permutations(alignment.claim.quantities, 2) if count.dimension == COUNT]
    asked = [(count, total) for count, total in own if claimed in (count, total)]
    return any(
        isclose(total.amount * factor, whole.amount * count.value)
        for unit in (_about(alignment) if asked else ())
        for factor, whole in _shown(unit)
        for count, total in asked
        if total.dimension == whole.dimension
    )


def _shown(unit: Unit) -> Iterator[tuple[float, Quantity]]:
    """Yield how many times what is taken in each product that a unit shows, with what the unit says that it makes."""
    numbers = [fact for fact in unit.facts if isinstance(fact, Quantity)]
    factors = [fact for fact in numbers if is_factor_shown(fact, unit)]
    wholes = [fact for fact in numbers if fact not in factors]
    for one, other in pairwise(factors):
        for count, each in ((one, other), (other, one)):
            for whole in wholes if count.dimension == COUNT else ():
                if isclose(count.value * each.amount, whole.amount, rel_tol=_BINARY):
                    yield count.value, whole


def is_as_often(fact: Often, alignment: Alignment) -> bool:
    """Whether so many times in a period, "12 times a year", is how often a near unit says: "monthly"."""
    times = next((one.value for one in alignment.claim.quantities if 0 <= fact.span.start - one.span.end <= 1), 0)
    rates = [found.rate for unit in alignment.near for found in unit.facts if isinstance(found, Often)]
    return any(r.dimension == fact.rate.dimension and isclose(times * r.amount, fact.rate.amount) for r in rates)
