"""Whether a date, a year, a weekday or a time of day of a claim is cited, or follows from what is."""

import re
from collections.abc import Iterator
from itertools import chain, pairwise

from rag.prove.align import Alignment
from rag.prove.checks.binding import check_binding
from rag.prove.checks.durations import year_follows
from rag.prove.facts.agree import has_year, same
from rag.prove.facts.measures import MONTHS
from rag.prove.facts.values import Clock, Day, Fact, Weekday, Year
from rag.prove.unit import Unit
from rag.prove.values import Problem, Reason, sure

_WEEK = re.compile(r"\bmon(?:day)?s?\s*(?:to|through|until|till|-|–)\s*fri(?:day)?s?\b", re.IGNORECASE)
_WORKDAYS = re.compile(r"\b(?:weekday|workday|(?:working|business)\sday)s?\b", re.IGNORECASE)
_WEEKEND = re.compile(r"\b(?:weekends?|wochenenden?|fin(?:es)?\sde\ssemana|week-ends?)\b|週末", re.IGNORECASE)
_BEFORE = re.compile(r"\b(?:before|preceding|prior|previous|earlier|last)\b", re.IGNORECASE)
_AFTER = re.compile(r"\b(?:after|following|next|subsequent)\b", re.IGNORECASE)
_MONDAY, _FRIDAY, _SATURDAY = 1, 5, 6
_END = re.compile(
    r"\b(?:end\sof\s(?:the\s)?(?:calendar\s)?(?P<month>[a-z]+)|(?P<year>year)['’\s-]*s?[\s-]end)\b", re.IGNORECASE
)
_THROUGH = re.compile(r"s?\s*(?:[-–]|to|through|thru|until|till|bis)\s*", re.IGNORECASE)
_CLOSED = re.compile(r"\b(?:closed|shut|not|no)\b", re.IGNORECASE)
_OTHER_DAYS = re.compile(r"\b(?:closed|shut)\son\s(?:the|all)\s(?:other|remaining)\sdays\b", re.IGNORECASE)
_DAYS = 7  # of a week
_DECEMBER = 12
_LAST_DAYS = [(), (31,), (28, 29), (31,), (30,), (31,), (30,), (31,), (31,), (30,), (31,), (30,), (31,)]


def check_date(fact: Day | Year | Clock | Weekday, alignment: Alignment) -> Problem | None:
    """Return what is wrong with a date, None where it is cited of the same, or follows."""
    if is_cited(fact, alignment) or (isinstance(fact, Year) and _has_year(fact.year, alignment)):
        if isinstance(fact, Year):
            return None
        if isinstance(fact, Day) and fact.year and not _has_year(fact.year, alignment):
            return sure(Reason.DATE, fact.span.text)
        return check_binding(fact, alignment)
    return None if _follows(fact, alignment) else sure(Reason.DATE, fact.span.text)


def is_cited(fact: Fact, alignment: Alignment) -> bool:
    """Whether a fact is in anything that is cited."""
    near = (found for unit in alignment.near for found in unit.facts)  # mostly here: then no more needs to be read
    anywhere = (found for parsed in alignment.cited for found in parsed.facts)
    return any(same(fact, found) for found in chain(near, anywhere))


def _has_year(year: int, alignment: Alignment) -> bool:
    return any(has_year(parsed, year) for parsed in alignment.cited)


def _follows(fact: Day | Year | Clock | Weekday, alignment: Alignment) -> bool:
    match fact:
        case Year():
            return year_follows(fact, alignment)
        case Day():
            return _is_end(fact, alignment.near_text)
        case Weekday(number=number):
            return _is_of_the_week(number, alignment)
    return False


def _is_of_the_week(number: int, alignment: Alignment) -> bool:
    """Whether it is a day of "weekdays" or of "weekends", or the one beside a weekend: "the Friday before"."""
    near = alignment.near_text
    alone = sum(isinstance(fact, Weekday) for fact in alignment.claim.facts) == 1
    if alone and any(number in days for unit in alignment.near for days in _ranges(unit)):
        return not _CLOSED.search(alignment.claim.text)
    if _CLOSED.search(alignment.claim.text) and _OTHER_DAYS.search(near):
        return True
    if _WEEK.search(alignment.claim.text) and _WORKDAYS.search(near):
        return True
    if not _WEEKEND.search(near):
        return False
    beside = (number == _FRIDAY and _BEFORE.search(near)) or (number == _MONDAY and _AFTER.search(near))
    return number >= _SATURDAY or bool(beside)


def _ranges(unit: Unit) -> Iterator[set[int]]:
    """Yield the days of the week of each "Wednesday through Sunday" of a unit."""
    days = [fact for fact in unit.facts if isinstance(fact, Weekday)]
    for one, other in pairwise(days):
        if _THROUGH.fullmatch(unit.text, one.span.end, other.span.start):
            last = other.number + (_DAYS if other.number < one.number else 0)
            yield {(day - 1) % _DAYS + 1 for day in range(one.number, last + 1)}


def _is_end(fact: Day, text: str) -> bool:
    """Whether it is the last day of a month, or of the year, whose end a text names."""
    if fact.day not in _LAST_DAYS[fact.month]:
        return False
    months = ((found["month"] or found["year"]).lower() for found in _END.finditer(text))
    return any((MONTHS.get(month) or (_DECEMBER if month == "year" else 0)) == fact.month for month in months)
