"""
The small language in which hijack phrases are written, and how a text is searched for them.

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
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum, StrEnum
from functools import cache, partial

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
        needs: Pieces of words, parted by commas, one of which every match holds: a cheap first test for a template
            without a word list outside brackets.
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


@dataclass(frozen=True, slots=True, eq=False)
class _Test:
    """A cheap first test: a view without any of the pieces holds no phrase that needs one."""

    pieces: tuple[str, ...]


def find(book: Phrasebook, view: str) -> Iterator[Family]:
    """Yield the family of each phrase of the book that stands in the view, in the book's order."""
    passes = cache(partial(_passes, view))
    if not passes(_any_first_test(book)):
        return
    for phrase, tests in _tested(book):
        if all(map(passes, tests)) and _stands_in(book, phrase, view):
            yield phrase.family


def _passes(view: str, test: _Test) -> bool:
    return any(piece in view for piece in test.pieces)


@cache
def _tested(book: Phrasebook) -> tuple[tuple[Phrase, tuple[_Test, ...]], ...]:
    """Return the phrases with their first tests: the one with the longest pieces, the likeliest to fail, first."""
    tests = {name: _Test(stems(book, name)) for name in book.words}
    tests |= {phrase.needs: _Test(_parted(phrase.needs)) for phrase in book.phrases if phrase.needs}

    def of(phrase: Phrase) -> tuple[_Test, ...]:
        names = {*required_lists(phrase), phrase.near, phrase.needs} - {""}
        return tuple(sorted((tests[name] for name in names), key=lambda test: -min(map(len, test.pieces))))

    return tuple((phrase, of(phrase)) for phrase in book.phrases)


@cache
def _any_first_test(book: Phrasebook) -> _Test:
    """Return one test for the whole book: most texts are in another language, and fail it."""
    return _Test(tuple({piece for _, (first, *_) in _tested(book) for piece in first.pieces}))


@cache
def required_lists(phrase: Phrase) -> tuple[str, ...]:
    """Return the word lists without an entry of which the phrase cannot match: those outside any bracket and choice."""
    flat = phrase.template
    while flat != (flatter := re.sub(r"\([^()]*\)", "", flat)):
        flat = flatter
    return () if "|" in flat else tuple(re.findall(r"\{([a-z_]+)\}", flat))


@cache
def pattern(book: Phrasebook, phrase: Phrase) -> re.Pattern[str]:
    """Return the phrase as a compiled pattern for views in lower case without accents."""
    parts = _SLOTS.split(phrase.template)
    body = "".join(_slot(book, part) if at % 2 else _literal(part) for at, part in enumerate(parts))
    whole = phrase.whole and book.spaced
    return re.compile(rf"(?<!\w)(?:{body})(?!\w)" if whole else body, re.MULTILINE)


def _stands_in(book: Phrasebook, phrase: Phrase, view: str) -> bool:
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
def stems(book: Phrasebook, name: str) -> tuple[str, ...]:
    """Return, for each entry of the list, its longest run of fixed letters: a cheap first test."""
    return tuple({max(re.split(r"\([^()]*\)\??|.\?|[-\s*]", entry), key=len) for entry in _entries(book, name)})


@cache
def _choice(book: Phrasebook, name: str) -> str:
    entries = sorted(_entries(book, name), key=len, reverse=True)
    return f"(?:{'|'.join(map(_entry, entries))})"


def _entries(book: Phrasebook, name: str) -> tuple[str, ...]:
    return _parted(without_accents(book.words[name]))


def _parted(pieces: str) -> tuple[str, ...]:
    return tuple(piece.strip() for piece in pieces.split(","))


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
