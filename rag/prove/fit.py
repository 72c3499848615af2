"""How well single units fit a claim, and whether another unit fits it better than the one that has its value."""

import re

from rag.lexical import fold
from rag.prove.align import Alignment
from rag.prove.claim import Claim
from rag.prove.facts.agree import same
from rag.prove.facts.measures import TIMES
from rag.prove.facts.values import Code, Fact, Quantity, Span
from rag.prove.parse import Parsed, Unit

_TITLE = 0.6  # what a word counts that only the title has
_FACT = 0.5  # what a value counts beside a word


def fit(claim: Claim, parsed: Parsed, unit: Unit, without: Span | None = None) -> float:
    """Return the share of the claim that a unit holds with what it stands under, leaving a stretch of the claim out."""
    total = held = 0.0
    for word in claim.telling:
        if without is None or not without.start <= word.start < without.end:
            total += word.weight
            held += word.weight * max(unit.bag.likeness(word.stem), _TITLE * parsed.title.likeness(word.stem))
    for fact in claim.facts:
        if without is None or fact.span != without:
            total += _FACT
            held += _FACT * has_fact(unit, fact)
    return held / total if total else 1.0


def has_fact(unit: Unit, fact: Fact) -> bool:
    """Whether a unit, or the line it stands under, has a fact."""
    if any(same(fact, found) for found in unit.facts):
        return True
    said = fold(fact.code if isinstance(fact, Code) else fact.span.text)
    return said in fold(unit.context) or (isinstance(fact, Code) and said in fold(unit.text))


def best_units(alignment: Alignment, without: Span) -> list[tuple[float, Unit]]:
    """Return all cited units with how well they fit the rest of the claim, best first."""
    claim = alignment.claim
    found = [(fit(claim, parsed, unit, without), unit) for parsed in alignment.cited for unit in parsed.units]
    return sorted(found, key=lambda pair: -pair[0])


def competes(claimed: Fact, found: Fact) -> bool:
    """Whether two facts could stand in one place: numbers of a dimension, dates, codes of one shape."""
    match claimed, found:
        case Quantity(), Quantity():
            times = TIMES.issuperset({claimed.dimension, found.dimension})
            return times or claimed.dimension == found.dimension or claimed.value == found.value
        case Code(), Code():
            return _shape(claimed.code) == _shape(found.code)
    return type(claimed) is type(found)


def _shape(code: str) -> str:
    return re.sub(r"\d+", "0", code.lower())


def is_same(claimed: Fact, found: Fact) -> bool:
    """Whether two facts are the same; of codes, the same signs in any case."""
    if isinstance(claimed, Code) and isinstance(found, Code):
        return claimed.code.lower() == found.code.lower()
    return same(claimed, found)
