"""Whether a claim is of all that a page limits: "courses need approval", where those over 500 euros do."""

import re
from collections.abc import Iterator

from rag.prove.align import Alignment
from rag.prove.facts.values import Quantity
from rag.prove.fit import competes
from rag.prove.parse import Unit, is_row
from rag.prove.pieces import AUXILIARIES
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import Bag
from rag.prove.words.languages import ENGLISH
from rag.prove.words.words import stems_of

_ABOUT = 0.5  # of the claim, for a unit to be about it
_COMPARES = re.compile(
    r"\b(?:than|least|most|over|above|below|under|up\sto|exceeding|between)\b", re.IGNORECASE | re.VERBOSE
)
_FRONT = re.compile(r"\W*(?:if|when|after|for|within|in|at|on|by|during)\b", re.IGNORECASE)
"""What begins so is held by `restrictions`."""
_CLAUSE = re.compile(r";\s|,\s(?:who|which|while|but|and)\s", re.IGNORECASE)
_NUMBER = re.compile(r"\d+")


def check_limited(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt where the closest unit limits its subject by a value that neither claim nor question has."""
    claim = alignment.claim
    if claim.language != ENGLISH or not alignment.near:
        return
    unit = alignment.closest
    subject = next((word.stem for word in unit.words if word.weight), "")
    if is_row(unit.text) or alignment.fit(unit) < _ABOUT or subject not in alignment.spoken.stems:
        return
    asked = set(_NUMBER.findall(alignment.question))
    said = alignment.spoken.stems
    for limit in () if _is_of_later(alignment, unit) else _limits(unit):
        if limit.value == 1 and not said.isdisjoint(stems_of(limit.span.text, ENGLISH)):
            continue  # "more than a week"
        if not any(competes(limit, fact) for fact in claim.facts) and asked.isdisjoint(
            _NUMBER.findall(limit.span.text)
        ):
            yield doubtful(Reason.CONDITION, f"{limit.span.text} / {unit.text}")
            return


def _is_of_later(alignment: Alignment, unit: Unit) -> bool:
    """Whether the claim says more of what stands behind the unit's first clause than of that."""
    cut = _CLAUSE.search(unit.text)
    if cut is None:
        return False
    said = [word for word in alignment.claim.telling if word.weight == 1 and unit.own.holds(word)]
    before, behind = (
        Bag.of(word.stem for word in unit.words if (word.start < cut.start()) == ahead) for ahead in (True, False)
    )
    return sum(map(behind.holds, said)) >= max(1, sum(map(before.holds, said)))


def _limits(unit: Unit) -> Iterator[Quantity]:
    """Yield the limits that stand before the verb of a unit."""
    verb = next((word for word in unit.words if word.folded in AUXILIARIES), None)
    if verb is None or _FRONT.match(unit.text):
        return
    for fact in unit.facts:
        if not isinstance(fact, Quantity) or fact.direction is None or fact.span.end > verb.start:
            continue
        if _COMPARES.search(unit.text, 0, fact.span.start):
            yield fact
