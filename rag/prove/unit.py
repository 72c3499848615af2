"""A sentence, a list's item or a table's row of a text: what claims are held against."""

import re
from dataclasses import dataclass
from functools import cached_property

from rag.prove.facts.read import facts_of
from rag.prove.facts.values import Fact, Quantity
from rag.prove.words.alike import Bag
from rag.prove.words.clauses import Clause, clauses_of, denies
from rag.prove.words.words import Word, stems_of, words_of

_CELLS = re.compile(r"(?:^|\s)\|(?:\s|$)|^\s*\|[^|]+\|.*\|\s*$")
_FACTS_IN = 1500  # characters of a unit that are read for facts: a longer line is no sentence


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
    def quantities(self) -> tuple[Quantity, ...]:
        """Its numbers, with their units."""
        return tuple(fact for fact in self.facts if isinstance(fact, Quantity))

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


def is_row(line: str) -> bool:
    """Whether a line is a table's row: cells with bars between."""
    return "|" in line and bool(_CELLS.search(line))


def cells(row: str) -> list[str]:
    """Return the cells of a table's row."""
    return [cell.strip() for cell in row.strip().strip("|").split("|")]
