"""
The small language in which hijack phrases are written, and how a text is searched for one.

A phrase is a template over named word lists: "{drop} {filler*6}{earlier} {orders}". In a template

    {name}      one entry of the list `name`
    {name*6}    up to six entries, each with the blank after it
    {..80}      at most 80 characters of the same sentence
    {~200}      at most 200 characters of anything
    (a|b)       a choice; all else is a regular expression, a blank standing for one blank of any kind

An entry of a list is words; a trailing * stands for any ending ("instruktion*"), "-" for a blank, a hyphen or
nothing, "s?" for an s or none. Accents are for the reader: lists, templates and views all lose them.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, StrEnum
from functools import cache

from rag.guard.views import without_accents

_NEAR = 200  # characters to either side in which a phrase's company must stand: two or three sentences
_BEFORE = 60  # characters before a phrase that tell who is meant: about ten words


_SLOTS = re.compile(r"\{([a-z_]+(?:\*\d)?|\.\.\d+|~\d+)\}")


class Family(StrEnum):
    """What a phrase tries to do."""

    OVERRIDE = "override"
    PROMPT_LEAK = "prompt leak"
    MODE = "mode"
    PERSONA = "persona"
    FAKE_ROLE = "fake role"
    TO_MODEL = "to the model"
    ANSWER_ORDER = "order about the answer"


class Lead(Enum):
    """What has to be true of the words just before a phrase."""

    ANYTHING = "anything"
    NOT_PEOPLE = "not people"  # "Can I ignore the previous instructions?" orders nobody about
    IMPERATIVE = "imperative"  # "Does this form override the previous rules?" does not either


@dataclass(frozen=True, slots=True, eq=False)
class Phrase:
    """
    One way of wording an attack.

    Attributes:
        example: A text that the phrase catches.
        near: A word list of the book; one of its entries must stand within 200 characters of the phrase. "" for none.
        needs: Word lists written out, parted by semicolons. Every match holds an entry of each, as whole words unless
            a * says that letters may follow or go before. They only save time: see rag.guard.clues.
        whole: Whether the phrase begins and ends with whole words.
    """

    family: Family
    example: str
    template: str
    lead: Lead = Lead.ANYTHING
    near: str = ""
    needs: str = ""
    whole: bool = True


@dataclass(frozen=True, slots=True, eq=False)
class Phrasebook:
    """
    The phrases of one language.

    Attributes:
        words: The word lists by name; entries parted by commas. `people`, if there, holds what else than the
            English "we", "who" or "never" makes the next words no order (Lead.NOT_PEOPLE).
        spaced: Whether the language parts its words by blanks.
    """

    language: str
    words: Mapping[str, str]
    phrases: tuple[Phrase, ...]
    spaced: bool = True


@cache
def pattern(book: Phrasebook, phrase: Phrase) -> re.Pattern[str]:
    """Return the phrase as a compiled pattern for views in lower case without accents."""
    parts = _SLOTS.split(phrase.template)
    body = "".join(_slot(book, part) if at % 2 else _literal(part) for at, part in enumerate(parts))
    whole = phrase.whole and book.spaced
    return re.compile(rf"(?<!\w)(?:{body})(?!\w)" if whole else body, re.MULTILINE)


def stands_in(book: Phrasebook, phrase: Phrase, view: str) -> bool:
    """Tell whether the view holds the phrase, led and accompanied as the phrase demands."""
    return any(
        _leads(book, phrase.lead, view[max(0, match.start() - _BEFORE) : match.start()])
        and (not phrase.near or _has_near(book, phrase.near, view, match))
        for match in pattern(book, phrase).finditer(view)
    )


_ABOUT_PEOPLE = re.compile(
    r"""(?:^|[^\w'])(?:
        (?:i|we|they|he|she|it|who|people|users|employees|staff|everyone|anyone|someone|nobody)
      | (?:not|never|cannot|can|may|might|or|\w+n't)
      | (?<!you\s)(?<!you\sare\s)to
      | (?:did|does|if|when|whenever|why|how)\s(?:(?!you\b)\w+\s){0,3}(?!you\b)\w+
    )[ ]$  # a line break ends what was said before""",
    re.VERBOSE,
)
_ORDERING = re.compile(
    r"""(?:
        ^ | [^\w\s']\s? | \n
      | \b(?:please|now|and|then|so|but|just|kindly|also|simply|first|instead|completely|must|should|will|let's)\s
      | \b(?:can|could|would|will)\syou\s | \byou\s(?:are\s|need\s|have\s)?to\s
    )$""",
    re.VERBOSE,
)


def _leads(book: Phrasebook, lead: Lead, before: str) -> bool:
    if lead is Lead.IMPERATIVE:
        return bool(_ORDERING.search(before))
    return lead is Lead.ANYTHING or not (_ABOUT_PEOPLE.search(before) or _people(book).search(before))


@cache
def _people(book: Phrasebook) -> re.Pattern[str]:
    """Return what its list `people` says at the end of the words before; nothing when it has no such list."""
    return re.compile(rf"(?<!\w){_choice(book, 'people')} $" if "people" in book.words else r"(?!)")


def _has_near(book: Phrasebook, name: str, view: str, match: re.Match[str]) -> bool:
    around = view[max(0, match.start() - _NEAR) : match.end() + _NEAR]
    return bool(_any_of(book, name).search(around))


@cache
def _any_of(book: Phrasebook, name: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){_choice(book, name)}(?!\w)" if book.spaced else _choice(book, name))


@cache
def _choice(book: Phrasebook, name: str) -> str:
    longest_first = sorted(entries(book, name), key=len, reverse=True)
    return f"(?:{'|'.join(map(_entry, longest_first))})"


def entries(book: Phrasebook, name: str) -> tuple[str, ...]:
    """Return the entries of a word list, without accents."""
    return parted(without_accents(book.words[name]))


def parted(words: str) -> tuple[str, ...]:
    """Return what stands between the commas."""
    return tuple(entry.strip() for entry in words.split(","))


def _entry(entry: str) -> str:
    spelt = {"*": r"\w*", "-": r"[-\s]?", " ": r",?\s", "(": "(?:"}
    return "".join(spelt.get(sign, sign) for sign in entry)


def _literal(part: str) -> str:
    return re.sub(r"(?<!\\)\((?!\?)", "(?:", without_accents(part)).replace(" ", r"\s")


def _slot(book: Phrasebook, slot: str) -> str:
    if slot.startswith(".."):
        return rf"[^.!?\n。！？।]{{0,{slot[2:]}}}?"
    if slot.startswith("~"):
        return rf"[\s\S]{{0,{slot[1:]}}}?"
    name, _, most = slot.partition("*")
    blank = r"\s" if book.spaced else ""
    return f"(?:{_choice(book, name)}{blank}){{0,{most}}}" if most else _choice(book, name)
