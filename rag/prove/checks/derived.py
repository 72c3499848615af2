"""Values that follow from the cited ones: from rates, counts, shares and dates."""

import re
from collections.abc import Iterator
from itertools import chain, pairwise
from math import isclose

from rag.prove.align import Alignment
from rag.prove.checks.bands import is_in_band
from rag.prove.checks.compared import is_difference, is_factor
from rag.prove.checks.divided import is_divided
from rag.prove.checks.durations import between_days, in_time
from rag.prove.checks.lengths import is_below_limit
from rag.prove.checks.operands import Book
from rag.prove.checks.products import is_calendar, is_factor_of, is_product, is_so_often
from rag.prove.checks.reckoned import is_reckoned
from rag.prove.checks.totals import is_in_proportion, is_rest, is_share, is_sum
from rag.prove.facts.measures import COUNT
from rag.prove.facts.values import Often, Quantity
from rag.prove.fit import near_quantities

_OF = re.compile(r"\s(?:\w+\s)?(?:out\s)?of\s(?:\w+\s)?", re.IGNORECASE)
_OUT_OF = re.compile(r"\s(?:out\sof|in|of)\s(?:every\s)?", re.IGNORECASE)


def _in_so_many(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether it is one of the two numbers of "three out of four", and a near unit has that share in percent."""
    for part, whole in pairwise(alignment.claim.quantities):
        if (
            claimed not in (part, whole)
            or not whole.value
            or not _OUT_OF.fullmatch(alignment.claim.text, part.span.end, whole.span.start)
        ):
            continue
        share = 100 * part.value / whole.value
        if any(fact.dimension == "%" and isclose(fact.value, share) for _, fact in near_quantities(alignment)):
            return True
    return False


def _share(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether it is the share, in words, that a near value is of one of the claim: "half of 14" where 7 is near."""
    if claimed.dimension != "%" or any(map(str.isdigit, claimed.span.text)):
        return False
    if any(isclose(part, whole * claimed.value / 100) for part, whole in _parts_of(alignment)):
        return True
    wholes = [fact for fact in alignment.claim.quantities if fact.span != claimed.span]
    return any(
        fact.dimension in {whole.dimension, COUNT} and isclose(fact.amount, whole.amount * claimed.value / 100)
        for whole in wholes
        for _, fact in near_quantities(alignment)
    )


def _parts_of(alignment: Alignment) -> Iterator[tuple[float, float]]:
    """Yield the numbers of each "four of the six" that a near unit has."""
    for unit in alignment.near:
        numbers = [fact for fact in unit.facts if isinstance(fact, Quantity)]
        for part, whole in pairwise(numbers):
            if _OF.fullmatch(unit.text, part.span.end, whole.span.start):
                yield part.amount, whole.amount


def is_as_often(fact: Often, alignment: Alignment) -> bool:
    """Whether so many times in a period, "12 times a year", is how often a near unit says: "monthly"."""
    beside = (one.value for one in alignment.claim.quantities if 0 <= fact.span.start - one.span.end <= 1)
    counts = (
        one.value for one in alignment.claim.quantities if one.dimension == COUNT and one.span.end < fact.span.start
    )
    times = next(chain(beside, counts), 0)
    rates = [found.rate for unit in alignment.near for found in unit.facts if isinstance(found, Often)]
    return any(r.dimension == fact.rate.dimension and isclose(times * r.amount, fact.rate.amount) for r in rates)


_TOLD = (between_days, in_time, _in_so_many, _share, is_factor, is_difference, is_reckoned, is_divided, is_in_band)
_RECKONED = (is_product, is_factor_of, is_sum, is_rest, is_share, is_in_proportion, is_so_often, is_calendar)


def follows(claimed: Quantity, alignment: Alignment) -> bool:
    """
    Whether a value that is not cited comes out of others, of the claim's own and of what is cited, in a step or two.

    What is cited must be of what the claim speaks of: no other value of the kind may stand beside more of its words.
    Where a single number is new, the claim must say that it reckons; where two are, it is no chance that they fit.
    """
    if any(way(claimed, alignment) for way in _TOLD):
        return True
    book = Book(claimed, alignment)
    return any(way(book) for way in _RECKONED)


def is_worked_out(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether a value is a cited rate over another period, or follows from others of the claim."""
    return follows(claimed, alignment) or is_below_limit(claimed, alignment)
