"""Whether every checkable thing that a claim says is in what it cites, and belongs to the same things there."""

import re
from collections.abc import Iterator, Sequence

from rag.prove.align import Alignment
from rag.prove.checks.binding import check_binding, check_code
from rag.prove.checks.compared import check_compared
from rag.prove.checks.dated import check_date, is_cited
from rag.prove.checks.derived import follows
from rag.prove.checks.equations import is_asked, is_of_other_limit, is_shown, is_sum_shown_wrong
from rag.prove.checks.lengths import is_below_limit, is_length
from rag.prove.checks.often import check_uncited, is_in_rate
from rag.prove.checks.rounded import is_nearly
from rag.prove.facts.agree import (
    has_code,
    has_quotation,
    is_about_as_long,
    is_shortened,
    same_amount,
)
from rag.prove.facts.measures import TIMES, UNITS
from rag.prove.facts.spelled import ORDINALS
from rag.prove.facts.values import Clock, Code, Day, Fact, Often, Ordinal, Quantity, Quotation, Weekday, Year
from rag.prove.fit import near_quantities
from rag.prove.values import Problem, Reason, doubtful, sure
from rag.prove.words.words import Word

_WORKED_OUT = (is_below_limit, follows, is_shown, is_asked)
_WEEK = re.compile(r"\bmon(?:day)?s?\s*(?:to|through|until|till|-|–)\s*fri(?:day)?s?\b", re.IGNORECASE)
_WORKDAYS_A_WEEK = 5
_TWO = 2
_BEHIND = 3  # words behind an ordinal up to what it is of: "first and third Monday"
_BETWEEN = re.compile(r"\bbetween\s(?:the\s)?$", re.IGNORECASE)
_WHICH = re.compile(r"\b(?:which|whether|unsure|doubt)\b[^;\n]{0,80}\bor\b", re.IGNORECASE)
_BETWEEN_ANY = re.compile(r"\bbetween\s[^.;]{0,40}?[a-z]s\b", re.IGNORECASE)


def check_facts(alignment: Alignment) -> Iterator[Problem]:
    """Yield a problem for each fact of the claim that is not cited, or that is cited of something else."""
    for fact in alignment.claim.facts:
        problem = _check(fact, alignment)
        if problem:
            yield problem
        elif isinstance(fact, Quantity) and is_sum_shown_wrong(fact, alignment):
            yield doubtful(Reason.NUMBER, fact.span.text)
    yield from check_compared(alignment)


def _check(fact: Fact, alignment: Alignment) -> Problem | None:
    match fact:
        case Quotation():
            return _check_quotation(fact, alignment)
        case Code():
            held = any(has_code(parsed, fact) for parsed in alignment.cited)
            return check_code(fact, alignment) if held else sure(Reason.IDENTIFIER, fact.code)
        case Ordinal():
            return _check_ordinal(fact, alignment)
        case Often():
            return _check_frequency(fact, alignment)
        case Quantity():
            return _check_quantity(fact, alignment)
        case Day() | Year() | Clock() | Weekday():
            return check_date(fact, alignment)


def _check_quotation(fact: Quotation, alignment: Alignment) -> Problem | None:
    if any(has_quotation(parsed, fact) for parsed in alignment.cited):
        return None
    return sure(Reason.QUOTE, fact.words)


def _check_quantity(fact: Quantity, alignment: Alignment) -> Problem | None:
    if is_in_rate(fact, alignment) or _is_between(fact, alignment):
        return None
    if is_cited(fact, alignment):
        problem = _check_rate(fact, alignment) or check_binding(fact, alignment)
        return None if problem and any(comes_out(fact, alignment) for comes_out in _WORKED_OUT) else problem
    if is_shortened(fact, alignment.near_text) or (_is_week(fact) and _WEEK.search(alignment.near_text)):
        return None
    if _is_code(fact, alignment):
        return None
    if (
        is_length(fact, alignment)
        or is_nearly(fact, alignment)
        or any(comes_out(fact, alignment) for comes_out in _WORKED_OUT)
    ):
        return None
    return doubtful(Reason.NUMBER, fact.span.text) if is_of_other_limit(fact, alignment) else _strange(fact, alignment)


def _is_code(fact: Quantity, alignment: Alignment) -> bool:
    """Whether what is cited has a number as code: `0`."""
    codes = (found for parsed in alignment.cited for found in parsed.facts if isinstance(found, Code))
    return any(code.code.strip("`") == fact.span.text for code in codes)


def _is_between(fact: Quantity, alignment: Alignment) -> bool:
    """Whether it is the two of "between two releases" where near is "between releases", or which of them, A or B."""
    if fact.value != _TWO or not _BETWEEN.search(alignment.claim.text, 0, fact.span.start):
        return False
    return bool(_BETWEEN_ANY.search(alignment.near_text) or _WHICH.search(alignment.near_text))


def _strange(fact: Quantity, alignment: Alignment) -> Problem:
    """Return the problem of a number that is not cited: sure, unless it is nearly a time that is."""
    cited = [f for parsed in alignment.cited for f in parsed.quantities]
    if any(is_about_as_long(fact, found) for found in cited):
        return doubtful(Reason.UNIT, fact.span.text)
    close = [found for found in cited if found.value == fact.value]
    if any(same_amount(fact, found) for found in close) or (close and not fact.is_label):
        return sure(Reason.UNIT, f"{fact.span.text} / {close[0].span.text}")
    return sure(Reason.NUMBER, fact.span.text)


def _is_week(fact: Quantity) -> bool:
    """Whether it is five days, the length of "Monday to Friday"."""
    return fact.value == _WORKDAYS_A_WEEK and UNITS["day"] == (fact.dimension, fact.amount / fact.value)


def _check_rate(fact: Quantity, alignment: Alignment) -> Problem | None:
    """Doubt a value whose rate nothing cited has, where a near unit has it with another."""
    if fact.per is None:
        return None
    near = [found for _, found in near_quantities(alignment) if found.per and same_amount(fact, found)]
    if not near or any(found.per == fact.per for found in near):
        return None
    cited = (found for parsed in alignment.cited for found in parsed.quantities)
    if any(found.per == fact.per and same_amount(fact, found) for found in cited):
        return None
    return doubtful(Reason.BINDING, f"{fact.span.text} / {near[0].span.text}")


def _check_frequency(fact: Often, alignment: Alignment) -> Problem | None:
    return check_binding(fact, alignment) if is_cited(fact, alignment) else check_uncited(fact, alignment)


def _check_ordinal(fact: Ordinal, alignment: Alignment) -> Problem | None:
    """Return a doubt unless the ordinal is said, or is the place of the list's item that the claim is about."""
    time = _time_behind(fact, alignment.claim.words)
    if other := _other_place(fact, alignment):
        return doubtful(Reason.ORDINAL, f"{fact.span.text} / {other}")
    if fact.rank == 1 and not (time or fact.span.text[0].isdigit()):  # "first" is mostly no place in an order
        return None
    if _is_place(fact, alignment):
        return None
    if is_cited(fact, alignment):
        other = _other_time(fact, alignment) if time else ""
        return doubtful(Reason.BINDING, f"{fact.span.text} / {other}") if other else check_binding(fact, alignment)
    if time and any(_is_amount(fact.rank, time, found) for unit in alignment.near for found in unit.facts):
        return None  # "the first year" of "after 1 year"
    return doubtful(Reason.ORDINAL, fact.span.text)


def _other_place(fact: Ordinal, alignment: Alignment) -> str:
    """Return the other place that the closest unit has of the same thing: "second Monday" for "first"; else ""."""
    unit = alignment.closest
    there = [found for found in unit.facts if isinstance(found, Ordinal)]
    thing = _ranked(fact, alignment.claim.words) if there else ""
    alike = [found for found in there if thing and _ranked(found, unit.words) == thing]
    near = (found for each in alignment.near for found in each.facts if isinstance(found, Ordinal))
    return "" if not alike or any(found.rank == fact.rank for found in near) else alike[0].span.text


def _ranked(fact: Ordinal, words: Sequence[Word]) -> str:
    """Return the stem of what a place is of, else "": "Monday" of "first and third Monday"."""
    behind = [word for word in words if word.start >= fact.span.end][:_BEHIND]
    return next((word.stem for word in behind if word.folded not in ORDINALS and word.folded not in {"and", "or"}), "")


def _other_time(fact: Ordinal, alignment: Alignment) -> str:
    """Return the other time of which the closest unit has the same place: "first day" for "first week"; else ""."""
    unit = alignment.closest
    same_rank = [found for found in unit.facts if isinstance(found, Ordinal) and found.rank == fact.rank]
    times = [time for found in same_rank if (time := _time_behind(found, unit.words))]
    ours = _time_behind(fact, alignment.claim.words)
    return same_rank[0].span.text if len(times) == len(same_rank) > 0 and ours not in times else ""


def _is_place(fact: Ordinal, alignment: Alignment) -> bool:
    """Whether it is the place of the list's item that the claim is about, or that has the word before it."""
    items = [unit for parsed in alignment.cited for unit in parsed.units if unit.place]
    best = max(items, key=alignment.fit, default=None)
    if best is None:
        return False
    ahead = (word for word in reversed(alignment.claim.words) if word.weight == 1 and word.end < fact.span.start)
    beside = next(ahead, None)
    having = [item.place for item in items if beside and item.own.holds(beside) and item in alignment.near]
    return best.place == fact.rank or having == [fact.rank]  # "A comes first, and B second"


def _time_behind(fact: Ordinal, words: Sequence[Word]) -> tuple[str, float] | None:
    """Return the dimension and the factor of the unit of time right behind an ordinal: "the first day"."""
    behind = next((word for word in words if word.start >= fact.span.end), None)
    unit = UNITS.get(behind.folded) if behind else None
    return unit if unit and unit[0] in TIMES else None


def _is_amount(count: int, unit: tuple[str, float], found: Fact) -> bool:
    """Whether a fact is so many of a unit."""
    dimension, factor = unit
    return isinstance(found, Quantity) and found.dimension == dimension and found.amount == count * factor
