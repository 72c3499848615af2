"""Whether a claim takes the other of two limits, or holds "even if" where the page makes no such concession."""

import re
from collections.abc import Iterator

from rag.prove.align import Alignment
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.cue import cue
from rag.prove.words.languages import ENGLISH

_WHICH = r"\bwhichever\s(?:\w+\s){0,2}?"
_LATER = cue(rf"{_WHICH}(?:later|last|latest|longer|higher|greater|more)\b")
_SOONER = cue(rf"{_WHICH}(?:first|earlier|earliest|sooner|shorter|lower|less|smaller)\b")
_EVEN = cue(r"\beven\s(?:if|when|for|with|without|though|after|before)\b|\bwhether\sor\snot\b|\bregardless\b")
_STILL = cue(r"\b(?:if|when)\b[^.;]*,[^.;]*\b(?:still|nevertheless|all\sthe\ssame|anyway)\b")
_STILL_THERE = re.compile(r"\b(?:still|too|as\swell|nevertheless|always)\b", re.IGNORECASE)
_BUT = re.compile(
    r"\b(?:unless|except\w*|otherwise|instead|in\s(?:which|that|this)\scase|however|but)\b", re.IGNORECASE
)
_CONTRASTS = re.compile(r"\b(?:but|however|while|whereas|yet)\b", re.IGNORECASE)
"""What makes an "even though" of the claim's say no more than the page."""
_CONCEDES = re.compile(
    r"\b(?:even|whether\sor\snot|regardless|also|including|although|though|despite|anyway|nevertheless|nonetheless"
    r"|all\sthe\ssame)\b",
    re.IGNORECASE,
)


def check_whichever(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for "whichever is later" of "whichever is sooner", and for an "even if" of the claim's own."""
    text, near = alignment.claim.text, alignment.near_text
    if alignment.claim.language != ENGLISH or not near:
        return
    for one, other in ((_LATER, _SOONER), (_SOONER, _LATER)):
        if (said := one.search(text)) and other.search(near) and not one.search(near):
            yield doubtful(Reason.OPPOSITE, said.group())
    still = _STILL.search(text)
    if still and not (_CONCEDES.search(near) or _STILL_THERE.search(near)) and _BUT.search(near):
        yield doubtful(Reason.CONDITION, still.group())
    even = _EVEN.search(text)
    contrasts = even and even.group().lower().endswith("though") and _CONTRASTS.search(near)
    if even and not contrasts and not _CONCEDES.search(near):
        yield doubtful(Reason.CONDITION, even.group())
