"""A text read once: its units, and the words and facts that all of them have."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache

from rag.heads import Heads, heads_of
from rag.lexical import fold
from rag.prove.facts.read import facts_of
from rag.prove.facts.values import Fact, Quantity
from rag.prove.layout import Above, units_of
from rag.prove.unit import Unit
from rag.prove.values import SECTIONS, Text
from rag.prove.words.alike import Bag
from rag.prove.words.languages import ENGLISH, language_of
from rag.prove.words.words import stems_of

_ACRONYM = re.compile(r"[A-Z](?<=\b[A-Z])[A-Z]{1,5}(?=s?\b)")  # a set of signs first is found fast
_SAMPLE = 800  # characters that tell the language
_REMEMBERED = 128  # texts, those of some answers: thousands of them make each collection of garbage take half a second
_POSSESSIVE = re.compile(r"(?<=\w)['’]s\b")
_MARKS = str.maketrans("", "", "“”„«»‘’`'\"*\\")


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
        return tuple(units_of(self.source, self.language))

    @cached_property
    def heads(self) -> Heads:
        """What stands over each of its lines."""
        section = self.source.section
        return heads_of(self.source.text, tuple(section.split(SECTIONS)) if section else ())

    def line_units(self, at: int) -> Iterator[Unit]:
        """Yield the units of the one line that a place is in, as if nothing stood above it: these need no reading."""
        text = self.source.text
        begin = text.rfind("\n", 0, at) + 1
        line, _, _ = text[begin:].partition("\n")
        return Above("", ENGLISH).units(line, begin)

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
    def quantities(self) -> tuple[Quantity, ...]:
        """All its numbers, in the order of its facts."""
        return tuple(fact for fact in self.facts if isinstance(fact, Quantity))

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


def plain(text: str) -> str:
    """Return the text as strings are looked up in it."""
    return " ".join(fold(_POSSESSIVE.sub(" s", text).translate(_MARKS)).split())
