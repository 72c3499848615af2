"""
The cheap first look: which words of a text are clues that a phrase may stand in it.

A phrase cannot match without an entry of each of its word lists. So each list is a clue, one bit of an integer. A
word tells which clues it is, a text tells what its words tell together, and only a phrase all of whose clues are
there is searched for.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from operator import add

from rag.guard.phrase import Family, Phrase, Phrasebook, entries, parted, stands_in

_WORD = re.compile(r"\w+")
_HEAD = 2  # letters by which beginnings and pieces are sorted; a Chinese piece may be a single one
# Words that stand in most documents: another word of the same entry is the better clue.
_COMMON = frozenset(
    """
    a about advanced all an and another answer any are as at be become been before call called can content data
    different do does follow following for from given have in is like list longer model named new no not now of on or
    page point powerful state tell text that the this to user was were what which who will with write you your
    """.split()
)
_LEFT_OPEN = re.compile(r"\([^()]*\)\??|.\?|[-\s*]")  # what an entry leaves open, and what parts its words
_SLOT = re.compile(r"\{([a-z_]+)\}")
_SLOT_OF_MANY = re.compile(r"\{[a-z_]+\*\d\}")  # each of its words comes with the blank after it, so it may be left out
_BRACKET = re.compile(r"\(([^()]*)\)(?:[?*+]|\{\d+,\d+\})?\??")
_EDGE_BEFORE = re.compile(r"(?: |\\b|\[ ,\]\+)$")
_EDGE_AFTER = re.compile(r",?(?: (?![?*])|\\b)")


@dataclass(frozen=True, slots=True)
class Clue:
    """What a word is, begins with or holds that is the clue: any one of these."""

    words: frozenset[str]
    starts: frozenset[str]
    pieces: frozenset[str]

    def __len__(self) -> int:
        """Return in how many words it can come: the fewer, the rarer it is."""
        return len(self.words) + len(self.starts) + len(self.pieces)


@dataclass(frozen=True, slots=True)
class _Lead:
    """A phrase, its place in the order of the books, and the bits of its clues."""

    at: int
    wanted: int
    book: Phrasebook
    phrase: Phrase


class Clues:
    """The clues to the phrases of some books, all of them searched for in the same view of a text."""

    def __init__(self, books: Iterable[Phrasebook], first_bit: int = 0) -> None:
        """Give each clue a bit, the first that one."""
        bits: dict[Clue, int] = {}
        self._leads: dict[int, list[_Lead]] = {}
        for at, (book, phrase) in enumerate([(one, phrase) for one in books for phrase in one.phrases]):
            mine = {clue: bits.setdefault(clue, 1 << (first_bit + len(bits))) for clue in clues_to(book, phrase)}
            rarest = min(mine, key=len)
            self._leads.setdefault(mine[rarest], []).append(_Lead(at, sum(mine.values()), book, phrase))
        self._first_looks = sum(self._leads)
        self.next_bit = first_bit + len(bits)
        self._words = _by_key((clue.words, bit) for clue, bit in bits.items())
        self._starts = _by_head(_by_key((clue.starts, bit) for clue, bit in bits.items()))
        self._pieces = _by_head(_by_key((clue.pieces, bit) for clue, bit in bits.items()))

    def told_by(self, view: str) -> int:
        """Return the bits of the clues in a view, or in one word of it with the signs around it."""
        told = 0
        for word in _WORD.findall(view):
            told |= self._words.get(word, 0)
            for start, bits in self._starts.get(word[:_HEAD], ()):
                if word.startswith(start):
                    told |= bits
        for head in self._pieces.keys() & {*view, *map(add, view, view[1:])}:
            for piece, bits in self._pieces[head]:
                if piece in view:
                    told |= bits
        return told

    def lead_anywhere(self, told: int) -> bool:
        """Tell whether any phrase has all its clues among these."""
        return any(self._followed(told))

    def find(self, view: str, told: int) -> Iterator[Family]:
        """Yield the family of each phrase that stands in the view, in the order of the books."""
        leads = sorted(self._followed(told), key=lambda lead: lead.at)
        return (lead.phrase.family for lead in leads if stands_in(lead.book, lead.phrase, view))

    def _followed(self, told: int) -> Iterator[_Lead]:
        left = told & self._first_looks
        while left:
            lowest = left & -left
            left ^= lowest
            yield from (lead for lead in self._leads[lowest] if lead.wanted & told == lead.wanted)


def required_lists(phrase: Phrase) -> tuple[str, ...]:
    """Return the word lists without an entry of which the phrase cannot match: those outside any bracket and choice."""
    return tuple(slot[1] for slot in _required_slots(phrase))


def clues_to(book: Phrasebook, phrase: Phrase) -> Iterator[Clue]:
    """Yield the clues, each of which every text with the phrase holds."""
    for slot in _required_slots(phrase):
        flat, whole = slot.string, phrase.whole
        begins = bool(_EDGE_BEFORE.search(flat, 0, slot.start())) or (whole and slot.start() == 0)
        ends = bool(_EDGE_AFTER.match(flat, slot.end())) or (whole and slot.end() == len(flat))
        yield _clue(entries(book, slot[1]), begins=begins and book.spaced, ends=ends and book.spaced)
    if phrase.near:
        yield _clue(entries(book, phrase.near), begins=book.spaced, ends=book.spaced)
    if phrase.needs:
        yield from (_clue(parted(needed), begins=True, ends=True) for needed in phrase.needs.split(";"))


@cache
def stem(entry: str) -> str:
    """Return the longest run of fixed letters of an entry, of a word that is not common if there is one."""
    return max(_LEFT_OPEN.split(entry), key=lambda run: (bool(run) and run not in _COMMON, len(run)))


def _required_slots(phrase: Phrase) -> list[re.Match[str]]:
    """Return the slots of the template without brackets; where a bracket has no blank at its end, a mark is left."""
    flat = _SLOT_OF_MANY.sub("", phrase.template)
    while flat != (flatter := _BRACKET.sub(_mark, flat)):
        flat = flatter
    return [] if "|" in flat else list(_SLOT.finditer(flat))


def _mark(bracket: re.Match[str]) -> str:
    return "" if bracket[1].endswith(" ") and "|" not in bracket[1] else "\0"


def _clue(words: Iterable[str], *, begins: bool, ends: bool) -> Clue:
    """Return the clue that a list is, given whether its entries begin and end with whole words where they stand."""
    keys = [(_keys(entry), _stands_free(entry)) for entry in words]
    return Clue(
        words=frozenset(key for found, free in keys if free == (True, True) and begins and ends for key in found),
        starts=frozenset(key for found, free in keys if free[0] and begins and not (free[1] and ends) for key in found),
        pieces=frozenset(key for found, free in keys if not (free[0] and begins) for key in found),
    )


def _keys(entry: str) -> tuple[str, ...]:
    """Return the stem, and with it the longer spelling where one letter may follow."""
    run = stem(entry)
    optional = re.match(r"(\w)\?(?= |$)", entry[entry.index(run) + len(run) :])
    return (run, run + optional[1]) if optional else (run,)


def _stands_free(entry: str) -> tuple[bool, bool]:
    """Tell whether a word of a view begins with the entry's stem, and whether it ends with it too."""
    run = stem(entry)
    before, _, after = entry.partition(run)
    if not _WORD.fullmatch(run) or not (before == "" or before.endswith(" ")):
        return False, False
    return True, bool(re.match(r"(?:\w\?)?(?: |$)", after))


def _by_key(clues: Iterable[tuple[frozenset[str], int]]) -> dict[str, int]:
    index: dict[str, int] = {}
    for keys, bit in clues:
        for key in keys:
            index[key] = index.get(key, 0) | bit
    return index


def _by_head(starts: dict[str, int]) -> dict[str, list[tuple[str, int]]]:
    index: dict[str, list[tuple[str, int]]] = {}
    for start, bits in starts.items():
        index.setdefault(start[:_HEAD], []).append((start, bits))
    return index
