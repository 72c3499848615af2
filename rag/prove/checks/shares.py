"""Shares that a claim gives in another form than the page: "three out of four" of 75%, "40%" of "32 of 80"."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import isclose

from rag.prove.align import Alignment
from rag.prove.facts.measures import COUNT
from rag.prove.facts.values import Quantity
from rag.prove.fit import near_quantities, units_about
from rag.prove.unit import Unit

_OF = re.compile(r"\s(?:in|(?:\w+\s){0,2}?(?:out\s)?of)\s(?:\w+\s)?", re.IGNORECASE)
"""What stands between a part and its whole: "four new ones of the six"."""
_ONE_IN = re.compile(r"\bone\s(?:in|out\sof)\s(?:every\s)?$", re.IGNORECASE)


def is_share_said(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether a value is a share, or one of the two numbers of a share, that what is cited gives in another form."""
    of_two = list(_of_two_numbers(claimed, alignment))
    said = [claimed.value / 100] if claimed.dimension == "%" else of_two
    if not said:
        return False
    ratios = [ratio for unit in units_about(alignment) for ratio in _ratios(unit)]
    ratios += [ratio for unit in alignment.near for ratio in _of_the_whole(unit)]
    if of_two:  # a percentage that is cited as one is bound to its own words
        ratios += [fact.value / 100 for _, fact in near_quantities(alignment) if fact.dimension == "%"]
    return any(isclose(share, there) for share in said for there in ratios) or _is_half_of(claimed, alignment)


def _of_two_numbers(claimed: Quantity, alignment: Alignment) -> Iterator[float]:
    """Yield what share the claim's two numbers are, of which the value is one; "one" may go without saying a number."""
    text = alignment.claim.text
    for part, whole in _parts(sorted(alignment.claim.quantities, key=lambda fact: fact.span.start), text):
        if claimed in (part, whole):
            yield part.value / whole.value
    if claimed.dimension == COUNT and claimed.value and _ONE_IN.search(text, 0, claimed.span.start):
        yield 1 / claimed.value


def _parts(numbers: Sequence[Quantity], text: str) -> Iterator[tuple[Quantity, Quantity]]:
    for part, whole in pairwise(numbers):
        if part.value < whole.value and _OF.fullmatch(text, part.span.end, whole.span.start):
            yield part, whole


def _ratios(unit: Unit) -> Iterator[float]:
    """Yield the shares that a unit gives as a part of a whole."""
    numbers = unit.quantities
    yield from (part.value / whole.value for part, whole in _parts(numbers, unit.text))


def _of_the_whole(unit: Unit) -> Iterator[float]:
    """Yield what share of a unit's greatest number each other one is: "of the 60 beds, 15 are free"."""
    counts = [fact.value for fact in unit.quantities if fact.dimension == COUNT]
    whole = max(counts, default=0.0)
    yield from (part / whole for part in counts if part != whole)


def _is_half_of(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether it is the share, in words, which a near value is of one of the claim: "half of 14" where 7 is near."""
    if claimed.dimension != "%" or any(map(str.isdigit, claimed.span.text)):
        return False
    wholes = [fact for fact in alignment.claim.quantities if fact.span != claimed.span]
    return any(
        fact.dimension in {whole.dimension, COUNT} and isclose(fact.amount, whole.amount * claimed.value / 100)
        for whole in wholes
        for _, fact in near_quantities(alignment)
    )
