"""
Whether a document's first lines say who may read it, whatever its format.

Groups that the settings name are obeyed. A line that means to say it and names others keeps the document out: taken
for one that says nothing, it would be shown to everybody.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from adapters.readers.named import Said, meaning, resolved
from adapters.readers.whom import TWICE, is_title, trouble_of, withdrawn
from rag.document import Block, Document, Kind, Unreadable
from rag.evidence import INTERNAL
from rag.lexical import fold

_MOST_BLOCKS = 16
"""Looked at from the top: a sheet of a document's properties has fewer rows before it names its readers."""
_MOST_WORDS = 14
"""Of a line at the top that is no prose yet: a title, a name, a salutation, a date."""
_SENTENCE = 5
"""Words of a line with a full stop behind it that is prose."""
_LONGEST = 400
"""Characters of a block whose lines are looked at."""
_DRESS = re.compile("[*_`~\u200b\u200c\u200d\u2060\ufeff\u00ad]+")
_FENCE = re.compile(r"\W{2,}$")
_PIECES = re.compile(r"\n|\t| {2,}|\s+[·•–—|]\s+|\s+(?=[A-Z][a-z]+:\s)")
_BULLET = re.compile(r"^(?:[-•>#%;/]+|\d{1,3}[.)])\s*")
_PAIR = re.compile(r"(?P<key>[^\W\d_][\w .-]{0,40}?)\s*(?:[:=：]|\s[–—-](?=\s))\s*(?P<value>.*)$")
_BETWEEN = re.compile(r"[\s._-]+")
_PROPERTIES = frozenset(
    "author classification confidentiality date department document owner revised review sensitivity status team title "
    "updated version visibility".split()
)
"""What stands beside `Audience` where a table holds what a document says of itself, rather than what it is about."""


def kept_to(document: Document, groups: frozenset[str], beside: Iterable[str] = ()) -> Document | Unreadable:
    """
    Return the document for those whom it names, or why nobody knows who may read it.

    Args:
        document: As a reader leaves it; who it names in its front matter or head goes before its first lines.
        groups: Those that the settings name.
        beside: Lines that a reader leaves out of the blocks: headers of pages, banners.
    """
    if document.audience - {INTERNAL}:
        names, warnings = resolved(document.audience, groups)
        if not names:
            return withdrawn(trouble_of(f"audience: {', '.join(sorted(document.audience))}"))
        return replace(document, audience=names, warnings=document.warnings + warnings)
    found = [(line, said) for line, said in _said((*beside, *_lines(document)), groups) if said.groups or said.is_meant]
    named = {said.groups for _, said in found if said.groups}
    if len(named) > 1:
        named.discard(frozenset({INTERNAL}))  # a group is the narrower word
    unclear = [line for line, said in found if said.is_meant and not (named and said.is_grade)]
    if unclear or len(named) > 1:
        return withdrawn(trouble_of(unclear[0]) if unclear else TWICE)
    return replace(document, audience=next(iter(named), document.audience))


def _said(lines: Iterable[str], groups: frozenset[str]) -> Iterator[tuple[str, Said]]:
    """Yield what lines say of who may read it; a key may stand alone, with its value on the next."""
    key = ""
    for line in lines:
        bare = _BULLET.sub("", _DRESS.sub("", line).strip()).strip()
        pair = _PAIR.match(bare)
        if key and not pair:
            yield f"{key}: {bare}", meaning(key, bare, groups)
        if pair and pair["value"]:
            yield bare, meaning(_key(pair["key"]), pair["value"], groups)
        else:
            yield bare, meaning("", bare, groups)
        key = _key(bare.rstrip(" :=")) if not pair or not pair["value"] else ""


def _key(said: str) -> str:
    return " ".join(_BETWEEN.split(fold(said)))


def _lines(document: Document) -> Iterator[str]:
    """Yield the lines before the first prose: of the title and headings those that may be meant, of rows a pair."""
    if not is_title(f"# {document.title}"):
        yield document.title
        yield ""
    blocks = document.blocks[:_MOST_BLOCKS]
    for place, block in enumerate(blocks):
        if block.kind is Kind.CODE or _ends(block):
            yield block.text if block.kind is not Kind.CODE else ""
            return
        if block.kind is Kind.ROW:
            yield from _of_row(block, blocks[place + 1 :])
        elif block.kind is not Kind.HEADING:
            yield from _pieces(block.text)
        elif not is_title(f"# {block.text}"):
            yield block.text
            yield ""  # what stands below a heading is no value of it


def _ends(block: Block) -> bool:
    """Say whether prose begins with the block: with its first line, or with it as a whole."""
    if len(block.text) > _LONGEST:
        return True
    return block.kind in (Kind.PARAGRAPH, Kind.ITEM) and is_prose(next(_pieces(block.text)))


def _pieces(text: str) -> Iterator[str]:
    """Yield the lines of a block, and what a reader joined to one: "title: Plan audience: hr" are two."""
    for piece in _PIECES.split(text):
        before, audience, said = piece.partition(" audience:")
        if audience and ":" in before:
            yield before
            yield f"audience:{said}"
        else:
            yield piece


def is_prose(line: str) -> bool:
    """Say whether a line is a sentence rather than a title, a name, a key with a value."""
    words = line.split()
    is_sentence = len(words) >= _SENTENCE and line.rstrip().endswith((".", "!", "?"))
    return len(words) > _MOST_WORDS or (is_sentence and fold(words[-1]).rstrip(".!") != "only")


def _of_row(row: Block, below: Iterable[Block]) -> Iterator[str]:
    """Yield a row of a sheet of properties as a line; what stands in the columns of a table is about its subject."""
    cells = [cell.strip() for cell in row.text.split(" | ")]
    if not row.header or len(cells) == 1:
        yield from (cell for cell in cells if len(cells) == 1 or ":" in cell)
    for key, value in zip(cells[::2], cells[1::2], strict=False):
        if row.header or not _is_header(row, below):
            yield f"{key.rstrip(' :')}: {value}"
    if len(cells) == 2 and _is_header(row, below):
        yield f"column {cells[0]}: {cells[1]}"


def _is_header(row: Block, below: Iterable[Block]) -> bool:
    """Say whether a row is the header of others that are not properties too."""
    rows = [one for one in below if one.kind is Kind.ROW and one.header == row.text]
    return bool(rows) and not any(_PROPERTIES & set(fold(one.text.split(" | ")[0]).split()) for one in rows)
