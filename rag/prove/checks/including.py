"""Whether what a claim includes by name is included where it is cited."""

import re
from collections.abc import Iterator

from rag.prove.align import Alignment
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.cue import cue
from rag.prove.words.languages import ENGLISH

_INCLUDING = re.compile(
    r"\b(?:including|inclusive\sof)\s"
    r"(?P<what>[^,;:.()\[\]]{3,80})(?=[,;.()\[\]]|$)",
    re.IGNORECASE,
)
_CUE = cue(r"\binclu(?:ding|sive)")


def check_including(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for what a claim includes where neither the units near nor those beside them have its words."""
    claim = alignment.claim
    if claim.language != ENGLISH or not alignment.near or not _CUE.search(claim.text):
        return
    beside = (*alignment.near, *alignment.around)
    for found in _INCLUDING.finditer(claim.text):
        words = (word for word in claim.telling if found.start("what") <= word.start < found.end("what"))
        new = [word.text for word in words if word.weight == 1 and not any(unit.bag.holds(word) for unit in beside)]
        if new:
            yield doubtful(Reason.STRANGE, f"including {' '.join(new)}")
