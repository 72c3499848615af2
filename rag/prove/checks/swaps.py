"""Whether a word of a claim has taken the place of another in what it cites."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from rag.prove.align import Alignment
from rag.prove.claim import Claim
from rag.prove.facts.measures import UNITS
from rag.prove.parse import Parsed
from rag.prove.unit import Unit
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import INFLECTED
from rag.prove.words.synonyms import GROUPS
from rag.prove.words.words import Word

_BODIES = frozenset("team department committee council board office officer manager desk director".split())
_SAME = 2  # words around that are the same, at least
_STOP = re.compile(r"[,;:!?()]|[.](?!\w)")
_HEAD = 5  # letters that forms of a word share
_CELL = "|"  # between cells, words are no neighbours
_RATE = 6  # characters from a value to the end of "per"


def check_swaps(alignment: Alignment, given: Sequence[Parsed]) -> Iterator[Problem]:
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
            if (
                stand_in
                and not _is_name(pair, alignment)
                and not _is_one_name(pair.word, stand_in, given)
                and (_is_between(pair, stand_in, closest) or _is_swap(pair, stand_in, given))
            ):
                yield doubtful(Reason.SWAP, f"{pair.word.text} / {stand_in.text}")


def check_replaced(alignment: Alignment) -> Iterator[Problem]:
    """
    Yield a doubt for a word that no cited text has, where a near unit has another between the same words.

    "Under argon at 65 °C" of "under nitrogen at 65 °C": who says it in other words rarely keeps all those around.
    """
    words = alignment.claim.words
    for word in alignment.missing:
        if not _can_be_swapped(word) or any(parsed.bag.holds(word) for parsed in alignment.cited):
            continue
        if _is_of_value(word, alignment.claim):
            continue
        other = _in_place_of(word, _around(alignment.claim.text, words, words.index(word)), alignment)
        if other:
            yield doubtful(Reason.SWAP, f"{word.text} / {other.text}")
            return


def _can_be_swapped(word: Word) -> bool:
    return word.weight == 1 and word.text.isalpha()


def _is_of_value(word: Word, claim: Claim) -> bool:
    """Whether a word is the unit or the rate of a value before it, as in "$480 a year"."""
    return word.folded in UNITS and any(0 <= word.start - fact.span.end <= _RATE for fact in claim.facts)


def _in_place_of(word: Word, around: tuple[str, ...], alignment: Alignment) -> Word | None:
    """Return the word that a near unit has between the words around another, if the claim does not have it too."""
    said = alignment.spoken.stems
    beside = {stem for stem in around[:2] if stem}
    for unit in alignment.near:
        if not beside <= unit.own.stems:
            continue
        for at, other in enumerate(unit.words):
            following = unit.words[at + 1].stem if at + 1 < len(unit.words) else ""
            if around[1] not in {"", following} or not _can_be_swapped(other):
                continue
            if other.stem in said or _may_be_same(word, other):
                continue
            if _is_same_place(around, _around(unit.text, unit.words, at)):
                return other
    return None


def _may_be_same(word: Word, other: Word) -> bool:
    """Whether one is a form or a part of the other, or both can be said in other words."""
    if word.stem in other.stem or word.stem[:_HEAD] == other.stem[:_HEAD]:
        return True
    return _alike(word, other)


def _around(text: str, words: Sequence[Word], at: int) -> tuple[str, ...]:
    """Return the stems right before and behind a word, then those one further; "" across a stop or a comma."""
    start = max((cut.end() for cut in _STOP.finditer(text, 0, words[at].start)), default=0)
    stop = _STOP.search(text, words[at].end)
    end = stop.start() if stop else len(text)
    places = (at - 1, at + 1, at - 2, at + 2)
    return tuple(
        words[place].stem if 0 <= place < len(words) and start <= words[place].start < end else "" for place in places
    )


def _is_same_place(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
    """Whether two words stand between the same two, and one more around them is the same; ends of clauses say less."""
    same = sum(word == there != "" for word, there in zip(one, other, strict=True))
    return one[:2] == other[:2] and (one[2] == other[2] or one[3] == other[3]) and same >= _SAME


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
    if any(pair.word.start in known for known in alignment.short):
        return None  # of an acronym that is spelled out
    found = _beside(closest, pair.neighbour, ahead=pair.ahead)
    said = alignment.spoken.stems
    if found is None or found.stem in said or _alike(pair.word, found):
        return None
    if any(fact.span.start <= found.start < fact.span.end for fact in closest.facts):
        return None  # of a date or a value, which are held against the claim's
    of_a_body = pair.neighbour.folded in _BODIES and found.weight  # "the people team"
    return found if found.weight == 1 or of_a_body else None


def _is_name(pair: _Pair, alignment: Alignment) -> bool:
    """Whether a word and its neighbour stand together in what is cited, as a name: "SIMPLE IRA"."""
    if not (pair.word.is_capital and pair.word.start):
        return False
    start, end = min(pair.word.start, pair.neighbour.start), max(pair.word.end, pair.neighbour.end)
    name = alignment.claim.text[start:end]
    return any(name in parsed.source.text for parsed in alignment.cited)


def _is_one_name(word: Word, other: Word, given: Sequence[Parsed]) -> bool:
    """Whether two words stand side by side as a name, of which either is short for both: "Lakeside College"."""
    if not (word.text[0].isupper() and other.is_capital):
        return False
    names = (f"{word.text} {other.text}", f"{other.text} {word.text}")
    texts = [text for parsed in given for text in (parsed.source.title, parsed.source.section, parsed.source.text)]
    return any(name in text for name in names for text in texts)


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
        if _CELL in unit.text[one.end : other.start]:
            continue
        if ahead and one.stem == word.stem:
            return other
        if not ahead and other.stem == word.stem:
            return one
    return None


def _alike(one: Word, other: Word) -> bool:
    """Whether two words, or the phrases that they are parts of, can be said for one another."""
    return not _groups(one).isdisjoint(_groups(other))


def _groups(word: Word) -> frozenset[int]:
    none: frozenset[int] = frozenset()
    return GROUPS.get(word.stem, none) | GROUPS.get(word.phrase, none)
