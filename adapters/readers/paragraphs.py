"""Lines of a PDF page to paragraphs, list items and table rows."""

import re
from collections.abc import Sequence
from itertools import groupby, pairwise
from statistics import median

from adapters.readers.columns import Span, align
from adapters.readers.hyphens import Vocabulary
from adapters.readers.layout import Line
from adapters.readers.scribe import Scribe

_BULLET = re.compile(r"[•◦▪‣●○■□–·*-]\s+(?=\S)|[•◦▪‣●○■]")
_NUMBERED = re.compile(r"(\d{1,3}[.)]|\([a-z\d]{1,3}\)|[a-z][.)])\s+(?=\S)")
_WORDS_OF_PROSE = 3
_WIDE_BLANK = 2.0
"""Times the height of a line; columns of a table leave more or hold fewer words."""
_APART = 1.5
"""Of the usual distance between lines: what stands further apart is another paragraph."""
_SHORT = 0.85
"""Of the column: a sentence that ends before this ends its paragraph."""
_VERY_SHORT = 0.6
"""Of the column: a line that ends before this ends its paragraph if the next begins with a capital."""
_ENDS = (".", "!", "?", ":")


def write_page(lines: Sequence[Line], vocabulary: Vocabulary, scribe: Scribe) -> None:
    """Write down one page; `scribe.page` is set."""
    rows = {id(line) for line in _table_rows(lines)}
    for is_table, group in groupby(lines, key=lambda line: id(line) in rows):
        run = list(group)
        if is_table:
            scribe.table(_cells(run))
        else:
            _write_prose(run, _widths(lines), vocabulary, scribe)


def _table_rows(lines: Sequence[Line]) -> list[Line]:
    """Return the lines of several cells, but for one alone in prose that only has a wide blank."""
    rows = []
    for above, line, below in zip([None, *lines], lines, [*lines[1:], None], strict=False):
        alone = all(other is None or len(other.cells) == 1 for other in (above, below))
        if len(line.cells) > 1 and not (alone and _is_gappy_prose(line)):
            rows.append(line)
    return rows


def _is_gappy_prose(line: Line) -> bool:
    """Say whether a line of two cells is prose with a wide blank between sentences."""
    if len(line.cells) != 2 or min(len(cell.text.split()) for cell in line.cells) < _WORDS_OF_PROSE:
        return False
    first, second = line.cells
    return second.left - first.right < _WIDE_BLANK * max(first.height, second.height)


def _cells(rows: Sequence[Line]) -> list[list[str]]:
    """Return the rows' cells in the table's columns, "" where a row has none."""
    places = align([[Span(cell.left, cell.right) for cell in row.cells] for row in rows])
    table = []
    for row, columns in zip(rows, places, strict=True):
        texts = [""] * (max(columns) + 1)
        for cell, column in zip(row.cells, columns, strict=True):
            texts[column] = cell.text
        table.append(texts)
    return table


def _widths(lines: Sequence[Line]) -> dict[int, float]:
    """Return the width of the text in each column of the page, in points."""
    edges: dict[int, tuple[float, float]] = {}
    for line in lines:
        left, right = edges.get(line.column, (line.left, line.right))
        edges[line.column] = (min(left, line.left), max(right, line.right))
    return {column: right - left for column, (left, right) in edges.items()}


def _write_prose(lines: Sequence[Line], widths: dict[int, float], vocabulary: Vocabulary, scribe: Scribe) -> None:
    steps = [above.top - below.top for above, below in pairwise(lines) if above.column == below.column]
    usual = median([step for step in steps if step > 0] or [0.0])
    text = lines[0].text
    for above, below in pairwise(lines):
        if _begins_anew(above, below, usual, widths[above.column]):
            _write(text, scribe)
            text = below.text
        else:
            text = vocabulary.join(text, below.text)
    _write(text, scribe)


def _begins_anew(above: Line, below: Line, usual: float, width: float) -> bool:
    """Say whether a paragraph ends between two lines."""
    if _BULLET.match(below.text) or _NUMBERED.match(below.text):
        return True
    step = above.top - below.top
    if above.column != below.column or step < 0:
        return above.text.endswith(_ENDS)  # the next column goes on with the sentence
    if step > _APART * usual or abs(above.top - above.bottom - below.top + below.bottom) > 0.4 * usual:
        return True
    filled = (above.right - above.left) / max(width, 1.0)
    if above.text.endswith(_ENDS):
        return filled < _SHORT
    return filled < _VERY_SHORT and below.text[:1].isupper()


def _write(text: str, scribe: Scribe) -> None:
    bullet, numbered = _BULLET.match(text), _NUMBERED.match(text)
    if bullet:
        scribe.item("-", text[bullet.end() :], 1)
    elif numbered:
        scribe.item(numbered[1], text[numbered.end() :], 1)
    else:
        scribe.paragraph(text)
