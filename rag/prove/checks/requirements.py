"""Whether "anyone who" meets all that is asked of them: "any driver with a licence", who must be 23 as well."""

import re
from collections.abc import Iterator
from itertools import pairwise

from rag.prove.align import Alignment
from rag.prove.unit import Unit, is_row
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.cue import cue
from rag.prove.words.languages import ENGLISH
from rag.prove.words.words import Word

_ANYONE = cue(
    r"\b(?:whoever|(?:any|every)(?:one|body)?|all)\b(?:\s[\w'’-]+){0,3}?\s(?:who|that|with|has|is|are|have)\b"
    r"|\bwhoever\b|\b(?:it\sis\senough|you\sonly\sneed|all\s(?:that\s)?(?:it\stakes|you\sneed))\b"
)
_ASKS = re.compile(
    r"\b(?:must|needs?\sto|ha(?:s|ve)\sto|requires?|required\sto|in\sthe\scase\swhere|provided\sthat|if|when|who)\b",
    re.IGNORECASE,
)
_BETWEEN = re.compile(r",\s(?:and\s)?|\sand\s|;\s(?:and\s)?", re.IGNORECASE)
_OR = re.compile(r"\bor\b", re.IGNORECASE)
_ABOUT = 0.5  # of the claim, for a unit to be about it
_SEVERAL = 2  # requirements that the claim must tell, for it to be about them


def check_requirements(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt where the claim is of anyone who meets some of what the closest unit asks, and not all."""
    claim = alignment.claim
    if claim.language != ENGLISH or not alignment.near or not _ANYONE.search(claim.text):
        return
    unit = alignment.closest
    asks = _ASKS.search(unit.text)
    if asks is None or is_row(unit.text) or alignment.fit(unit) < _ABOUT:
        return
    said = alignment.spoken
    asked = list(_asked(unit, asks.end()))
    met = [words for words in asked if any(map(said.holds, words))]
    lacking = [words for words in asked if words not in met]
    if len(met) >= _SEVERAL and lacking:
        yield doubtful(Reason.CONDITION, " ".join(word.text for word in lacking[0]))


def _asked(unit: Unit, start: int) -> Iterator[list[Word]]:
    """Yield the words of each thing that is asked behind a place, without those that others have too."""
    stop = unit.text.find(". ", start)
    end = stop if stop >= 0 else len(unit.text)
    if _OR.search(unit.text, start, end):
        return
    cuts = [start, *(cut.end() for cut in _BETWEEN.finditer(unit.text, start, end)), end]
    parts = [[w for w in unit.words if w.weight == 1 and first <= w.start < last] for first, last in pairwise(cuts)]
    for part in parts:
        others = {word.stem for other in parts if other is not part for word in other}
        if own := [word for word in part if word.stem not in others]:
            yield own
