"""A draft's lines as blocks: paragraphs, headings, items, rows and code, and what is no part of an answer left out."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from rag.document import Kind
from rag.markers import markers

ABSTAINED = "NO_ANSWER"
"""The line by which a model says that the passages do not answer; the one place where that is decided."""

MISSING = "MISSING:"
"""Begins the line in which a model names what of the question the passages do not say."""

# Told to write keys in square brackets, small models put this into brackets too.
_NO_ANSWER = re.compile(rf"[\s*_`\"'>#\-\[(【]*{ABSTAINED}\b", re.IGNORECASE)
_NOT_SAID = re.compile(rf"[\s*_`>#\-\[【]*{MISSING}[\s*_`]*(?P<what>.*)", re.IGNORECASE)
_FENCE = re.compile(r"\s{0,12}(?P<fence>`{3,}|~{3,})\s{0,3}(?P<language>[\w+#.\-]{0,20})")
_HEADING = re.compile(r"\s{0,3}(?P<signs>#{1,6})\s+")
_BOLD_LINE = re.compile(r"\s{0,3}\*\*[^*\n]{1,80}\*\*\s*$")
_ITEM = re.compile(r"(?P<indent>[ \t]{0,24})(?P<mark>[-*+•–‣◦]|\d{1,3}[.)])\s+(?=\S)")
_ROW = re.compile(r"\s{0,3}\|.*\S")
_RULE = re.compile(r"[\s|:\-–—=_*]+$")
_QUOTE = re.compile(r"\s{0,3}(?:>\s?){1,4}")
_SOURCES = re.compile(
    r"[\s*_#>\-]*(?P<word>sources?|references?|citations?|quellen?|quellenangaben|fuentes?|références?|fontes?|fonti?"
    r"|出典|参考文献|来源|资料来源)(?:\s(?:used|cited|list))?[\s*_]*(?P<colon>[:：]?)[\s*_]*(?P<rest>.*)$",
    re.IGNORECASE,
)
_ENTRY = re.compile(r"\s*(?:[-*+•–]|\d{1,3}[.)]|[\[［【(]|https?://|www\.)")
_DEFINITION = re.compile(  # "[1]: https://…", "[1] Leave policy (https://…)": an entry of a list, not a sentence
    r"\s*[-*]?\s*[\[［【][^\]］】\n]{1,20}[\]］】]\s{0,3}(?:[:：]|[^\n.!?。]{0,120}https?://\S{1,500}\s*$)"
)
_BOLD_LEVEL = 3  # a bold line of its own is a heading; which one it does not say
_DEEPEST = 6
_INDENT = 2  # blanks that put an item a level deeper, at least


@dataclass(frozen=True, slots=True)
class Block:
    """
    One block at `text[start:end]`, its bullet, signs or fences not counted.

    Attributes:
        mark: An item's bullet or number, the language of code, or "".
        level: As in `rag.reply.Piece`.
        gap: Whether a blank line stands above it.
        header: Whether a row is the first of its table.
        closed: False for code whose fence is missing at its end.
    """

    kind: Kind
    start: int
    end: int
    mark: str = ""
    level: int = 0
    gap: bool = False
    header: bool = False
    closed: bool = True


@dataclass(frozen=True, slots=True)
class Outline:
    """The blocks of a draft, in order, and what its control lines say."""

    blocks: tuple[Block, ...]
    abstained: bool
    missing: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Line:
    start: int
    text: str

    @property
    def end(self) -> int:
        return self.start + len(self.text)


def outline(text: str) -> Outline:
    """Return the outline of a draft; whatever it holds, in time linear in its length."""
    kept, abstained, missing = _without_control_lines(_lines(text))
    return Outline(tuple(_blocks(kept)), abstained, tuple(missing))


def _lines(text: str) -> Iterator[_Line]:
    at = 0
    for line in text.split("\n"):
        yield _Line(at, line.rstrip("\r"))
        at += len(line) + 1


def _without_control_lines(lines: Iterator[_Line]) -> tuple[list[_Line], bool, list[str]]:
    kept: list[_Line] = []
    missing: list[str] = []
    abstained = begun = False
    for line in lines:
        if _NO_ANSWER.match(line.text):
            abstained = abstained or not begun  # behind an answer it is noise
        elif said := _NOT_SAID.match(line.text):
            missing.append(said["what"].strip(" *_`.。]】"))
        else:
            begun = begun or bool(line.text.strip())
            kept.append(line)
    return kept, abstained, [what for what in missing if what]


def _blocks(lines: list[_Line]) -> Iterator[Block]:
    at, gap, rows, listing = 0, True, False, False
    while at < len(lines):
        line = lines[at]
        if fence := _FENCE.match(line.text):
            code, at = _code(lines, at, fence, gap=gap)
            if code:
                yield code
            gap = rows = listing = False
            continue
        at += 1
        listing = _lists_sources(line, listing=listing)
        if not line.text.strip():
            gap, rows = True, False
            continue
        if listing or _RULE.match(line.text) or _DEFINITION.match(line.text):
            continue
        block = _block(line, gap=gap, header=not rows)
        yield block
        gap, rows = False, block.kind is Kind.ROW


def _lists_sources(line: _Line, *, listing: bool) -> bool:
    """Whether a line belongs to a list of sources of the draft's own: the product makes the only one."""
    if said := _SOURCES.match(line.text):
        rest = said["rest"]
        only_markers = bool(rest) and not _without_markers(rest).strip(" ,.;")
        if only_markers and not said["word"].lower().endswith(("s", "n")):
            return False  # "Source: [1]" under a sentence is its marker
        if not rest or (said["colon"] and (only_markers or _ENTRY.match(rest))):
            return True
    return listing and (not line.text.strip() or bool(_ENTRY.match(line.text)))


def _without_markers(text: str) -> str:
    left, at = [], 0
    for marker in markers(text):
        left.append(text[at : marker.start])
        at = marker.end
    return "".join((*left, text[at:]))


def _code(lines: list[_Line], at: int, fence: re.Match[str], *, gap: bool) -> tuple[Block | None, int]:
    """Return the code after an opening fence, None when there is none, and the line behind its closing fence."""
    last = at + 1
    while last < len(lines) and not _closes(lines[last].text, fence["fence"]):
        last += 1
    inside = lines[at + 1 : last]
    closed = last < len(lines)
    if not any(line.text.strip() for line in inside):
        return None, last + 1
    code = Block(Kind.CODE, inside[0].start, inside[-1].end, fence["language"], gap=gap, closed=closed)
    return code, last + 1


def _closes(line: str, fence: str) -> bool:
    bare = line.strip()
    return len(bare) >= len(fence) and not bare.strip(fence[0])


def _block(line: _Line, *, gap: bool, header: bool) -> Block:
    quote = _QUOTE.match(line.text)
    skipped = quote.end() if quote else 0
    text, start, end = line.text[skipped:], line.start + skipped, line.end
    if heading := _HEADING.match(text):
        return Block(Kind.HEADING, start + heading.end(), end, level=len(heading["signs"]), gap=gap)
    if _BOLD_LINE.match(text) and not text.rstrip().endswith((":**", "：**", ".**")):
        return Block(Kind.HEADING, start, end, level=_BOLD_LEVEL, gap=gap)
    if item := _ITEM.match(text):
        depth = len(item["indent"].expandtabs(4)) // _INDENT + 1
        return Block(Kind.ITEM, start + item.end(), end, item["mark"], min(depth, _DEEPEST), gap=gap)
    if _ROW.match(text):
        return Block(Kind.ROW, start, end, gap=gap, header=header)
    return Block(Kind.PARAGRAPH, start, end, gap=gap)
