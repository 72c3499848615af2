"""Citations as lines: the quote, where it stands, how fresh it is."""

from collections.abc import Iterator
from datetime import date

from rich.text import Text

from adapters.terminal.page import Line, day, linked
from adapters.terminal.safe import on_one_line, shown
from rag.evidence import Source
from rag.reply import Citation

_INDENT = 4  # as wide as "[1] "


def citation_lines(citation: Citation, today: date, *, links: bool) -> Iterator[Line]:
    """Yield the quote behind its number, then the source; `links` when the terminal opens them."""
    passage = citation.passage
    yield Line(Text(f"[{citation.number}] ", style="bold cyan") + Text(f"“{_quote(citation.quote)}”"))
    place = " › ".join(on_one_line(part) for part in (passage.source.title, *passage.section))
    source = linked(place, citation.link, "bold")
    for note, style in _notes(citation, today):
        source += Text(" · ") + Text(note, style=style)
    yield Line(source, _INDENT)
    address = passage.source.url if links else citation.link
    yield Line(linked(on_one_line(address), citation.link, "dim"), _INDENT)


def _quote(quote: str) -> str:
    """Return the words of the quote; its further lines stand in, where no line of the bot's own begins."""
    lines = [line.rstrip() for line in shown(quote).strip().split("\n")]
    return f"\n{' ' * _INDENT}".join(lines)


def _notes(citation: Citation, today: date) -> Iterator[tuple[str, str]]:
    source = citation.passage.source
    if citation.passage.page is not None:
        yield f"page {citation.passage.page}", "dim"
    if source.revised is not None:
        yield f"updated {day(source.revised)}", "dim"
    yield from _warnings(source, today)


def _warnings(source: Source, today: date) -> Iterator[tuple[str, str]]:
    if source.review_by is not None and source.review_by < today:
        yield f"overdue for review since {day(source.review_by)}", "yellow"
    if source.superseded_by:
        yield f"replaced by {on_one_line(source.superseded_by)}", "yellow"
