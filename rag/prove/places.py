"""The parts of cited units, and whether two pieces could stand in each other's place by what stands beside them."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rag.prove.pieces import ARTICLES, AUXILIARIES, Part, Piece, parts_of
from rag.prove.unit import Unit
from rag.prove.words.alike import Bag
from rag.prove.words.clauses import Clause
from rag.prove.words.opposites import opposites
from rag.prove.words.roots import root_of

_GENERIC = frozenset(map(root_of, "budget amount allowance fee price cost sum space place period".split()))
_BOUNDS = frozenset("only unless outside optional".split())  # such words set bounds, and deny nothing within them

_AND = re.compile(r"\s(?:and|or)\s(?:whose\s)?", re.IGNORECASE)
_MODIFIER = re.compile(r"(?:tion|ment|ance|ence|ancy|ency|ity|ness|ship|ure|age|ing)$")
"""How nouns end that qualify another: of "the approval and registration form"."""


def are_of_a_kind(first: Piece, last: Piece, other: Piece) -> bool:
    """Whether words stand behind or before what another one does, or both are nouns, or opposites."""
    if first.before == other.before or (last.behind and last.behind == other.behind):
        return True
    opposed = last.word and other.word and other.word.stem in opposites(last.word.stem)
    return ((first.is_noun or last.is_noun) and other.is_noun) or bool(opposed)


def are_nouns(one: tuple[Part, int], other: tuple[Part, int], verb: Piece | None) -> bool:
    """Whether two pieces are the subjects of auxiliaries, or the last of phrases with an article, before a verb."""
    first, second = (part.pieces[at] for part, at in (one, other))
    if first.slot or second.slot:
        return False
    if first.behind in AUXILIARIES and second.behind in AUXILIARIES:
        return True
    return verb is not None and all(_has_article(part, at) for part, at in (one, other))


def _has_article(part: Part, at: int) -> bool:
    """Whether an article stands before a piece, or before the one that qualifies it: "the security team"."""
    piece, before = part.pieces[at], part.pieces[at - 1] if at else None
    joined = before is not None and before.start + len(before.text) + 1 == piece.start
    return piece.before in ARTICLES or bool(joined and before and before.before in ARTICLES)


@dataclass(frozen=True, slots=True)
class Place:
    """A part of a cited unit, and the title above it."""

    unit: Unit
    part: Part
    title: Bag

    @property
    def is_first(self) -> bool:
        """Whether its unit begins with it."""
        return self.part is parts_of(self.unit)[0]


def places_of(close: Iterable[tuple[Unit, Bag]]) -> list[Place]:
    """Return the parts of units."""
    return [Place(unit, part, title) for unit, title in close for part in parts_of(unit)]


def is_denied(clauses: Sequence[Clause], part: Part) -> bool:
    """Whether the clause that a part begins in denies something."""
    start = part.pieces[0].start
    return any(clause.is_denied or clause.implied - _BOUNDS for clause in clauses if clause.start <= start < clause.end)


def is_generic(piece: Piece) -> bool:
    """Whether a word stands for many others behind one that tells which: "home office budget"."""
    return piece.stem in _GENERIC


def stems_in(pieces: Iterable[Piece]) -> set[str]:
    """Return the stems of pieces that are words."""
    return {piece.word.stem for piece in pieces if piece.word}


def shares_head(place: Place, head: Piece) -> bool:
    """Whether a part and the next share a word that the next one says: "of the approval and registration form"."""
    parts = parts_of(place.unit)
    at = parts.index(place.part) + 1
    if at >= len(parts) or not head.word:
        return False
    first, *others = parts[at].pieces
    last = place.part.pieces[-1]
    if not _AND.fullmatch(place.unit.text, last.start + len(last.text), first.start):
        return False
    if others and others[0].is_form_of(head) and others[0].before == first.text.lower():
        return bool(_MODIFIER.search(first.text))
    return first.before == head.before == "whose" and first.is_form_of(head)
