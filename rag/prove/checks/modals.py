"""Whether each clause of a claim is as strong as the clause that says the same: must, should, may or need not."""

import re
from collections.abc import Iterator, Sequence
from enum import Enum
from itertools import pairwise

from rag.prove.align import Alignment
from rag.prove.checks.force import NO_X_MAY, NOBODY_MAY, is_prerequisite
from rag.prove.unit import is_row
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import Bag
from rag.prove.words.clauses import denies
from rag.prove.words.cue import cue
from rag.prove.words.languages import ENGLISH
from rag.prove.words.words import Word


class Strength(Enum):
    """How strongly a clause says something."""

    MUST = "must"
    WILL = "will"
    SHOULD = "should"
    MAY = "may"
    FREE = "need not"


_BE_TOLD = r"(?:required|needed|necessary|obliged|obligatory|mandatory|compulsory)"
_CUES: tuple[tuple[Strength, str, str], ...] = (
    (
        Strength.FREE,
        "no n't n’t",
        rf"\b(?:not|no\slonger|\w+n['’]t)\s(?:\w+\s){{0,2}}?(?:have\sto|has\sto|needs?|{_BE_TOLD})\b|\bno\sneed\b",
    ),
    (
        Strength.MAY,
        "reserv may might could can soon become",
        rf"""\breserves?\sthe\sright\sto\s(?:require|request)\b|\b(?:may|might|could|can)\s(?:also\s|then\s|even\s)?(?:be(?:come)?\s(?:asked|charged|held|{_BE_TOLD})
        |have\sto|need)\b|\b(?:will\s)?soon\s(?:be(?:come)?)\b|\bwill\sbecome\s{_BE_TOLD}\b""",
    ),
    (
        Strength.MUST,
        "must shall has have had requir necessary oblig mandatory compulsory need",
        r"""\b(?:must|shall|ha(?:s|ve|d)\sto|(?:is|are|be|become)\s(?:always\s)?(?:required|necessary)|obliged|mandatory
        |(?<!not\s)required(?=\W*$)|obligatory|compulsory|requires?|needs?\sto|will\sneed\sto)\b""",
    ),
    (
        Strength.SHOULD,
        "should recommend encourag ideally prefer advis suggest best ought good urge",
        r"""\b(?:should|recommend\w*|encourag\w*|ideally|prefer\w*|advis\w+|suggest\w*|best\spractice|ought|good\sidea
        |we\surge)\b""",
    ),
    (
        Strength.MAY,
        "may might can could optional possib allowed permitted free welcome voluntar able",
        r"\b(?:(?:may|might|can|could)(?!\sonly)|optional\w*|possib\w+|allowed|permitted|free\sto|welcome|voluntar\w+|able\sto)\b",
    ),
)
"""
What shows each strength, behind letters that it has some of.

In the order in which it is looked for: "may be required" requires nothing.
"""
_FORCES = tuple((force, cue(words, re.VERBOSE, needs=needs)) for force, needs, words in _CUES)
_CERTAIN = cue(r"\b(?:will|entitled|guaranteed|always)\b", needs="will entitled guaranteed always")
_CUT = re.compile(
    r"(?:[;:,(]|(?<!\d)\))\s|[.](?:\s|$)|\b(?:and|but|while|whereas|if|unless|because|so\sthat)\b", re.IGNORECASE
)
_MONTH = re.compile(r"\b(?:of|in|by|until|from|since|to|and|early|late|mid)\sMay\b|\bMay\s\d|\d\.?\sMay\b")
_NEEDS = re.compile(r"\bneeds?\b(?!\sto\b)", re.IGNORECASE)
"""What a page needs must be: "needs the treasurer's approval"."""
_LIMITED = re.compile(
    r"\b(?:only|solely|no (?:more|longer|later|less|fewer|higher)|at (?:most|least)|up to|maximum|nobody|unless)\b",
    re.IGNORECASE,
)
"""What makes a "may" no leave: "may be no more than"."""
_BOUND = re.compile(
    r"\bmay\s[^,;.]*\b(?:with|subject\sto|only)\b|\b(?:may|can)\s[^,;.]*\buntil\s[^,;.]*\bbefore\b", re.IGNORECASE
)
"""What a "may" is bound to must be: "may leave with three months' notice"."""
_ABOUT, _CLEARLY = 0.5, 0.35  # of a clause's words, for another to say the same; by which one must say it better


def check_modals(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for a clause that says "must" where the closest one says "should" or "may", or "may" for "must"."""
    claim = alignment.claim
    if claim.language != ENGLISH or not alignment.near:
        return
    for text, words in _clauses(claim.text, claim.words):
        ours = _strengths(text) or ({Strength.WILL} if _CERTAIN.search(text) else set())
        free = ours == {Strength.FREE}
        if (
            len(ours) != 1
            or (denies(text, ENGLISH) and not free)
            or (ours == {Strength.MAY} and (_LIMITED.search(text) or NO_X_MAY.search(text)))
        ):
            continue
        closest, theirs = _closest(words, alignment)
        if ours == {Strength.MUST} and (_BOUND.search(closest) or is_prerequisite(claim.text)):
            continue
        if free and ("otherwise" in closest or "?" in closest or any(fact.direction for fact in claim.quantities)):
            continue  # "up to 200 needs none" of "over 200 needs one"
        theirs = [_there(closest)] if free and closest else theirs
        if ours == {Strength.SHOULD} and {Strength.MUST} in theirs and _there(closest) != {Strength.MUST}:
            continue  # what a lead-in requires, each item asks for: "please submit"
        if theirs and all(_is_other(next(iter(ours)), one) for one in theirs):
            yield doubtful(Reason.MODALITY, f"{text.strip()} / {closest.strip()}")


def _is_other(ours: Strength, theirs: set[Strength]) -> bool:
    """Whether a clause is stronger than another one, or may be what the other must."""
    match ours:
        case Strength.MUST:
            return Strength.MUST not in theirs
        case Strength.WILL:
            return theirs == {Strength.MAY}
        case Strength.SHOULD:
            return theirs in ({Strength.MAY}, {Strength.MUST})
        case Strength.MAY:
            return theirs == {Strength.MUST}
        case Strength.FREE:
            return Strength.MUST in theirs and Strength.FREE not in theirs


def _closest(words: Sequence[Word], alignment: Alignment) -> tuple[str, list[set[Strength]]]:
    """Return the near clause that has most of some words, and the strengths of all that have about as many."""
    total = sum(word.weight for word in words)
    found = []
    for unit in (unit for unit in alignment.near if not is_row(unit.text)):
        for text, theirs in _clauses(unit.text, unit.words):
            bag = Bag.of(stem for word in theirs for stem in (word.stem, word.phrase) if stem)
            share = sum(word.weight * bag.meets(word) for word in words) / total
            found.append((share, text, _there(text) or _there(unit.context)))
    best, closest, _ = max(found, key=lambda one: one[0], default=(0.0, "", set()))
    if best < _ABOUT:
        return "", []
    as_close = [strengths for share, _, strengths in found if share > best - _CLEARLY]
    return closest, as_close if all(as_close) else []


def _there(text: str) -> set[Strength]:
    """Return how strongly a page says something; a denied "may" is none, unless nothing is needed."""
    found = _strengths(NOBODY_MAY.sub(" must ", _NEEDS.sub(" must ", text)))
    if Strength.MUST in found and NOBODY_MAY.search(text):
        return found
    return found if Strength.FREE in found or not denies(text, ENGLISH) else set()


def _clauses(text: str, words: Sequence[Word]) -> Iterator[tuple[str, list[Word]]]:
    """Yield the clauses that have a word that tells something, with those."""
    cuts = [0, *(match.start() for match in _CUT.finditer(text)), len(text)]
    for start, end in pairwise(cuts):
        inside = [word for word in words if word.weight and start <= word.start < end]
        if inside:
            yield text[start:end], inside


def _strengths(text: str) -> set[Strength]:
    """Return how strongly a clause says something; each word of it counts once."""
    found = set()
    text = _MONTH.sub(" ", text) if "May" in text else text
    for force, words in _FORCES:
        if words.search(text):
            found.add(force)
            text = words.either.sub(" ", text)
    return found
