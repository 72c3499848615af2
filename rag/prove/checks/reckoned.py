"""Values that a claim reckons from what a page tells: hours of leave, shares, ratios, the time between two dates."""

import re
from collections.abc import Iterator
from itertools import combinations, pairwise
from math import isclose
from typing import TypeGuard

from rag.prove.align import Alignment
from rag.prove.facts.agree import same_amount
from rag.prove.facts.measures import CENT, COUNT, MONEY, MONTH, SECOND, TIMES
from rag.prove.facts.values import Day, Fact, Quantity, Weekday, Year
from rag.prove.fit import near_quantities, units_about
from rag.prove.parse import Unit

_HOUR, _DAY, _WEEK = 3600, 86400, 604800  # seconds
_HOURS_A_DAY, _DAYS_A_WEEK = 8, 5  # of work, where a page says nothing else
_MONTH = 30 * _DAY
_YEAR = 12  # months
_NEARLY = (
    (re.compile(r"\b(?:about|around|roughly|approximately|circa|some)\s(?:an?\s)?$", re.IGNORECASE), 0.9, 1.1),
    (
        re.compile(
            r"\b(?:almost|nearly|just\sunder|close\sto|slightly\s(?:less|fewer)\sthan)\s(?:an?\s)?$", re.IGNORECASE
        ),
        0.84,
        1.0,
    ),
    (
        re.compile(r"\b(?:(?:just|slightly|a\s(?:little|bit))\s(?:over|more\sthan|above))\s(?:an?\s)?$", re.IGNORECASE),
        1.0,
        1.16,
    ),
)
"""How a value may be rounded, and what share of it the value that it stands for is then."""
_LEAVE = re.compile(
    r"\b(?:vacation|leave|holidays?|pto|time\soff|off|works?|working|[a-z-]*urlaub|ferien|vacaciones|congés?)\b"
    r"|\b(?:five|5)[\s-]days?[\s-](?:a\s|working\s|per\s)?week|fünf[\s-]?tage",
    re.IGNORECASE,
)
"""What days and weeks are of, where five of them are a week."""
_A_DAY = re.compile(r"[\s-]*(?:a|per|work(?:ing)?|each|every)?[\s-]*(?:day|shift)s?\b", re.IGNORECASE)
_IS = re.compile(
    r"\b(?:is|are|or|equals?|correspond\w*|makes?|means?|com(?:es?|ing)|counts?|amounts?)\b|[=(]", re.IGNORECASE
)
"""What stands between two values that are said to be one."""
_PART = re.compile(r"\bhalf\b", re.IGNORECASE)
_HALF = 50.0  # percent
_REST = re.compile(r"\b(?:leav(?:es|ing)|left|rest|remain\w*|balance)\b", re.IGNORECASE)
_ONE_IN = re.compile(r"\bone\s(?:in|out\sof)\s(?:every\s)?$", re.IGNORECASE)
_YEARLY = re.compile(r"\b(?:years?|yearly|annual(?:ly)?)\b", re.IGNORECASE)
_ENDS = re.compile(
    r"\b(?:end(?:s|ed|ing)?|expire[sd]?|until|through|over|lapse[sd]?|finish\w*|back|up|old|after|since|leaves?)\b",
    re.IGNORECASE,
)
_CENTS = 100  # of a unit of money
_POOL = 16  # numbers that are tried: of more of them some fit by chance


def is_reckoned(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether a value that nothing near has comes out of what is cited, in one of these ways."""
    if any(same_amount(claimed, fact) for _, fact in near_quantities(alignment)):
        return False
    if claimed.dimension in TIMES and any(way(claimed, alignment) for way in (_in_work, _between_dates, _whole_year)):
        return True
    return any(way(claimed, alignment) for way in (_part_of, _one_in, _left_over))


def is_nearly(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether a value is said to be about, or just over or under, a near one: "just over a year" of 13 months."""
    at = claimed.span.start
    return any(
        way.search(alignment.claim.text, 0, at) and low < _ratio(claimed, fact) <= high
        for way, low, high in _NEARLY
        for _, fact in near_quantities(alignment)
    )


def _ratio(claimed: Quantity, fact: Quantity) -> float:
    """Return how many times a value a cited one is, 0.0 where they are of other kinds; a month has 30 days."""
    if claimed.dimension == fact.dimension:
        return fact.amount / claimed.amount if claimed.amount else 0.0
    if {claimed.dimension, fact.dimension} != TIMES or not claimed.amount:
        return 0.0
    ours, theirs = (each.amount * (_MONTH if each.dimension == MONTH else 1) for each in (claimed, fact))
    return theirs / ours


def year_follows(claimed: Year, alignment: Alignment) -> bool:
    """Whether a year is as far from a cited one as the same sentence says: elected "in 2021 for three years"."""
    if not _ENDS.search(alignment.claim.text):
        return False
    for unit in alignment.near:
        spans = [fact.amount / _YEAR for fact in unit.facts if isinstance(fact, Quantity) and fact.dimension == MONTH]
        if any(abs(claimed.year - year) in spans for year in _years(unit)):
            return True
    return False


def _in_work(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether it is another value in days and hours of work: four weeks of leave are 20 days, or 160 hours."""
    if claimed.dimension != SECOND or not _LEAVE.search(f"{alignment.claim.text}\n{alignment.near_text}"):
        return False
    own = [fact for fact in alignment.claim.quantities if fact.span != claimed.span]
    cited = [fact for _, fact in near_quantities(alignment)][:_POOL]
    lengths = {float(_HOURS_A_DAY)} | {
        fact.value for fact in (*own, *cited) if _size(fact) == _HOUR and _HOURS_A_DAY > fact.value > 1
    }
    if _size(claimed) == _HOUR and claimed.value in lengths and _A_DAY.match(alignment.claim.text, claimed.span.end):
        return any(_is_as_long(one, other, claimed.value) for one, other in combinations(own, 2))
    times = [fact for fact in own if fact.dimension in TIMES]
    given = [fact for fact in times if _is_linked(claimed, fact, alignment)] if times else cited
    return any(_is_as_long(claimed, fact, hours) for fact in given for hours in lengths)


def _is_linked(one: Quantity, other: Quantity, alignment: Alignment) -> bool:
    """Whether a claim says that two of its values are one, of which the other is cited."""
    first, second = sorted((one.span, other.span), key=lambda span: span.start)
    linked = _IS.search(alignment.claim.text, first.end, second.start)
    return bool(linked) and any(same_amount(other, fact) for _, fact in near_quantities(alignment))


def _is_as_long(one: Quantity, other: Quantity, hours: float) -> bool:
    """Whether two times in different units are as many days of work."""
    if one.dimension != SECOND or other.dimension != SECOND or _size(one) == _size(other):
        return False
    sizes: dict[float, float] = {_HOUR: 1 / hours, _DAY: 1.0, _WEEK: float(_DAYS_A_WEEK)}
    ours, theirs = (each.value * sizes.get(_size(each), 0) for each in (one, other))
    return ours > 0 and isclose(ours, theirs)


def _size(fact: Quantity) -> float:
    """Return how many of the dimension's smallest the value's own unit is."""
    return fact.amount / fact.value if fact.value else 0.0


def _between_dates(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether it is the time between two years, months or weekdays of a near sentence, or of two."""
    for unit in units_about(alignment) if _size(claimed) == _DAY else ():
        if any(
            (other.number - one.number) % 7 == claimed.value
            for one, other in pairwise(fact for fact in unit.facts if isinstance(fact, Weekday))
        ):
            return True
    if claimed.dimension != MONTH:
        return False
    units = [unit for unit in alignment.near if any(True for _ in _years(unit))]
    months = [(fact.year or 0) * _YEAR + fact.month for unit in units for fact in unit.facts if _is_month(fact)]
    years = [year * _YEAR for unit in units for year in _years(unit)]
    exact = _size(claimed) == _YEAR
    pairs = [*combinations(months[:_POOL], 2), *(combinations(years[:_POOL], 2) if exact else ())]
    return any(abs(one - other) == claimed.amount for one, other in pairs)


def _is_month(fact: Fact) -> TypeGuard[Day]:
    return isinstance(fact, Day) and fact.year is not None


def _years(unit: Unit) -> Iterator[int]:
    for fact in unit.facts:
        if isinstance(fact, Year | Day) and fact.year:
            yield fact.year


def _whole_year(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether it is twelve months, or 52 weeks, where near is a year."""
    if (claimed.dimension, claimed.value) != (MONTH, _YEAR) or _size(claimed) != 1:
        return False
    others = (fact for _, fact in near_quantities(alignment) if fact.value == claimed.value)
    return not any(fact.dimension in TIMES for fact in others) and bool(_YEARLY.search(alignment.near_text))


def _part_of(claimed: Quantity, alignment: Alignment) -> bool:
    """
    Whether it is the share of a cited value that another unit gives for something that the claim names.

    "Bikes pay half" of "a pass is 80 euros", "a deposit of 30%" of "a week is 900"; or what that leaves.
    """
    if claimed.dimension in {COUNT, "%"} or claimed.is_label:
        return False
    said = [word for word in alignment.claim.telling if word.weight == 1]
    leaves = _REST.search(alignment.claim.text)
    about = units_about(alignment)
    whole = [(unit, fact) for unit in about for fact in _alike(claimed, unit)]
    for unit in about:
        named = [word for word in said if unit.own.holds(word)]
        for share in _shares(unit) if named else ():
            part = 1 - share / 100 if leaves else share / 100
            for other, fact in whole[:_POOL]:
                apart = other is unit or any(not other.own.holds(word) for word in named)
                if apart and isclose(_in_money(fact) * part, _in_money(claimed)):
                    return True
    return False


def _shares(unit: Unit) -> Iterator[float]:
    """Yield the shares that a unit gives, in percent; a lone "half" is one."""
    found = [fact.value for fact in unit.facts if isinstance(fact, Quantity) and fact.dimension == "%"]
    yield from (share for share in found if 0 < share < 100)
    if _HALF not in found and _PART.search(unit.text):
        yield _HALF


def _alike(claimed: Quantity, unit: Unit) -> Iterator[Quantity]:
    for fact in unit.facts:
        if isinstance(fact, Quantity) and (
            fact.dimension == claimed.dimension or (fact.dimension == CENT and claimed.dimension in MONEY)
        ):
            yield fact


def _in_money(fact: Quantity) -> float:
    return fact.amount / _CENTS if fact.dimension == CENT else fact.amount


def _one_in(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether it is the four of "one in four", or a share in words, and a near sentence has such a part."""
    if claimed.dimension == "%" and not any(map(str.isdigit, claimed.span.text)):
        share = claimed.value / 100
    elif claimed.dimension == COUNT and claimed.value and _ONE_IN.search(alignment.claim.text, 0, claimed.span.start):
        share = 1 / claimed.value
    else:
        return False
    for unit in alignment.near:
        counts = [fact.value for fact in unit.facts if isinstance(fact, Quantity) and fact.dimension == COUNT]
        whole = max(counts, default=0.0)
        if any(isclose(part, share * whole) for part in counts if part != whole):
            return True
        if any(isclose(fact.value, share * 100) for fact in unit.facts if _is_percent(fact)):
            return True
    return False


def _is_percent(fact: Fact) -> TypeGuard[Quantity]:
    return isinstance(fact, Quantity) and fact.dimension == "%"


def _left_over(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether it is what one number of the claim leaves of a cited one, whatever they count: 13 of 23, after 10."""
    if claimed.dimension != COUNT or not _REST.search(alignment.claim.text):
        return False
    own = [fact.value for fact in alignment.claim.quantities if fact.span != claimed.span]
    cited = [fact for unit in units_about(alignment) for fact in unit.facts if isinstance(fact, Quantity)]
    wholes = [fact.value for fact in cited if fact.dimension == COUNT or fact.dimension in TIMES]
    return any(isclose(whole - taken, claimed.value) for whole in wholes[:_POOL] for taken in own)
