"""Whether a claim denies what is affirmed, or affirms what is denied."""

import re
from collections.abc import Iterable, Iterator

from rag.prove.align import Alignment
from rag.prove.checks.denying import (
    ALIGNED,
    DENIED_TOO,
    FOLLOWING,
    HELD,
    SURELY,
    affirmed_by,
    affirmed_in,
    covered,
    excuses,
    has_opposite,
    held,
    least_of_denial,
    lifts,
    shares_denied,
    weight,
)
from rag.prove.checks.otherwise import OTHERWISE
from rag.prove.fit import units_that_say
from rag.prove.unit import Unit
from rag.prove.values import Problem, Reason, doubtful, sure
from rag.prove.words.alike import Bag
from rag.prove.words.clauses import Clause
from rag.prove.words.denied import is_at_no_cost, says_the_same
from rag.prove.words.words import Word

_DISTANT = 0.6  # the same where the denial stands apart from what the claim is about: long texts deny many things
_SHORTEST, _SHORTEST_ALONE = 1.4, 0.85  # weight of the words of a clause that can be aligned, and of a whole claim
_TIE = 0.02
_WHOLE = 0.98
_UNTIL = re.compile(r"\W*(?:until|before)\b", re.IGNORECASE)
_WHO_NOT = re.compile(r"\b(?:who(?:ever)?|that|which|whose)\s(?:\w+\s)?(?:not|never|cannot|\w+n['’]t)\b", re.IGNORECASE)
_COSTS = frozenset("pai cost charg fee".split())
_BETTER = 0.15  # of the claim, for another unit to say it better than one that denies


def check_denials(alignment: Alignment) -> Iterator[Problem]:
    """Yield a problem for each clause of the claim whose denial is not that of the closest clauses."""
    clauses = alignment.claim.clauses
    shortest = _SHORTEST_ALONE if len(clauses) == 1 else _SHORTEST
    for clause in clauses:
        if weight(clause.words) < shortest:
            continue
        if clause.is_denied:
            problem = _denies(clause, alignment) if alignment.near_clauses else None
        else:
            problem = _affirms(clause, alignment)
        if problem:
            yield problem


def check_new_denials(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt where the claim denies something and nothing around the closest units denies anything."""
    claim = alignment.claim
    alone = len(claim.clauses) == 1
    denying = [clause for clause in claim.clauses if clause.is_denied and (alone or not clause.is_condition)]
    if not denying:
        return
    around = [clause for unit in (*alignment.near, *alignment.around) for clause in unit.clauses]
    for clause in denying:
        affirmed = affirmed_by(clause, around)
        if not any(fact.direction for fact in claim.quantities):  # "up to 200 needs none" of "over 200 needs one"
            affirmed = max(affirmed, affirmed_in(clause, alignment.near))
        least = least_of_denial(affirmed)
        if any(has_opposite(clause, other) for other in around):
            continue
        units = [unit for unit in (*alignment.near, *alignment.around) if held(clause, unit) >= least]
        excusing = [other for unit in units for other in unit.clauses if excuses(other, clause)]
        if any(affirmed < SURELY or shares_denied(other, clause) for other in excusing):
            continue
        if _denies_as_well(clause, alignment) or _is_denied_otherwise(clause, alignment):
            continue
        enough = max(ALIGNED, least)
        if not any(excuses(other, clause) and covered(clause, other) >= enough for other in alignment.clauses):
            yield doubtful(Reason.DENIAL, clause.text.strip())


def _denies_as_well(clause: Clause, alignment: Alignment) -> bool:
    """Whether the closest unit denies as often as the claim, and nowhere affirms what the clause denies."""
    unit = alignment.closest
    if not unit.denies or not same_sense(alignment, unit):
        return False
    denied = frozenset(word.stem for other in unit.clauses for word in other.denied_words)
    return all(word.stem in denied or word.stem not in unit.own.stems for word in clause.denied_words)


def _is_denied_otherwise(clause: Clause, alignment: Alignment) -> bool:
    """Whether the page denies what a clause does by an answer, in a lead-in or without a "not"."""
    others = (_is_denied_behind, _is_named, _is_on_other_side)
    if any(way(clause, alignment) for way in (*OTHERWISE, *others)):
        return True
    said = clause.line if _UNTIL.match(clause.line) else clause.line[clause.start :]
    free = (unit for unit in alignment.near if is_at_no_cost(said, unit.text))
    if any(unit.bag.holds(word) for unit in free for word in clause.words if word.stem not in _COSTS):
        return True
    return says_the_same(said, alignment.near_text)


def _denies(clause: Clause, alignment: Alignment) -> Problem | None:
    """Return a doubt when the claim denies, and no clause that it cites denies the same words."""
    closest = max(alignment.near_clauses, key=lambda other: covered(clause, other))
    aligned = covered(clause, closest) >= ALIGNED and not clause.is_condition
    if aligned and asks_for(closest) and not clause.implied and _speaks_of(clause.denied_words, closest.denied_words):
        return doubtful(Reason.DENIAL, f"{clause.text.strip()} / {closest.text.strip()}")
    if not aligned or closest.is_denied or closest.implied - clause.implied:
        return None
    if any(has_opposite(clause, other) for other in alignment.near_clauses) or _is_denied_otherwise(clause, alignment):
        return None
    if _WHO_NOT.search(clause.text) and any(_WHO_NOT.search(unit.text) for unit in alignment.near):
        return None  # both tell of whom they are by what those are not
    least = least_of_denial(affirmed_by(clause, alignment.near_clauses))
    if any(_denies_there(clause, unit) and held(clause, unit) >= least for p in alignment.cited for unit in p.units):
        return None
    return doubtful(Reason.DENIAL, f"{clause.text.strip()} / {closest.text.strip()}")


def _is_denied_behind(clause: Clause, alignment: Alignment) -> bool:
    """Whether what the closest clause begins is denied behind an aside: "Dogs, such as terriers, are banned"."""
    closest = max(alignment.near_clauses, key=lambda other: covered(clause, other), default=None)
    return closest is not None and any(
        other.line == closest.line and other.start >= closest.end and other.is_predicate
        for other in alignment.near_clauses
        if other.denials or other.implied
    )


def _is_on_other_side(clause: Clause, alignment: Alignment) -> bool:
    """Whether a near unit asks for what a clause denies on the other side of its limit: "above 75 you need it"."""
    limits = [fact for fact in alignment.claim.quantities if fact.direction]
    return any(
        limit.dimension == fact.dimension
        and limit.amount == fact.amount
        and fact.direction not in {None, limit.direction}
        for unit in (alignment.near if limits else ())
        if not unit.denies and any(map(unit.bag.holds, clause.denied_words))
        for fact in unit.quantities
        for limit in limits
    )


def _is_named(clause: Clause, alignment: Alignment) -> bool:
    """Whether a near unit that says most of a clause denies just what it begins with: "covers books, not trips"."""
    subject = next((word for word in clause.words if word.weight == 1), None)
    return subject is not None and any(
        Bag.of(word.stem for word in other.denied_words).holds(subject)
        for unit in alignment.near
        if unit.denies and held(clause, unit) >= ALIGNED
        for other in unit.clauses
        if other.denials
    )


def _denies_there(clause: Clause, unit: Unit) -> bool:
    """Whether a clause of a unit denies the same."""
    denying = (other for other in unit.clauses if other.denials or other.implied - clause.implied)
    return any(_denies_too(other, clause) for other in denying)


def _denies_too(other: Clause, clause: Clause) -> bool:
    return covered(clause, other) >= DENIED_TOO or any(other.bag.holds(word) for word in clause.denied_words[:2])


def _affirms(clause: Clause, alignment: Alignment) -> Problem | None:
    """Return a problem when the claim speaks of words that are denied in what it cites, without denying them."""
    if clause.denials or clause.is_condition:
        return None
    for other in _denials_of(clause, alignment):
        if clause.implied - other.implied or other.is_condition or asks_for(other) or lifts(other.line, alignment):
            continue
        fit = covered(clause, other)
        if fit < ALIGNED or _is_distant(other, clause, alignment) or has_opposite(clause, other):
            continue
        denied = other.denied_words[: 1 if _WHO_NOT.search(other.text) else FOLLOWING]
        if not _speaks_of(denied, alignment.claim.words) or _is_denied_elsewhere(denied, alignment):
            continue
        if _is_said_better(other, alignment):
            continue
        telling = (fine for unit in units_that_say(clause, fit - _TIE, alignment) for fine in unit.clauses)
        affirmed = max((_affirmed(fine, clause, denied) for fine in telling), default=0.0)
        if affirmed > min(fit + _TIE, _WHOLE):
            continue
        certain = fit >= SURELY and affirmed < fit - _TIE
        return (sure if certain else doubtful)(Reason.NEGATION, f"{clause.text.strip()} / {other.text.strip()}")
    return None


def _denials_of(clause: Clause, alignment: Alignment) -> Iterator[Clause]:
    """Yield the clauses that are denied once, of the cited units that say enough of a clause."""
    for unit in units_that_say(clause, ALIGNED, alignment):
        yield from (other for other in unit.clauses if len(other.denials) == 1) if unit.denies else ()


def asks_for(other: Clause) -> bool:
    """Whether a clause forbids something without something else, and so asks for that: "banned without consent"."""
    return bool(other.implied) and any(other.line.startswith("without", at) for at in other.denials)


def _is_said_better(other: Clause, alignment: Alignment) -> bool:
    """Whether a unit without a denial holds clearly more of the claim than the unit of a clause that denies."""
    closest = alignment.closest
    if closest.denies or closest.text == other.line:
        return False
    units = (unit for parsed in alignment.cited for unit in parsed.units if unit.text == other.line)
    return alignment.fit(closest) >= _BETTER + max(map(alignment.fit, units), default=0.0)


def _is_distant(other: Clause, clause: Clause, alignment: Alignment) -> bool:
    """Whether a denial stands apart from what the claim is about, and neither says most of what the other does."""
    return other not in alignment.near_clauses and max(covered(clause, other), covered(other, clause)) < _DISTANT


def _speaks_of(denied: Iterable[Word], words: Iterable[Word]) -> bool:
    spoken, asked = Bag.of(word.stem for word in words), tuple(denied)
    return bool(asked) and sum(spoken.holds(word) for word in asked) / len(asked) >= HELD


def _is_denied_elsewhere(denied: Iterable[Word], alignment: Alignment) -> bool:
    """Whether another clause of the claim denies the same words."""
    ours = Bag.of(word.stem for clause in alignment.claim.clauses for word in clause.denied_words)
    return any(map(ours.holds, denied))


def _affirmed(fine: Clause, clause: Clause, denied: tuple[Word, ...]) -> float:
    """Return how well a clause fits that speaks of the denied words without denying them."""
    if not fine.denials and covered(clause, fine) >= _WHOLE:
        return 1.0
    if fine.denials or sum(fine.bag.holds(word) for word in denied) / len(denied) < HELD:
        return 0.0
    return covered(clause, fine)


def same_sense(alignment: Alignment, unit: Unit) -> bool:
    """Whether claim and unit deny as often, odd or even."""
    theirs = _denials(unit.clauses) if unit.denies else 0
    return _denials(alignment.claim.clauses) % 2 == theirs % 2


def _denials(clauses: Iterable[Clause]) -> int:
    return sum(len(clause.denials) for clause in clauses)
