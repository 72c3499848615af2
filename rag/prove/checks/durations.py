"""Arithmetic with times: what lies between two clocks, dates or years, and where stretches end."""

import re
from collections.abc import Iterator
from datetime import date
from itertools import accumulate, combinations, pairwise
from math import isclose

from rag.prove.align import Alignment
from rag.prove.claim import Claim
from rag.prove.facts.agree import same_amount
from rag.prove.facts.measures import DAY, MONTH, MONTH_DAYS, SECOND, TIMES, UNITS
from rag.prove.facts.values import Clock, Day, Quantity, Weekday, Year
from rag.prove.fit import TRIED, near_quantities, units_about
from rag.prove.unit import Unit
from rag.prove.words.roots import root_of

_FURTHER = re.compile(r"\b(?:further|additional|another|extra|more)\s$", re.IGNORECASE)
_LATER = re.compile(r"\s(?:later|after\s(?:that|this|which)|afterwards|thereafter)\b", re.IGNORECASE)
_ENDING = frozenset(map(root_of, "delete erase destroy remove purge end expire lapse return stop".split()))
_AFTER, _FOR = re.compile(r"\bafter\s$", re.IGNORECASE), re.compile(r"\b(?:for|until)\s$", re.IGNORECASE)
_MINUTE = 60  # seconds
_YEAR = 12  # months
_COMMON_YEAR = 2023  # where no year is said
_ENDS = re.compile(r"clos|end|stop|shut")
_UP_TO = re.compile(r"(?:\b(?:to|until|till)|[-–])\s?$", re.IGNORECASE)
_YEARLY = re.compile(r"\b(?:years?|yearly|annual(?:ly)?)\b", re.IGNORECASE)
_OVER = re.compile(
    r"\b(?:end(?:s|ed|ing)?|expire[sd]?|until|through|over|lapse[sd]?|finish\w*|back|up|old|after|since|leaves?)\b",
    re.IGNORECASE,
)
_CLOSEST = 3  # units whose dates are held against that of the closest: a calendar has any distance


def in_time(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether a number follows from cited times: of another period, between two, or at the end of several."""
    return any(way(claimed, alignment) for way in (_between_clocks, _between_dates, _whole_year, _reached, _runs_on))


def _runs_on(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether it is what the page itself adds: "within 10 minutes, ... after a further 15 minutes" make 25."""
    found = [(unit.text, fact) for unit in alignment.near for fact in unit.quantities]
    return any(
        (fact.dimension == further.dimension or {fact.dimension, further.dimension} == TIMES)
        and isclose(_in_days(fact) + _in_days(further), _in_days(claimed))
        for (_, fact), (text, further) in pairwise(found)
        if (_FURTHER.search(text, 0, further.span.start) or _LATER.match(text, further.span.end))
        and claimed.dimension in {fact.dimension, further.dimension}
    )


def _in_days(quantity: Quantity) -> float:
    """Return the amount, of a time in days; those of a month are counted as 30."""
    factor = {SECOND: 1 / DAY, MONTH: MONTH_DAYS}.get(quantity.dimension, 1.0)
    return quantity.amount * factor


def _between_clocks(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether it is the time between two times of day of a near sentence: from 9:30 to 17:30 it is eight hours."""
    if claimed.dimension != SECOND or claimed.amount >= DAY:
        return False
    for unit in alignment.near:
        clocks = [fact.minutes * _MINUTE for fact in unit.facts if isinstance(fact, Clock)]
        if any(isclose((end - begin) % DAY, claimed.amount) for begin, end in pairwise(clocks)):
            return True
    return False


def _between_dates(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether it is the time between two weekdays of a near sentence, or two years or months of one or two."""
    if claimed.dimension == SECOND:
        return claimed.unit_amount == DAY and any(_between_weekdays(claimed, unit) for unit in units_about(alignment))
    if claimed.dimension != MONTH:
        return False
    days = [fact for unit in alignment.near for fact in unit.facts if isinstance(fact, Day) and fact.year]
    months = [(day.year or 0) * _YEAR + day.month for day in days]
    years = [year * _YEAR for unit in alignment.near for year in _years(unit)]
    exact = claimed.unit_amount == _YEAR
    pairs = [*combinations(months[:TRIED], 2), *(combinations(years[:TRIED], 2) if exact else ())]
    return any(abs(one - other) == claimed.amount for one, other in pairs)


def _between_weekdays(claimed: Quantity, unit: Unit) -> bool:
    days = (fact.number for fact in unit.facts if isinstance(fact, Weekday))
    return any((other - one) % 7 == claimed.value for one, other in pairwise(days))


def _years(unit: Unit) -> Iterator[int]:
    for fact in unit.facts:
        if isinstance(fact, Year | Day) and fact.year:
            yield fact.year


def year_follows(claimed: Year, alignment: Alignment) -> bool:
    """Whether a year is as far from a cited one as the same sentence says: elected "in 2021 for three years"."""
    if not _OVER.search(alignment.claim.text):
        return False
    for unit in alignment.near:
        spans = [fact.amount / _YEAR for fact in unit.quantities if fact.dimension == MONTH]
        if any(abs(claimed.year - year) in spans for year in _years(unit)):
            return True
    return False


def _whole_year(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether it is twelve months, or 52 weeks, where near is a year."""
    if (claimed.dimension, claimed.value) != (MONTH, _YEAR) or claimed.unit_amount != 1:
        return False
    others = (fact for _, fact in near_quantities(alignment) if fact.value == claimed.value)
    return not any(fact.dimension in TIMES for fact in others) and bool(_YEARLY.search(alignment.near_text))


def _reached(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether it is the last day of a stretch of a list, or the one behind: "12 days, then 8 days" end on day 20."""
    word = claimed.dimension.removeprefix("#")
    dimension, factor = UNITS.get(word, ("", 1)) if claimed.is_label else ("", 1)
    if dimension not in TIMES:
        return False
    texts = {window.index for window in alignment.windows}
    for parsed in (alignment.cited[index] for index in texts):
        lengths = [
            f.amount / factor
            for unit in parsed.units
            for f in unit.quantities
            if f.dimension == dimension and unit.place
        ]
        ends = {*accumulate(lengths), *lengths}
        if claimed.value in ends or claimed.value - 1 in ends:
            return True
    return False


def ends_at(claim: Claim, at: int, unit: Unit) -> bool:
    """Whether a word such as "closes" is said of the time up to which a unit has it open: "from 9:00 to 13:00"."""
    if not _ENDS.match(claim.words[at].folded):
        return False
    ends = [fact for fact in unit.facts if isinstance(fact, Clock) and _UP_TO.search(unit.text, 0, fact.span.start)]
    behind = [fact for fact in claim.facts if isinstance(fact, Clock) and fact.span.start > claim.words[at].end]
    return any(one.minutes == other.minutes for one in behind[:1] for other in ends)


def between_days(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether it is the time between two dates of the claim, or else of the closest units."""
    if claimed.dimension != SECOND or claimed.amount % DAY:
        return False
    own = [fact for fact in alignment.claim.facts if isinstance(fact, Day) and fact.day]
    days = own if len(own) > 1 else _closest_days(alignment)
    pairs = pairwise(own) if len(own) > 1 else ((days[0], other) for other in days[1:])
    return any(_distance(one, other) == claimed.amount / DAY for one, other in pairs)


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


def ends_then(claim: Claim, stem: str, unit: Unit) -> bool:
    """Whether what ends after some time lasts for just that: "deleted after five weeks" of "kept for 35 days"."""
    if stem not in _ENDING:
        return False
    ends = [fact for fact in claim.quantities if _AFTER.search(claim.text, 0, fact.span.start)]
    lasts = [fact for fact in unit.quantities if _FOR.search(unit.text, 0, fact.span.start)]
    return any(same_amount(one, other) for one in ends for other in lasts)
