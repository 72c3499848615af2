"""Whether enough of a claim's words are in what it cites, and no word has taken another's place."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from rag.prove.align import Alignment, text_coverage, unit_coverage
from rag.prove.parse import Parsed, Unit, is_row
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import INFLECTED
from rag.prove.words.synonyms import GROUPS
from rag.prove.words.words import Word

_LEAST = 0.5  # of a claim's words by weight; overlap alone proves little, so it only has to rule out the unrelated
_JOINS = re.compile(r"\b(?:and|both|together|than|all|total|each|sum)\b", re.IGNORECASE)
_LONG_ROW = 90  # characters; longer rows are prose in cells, and a claim may join them
_BETTER = 0.25  # by how much a passage that is not cited must hold more of it


def check_words(alignment: Alignment, given: Sequence[Parsed]) -> Iterator[Problem]:
    """Yield what the words alone make doubtful."""
    claim = alignment.claim
    if alignment.coverage < _LEAST or not (claim.telling or claim.facts):
        yield doubtful(Reason.CONTENT, " ".join(word.text for word in alignment.missing))
    here = max((text_coverage(claim, parsed) for parsed in alignment.cited), default=0.0)
    here = max(here, alignment.coverage)
    others = [parsed for parsed in given if parsed not in alignment.cited]
    if any(text_coverage(claim, other) - here >= _BETTER for other in others):
        yield doubtful(Reason.ELSEWHERE, " ".join(word.text for word in alignment.missing))
    yield from _swaps(alignment, given)


def check_rows(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for a word that another row has and the closest lacks, unless the claim joins rows."""
    if not alignment.near or _JOINS.search(alignment.claim.text):
        return
    closest = max(alignment.near, key=lambda unit: unit_coverage(alignment.claim, unit))
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

    Only where the two stand side by side in some other unit: taken from elsewhere, and not said in other words.
    """
    if not alignment.near:
        return
    closest = max(alignment.near, key=lambda unit: unit_coverage(alignment.claim, unit))
    words = alignment.claim.telling
    stems = {word.stem for word in alignment.claim.words}
    for before, word in pairwise(words):
        for lacking, neighbour in ((before, word), (word, before)):
            if _holds(closest, lacking) or _is_near(lacking, alignment) or min(lacking.weight, neighbour.weight) < 1:
                continue
            ahead = lacking is word
            stand_in = _beside(closest, neighbour, ahead=ahead)
            if not stand_in or stand_in.weight < 1 or stand_in.stem in stems or _alike(lacking, stand_in):
                continue
            elsewhere = (_beside(unit, neighbour, ahead=ahead) for parsed in given for unit in parsed.units)
            name = stand_in.is_capital and stand_in.start and any(lacking.stem in parsed.bag.stems for parsed in given)
            if name or any(other and other.stem == lacking.stem for other in elsewhere):
                yield doubtful(Reason.SWAP, f"{lacking.text} / {stand_in.text}")


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
    if word.stem not in unit.bag.stems:
        return None
    for one, other in pairwise(each for each in unit.words if each.weight):
        if ahead and one.stem == word.stem:
            return other
        if not ahead and other.stem == word.stem:
            return one
    return None


def _alike(one: Word, other: Word) -> bool:
    return not GROUPS.get(one.stem, frozenset()).isdisjoint(GROUPS.get(other.stem, frozenset()))
