"""An answer as plain text: its paragraphs, lists, tables and code, each sentence as `say` says it."""

from collections.abc import Callable, Iterator

from rag.document import Kind
from rag.reply import Answer, Piece, Sentence

Say = Callable[[Sentence], str]


def marked(sentence: Sentence, text: str = "") -> str:
    """Return a sentence, or `text` in its place, with its markers before the stop: "You get 25 days [1]."."""
    words, stop = (text, "") if text else sentence.parted()
    markers = "".join(f"[{number}]" for number in sentence.citations)
    return f"{words} {markers}{stop}" if markers else f"{words}{stop}"


def plain_text(answer: Answer, say: Say) -> str:
    """Return the whole answer, one line for a paragraph, item or row."""
    return "\n".join(_lines(answer, say))


def _lines(answer: Answer, say: Say) -> Iterator[str]:
    before: Kind | None = None
    for piece in answer.pieces:
        if before is not None and parted(before, piece.kind):
            yield ""
        yield _piece(piece, say)
        before = piece.kind


def parted(before: Kind, kind: Kind) -> bool:
    """Whether a blank line stands between two pieces."""
    listed = before in (Kind.ITEM, Kind.ROW, Kind.CODE)
    return kind is Kind.HEADING or (kind is not before and listed)


def _piece(piece: Piece, say: Say) -> str:
    if piece.kind is Kind.CODE:
        code = piece.sentences[0]
        markers = "".join(f"[{number}]" for number in code.citations)
        return f"```{piece.mark}\n{code.text}\n```\n{markers}".rstrip()
    text = " ".join(map(say, piece.sentences))
    return f"{'  ' * (piece.level - 1)}{piece.mark} {text}" if piece.kind is Kind.ITEM else text
