"""Rich Text Format. Needs the extra `office`."""

import re

from striprtf.striprtf import rtf_to_text

from adapters.readers.encoding import decode
from adapters.readers.file import File
from adapters.readers.scribe import Scribe
from adapters.readers.text import write_text
from rag.document import Document, Unreadable

_GONE = ("strike", "striked", "v", "deleted")
"""Properties of text that is struck out, hidden, or deleted by a tracked change."""
_IS_GONE = re.compile(rf"\\(?:{'|'.join(_GONE)})(?![a-z])", re.IGNORECASE)
_PIECE = re.compile(
    r"(?P<brace>[{}])|\\(?P<word>[a-z]{1,32})(?P<number>-?\d{1,10})?\x20?|\\'[0-9a-f]{2}|\\[^a-z]|[^{}\\]+",
    re.IGNORECASE,
)
_WRITES = frozenset("u tab emdash endash emspace enspace bullet lquote rquote ldblquote rdblquote".split())
"""Control words that stand for text."""


def read_richtext(file: File) -> Document | Unreadable:
    """Return the paragraphs without what is struck or hidden; RTF has no headings of its own."""
    if not file.content.strip():
        return Unreadable("empty file")
    if not file.content.lstrip().startswith(b"{\\rtf"):
        return Unreadable("not a readable RTF file")
    source, _ = decode(file.content)
    scribe = Scribe()
    # striprtf has no types
    text: str = rtf_to_text(_without_gone(source), errors="replace")  # type: ignore[no-untyped-call]
    write_text(text.replace("\n", "\n\n"), scribe)
    if not scribe.blocks:
        return Unreadable("no text")
    return Document(title=file.spoken_name, blocks=tuple(scribe.blocks), url=file.url)


def _without_gone(source: str) -> str:
    """Return the source without the text that is struck, hidden or deleted; groups and paragraphs stay."""
    if not _IS_GONE.search(source):
        return source
    left: list[str] = []
    outer: list[frozenset[str]] = []
    gone: frozenset[str] = frozenset()
    for piece in _PIECE.finditer(source):
        word, brace = (piece["word"] or "").lower(), piece["brace"]
        if brace == "{":
            outer.append(gone)
        elif brace and outer:
            gone = outer.pop()
        elif word in _GONE:
            gone = gone - {word} if piece["number"] == "0" else gone | {word}
        elif word == "plain":
            gone = frozenset()
        if not gone or brace or (word and word not in _WRITES):
            left.append(piece[0])
    return "".join(left)
