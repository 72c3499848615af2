"""Numbers that nothing has but a list: how many items it has, and the lower of two where the higher is a limit."""

import re
from collections.abc import Sequence
from itertools import pairwise

from rag.prove.align import Alignment
from rag.prove.claim import Claim
from rag.prove.facts.agree import same_amount
from rag.prove.facts.measures import COUNT
from rag.prove.facts.values import Direction, Quantity
from rag.prove.unit import Unit

_OR = re.compile(r"\s*(?:or|to|[-–])\s*", re.IGNORECASE)
_LISTED = re.compile(r"(?:[^,;:.()]{2,60},\s){1,10}(?:[^,;:.()]{2,60},?\s)?(?:and|or)\s", re.IGNORECASE)
_COMMA = re.compile(r",\s(?!(?:and|or)\s)", re.IGNORECASE)
_NAMES = re.compile(r"\s*(?:[.,;:)]|$)")
"""Behind a number that counts nothing: "Plan 2"."""
_LIST = 12  # items that people count


def is_length(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether a small bare number is how many items a cited list has, or a near sentence that gives no number."""
    if (
        claimed.dimension != COUNT
        or not 2 <= claimed.value <= _LIST
        or _NAMES.match(alignment.claim.text, claimed.span.end)
    ):
        return False
    if any(_series(unit) == claimed.value for unit in alignment.near):
        return True
    return any(int(claimed.value) in _lengths([unit.place for unit in parsed.units]) for parsed in alignment.cited)


def is_below_limit(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether it is the lower of "two or three" where near is "up to three"."""
    for other in _others(claimed, alignment.claim):
        between = alignment.claim.text[claimed.span.end : other.span.start]
        if 0 < claimed.value < other.value and _OR.fullmatch(between):
            near = (fact for unit in alignment.near for fact in unit.quantities)
            return any(same_amount(other, fact) and fact.direction is Direction.DOWN for fact in near)
    return False


def _series(unit: Unit) -> int:
    """Return how many things a sentence lists, "a, b and c"; 0 when it counts something itself, or lists nothing."""
    if any(isinstance(fact, Quantity) and fact.dimension == COUNT for fact in unit.facts):
        return 0
    listed = _LISTED.search(unit.text)
    return len(_COMMA.findall(listed.group())) + 2 if listed else 0


def _lengths(places: Sequence[int]) -> set[int]:
    """Return how long the lists are, from the places of the units in their lists."""
    ends = {place for place, following in pairwise([*places, 0]) if following <= 1}
    return ends | {max(places, default=0)}


def _others(claimed: Quantity, claim: Claim) -> list[Quantity]:
    return [
        fact
        for fact in claim.facts
        if isinstance(fact, Quantity) and fact.span != claimed.span and fact.dimension == claimed.dimension
    ]
