"""Whether a claim gives a thing the value of another of a list: "B costs 4" of "A and B cost 4 and 11 euros"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rag.prove.align import Alignment
from rag.prove.facts.agree import is_same
from rag.prove.facts.values import Clock, Day, Fact, Quantity
from rag.prove.fit import competes
from rag.prove.pieces import ARTICLES
from rag.prove.unit import is_row
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import INFLECTED, Bag
from rag.prove.words.words import Word

_BESIDE = re.compile(r"[^\W\d_]{0,12}\s?,?\s?(?:,|\b(?:and|or|und|oder|y|o|et|ou))\s", re.IGNORECASE)
"""What stands between two values of a list: "4 (euros) and", "2 April,"."""
_CUT = re.compile(r"[;,]\s|\s(?:and|but|while|whereas|und|y|et)\s", re.IGNORECASE)
_AND = frozenset("and or und oder y o et ou".split())
_SEVERAL = 2


@dataclass(frozen=True, slots=True)
class _Pair:
    """A thing and its value, which stand in the same place of two lists."""

    name: Word
    value: Fact


def check_respective(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for the first value that the page lists in the place of another thing than the claim names."""
    claim = alignment.claim
    values = [fact for fact in claim.facts if isinstance(fact, Quantity | Clock | Day)]
    if not values:
        return
    for unit in alignment.near:
        if is_row(unit.text) or len(unit.facts) < _SEVERAL:
            continue
        for listed in _listed(unit.text, unit.words, unit.facts):
            own = next((pairs for pairs in _listed(claim.text, claim.words, claim.facts) if len(pairs) > 1), ())
            if found := _exchanged(own, listed) or ("" if own else _of_another(alignment, values, listed)):
                yield doubtful(Reason.BINDING, f"{found} / {unit.text}")
                return


def _listed(text: str, words: Sequence[Word], facts: Sequence[Fact]) -> Iterator[Sequence[_Pair]]:
    """Yield the things and values of each list of values that a list of as many things stands before."""
    ordered = sorted((fact for fact in facts if isinstance(fact, Quantity | Clock | Day)), key=lambda f: f.span.start)
    run: list[Fact] = []
    for fact in [*ordered, None]:
        if fact and run and fact.span.start < run[-1].span.end:
            continue
        if fact and (not run or _are_listed(text, run[-1], fact)):
            run.append(fact)
            continue
        if len(run) >= _SEVERAL and (names := _names(text, words, run)):
            yield [_Pair(name, value) for name, value in zip(names, run, strict=True)]
        run = [fact] if fact else []


def _are_listed(text: str, one: Fact, other: Fact) -> bool:
    between = text[one.span.end : other.span.start]
    return bool(_BESIDE.fullmatch(between)) and competes(one, other)


def _names(text: str, words: Sequence[Word], values: Sequence[Fact]) -> list[Word]:
    """Return a word for each thing of the nearest list before some values, where it is as long; else none."""
    before = [at for at, word in enumerate(words) if word.end <= values[0].span.start]
    last = next((at for at in reversed(before) if words[at].folded in _AND), 0)
    behind = next((word for word in words[last + 1 :] if word.folded not in ARTICLES), None)
    if not last or behind is None or behind.start >= values[0].span.start:
        return []
    names = [words[last - 1], behind]
    for at in range(last - 2, -1, -1):
        if len(names) >= len(values):
            break
        if text[words[at].end :].startswith(","):
            names.insert(0, words[at])
    listed = text[names[0].end : behind.start]
    is_whole = len(names) == len(values) and all(name.weight for name in names)
    return names if is_whole and listed.count(",") <= len(names) - 1 and not re.search(r"[;:.()]", listed) else []


def _exchanged(own: Sequence[_Pair], listed: Sequence[_Pair]) -> str:
    """Return a thing that a list of the claim gives the value of another."""
    for pair in own:
        theirs = [each for each in listed if _is_name(each.name, [pair.name])]
        if theirs and not _is_value(pair.value, theirs[0].value) and _is_other(pair.value, listed):
            return f"{pair.name.text}, {pair.value.span.text}"
    return ""


def _of_another(alignment: Alignment, values: Sequence[Fact], listed: Sequence[_Pair]) -> str:
    """Return a thing that a stretch of the claim, or all of it, gives the value of another."""
    claim = alignment.claim
    named = [pair for pair in listed if _is_name(pair.name, claim.words)]
    for value in values:
        start, end = 0, len(claim.text)
        if len(named) > 1:
            start = max((cut.end() for cut in _CUT.finditer(claim.text, 0, value.span.start)), default=0)
            stop = _CUT.search(claim.text, value.span.end)
            end = stop.start() if stop else end
        stretch = [word for word in claim.words if start <= word.start < end]
        about = [pair for pair in named if _is_name(pair.name, stretch)]
        if len(about) == 1 and not _is_value(value, about[0].value) and _is_other(value, listed):
            return f"{about[0].name.text}, {value.span.text}"
    return ""


def _is_name(name: Word, words: Sequence[Word]) -> bool:
    return Bag.of(word.stem for word in words).likeness(name.stem) >= INFLECTED


def _is_other(value: Fact, listed: Sequence[_Pair]) -> bool:
    return any(_is_value(value, pair.value) for pair in listed)


def _is_value(one: Fact, other: Fact) -> bool:
    """Whether two values are the same: the unit may stand behind the last one alone."""
    if isinstance(one, Quantity) and isinstance(other, Quantity):
        return one.value == other.value or is_same(one, other)
    return is_same(one, other)
