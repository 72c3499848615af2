"""Citations in the text of a message: the quote, where it stands, how fresh that is."""

from collections.abc import Iterator, Sequence

from adapters.speech import Speech
from adapters.teams.blocks import LINE, PARAGRAPH, Block
from adapters.teams.markdown import bold, italic, link, on_one_line, plain
from bot.layout import unmarked
from rag.reply import Citation

_LONGEST_QUOTE = 300  # characters; the page is a click away


def source_blocks(citations: Sequence[Citation], speech: Speech) -> Iterator[Block]:
    """Yield the heading and an entry for each citation, numbered as it is; nothing for none."""
    if not citations:
        return
    yield Block(bold(speech.words.sources(speech.language)), keeps=True)
    for at, citation in enumerate(citations):
        said = f"{citation.number}. {place(citation)} — {quoted(citation, speech)}{_notes(citation, speech)}"
        yield Block(said, LINE if at else PARAGRAPH)


def quote_blocks(citations: Sequence[Citation], speech: Speech) -> Iterator[Block]:
    """Yield the documents' own sentences with their markers, each with its place."""
    for citation in citations:
        said = f"{quoted(citation, speech)} [{citation.number}] — {place(citation)}{_notes(citation, speech)}"
        yield Block(said)


def place(citation: Citation) -> str:
    """Return the title and the headings above the quote, as a link to the very words."""
    source = citation.passage.source
    return link(" › ".join((source.title, *citation.place.section)), citation.link)


def quoted(citation: Citation, speech: Speech) -> str:
    """Return the quote between quotation marks, behind the table's header that it needs."""
    words = speech.words.quoted(shortened(citation.quote, _LONGEST_QUOTE), speech.language)
    context = f"{italic(shortened(unmarked(citation.context), _LONGEST_QUOTE))} " if citation.context else ""
    return f"{context}{plain(words, opens=False)}"


def freshness(citation: Citation, speech: Speech) -> Iterator[str]:
    """Yield in plain words the page, when it was revised, by whom, and what speaks against it."""
    source, words, language = citation.passage.source, speech.words, speech.language
    if citation.place.page is not None:
        yield f"p. {citation.place.page}"
    if source.revised is not None:
        yield words.updated(source.revised, language)
    if source.owner:
        yield on_one_line(source.owner)
    if source.review_by is not None and source.review_by < speech.today:
        yield words.overdue(source.review_by, language)
    if source.superseded_by:
        yield words.superseded(on_one_line(source.superseded_by), language)


def shortened(text: str, longest: int) -> str:
    """Return the text on one line, cut with an ellipsis at `longest` characters."""
    line = on_one_line(text)
    return line if len(line) <= longest else f"{line[: longest - 1].rstrip()}…"


def _notes(citation: Citation, speech: Speech) -> str:
    return "".join(f" · {plain(note, opens=False)}" for note in freshness(citation, speech))
