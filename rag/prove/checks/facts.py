"""Whether every checkable thing that a claim says is in what it cites, and belongs to the same things there."""

import re
from collections.abc import Iterator, Sequence
from itertools import chain

from rag.prove.align import Alignment, window_coverage
from rag.prove.checks.beside import neighbours_value
from rag.prove.checks.compared import check_compared
from rag.prove.checks.derived import follows
from rag.prove.checks.often import check_uncited, is_in_rate
from rag.prove.checks.sums import computed, is_below_limit, is_length
from rag.prove.facts.agree import has_code, has_fact, has_quotation, has_year, is_shortened, same, same_amount
from rag.prove.facts.measures import TIMES, UNITS
from rag.prove.facts.values import Clock, Code, Day, Fact, Often, Ordinal, Quantity, Quotation, Weekday, Year
from rag.prove.fit import best_units, competes
from rag.prove.parse import Unit, is_row
from rag.prove.values import Problem, Reason, doubtful, sure
from rag.prove.words.words import Word

_FITS, _CLEARLY = 0.5, 0.12  # of the rest of the claim, for a unit to be about it; by which it must be better
_WORKED_OUT = (computed, is_below_limit, follows)
_FOLLOWS = re.compile(r"\s*[,;(]\s*(?:and|or|but)?\s*", re.IGNORECASE)
_WEEK = re.compile(r"\bmon(?:day)?s?\s*(?:to|through|until|till|-|–)\s*fri(?:day)?s?\b", re.IGNORECASE)
_WORKDAYS = re.compile(r"\b(?:weekday|workday|(?:working|business)\sday)s?\b", re.IGNORECASE)
_WORKDAYS_A_WEEK = 5
_ASIDE = 2  # units beside a window that still belong to what it is about: items of one list
_ELSEWHERE = (
    0.2  # how much better the rest of the claim fits without the value than with it; measured: .15 to .25 alike
)


def check_facts(alignment: Alignment) -> Iterator[Problem]:
    """Yield a problem for each fact of the claim that is not cited, or that is cited of something else."""
    for fact in alignment.claim.facts:
        problem = _check(fact, alignment)
        if problem:
            yield problem
    yield from check_compared(alignment)


def _check(fact: Fact, alignment: Alignment) -> Problem | None:
    match fact:
        case Quotation():
            return _check_quotation(fact, alignment)
        case Code():
            held = any(has_code(parsed, fact) for parsed in alignment.cited)
            return _check_code(fact, alignment) if held else sure(Reason.IDENTIFIER, fact.code)
        case Ordinal():
            return _check_ordinal(fact, alignment)
        case Often():
            return _check_frequency(fact, alignment)
        case Quantity():
            return _check_quantity(fact, alignment)
        case Day() | Year() | Clock() | Weekday():
            return _check_date(fact, alignment)


def _check_quotation(fact: Quotation, alignment: Alignment) -> Problem | None:
    if any(has_quotation(parsed, fact) for parsed in alignment.cited):
        return None
    return sure(Reason.QUOTE, fact.words)


def _check_date(fact: Day | Year | Clock | Weekday, alignment: Alignment) -> Problem | None:
    if isinstance(fact, Year) and any(has_year(parsed, fact.year) for parsed in alignment.cited):
        return None
    if isinstance(fact, Weekday) and _WEEK.search(alignment.claim.text) and _WORKDAYS.search(alignment.near_text):
        return None
    if not _is_cited(fact, alignment):
        return sure(Reason.DATE, fact.span.text)
    if isinstance(fact, Day) and fact.year and not any(has_year(parsed, fact.year) for parsed in alignment.cited):
        return sure(Reason.DATE, fact.span.text)
    return _check_binding(fact, alignment)


def _check_quantity(fact: Quantity, alignment: Alignment) -> Problem | None:
    if is_in_rate(fact, alignment):
        return None
    if _is_cited(fact, alignment):
        problem = _check_rate(fact, alignment) or _check_binding(fact, alignment)
        return None if problem and any(comes_out(fact, alignment) for comes_out in _WORKED_OUT) else problem
    if is_shortened(fact, alignment.near_text) or (_is_week(fact) and _WEEK.search(alignment.near_text)):
        return None
    if is_length(fact, alignment) or any(comes_out(fact, alignment) for comes_out in _WORKED_OUT):
        return None
    close = [f for parsed in alignment.cited for f in parsed.facts if isinstance(f, Quantity) and f.value == fact.value]
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
    there = [f for parsed in alignment.cited for f in parsed.facts if isinstance(f, Quantity) and same_amount(fact, f)]
    if any(found.per == fact.per for found in there):
        return None
    near = (found for unit in alignment.near for found in unit.facts if isinstance(found, Quantity))
    other = next((found for found in near if same_amount(fact, found) and found.per), None)
    return doubtful(Reason.BINDING, f"{fact.span.text} / {other.span.text}") if other else None


def _check_frequency(fact: Often, alignment: Alignment) -> Problem | None:
    return _check_binding(fact, alignment) if _is_cited(fact, alignment) else check_uncited(fact, alignment)


def _check_ordinal(fact: Ordinal, alignment: Alignment) -> Problem | None:
    """Return a doubt unless the ordinal is said, or is the place of the list's item that the claim is about."""
    time = _time_behind(fact, alignment.claim.words)
    if fact.rank == 1 and not time:  # "first" is mostly no place in an order
        return None
    if _is_cited(fact, alignment):
        return _check_binding(fact, alignment)
    if time and any(_is_amount(fact.rank, time, found) for unit in alignment.near for found in unit.facts):
        return None  # "the first year" of "after 1 year"
    items = [unit for parsed in alignment.cited for unit in parsed.units if unit.place]
    best = max(items, key=alignment.fit, default=None)
    if best and best.place == fact.rank:
        return None
    return doubtful(Reason.ORDINAL, fact.span.text)


def _time_behind(fact: Ordinal, words: Sequence[Word]) -> tuple[str, float] | None:
    """Return the dimension and the factor of the unit of time right behind an ordinal: "the first day"."""
    behind = next((word for word in words if word.start >= fact.span.end), None)
    unit = UNITS.get(behind.folded) if behind else None
    return unit if unit and unit[0] in TIMES else None


def _is_amount(count: int, unit: tuple[str, float], found: Fact) -> bool:
    """Whether a fact is so many of a unit."""
    dimension, factor = unit
    return isinstance(found, Quantity) and found.dimension == dimension and found.amount == count * factor


def _is_cited(fact: Fact, alignment: Alignment) -> bool:
    near = (found for unit in alignment.near for found in unit.facts)  # mostly here: then no more needs to be read
    anywhere = (found for parsed in alignment.cited for found in parsed.facts)
    return any(same(fact, found) for found in chain(near, anywhere))


def _check_binding(fact: Fact, alignment: Alignment) -> Problem | None:
    """Doubt a value when the units that have it hold much less of the claim than the best units do."""
    if any(same(fact, found) for parsed in alignment.cited for found in parsed.title_facts):
        return None
    if rival := _rival(fact, alignment) or _stands_elsewhere(fact, alignment) or neighbours_value(fact, alignment):
        return doubtful(Reason.BINDING, f"{fact.span.text} / {rival.span.text}")
    if len(alignment.cited) > 1 or any(has_fact(unit, fact) for unit in alignment.near) or _is_beside(fact, alignment):
        return None
    fit = max(
        (
            window_coverage(alignment, index, at)
            for index, parsed in enumerate(alignment.cited)
            for at, unit in enumerate(parsed.units)
            if any(same(fact, found) for found in unit.facts)
        ),
        default=0.0,
    )
    if alignment.windows[0].coverage - fit < _ELSEWHERE:
        return None
    return doubtful(Reason.BINDING, fact.span.text)


def _is_beside(fact: Fact, alignment: Alignment) -> bool:
    """Whether a unit right beside a window has a fact, and the claim has no other that could be exchanged for it."""
    if any(isinstance(one, Quantity) and one is not fact and competes(fact, one) for one in alignment.claim.facts):
        return False
    window = alignment.windows[0]
    units = alignment.cited[window.index].units[max(0, window.first - _ASIDE) : window.last + 1 + _ASIDE]
    return any(has_fact(unit, fact) for unit in units)


def _check_code(fact: Code, alignment: Alignment) -> Problem | None:
    rival = _rival(fact, alignment)
    return doubtful(Reason.BINDING, f"{fact.code} / {rival.span.text}") if rival else None


def _rival(fact: Fact, alignment: Alignment) -> Fact | None:
    """Return the other value of a unit that fits the rest of the claim clearly better than any unit with this one."""
    ranked = best_units(alignment, fact.span)
    score, best = ranked[0]
    if score < _FITS:
        return None
    holding = next((score for score, unit in ranked if has_fact(unit, fact)), 0.0)
    if score - holding < _CLEARLY or _holds_all(alignment, best):
        return None
    claimed = alignment.claim.facts
    free = (
        found for found in best.facts if not any(same(one, found) for one in claimed) and not _is_said(found, alignment)
    )
    return next((found for found in free if competes(fact, found)), None)


def _holds_all(alignment: Alignment, but: Unit) -> bool:
    """Whether one unit, other than a given one, has all values of a claim of which one names something."""
    claimed = alignment.claim.facts
    return (
        len(claimed) > 1
        and any(isinstance(fact, Code) for fact in claimed)
        and any(all(one.values) for units in alignment.held for one in units if one.unit is not but)
    )


def _is_said(found: Fact, alignment: Alignment) -> bool:
    """Whether the claim has a code too."""
    return isinstance(found, Code) and found.code.lower() in alignment.claim.text.lower()


def _stands_elsewhere(fact: Fact, alignment: Alignment) -> Fact | None:
    """
    Return the other value that the closest unit has behind the word that the claim's value stands behind, if any.

    "A target of 3" of "a target of 5 for 3 months".
    """
    if not isinstance(fact, Quantity):
        return None
    anchor = _anchor(alignment.claim.words, fact)
    unit = next((unit for _, unit in best_units(alignment, fact.span) if has_fact(unit, fact)), None)
    if not anchor or not unit or (is_row(unit.text) and unit.context):  # of a row the header tells: see `columns`
        return None
    at_anchor = [found for found in unit.facts if isinstance(found, Quantity) and _anchor(unit.words, found) == anchor]
    if not at_anchor or any(same(one, found) for one in alignment.claim.facts for found in at_anchor):
        return None
    if not competes(fact, at_anchor[0]) or _shares_anchor(fact, at_anchor[0], unit, alignment):
        return None
    return at_anchor[0]


def _shares_anchor(fact: Fact, other: Fact, unit: Unit, alignment: Alignment) -> bool:
    """Whether a value follows the other at once, and the claim says for whom: "cost 180 euros, 90 for students"."""
    ours = next((found for found in unit.facts if same(fact, found)), None)
    if ours is None or not _FOLLOWS.fullmatch(unit.text, other.span.end, max(other.span.end, ours.span.start)):
        return False
    behind = {word.stem for word in unit.words if word.weight and word.start > ours.span.end}
    return any(word.stem in behind for word in alignment.claim.telling if word.weight == 1)


def _anchor(words: Sequence[Word], fact: Fact) -> str:
    """Return the stem of the word that ends at most one stop word before a fact, or "" where it tells too little."""
    before = [word for word in words if word.end <= fact.span.start][-2:]
    telling = next((word for word in reversed(before) if word.weight), None)
    return telling.stem if telling and telling.weight == 1 else ""
