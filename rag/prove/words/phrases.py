"""Phrases that stand for one word: "come to light", "let go", "hand things over"."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rag.prove.words.synonyms import DETERMINERS, GROUPS

_PARTICLES = frozenset("up down off on out in over back away go know together".split())
_INSIDE = 3  # words that may stand between a verb and its particle: "turn the old light off"


@dataclass(frozen=True, slots=True)
class _Phrase:
    root: str
    stems: tuple[str, ...]


def _by_longest() -> dict[str, tuple[_Phrase, ...]]:
    """Return the phrases by the stem that is the rarest of theirs: the longest, most likely."""
    found: dict[str, list[_Phrase]] = {}
    for root in GROUPS:
        if "_" in root:
            stems = tuple(root.split("_"))
            found.setdefault(max(stems, key=len), []).append(_Phrase(root, stems))
    return {stem: tuple(phrases) for stem, phrases in found.items()}


_PHRASES = _by_longest()


def may_hold_phrase(stems: frozenset[str]) -> bool:
    """Whether all stems of some phrase are there, in whatever order."""
    return any(True for _ in _candidates(stems))


def phrases_in(stems: Sequence[str]) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Yield the root of each phrase and the places of its words, longer phrases last."""
    for phrase in sorted(_candidates(frozenset(stems)), key=lambda phrase: (len(phrase.stems), phrase.root)):
        for at, stem in enumerate(stems):
            if stem == phrase.stems[0] and (places := _places(phrase.stems, stems, at)):
                yield phrase.root, places


def _candidates(stems: frozenset[str]) -> Iterator[_Phrase]:
    for stem in stems & _PHRASES.keys():
        yield from (phrase for phrase in _PHRASES[stem] if stems.issuperset(phrase.stems))


def _places(phrase: tuple[str, ...], stems: Sequence[str], at: int) -> tuple[int, ...]:
    """Return where the words of a phrase stand that begins at a place, () where it does not."""
    if len(phrase) == 2 and phrase[1] in _PARTICLES:
        behind = range(at + 1, min(at + 2 + _INSIDE, len(stems)))
        return next(((at, place) for place in behind if stems[place] == phrase[1]), ())
    places = [at]
    for stem in phrase[1:]:
        place = places[-1] + 1
        while place < len(stems) and stems[place] != stem and stems[place] in DETERMINERS:
            place += 1
        if place == len(stems) or stems[place] != stem:
            return ()
        places.append(place)
    return tuple(places)
