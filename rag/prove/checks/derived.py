"""Values that follow from the cited ones: from rates, counts, shares and dates."""

from rag.prove.align import Alignment
from rag.prove.checks.bands import is_in_band
from rag.prove.checks.compared import is_difference, is_factor
from rag.prove.checks.divided import is_for_each
from rag.prove.checks.durations import between_days, in_time
from rag.prove.checks.lengths import is_below_limit
from rag.prove.checks.operands import Book
from rag.prove.checks.products import is_calendar, is_factor_of, is_product, is_so_often
from rag.prove.checks.shares import is_share_said
from rag.prove.checks.totals import is_in_proportion, is_left_over, is_rest, is_share, is_sum
from rag.prove.checks.worktime import is_worktime
from rag.prove.facts.values import Quantity

_TOLD = (between_days, in_time, is_worktime, is_share_said, is_factor, is_difference, is_for_each, is_in_band)
_RECKONED = (
    is_product,
    is_factor_of,
    is_sum,
    is_rest,
    is_left_over,
    is_share,
    is_in_proportion,
    is_so_often,
    is_calendar,
)


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
