"""
The particulars of a question: what an answer must be about, word for word.

Other words may stand on the page in another form; a name, an identifier or a country that no page found contains means
that no page found is about it, however close the rest is.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rag.circumstances import told
from rag.countries import COUNTRIES
from rag.lexical import words
from rag.terms import UNTOLD, spelled_out

_IDENTIFIER = re.compile(
    r"(?<!\w)(?=\w*[A-Za-z])(?=[A-Za-z0-9._-]*\d)[A-Za-z0-9]+(?:[-_.][A-Za-z0-9]+)*(?!\w)"
    r"|\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b"
)
# With a digit, and yet no identifier: an amount with its unit, a day, "2nd-line", "L4", "Q3", "pre-2020".
_ORDINARY = re.compile(
    r"""(?:
        \d+(?:[.,]\d+)?(?:
            st|nd|rd|th|s|x|k|m|b|bn|h|hr|hrs|d|w|wk|wks|y|yr|yrs|min|mins|am|pm|ms|sec|
            [a-z]|mm|cm|km|ft|g|kg|lbs?|l|ml|kw|kwh|kb|mb|gb|tb|eur|usd|gbp
        )?(?:-[a-z]+)*
        | [a-z]-?\d? | covid-19 | (?:pre|post|mid|non|under|over|top|sub)-.*
    )$""",
    re.IGNORECASE | re.VERBOSE,
)
_MENTION = re.compile(r"<[@!#][^<>\s]{1,80}>")  # of somebody, as Slack writes it: names who is spoken to, not what of
_NUMBER = re.compile(r"(?<![\w.,-])\d+(?:[.,]\d+)*(?![\w-])")
_CAPITALISED = r"[A-Z][\w'’]*"
# Behind a small letter or a comma, where no sentence begins; a word that goes on with a hyphen or slash is left alone.
_NAME = re.compile(rf"(?:(?<=[a-z0-9] )|(?<=[a-z0-9][,;] )){_CAPITALISED}(?: {_CAPITALISED})*(?=[\s?!.,;:)]|$)")
_LEVEL = re.compile(r"(?<![\w.-])(?![QH][1-4]\b)[A-Z]\d(?![\w-])")
"""A grade, a room, a form, "E9", or what pages write otherwise, as "level 4" for "L4"; no quarter and no half-year."""
_NEGATION = re.compile(
    r"\b(?:not|never|no|none|nobody|nothing|without|except|neither|nor|cannot|nicht|keine?[nmrs]?|ohne|nunca|sin|jamais|sans)\b|n[’']t\b",
    re.IGNORECASE,
)
_NO_NAMES = frozenset(
    """
    monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
    september october november december spring summer autumn fall winter christmas easter eve new year years
    english american america usa united states kingdom uk britain british england eu europe european african asian latin
    north south east west northern southern eastern western middle world war
    i i'm i've i'd i'll mr mrs ms dr prof am pm tv id ids url urls pdf pdfs faq faqs hr ceo dm dms eta imo afaik diy
    explain describe define list name give show compare
    """.split()
)
_SHOUTED = 6  # letters; a longer word in capitals is stressed ("MANDATORY"): acronyms are shorter
_MOSTLY = 0.5  # a question with a larger share of capitals is a heading or shouted: its capitals name nothing


@dataclass(frozen=True, slots=True)
class Particulars:
    """
    What a question insists on.

    Attributes:
        names: Names and identifiers, as written, in order.
        countries: English names of the countries that it asks about, in order.
        details: Numbers that stand alone, as written, in order, and what may be an identifier or a name, or not.
        negated: Whether the question holds a negation.
        told: Those of the names and countries that only tell a story, and that no page need have.
    """

    names: tuple[str, ...] = ()
    countries: tuple[str, ...] = ()
    details: tuple[str, ...] = ()
    negated: bool = False
    told: frozenset[str] = frozenset()


def particulars(question: str, language: str) -> Particulars:
    """
    Return the particulars of a question.

    Capitals are sure to name something in English only: in German every noun has one, and in other languages what
    is named may be called otherwise on an English page.
    """
    question = _MENTION.sub(" ", question)
    countries = _distinct(_countries(words(question)))
    capitals = [] if language == "de" else [*_names(question)]
    identifiers = [found for found in _IDENTIFIER.findall(question) if not _ORDINARY.match(found)]
    numbers = [*_NUMBER.findall(question), *_LEVEL.findall(question)]
    return Particulars(
        names=_distinct([*identifiers, *capitals] if language == "en" else identifiers),
        countries=countries,
        details=_distinct(numbers if language == "en" else [*numbers, *capitals]),
        negated=negated(question),
        told=told(question, (*capitals, *countries)) if language == "en" else frozenset(),
    )


def negated(text: str) -> bool:
    """Whether the text holds a word that denies, excepts or forbids."""
    return bool(_NEGATION.search(text))


def _countries(said: list[str]) -> Iterator[str]:
    """Yield the countries named, the longer name first where one stands in the other."""
    at = 0
    while at < len(said):
        for length in (3, 2, 1):
            country = COUNTRIES.get(" ".join(said[at : at + length]))
            if country:
                yield country
                at += length - 1
                break
        at += 1


def _is_country(name: str) -> bool:
    return any(True for _ in _countries(words(name)))


def _names(question: str) -> Iterator[str]:
    letters = re.findall(r"\b[^\W\d_]\w*", question)
    capitals = sum(word[0].isupper() for word in letters)
    if not letters or capitals / len(letters) > _MOSTLY:
        return
    for run in _NAME.findall(question):
        if not _is_country(run):
            yield from _telling(run.replace("’", "'").split())


def _telling(run: list[str]) -> Iterator[str]:
    """Yield the run's names: what is left of it between possessives and words that name nothing."""
    name: list[str] = []
    for word in run:
        bare = word.removesuffix("'").removesuffix("'s")
        if _names_nothing(bare):
            if name:
                yield " ".join(name)
            name = []
            continue
        name.append(bare)
        if bare != word:
            yield " ".join(name)
            name = []
    if name:
        yield " ".join(name)


def _names_nothing(word: str) -> bool:
    small = word.lower()
    shouted = word.isupper() and len(word) > _SHOUTED
    return (
        shouted or bool(_ORDINARY.match(word)) or small in _NO_NAMES or small in UNTOLD or spelled_out(small) != small
    )


def _distinct(found: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(found))
