"""A text read once: its units, and of each the words, facts and clauses that claims are held against."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache

from rag.lexical import fold
from rag.prove.facts.read import facts_of
from rag.prove.facts.values import Fact
from rag.prove.values import Text
from rag.prove.words.alike import Bag
from rag.prove.words.clauses import Clause, clauses_of
from rag.prove.words.languages import ENGLISH, language_of
from rag.prove.words.words import Word, words_of
from rag.sentences import spans

_ITEM = re.compile(r"(\s*)(?:[-*+•–]|\d{1,3}[.)])\s+")
_CELLS = re.compile(r"(?:^|\s)\|(?:\s|$)")
_HEADING = re.compile(r"#{1,6}\s+\S")
_ACRONYM = re.compile(r"\b[A-Z]{2,6}(?=s?\b)")
_POINTS_BACK = re.compile(
    r"(?:it|its|they|their|this|that|these|those|he|she|such|both|er|sie|es|dies\w*|elle|ils?|ella|ellos)\b",
    re.IGNORECASE,
)
_SAMPLE = 800  # characters that tell the language
_FACTS_IN = 1500  # characters of a unit that are read for facts: a longer line is no sentence
_REMEMBERED = 4096  # texts; a parsed passage is some 20 KB
_POSSESSIVE = re.compile(r"(?<=\w)['’]s\b")
_MARKS = str.maketrans("", "", "“”„«»‘’`'\"*\\")


@dataclass(frozen=True, slots=True)
class Unit:
    """
    A sentence, a list's item or a table's row.

    Attributes:
        start: Where it begins in the text; `end` is exclusive, and the bullet is left out.
        context: The line it stands under: a list's lead-in, a table's header, or "".
        place: Its place in its list, from 1; 0 outside of lists.
        bag: Its words, those of its context, and those of the sentence before when it begins with "it" or the like;
            `own` has its words alone.
    """

    text: str
    start: int
    end: int
    context: str
    place: int
    words: tuple[Word, ...]
    facts: tuple[Fact, ...]
    clauses: tuple[Clause, ...]
    bag: Bag
    own: Bag


@dataclass(frozen=True)
class Parsed:
    """
    A text, read.

    Attributes:
        title: The words of the title and the headings.
        plain: The text and its title for looking strings up: folded, one blank between words, without quotation marks.
        bag: All words, of the title too.
    """

    source: Text
    language: str
    units: tuple[Unit, ...]
    title: Bag
    title_facts: tuple[Fact, ...]
    plain: str
    bag: Bag

    @cached_property
    def facts(self) -> tuple[Fact, ...]:
        """All facts, those of the title last."""
        return tuple(fact for unit in self.units for fact in unit.facts) + self.title_facts

    @cached_property
    def acronyms(self) -> frozenset[str]:
        """Its words in capitals, without a plural's s."""
        return frozenset(_ACRONYM.findall(f"{self.source.title} {self.source.section} {self.source.text}"))

    @cached_property
    def initials(self) -> str:
        """The first letters of all its words, in order."""
        return "".join(word[0] for word in re.findall(r"[^\W_]+", self.plain))


def read(text: Text) -> Parsed:
    """Return the text, read: some milliseconds; the last few thousand are remembered."""
    return _read(text)


@lru_cache(maxsize=_REMEMBERED)
def _read(text: Text) -> Parsed:
    language = language_of(text.text[:_SAMPLE]) or ENGLISH
    above = f"{text.title}\n{text.section}\n{text.lead}"
    units = tuple(_unit(rough, language) for rough in _rough(text))
    title = Bag.of(word.stem for word in words_of(above, language))
    everything = frozenset(title.stems).union(*(unit.bag.stems for unit in units))
    return Parsed(
        text,
        language,
        units,
        title,
        facts_of(above, language, quoted=False),
        plain(f"{text.text}\n{above}"),
        Bag.of(everything, language),
    )


def is_row(line: str) -> bool:
    """Whether a line is a table's row: cells with bars between."""
    return bool(_CELLS.search(line))


def plain(text: str) -> str:
    """Return the text as strings are looked up in it."""
    return " ".join(fold(_POSSESSIVE.sub(" s", text).translate(_MARKS)).split())


@dataclass(frozen=True, slots=True)
class _Rough:
    text: str
    start: int
    context: str
    place: int
    before: str = ""
    """The sentence before, where this one points back to it."""


def _unit(rough: _Rough, language: str) -> Unit:
    words = words_of(rough.text, language)
    stems = frozenset(word.stem for word in words)
    context = frozenset(word.stem for word in words_of(f"{rough.context}\n{rough.before}", language))
    return Unit(
        rough.text,
        rough.start,
        rough.start + len(rough.text),
        rough.context,
        rough.place,
        words,
        facts_of(rough.text[:_FACTS_IN], language, quoted=False),
        clauses_of(rough.text, words, language),
        Bag.of(stems | context, language),
        Bag.of(stems, language),
    )


def _rough(text: Text) -> Iterator[_Rough]:
    """Yield the units: a row whole, an item's sentences each, without bullets and blank lines."""
    at, above = 0, _Above(text.lead)
    for line in text.text.split("\n"):
        if line.strip():
            yield from above.units(line, at)
        at += len(line) + 1


class _Above:
    """What stands above a line while a text is read downwards."""

    def __init__(self, header: str) -> None:
        self._header = header
        self._leads: list[tuple[int, str]] = []  # indentation and lead-in, outermost first
        self._places: dict[int, int] = {}
        self._line = ""

    def units(self, line: str, at: int) -> Iterator[_Rough]:
        """Yield the units of a line that begins at a place of the text."""
        if is_row(line):
            yield from self._row(line, at)
            return
        self._header = ""
        item = _ITEM.match(line)
        if item:
            yield from self._item(line, at, item)
        else:
            self._leads, self._places = [], {}
            yield from self._sentences(line, at, 0, 0)
            if line.rstrip().endswith((":", "：")) or _HEADING.match(line):
                self._leads = [(-1, self._line)]

    def _row(self, line: str, at: int) -> Iterator[_Rough]:
        bare = line.strip()
        start = at + line.index(bare[0])
        if set(bare) <= set("|-: "):
            return
        yield _Rough(bare, start, self._header, 0)
        self._header = self._header or bare

    def _item(self, line: str, at: int, item: re.Match[str]) -> Iterator[_Rough]:
        depth = len(item[1].expandtabs(4))
        self._leads = [lead for lead in self._leads if lead[0] < depth]
        self._places = {level: place for level, place in self._places.items() if level <= depth}
        self._places[depth] = self._places.get(depth, 0) + 1
        yield from self._sentences(line, at, item.end(), self._places[depth])
        self._leads.append((depth, self._line))

    def _sentences(self, line: str, at: int, begin: int, place: int) -> Iterator[_Rough]:
        context = " ".join(lead for _, lead in self._leads)
        for start, end in spans(line[begin:]):
            said = line[begin + start : begin + end]
            before = self._line if start and _POINTS_BACK.match(said) else ""
            self._line = said
            yield _Rough(said, at + begin + start, context, place, before)
