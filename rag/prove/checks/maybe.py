"""Whether a claim says that something will happen that may, or may that does: the very verb is followed."""

import re
from collections.abc import Iterator, Sequence

from rag.prove.align import Alignment
from rag.prove.checks.force import Force, says
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.cue import cue
from rag.prove.words.languages import ENGLISH
from rag.prove.words.words import Word

_MAY = frozenset(["may", "might", "could"])
_WILL = frozenset(["will", "shall", "is", "are"])
_BETWEEN = frozenset("be also then only have been".split())  # "may also be deducted"
_DENYING = frozenset(["not", "never", "no"])
_DENIED, _GOVERNED = 3, 2  # words before a verb in which it is denied, or told to be certain
_OPEN = cue(r"\b(?:usually|sometimes|often|risk|able)\b", needs="usual sometimes often risk able")
_LIMITS = cue(r"\b(?:up to|only|not|no|nobody|never|at most|at least|unless|if|when)\b")
_WEAK = cue(
    r"""\b(?:may|might|can|could|possible|allowed|permitted|optional|able|if|should|recommend\w*|eligible|entitled|free\sto
    |welcome|discretion|reserves?\sthe\sright)\b""",
    re.VERBOSE,
)


def check_maybe(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for a verb that is certain in the claim and "may" be where it is cited, or the other way round."""
    claim = alignment.claim
    if claim.language != ENGLISH or not alignment.near:
        return
    yield from _made_certain(alignment)
    yield from _made_possible(alignment)


def _made_certain(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for "will be deducted" of what "may be deducted"."""
    text, words = alignment.claim.text, alignment.claim.words
    possible = {word.stem for word in _governed(alignment.closest.words)}
    if not possible or says(Force.MAY, text) or _OPEN.search(text):
        return
    for at, word in enumerate(words):
        if word.stem not in possible or not _WILL & _before(words, at, _GOVERNED):
            continue
        if not _DENYING & _before(words, at, _DENIED) and not _is_certain_too(word, alignment):
            yield doubtful(Reason.MODALITY, f"{word.text} / {alignment.closest.text}")


def _made_possible(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for "may take place" of what "takes place"."""
    possible = list(_governed(alignment.claim.words))
    if not possible or _LIMITS.search(alignment.claim.text) or _WEAK.search(alignment.near_text):
        return
    said = {word.folded for unit in alignment.near for word in unit.words}
    for word in possible:
        if word.folded in said:
            yield doubtful(Reason.MODALITY, f"may {word.text} / {alignment.closest.text}")


def _governed(words: Sequence[Word]) -> Iterator[Word]:
    """Yield the verb behind each "may"."""
    for at, word in enumerate(words):
        if word.folded in _MAY:
            verb = next((each for each in words[at + 1 :] if each.folded not in _BETWEEN), None)
            if verb is not None and verb.weight:
                yield verb


def _is_certain_too(verb: Word, alignment: Alignment) -> bool:
    """Whether a near unit has the verb without a "may"."""
    for unit in alignment.near:
        open_ones = {word.start for word in _governed(unit.words)}
        if any(word.stem == verb.stem and word.start not in open_ones for word in unit.words):
            return True
    return False


def _before(words: Sequence[Word], at: int, count: int) -> set[str]:
    return {word.folded for word in words[max(0, at - count) : at]}
