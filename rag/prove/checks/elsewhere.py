"""Whether a claim cites the wrong passage, or says "the same goes for ..." of what is nowhere said to be the same."""

import re
from collections.abc import Iterator, Sequence

from rag.prove.align import Alignment, unit_coverage
from rag.prove.parse import Parsed
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.languages import ENGLISH

_WHOLE = 0.95  # of a claim, for one sentence of another passage to say it all
_BETTER = 0.15  # by which it must say more than what is cited
_FEWEST = 3  # words of a claim by which passages can be told apart
_SAME = re.compile(r"\bthe\ssame\s(?:goes|applies|holds|is\strue)\b", re.IGNORECASE)
_ALSO = re.compile(r"\b(?:same|also|too|both|as well|likewise|equally)\b", re.IGNORECASE)


def check_elsewhere(alignment: Alignment, given: Sequence[Parsed]) -> Iterator[Problem]:
    """Yield a doubt where one sentence of a passage that is not cited says all of the claim, and none cited does."""
    claim = alignment.claim
    if claim.language != ENGLISH or not alignment.near:
        return
    here = max(alignment.coverage, *map(alignment.fit, alignment.near))
    if here > _WHOLE - _BETTER or len(claim.telling) < _FEWEST:
        return
    strong = [word for word in claim.telling if word.weight == 1]
    for other in (other for other in given if other not in alignment.cited and all(map(other.bag.holds, strong))):
        if any(unit_coverage(claim, unit) >= _WHOLE for unit in other.units):
            yield doubtful(Reason.ELSEWHERE, claim.text)
            return


def check_likewise(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for "the same goes for" where nothing near speaks of two things alike."""
    same = _SAME.search(alignment.claim.text)
    if same and not _ALSO.search(alignment.near_text):
        yield doubtful(Reason.STRANGE, same.group())
