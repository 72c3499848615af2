"""Whether a value or a code belongs to the same things where it is cited."""

import re
from collections.abc import Sequence

from rag.prove.align import Alignment, window_coverage
from rag.prove.checks.beside import has_own_part, is_framed, is_said_of_later, neighbours_value
from rag.prove.facts.agree import has_fact, same, says_code
from rag.prove.facts.measures import COUNT
from rag.prove.facts.values import Code, Fact, Quantity
from rag.prove.fit import best_units, competes, says_part
from rag.prove.unit import Unit, is_row
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.words import Word

_FITS, _CLEARLY = 0.5, 0.12  # of the rest of the claim, for a unit to be about it; by which it must be better
_OF = re.compile(r"\bof\s(?:the|all|its|our|their|your)\s$", re.IGNORECASE)
_THOSE = re.compile(r"\b(?:those|ones?|that)\s(?:\w+\s)?$", re.IGNORECASE)
_MOST = 0.5  # of what the claim says around a value, for a unit to have the value of it
_FOLLOWS = re.compile(r"\s*[,;(]\s*(?:and|or|but)?\s*", re.IGNORECASE)
_ASIDE = 2  # units beside a window that still belong to what it is about: items of one list
_ELSEWHERE = (
    0.2  # how much better the rest of the claim fits without the value than with it; measured: .15 to .25 alike
)


def check_binding(fact: Fact, alignment: Alignment) -> Problem | None:
    """Doubt a value when the units that have it hold much less of the claim than the best units do."""
    titled = any(same(fact, found) for parsed in alignment.cited for found in parsed.title_facts)
    if titled or is_said_of_later(fact, alignment):
        return None
    if rival := _rival(fact, alignment) or _stands_elsewhere(fact, alignment) or neighbours_value(fact, alignment):
        return doubtful(Reason.BINDING, f"{fact.span.text} / {rival.span.text}")
    if len(alignment.cited) > 1 or any(has_fact(unit, fact) for unit in alignment.near) or _is_beside(fact, alignment):
        return None
    having = [unit for unit in alignment.cited[0].units if has_fact(unit, fact)]
    if any(says_part(unit, fact.span.start, alignment, _MOST) for unit in having):
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


def check_code(fact: Code, alignment: Alignment) -> Problem | None:
    """Doubt a code when another one stands where the rest of the claim fits clearly better."""
    rival = _rival(fact, alignment)
    return doubtful(Reason.BINDING, f"{fact.code} / {rival.span.text}") if rival else None


def _rival(fact: Fact, alignment: Alignment) -> Fact | None:
    """Return the other value of a unit that fits the rest of the claim clearly better than any unit with this one."""
    ranked = best_units(alignment, fact.span)
    score, best = next(iter(ranked))
    if score < _FITS:
        return None
    holding = next((score for score, unit in ranked if has_fact(unit, fact)), 0.0)
    if score - holding < _CLEARLY or _holds_all(alignment, best) or _is_of_own_row(fact, alignment):
        return None
    claimed = alignment.claim.facts
    free = (
        found for found in best.facts if not any(same(one, found) for one in claimed) and not _is_said(found, alignment)
    )
    return next((found for found in free if competes(fact, found)), None)


def _is_of_own_row(fact: Fact, alignment: Alignment) -> bool:
    """Whether a near row has a value and all that the claim says around it: "28 for Germany and 53 for France"."""
    rows = (unit for unit in alignment.near if is_row(unit.text) and has_fact(unit, fact))
    return len(alignment.parts) > 1 and any(says_part(unit, fact.span.start, alignment) for unit in rows)


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
    return isinstance(found, Code) and says_code(alignment.claim.text, found)


def _stands_elsewhere(fact: Fact, alignment: Alignment) -> Fact | None:
    """
    Return the other value that the closest unit has behind the word that the claim's value stands behind, if any.

    "A target of 3" of "a target of 5 for 3 months".
    """
    unit = next((unit for _, unit in best_units(alignment, fact.span) if has_fact(unit, fact)), None)
    if unit is None or not isinstance(fact, Quantity):
        return None
    counted = [found for one in (unit, *alignment.near) if (found := _counted_by(fact, one, alignment))]
    if counted:
        return None if fact in counted else counted[0]
    if is_row(unit.text) and unit.context:  # of a row the header tells: see `columns`
        return None
    return _at_anchor(fact, unit, alignment)


def _at_anchor(fact: Quantity, unit: Unit, alignment: Alignment) -> Fact | None:
    """Return the other value that a unit has behind the word that the claim's stands behind, and the claim lacks."""
    anchor = _anchor(alignment.claim.words, fact)
    numbers = unit.quantities
    there = [found for found in numbers if anchor and _anchor(unit.words, found) == anchor]
    if not there or any(same(one, found) for one in alignment.claim.facts for found in there):
        return None
    if not competes(fact, there[0]) or _shares_anchor(fact, there[0], unit, alignment):
        return None
    stands = next((found for found in unit.facts if same(fact, found)), None)
    if (
        is_framed(fact, unit, alignment)
        or has_own_part(fact, there[0], unit, alignment)
        or (stands and _THOSE.search(unit.text, 0, stands.span.start))
    ):
        return None
    return there[0]


def _shares_anchor(fact: Fact, other: Fact, unit: Unit, alignment: Alignment) -> bool:
    """Whether a value follows the other at once, and the claim says for whom: "cost 180 euros, 90 for students"."""
    ours = next((found for found in unit.facts if same(fact, found)), None)
    if ours is None or not _FOLLOWS.fullmatch(unit.text, other.span.end, max(other.span.end, ours.span.start)):
        return False
    behind = {word.stem for word in unit.words if word.weight and word.start > ours.span.end}
    return any(word.stem in behind for word in alignment.claim.telling if word.weight == 1)


def _counted_by(fact: Quantity, unit: Unit, alignment: Alignment) -> Quantity | None:
    """Return the bare number of what a bare number of the claim counts: itself, or the other one of "9 troupes"."""
    is_whole = _OF.search(alignment.claim.text, 0, fact.span.start)  # "two of the five seats"
    noun = _right_behind(fact, alignment.claim.words) if fact.dimension == COUNT and not is_whole else ""
    counts = [found for found in unit.quantities if found.dimension == COUNT]
    alike = [found for found in counts if noun and _right_behind(found, unit.words) == noun]
    if any(same(fact, found) for found in alike):
        return fact
    return alike[0] if len(alike) == 1 else None


def _right_behind(fact: Quantity, words: Sequence[Word]) -> str:
    """Return the stem of the word right behind a number, "" of one that says nothing."""
    behind = next((word for word in words if word.start >= fact.span.end), None)
    return behind.stem if behind and behind.weight else ""


def _anchor(words: Sequence[Word], fact: Fact) -> str:
    """Return the stem of the word that ends at most one stop word before a fact, or "" where it tells too little."""
    before = [word for word in words if word.end <= fact.span.start][-2:]
    telling = next((word for word in reversed(before) if word.weight), None)
    return telling.stem if telling and telling.weight == 1 else ""
