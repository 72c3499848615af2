"""Quotes of different pages that say the same with other figures: shown as such, never silently merged."""

import re
from collections.abc import Sequence
from itertools import combinations

from rag.lexical import stem, words
from rag.reply import Citation
from rag.terms import UNTOLD

_FIGURE = re.compile(r"\d+(?:[.,]\d+)*")
_SHARED = 0.5  # share of the shorter quote's words that the other has: it speaks of the same
_FEWEST = 2  # words that both have


def disagreements(citations: Sequence[Citation]) -> tuple[tuple[int, int], ...]:
    """Return the numbers of each two citations, of different pages, that speak of the same with other figures."""
    return tuple(
        (one.number, other.number)
        for one, other in combinations(citations, 2)
        if one.passage.source.id != other.passage.source.id and _disagree(one, other)
    )


def _disagree(one: Citation, other: Citation) -> bool:
    figures, other_figures = _figures(one.quote), _figures(other.quote)
    if not figures or not other_figures or figures & other_figures:
        return False
    said, other_said = _said(one), _said(other)
    shared = len(said & other_said)
    return shared >= _FEWEST and shared >= _SHARED * min(len(said), len(other_said))


def _figures(text: str) -> frozenset[str]:
    return frozenset(_FIGURE.findall(text))


def _said(citation: Citation) -> frozenset[str]:
    told = (word for word in words(f"{citation.context} {citation.quote}") if word not in UNTOLD)
    return frozenset(stem(word) for word in told if not word.isdigit())
