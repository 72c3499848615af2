"""
Whether a claim takes one half of "A does X, and B does Y" together with the other one: "B does X".

Both halves are built alike, so what stands in the same place of each is told apart by it.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from rag.prove.align import Alignment
from rag.prove.facts.values import Code
from rag.prove.fit import competes
from rag.prove.pieces import ARTICLES, Part, Piece, parts_of
from rag.prove.unit import Unit, is_row
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import INFLECTED
from rag.prove.words.languages import ENGLISH

_JOINED = re.compile(r";|,|\b(?:and|but|while|whereas)\b", re.IGNORECASE)
_BETWEEN = re.compile(
    r"""\W*(?:and|but|while|whereas)?\W*(?:(?:to|in|on|at|by|for|as|from|with)\W+)?
    (?:(?:the|an?|your|our|their|its)\W+)?""",
    re.IGNORECASE | re.VERBOSE,
)
_APART = re.compile(
    r"\b(?:than(?!\s\d)|unlike|instead|rather|except|not|no|never|neither|both|otherwise)\b|n['’]t\b", re.IGNORECASE
)
"""What tells two things apart in words of its own."""
_POINTS = frozenset("it they them this that these those he she its their one ones who which".split())
_SHORTEST = 2  # pieces of a half
_ALIKE = 2  # pieces that one half may have more


@dataclass(frozen=True, slots=True)
class _Half:
    """A part of a sentence, and those of its pieces that the other half lacks, with their places."""

    part: Part
    own: Sequence[tuple[int, Piece]]

    @classmethod
    def of(cls, part: Part, other: Part) -> "_Half":
        """Return a part beside the other half."""
        pieces = enumerate(part.pieces)
        return cls(part, [(at, piece) for at, piece in pieces if _is_thing(piece) and not other.has(piece)])

    def is_parallel(self, mine: tuple[int, Piece], other: "_Half", its: tuple[int, Piece]) -> bool:
        """Whether a piece stands where another one does in the other half."""
        (at, piece), (there, rival) = mine, its
        as_far = len(self.part.pieces) - at == len(other.part.pieces) - there  # from the end
        if piece.fact or rival.fact:
            return _compete(piece, rival, as_far=as_far)
        if as_far and not piece.slot and piece is self.part.pieces[-1]:
            return True
        if piece.slot or rival.slot:
            return piece.slot == rival.slot or bool(piece.slot and rival.slot and as_far)
        if at == there == 0 or (piece.before in ARTICLES and rival.before in ARTICLES):
            return True
        ahead = bool(at and there) and self.part.pieces[at - 1].is_like(other.part.pieces[there - 1])
        return ahead or piece.behind == rival.behind != ""


def check_crossed(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for a part of the claim that has a piece of one half where the rest is of the other."""
    claim = alignment.claim
    if claim.language != ENGLISH or not alignment.near or _APART.search(claim.text):
        return
    for unit in alignment.near:
        if is_row(unit.text) or not _JOINED.search(unit.text) or _APART.search(unit.text):
            continue
        for claimed in alignment.parts:
            found = _crossed(claimed, unit) if len(claimed.pieces) > _SHORTEST else ""
            if found:
                yield doubtful(Reason.BINDING, f"{found} / {unit.text}")
                return


def _crossed(claimed: Part, unit: Unit) -> str:
    """Return what a part of a claim has of either half, where each has something else for it; else ""."""
    for one, other in _halves(unit):
        (taken, left), (others, lefts) = _divided(one, claimed), _divided(other, claimed)
        if not (taken and others and left and lefts) or not _is_all(claimed, one, other):
            continue
        ours = next((mine for mine in taken for its in lefts if one.is_parallel(mine, other, its)), None)
        theirs = next((its for its in others for mine in left if one.is_parallel(mine, other, its)), None)
        if ours and theirs:
            return f"{ours[1].text}, {theirs[1].text}"
    return ""


def _halves(unit: Unit) -> Iterator[tuple[_Half, _Half]]:
    """Yield the parts that a comma, a semicolon or an "and" joins, two by two."""
    parts = [part for part in parts_of(unit) if len(part.pieces) >= _SHORTEST]
    for one, other in pairwise(parts):
        end, start = one.pieces[-1].start + len(one.pieces[-1].text), other.pieces[0].start
        between = unit.text[end:start]
        stop = other.pieces[-1].start
        if abs(len(one.pieces) - len(other.pieces)) > _ALIKE:
            continue
        if not _JOINED.search(between) or not _BETWEEN.fullmatch(between):
            continue
        if not any(word.folded in _POINTS for word in unit.words if end <= word.start <= stop):
            yield _Half.of(one, other), _Half.of(other, one)


def _divided(half: _Half, claimed: Part) -> tuple[list[tuple[int, Piece]], list[tuple[int, Piece]]]:
    """Return the pieces of a half that a part of the claim has, and those that it lacks."""
    said = [(at, piece) for at, piece in half.own if claimed.has(piece) >= INFLECTED]
    return said, [(at, piece) for at, piece in half.own if not claimed.has(piece)]


def _is_all(claimed: Part, one: _Half, other: _Half) -> bool:
    """Whether two halves say all that a part of the claim does."""
    return all(_is_said(piece, one, other) for piece in claimed.pieces if piece.tells)


def _is_said(piece: Piece, one: _Half, other: _Half) -> bool:
    return bool(one.part.has(piece) or other.part.has(piece) or (piece.word and one.part.above.holds(piece.word)))


def _is_thing(piece: Piece) -> bool:
    return piece.tells or piece.is_noun


def _compete(piece: Piece, rival: Piece, *, as_far: bool) -> bool:
    """Whether two values could stand in one place, or an identifier and a name in capitals do."""
    if isinstance(piece.fact, Code) and isinstance(rival.fact, Code):
        return True
    if piece.fact and rival.fact:
        return competes(piece.fact, rival.fact)
    return as_far and isinstance(piece.fact or rival.fact, Code) and (piece.text.isupper() or rival.text.isupper())
