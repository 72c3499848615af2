"""A table as Slack shows one, or as lines where it is too wide or too long for that."""

import re
from collections.abc import Iterator, Sequence

from adapters.slack.rich import Block, Line, lines, rich, section, text, weight

# docs.slack.dev/reference/block-kit/blocks/table-block: 100 rows of 20 cells, 10,000 characters in all.
_ROWS, _CELLS, _WEIGHT = 100, 20, 8000

_BETWEEN = " | "
_CODE_OR_BAR = re.compile(r"`[^`\n]*`| \| ")


def cells(row: str) -> list[str]:
    """Return the cells of a row; a bar in inline code parts nothing."""
    found, at = [], 0
    for bar in _CODE_OR_BAR.finditer(row):
        if bar[0] == _BETWEEN:
            found.append(row[at : bar.start()])
            at = bar.end()
    return [*found, row[at:]]


def table_blocks(rows: Sequence[Sequence[Line]]) -> Iterator[Block]:
    """Yield a table, in several where it is long; lines with bars where a row does not fit into one."""
    widest = max(map(len, rows))
    if widest > _CELLS or any(_heavy(row) > _WEIGHT for row in rows):
        for row in rows:
            yield from _as_lines(row)
        return
    table: list[Sequence[Line]] = []
    for row in rows:
        if len(table) == _ROWS or sum(map(_heavy, table)) + _heavy(row) > _WEIGHT:
            yield _block(table, widest)
            table = []
        table.append(row)
    yield _block(table, widest)


def _heavy(row: Sequence[Line]) -> int:
    return sum(map(weight, row))


def _block(rows: Sequence[Sequence[Line]], widest: int) -> Block:
    padded = [[*row, *([[]] * (widest - len(row)))] for row in rows]
    wrapped = [{"is_wrapped": True} for _ in range(widest)]
    return {
        "type": "table",
        "rows": [[rich(section(cell)) for cell in row] for row in padded],
        "column_settings": wrapped,
    }


def _as_lines(row: Sequence[Line]) -> Iterator[Block]:
    joined: Line = []
    for at, line in enumerate(row):
        joined += [text(_BETWEEN), *line] if at else line
    for line in lines([joined]):
        yield rich(section(line))
