"""Phrases that stand for one word: "come to light", "let go", "hand things over"."""

from collections.abc import Iterator, Sequence

from rag.prove.words.synonyms import DETERMINERS, GROUPS

_PARTICLES = frozenset("up down off on out in over back away go know together".split())
_INSIDE = 3  # words that may stand between a verb and its particle: "turn the old light off"

_Phrase = tuple[str, ...]  # the stems of its words, in order


def _by_first_two() -> dict[_Phrase, list[_Phrase]]:
    found: dict[_Phrase, list[_Phrase]] = {}
    for root in GROUPS:
        if "_" in root:
            phrase = tuple(root.split("_"))
            found.setdefault(phrase[:2], []).append(phrase)
    return found


_PHRASES = _by_first_two()
"""The phrases by their first two stems."""


def phrases_in(stems: Sequence[str]) -> list[tuple[str, tuple[int, ...]]]:
    """Return the root of each phrase and the places of its words, longer phrases last."""
    begun = _begun(stems) if _PARTICLES.isdisjoint(stems) else [*_begun(stems), *_parted(stems)]
    found = [("_".join(phrase), places) for phrase, at in begun if (places := _places(phrase, stems, at))]
    return sorted(found, key=lambda each: (len(each[1]), each[0])) if len(found) > 1 else found


def _begun(stems: Sequence[str]) -> list[tuple[_Phrase, int]]:
    """Return the phrases that begin with a word and the next one that is no determiner, and where they do."""
    found: list[tuple[_Phrase, int]] = []
    at, behind = len(stems), ""
    for stem in reversed(stems):
        at -= 1
        if (stem, behind) in _PHRASES:
            found.extend((phrase, at) for phrase in _PHRASES[stem, behind])
        if stem not in DETERMINERS:
            behind = stem
    return found


def _parted(stems: Sequence[str]) -> Iterator[tuple[_Phrase, int]]:
    """Yield the phrases of a verb and a particle further behind it, and where the verb stands."""
    for place, particle in enumerate(stems):
        if particle in _PARTICLES:
            for at in range(max(0, place - 1 - _INSIDE), place - 1):
                yield from ((phrase, at) for phrase in _PHRASES.get((stems[at], particle), ()))


def _places(phrase: _Phrase, stems: Sequence[str], at: int) -> tuple[int, ...]:
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
