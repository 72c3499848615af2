"""Whether a time is counted the way it is counted where it is cited: "30 days before" of "within 30 days of"."""

import re
from collections.abc import Iterator
from enum import Enum, auto

from rag.prove.align import Alignment
from rag.prove.facts.agree import is_same
from rag.prove.facts.measures import TIMES
from rag.prove.facts.values import Day, Fact, Quantity
from rag.prove.unit import Unit, is_row
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.clauses import denies
from rag.prove.words.cue import cue
from rag.prove.words.languages import ENGLISH
from rag.prove.words.words import Word


class _Way(Enum):
    BEFORE = auto()
    WITHIN = auto()
    LATER = auto()
    ON = auto()


_CUE = cue(r"\b(?:before|after|prior|in\sadvance|ahead)\b", needs="before after prior advance ahead")
_BEFORE = re.compile(r"\s(?:before|prior\sto|in\sadvance|ahead\sof)\b", re.IGNORECASE)
_WITHIN = re.compile(r"\b(?:within|no\slater\sthan|not\slater\sthan)\s(?:the\s(?:first|next)\s)?$", re.IGNORECASE)
_LATER = re.compile(r"\b(?:after|following)\s(?:the\s)?$", re.IGNORECASE)
_AHEAD_OF = re.compile(r"\bbefore\s(?:the\s)?$", re.IGNORECASE)
_ON = re.compile(r"\bon\s(?:the\s)?$", re.IGNORECASE)
_WRONG = {
    _Way.BEFORE: frozenset([_Way.WITHIN, _Way.ON]),
    _Way.LATER: frozenset([_Way.WITHIN, _Way.ON]),
    _Way.WITHIN: frozenset([_Way.LATER]),
    _Way.ON: frozenset(),
}
_WHOLE = 0.8  # of the claim, for a unit to say the same but for how the time is counted


def check_from_when(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for the first time that the closest unit counts from the other side."""
    claim = alignment.claim
    if (
        claim.language != ENGLISH
        or not alignment.near
        or not (_CUE.search(claim.text) or _CUE.search(alignment.near_text))
    ):
        return
    unit = alignment.closest
    if is_row(unit.text) or unit.denies or denies(claim.text, ENGLISH) or alignment.fit(unit) < _WHOLE:
        return
    for fact in claim.facts:
        way = _way(claim.text, fact)
        found = [one for one in unit.facts if is_same(fact, one)] if way else []
        theirs = {_way(unit.text, one) for one in found} - {None}
        if way and theirs and theirs <= _WRONG[way] and _is_of_the_same(fact, found[0], alignment, unit):
            yield doubtful(Reason.COMPARISON, f"{fact.span.text} / {unit.text}")
            return


def _way(text: str, fact: Fact) -> _Way | None:
    """Return how a time or a date is counted; None of what is neither, or stands alone."""
    at, end = fact.span.start, fact.span.end
    if isinstance(fact, Day):
        ways = ((_ON, _Way.ON), (_AHEAD_OF, _Way.BEFORE), (_LATER, _Way.LATER))
        return next((way for cue, way in ways if cue.search(text, 0, at)), None)
    if not isinstance(fact, Quantity) or fact.dimension not in TIMES:
        return None
    if _BEFORE.match(text, end):
        return _Way.BEFORE
    return next((way for cue, way in ((_WITHIN, _Way.WITHIN), (_LATER, _Way.LATER)) if cue.search(text, 0, at)), None)


def _is_of_the_same(fact: Fact, other: Fact, alignment: Alignment, unit: Unit) -> bool:
    """Whether the word before a date is the same on both sides: "expire before" and "expire on"."""
    if not isinstance(fact, Day):
        return True
    ours, theirs = _before(alignment.claim.words, fact), _before(unit.words, other)
    return ours is not None and theirs is not None and ours.stem == theirs.stem


def _before(words: tuple[Word, ...], fact: Fact) -> Word | None:
    return next((word for word in reversed(words) if word.weight and word.end <= fact.span.start), None)
