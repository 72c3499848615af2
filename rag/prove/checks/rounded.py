"""Values that a claim rounds: "about 30" of 28, "just over a year" of 13 months."""

import re

from rag.prove.align import Alignment
from rag.prove.facts.measures import DAY, MONTH, MONTH_DAYS, TIMES
from rag.prove.facts.values import Quantity
from rag.prove.fit import near_quantities

_NEARLY = (
    (re.compile(r"\b(?:about|around|roughly|approximately|circa|some)\s(?:an?\s)?$", re.IGNORECASE), 0.9, 1.1),
    (
        re.compile(
            r"\b(?:almost|nearly|just\sunder|close\sto|slightly\s(?:less|fewer)\sthan)\s(?:an?\s)?$", re.IGNORECASE
        ),
        0.84,
        1.0,
    ),
    (
        re.compile(r"\b(?:(?:just|slightly|a\s(?:little|bit))\s(?:over|more\sthan|above))\s(?:an?\s)?$", re.IGNORECASE),
        1.0,
        1.16,
    ),
)
"""How a value may be rounded, and what share of it the value that it stands for is then."""


def is_nearly(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether a value is said to be about, or just over or under, a near one: "just over a year" of 13 months."""
    at = claimed.span.start
    return any(
        way.search(alignment.claim.text, 0, at) and low < _ratio(claimed, fact) <= high
        for way, low, high in _NEARLY
        for _, fact in near_quantities(alignment)
    )


def _ratio(claimed: Quantity, fact: Quantity) -> float:
    """Return how many times a value a cited one is, 0.0 where they are of other kinds; a month has 30 days."""
    if claimed.dimension == fact.dimension:
        return fact.amount / claimed.amount if claimed.amount else 0.0
    if {claimed.dimension, fact.dimension} != TIMES or not claimed.amount:
        return 0.0
    ours, theirs = (each.amount * (MONTH_DAYS * DAY if each.dimension == MONTH else 1) for each in (claimed, fact))
    return theirs / ours
