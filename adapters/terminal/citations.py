"""Citations as lines: the quote, where it stands, how fresh it is."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date

from rich.text import Text

from adapters.terminal.page import Line, linked
from adapters.terminal.safe import on_one_line, shown
from bot.layout import unmarked
from bot.words import Words
from rag.reply import Citation

_INDENT = 4  # as wide as "[1] "


@dataclass(frozen=True, slots=True)
class Speech:
    """How the lines around quotes are said. `links` when the terminal opens them; `today` makes pages overdue."""

    words: Words
    language: str
    today: date
    links: bool


def citation_lines(citation: Citation, speech: Speech) -> Iterator[Line]:
    """Yield the quote behind its number, then where it stands and how fresh that is."""
    passage = citation.passage
    number = Text(f"[{citation.number}]", style="bold cyan")
    if citation.context:
        yield Line(Text(on_one_line(unmarked(citation.context)), style="dim"), _INDENT, number)
        number = Text()
    yield Line(Text(_quote(citation.quote, speech)), _INDENT, number)
    yield Line(_place(citation, speech), _INDENT)
    address = passage.source.url if speech.links else citation.link
    yield Line(linked(on_one_line(address), citation.link, "dim"), _INDENT, unbroken=True)


def _place(citation: Citation, speech: Speech) -> Text:
    passage = citation.passage
    place = " › ".join(on_one_line(part) for part in (passage.source.title, *citation.place.section))
    notes = (Text.assemble(" · ", note) for note in _notes(citation, speech))
    return Text.assemble(linked(place, citation.link, "bold"), *notes)


def _quote(quote: str, speech: Speech) -> str:
    """Return the words of the quote; all its lines stand in, where no line of the bot's own begins."""
    return speech.words.quoted(shown(quote).strip(), speech.language)


def _notes(citation: Citation, speech: Speech) -> Iterator[tuple[str, str]]:
    source, words, language = citation.passage.source, speech.words, speech.language
    if citation.place.page is not None:
        yield f"p. {citation.place.page}", "dim"
    if source.revised is not None:
        yield words.updated(source.revised, language), "dim"
    if source.owner:
        yield on_one_line(source.owner), "dim"
    if source.review_by is not None and source.review_by < speech.today:
        yield words.overdue(source.review_by, language), "yellow"
    if source.superseded_by:
        yield words.superseded(on_one_line(source.superseded_by), language), "yellow"
