"""
The particulars of a question: what an answer must be about, word for word.

Other words may stand on the page in another form; a name, an identifier or a country that no page found contains means
that no page found is about it, however close the rest is.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rag.countries import COUNTRIES
from rag.evidence import Passage
from rag.lexical import fold, stem, words
from rag.terms import UNTOLD

_IDENTIFIER = re.compile(
    r"\b(?=\w*[A-Za-z])(?=[\w.-]*\d)[A-Za-z0-9]+(?:[-_.][A-Za-z0-9]+)*\b|\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b"
)
_ORDINARY = re.compile(
    r"(?:\d+(?:st|nd|rd|th|s|x|k|m|h|hr|hrs|d|min|am|pm|%)|[a-z]\d?|covid-19|\d+-?(?:day|week|month|year|hour)s?)$",
    re.IGNORECASE,
)
_NUMBER = re.compile(r"(?<![\w.,-])\d+(?:[.,]\d+)*(?![\w-])")
_NAME = re.compile(r"(?<=[a-z0-9,;:] )(?:[A-Z][\w'’]+)(?=[\s?!.,;:]|$)")
_NEGATION = re.compile(r"\b(?:not|never|no|none|without|except|neither|nor|cannot)\b|n[’']t\b", re.IGNORECASE)
_NO_NAMES = frozenset(
    """
    monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
    september october november december christmas easter english spanish french german i i'm i've i'd i'll
    """.split()
)
_MOSTLY = 0.5  # a question with a larger share of capitals is a heading or shouted: its capitals name nothing


@dataclass(frozen=True, slots=True)
class Particulars:
    """
    What a question insists on.

    Attributes:
        names: Names, identifiers and countries, as written, in order.
        numbers: Numbers that stand alone, as written, in order.
        negated: Whether the question holds a negation.
    """

    names: tuple[str, ...]
    numbers: tuple[str, ...]
    negated: bool


def particulars(question: str, language: str) -> Particulars:
    """Return the particulars of a question. In German every noun is a capital: there only identifiers count."""
    names = [*_identifiers(question), *_countries(question)]
    if language != "de":
        names += _names(question)
    return Particulars(
        names=tuple(dict.fromkeys(names)),
        numbers=tuple(dict.fromkeys(_NUMBER.findall(question))),
        negated=bool(_NEGATION.search(question)),
    )


def missing(wanted: Iterable[str], passages: Sequence[Passage]) -> tuple[str, ...]:
    """Return those words that none of the passages contains, in title, headings or text."""
    held: set[str] = set()
    initials: set[str] = set()
    for passage in passages:
        shown = words(" ".join((passage.source.title, *passage.section, passage.lead, passage.text)))
        held.update(shown, map(stem, shown))
        first = "".join(word[0] for word in shown)
        initials.add(first)
    return tuple(word for word in wanted if not _held(word, held, initials))


def _held(word: str, held: set[str], initials: Iterable[str]) -> bool:
    parts = words(word)
    if all(part in held or stem(part) in held for part in parts):
        return True
    return word.isupper() and word.isalpha() and any(fold(word) in first for first in initials)


def _identifiers(question: str) -> list[str]:
    return [found for found in _IDENTIFIER.findall(question) if not _ORDINARY.match(found)]


def _countries(question: str) -> list[str]:
    text = f" {' '.join(words(question))} "
    return [name for name in COUNTRIES if f" {fold(name)} " in text]


def _names(question: str) -> list[str]:
    letters = re.findall(r"\b[^\W\d_]\w*", question)
    capitals = sum(word[0].isupper() for word in letters)
    if not letters or capitals / len(letters) > _MOSTLY:
        return []
    found = (name.removesuffix("'s").removesuffix("’s") for name in _NAME.findall(question))
    return [name for name in found if name.lower() not in _NO_NAMES and name.lower() not in UNTOLD]
