"""Whether "A takes longer than B" is so where one sentence gives a value of each."""

import re
from collections.abc import Iterator, Sequence

from rag.prove.align import Alignment
from rag.prove.checks.compared import MORE, THAN
from rag.prove.facts.measures import UNITS
from rag.prove.facts.values import Quantity
from rag.prove.unit import Unit, is_row
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import Bag
from rag.prove.words.words import Word

_HALVES = re.compile(r"[,;]\s|\s(?:and|but|while|whereas)\s", re.IGNORECASE)
_STOP = re.compile(r"[,;.:](?!\d)")
_NEXT = 4  # characters behind "than" in which a unit of time stands: "than a year"
_TWO = 2  # values that are compared


def check_greater(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt where a near sentence gives two values, and the greater one of what a claim says has less."""
    claim = alignment.claim
    than = THAN.search(claim.text)
    if than is None or any(fact.span.start >= than.start() for fact in claim.quantities):
        return
    if any(clause.denials for clause in claim.clauses):
        return
    stop = _STOP.search(claim.text, than.end())
    end = stop.start() if stop else len(claim.text)
    if any(word.folded in UNITS for word in claim.words if than.end() <= word.start <= than.end() + _NEXT):
        return  # "less than a year" has no other
    ahead = {word.stem for word in claim.telling if word.end <= than.start()}
    behind = [word for word in claim.telling if than.end() <= word.start < end and word.stem not in ahead]
    for unit in alignment.near:
        values = [fact for fact in unit.quantities if not fact.is_label]
        other = _value_of(behind, unit, values)
        if other is None:
            continue
        one = values[0] if other is values[1] else values[1]
        if one.dimension == other.dimension and (one.amount < other.amount) == bool(MORE.match(than["way"])):
            yield doubtful(Reason.COMPARISON, f"{claim.text} / {unit.text}")


def _value_of(words: Sequence[Word], unit: Unit, values: Sequence[Quantity]) -> Quantity | None:
    """Return the value in the half of a sentence that has most of some words; None where it has no such two halves."""
    if len(values) != _TWO or is_row(unit.text) or values[0].amount == values[1].amount:
        return None
    cut = _HALVES.search(unit.text, values[0].span.end, values[1].span.start)
    if cut is None:
        return None
    first = Bag.of(word.stem for word in unit.words if word.start < cut.start())
    second = Bag.of(word.stem for word in unit.words if word.start >= cut.start())
    held = [sum(map(half.holds, words)) for half in (first, second)]
    if held[0] == held[1]:
        return None
    return values[0] if held[0] > held[1] else values[1]
