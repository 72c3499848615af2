"""A model's answer as lines: its pieces with their markers, what it lacks, and its sources."""

from collections.abc import Iterator

from rich.text import Text

from adapters.terminal.citations import Speech, citation_lines
from adapters.terminal.page import Line
from adapters.terminal.safe import on_one_line, shown
from bot.layout import marked, parted
from rag.document import Kind
from rag.reply import Answer, Piece

_DEEPER = 2  # columns that a nested item stands further in


def answer_lines(answer: Answer, speech: Speech) -> Iterator[Line]:
    """Yield the lines of an answer, without the words that hedge it."""
    before: Kind | None = None
    for piece in answer.pieces:
        if before is not None and parted(before, piece.kind):
            yield Line(Text())
        yield _line(piece, speech)
        before = piece.kind
    for note in speech.words.notes(answer, speech.language):
        yield Line(Text(shown(note), "italic"))
    yield Line(Text())
    yield Line(Text(shown(speech.words.sources(speech.language)), "bold"))
    for citation in answer.citations:
        yield from citation_lines(citation, speech)


def _line(piece: Piece, speech: Speech) -> Line:
    if piece.kind is Kind.CODE:
        return Line(Text(shown(marked(piece.sentences[0]))), _DEEPER)
    said = " ".join(speech.words.sentence(sentence, speech.language) for sentence in piece.sentences)
    if piece.kind is Kind.ITEM:
        mark = on_one_line(piece.mark)
        indent = _DEEPER * (piece.level - 1)
        return Line(Text(on_one_line(said)), indent + len(mark) + 1, Text(f"{' ' * indent}{mark}"))
    return Line(Text(on_one_line(said), "bold" if piece.kind is Kind.HEADING else ""))
