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
from rag.prove.words.clauses import Clause, clauses_of, denies
from rag.prove.words.languages import ENGLISH, language_of
from rag.prove.words.words import Word, stems_of, words_of
from rag.sentences import spans

_ITEM = re.compile(r"(\s*)(?:[-*+•–]|\d{1,3}[.)])\s+")
_CELLS = re.compile(r"(?:^|\s)\|(?:\s|$)|^\s*\|[^|]+\|.*\|\s*$")
_RULE = "|-: "  # signs of the line between a table's header and its rows
_HEADING = re.compile(r"#{1,6}\s+\S")
_ACRONYM = re.compile(r"[A-Z](?<=\b[A-Z])[A-Z]{1,5}(?=s?\b)")  # a set of signs first is found fast
_POINTS_BACK = re.compile(
    r"(?:it|its|they|their|this|that|these|those|he|she|such|both|er|sie|es|dies\w*|elle|ils?|ella|ellos)\b",
    re.IGNORECASE,
)
_SAMPLE = 800  # characters that tell the language
_FACTS_IN = 1500  # characters of a unit that are read for facts: a longer line is no sentence
_REMEMBERED = 128  # texts, those of some answers: thousands of them make each collection of garbage take half a second
_POSSESSIVE = re.compile(r"(?<=\w)['’]s\b")
_MARKS = str.maketrans("", "", "“”„«»‘’`'\"*\\")


@dataclass(frozen=True, eq=False)
class Unit:
    """
    A sentence, a list's item or a table's row; its words, facts and clauses are read when they are first looked at.

    Attributes:
        start: Where it begins in the text; the bullet is left out.
        context: The line it stands under: a list's lead-in, a table's header, or "".
        place: Its place in its list, from 1; 0 outside of lists.
        before: The sentence before, where this one begins with "it" or the like, or "".
    """

    text: str
    start: int
    context: str
    place: int
    language: str
    before: str = ""

    @property
    def end(self) -> int:
        """Where it ends in the text, exclusive."""
        return self.start + len(self.text)

    @cached_property
    def words(self) -> tuple[Word, ...]:
        """Its words, in order."""
        return words_of(self.text, self.language)

    @cached_property
    def facts(self) -> tuple[Fact, ...]:
        """Its facts."""
        return facts_of(self.text[:_FACTS_IN], self.language, quoted=False)

    @cached_property
    def clauses(self) -> tuple[Clause, ...]:
        """Its clauses, in order."""
        return clauses_of(self.text, self.words, self.language)

    @cached_property
    def denies(self) -> bool:
        """Whether it has a word such as "not"."""
        return denies(self.text, self.language)

    @cached_property
    def stems(self) -> frozenset[str]:
        """The stems of its words, those of its context, and those of the sentence before that it points back to."""
        if not (self.context or self.before):
            return self.own.stems
        return self.own.stems | stems_of(self.context, self.language) | stems_of(self.before, self.language)

    @cached_property
    def bag(self) -> Bag:
        """The bag of `stems`."""
        return self.own if self.stems is self.own.stems else Bag.of(self.stems, self.language)

    @cached_property
    def own(self) -> Bag:
        """Its words alone."""
        return Bag.of(stems_of(self.text, self.language), self.language)


@dataclass(frozen=True)
class Parsed:
    """A text, read when it is first looked at, and each of its units for itself."""

    source: Text

    @cached_property
    def language(self) -> str:
        """The language of its beginning."""
        return language_of(self.source.text[:_SAMPLE]) or ENGLISH

    @cached_property
    def units(self) -> tuple[Unit, ...]:
        """Its sentences, items and rows, in order."""
        return tuple(_units(self.source, self.language))

    def line_units(self, at: int) -> Iterator[Unit]:
        """Yield the units of the one line that a place is in, as if nothing stood above it: these need no reading."""
        text = self.source.text
        begin = text.rfind("\n", 0, at) + 1
        line, _, _ = text[begin:].partition("\n")
        return _Above("", ENGLISH).units(line, begin)

    @property
    def above(self) -> str:
        """What stands above the text: title, headings, a table's header."""
        return f"{self.source.title}\n{self.source.section}\n{self.source.lead}"

    @cached_property
    def title(self) -> Bag:
        """The words of what stands above."""
        return Bag.of(stems_of(self.above, self.language))

    @cached_property
    def title_facts(self) -> tuple[Fact, ...]:
        """The facts of what stands above."""
        return facts_of(self.above, self.language, quoted=False)

    @cached_property
    def facts(self) -> tuple[Fact, ...]:
        """All facts, those of what stands above last."""
        return tuple(fact for unit in self.units for fact in unit.facts) + self.title_facts

    @cached_property
    def plain(self) -> str:
        """All of it for looking strings up: folded, one blank between words, without quotation marks."""
        return plain(f"{self.source.text}\n{self.above}")

    @cached_property
    def bag(self) -> Bag:
        """All words, those of what stands above too."""
        own = (unit.own.stems for unit in self.units)  # what units stand under are units, or stand above them all
        return Bag.of(self.title.stems.union(*own), self.language)

    @cached_property
    def standing(self) -> dict[str, list[int]]:
        """For each stem the places of the units that hold it, by themselves or through what they stand under."""
        found: dict[str, list[int]] = {}
        for at, unit in enumerate(self.units):
            for stem in unit.stems:
                found.setdefault(stem, []).append(at)
        return found

    @cached_property
    def acronyms(self) -> frozenset[str]:
        """Its words in capitals, without a plural's s."""
        return frozenset(_ACRONYM.findall(f"{self.source.title} {self.source.section} {self.source.text}"))

    @cached_property
    def initials(self) -> str:
        """The first letters of all its words, in order."""
        return "".join(word[0] for word in re.findall(r"[^\W_]+", self.plain))


@lru_cache(maxsize=_REMEMBERED)
def read(text: Text) -> Parsed:
    """Return the text, to be read when it is looked at; the last few thousand are remembered, as far as read."""
    return Parsed(text)


def is_row(line: str) -> bool:
    """Whether a line is a table's row: cells with bars between."""
    return "|" in line and bool(_CELLS.search(line))


def cells(row: str) -> list[str]:
    """Return the cells of a table's row."""
    return [cell.strip() for cell in row.strip().strip("|").split("|")]


def plain(text: str) -> str:
    """Return the text as strings are looked up in it."""
    return " ".join(fold(_POSSESSIVE.sub(" s", text).translate(_MARKS)).split())


def _units(text: Text, language: str) -> Iterator[Unit]:
    """Yield the units: a row whole, an item's sentences each, without bullets and blank lines."""
    at, above = 0, _Above(text.lead, language)
    for line in text.text.split("\n"):
        if line.strip():
            yield from above.units(line, at)
        at += len(line) + 1


class _Above:
    """What stands above a line while a text is read downwards."""

    def __init__(self, header: str, language: str) -> None:
        self._header = header
        self._language = language
        self._leads: list[tuple[int, str]] = []  # indentation and lead-in, outermost first
        self._places: dict[int, int] = {}
        self._line = ""

    def units(self, line: str, at: int) -> Iterator[Unit]:
        """Yield the units of a line that begins at a place of the text."""
        if not line.strip().strip(_RULE):
            return
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

    def _row(self, line: str, at: int) -> Iterator[Unit]:
        bare = line.strip()
        start = at + line.index(bare[0])
        yield Unit(bare, start, self._header, 0, self._language)
        self._header = self._header or bare

    def _item(self, line: str, at: int, item: re.Match[str]) -> Iterator[Unit]:
        depth = len(item[1].expandtabs(4))
        self._leads = [lead for lead in self._leads if lead[0] < depth]
        self._places = {level: place for level, place in self._places.items() if level <= depth}
        self._places[depth] = self._places.get(depth, 0) + 1
        yield from self._sentences(line, at, item.end(), self._places[depth])
        self._leads.append((depth, self._line))

    def _sentences(self, line: str, at: int, begin: int, place: int) -> Iterator[Unit]:
        context = " ".join(lead for _, lead in self._leads)
        for start, end in spans(line[begin:]):
            said = line[begin + start : begin + end]
            before = self._line if start and _POINTS_BACK.match(said) else ""
            self._line = said
            yield Unit(said, at + begin + start, context, place, self._language, before)
