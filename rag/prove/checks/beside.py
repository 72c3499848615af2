"""Two values in one sentence: which of them a claim's words stand beside."""

import re
from collections.abc import Iterator
from itertools import pairwise

from rag.prove.align import Alignment
from rag.prove.facts.agree import has_fact, is_same
from rag.prove.facts.measures import MONEY
from rag.prove.facts.values import Code, Fact, Quantity
from rag.prove.fit import best_units, competes
from rag.prove.unit import Unit, is_row
from rag.prove.words.alike import Bag
from rag.prove.words.words import Word

_CONTRAST = re.compile(r";\s|,?\s(?:while|whereas|but)\s", re.IGNORECASE)
OUTSIDE = re.compile(r"\b(?:outside|unlike|except|other\sthan)\s(?:\w+\s){0,2}\w+", re.IGNORECASE)
"""What a claim is not about."""
_FRAMED = re.compile(
    r"[,;]\s(?:during|in|on|at|for|with|after|before|within|from|if|when)\s(?:\w+\s){0,3}?$", re.IGNORECASE
)
_FRAME = re.compile(
    r"\W*(?:and\s|but\s)?(?:during|in|on|at|for|with|after|before|within|from|if|when)\b", re.IGNORECASE
)
_THEN = re.compile(r"\b(?:then|after|afterwards|thereafter|following)\b[^.;]*$", re.IGNORECASE)
_AFTERWARDS = re.compile(
    r"[^,.;]{0,25}\b(?:after(?!\sthe\sfirst\sday)|afterwards|thereafter|then\son)\b", re.IGNORECASE
)
"""What says before or behind a value that it holds later."""
_POINTING = re.compile(
    r"[^,.;]{0,25}\b(?:then|thereafter|afterwards|after\s(?:that|this|which))\b[^,.;\d]{0,25}", re.IGNORECASE
)
_OF_THOSE = re.compile(
    r"(?:;|\bwhile|\bwhereas|\bbut)\s(?:(?:if|when)\s)?(?:those|the\sones|that|they|it|he|she)\b", re.IGNORECASE
)
_PART = re.compile(
    r"[,;]\s|\s(?:and|or|but|while|whereas|versus|compared\s(?:to|with)|und|oder|y|o|et|ou)\s", re.IGNORECASE
)


def neighbours_value(fact: Fact, alignment: Alignment) -> Fact | None:
    """
    Return the other value whose part of the sentence the claim is about, if any.

    "60 in Germany" of "45 in Germany and 60 in Switzerland": a word of the claim stands behind the other value, in its
    part of the sentence, and none of the claim's own in the part of the claimed value alone.
    """
    unit = next((unit for _, unit in best_units(alignment, fact.span) if has_fact(unit, fact)), None)
    if unit is None or (is_row(unit.text) and unit.context):  # of a row the header tells what each value is of
        return None
    parts = list(_parts(unit, _PART))
    ours = [part for part in parts if any(is_same(fact, found) for found in part[0])]
    if len(ours) != 1:
        return None
    outside = [match.span() for match in OUTSIDE.finditer(alignment.claim.text)]
    telling = [w for w in alignment.claim.telling if not any(start <= w.start < end for start, end in outside)]
    stems = {word.stem for word in telling}
    strong = {word.stem for word in telling if word.weight == 1}
    here = {word.stem for word in ours[0][1]}
    for facts, words in parts:
        rival = next((found for found in facts if competes(fact, found)), None)
        if rival is None or any(is_same(one, rival) for one in alignment.claim.facts) or _is_as_much(fact, rival):
            continue
        if _has_partner(fact, facts, ours[0][0], alignment):
            return rival
        theirs = {word.stem for word in words}
        behind = {word.stem for word in words if word.start > rival.span.end}
        # "... is 28 euros, and 14 euros on Sundays"
        shares = rival.span.start > ours[0][0][-1].span.end and not any(w.start < rival.span.start for w in words)
        own = {word.stem for word in ours[0][1] if word.start > ours[0][0][-1].span.end} if shares else here
        said = strong if shares else stems
        if said & (behind - here) and not said & (own - theirs):
            return rival
    return _said_of_another(fact, unit, alignment)


def is_framed(fact: Fact, unit: Unit, alignment: Alignment) -> bool:
    """Whether the part of a sentence that has a value tells first when it holds, in a word of the claim."""
    parts = list(_parts(unit, _PART))
    ours = [(facts, words) for facts, words in parts if any(is_same(fact, found) for found in facts)]
    others = {word.stem for part in parts if part not in ours for word in part[1]}
    strong = {word.stem for word in alignment.claim.telling if word.weight == 1} - others
    return any(
        word.stem in strong and word.start < facts[0].span.start and _FRAMED.search(unit.text, 0, word.start)
        for facts, words in ours
        for word in words
    )


def is_said_of_later(fact: Fact, alignment: Alignment) -> bool:
    """Whether a value is what holds later both in the claim and in a near unit: "then 70%" of "70% after that"."""
    spoken = alignment.claim.text
    ours = _THEN.search(spoken, 0, fact.span.start) or _AFTERWARDS.match(spoken, fact.span.end)
    return bool(ours) and any(
        is_same(fact, one)
        and (_POINTING.search(unit.text, 0, one.span.start) or _POINTING.match(unit.text, one.span.end))
        for unit in alignment.near
        for one in unit.facts
    )


def has_own_part(fact: Fact, rival: Fact, unit: Unit, alignment: Alignment) -> bool:
    """Whether the part of a sentence that has a value has a word of the claim that the part with another lacks."""
    parts = list(_parts(unit, _PART))
    ours, theirs = (
        {word.stem for facts, words in parts if any(is_same(value, one) for one in facts) for word in words}
        for value in (fact, rival)
    )
    return any(
        word.stem in ours - theirs for word in alignment.claim.words if word.weight == 1 and word.text[0].isalpha()
    )


def _said_of_another(fact: Fact, unit: Unit, alignment: Alignment) -> Fact | None:
    """
    Return the other value of a contrast whose half alone has what the claim begins with, if any.

    "B takes 2 days" of "A takes 2 days, whereas B takes 3".
    """
    if _OF_THOSE.search(unit.text):
        return None  # both halves are of what the first one names
    halves = list(_parts(unit, _CONTRAST))
    ours = [half for half in halves if any(is_same(fact, found) for found in half[0])]
    if len(halves) == 1 or len(ours) != 1:
        return None
    here = Bag.of(word.stem for word in ours[0][1])
    about = next((word for word in alignment.claim.words if word.weight), None)
    for half in halves:
        rival = next((found for found in half[0] if competes(fact, found)), None)
        if rival is None or half is ours[0] or any(is_same(one, rival) for one in alignment.claim.facts):
            continue
        if about and Bag.of(word.stem for word in half[1]).holds(about) and not here.holds(about):
            return rival
    return None


def _has_partner(fact: Fact, theirs: tuple[Fact, ...], ours: tuple[Fact, ...], alignment: Alignment) -> bool:
    """
    Whether another value of the claim stands in the other part, where ours has one that the claim lacks.

    "70 euros after three years" of "40 euros for three years or 70 euros for five years".
    """
    claimed = alignment.claim.facts
    for other in claimed:
        if not (_names_one(other) or _is_of_another_kind(fact, other)) or not any(
            is_same(other, found) for found in theirs
        ):
            continue
        if any(competes(other, found) and not any(is_same(one, found) for one in claimed) for found in ours):
            return True
    return False


def _is_of_another_kind(fact: Fact, other: Fact) -> bool:
    """Whether two amounts cannot be compared: money and a time."""
    return isinstance(fact, Quantity) and isinstance(other, Quantity) and not competes(fact, other)


def _is_as_much(fact: Fact, rival: Fact) -> bool:
    """Whether two amounts are one in two currencies: "over $75 or £75"."""
    if not (isinstance(fact, Quantity) and isinstance(rival, Quantity)):
        return False
    return fact.value == rival.value and MONEY.issuperset({fact.dimension, rival.dimension})


def _names_one(fact: Fact) -> bool:
    """Whether a value names one of several things."""
    return isinstance(fact, Code) or (isinstance(fact, Quantity) and fact.is_label)


def _with_frames(stretches: list[tuple[int, int]], unit: Unit) -> Iterator[tuple[int, int]]:
    """Yield the stretches, each with the one before it that only tells when or where: "during probation, two weeks"."""
    begin: int | None = None
    for start, end in stretches:
        valued = any(start <= fact.span.start < end for fact in unit.facts)
        if not valued and _FRAME.match(unit.text, start):
            begin = start if begin is None else begin
            continue
        yield (start if begin is None else begin), end
        begin = None
    if begin is not None:
        yield begin, stretches[-1][1]


def _parts(unit: Unit, between: re.Pattern[str]) -> Iterator[tuple[tuple[Fact, ...], tuple[Word, ...]]]:
    """Yield the facts and the telling words of each part of a sentence."""
    cuts = [0, *(match.start() for match in between.finditer(unit.text)), len(unit.text)]
    for start, end in _with_frames(list(pairwise(cuts)), unit):
        facts = tuple(fact for fact in unit.facts if start <= fact.span.start < end)
        yield facts, tuple(word for word in unit.words if word.weight and start <= word.start < end)
