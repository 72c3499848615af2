"""An answer as plain text: its paragraphs, lists, tables and code, each sentence as `say` says it."""

import re
from collections.abc import Callable, Iterator

from rag.document import Kind
from rag.ordinals import is_ordinal
from rag.reply import Answer, Piece, Sentence

_MARK = re.compile(r"\s*(?:#{1,6}\s+|[-*+•–‣◦]\s+|(?P<number>\d{1,3})[.)]\s+)(?=\S)")
_STRONG = re.compile(r"\s*(\*\*|__)(?P<said>[^*_\n]+)\1(?P<colon>:?)\s*")

Say = Callable[[Sentence], str]


def marked(sentence: Sentence, text: str = "") -> str:
    """Return a sentence, or `text` in its place, with its markers before the stop: "You get 25 days [1]."."""
    words, stop = (text, "") if text else sentence.parted()
    markers = "".join(f"[{number}]" for number in sentence.citations)
    return f"{words} {markers}{stop}" if markers else f"{words}{stop}"


def unmarked(text: str) -> str:
    """Return a page's own words without the signs of the heading or the item that they are: "2. ", "- ", "###"."""
    if strong := _STRONG.fullmatch(text):
        return strong["said"] + strong["colon"]
    mark = _MARK.match(text)
    number = mark["number"] if mark else None
    if mark is None or (number and is_ordinal(number, text, mark.start("number"), mark.end("number") + 1)):
        return text
    return text[mark.end() :]


def own_words(sentence: Sentence, quote: Callable[[str], str]) -> str:
    """Return a page's own sentence as `quote` quotes it, what it stands under before it."""
    return " – ".join(quote(unmarked(said)) for said in (sentence.under, sentence.text) if said)


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
