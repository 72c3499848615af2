"""What a sentence takes out of what it says: "all galleries other than the Crown Room"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from rag.prove.words.alike import Bag
from rag.prove.words.clauses import denies_oddly
from rag.prove.words.cue import cue
from rag.prove.words.languages import ENGLISH
from rag.prove.words.words import Word, words_of

EXCEPTS = cue(
    r"""\b(?:except(?:ing|ions?)?(?:\sfor|\sof)?|(?:apart|aside)\sfrom|other\sthan|save\sfor|save(?=\s(?:in|on|at|by)\s)
    |excluding|bar(?:ring)?(?=\s(?:the|those|on)\b)
    |(?:all|any(?:thing|one|body)?|every(?:thing|one|body)?|none|nothing|nobody|no\sone|anywhere|nowhere)\sbut
    )\s(?!if\b|when\b|that\b|where\b|as\b|to\b)""",
    re.VERBOSE,
)
_ENDS = re.compile(
    r"""[.,;:()!?] | \b(?:is|are|was|were|may|can|must|will|should|has|have|cannot|needs?|gets?|do|does|if|when|unless
    |which|who|that|because|but)\b""",
    re.IGNORECASE | re.VERBOSE,
)
_AND = re.compile(r",|\b(?:and|or|nor)\b", re.IGNORECASE)
_STOP = re.compile(r"[.;:]\s|\bbut\b", re.IGNORECASE)
_MOST = 0.6  # of the words of what is taken out, for a claim to speak of it
_HALF = 0.5  # of what a claim says besides, for it to speak of the same


@dataclass(frozen=True, slots=True)
class Excepted:
    """
    What one line says, and what it takes out of that.

    Attributes:
        items: The telling words of each thing that is taken out; never empty.
        rest: The words of what is said of all others.
        is_denied: Whether that is denied.
    """

    items: tuple[tuple[Word, ...], ...]
    rest: Bag
    is_denied: bool

    def is_meant(self, words: Sequence[Word], least: float = _HALF) -> bool:
        """Whether words speak of something that is taken out, and of what is said of the others."""
        said = Bag.of(word.stem for word in words)
        meant = [item for item in self.items if sum(map(said.holds, item)) >= _MOST * len(item)]
        if not meant:
            return False
        apart = Bag.of(word.stem for item in meant for word in item)
        others = [word for word in words if not apart.holds(word)]
        total = sum(word.weight for word in others)
        return total > 0 and sum(word.weight for word in others if self.rest.holds(word)) >= least * total


def excepted_in(line: str) -> Iterator[Excepted]:
    """Yield what an English line excepts, by name: what holds under a condition or has a number is left out."""
    for match in EXCEPTS.either.finditer(line):
        words = words_of(line, ENGLISH)
        begin = max((stop.end() for stop in _STOP.finditer(line, 0, match.start())), default=0)
        close = _STOP.search(line, match.end())
        end = close.start() if close else len(line)
        stop = _ENDS.search(line, match.end(), end)
        out = stop.start() if stop else end
        if any(sign.isdigit() for sign in line[match.end() : out]):
            continue
        cuts = [match.end(), *(cut.end() for cut in _AND.finditer(line, match.end(), out)), out]
        parts = (_words_in(words, first, last) for first, last in pairwise(cuts))
        items = tuple(item for item in parts if any(word.weight == 1 for word in item))
        rest = Bag.of(word.stem for word in words if begin <= word.start < match.start() or out <= word.start < end)
        main = f"{line[begin : match.start()]} {line[out:end]}"
        if items:
            yield Excepted(items, rest, denies_oddly(main, ENGLISH))


def _words_in(words: Sequence[Word], start: int, end: int) -> tuple[Word, ...]:
    """Return the words between two places that tell something."""
    return tuple(word for word in words if start <= word.start < end and word.weight)
