"""Whether a value counts what it counts where it is cited: working days, each of them, after a wait, once only."""

import re
from collections.abc import Iterator

from rag.prove.align import Alignment
from rag.prove.checks.derived import is_worked_out
from rag.prove.facts.agree import is_same
from rag.prove.facts.measures import TIMES
from rag.prove.facts.values import Quantity
from rag.prove.fit import competes
from rag.prove.unit import Unit, is_row
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.cue import cue

_CALENDAR = cue(
    r"\bcalendar\s(?:day|week)s?\b|\bkalendertag\w*|\bdías\snaturales\b|\bjours\scalendaires\b",
    needs="calendar kalender naturales calendaires",
)
_WORKING = cue(
    r"\b(?:working|business|work)\s(?:day|week)s?\b|\bweekdays?\b|\b(?:arbeits|werk)tag\w*|\bdías\s(?:hábiles|laborables)\b"
    r"|\bjours\souvr(?:és|ables)\b|営業日",
    needs="work business weekday tag hábiles laborables ouvr 営業日",
)
_TOGETHER = cue(
    r"\b(?:in\stotal|altogether|for\sthe\s(?:whole|entire)\s\w+|as\sa\sgroup|combined|shared|between\sthem|au\stotal"
    r"|insgesamt|en\stotal)\b|合計",
    needs="total together whole entire group combined shared between insgesamt 合計",
)
_EACH = re.compile(
    r"""\b(?:per\s(?:person|head|employee|team\smember|child|participant|member|guest|attendee|travell?er|individual)
    |each(?!\s(?:year|month|week|day|quarter))|(?:for|to)\severy|apiece)\b""",
    re.IGNORECASE | re.VERBOSE,
)
_AT_ONCE = cue(
    r"""\b(?:(?:from|on|with|since)\s(?:the\s|your\s|their\s)?(?:very\s)?(?:first\sday|day\sone|day\s1)|immediately
    |right\s(?:away|from\sthe\sstart)|from\sthe\s(?:start|beginning)|ab\sdem\sersten\stag|desde\sel\sprimer\sdía
    |dès\sle\spremier\sjour)\b|初日から|すぐに""",
    re.VERBOSE,
    needs="first day immediate right start beginning ersten primer premier 初日 すぐに",
)
_STARTS = re.compile(
    r"\b(?:start|beginning|first\sday|day\sone|immediate|straight|right\saway|as\ssoon|asap|prompt|hire|upon|joining)",
    re.IGNORECASE,
)
"""What may say "at once" in other words."""
_WAITS = re.compile(
    r"\b(?:after|at\sleast|for\sthe\sfirst|waiting|first|once|completed?|until|from\sthe)\b", re.IGNORECASE
)
_AHEAD = 30  # characters before a value in which it is told to be a wait


def check_counting(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for a value that counts something else than it does near the claim; in all languages."""
    if not alignment.near:
        return
    text, near = alignment.claim.text, alignment.near_text
    for one, other in ((_CALENDAR, _WORKING), (_WORKING, _CALENDAR)):
        if (said := one.search(text)) and other.search(near) and not one.search(near):
            yield doubtful(Reason.UNIT, f"{said.group()} / {near}")
    if alignment.claim.facts and (together := _TOGETHER.search(text)) and not is_row(alignment.closest.text):
        each = _EACH.search(near)
        reckons = any(is_worked_out(fact, alignment) for fact in alignment.claim.quantities) if each else False
        if each and not (reckons or _EACH.search(text) or _TOGETHER.search(near)):
            yield doubtful(Reason.UNIT, f"{together.group()} / {each.group()}")
    if (at_once := _AT_ONCE.search(text)) and not (_AT_ONCE.search(near) or _STARTS.search(near)):
        waits = next((wait for unit in alignment.near for wait in _waits(unit, alignment)), None)
        if waits:
            yield doubtful(Reason.CONDITION, f"{at_once.group()} / {waits.span.text}")
    yield from _said_twice(alignment)


def _waits(unit: Unit, alignment: Alignment) -> Iterator[Quantity]:
    """Yield the stretches of time of a unit that have to pass first, and of which the claim says nothing."""
    said = [fact.value for fact in alignment.claim.quantities]
    times = (fact for fact in unit.quantities if fact.dimension in TIMES)
    for fact in times:
        waits = _WAITS.search(unit.text, max(0, fact.span.start - _AHEAD), fact.span.start)
        if waits and fact.value not in said:
            yield fact


def _said_twice(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for a value that the claim has twice and the closest unit once, beside one that the claim lacks."""
    claimed = alignment.claim.quantities
    if len(claimed) <= 1:
        return
    found = alignment.closest.quantities
    for at, fact in enumerate(claimed):
        if not any(is_same(fact, again) for again in claimed[at + 1 :]):
            continue
        others = [other for other in found if competes(fact, other) and not any(is_same(one, other) for one in claimed)]
        if others and sum(is_same(fact, other) for other in found) == 1:
            yield doubtful(Reason.BINDING, f"{fact.span.text} / {others[0].span.text}")
            return
