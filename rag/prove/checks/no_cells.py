"""Whether a table says "no" in the cell that a claim denies: "breakfast is not included" of its row and column."""

from collections.abc import Iterator, Sequence

from rag.prove.align import Alignment
from rag.prove.facts.agree import is_same
from rag.prove.unit import Unit, cells, is_row
from rag.prove.words.alike import Bag
from rag.prove.words.clauses import Clause
from rag.prove.words.words import words_of

_NO = frozenset("no none not never nein keine kein non aucun aucune 不可 なし ✗ ✘ ❌ ×".split())


def is_denied_in_cells(clause: Clause, alignment: Alignment) -> bool:
    """Whether all rows that a clause is about, or else the claim, say "no" in the one column that it names."""
    rows = [
        unit
        for parsed in alignment.cited
        for unit in parsed.units
        if is_row(unit.text) and unit.context and not _NO.isdisjoint(map(str.lower, cells(unit.text)))
    ]
    if not rows:
        return False
    about = list(_about(clause.text, rows[0].context, alignment)) or list(
        _about(clause.line, rows[0].context, alignment)
    )
    about = about or _with_a_value(rows[0].context, alignment)
    column = _column(clause, rows[0].context, alignment)
    return bool(about) and column > 0 and all(_says_no(row, column) for row in about)


def _about(text: str, header: str, alignment: Alignment) -> Iterator[Unit]:
    """Yield the rows below a header whose first cell a text has."""
    small = text.lower()
    for unit in _below(header, alignment):
        key = cells(unit.text)[0].lower()
        if key and any(map(str.isalpha, key)) and key in small:
            yield unit


def _with_a_value(header: str, alignment: Alignment) -> list[Unit]:
    """Return the rows below a header that have a value of the claim, which names no row."""
    values = alignment.claim.facts
    rows = _below(header, alignment)
    return [unit for unit in rows if any(is_same(value, found) for value in values for found in unit.facts)]


def _below(header: str, alignment: Alignment) -> Iterator[Unit]:
    units = (unit for parsed in alignment.cited for unit in parsed.units)
    return (unit for unit in units if unit.context == header and is_row(unit.text))


def _column(clause: Clause, header: str, alignment: Alignment) -> int:
    """Return the column of which a clause, or else the claim, has a word that no other column has; 0 without one."""
    names = [
        {word.stem for word in words_of(name, alignment.claim.language) if word.weight == 1} for name in cells(header)
    ]
    for said in (clause.bag, Bag.of(word.stem for word in alignment.claim.telling)):
        found = [at for at, stems in enumerate(names) if at and _is_named(stems, names, at, said)]
        if found:
            return found[0] if len(found) == 1 else 0
    return 0


def _is_named(stems: set[str], names: Sequence[set[str]], at: int, said: Bag) -> bool:
    others = set().union(*(name for place, name in enumerate(names) if place != at))
    return any(said.likeness(stem) == 1 for stem in stems - others)


def _says_no(row: Unit, column: int) -> bool:
    found = cells(row.text)
    return column < len(found) and found[column].lower() in _NO
