"""Days and hours of work: four weeks of leave are 20 days, or 160 hours."""

import re
from itertools import combinations
from math import isclose

from rag.prove.align import Alignment
from rag.prove.facts.agree import same_amount
from rag.prove.facts.measures import DAY, HOUR, SECOND, TIMES, WEEK
from rag.prove.facts.values import Quantity
from rag.prove.fit import TRIED, near_quantities

_HOURS_A_DAY, _DAYS_A_WEEK = 8, 5  # of work, where a page says nothing else
_LEAVE = re.compile(
    r"\b(?:vacation|leave|holidays?|pto|time\soff|off|works?|working|[a-z-]*urlaub|ferien|vacaciones|congés?)\b"
    r"|\b(?:five|5)[\s-]days?[\s-](?:a\s|working\s|per\s)?week|fünf[\s-]?tage",
    re.IGNORECASE,
)
"""What days and weeks are of, where five of them are a week."""
_A_DAY = re.compile(r"[\s-]*(?:a|per|work(?:ing)?|each|every)?[\s-]*(?:day|shift)s?\b", re.IGNORECASE)
_IS = re.compile(
    r"\b(?:is|are|or|equals?|correspond\w*|makes?|means?|com(?:es?|ing)|counts?|amounts?)\b|[=(]", re.IGNORECASE
)
"""What stands between two values that are said to be one."""


def is_worktime(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether it is another value in days and hours of work: four weeks of leave are 20 days, or 160 hours."""
    if claimed.dimension != SECOND or not _LEAVE.search(f"{alignment.claim.text}\n{alignment.near_text}"):
        return False
    own = [fact for fact in alignment.claim.quantities if fact.span != claimed.span]
    cited = [fact for _, fact in near_quantities(alignment)]
    if any(same_amount(claimed, fact) for fact in cited):
        return False
    cited = cited[:TRIED]
    lengths = {float(_HOURS_A_DAY)} | {
        fact.value for fact in (*own, *cited) if fact.unit_amount == HOUR and _HOURS_A_DAY > fact.value > 1
    }
    if (
        claimed.unit_amount == HOUR
        and claimed.value in lengths
        and _A_DAY.match(alignment.claim.text, claimed.span.end)
    ):
        return any(_is_as_long(one, other, claimed.value) for one, other in combinations(own, 2))
    times = [fact for fact in own if fact.dimension in TIMES]
    given = [fact for fact in times if _is_linked(claimed, fact, alignment)] if times else cited
    return any(_is_as_long(claimed, fact, hours) for fact in given for hours in lengths)


def _is_linked(one: Quantity, other: Quantity, alignment: Alignment) -> bool:
    """Whether a claim says that two of its values are one, of which the other is cited."""
    first, second = sorted((one.span, other.span), key=lambda span: span.start)
    linked = _IS.search(alignment.claim.text, first.end, second.start)
    return bool(linked) and any(same_amount(other, fact) for _, fact in near_quantities(alignment))


def _is_as_long(one: Quantity, other: Quantity, hours: float) -> bool:
    """Whether two times in different units are as many days of work."""
    if one.dimension != SECOND or other.dimension != SECOND or one.unit_amount == other.unit_amount:
        return False
    sizes: dict[float, float] = {HOUR: 1 / hours, DAY: 1.0, WEEK: float(_DAYS_A_WEEK)}
    ours, theirs = (each.value * sizes.get(each.unit_amount, 0) for each in (one, other))
    return ours > 0 and isclose(ours, theirs)
