"""The words of a line in small letters: what tells at little cost that it cannot hold what somebody looks for."""

import re
from functools import lru_cache

from rag.lexical import fold

LETTERS = re.compile(r"[A-Za-zÀ-ÿß]+")


@lru_cache(maxsize=1 << 10)  # lines: those of the passages of an answer
def small_words(text: str) -> frozenset[str]:
    """Return the folded words of a line."""
    if text.isascii():
        return frozenset(LETTERS.findall(text.lower()))
    return frozenset(map(fold, LETTERS.findall(text)))
