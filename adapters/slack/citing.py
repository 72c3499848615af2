"""Sources as lines: where the words stand, the words themselves, how fresh they are."""

from collections.abc import Iterator

from adapters.slack.escape import shortened
from adapters.slack.rich import Leaf, Line, link, text
from adapters.speech import Speech
from bot.layout import unmarked
from rag.reply import Citation

_PLACE = 600  # characters of a title and its headings; those of real pages are shown in full
_QUOTE = 200  # characters of a quote in a source list: `bot.words` shows as many
_WHOLE = 2000  # characters of a quote that stands for an answer: a passage has fewer


def source_line(citation: Citation, speech: Speech) -> Line:
    """Return an entry of the source list: its number, its place as a link, the quote, how fresh it is."""
    quote = shortened(citation.quote, _QUOTE)
    context = [text(f"{shortened(unmarked(citation.context), _QUOTE)} → ", "italic")] if citation.context else []
    said = text(speech.words.quoted(quote, speech.language))
    return [_number(citation), text(" "), _place(citation), text(" — "), *context, said, *_fresh(citation, speech)]


def quote_lines(citation: Citation, speech: Speech) -> tuple[Line, Line]:
    """Return a quote that stands for an answer, and the line below it that says where it stands."""
    context = [text(f"{shortened(unmarked(citation.context), _QUOTE)}\n", "italic")] if citation.context else []
    quote = text(shortened(unmarked(citation.quote), _WHOLE))
    return [*context, quote], [_number(citation), text(" "), _place(citation), *_fresh(citation, speech)]


def _number(citation: Citation) -> Leaf:
    return link(citation.link, f"[{citation.number}]")


def _place(citation: Citation) -> Leaf:
    parts = (citation.passage.source.title, *citation.place.section)
    return link(citation.link, shortened(" › ".join(parts), _PLACE))


def _fresh(citation: Citation, speech: Speech) -> Line:
    """Return how fresh the source is, in brackets; what is doubtful about it stands out."""
    notes = list(_notes(citation, speech))
    if not notes:
        return []
    between = [leaf for note in notes for leaf in (text(" · "), note)]
    return [text(" ("), *between[1:], text(")")]


def _notes(citation: Citation, speech: Speech) -> Iterator[Leaf]:
    source, words, language = citation.passage.source, speech.words, speech.language
    if citation.place.page is not None:
        yield text(f"p. {citation.place.page}")
    if source.revised is not None:
        yield text(words.updated(source.revised, language))
    if source.owner:
        yield text(shortened(source.owner, _QUOTE))
    if source.review_by is not None and source.review_by < speech.today:
        yield text(words.overdue(source.review_by, language), "bold")
    if source.superseded_by:
        yield text(words.superseded(shortened(source.superseded_by, _QUOTE), language), "bold")
