"""Whether who decides or is responsible in a claim is who does so where it is cited."""

import re
from collections.abc import Iterator, Sequence

from rag.prove.align import Alignment
from rag.prove.unit import is_row
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import Bag
from rag.prove.words.clauses import denies
from rag.prove.words.cue import cue
from rag.prove.words.languages import ENGLISH
from rag.prove.words.roles import ABOVE, HOUSE, READER, ROLES
from rag.prove.words.words import Word

_AHEAD = re.compile(
    r"""(?:\s(?:will|shall|may|can|should|also|then|alone|always|ultimately))*\s?
    (?:decides?|determines?|controls?|chooses?|ha(?:s|ve)\s(?:the\s)?(?:final|last)\s(?:say|word|call|decision)
    |makes?\s(?:the\s|this\s|that\s|a\s)?(?:final\s|last\s)?(?:call|decision|determination)
    |(?:is|are)\s(?:solely\s)?responsible|(?:ha(?:s|ve)\sto|must|needs?\sto)\s(?:make\ssure|ensure)
    |['’]s?\s(?:responsibility|job|duty|decision|call))\b""",
    re.IGNORECASE | re.VERBOSE,
)
"""Stands behind who decides."""
_BEHIND = re.compile(
    r"""\b(?:(?:decided|determined|controlled|chosen|made)\sby
    | (?:is|are|be|it['’]s|remains?)\s(?:\w+\s)?(?:up\sto|(?:at|in)\sthe\sdiscretion\sof)
    | (?:decision|(?:(?<=final\s)|(?<=last\s))call|responsibility|duty|discretion)
     \s(?:is|are)?\s?(?:that\s)?(?:of|lies\swith|rests\swith|with)
    | (?:lies|rests|lie|rest)\swith)\s(?:the\s|an?\s|your\s|our\s|its\s|their\s)?(?=[^\W\d])
    | \b(?:is|are)\sfor\s(?:the\s|an?\s|your\s)?(?=(?:[\w-]+\s){1,3}to\s(?:say|decide|judge|choose|determine)\b)""",
    re.IGNORECASE | re.VERBOSE,
)
"""Stands before who decides."""
_CUE = cue(
    r"\b(?:decid|ensure|sure|job|determin|control|choos|chosen|say|call|decision|responsib|up\sto|discretion|made\sby|dut(?:y|ies)|with)"
)
_STOP = re.compile(
    r"[,;:.()]|\b(?:to|who|which|that|if|when|after|before|on|about|whether|and\sthen|for|how|with|in|at)\b",
    re.IGNORECASE,
)
_LONGEST = 4  # words that name somebody
_ABOUT = 0.35  # of the claim without who decides, for a unit to be about it
_GROUPS = ABOVE | frozenset(["team", "teams", "group", "groups"])
"""Those who are no single reader."""
_ANYBODY = frozenset("it they she he who this that which we you lot vote majority consensus".split())
"""What names nobody, or how it is decided."""


def check_charge(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt where somebody else decides in the closest units that tell who does."""
    claim = alignment.claim
    if claim.language != ENGLISH or len(alignment.cited) > 1 or not _CUE.search(claim.text):
        return
    if denies(claim.text, ENGLISH):
        return
    ours = _charged(claim.text, claim.words)
    if not ours:
        return
    named = {word.start for word in ours}
    rest = [word for word in claim.telling if word.start not in named]
    total = sum(word.weight for word in rest)
    others: list[str] = []
    for unit in alignment.near:
        if is_row(unit.text) or sum(word.weight * unit.bag.meets(word) for word in rest) < _ABOUT * total:
            continue
        for theirs in _all_charged(unit.text, unit.words):
            if _may_be_same(ours, theirs):
                return
            others.append(" ".join(word.text for word in theirs))
    if others:
        yield doubtful(Reason.SWAP, f"{' '.join(word.text for word in ours)} / {others[0]}")


def _may_be_same(ours: Sequence[Word], theirs: Sequence[Word]) -> bool:
    """Whether two may be the same: they share the word that tells what they are, or either may be the other."""
    one, other = ours[-1], theirs[-1]
    for first, second in ((one, other), (other, one)):
        if first.folded in READER:
            return second.folded not in _GROUPS
        if first.folded in HOUSE:
            return second.folded not in ROLES or second.folded in HOUSE
    return Bag.of(word.stem for word in theirs).holds(one) or Bag.of(word.stem for word in ours).holds(other)


def _charged(text: str, words: Sequence[Word]) -> list[Word]:
    """Return the words for the first who decides in a line, empty where nobody in particular does."""
    return next(_all_charged(text, words), [])


def _all_charged(text: str, words: Sequence[Word]) -> Iterator[list[Word]]:
    """Yield the words for each who decides in a line."""
    for match in _BEHIND.finditer(text):
        stop = _STOP.search(text, match.end())
        end = stop.start() if stop else len(text)
        yield from _named([word for word in words if match.end() <= word.start < end][:_LONGEST])
    for match in _AHEAD.finditer(text):
        begin = max((cut.end() for cut in _STOP.finditer(text, 0, match.start())), default=0)
        yield from _named(_last_name([word for word in words if begin <= word.start < match.start()]))


def _last_name(words: Sequence[Word]) -> Sequence[Word]:
    """Return the words behind the last that tells nothing, as far as they can name somebody; a lone such one itself."""
    silent = max((at for at, word in enumerate(words[:-1]) if not word.weight), default=-1)
    return words[silent + 1 :][-_LONGEST:]


def _named(words: Sequence[Word]) -> Iterator[list[Word]]:
    """Yield the words that tell who is meant, if that is somebody of whom others are told apart."""
    telling = [word for word in words if word.weight]
    if telling and not telling[-1].folded.endswith("ly") and not any(word.folded in _ANYBODY for word in words):
        yield telling
