"""The halves of a sentence that joins two facts, each as a sentence of its own."""

import re
from collections.abc import Sequence

from rag.prove.claim import Claim
from rag.prove.parse import Parsed
from rag.prove.pieces import AUXILIARIES
from rag.prove.words.cue import cue

_CUT = cue(r";\s|,\s(?:and|but|while|whereas|yet)\s|\s(?:while|whereas|but(?!\s(?:for|also|not)\b))\s")
_AUXILIARY = re.compile(rf"\b(?:{'|'.join(sorted(AUXILIARIES))})(?:n['’]t|not)?\b", re.IGNORECASE)
_ELLIPSIS = re.compile(
    rf"\b(?:{'|'.join(sorted(AUXILIARIES))})(?:n['’]t|\snot|\snever|\stoo|\salso)?(?P<end>[.]?)$", re.IGNORECASE
)
_DENIES = re.compile(r"^\s*(?:not|never)\b", re.IGNORECASE)
_POINTS_BACK = re.compile(r"^\W*(?:it|they|he|she|this|that|these|those|then|so|there|which|who)\b", re.IGNORECASE)
_WORDS = 3  # of a half, at least: what is shorter is an item of a list


def halves(text: str) -> tuple[str, ...]:
    """Return the two sentences that a sentence joins, what the second leaves out said again; else nothing."""
    cuts = list(_CUT.finditer(text))
    if len(cuts) != 1:
        return ()
    one, other = text[: cuts[0].start()].strip(), text[cuts[0].end() :].strip()
    if min(len(one.split()), len(other.split())) < _WORDS or _POINTS_BACK.match(other):
        return ()
    return one, _completed(other, one)


def _completed(half: str, before: str) -> str:
    """Return a half with the predicate of the one before, where it ends in its auxiliary: "fines are not"."""
    ellipsis, verb = _ELLIPSIS.search(half), _AUXILIARY.search(before)
    if not (ellipsis and verb):
        return half
    predicate = _DENIES.sub("", before[verb.end() :]).strip(" .")
    return f"{half.rstrip('.')} {predicate}{ellipsis['end']}"


def has_verb(half: str) -> bool:
    """Whether a half has an auxiliary: without one, what it says of its subject may be in the other half."""
    return bool(_AUXILIARY.search(half))


def mixes(part: Claim, cited: Sequence[Parsed]) -> bool:
    """Whether no cited text alone has all the words of a half that any has: one's subject with another's predicate."""
    held = [
        {word.stem for word in part.telling if word.weight == 1 and (one.bag.holds(word) or one.title.holds(word))}
        for one in cited
    ]
    return all(frozenset().union(*held) - own for own in held)
