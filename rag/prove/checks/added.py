"""Whether a claim adds one more to what a page lists: "at stations, online and in kiosks", or as an item of its own."""

import re
from collections.abc import Iterator
from itertools import pairwise

from rag.prove.align import Alignment
from rag.prove.pieces import Part
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.languages import ENGLISH
from rag.prove.words.words import Word

_JOINS = re.compile(r"\b(?:and|or|even|including)\b", re.IGNORECASE)
_LONGEST = 2  # words of what is added; what is longer is a clause of its own

_ITEM = 4  # words of a list's item that names a thing
_OPENS = re.compile(r":\s[a-z]+\s(?:an?|the|your|our)\s")  # "A bug: open an issue" tells how
_SMALL = frozenset("the a an of for and or in on to with your at from by".split())


def check_new_item(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for a bare item with a word that nothing cited has: it is too short to say much in other words."""
    claim = alignment.claim
    if claim.language != ENGLISH or claim.facts or not 1 < len(claim.telling) <= _ITEM:
        return
    if claim.text.rstrip().endswith((".", "!", ":")):
        return
    if all(word.weight or word.folded in _SMALL for word in claim.words):
        telling = (
            word for word in alignment.missing if word.weight == 1 and not _OPENS.match(claim.text, word.start - 2)
        )
        new = [word for word in telling if not _is_cited(word, alignment)]
        if new:
            yield doubtful(Reason.STRANGE, new[0].text)


def _is_cited(word: Word, alignment: Alignment) -> bool:
    if any(word.start in known for known in alignment.short):
        return True
    return any(parsed.bag.holds(word) for parsed in alignment.cited)


def check_added(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for what the claim joins with "and" to what the closest unit has, and nothing cited has."""
    claim = alignment.claim
    if claim.language != ENGLISH or not alignment.near or not _JOINS.search(claim.text):
        return
    for part, added in pairwise(alignment.parts):
        last = part.pieces[-1]
        between = claim.text[last.start + len(last.text) : added.pieces[0].start]
        joined = _JOINS.search(between) and last.word and last.word.stem in alignment.closest.stems
        if joined and _is_new(added, alignment):
            yield doubtful(Reason.STRANGE, " ".join(piece.text for piece in added.pieces))


def _is_new(added: Part, alignment: Alignment) -> bool:
    """Whether nothing cited has any word of a short part."""
    words = [piece.word for piece in added.pieces]
    if len(words) > _LONGEST or not all(piece.tells for piece in added.pieces):
        return False
    return not any(word is None or _is_said_of_it(word, alignment) for word in words)


def _is_said_of_it(word: Word, alignment: Alignment) -> bool:
    """Whether the closest unit has a word, or one that has more of the claim than that word."""
    if not _is_cited(word, alignment):
        return False
    others = [each for each in alignment.claim.telling if each.weight == 1 and each.stem != word.stem]
    having = [unit for parsed in alignment.cited for unit in parsed.units if unit.bag.holds(word)]
    return not having or any(any(map(unit.bag.holds, others)) for unit in having)
