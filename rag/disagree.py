"""Quotes of different pages that say the same with other figures: shown as such, never silently merged."""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

from rag.lexical import stem, words
from rag.reply import Citation
from rag.terms import UNTOLD

_FIGURE = re.compile(r"\d+(?:[.,:]\d+)*")
_SHARED = 0.5  # share of the shorter quote's words that the other has: it speaks of the same
_FEWEST = 2  # words that both have


def disagreements(citations: Sequence[Citation]) -> tuple[tuple[int, int], ...]:
    """Return the numbers of each two citations, of different pages, that speak of the same with other figures."""
    return tuple(
        (one.number, other.number)
        for one, other in combinations(citations, 2)
        if one.passage.source.id != other.passage.source.id and _disagree(one, other)
    )


def latest_first(citations: Sequence[Citation]) -> tuple[Citation, ...]:
    """Return the citations, of each two that disagree the later revised before the other, numbered anew."""
    order = list(citations)
    for one, other in combinations(range(len(order)), 2):
        earlier, later = order[one].passage.source, order[other].passage.source
        newer = earlier.revised and later.revised and earlier.revised < later.revised
        if newer and earlier.id != later.id and _disagree(order[one], order[other]):
            order[one], order[other] = order[other], order[one]
    return tuple(replace(citation, number=number) for number, citation in enumerate(order, start=1))


def figures(text: str) -> frozenset[str]:
    """Return the numbers and times of day of a text, as they are written."""
    return frozenset(_FIGURE.findall(text))


def said(text: str) -> frozenset[str]:
    """Return the stems of the words of a text that say something, without its numbers."""
    return frozenset(stem(word) for word in words(text) if word not in UNTOLD and not word.isdigit())


def _disagree(one: Citation, other: Citation) -> bool:
    ours, theirs = figures(one.quote), figures(other.quote)
    if not ours or not theirs or ours & theirs:
        return False
    told, other_told = (said(f"{each.context} {each.quote}") for each in (one, other))
    shared = len(told & other_told)
    return shared >= _FEWEST and shared >= _SHARED * min(len(told), len(other_told))
