"""
A row of a draft's table, held with the names of its columns.

A name may only tell what kind of thing its cells are ("Amount", "Step", "Who"): that states nothing, and a page that
says the same in prose need not have the word. Any other name is a part of what the row says.
"""

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from rag.announce import states
from rag.cite import CELLS, Draft, Unit
from rag.document import Kind
from rag.evidence import Passage
from rag.kinds import COUNTS, beside_kinds, is_kind, misfits, units_named
from rag.prove import Text, read
from rag.prove.facts.agree import is_same
from rag.prove.facts.read import facts_of
from rag.prove.parse import Parsed
from rag.prove.unit import Unit as Line
from rag.prove.unit import cells, is_row
from rag.prove.words.alike import Bag
from rag.prove.words.languages import ENGLISH
from rag.prove.words.words import words_of
from rag.roles import Role

_COUNTED = re.compile(r"(?:steps?|no\.?|nr\.?|number|order|schritt|étape|paso|#): \d{1,2}, ", re.IGNORECASE)
_NAMED = re.compile(r"(?:(?<=^)|(?<=, ))(?P<name>[^:,\n]{1,40}): ")
_RANK = re.compile(r"(?:step\s|no\.\s?|#)?(?P<number>\d{1,2})[.)]?", re.IGNORECASE)
_POINTS = re.compile(r"\b(?:it|its|they|them|their|this|these|those|that|one|ones)\b", re.IGNORECASE)
_OTHER = frozenset(["other", "another"])  # no word of weight, but it tells one from the other
_SHORT = 4  # words of a cell that is a thing, and no statement of its own
_TRIPLE = 3  # cells from which two of them may be right and the third another's


@dataclass(frozen=True, slots=True)
class Row:
    """
    A row of a draft's table.

    Attributes:
        names: Those of its columns; none without a header, or where there are not as many.
        rank: Which row of its table it is, from 1.
    """

    cells: tuple[str, ...]
    names: tuple[str, ...]
    rank: int

    @property
    def claim(self) -> str:
        """What the row says: each cell behind the name of its column."""
        return row_claim(self.names, self.cells)

    def bare(self, cited: Sequence[Passage]) -> str:
        """Return what the row says without names of kinds that no page has, and without a count of its rows."""
        texts = [read(Text.of(one)) for one in cited]
        counted = self._is_counted(texts)
        names = ["" if _is_own(name, texts) else name for name in self.names]
        return row_claim(names[counted:], self.cells[counted:])

    def without(self, places: Collection[int]) -> "Row":
        """Return the row without some of its cells and their names."""
        kept = [at for at in range(len(self.cells)) if at not in places]
        names = tuple(self.names[at] for at in kept) if self.names else ()
        return Row(tuple(self.cells[at] for at in kept), names, self.rank)

    @property
    def telling(self) -> list[str]:
        """What the names of columns with something in their cell say beside a kind."""
        filled = (name for name, cell in zip(self.names, self.cells, strict=False) if any(map(str.isalnum, cell)))
        return [rest for name in filled if (rest := beside_kinds(name))]

    def misfits(self, lines: Sequence[str]) -> bool:
        """Whether a cell is of another kind than its column's name tells, by itself or by what bears it out."""
        near = " ".join(lines)
        return any(misfits(name, cell, near) for name, cell in zip(self.names, self.cells, strict=False))

    def is_crossed(self, cited: Sequence[Passage]) -> bool:
        """Whether a cell is what pages say of something else only, while they speak of what the row is about."""
        texts = [read(Text.of(one)) for one in cited]
        units = [unit for one in texts for unit in one.units]
        if (number := self._number) and (step := [unit for unit in units if _is_step(unit, number)]):
            return _most_of(self.cells[1], step) < _most_of(self.cells[1], units)
        if self._is_of_another_row(units):
            return True
        titles = [one.title for one in texts]
        about = _about(self.cells[0], units, titles)
        if not about or any(map(_is_heading, about)):  # it is of what follows
            return False
        names = self.names[1:] or ("",) * len(self.cells[1:])
        telling = ("" if is_kind(name) or units_named(name) else name for name in names)
        beside = [[*about, *_about(name, units, titles)] for name in telling]
        return any(_is_elsewhere(cell, these, units) for cell, these in zip(self.cells[1:], beside, strict=True))

    def pairs(self) -> Iterator[str]:
        """Yield what the row says of its first cell, one cell at a time, where it has several others."""
        if len(self.cells) < _TRIPLE:
            return
        for name, cell in zip(self.names or [""] * len(self.cells), self.cells, strict=True):
            if cell is not self.cells[0] and any(map(str.isdigit, cell)):
                yield row_claim(["", "" if is_kind(name) else name], [self.cells[0], cell])

    def _is_of_another_row(self, units: Sequence[Line]) -> bool:
        """Whether a page's table has a cell as it stands, in other rows than the one of the same first cell."""
        rows = [list(map(_plain, cells(unit.text))) for unit in units if is_row(unit.text) and is_row(unit.context)]
        key, *others = map(_plain, self.cells)
        own = {cell for one in rows if one[0] == key for cell in one}
        return bool(own) and any(cell not in own and any(cell in one[1:] for one in rows) for cell in others)

    @property
    def _number(self) -> int:
        """The number in the first cell where its column counts steps, or 0."""
        rank = _RANK.fullmatch(self.cells[0]) if len(self.cells) > 1 and self.names else None
        return int(rank["number"]) if rank and COUNTS.fullmatch(self.names[0]) else 0

    def _is_counted(self, texts: Sequence[Parsed]) -> bool:
        """Whether the first cell only counts the rows, and the pages count nothing themselves."""
        number = self._number
        counted = (_is_step(unit, number) for one in texts for unit in one.units)
        return bool(number) and (number == self.rank or any(counted))


def row_claim(names: Sequence[str], cells: Sequence[str]) -> str:
    """Return what cells say behind the names of their columns, where there are as many."""
    if len(names) != len(cells):
        return ", ".join(cells)
    inside = (_as_noun(name) if at else name for at, name in enumerate(names))
    return ", ".join(f"{name}: {cell}" if name else cell for name, cell in zip(inside, cells, strict=True))


def unnamed(claim: str, cited: Sequence[Passage]) -> str:
    """Return what a row says, as `row_claim` has it, without names of kinds that no page has, and without its count."""
    texts = [read(Text.of(one)) for one in cited]
    counted = _COUNTED.sub("", claim)
    return _NAMED.sub(lambda name: "" if _is_own(name["name"], texts) else name[0], counted)


def row_of(draft: Draft, unit: Unit) -> Row | None:
    """Return a unit as a row, None outside of tables."""
    if draft.blocks[unit.block].kind is not Kind.ROW or unit.role is not Role.CLAIM:
        return None
    said, names = tuple(unit.text.split(CELLS)), draft.columns(unit)
    first = draft.table(unit)
    has_header = any(one.block == first and one.role is Role.HEADER for one in draft.units)
    return Row(said, names if len(names) == len(said) else (), unit.block - first + (not has_header))


def _about(name: str, units: Sequence[Line], titles: Sequence[Bag]) -> list[Line]:
    """Return the lines that have all words of a name which tell something, those above the page aside."""
    said = [word for word in words_of(name, ENGLISH) if word.weight or word.folded in _OTHER]
    key = [word for word in said if not any(one.holds(word) for one in titles)]
    return [unit for unit in units if key and all(map(unit.bag.holds, key))]


def _most_of(cell: str, units: Sequence[Line]) -> int:
    """Return how many words of a cell one of some lines has, at most."""
    said = [word for word in words_of(cell, ENGLISH) if word.weight]
    return max(sum(map(unit.own.holds, said)) for unit in units)


def _is_step(unit: Line, number: int) -> bool:
    """Whether a page calls a line the step of this number."""
    return unit.place == number or bool(re.search(rf"\b(?:step|phase|stage)\s{number}\b", unit.text, re.IGNORECASE))


def _plain(cell: str) -> str:
    return cell.strip(" `*_.").casefold()


def _is_heading(unit: Line) -> bool:
    return not (is_row(unit.text) or unit.facts or states(unit.text))


def _is_elsewhere(cell: str, about: Sequence[Line], units: Sequence[Line]) -> bool:
    """Whether lines have a cell, a value or a thing, and none of those has it that are about its row."""
    facts = facts_of(cell, ENGLISH, quoted=False)
    words = [word for word in words_of(cell, ENGLISH) if word.weight]
    if states(cell) or not (facts or 0 < len(words) <= _SHORT):
        return False

    def has(unit: Line) -> bool:
        if facts:
            return all(any(is_same(fact, found) for found in unit.facts) for fact in facts)
        return all(map(unit.bag.holds, words))

    having = [unit for unit in units if has(unit)]
    return bool(having) and not any(unit in about or _POINTS.search(unit.text) for unit in having)


def _is_own(name: str, texts: Sequence[Parsed]) -> bool:
    """Whether the name of a kind is the draft's own: no page has a word of it."""
    words = [word for word in words_of(name, ENGLISH) if word.weight]
    return is_kind(name) and not any(one.bag.holds(word) for one in texts for word in words)


def _as_noun(name: str) -> str:
    """Return a column's name as it stands within a sentence, where a capital would make a name of it."""
    first, _, rest = name.partition(" ")
    return " ".join([first.lower() if first.istitle() else first, *([rest] if rest else [])])
