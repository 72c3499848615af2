"""Values that a claim divides, or adds a share to: so much per lesson of a term, an hour with a supplement of 25%."""

import re
from collections.abc import Iterator
from itertools import pairwise
from math import isclose

from rag.prove.align import Alignment
from rag.prove.facts.measures import COUNT
from rag.prove.facts.values import Quantity
from rag.prove.fit import units_about
from rag.prove.parse import Unit
from rag.prove.words.roots import root_of
from rag.prove.words.small import LETTERS

_EACH = re.compile(r"\s(?:per|an?|each|every|pro|je)\s(?P<noun>[^\W\d_]+)", re.IGNORECASE)
_PLUS = re.compile(
    r"\b(?:supplement|surcharge|bonus|extra|plus|top|raise[sd]?|increase[sd]?|tax|vat|tip)\b", re.IGNORECASE
)
_MINUS = re.compile(r"\b(?:off|discount\w*|reduc\w*|less|rebate|cheaper|after)\b", re.IGNORECASE)
_OF = re.compile(r"\s(?:[a-z]+\s){0,2}?(?:out\s)?of\s(?:the\s)?", re.IGNORECASE)
_WORDS = 3  # behind a number, that may say what it counts
_POOL = 16  # numbers that are tried: of more of them some fit by chance


def is_divided(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether a value that is not cited comes out of what is, in one of these ways."""
    return any(way(claimed, alignment) for way in (_for_each, _with_share, _rate_of))


def _for_each(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether it is a cited whole by as many as are cited of what the claim has it for: 136 dollars for 8 lessons."""
    found = _EACH.match(alignment.claim.text, claimed.span.end)
    if claimed.per is None and found is None:
        return False
    wholes = [fact for _, fact in _numbers(alignment) if fact.dimension == claimed.dimension][:_POOL]
    if claimed.per:
        times = [fact for _, fact in _numbers(alignment) if fact.dimension == claimed.per.dimension]
        counts = [fact.amount / claimed.per.amount for fact in times[:_POOL]]
    else:
        noun = root_of(found["noun"].lower()) if found else ""
        counts = [fact.value for unit, fact in _numbers(alignment) if noun in _counted(unit, fact)]
    return any(isclose(claimed.amount * count, whole.amount) for whole in wholes for count in counts if count > 1)


def _counted(unit: Unit, fact: Quantity) -> set[str]:
    """Return the roots of the words behind a bare number, which say what it counts."""
    if fact.dimension != COUNT:
        return set()
    return {root_of(word.lower()) for word in LETTERS.findall(unit.text[fact.span.end :])[:_WORDS]}


def _with_share(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether it is a cited value with a cited share added or taken away, as the claim says."""
    if claimed.dimension in {COUNT, "%"} or claimed.is_label:
        return False
    text = alignment.claim.text
    signs = [sign for sign, cue in ((1, _PLUS), (-1, _MINUS)) if cue.search(text)]
    facts = [fact for parsed in alignment.cited for fact in parsed.facts if isinstance(fact, Quantity)] if signs else []
    shares = [fact.value / 100 for fact in facts if fact.dimension == "%"][:_POOL]
    wholes = [fact.amount for fact in facts if fact.dimension == claimed.dimension][:_POOL]
    return any(
        isclose(whole * (1 + sign * share), claimed.amount) for whole in wholes for share in shares for sign in signs
    )


def _rate_of(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether it is in percent, or as "three out of ten", what a near sentence has as "48 of 160"."""
    text = alignment.claim.text
    own = sorted(alignment.claim.quantities, key=lambda fact: fact.span.start)
    shares = [claimed.value / 100] if claimed.dimension == "%" else []
    for part, whole in pairwise(own):
        if claimed in (part, whole) and whole.value and _OF.fullmatch(text, part.span.end, whole.span.start):
            shares.append(part.value / whole.value)
    return any(isclose(share, there) for share in shares for there in _ratios(alignment))


def _ratios(alignment: Alignment) -> Iterator[float]:
    for unit in units_about(alignment):
        numbers = [fact for fact in unit.facts if isinstance(fact, Quantity)]
        for part, whole in pairwise(numbers):
            if whole.value > part.value and _OF.fullmatch(unit.text, part.span.end, whole.span.start):
                yield part.value / whole.value


def _numbers(alignment: Alignment) -> Iterator[tuple[Unit, Quantity]]:
    for unit in units_about(alignment):
        yield from ((unit, fact) for fact in unit.facts if isinstance(fact, Quantity))
