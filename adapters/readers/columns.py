"""Columns on a page: of prose, that are read one after the other, and of a table, that cells stand in."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

_NARROW = 0.6
"""Of the width of all text: what is wider goes across columns and tells nothing about them."""

_CROSSED = 0.04
"""Share of the narrow cells that may reach into a gutter: a ragged line, a long name."""

_GUTTER = 6.0
"""Points. The Federal Register, set tightly, leaves 9 between its columns."""

_FILLED = 0.6
"""Of a column's width that the usual line of prose fills; cells of tables fill less."""

_FEWEST_LINES = 5
_FEWEST_WORDS = 3
"""Of a usual line of prose in a narrow column; cells of tables have one or two."""


@dataclass(frozen=True, slots=True)
class Span:
    """From left to right in points; `words` stand in it."""

    left: float
    right: float
    words: int = 0

    @property
    def width(self) -> float:
        """Return the width in points."""
        return self.right - self.left


def columns_of(cells: Sequence[Span]) -> list[Span]:
    """Return the columns of prose from left to right; empty when the page has one column, or a table."""
    page = max(cell.right for cell in cells) - min(cell.left for cell in cells)
    narrow = [cell for cell in cells if cell.width <= _NARROW * page]
    if len(narrow) < 2 * _FEWEST_LINES:
        return []
    columns = _between_gutters(narrow, int(_CROSSED * len(narrow)))
    if len(columns) < 2 or not all(_is_prose(column, narrow) for column in columns):
        return []
    return columns


def _between_gutters(cells: Sequence[Span], tolerated: int) -> list[Span]:
    """Return the stretches that more than `tolerated` cells cover, between gutters that fewer do."""
    edges = sorted([(cell.left, 1) for cell in cells] + [(cell.right, -1) for cell in cells])
    columns: list[Span] = []
    covering, start = 0, 0.0
    for place, step in edges:
        was, covering = covering, covering + step
        if was <= tolerated < covering:
            start = place
        elif covering <= tolerated < was:
            columns.append(Span(start, place))
    joined: list[Span] = []
    for column in columns:
        if joined and column.left - joined[-1].right < _GUTTER:
            joined[-1] = Span(joined[-1].left, column.right)
        else:
            joined.append(column)
    return joined


def _is_prose(column: Span, cells: Sequence[Span]) -> bool:
    own = [cell for cell in cells if _overlap(cell, column) > cell.width / 2]
    if len(own) < _FEWEST_LINES:
        return False
    return (
        median(cell.width for cell in own) >= _FILLED * column.width
        and median(cell.words for cell in own) >= _FEWEST_WORDS
    )


def place_of(cell: Span, columns: Sequence[Span]) -> int | None:
    """Return which column holds the cell, None for one that goes across several."""
    touched = [place for place, column in enumerate(columns) if _overlap(cell, column) > _GUTTER]
    if len(touched) > 1:
        return None
    if touched:
        return touched[0]
    middle = (cell.left + cell.right) / 2
    return min(range(len(columns)), key=lambda place: abs((columns[place].left + columns[place].right) / 2 - middle))


def align(rows: Sequence[Sequence[Span]]) -> list[list[int]]:
    """
    Return for each row the table column of each of its cells, counted from 0.

    Columns are what stays when all cells are laid over each other. Where cells lie across what others
    keep apart, nothing is aligned, and cells count within their row.
    """
    columns = _between_gutters([cell for row in rows for cell in row], 0) if len(rows) > 1 else []
    placed = [[_column_at(cell, columns) for cell in row] for row in rows]
    if all(len(set(row)) == len(row) for row in placed) and columns:
        return placed
    return [list(range(len(row))) for row in rows]


def _column_at(cell: Span, columns: Sequence[Span]) -> int:
    return next((place for place, column in enumerate(columns) if column.left <= cell.left <= column.right), 0)


def _overlap(one: Span, other: Span) -> float:
    return min(one.right, other.right) - max(one.left, other.left)
