"""A line in parts, as commas and "and" cut it, each with the words and the values that it says, in order."""

import re
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from operator import attrgetter
from typing import NamedTuple

from rag.prove.facts.agree import is_same
from rag.prove.facts.values import Fact, Span
from rag.prove.unit import Unit
from rag.prove.words.alike import Bag
from rag.prove.words.small import small_words
from rag.prove.words.words import Word, stems_of

_JOINING = frozenset("and but while whereas or nor who which rather if unless when where once because".split())
_SIGNS = r"[;:()|]|,\s|[.]\s|\s[-–—]\s"
_CUT_AT_SIGNS = re.compile(_SIGNS)
_CUT = re.compile(rf"{_SIGNS}|\b(?:{'|'.join(_JOINING)})\b", re.IGNORECASE)
_PREPOSITIONS = frozenset(
    """for to in on at with by from of about through into as than during outside inside within before after without
    above below under over until per""".split()
)
_TELLING = frozenset("during outside inside within before after without above below under over until".split())
"""Prepositions of which another one says something else."""
ARTICLES = frozenset("the a an your our their its his her each every any all no".split())
"""Words behind which a noun stands."""
_NOUN_BEHIND = ARTICLES | (_PREPOSITIONS - frozenset(["to", "than", "as"]))
AUXILIARIES = frozenset("may can must has have is are was were should will shall cannot does do had".split())
_NEW = re.compile(r";|[.]\s|while\b|whereas\b", re.IGNORECASE)
_ELLIPSIS = 3  # pieces up to which what stands behind such a cut goes on: "; performance fixes only to the latest"
_SUBJECT = 2  # pieces at the beginning of a part in which its own subject stands: "and the customer is ..."
_BE = frozenset("is are was were be been".split())
_PARTICIPLE = re.compile(r"(?:ed|en|wn|pt|nt|ld|ght|ut)$")
"""What ends so behind an "and" takes the place of what was said with "is" before: "ordered by A and sown by B"."""
_LITTLE = 0.7  # what such a preposition says, beside a word
_EARLIER = 0.9  # what a word counts that the part shares with those before it: "and tests it" is of who builds it
_ABOVE = 0.6  # the same of a word that the title or the lead-in has


class Piece(NamedTuple):  # a sentence beside what it cites makes a hundred, and a dataclass takes longer to make
    """
    A word or a value at its place: one of both is None.

    Attributes:
        slot: The last preposition before it in its part, "" without one.
        before: The word right before it, folded; "" at the beginning of the line.
        behind: The word right behind it, folded; "" at the end of the line.
    """

    start: int
    text: str
    weight: float
    word: Word | None = None
    fact: Fact | None = None
    slot: str = ""
    before: str = ""
    behind: str = ""

    @property
    def tells(self) -> bool:
        """Whether it says as much as a word can."""
        return self.weight == 1

    @property
    def is_noun(self) -> bool:
        """Whether what stands beside it shows it to be a noun."""
        return self.before in _NOUN_BEHIND or self.before.isdigit() or self.behind in AUXILIARIES

    @property
    def stem(self) -> str:
        """The word's stem; "" of a value."""
        return self.word.stem if self.word else ""

    def is_form_of(self, other: "Piece") -> bool:
        """Whether both are the same word."""
        return bool(self.stem) and self.stem == other.stem

    def is_like(self, other: "Piece") -> bool:
        """Whether both say the same: the word, a form or a synonym of it, or the value."""
        if self.word and other.word:
            return self.word.stem == other.word.stem or Bag.of([other.word.stem]).holds(self.word)
        return bool(self.fact and other.fact and is_same(self.fact, other.fact))


@dataclass(frozen=True, eq=False)
class Part:
    """
    A stretch of a line.

    Attributes:
        pieces: One or more, in order.
        own: Its words.
        earlier: The words of the parts before it that it may share with them.
        above: The words of what the line stands under.
    """

    pieces: tuple[Piece, ...]
    own: Bag
    earlier: Bag
    above: Bag

    def has(self, piece: Piece) -> float:
        """Return how well the part itself says a piece: 0.0-1.0."""
        if piece.word:
            return self.own.likeness(piece.word.stem)
        return float(any(piece.is_like(each) for each in self.pieces))

    def holds(self, piece: Piece, title: Bag) -> float:
        """Return how well the part says a piece, with what it shares and stands under: 0.0-1.0."""
        own = self.has(piece)
        if own or piece.word is None:
            return own
        stem = piece.word.stem
        above = max(title.likeness(stem), self.above.likeness(stem))
        return _EARLIER * self.earlier.likeness(stem) or _ABOVE * above


@lru_cache(maxsize=512)  # those of a few answers: each keeps its unit
def parts_of(unit: Unit) -> tuple[Part, ...]:
    """Return the parts of a unit that say something, in order."""
    above = Bag.of(stems_of(f"{unit.context} {unit.before}", unit.language))
    return tuple(parted(unit.text, unit.words, unit.facts, above))


def parted(text: str, words: Sequence[Word], facts: Sequence[Fact], above: Bag | None = None) -> Iterator[Part]:
    """Yield the parts of a line that say something, in order."""
    cut = _CUT_AT_SIGNS if _JOINING.isdisjoint(small_words(text)) else _CUT
    cuts = [0, *(match.start() for match in cut.finditer(text)), len(text)]
    pieces = sorted((*_values(facts), *_words(words, [fact.span for fact in facts], cuts)), key=attrgetter("start"))
    earlier: list[Piece] = []
    for start, end in pairwise(cuts):
        own = tuple(piece for piece in pieces if start <= piece.start < end)
        if _begins_anew(own, goes_on=not _NEW.match(text, start)):
            earlier = []
        if own:
            yield Part(own, _bag(own), _bag(_shared(earlier, own)), above or _bag(()))
            earlier.extend(own)


def _values(facts: Sequence[Fact]) -> Iterator[Piece]:
    """Yield a piece for each value; of two that overlap, the first."""
    taken: list[Span] = []
    for fact in facts:
        if not any(fact.span.start < other.end and other.start < fact.span.end for other in taken):
            taken.append(fact.span)
            yield Piece(fact.span.start, fact.span.text, 1.0, fact=fact)


def _words(words: Sequence[Word], taken: Sequence[Span], cuts: Sequence[int]) -> Iterator[Piece]:
    slot = before = ""
    stretch = 0
    for at, word in enumerate(words):
        if (now := bisect_right(cuts, word.start)) != stretch:
            slot, before, stretch = "", "", now
        behind = words[at + 1].folded if at + 1 < len(words) else ""
        if not any(span.start <= word.start < span.end for span in taken):
            weight = word.weight or (_LITTLE if word.folded in _TELLING else 0.0)
            if weight:
                yield Piece(word.start, word.text, weight, word, None, slot, before, behind)
            if word.folded in _PREPOSITIONS:
                slot = word.folded
            elif word.folded in AUXILIARIES:
                slot = ""
        before = "" if word.folded in _JOINING else word.folded


def _begins_anew(own: Sequence[Piece], *, goes_on: bool) -> bool:
    """Whether a part has a subject of its own, as what stands behind a semicolon has if it is not short."""
    return (len(own) > _ELLIPSIS and not goes_on) or any(piece.behind in AUXILIARIES for piece in own[:_SUBJECT])


def _shared(earlier: Sequence[Piece], own: Sequence[Piece]) -> Iterator[Piece]:
    """
    Yield what a part shares with those before it.

    Not what stands behind a preposition, or before a noun, that it has with another word.
    """
    if not earlier:
        return
    ours, theirs, qualified = _slots(own), _slots(earlier), _qualified(own)
    stems = _stems_at(earlier)
    done_anew = not own[0].before and bool(_PARTICIPLE.search(own[0].text))
    for piece in earlier:
        noun = _noun_of(piece, stems)
        replaced = piece.slot in ours and piece.slot and ours[piece.slot].isdisjoint(theirs[piece.slot])
        replaced = replaced or (piece.before in _BE and done_anew)
        if piece.word and not replaced and qualified.get(noun, piece.word.stem) == piece.word.stem:
            yield piece


def _stems_at(pieces: Sequence[Piece]) -> dict[int, str]:
    """Return where words begin, with their stems."""
    return {piece.start: piece.word.stem for piece in pieces if piece.word}


def _noun_of(piece: Piece, stems: Mapping[int, str]) -> str:
    """Return the stem of the word right behind a piece, "" where none follows."""
    return stems.get(piece.start + len(piece.text) + 1, "")


def _qualified(pieces: Sequence[Piece]) -> dict[str, str]:
    """Return the stems of words that stand right behind another one, with that."""
    stems = _stems_at(pieces)
    found = ((_noun_of(piece, stems), piece.word.stem) for piece in pieces if piece.word)
    return {noun: qualifier for noun, qualifier in found if noun}


def _slots(pieces: Sequence[Piece]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for piece in pieces:
        if piece.word:
            found.setdefault(piece.slot, set()).add(piece.word.stem)
    return found


def _bag(pieces: Iterator[Piece] | Sequence[Piece]) -> Bag:
    return Bag.of(piece.word.stem for piece in pieces if piece.word)
