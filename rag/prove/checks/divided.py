"""Values that a claim divides: so much per lesson of a term."""

import re
from math import isclose

from rag.prove.align import Alignment
from rag.prove.checks.operands import counted
from rag.prove.facts.measures import COUNT
from rag.prove.facts.values import Quantity
from rag.prove.fit import TRIED, numbers_about
from rag.prove.words.roots import root_of

_EACH = re.compile(r"\s(?:per|an?|each|every|pro|je)\s(?P<noun>[^\W\d_]+)", re.IGNORECASE)


def is_for_each(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether it is a cited whole by as many as are cited of what the claim has it for: 136 dollars for 8 lessons."""
    found = _EACH.match(alignment.claim.text, claimed.span.end)
    if claimed.per is None and found is None:
        return False
    wholes = [fact for _, fact in numbers_about(alignment) if fact.dimension == claimed.dimension][:TRIED]
    if claimed.per:
        times = [fact for _, fact in numbers_about(alignment) if fact.dimension == claimed.per.dimension]
        counts = [fact.amount / claimed.per.amount for fact in times[:TRIED]]
    else:
        noun = root_of(found["noun"].lower()) if found else ""
        counts = [
            fact.value
            for unit, fact in numbers_about(alignment)
            if fact.dimension == COUNT and noun in counted(unit.words, fact)
        ]
    return any(isclose(claimed.amount * count, whole.amount) for whole in wholes for count in counts if count > 1)
