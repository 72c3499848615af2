"""Whether a claim adds one more to what a page lists: "at stations, online and in kiosks"."""

import re
from collections.abc import Iterator
from itertools import pairwise

from rag.prove.align import Alignment
from rag.prove.pieces import Part
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.languages import ENGLISH

_JOINS = re.compile(r"\b(?:and|or)\b", re.IGNORECASE)
_LONGEST = 2  # words of what is added; what is longer is a clause of its own


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
    return not any(word is None or parsed.bag.holds(word) for word in words for parsed in alignment.cited)
