"""Headers and footers: cells that come again at the edge of most pages."""

import re
from collections import Counter
from collections.abc import Sequence

from adapters.readers.layout import Cell

_FEWEST_PAGES = 3
_SHARE = 0.6
"""Of the pages with text that a header repeats on: a title page and plates have none."""
_EDGE = 3
"""Heights from the top or the bottom of a page that a header or footer may take."""
_FIGURES = re.compile(r"\b\d{1,4}\b")
"""Page numbers and years; figures within words tell lines apart."""


def without_furniture(pages: Sequence[list[Cell]]) -> list[list[Cell]]:
    """Return the pages without headers, footers and page numbers; short documents stay as they are."""
    filled = sum(1 for page in pages if page)
    if filled < _FEWEST_PAGES:
        return list(pages)
    counts = Counter(pattern for page in pages for pattern in {_pattern(cell) for cell in _edges(page)})
    repeated = {pattern for pattern, count in counts.items() if count >= max(_SHARE * filled, _FEWEST_PAGES)}
    return [_kept(page, repeated) for page in pages]


def _edges(page: Sequence[Cell]) -> list[Cell]:
    """Return the cells at the very top and bottom."""
    heights = sorted({round(cell.bottom) for cell in page})
    edges = {*heights[:_EDGE], *heights[-_EDGE:]}
    return [cell for cell in page if round(cell.bottom) in edges]


def _kept(page: list[Cell], repeated: set[str]) -> list[Cell]:
    dropped = {id(cell) for cell in _edges(page) if _pattern(cell) in repeated}
    return [cell for cell in page if id(cell) not in dropped]


def _pattern(cell: Cell) -> str:
    """Return what odd and even pages have in common: the page number stands left or right, or is all."""
    return _FIGURES.sub("#", cell.text).strip("# ") or "#"
