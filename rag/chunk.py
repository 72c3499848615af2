"""
A document cut into passages that carry their own context.

Sentences are packed to about `SIZE` characters, never across documents. Small neighbouring sections share a passage,
their headings standing in its text; a large section is cut at the ends of sentences, items and rows. What a passage
stands under (title, heading path, the header of its table) is searched with it and shown beside it.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby, pairwise

from rag.document import Block, Document, Kind
from rag.evidence import Passage, Place, Source
from rag.lexical import stems
from rag.ports import Keywords
from rag.sentences import spans

SIZE = 900
"""Characters of a passage; 500 and 1,500 found less (measured on chat questions over a handbook)."""

_LONGEST = SIZE * 3 // 2  # a sentence longer than this is cut at a blank: a table without rows, a log, a paste


@dataclass(frozen=True, slots=True)
class _Placed:
    """A block and where it stands in the document's plain text."""

    block: Block
    start: int
    section: tuple[str, ...]
    anchor: str


@dataclass(frozen=True, slots=True)
class _Unit:
    """A sentence, item, row or line, which is never cut: (start, end) in the plain text."""

    start: int
    end: int
    placed: _Placed


def plain_text(document: Document) -> str:
    """Return the text that passages are slices of: blocks line by line, paragraphs apart."""
    return _lay_out(document)[0]


def passages(source: Source, document: Document) -> tuple[Passage, ...]:
    """Return the document's passages in order; none for a document without blocks."""
    text, placed = _lay_out(document)
    body = [p for p in placed if p.block.kind is not Kind.HEADING] or placed
    return tuple(_passage(source, text, ordinal, piece) for ordinal, piece in enumerate(_pieces(text, body)))


def searched_text(passage: Passage) -> str:
    """Return what is embedded for a passage: title, heading path and table header before its own words."""
    context = (passage.source.title, " > ".join(passage.section), passage.lead)
    return "".join(f"{part}. " for part in context if part) + passage.text


def keywords(passage: Passage) -> Keywords:
    """Return the stems of a passage by column."""
    return Keywords(
        title=_again(passage.source.title),
        section=_again(" ".join(passage.section)),
        body=stems(f"{passage.lead}\n{passage.text}" if passage.lead else passage.text),
    )


@lru_cache(maxsize=1024)
def _again(text: str) -> tuple[str, ...]:
    """Return the stems of a title or heading: one after the other, passages have the same."""
    return stems(text)


def _lay_out(document: Document) -> tuple[str, list[_Placed]]:
    pieces: list[str] = []
    placed: list[_Placed] = []
    path: list[tuple[int, str]] = []
    anchor, at, before = "", 0, None
    for block in document.blocks:
        separator = _separator(before, block)
        pieces += (separator, block.text)
        at += len(separator)
        if block.kind is Kind.HEADING:
            path = [(level, heading) for level, heading in path if level < block.level]
        anchor = block.anchor or ("" if block.kind is Kind.HEADING and block.level == 1 else anchor)
        placed.append(_Placed(block, at, tuple(heading for _, heading in path), anchor))
        if block.kind is Kind.HEADING:
            path.append((block.level, block.text))
        at += len(block.text)
        before = block
    return "".join(pieces), placed


def _separator(before: Block | None, block: Block) -> str:
    if before is None:
        return ""
    close = before.kind is block.kind and block.kind in (Kind.ITEM, Kind.ROW, Kind.CODE)
    return "\n" if close else "\n\n"


def _pieces(text: str, body: list[_Placed]) -> Iterator[list[_Unit]]:
    """Yield the units of each passage: whole small sections together, large ones cut."""
    held: list[_Unit] = []
    for _, placed in groupby(body, key=lambda p: p.section):
        section = [unit for p in placed for unit in _units(text, p)]
        if held and section[-1].end - held[0].start <= SIZE:
            held += section
            continue
        yield from _packed(held)
        held = section
    yield from _packed(held)


def _packed(units: list[_Unit]) -> Iterator[list[_Unit]]:
    packed: list[_Unit] = []
    for unit in units:
        if packed and unit.end - packed[0].start > SIZE:
            yield packed
            packed = []
        packed.append(unit)
    if packed:
        yield packed


def _units(text: str, placed: _Placed) -> Iterable[_Unit]:
    block = placed.block
    whole = block.kind is Kind.ROW or len(block.text) <= 1
    for start, end in [(0, len(block.text))] if whole else spans(block.text):
        yield from _cut(text, _Unit(placed.start + start, placed.start + end, placed))


def _cut(text: str, unit: _Unit) -> Iterator[_Unit]:
    start = unit.start
    while unit.end - start > _LONGEST:
        blank = text.rfind(" ", start, start + SIZE)
        end = blank if blank > start + SIZE // 2 else start + SIZE
        yield from _said(text, _Unit(start, end, unit.placed))
        start = end + 1 if end == blank else end
    yield from _said(text, _Unit(start, unit.end, unit.placed))


def _said(text: str, unit: _Unit) -> Iterator[_Unit]:
    """Yield the unit unless it is blank, as the middle of a row of two distant words is."""
    if text[unit.start : unit.end].strip():
        yield unit


def _passage(source: Source, text: str, ordinal: int, piece: list[_Unit]) -> Passage:
    start, end = piece[0].start, piece[-1].end
    first = piece[0].placed
    return Passage(
        source=source,
        text=text[start:end],
        start=start,
        end=end,
        ordinal=ordinal,
        section=first.section,
        anchor=first.anchor,
        page=first.block.page,
        lead=first.block.header,
        places=tuple(_places(piece)),
    )


def _places(piece: list[_Unit]) -> Iterator[Place]:
    for before, unit in pairwise(piece):
        place = (unit.placed.section, unit.placed.anchor, unit.placed.block.page)
        if place != (before.placed.section, before.placed.anchor, before.placed.block.page):
            yield Place(unit.start - piece[0].start, *place)
