"""Cells that say yes or no of what their row is about: a line of the page, or a cell of its table, has to say so."""

import re
from collections.abc import Iterable, Iterator, Sequence

from rag.announce import is_sentence
from rag.cite import CELLS, Draft
from rag.columns import Row
from rag.evidence import Passage
from rag.kinds import beside_kinds
from rag.led import forbids, lines, says_of
from rag.prove import Text, read
from rag.prove.unit import cells, is_row
from rag.prove.words.alike import Bag
from rag.prove.words.clauses import denies
from rag.prove.words.languages import ENGLISH, language_of
from rag.prove.words.words import stems_of, words_of
from rag.roles import Role

_YES = re.compile(r"\W*(?:yes|ja|sí|oui|はい)\b\W*|\W*[✅✓✔☑○]\W*|\s*:(?:white|heavy)_check_mark:\s*", re.IGNORECASE)
_NO = re.compile(
    r"\W*(?:no|nein|non|none|n/?a|x|いいえ)\b(?!\s\w)\W*|\W*[❌✗✘✖×☒]\W*|\s*:(?:x|negative_squared_cross_mark):\s*",
    re.IGNORECASE,
)
_NOTHING = re.compile(r"\s*[-–—]?\s*")
_PARTICIPLE = re.compile(r"(?:\w+\s){0,2}\w{3,}(?:ed|able|ible)", re.IGNORECASE)


def polar_cells(row: Row) -> list[int]:
    """Return the places of the cells behind the first that say yes or no, or deny."""
    return [at for at, cell in enumerate(row.cells) if at and _is_polar(cell)]


def is_borne_out(row: Row, at: int, cited: Sequence[Passage]) -> bool:
    """Whether a table of what a row cites has the same yes or no there, or a line of it says, or denies, the same."""
    cell = row.cells[at]
    affirms = _affirms(cell)
    of_tables = list(_of_tables(row, at, cited))
    if of_tables:
        return affirms in of_tables
    name = beside_kinds(row.names[at]) if row.names else ""
    said = _NO.sub("", _YES.sub("", cell)) if _is_mark(cell) else cell
    predicate = f"{name if _is_mark(cell) else ''} {said}".strip()
    if not any(map(str.isalpha, predicate)):
        return False
    found = [says_of(predicate, row.cells[0], line) for one in cited for line in lines(one)]
    return affirms in found


def is_denied(row: Row, at: int, cited: Sequence[Passage]) -> bool:
    """Whether all lines that have a row's first cell and a participle in another deny it: "Glasses" and "Covered"."""
    cell = row.cells[at]
    if not _PARTICIPLE.fullmatch(cell) or _is_polar(cell):
        return False
    found = [says_of(cell, row.cells[0], line) for one in cited for line in lines(one)]
    said = [one for one in found if one is not None]
    return bool(said) and not any(said)


def bare_rows(draft: Draft, lost: Iterable[int]) -> set[int]:
    """Return where rows stand that say yes or no under the names of columns at `lost`: to what, nobody would know."""
    headers = (at for at in lost if draft.units[at].role is Role.HEADER)
    below = (at for header in headers for at in draft.under(header))
    return {at for at in below if any(map(_is_mark, draft.units[at].text.split(CELLS)[1:]))}


def _is_mark(cell: str) -> bool:
    return bool(_YES.match(cell) or _NO.match(cell))


def _is_polar(cell: str) -> bool:
    denied = denies(cell, language_of(cell) or ENGLISH) or forbids(cell)
    return _is_mark(cell) or (denied and not is_sentence(cell))


def _says_whether(cell: str) -> bool:
    """Whether a page's cell says yes or no, and no value."""
    return bool(_is_polar(cell) or _NOTHING.fullmatch(cell) or _PARTICIPLE.fullmatch(cell))


def _affirms(cell: str) -> bool:
    if _is_mark(cell):
        return bool(_YES.match(cell))
    return not (denies(cell, language_of(cell) or ENGLISH) or forbids(cell))


def _of_tables(row: Row, at: int, cited: Sequence[Passage]) -> Iterator[bool]:
    """Yield what tables say where the row and the column meet, either way round: yes or no."""
    key, name = row.cells[0], row.names[at] if row.names else ""
    for unit in (
        unit for one in cited for unit in read(Text.of(one)).units if is_row(unit.text) and is_row(unit.context)
    ):
        there, names = cells(unit.text), cells(unit.context)
        if len(there) != len(names) or not name:
            continue
        for one, other in ((key, name), (name, key)):
            columns = [place for place, column in enumerate(names) if place and _are_alike(column, other)]
            if _are_alike(there[0], one):
                said = (there[place] for place in columns)
                yield from (_affirms(one) and not _NOTHING.fullmatch(one) for one in said if _says_whether(one))


def _are_alike(one: str, other: str) -> bool:
    return _has_all(one, other) and _has_all(other, one)


def _has_all(one: str, other: str) -> bool:
    bag = Bag.of(stems_of(one, ENGLISH))
    words = [word for word in words_of(other, ENGLISH) if word.weight]
    return bool(words) and all(map(bag.holds, words))
