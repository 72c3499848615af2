"""Whether a claim holds in every case, "whenever you like" or for "every attempt", that is cited of one."""

import re
from collections.abc import Iterator
from itertools import pairwise

from rag.prove.align import Alignment
from rag.prove.checks.derived import is_worked_out
from rag.prove.facts.measures import UNITS
from rag.prove.unit import Unit
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.cue import cue
from rag.prove.words.languages import ENGLISH
from rag.prove.words.words import Word

_FREELY = cue(
    r"""\b(?:(?:whenever|as\s(?:often|many|much|long)\sas)\s(?:you|they)(?:['’]d)?\s(?:like|want|wish|please|choose
    |decide|need|prefer)
    |whenever\sthe\s[\w-]+\s(?:likes?|wants?|wish(?:es)?|pleases?|chooses?|prefers?)
    |whatever\s(?:(?:you|they)\s(?:like|want|wish|please|choose|decide|do|prefer)|happens|the\sreason)
    |anywhere(?!\s(?:in|on|at|within|else)\b)|any\s?time|no\smatter|at\sall\stimes|in\sall\scases|without\sexception
    |as\sa\smatter\sof\s(?:course|routine)|every\s(?:single\s)?time|routinely|invariably|without\sfail
    |(?:(?<=,\s)|(?<=^))(?:whatever|whichever)\b(?!\s(?:is|comes|occurs|you|they|we|it|he|she)\b)
     (?=[^,.]{3,60}(?:,|[.]?$))
    |unconditionally|altogether|regardless|however\s(?:many|much|long|often))\b""",
    re.VERBOSE,
)
_UNBOUND = re.compile(
    r"""\b(?:any\w*|all|every\w*|always|when\s?ever|regardless|what\s?ever|no\smatter|each|who\s?ever|wherever
    |altogether|unlimited|at\swill|entire\w*|whole|never
    |(?:they|you)(?:\swould|['’]d)?\s(?:like|want|wish|choose|prefer))\b""",
    re.IGNORECASE | re.VERBOSE,
)
_AT_ALL = re.compile(r"\b(?:not|no|never|none)\b[^.;]{0,40}\bat\sall\b", re.IGNORECASE)
_CONCEDES = re.compile(r"(?:what|which)ever|regardless|no\smatter|however", re.IGNORECASE)
_CONCEDED = re.compile(
    r"\b(?:regardless|whatever|whichever|no\smatter|however|any\w*|always|even|irrespective|whether|flat|fixed)\b",
    re.IGNORECASE,
)
"""What concedes as much where it is cited: that "all" may do something sets no condition aside."""
_WHOLE = re.compile(r"\b(?:none|both|no|full(?!-time)\w*|complete\w*)\b", re.IGNORECASE)
"""Words that speak of all of something without leaving its bounds open."""
_HOW_OFTEN = re.compile(r"\b(?:every|each)\s(?:\w+\s){0,2}(?:year|month|week|day|hour)s?\b", re.IGNORECASE)
_ALWAYS = cue(r"\b(?:always|in\severy\scase|in\sall\scases)\b", needs="always case")
_OTHERWISE = re.compile(r"\W*(?:if|unless|except|however|but|when|on|in)\b", re.IGNORECASE)
_WHENEVER = re.compile(r"\b(?:when\s?ever|any\s?time|at\sall\stimes|always)\b", re.IGNORECASE)
_EVERY = frozenset(["all", "any", "every"])
_ONE = frozenset("a an the one this your".split())
_TIME = re.compile(
    r"""(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october
    |november|december|morning|night|evening|afternoon|time|quarter|weekend|half""",
    re.VERBOSE,
)


def check_universal(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt where the claim has no bounds, or is of every single one, and what is near is not."""
    claim = alignment.claim
    if claim.language != ENGLISH or not alignment.near:
        return
    freely = _FREELY.search(claim.text)
    if freely and freely.group().lower() == "altogether" and any(is_worked_out(q, alignment) for q in claim.quantities):
        freely = None  # of a sum
    unbound = _CONCEDED if freely and _CONCEDES.match(freely.group()) else _UNBOUND
    if (
        freely
        and not unbound.search(_HOW_OFTEN.sub(" ", alignment.closest.text))
        and not _AT_ALL.search(alignment.near_text)
        and not (_WHENEVER.match(freely.group()) and _is_at_any_time(alignment))
    ):
        yield doubtful(Reason.SCOPE, f"{freely.group()} / {alignment.closest.text}")
    if (always := _ALWAYS.search(claim.text)) and (other := _exception(alignment)):
        yield doubtful(Reason.SCOPE, f"{always.group()} / {other}")
    if not freely and (every := _of_every(alignment)):
        yield doubtful(Reason.SCOPE, f"{every} / {alignment.closest.text}")


def _is_at_any_time(alignment: Alignment) -> bool:
    """Whether anything cited that has a word of the claim holds at any time."""
    telling = [word for word in alignment.claim.telling if word.weight == 1]
    units = (unit for parsed in alignment.cited for unit in parsed.units if _WHENEVER.search(unit.text))
    return any(unit.own.holds(word) for unit in units for word in telling)


def _exception(alignment: Alignment) -> str:
    """Return the sentence near the closest one that says when it is otherwise, and that the claim lacks; else ""."""
    if _ALWAYS.search(alignment.near_text):
        return ""
    spoken = alignment.spoken
    for unit in (*alignment.near, *alignment.around):
        words = [word for word in unit.words if word.weight]
        held = sum(map(spoken.holds, words))
        if _OTHERWISE.match(unit.text) and 1 < held < len(words):
            return unit.text
    return ""


def _of_every(alignment: Alignment) -> str:
    """Return "every attempt", where what is near has "an attempt" or "the second attempt"; else ""."""
    words, facts = alignment.claim.words, alignment.claim.facts
    for word, noun in pairwise(words):
        if word.folded not in _EVERY or noun.weight < 1 or noun.folded in UNITS or _TIME.match(noun.folded):
            continue
        counted = any(fact.span.start <= word.start < fact.span.end for fact in facts)
        ones = [unit.text for unit in alignment.near if _is_one(noun, unit)] if not counted else []
        if ones and not any(_UNBOUND.search(text) or _WHOLE.search(text) for text in ones):
            return f"{word.text} {noun.text}"
    return ""


def _is_one(noun: Word, unit: Unit) -> bool:
    """Whether a unit speaks of one of them: an article stands up to two words before it, or a word that tells which."""
    for at, word in enumerate(unit.words):
        if word.stem != noun.stem or not at:
            continue
        which = unit.words[at - 1]
        is_compound = bool(which.weight) and unit.text[which.start - 1 : which.start] == "-"
        if (which.weight == 1 or is_compound) and which.end + 1 == word.start:
            return True
        if not _ONE.isdisjoint(each.folded for each in unit.words[max(0, at - 2) : at]):
            return True
    return False
