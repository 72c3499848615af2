"""Whether a claim speaks as a writer with an opinion: it asks, says "I", or judges."""

import re
from collections.abc import Iterator

from rag.prove.align import Alignment
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import INFLECTED
from rag.prove.words.languages import ENGLISH
from rag.prove.words.words import Word

_SPEAKER = re.compile(
    r"""(?<![\w.-])(?:I|i['’]?m|I['’](?:m|ve|d|ll)|[Mm]y|[Mm]yself)(?![\w.-])
    # A small "i" is a number in "part i" and "(i)": it speaks where a clause begins.
    | (?:^|[,;.!?]\s|\b(?:and|but|or|that|which|what|because|if|as|so|then|when|though|yes|no|yeah|well)\s)
      i(?:\s(?=[a-z])|['’](?:ve|d|ll)\b)""",
    re.VERBOSE,
)
_JUDGES = frozenset(
    """amazing awesome awful beautiful boring cute delicious disgusting exciting fantastic fascinating fun funny
    gorgeous great hilarious horrible impressive incredible interesting lovely magnificent nice sad scary stunning
    terrible terrific thrilling ugly unbelievable weird wonderful""".split()
)


def check_voice(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt where the claim asks, judges or speaks as "I", and nothing near it does: no page bears that out."""
    claim = alignment.claim
    if claim.language != ENGLISH or not alignment.near:
        return
    if (speaker := _SPEAKER.search(claim.text)) and not _SPEAKER.search(alignment.near_text):
        yield doubtful(Reason.OPINION, speaker.group().strip(" ,;.!?"))
    elif claim.text.rstrip().endswith("?") and "?" not in alignment.near_text:
        yield doubtful(Reason.OPINION, "?")
    elif judging := [word.text for word in claim.words if word.folded in _JUDGES and not _is_cited(word, alignment)]:
        yield doubtful(Reason.OPINION, " ".join(judging))


def _is_cited(word: Word, alignment: Alignment) -> bool:
    return any(parsed.bag.likeness(word.stem) >= INFLECTED for parsed in alignment.cited)
