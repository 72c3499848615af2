"""
Words in brackets that a draft adds to its sentences: "[Employment contract]", "[source: Annual leave]", "[doc]".

They name a page as no marker does, and no page proves them; what a page itself has in brackets stays.
"""

import re
from collections.abc import Collection, Iterable

from rag.lexical import fold

_OPEN, _CLOSE = r"[\[［]{1,2}", r"[\]］]{1,2}"
_ADDED = re.compile(
    rf"\x20?(?<!\w){_OPEN}(?P<words>[^\[\]［］\n`]{{1,200}}){_CLOSE}(?![(\w])"
    r"|\x20?【(?P<named>[ -~]{1,200})】(?!\()"
)
_ON_PAGE = re.compile(r"[\[［【(（](?P<words>[^\[\]［］【】()（）\n]{1,200})[\]］】)）]")
_CODE = re.compile(r"`[^`\n]{1,300}`")
_BLANKS = re.compile(r"\s+")


def has_brackets(text: str) -> bool:
    """Say whether a draft may have any such words."""
    return "[" in text or "［" in text or "【" in text


def bracketed(texts: Iterable[str]) -> frozenset[str]:
    """Return what pages have in brackets, folded; round ones count, for a draft may change their form."""
    return frozenset(_bare(found["words"]) for text in texts for found in _ON_PAGE.finditer(text))


def added(text: str, known: Collection[str]) -> list[tuple[int, int]]:
    """Return where words in brackets stand that are not known, with the blank before them; figures alone stay."""
    code = [match.span() for match in _CODE.finditer(text)]
    return [
        found.span()
        for found in _ADDED.finditer(text)
        if _is_added(found["words"] or found["named"], known)
        and not any(start <= found.start() < end for start, end in code)
    ]


def _is_added(words: str, known: Collection[str]) -> bool:
    figures = any(map(str.isdigit, words)) and not any(map(str.isalpha, words))
    return bool(words.strip()) and not figures and _bare(words) not in known


def _bare(words: str) -> str:
    return _BLANKS.sub(" ", fold(words)).strip(" .")
