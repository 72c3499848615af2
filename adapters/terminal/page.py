"""Lines of styled text, printed for a person or plain for a pipe."""

from collections.abc import Iterable
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from adapters.terminal.safe import target


@dataclass(frozen=True, slots=True)
class Line:
    """A paragraph, and how many columns it stands in, on every one of its lines."""

    text: Text
    indent: int = 0


def show(console: Console, lines: Iterable[Line]) -> None:
    """Print the lines: wrapped to a terminal's width, unbroken elsewhere."""
    for line in lines:
        width = max(console.width - line.indent, 20)  # narrower than that nothing can be read
        pieces = line.text.wrap(console, width) if console.is_terminal else line.text.split("\n", allow_blank=True)
        for piece in pieces or [Text()]:
            piece.rstrip()
            console.print(Text(" " * line.indent if piece.plain else "") + piece, soft_wrap=True)


def linked(text: str, url: str, style: str = "") -> Text:
    """Return text that opens the address on a terminal that can; plain text when the address is no link."""
    address = target(url)
    return Text(text, style=f"{style} link {address}".strip() if address else style)
