"""Whether how often something happens, in words that nothing cited has, is said there in others."""

import re
from itertools import chain, pairwise
from math import isclose

from rag.prove.align import Alignment
from rag.prove.facts.measures import COUNT, MONTH, TIMES, UNITS
from rag.prove.facts.orders import CLOCK
from rag.prove.facts.values import Often, Quantity
from rag.prove.values import Problem, Reason, doubtful, sure

_ANY_TIME = re.compile(r"\b(?:at\sany\stime|at\sall\stimes|whenever|always)\b", re.IGNORECASE)
_YEAR = 12  # months
_EACH_MONTH = re.compile(r"\b(?:each|every)\s(?:[JFMASOND][a-z]+(?:ary|ch|ril|ay|ne|ly|ust|ber))\b")
"""What comes once a year: "each January"."""
_WEEKDAY = re.compile(r"\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?$", re.IGNORECASE)


def is_in_rate(fact: Quantity, alignment: Alignment) -> bool:
    """Whether a number is a part of a frequency, which is checked as a whole: the two of "every two weeks"."""
    rates = (each.span for each in alignment.claim.facts if isinstance(each, Often))
    return any(rate.start < fact.span.start and fact.span.end <= rate.end for rate in rates)


def check_uncited(fact: Often, alignment: Alignment) -> Problem | None:
    """Return a problem for a frequency that nothing cited has: sure where a near unit has another one."""
    if _is_as_often(fact, alignment) or _is_said_otherwise(fact, alignment):
        return None
    others = [f for unit in alignment.near for f in unit.facts if isinstance(f, Often)]
    if not others and _WEEKDAY.search(fact.span.text):
        return None  # "every Friday" of "on Friday": the day is checked
    if others and fact.rate.dimension in TIMES:
        return sure(Reason.UNIT, f"{fact.span.text} / {others[0].span.text}")
    return doubtful(Reason.BINDING, fact.span.text)


def _is_as_often(fact: Often, alignment: Alignment) -> bool:
    """Whether so many times in a period, "12 times a year", is how often a near unit says: "monthly"."""
    beside = (one.value for one in alignment.claim.quantities if 0 <= fact.span.start - one.span.end <= 1)
    counts = (
        one.value for one in alignment.claim.quantities if one.dimension == COUNT and one.span.end < fact.span.start
    )
    times = next(chain(beside, counts), 0)
    rates = [found.rate for unit in alignment.near for found in unit.facts if isinstance(found, Often)]
    return any(r.dimension == fact.rate.dimension and isclose(times * r.amount, fact.rate.amount) for r in rates)


def _is_said_otherwise(fact: Often, alignment: Alignment) -> bool:
    """Whether a near unit says as often in words that are no frequency: "per month", "each January", "at any time"."""
    if fact.rate.dimension == CLOCK:
        return bool(_ANY_TIME.search(alignment.near_text))
    if (fact.rate.dimension, fact.rate.amount) == (MONTH, _YEAR) and _EACH_MONTH.search(alignment.near_text):
        return True
    if _is_per_period(fact, alignment):
        return True
    at_the_closest = any(isinstance(found, Often) for found in alignment.closest.facts)
    return not at_the_closest and _names_the_period(fact, alignment)


def _is_per_period(fact: Often, alignment: Alignment) -> bool:
    """Whether the closest unit has something "per" the period."""
    period = (fact.rate.dimension, fact.rate.amount)
    pairs = pairwise(alignment.closest.words)
    return any(before.folded == "per" and UNITS.get(word.folded) == period for before, word in pairs)


def _names_the_period(fact: Often, alignment: Alignment) -> bool:
    period = (fact.rate.dimension, fact.rate.amount)
    if any(UNITS.get(word.folded) == period for unit in alignment.near for word in unit.words):
        return True
    amounts = [f for unit in alignment.near for f in unit.quantities]
    return any((f.dimension, f.amount) == period for f in amounts)
