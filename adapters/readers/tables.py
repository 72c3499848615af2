"""Tables as rows of cells: spans filled, headers recognised, a row as one line."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

WIDEST_SPAN = 50
"""A cell may ask for 65,534 columns (HTML standard); no table that people read has more than this."""
_DIGIT = re.compile(r"\d")
_WORD = re.compile(r"[^\W\d_]{3}")
_LONGEST_LABEL = 60
"""Characters. Column labels of real tables are shorter; a longer first cell is a sentence."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell as its format has it. `down` and `across` count rows and columns that it covers, from 1."""

    text: str
    down: int = 1
    across: int = 1


def fill_spans(rows: Iterable[Sequence[Cell]]) -> list[list[str]]:
    """
    Return the rows with a merged cell's text in every place that it covers.

    [[EU down 2, Spain], [Italy]] -> [["EU", "Spain"], ["EU", "Italy"]]: each row makes sense alone.
    """
    grid: list[list[str]] = []
    hanging: dict[int, tuple[int, str]] = {}
    for cells in rows:
        row: list[str] = []
        for cell in cells:
            _take_hanging(row, hanging)
            for _ in range(min(max(cell.across, 1), WIDEST_SPAN)):
                if cell.down > 1:
                    hanging[len(row)] = (min(cell.down, WIDEST_SPAN) - 1, cell.text)
                row.append(cell.text)
        _take_hanging(row, hanging)
        while hanging and max(hanging) >= len(row):
            row.append("")
            _take_hanging(row, hanging)
        grid.append(row)
    return grid


def _take_hanging(row: list[str], hanging: dict[int, tuple[int, str]]) -> None:
    """Add to the row's end what hangs down into it there from the rows above."""
    while len(row) in hanging:
        left, text = hanging.pop(len(row))
        if left > 1:
            hanging[len(row)] = (left - 1, text)
        row.append(text)


def row_text(cells: Sequence[str]) -> str:
    """Return the cells of one row as one line; empty cells at its end are left out."""
    last = max((place for place, cell in enumerate(cells, 1) if cell), default=0)
    return " | ".join(cells[:last])


def header_of(rows: Sequence[Sequence[str]], *, headed: bool | None) -> str:
    """
    Return the header row as text, "" where there is none.

    Args:
        rows: Without blank ones.
        headed: What the format says of the first row; None when it does not say. Then it is a header
            if it labels columns: two rows follow or more, all its cells are short and hold no figure,
            and it either has three columns or figures stand below it.
    """
    if headed is None:
        headed = len(rows) > 2 and _labels_columns(rows[0], rows[1:])
    return row_text(rows[0]) if headed and rows else ""


def _labels_columns(first: Sequence[str], below: Sequence[Sequence[str]]) -> bool:
    if len(first) < 2 or len(set(first)) < len(first):
        return False
    labels = first if first[0] else first[1:]  # a cross table leaves its corner empty
    if not all(0 < len(cell) <= _LONGEST_LABEL and not _is_figure(cell) for cell in labels):
        return False
    return len(first) > 2 or all(_is_figure(row[-1]) for row in below if row)


def _is_figure(cell: str) -> bool:
    """Say whether a cell holds a number, a sum, a date; "Header1" is a label."""
    return bool(_DIGIT.search(cell)) and not _WORD.search(cell)
