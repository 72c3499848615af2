"""Takes down what a reader finds: blocks in reading order with their anchors, and the links."""

import re

from adapters.readers.tables import header_of, row_text
from rag.document import Block, Kind, Link

_UNSEEN = re.compile("[\u200b\u2060\ufeff\u00ad\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ufffe\uffff\ud800-\udfff]+")
"""Characters that no reader of the document sees: zero-width, soft hyphen, control, not a character."""
_LIGATURES = {0xFB00: "ff", 0xFB01: "fi", 0xFB02: "fl", 0xFB03: "ffi", 0xFB04: "ffl", 0xFB05: "st", 0xFB06: "st"}
_TORN_LIGATURE = re.compile(r"(?<=[a-z]) (ffi|ffl|ff) (?=[a-z])")
"""A ligature set as a word of its own; unlike "fi" and "fl" these three never are one."""
_BLANKS = re.compile(r"[^\S\n]+")
_BREAKS = re.compile(r" ?\n[ \n]*")
_TIDY = re.compile(r"[ -~\u00a1-\u00ac\u00ae-\u01ff\u2010-\u2027]*")
"""Text of visible characters and plain blanks alone (checked further for double blanks)."""


def squeeze(text: str) -> str:
    """
    Return the text as it can be found and quoted.

    Unseen characters go, ligatures become letters, a run of blanks becomes one; line breaks stay, single.
    """
    if _TIDY.fullmatch(text) and "  " not in text and " ff" not in text:
        return text.strip()
    seen = _UNSEEN.sub("", text.replace("\r", "\n")).translate(_LIGATURES)
    seen = _TORN_LIGATURE.sub(r"\1", seen)
    return _BREAKS.sub("\n", _BLANKS.sub(" ", seen)).strip()


class Scribe:
    """
    Writes blocks one after the other; blank ones never come to be.

    Attributes:
        page: The page that the next block stands on, or None.
        blocks: What is written so far.
        links: The links so far, in order.
    """

    def __init__(self) -> None:
        self.page: int | None = None
        self.blocks: list[Block] = []
        self.links: list[Link] = []
        self._anchor = ""

    def mark(self, anchor: str) -> None:
        """Give the next block this anchor, unless it brings its own."""
        self._anchor = anchor.strip() or self._anchor

    def link(self, text: str, href: str) -> None:
        """Note a link; one that leads nowhere (empty, script) is not a link."""
        if href.strip() and not href.lower().lstrip().startswith(("javascript:", "data:")):
            self.links.append(Link(squeeze(text), href.strip()))

    def heading(self, level: int, text: str, anchor: str = "") -> None:
        """Write a heading of level 1 to 6 on one line."""
        if anchor:
            self._anchor = anchor
        self._write(Kind.HEADING, " ".join(squeeze(text).split()), min(max(level, 1), 6))

    def paragraph(self, text: str) -> None:
        """Write a paragraph."""
        self._write(Kind.PARAGRAPH, squeeze(text))

    def item(self, marker: str, text: str, depth: int) -> None:
        """Write a list item behind its marker ("-", "3."), nested `depth` deep from 1."""
        said = squeeze(text)
        if said:
            self._write(Kind.ITEM, f"{marker} {said}", max(depth, 1))

    def code(self, text: str) -> None:
        """Write code: its lines and indents stay as they are."""
        self._write(Kind.CODE, _UNSEEN.sub("", text.expandtabs(4)).strip("\r\n").rstrip())

    def table(self, rows: list[list[str]], *, headed: bool | None = None) -> None:
        """
        Write a table row by row; every row after the header carries it.

        Args:
            rows: Cells as text; blank rows are left out.
            headed: Whether the first row is the header; None to judge by its looks.
        """
        filled = [[" ".join(squeeze(cell).split()) for cell in row] for row in rows]
        filled = [row for row in filled if any(row)]
        header = header_of(filled, headed=headed)
        for position, row in enumerate(filled):
            self._write(Kind.ROW, row_text(row), header="" if position == 0 else header)

    def _write(self, kind: Kind, text: str, level: int = 0, header: str = "") -> None:
        if text.strip():
            self.blocks.append(Block(kind, text, level, self._anchor, self.page, header))
            self._anchor = ""
