"""Whether a claim ties to a thing what stands in brackets behind another: "Ana (menus), Ben (ropes)"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rag.prove.align import Alignment
from rag.prove.facts.agree import is_same
from rag.prove.facts.values import Quantity
from rag.prove.fit import competes
from rag.prove.unit import Unit
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import Bag
from rag.prove.words.languages import ENGLISH
from rag.prove.words.words import Word

_BRACKETS = re.compile(r"(?P<head>[^,;:.()\n|]{2,60}?)\s\((?P<inside>[^()]{2,60})\)")
_INSIDE = re.compile(r"\([^()]{2,60}\)")
_HEAD = 3  # words right before a bracket that it can be said of
_HALF = 0.5  # of them, for a claim to speak of the thing
_SEVERAL = 2


@dataclass(frozen=True, slots=True)
class _Tied:
    """What stands before a bracket and what stands in it, one word or more each."""

    head: Sequence[Word]
    inside: Sequence[Word]

    @property
    def stems(self) -> set[str]:
        return {word.stem for word in (*self.head, *self.inside)}


def check_parens(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for a thing beside what is in the brackets behind another one alone."""
    claim = alignment.claim
    if claim.language != ENGLISH or not any(unit.text.count("(") >= _SEVERAL for unit in alignment.near):
        return
    parts = [[piece.word for piece in part.pieces if piece.word] for part in alignment.parts]
    for said in (list(claim.words), *parts):
        for unit in alignment.near:
            if found := _of_another(said, list(_tied(unit))):
                yield doubtful(Reason.BINDING, f"{found} / {unit.text}")
                return


def check_value_in_parens(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for a value of what has another one in brackets: "6 for admins" of "6 (24 for admins)"."""
    claim = alignment.claim
    said = Bag.of((word.stem for word in claim.words), claim.language)
    for unit in alignment.near:
        for match in _INSIDE.finditer(unit.text):
            values = unit.quantities
            inside = [fact for fact in values if match.start() < fact.span.start < match.end()]
            before = [fact for fact in values if fact.span.end <= match.start()][-1:]
            if len(inside) != 1 or not before or not competes(before[0], inside[0]) or is_same(before[0], inside[0]):
                continue
            if not all(map(said.holds, words := _whose(unit, match, inside[0]))) or not words:
                continue
            has_own = any(is_same(fact, inside[0]) for fact in claim.facts)
            if not has_own and any(is_same(fact, before[0]) for fact in claim.facts):
                yield doubtful(Reason.BINDING, f"{before[0].span.text} / {match.group()}")
                return


def _whose(unit: Unit, match: re.Match[str], value: Quantity) -> list[Word]:
    """Return the words in brackets that tell whose value it is: none where they stand before the brackets too."""
    words = [word for word in unit.words if word.weight == 1]
    inside = [word for word in words if match.start() < word.start < match.end()]
    before = {word.stem for word in words if word.end <= match.start()}
    own = [word for word in inside if not value.span.start <= word.start < value.span.end]
    return [] if all(word.stem in before for word in own) else own


def _tied(unit: Unit) -> Iterator[_Tied]:
    """Yield what a unit ties together with brackets; values are held elsewhere."""
    words = [word for word in unit.words if word.weight == 1 and not word.text[0].isdigit()]
    for match in _BRACKETS.finditer(unit.text):
        head, inside = (
            [w for w in words if match.start(side) <= w.start < match.end(side)] for side in ("head", "inside")
        )
        if head and inside:
            yield _Tied(head[-_HEAD:], inside)


def _of_another(words: Sequence[Word], tied: Sequence[_Tied]) -> str:
    """Return what some words tie together that stands in two places, "" when all is where it belongs."""
    said = Bag.of(word.stem for word in words)
    stems = {word.stem for word in words}
    for one in tied:
        if not said.holds(one.head[-1]) or sum(map(said.holds, one.head)) < _HALF * len(one.head):
            continue
        for other in tied:
            theirs = [word for word in other.inside if word.stem in stems and word.stem not in one.stems]
            own = [word for word in one.inside if word.stem not in {each.stem for each in other.inside}]
            heads = [word for word in other.head[-1:] if word.stem not in one.stems]
            if other is not one and theirs and not any(map(said.holds, (*own, *heads))):
                return f"{one.head[-1].text}, {theirs[0].text}"
    return ""
