"""
The reading order of a page from the places of its words.

Words become cells (split at wide gaps), cells become lines (joined by height), and where columns of
prose stand side by side they are read one after the other. A line of several cells is a table's row.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import median

from adapters.readers.columns import Span, columns_of, place_of
from adapters.readers.glyphs import Word, lines_of

_WIDE_GAP = 1.0
"""Of a line's height. A blank is a quarter of the height, in justified prose up to .8; tables leave more."""

_WIDER_THAN_USUAL = 1.7
"""Times the page's usual blank: typewriter faces have blanks as wide as letters, more than their height."""

_WIDEST_BLANK = 2.0
"""Of a line's height: on a page that is all table the usual gap is no blank."""

_SAME_LINE = 0.5
"""Share of the lower cell's height that two cells of one line have in common at least."""

_AFTER_MARKER = 6.0
"""Times a line's height that a bullet or number may stand before its item."""

_MARKER = re.compile(r"[•◦▪‣●○■□–·*-]|\(?(?:\d{1,3}|[a-zA-Z])[.)]|\d+(\.\d+)+\.?")
_RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff]")


@dataclass(frozen=True, slots=True)
class Cell:
    """Words without a wide gap between them, and their box in points."""

    text: str
    left: float
    right: float
    bottom: float
    top: float

    @property
    def height(self) -> float:
        """Return its height in points, at least a hair."""
        return max(self.top - self.bottom, 0.1)


@dataclass(frozen=True, slots=True)
class Line:
    """Cells side by side, from left to right; one in prose. `column` counts columns of prose on the page."""

    cells: tuple[Cell, ...]
    column: int = 0

    @property
    def text(self) -> str:
        """Return its text; cells are apart by a blank."""
        return " ".join(cell.text for cell in self.cells)

    @property
    def left(self) -> float:
        """Return where its first cell begins."""
        return self.cells[0].left

    @property
    def right(self) -> float:
        """Return where its last cell ends."""
        return self.cells[-1].right

    @property
    def top(self) -> float:
        """Return the highest point."""
        return max(cell.top for cell in self.cells)

    @property
    def bottom(self) -> float:
        """Return the lowest point."""
        return min(cell.bottom for cell in self.cells)


def cells_of(words: Sequence[Word]) -> list[Cell]:
    """Return the cells of a page in the order of drawing."""
    lines = list(lines_of(words))
    blank = _usual_blank(lines)
    return [cell for line in lines for cell in _split(line, blank)]


def read_lines(cells: Sequence[Cell]) -> list[Line]:
    """Return the lines of a page in reading order; empty for a page without cells."""
    if not cells:
        return []
    columns = columns_of([Span(cell.left, cell.right, len(cell.text.split())) for cell in cells])
    if len(columns) < 2:
        return _rows(cells, 0)
    return _read_columns(cells, columns)


def _usual_blank(lines: Sequence[Sequence[Word]]) -> float:
    """Return the width in points of a blank within the cells of a page: most gaps, even beside tables."""
    gaps = [after.left - before.right for line in lines for before, after in pairwise(line)]
    gaps = sorted(gap for gap in gaps if gap > 0)
    return gaps[len(gaps) // 3] if gaps else 0.0


def _split(words: Sequence[Word], blank: float) -> list[Cell]:
    """Return the cells of one of PDFium's lines."""
    height = max(median(word.top - word.bottom for word in words), 1.0)
    wide = min(max(height * _WIDE_GAP, blank * _WIDER_THAN_USUAL), height * _WIDEST_BLANK)
    groups: list[list[Word]] = []
    for word in words:
        before = groups[-1][-1] if groups else None
        room = _AFTER_MARKER * height if before and _MARKER.fullmatch(before.text) and len(groups[-1]) == 1 else wide
        if before and (-height < word.left - before.right <= room or _goes_on_leftwards(before, word, wide)):
            groups[-1].append(word)
        else:
            groups.append([word])
    return [_cell(group) for group in groups]


def _goes_on_leftwards(before: Word, word: Word, wide: float) -> bool:
    """Say whether a word of a script from right to left stands left of the one before it, and close."""
    return bool(_RIGHT_TO_LEFT.search(word.text)) and abs(before.left - word.right) <= wide


def _cell(words: Sequence[Word]) -> Cell:
    return Cell(
        text=" ".join(word.text for word in words),
        left=min(word.left for word in words),
        right=max(word.right for word in words),
        bottom=min(word.bottom for word in words),
        top=max(word.top for word in words),
    )


def _rows(cells: Sequence[Cell], column: int) -> list[Line]:
    """Return the cells as lines from top to bottom, each from left to right."""
    rows: list[list[Cell]] = []
    for cell in sorted(cells, key=lambda cell: -(cell.top + cell.bottom)):
        if rows and _on_one_line(rows[-1], cell):
            rows[-1].append(cell)
        else:
            rows.append([cell])
    return [Line(tuple(sorted(row, key=lambda cell: cell.left)), column) for row in rows]


def _on_one_line(row: Sequence[Cell], cell: Cell) -> bool:
    first = row[0]
    shared = min(first.top, cell.top) - max(first.bottom, cell.bottom)
    if shared < _SAME_LINE * min(first.height, cell.height):
        return False
    return all(cell.left >= other.right - 1 or cell.right <= other.left + 1 for other in row)


def _read_columns(cells: Sequence[Cell], columns: Sequence[Span]) -> list[Line]:
    """Return the lines of columns of prose; a cell across several ends the columns above it."""
    lines: list[Line] = []
    waiting: list[list[Cell]] = [[] for _ in columns]
    across: list[Cell] = []
    for cell in sorted(cells, key=lambda cell: -cell.top):
        place = place_of(Span(cell.left, cell.right), columns)
        if place is None:
            lines += _emptied(waiting)
            across.append(cell)
        else:
            lines += _rows(across, len(columns))
            across = []
            waiting[place].append(cell)
    return lines + _rows(across, len(columns)) + _emptied(waiting)


def _emptied(waiting: list[list[Cell]]) -> list[Line]:
    lines = [line for column, cells in enumerate(waiting) for line in _rows(cells, column)]
    for cells in waiting:
        cells.clear()
    return lines
