"""Whether what comes first, counts more or is preferred in a claim does so where it is cited."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rag.prove.align import Alignment
from rag.prove.unit import Unit
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import Bag
from rag.prove.words.clauses import denies
from rag.prove.words.cue import cue
from rag.prove.words.languages import ENGLISH
from rag.prove.words.words import Word

_BETWEEN = cue(
    r"""\b(?:(?:matter|count|weigh)s?\smore\sthan|(?:is|are)\s(?:far\s|much\s)?more\simportant\sthan
    |(?:take|ha(?:s|ve)|get|enjoy|given?)s?\s(?:a\s)?(?:clear\s|higher\s)?(?:priority|precedence|preference)\s(?:over|to)
    |(?:come|go|rank|happen|start|finish|end|due|used?(?:\sup)?|done|taken|paid|served)(?:e?s)?\s(?:well\s|long\s|right\s)?
     (?:before|ahead\sof|earlier\sthan)|preced(?:e|es|ing)|outranks?|outweighs?|overrides?
    |(?:is|are)\s(?:preferred|favou?red|preferable)\s(?:to|over)|rather\sthan|in\spreference\sto)\b""",
    re.VERBOSE,
    needs="than prior preced preference before ahead outrank outweigh overrid preferred favo preferable",
)
"""Stands between what comes first and what does not."""
_TURNED = cue(
    r"""\b(?:(?:come|go|rank|happen|start|due|done|taken|paid|served)(?:e?s)?\s(?:well\s|long\s|right\s|only\s)?
     (?:after|behind|later\sthan)|follows?|(?:is|are)\sless\simportant\sthan|(?:matter|count|weigh)s?\sless\sthan
    |(?:give|make)s?\sway\sto|yields?\sto)\b""",
    re.VERBOSE,
    needs="after behind than follow way yield",
)
"""The same the other way round."""
_AHEAD = cue(
    r"\b(?:prefer|favou?r|prioriti[sz]|choos|put|plac|valu)\w*\s(?P<first>[^,;.]{2,60}?)\s(?:over|to|before|above)\s",
    needs="prefer favo priorit choos put plac valu",
)
"""Stands ahead of both: "prefer A to B"."""
_FIRST = cue(
    r"(?<!\bwithout\s)\bfirst\b(?!\s(?:\w+\s)?(?:day|week|month|year|hour|time|aid|name|come|instance|place)s?\b)",
    needs="first",
)
_STOP = re.compile(r"[;:]|[.](?:\s|$)")
_COMMA = re.compile(r",")
_EQUALS = re.compile(
    r"""\b(?:just\s)?as\s\w+\sas\b(?!\s(?:possible|you|we|they|it)\b)|\bequal(?:ly)?\b|\bthe\ssame\s\w+\sas\b
    |\bno\s(?:greater|higher|more|less|lower)\s\w+(?=.{0,60}\bthan\b)""",
    re.IGNORECASE | re.VERBOSE,
)
"""What makes two of one rank: "just as important as"."""
_DENIED = 24  # characters before an order in which it is denied: "does not always come before"


@dataclass(frozen=True, slots=True)
class _Order:
    """What comes first and what second, by the stems of full weight that only one has; either may be open."""

    first: Bag
    second: Bag
    text: str


def check_priority(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt where what comes first in the claim is what comes second near it."""
    claim = alignment.claim
    if claim.language != ENGLISH:
        return
    for ours in _orders(claim.words, claim.text):
        if not ours.first.stems:
            continue
        for unit in alignment.near:
            for theirs in _orders(unit.words, unit.text):
                if _is_turned(ours, theirs, alignment):
                    yield doubtful(Reason.COMPARISON, f"{ours.text} / {unit.text}")
                    return
            if _EQUALS.search(unit.text) and not _EQUALS.search(claim.text) and _has_both(unit, ours):
                yield doubtful(Reason.COMPARISON, f"{ours.text} / {unit.text}")
                return


def _has_both(unit: Unit, ours: _Order) -> bool:
    """Whether a unit speaks of what comes first and of what comes second."""
    sides = [side for side in (ours.first, ours.second) if side.stems]
    return all(any(unit.own.likeness(stem) for stem in side.stems) for side in sides)


def _is_turned(ours: _Order, theirs: _Order, alignment: Alignment) -> bool:
    """Whether the first of one is the second of the other."""
    crossed = _common(ours.second, theirs.first), _common(ours.first, theirs.second)
    straight = _common(ours.first, theirs.first) + _common(ours.second, theirs.second)
    if straight >= sum(crossed):
        return False
    if not ours.second.stems:  # "B goes first" of "A goes first, then B"
        return bool(crossed[1])
    if not theirs.second.stems:  # "A goes first", and of the claim's first the page speaks elsewhere
        return any(stem in alignment.near_stems and stem not in theirs.first.stems for stem in ours.first.stems)
    return all(crossed)


def _common(one: Bag, other: Bag) -> int:
    return sum(other.likeness(stem) > 0 for stem in one.stems)


def _orders(words: Sequence[Word], text: str) -> Iterator[_Order]:
    """Yield the orders that a line tells of, but for those that it denies."""
    for between in (_BETWEEN, _TURNED):
        for match in between.finditer(text):
            if denies(text[max(0, match.start() - _DENIED) : match.end()], ENGLISH):
                continue
            ahead, behind = _side(words, text, match.start(), ahead=True), _side(words, text, match.end(), ahead=False)
            yield _order(*((behind, ahead) if between is _TURNED else (ahead, behind)), match.group())
    for match in _AHEAD.finditer(text):
        first = [word for word in words if match.start("first") <= word.start < match.end("first")]
        yield _order(first, _side(words, text, match.end(), ahead=False), match.group())
    for match in _FIRST.finditer(text):
        yield _order(
            _side(words, text, match.start(), ahead=True), _side(words, text, match.end(), ahead=False), match.group()
        )


def _side(words: Sequence[Word], text: str, at: int, *, ahead: bool) -> list[Word]:
    """Return what stands on one side of a place, up to where the clause ends."""
    if ahead:
        begin = max((cut.end() for cut in _STOP.finditer(text, 0, at)), default=0)
        commas = (cut.end() for cut in _COMMA.finditer(text, begin, at))
        for start in sorted((begin, *commas), reverse=True):  # ", but will come before": its subject stands ahead
            if found := [word for word in words if word.weight == 1 and start <= word.start < at]:
                return found
        return []
    stop = _STOP.search(text, at)
    end = stop.start() if stop else len(text)
    return [word for word in words if word.weight and at <= word.start < end]


def _order(first: Sequence[Word], second: Sequence[Word], text: str) -> _Order:
    """Return the order of two sides, by what they do not share."""
    one, other = ({word.stem for word in side if word.weight == 1} for side in (first, second))
    return _Order(Bag.of(one - other), Bag.of(other - one), text)
