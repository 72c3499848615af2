"""Lines of styled text, printed for a person or plain for a pipe."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from rich.console import Console
from rich.containers import Lines
from rich.text import Text

from adapters.terminal.safe import target

_NARROWEST = 20  # columns; on fewer nothing can be read


@dataclass(frozen=True, slots=True)
class Line:
    """
    A paragraph.

    Attributes:
        indent: How many columns it stands in, on every one of its lines.
        lead: Stands in those columns on the first line, as a number before its item.
        unbroken: An address: a line break in it would break it.
    """

    text: Text
    indent: int = 0
    lead: Text = field(default_factory=Text)
    unbroken: bool = False


def show(console: Console, lines: Iterable[Line]) -> None:
    """Print the lines: wrapped to a terminal's width, unbroken elsewhere."""
    for line in lines:
        lead = line.lead
        for piece in _pieces(console, line):
            piece.rstrip()
            blank = Text(" " * (line.indent - lead.cell_len) if piece.plain else "")
            console.print(Text.assemble(lead, blank, piece), soft_wrap=True)
            lead = Text()


def _pieces(console: Console, line: Line) -> Lines:
    if line.unbroken or not console.is_terminal:
        return line.text.split("\n", allow_blank=True)
    return line.text.wrap(console, max(console.width - line.indent, _NARROWEST))


def linked(text: str, url: str, style: str = "") -> Text:
    """Return text that opens the address on a terminal that can; plain text when the address is no link."""
    address = target(url)
    return Text(text, style=f"{style} link {address}".strip() if address else style)
