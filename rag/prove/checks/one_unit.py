"""Whether "within a year" is so where it is cited, and not "within a month"."""

import re
from collections.abc import Iterator

from rag.prove.align import Alignment
from rag.prove.checks.rounded import is_nearly
from rag.prove.facts.agree import is_about_as_long, same_amount
from rag.prove.facts.measures import TIMES, UNITS
from rag.prove.facts.values import Quantity, Span
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.languages import ENGLISH

_ONE = re.compile(
    r"\b(?:within|after|for|than|least|most|over|under|before|until|lasts?|takes?)\san?\s(?:(?:full|whole|single)\s)?"
    r"(?P<unit>second|minute|hour|day|week|fortnight|month|quarter|year)\b(?!-)"
    r"|\ban?\s(?P<ahead>minute|hour|day|week|fortnight|month|quarter|year)\s(?:ahead|in\sadvance|before|beforehand|after|later|earlier)\b",
    re.IGNORECASE,
)
_PER = re.compile(
    r"\b(?P<noun>[a-z]{3,})\sper\s(?P<unit>second|minute|hour|day|week|month|quarter|year)\b", re.IGNORECASE
)
_IN = re.compile(
    r"\bin\s(?P<unit>milliseconds|seconds|minutes|hours|days|weeks|months|years|bytes|[kmg]i?b|metres|feet)\b(?!\s(?:when|where|of))",
    re.IGNORECASE,
)
_TURN = re.compile(
    r"""\bthe\s(?:(?P<way>same|next|following|previous|preceding)\s)?(?P<unit>day|week|month|quarter|year|semester|term)\b
    (?:\s(?P<behind>after|before|following|prior\sto|preceding)\b)?""",
    re.IGNORECASE | re.VERBOSE,
)
_WAYS = {"same": "same", "previous": "before", "preceding": "before", "before": "before", "prior to": "before"}
"""All others come after."""
_COUNTED = re.compile(
    r"\b(?:once|twice|times|days?|hours?|weeks?|months?|quarter|half|part|end|out|rest|course)\s$", re.IGNORECASE
)
"""What makes a rate or a share of it: "twice in a year", "half of a day"."""
_YEARLY = frozenset(["annual", "annually"])
_REACH = 20  # characters before it in which that stands
_ABOUT = 0.3  # of the claim, for a unit to be about it


def check_one_unit(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for one unit of time that nothing cited has, where the closest unit has another time."""
    claim = alignment.claim
    if claim.language != ENGLISH or not alignment.near:
        return
    yield from _check_per(alignment)
    yield from _check_measure(alignment)
    yield from _check_turn(alignment)
    for match in _ONE.finditer(claim.text):
        group = "unit" if match["unit"] else "ahead"
        if _COUNTED.search(claim.text, max(0, match.start() - _REACH), match.start()):
            continue
        dimension, amount = UNITS[match[group].lower()]
        span = match.span(group)
        if any(fact.span.start < span[1] and span[0] < fact.span.end for fact in claim.facts):
            continue
        if _is_said(match[group].lower(), dimension, amount, alignment):
            continue
        one = Quantity(Span(match[group], *span), amount, 1, dimension)
        if is_nearly(one, alignment):
            continue
        near = [unit for unit in alignment.near if alignment.fit(unit) >= _ABOUT]
        times = [fact for unit in near for fact in unit.quantities if fact.dimension in TIMES]
        if times:
            yield doubtful(Reason.UNIT, f"{match.group()} / {times[0].span.text}")
            return


def _check_per(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for "requests per minute" where near are requests per second alone."""
    text = alignment.claim.text
    for match in _PER.finditer(text) if " per " in text else ():
        found = [there for there in _PER.finditer(alignment.near_text) if _is_alike(match["noun"], there["noun"])]
        units = {there["unit"].lower() for there in found}
        if units and match["unit"].lower() not in units:
            yield doubtful(Reason.UNIT, f"{match.group()} / {found[0].group()}")


def _check_measure(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for "the wait in minutes" where near it is told in seconds alone."""
    text = alignment.claim.text
    for match in _IN.finditer(text) if " in " in text else ():
        found = {there["unit"].lower() for there in _IN.finditer(alignment.near_text)}
        if found and match["unit"].lower() not in found:
            yield doubtful(Reason.UNIT, f"{match.group()} / {min(found)}")


def _is_alike(one: str, other: str) -> bool:
    return one.lower().removesuffix("s") == other.lower().removesuffix("s")


def _check_turn(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for "in the month after" where near it is in the same month."""
    for unit, way, said in _turns(alignment.claim.text):
        found = [turn for turn in _turns(alignment.near_text) if turn[0] == unit]
        if found and way not in {turn[1] for turn in found}:
            yield doubtful(Reason.DATE, f"{said} / {found[0][2]}")


def _turns(text: str) -> Iterator[tuple[str, str, str]]:
    """Yield each unit of time that is told by another, which way it lies from that, and how it is said."""
    for match in _TURN.finditer(text):
        said = match["behind"] or match["way"]
        if said:
            yield match["unit"].lower(), _WAYS.get(" ".join(said.lower().split()), "after"), match.group()


def _is_said(unit: str, dimension: str, amount: float, alignment: Alignment) -> bool:
    """Whether anything cited is as long, or a near unit has the unit's word."""
    words = {unit, f"{unit}ly", *(_YEARLY if unit == "year" else ())}
    if any(word.folded in words for each in alignment.near for word in each.words):
        return True
    facts = (fact for parsed in alignment.cited for fact in parsed.quantities)
    return any(fact.dimension in TIMES and _is_as_long(fact, dimension, amount) for fact in facts)


def _is_as_long(fact: Quantity, dimension: str, amount: float) -> bool:
    one = Quantity(fact.span, amount, 1, dimension)
    return same_amount(one, fact) or is_about_as_long(one, fact)
