"""Released sentences as the Markdown of a stream. Signs of it in the sentences stand for themselves."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from adapters.slack.escape import address, markdown, shown
from bot.words import Words
from rag.document import Kind
from rag.reply import Answer, Citation, Piece, Sentence, Tier
from rag.stream import Released

_CODE = re.compile(r"`([^`\n]+)`")
_TICKS = re.compile(r"`+")
_TOKEN = re.compile(r"<(?=[!@#])")


@dataclass
class Flow:
    """
    A text that grows.

    Attributes:
        length: Characters so far.
    """

    length: int = 0
    _before: Kind | None = field(default=None)

    def more(self, released: Released, citations: Sequence[Citation]) -> str:
        """Return what a sentence adds; `citations` are all so far, numbered from 1 as they stand."""
        piece = released.piece
        said = _begin(piece, self._before) if released.opens or self._before is None else " "
        said += _said(piece, citations)
        self._before = piece.kind
        self.length += len(said)
        return said

    @staticmethod
    def label(tier: Tier, words: Words, language: str) -> str:
        """Return how sure the answer is; "" where it is sure."""
        said = words.how_sure(Answer, tier, language)
        return f"**{markdown(said)}**\n\n" if said else ""


def _begin(piece: Piece, before: Kind | None) -> str:
    if before is None:
        return _mark(piece)
    close = piece.kind is before and piece.kind in (Kind.ITEM, Kind.ROW)
    return ("\n" if close else "\n\n") + _mark(piece)


def _mark(piece: Piece) -> str:
    if piece.kind is not Kind.ITEM:
        return ""
    mark = piece.mark if re.fullmatch(r"[-*+]|\d{1,9}[.)]", piece.mark) else "-"
    return f"{'    ' * (piece.level - 1)}{mark} "


def _said(piece: Piece, citations: Sequence[Citation]) -> str:
    sentence = piece.sentences[0]
    markers = "".join(_marker(citations[number - 1]) for number in sentence.citations)
    if piece.kind is Kind.CODE:
        return f"{_fenced(sentence)}\n{markers}".rstrip()
    words, stop = sentence.parted() if markers else (sentence.text, "")
    said = f"{_inline(words)} {markers}{markdown(stop)}" if markers else _inline(words)
    return f"**{said}**" if piece.kind is Kind.HEADING else said


def _fenced(sentence: Sentence) -> str:
    longest = max((len(ticks) for ticks in _TICKS.findall(sentence.text)), default=0)
    fence = "`" * max(3, longest + 1)
    return f"{fence}\n{_still(sentence.text)}\n{fence}"


def _inline(words: str) -> str:
    said, at = "", 0
    for found in _CODE.finditer(words):
        said += markdown(words[at : found.start()]) + f"`{_still(found[1])}`"
        at = found.end()
    return said + markdown(words[at:])


def _still(code: str) -> str:
    """Return code, where nothing can be escaped, with a sign of no width in what might call somebody."""
    return _TOKEN.sub("<\u200b", shown(code))


def _marker(citation: Citation) -> str:
    url = address(citation.link).replace("(", "%28").replace(")", "%29")
    return f"[\\[{citation.number}\\]]({url})" if url else f"\\[{citation.number}\\]"
