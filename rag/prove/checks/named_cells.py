"""Whether the name in a table's cell meets its own row and column in a claim: "lane 2 is Ben's", who has lane 3."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rag.prove.align import Alignment
from rag.prove.claim import Claim
from rag.prove.facts.read import facts_of
from rag.prove.unit import cells, is_row
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import Bag
from rag.prove.words.languages import ENGLISH
from rag.prove.words.words import Word, words_of

_CUT = re.compile(r"[;,]\s|\s(?:and|but|while|whereas|with|whose|und|y|et)\s", re.IGNORECASE)
_NUMBER = re.compile(r"\d{1,4}")


@dataclass(frozen=True, slots=True)
class _Row:
    """A row below its header: the names of its columns and as many cells."""

    names: Sequence[str]
    cells: Sequence[str]

    def is_named(self, text: str) -> bool:
        """Whether a text names the row; a bare number behind the column's name, or the other way round."""
        key, column = self.cells[0], self.names[0]
        if not _NUMBER.fullmatch(key):
            return _has(text, key)
        name = re.escape(column)
        beside = rf"\b{name}\s(?:no\.\s|number\s)?{key}\b(?![.,]\d)|\b{key}(?:st|nd|rd|th)\s{name}\b"
        return bool(column and re.search(beside, text, re.IGNORECASE))

    def named(self, text: str) -> list[int]:
        """Return the columns behind the first in which a text has the whole cell, a name."""
        return [at for at, cell in enumerate(self.cells) if at and cell[:1].isupper() and _has(text, cell)]


def check_named_cells(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for the name of a cell with the key of another row, or as what another column calls its own."""
    if not any(is_row(unit.text) for unit in alignment.near):
        return
    claim = alignment.claim
    rows = [
        _Row(names, found)
        for parsed in alignment.cited
        for unit in parsed.units
        if is_row(unit.text) and unit.context
        if len(found := cells(unit.text)) == len(names := cells(unit.context))
    ]
    keyed = [row for row in rows if row.is_named(claim.text)]
    for row in rows:
        columns = row.named(claim.text)
        if columns and (other := _of_another_row(row, columns, keyed)):
            yield doubtful(Reason.BINDING, f"{row.cells[columns[0]]} / {' | '.join(other.cells)}")
            return
        if not keyed or row in keyed:
            for at in columns:
                if other_name := _of_another_column(row, at, claim):
                    yield doubtful(Reason.BINDING, f"{row.cells[at]} / {row.names[at]}, not {other_name}")
                    return


def _of_another_row(row: _Row, columns: Sequence[int], keyed: Sequence[_Row]) -> _Row | None:
    """Return the row that a claim names instead of the one whose cells it has."""
    theirs = [other for other in keyed if other.names == row.names]
    if not theirs or row in theirs:
        return None
    if any(row.cells[at] in other.cells for other in theirs for at in columns):
        return None
    return theirs[0]


def _of_another_column(row: _Row, at: int, claim: Claim) -> str:
    """Return the column that a claim names beside a cell, where it does not name the cell's own."""
    stretch = _stretch_with(row.cells[at], claim)
    if facts_of(row.cells[at], claim.language, quoted=False):
        return ""
    said = Bag.of(word.stem for word in stretch if word.text not in row.cells[at])
    if _names(row.names[at], said, claim.language):
        return ""
    others = [other for other in range(1, len(row.names)) if other != at and not _has(claim.text, row.cells[other])]
    named = [row.names[other] for other in others if row.cells[other][:1].isupper()]
    return next((name for name in named if _names(name, said, claim.language)), "")


def _stretch_with(cell: str, claim: Claim) -> list[Word]:
    """Return the words of a claim between the commas or "and" around a cell."""
    at = re.search(re.escape(cell), claim.text, re.IGNORECASE)
    place = at.start() if at else 0
    begin = max((cut.end() for cut in _CUT.finditer(claim.text, 0, place)), default=0)
    stop = _CUT.search(claim.text, at.end() if at else 0)
    return [word for word in claim.words if begin <= word.start < (stop.start() if stop else len(claim.text))]


def _names(name: str, said: Bag, language: str) -> bool:
    """Whether any word of a column's name that tells something is said itself."""
    return any(said.likeness(word.stem) == 1 for word in words_of(name, language or ENGLISH) if word.weight == 1)


def _has(text: str, cell: str) -> bool:
    return bool(cell) and bool(re.search(rf"(?<!\w){re.escape(cell)}(?!\w)", text, re.IGNORECASE))
