"""Whether enough of a claim's words are in what it cites, and no word has taken another's place."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from rag.prove.align import Alignment, text_coverage
from rag.prove.parse import Parsed, Unit, is_row
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import INFLECTED
from rag.prove.words.synonyms import GROUPS
from rag.prove.words.words import Word

_LEAST = 0.5  # of a claim's words by weight; overlap alone proves little, so it only has to rule out the unrelated
_JOINS = re.compile(r"\b(?:and|both|together|than|all|total|each|sum)\b", re.IGNORECASE)
_BODIES = frozenset("team department committee council board office officer manager desk director".split())
_LONG_ROW = 90  # characters; longer rows are prose in cells, and a claim may join them
_BETTER = 0.25  # by how much a passage that is not cited must hold more of it


def check_words(alignment: Alignment, given: Sequence[Parsed]) -> Iterator[Problem]:
    """Yield what the words alone make doubtful."""
    claim = alignment.claim
    if alignment.coverage < _LEAST or not (claim.telling or claim.facts):
        yield doubtful(Reason.CONTENT, " ".join(word.text for word in alignment.missing))
    here = max((text_coverage(claim, parsed) for parsed in alignment.cited), default=0.0)
    here = max(here, alignment.coverage)
    others = [parsed for parsed in given if here + _BETTER <= 1 and parsed not in alignment.cited and parsed.units]
    if any(text_coverage(claim, other) - here >= _BETTER for other in others):
        yield doubtful(Reason.ELSEWHERE, " ".join(word.text for word in alignment.missing))
    yield from _swaps(alignment, given)


def check_rows(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for a word that another row has and the closest lacks, unless the claim joins rows."""
    if not alignment.near or _JOINS.search(alignment.claim.text):
        return
    closest = alignment.closest
    if not is_row(closest.text):
        return
    rows = [unit for parsed in alignment.cited for unit in parsed.units if is_row(unit.text) and unit.context]
    if any(len(row.text) > _LONG_ROW for row in rows):
        return
    for word in alignment.claim.telling:
        if word.weight == 1 and not closest.bag.holds(word) and any(word.stem in row.own.stems for row in rows):
            yield doubtful(Reason.BINDING, f"{word.text} / {closest.text}")


def _swaps(alignment: Alignment, given: Sequence[Parsed]) -> Iterator[Problem]:
    """
    Yield a doubt for a word that the closest unit lacks, where another stands beside its neighbour.

    Only what was taken from elsewhere, or is a name or a team: other words may be other words for the same.
    """
    if not alignment.near:
        return
    closest = alignment.closest
    words = alignment.claim.telling
    for at, word in enumerate(words[1:], 1):
        behind = words[at + 1] if at + 1 < len(words) else None
        for pair in (_Pair(words[at - 1], word, ahead=False), _Pair(word, words[at - 1], ahead=True, behind=behind)):
            stand_in = _stand_in(pair, closest, alignment)
            if stand_in and (_is_between(pair, stand_in, closest) or _is_swap(pair, stand_in, given)):
                yield doubtful(Reason.SWAP, f"{pair.word.text} / {stand_in.text}")


@dataclass(frozen=True, slots=True)
class _Pair:
    """
    A word of a claim and the telling word beside it.

    Attributes:
        ahead: Whether the neighbour stands before the word.
        behind: The telling word on the other side of the word, where the neighbour stands before it.
    """

    word: Word
    neighbour: Word
    ahead: bool
    behind: Word | None = None


def _stand_in(pair: _Pair, closest: Unit, alignment: Alignment) -> Word | None:
    """Return the word that stands beside the neighbour instead, if the word itself is not near and it could be one."""
    if min(pair.word.weight, pair.neighbour.weight) < 1 or _holds(closest, pair.word) or _is_near(pair.word, alignment):
        return None
    found = _beside(closest, pair.neighbour, ahead=pair.ahead)
    said = {word.stem for word in alignment.claim.words}
    return None if not found or found.weight < 1 or found.stem in said or _alike(pair.word, found) else found


def _is_between(pair: _Pair, stand_in: Word, closest: Unit) -> bool:
    """Whether the stand-in stands between the very words that the claim's word stands between."""
    if (
        not (pair.word.text.isalpha() and stand_in.text.isalpha())
        or pair.word.stem in GROUPS
        or stand_in.stem in GROUPS
    ):
        return False  # it has synonyms, of which the table knows some
    behind = pair.behind and _beside(closest, stand_in, ahead=True)
    return bool(pair.behind and behind and behind.stem == pair.behind.stem)


def _is_swap(pair: _Pair, stand_in: Word, given: Sequence[Parsed]) -> bool:
    """Whether the stand-in is a name, or qualifies a team, or the two stand side by side in some other unit."""
    if stand_in.is_capital and stand_in.start and any(pair.word.stem in parsed.bag.stems for parsed in given):
        return True
    if pair.neighbour.folded in _BODIES and pair.neighbour.start - pair.word.end == 1:
        return True
    units = (unit for parsed in given if pair.neighbour.stem in parsed.bag.stems for unit in parsed.units)
    elsewhere = (_beside(unit, pair.neighbour, ahead=pair.ahead) for unit in units)
    return any(other is not None and other.stem == pair.word.stem for other in elsewhere)


def _is_near(word: Word, alignment: Alignment) -> bool:
    """Whether a word stands in the windows; a name may stand there for another."""
    return not (word.is_capital and word.start) and word.stem in alignment.near_stems


def _holds(unit: Unit, word: Word) -> bool:
    """Whether a unit has a word; a name needs more than a synonym."""
    if word.is_capital and word.start:
        return unit.own.likeness(word.stem) >= INFLECTED
    return unit.bag.holds(word)


def _beside(unit: Unit, word: Word, *, ahead: bool) -> Word | None:
    """Return the telling word ahead of a word in a unit, or the one behind it."""
    if word.stem not in unit.own.stems:
        return None
    for one, other in pairwise(each for each in unit.words if each.weight):
        if ahead and one.stem == word.stem:
            return other
        if not ahead and other.stem == word.stem:
            return one
    return None


def _alike(one: Word, other: Word) -> bool:
    return not GROUPS.get(one.stem, frozenset()).isdisjoint(GROUPS.get(other.stem, frozenset()))
