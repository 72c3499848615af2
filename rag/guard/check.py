"""The check: where in a text somebody tries to give the model orders."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from rag.guard.decode import decoded
from rag.guard.disguise import undisguised
from rag.guard.phrase import Family
from rag.guard.views import latin, plain, without_accents
from rag.guard.vocabulary import (
    LATIN_CLUES,
    NAME_CLUES,
    ORDER_CLUES,
    SCRIPT_CLUES,
    SCRIPT_ORDER_CLUES,
    is_told,
    told_by,
)

_PIECE = 4_000  # characters read at once, so that time grows with the length of a text and no faster
_MOST_SENTENCES = 3  # a phrase that is torn apart by line breaks rarely spans more
_SENTENCE = re.compile(
    r"""(?<=[.!?])\s+ | (?<=[.!?]["')\]])\s+(?![a-z])   # the end of a sentence, maybe of one in quotation marks
      | \n+ | (?<=[。！？।])     # a line break; the full stops that no blank follows
      | (?=<!--) | (?<=-->)     # a comment in a page""",
    re.VERBOSE,
)


@dataclass(frozen=True, slots=True)
class Hijack:
    """
    A stretch of a text, one sentence or a few, that gives the model orders.

    Attributes:
        start, end: Offsets in the text as given.
        reading: How the phrase came to light: "plain" or the name of a disguise or code ("leet", "base64").
    """

    family: Family
    start: int
    end: int
    reading: str

    def __post_init__(self) -> None:
        if not 0 <= self.start < self.end:
            raise ValueError(f"a hijack spans at least one character, not {self.start}:{self.end}")

    @property
    def strong(self) -> bool:
        """True for wording that nobody uses but to hijack; false where a person could rightly say so."""
        return self.family is not Family.ANSWER_ORDER


_Span = tuple[int, int]


@dataclass(frozen=True, slots=True)
class _Find:
    family: Family
    reading: str

    @property
    def strong(self) -> bool:
        return self.family is not Family.ANSWER_ORDER

    def at(self, sentences: Sequence[_Span]) -> Hijack:
        return Hijack(self.family, sentences[0][0], sentences[-1][1], self.reading)


def inspect(text: str) -> tuple[Hijack, ...]:
    """Return the sentences of the text that hold a hijack phrase, in the order of the text; empty when none does."""
    if len(text) <= _PIECE and not _found_in(text):
        return ()
    found = [hijack for piece in _pieces(text) for hijack in _hijacks(text, piece)]
    return tuple(sorted(found, key=lambda hijack: hijack.start))


def _hijacks(text: str, sentences: list[_Span]) -> Iterator[Hijack]:
    """Yield what the smallest groups of sentences hold: single ones first, then strong phrases over line breaks."""
    left, found, size = sentences, _look(text, sentences), 1
    while found and size <= (_MOST_SENTENCES if found.strong else 1):
        kept: list[_Span] = []
        for sentence in left:
            kept.append(sentence)
            if here := _look(text, kept[-size:]):
                yield here.at(kept[-size:])
                del kept[-size:]
        left, found, size = kept, _look(text, kept), size + 1
    if found and found.strong:
        yield found.at(left)


def _look(text: str, sentences: Sequence[_Span]) -> _Find | None:
    return _found_in("".join(text[start:end] for start, end in sentences))


def _found_in(text: str) -> _Find | None:
    return next(_finds(text), None)


def _finds(text: str) -> Iterator[_Find]:
    """Yield finds, the strong before the weak; disguises are taken off only when this far nothing was found."""
    told = told_by(text)
    if not is_told(told):
        return
    bare = plain(text)
    view = latin(bare)
    yield from (_Find(family, "plain") for family in LATIN_CLUES.find(view, told))
    yield from (_Find(family, "plain") for family in NAME_CLUES.find(bare, told))
    script = "" if bare.isascii() else without_accents(bare).lower()
    yield from (_Find(family, "plain") for family in SCRIPT_CLUES.find(script, told))
    for disguise, reading in undisguised(view, told):
        yield from (_Find(family, disguise) for family in LATIN_CLUES.find(reading, told_by(reading)))
    for code, said in decoded(bare, told):
        reading = latin(plain(said))
        yield from (_Find(family, code) for family in LATIN_CLUES.find(reading, told_by(reading)))
    yield from (_Find(family, "plain") for family in ORDER_CLUES.find(view, told))
    yield from (_Find(family, "plain") for family in SCRIPT_ORDER_CLUES.find(script, told))


def _pieces(text: str) -> Iterator[list[_Span]]:
    """Yield the sentences of the text in groups of at most 4,000 characters."""
    piece: list[_Span] = []
    for start, end in _sentences(text):
        if piece and end - piece[0][0] > _PIECE:
            yield piece
            piece = []
        piece.append((start, end))
    if piece:
        yield piece


def _sentences(text: str) -> Iterator[_Span]:
    """Yield the spans of the sentences, each with the blanks after it; one too long to read at once in parts."""
    edges = [0, *(match.end() for match in _SENTENCE.finditer(text)), len(text)]
    for start, end in pairwise(edges):
        yield from ((at, min(at + _PIECE, end)) for at in range(start, end, _PIECE))
