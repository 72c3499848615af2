"""A claim in one language over a text in another: its words as those of the text, as far as a table knows them."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from rag.lexical import fold
from rag.prove.claim import Claim, telling
from rag.prove.parse import Parsed
from rag.prove.words.alike import Bag
from rag.prove.words.clauses import clauses_of
from rag.prove.words.foreign import MEANINGS, SILENT, meanings
from rag.prove.words.languages import ENGLISH, STOPS
from rag.prove.words.roots import root_of
from rag.prove.words.words import WEAK, Word, weight_of, words_of

_JAPANESE = "ja"
_LONGEST = max(map(len, MEANINGS[_JAPANESE]))
_UNKNOWN = re.compile(r"[\u4e00-\u9fff々]+|[\u30a0-\u30fa\u30fc-\u30ff]+|[A-Za-z][A-Za-z0-9.+-]*")


def translated(claim: Claim, cited: Sequence[Parsed]) -> Claim | None:
    """Return a claim with its words in the language of what it cites; None where one of the two is not English."""
    there = {parsed.language for parsed in cited}
    if len(there) != 1 or ENGLISH not in {claim.language, *there}:
        return None
    said = Bag.of(frozenset().union(*(parsed.bag.stems for parsed in cited)), next(iter(there)))
    if claim.language == ENGLISH:
        words = tuple(_into(word, said, next(iter(there))) for word in claim.words)
    else:
        words = tuple(part for word in _words(claim) for part in _english(word, said, claim.language))
    return replace(
        claim,
        words=words,
        telling=telling(words, claim.facts),
        clauses=clauses_of(claim.text, words, claim.language),
    )


def _words(claim: Claim) -> Iterable[Word]:
    return _japanese(claim.text) if claim.language == _JAPANESE else words_of(claim.text, claim.language)


def _english(word: Word, said: Bag, language: str) -> Iterator[Word]:
    """Yield a word, or each part of it, with the stem of what it means: what the text has of it, or else the first."""
    parts = meanings(word.folded, language)
    if word.is_capital and word.start and word.stem in said.stems:  # a name stays what it is
        parts = ()
    if word.folded in SILENT[language] or not word.weight or parts == ((),):
        yield word._replace(weight=0.0)
    elif not parts:
        yield word
    for meant in parts if word.weight and word.folded not in SILENT[language] else ():
        roots = tuple(dict.fromkeys(root_of(each) for each in meant if each not in STOPS[ENGLISH]))
        if not roots:  # what means nothing but "every" says as little as that
            continue
        held = [root for root in roots if said.likeness(root)]
        first, other = (*held, *roots, "")[0], (*held[1:], "")[0]
        # "before" says little, and the text may have it where "advance" is meant too.
        weight = WEAK if STOPS[ENGLISH].intersection(meant) else weight_of(first)
        yield word._replace(stem=first, phrase=other, weight=weight)


def _into(word: Word, said: Bag, language: str) -> Word:
    """Return an English word with the stem of the text's that means it."""
    if not word.weight or word.stem in said.stems:
        return word
    meant = Bag.of([word.stem])
    found = [(_likeness(meant, stem, language), stem) for stem in sorted(said.stems)]
    best = [stem for likeness, stem in sorted(found, key=lambda each: -each[0]) if likeness]
    first, other, *_ = (*best, "", "")
    return word._replace(stem=first or word.stem, phrase=other)


def _likeness(meant: Bag, stem: str, language: str) -> float:
    """Return how well a foreign word says an English one: 0.0-1.0."""
    said = (root_of(each) for part in meanings(stem, language) for each in part)
    return max(map(meant.likeness, said), default=0.0)


def _japanese(text: str) -> Iterator[Word]:
    """Yield the words of a Japanese line: what the table knows, the longest first, and other runs of one script."""
    at = 0
    while at < len(text):
        end = _known_until(text, at) or _unknown_until(text, at)
        if end > at:
            said = text[at:end]
            yield Word(said, fold(said), root_of(fold(said)), at, end, 1.0)
        at = max(end, at + 1)


def _known_until(text: str, at: int) -> int:
    """Return where the longest word of the table ends that begins at a place, 0 without one."""
    return next((at + n for n in range(_LONGEST, 0, -1) if text[at : at + n] in MEANINGS[_JAPANESE]), 0)


def _unknown_until(text: str, at: int) -> int:
    """Return where a run of one script ends, or a word of the table begins in it; 0 for particles and signs."""
    run = _UNKNOWN.match(text, at)
    if run is None:
        return 0
    inside = range(at + 1, run.end()) if not run.group().isascii() else ()
    return next((place for place in inside if _known_until(text, place)), run.end())
