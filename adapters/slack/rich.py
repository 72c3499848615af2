"""
Rich text: leaves in lines, lines in blocks. What stands in a leaf is shown as it is, so nothing in it can be live.

A leaf is a text or link element, a line a sequence of leaves; see docs.slack.dev, rich text block.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from adapters.slack.escape import address, shown

Leaf = dict[str, Any]
Line = list[Leaf]
Block = dict[str, Any]

LONGEST = 4000
"""Weight of a line: a third of what a message takes (about 13,200: slackapi/bolt-js#2509), so that it packs well."""

_ADDRESS = re.compile(r"://|(?<=www)\.", re.IGNORECASE)
_JOINER = "\u2060"  # WORD JOINER: is not seen, and what it parts is read as no address
_CODE = re.compile(r"`([^`\n]+)`")


def text(words: str, *styles: str) -> Leaf:
    """Return words as they are; styles are "bold", "italic", "code"."""
    leaf: Leaf = {"type": "text", "text": shown(words)}
    return leaf | {"style": dict.fromkeys(styles, True)} if styles else leaf


def link(url: str, words: str, *styles: str) -> Leaf:
    """Return words that open an address of ours, and read as no other; words alone where Slack must not open it."""
    safe = address(url)
    leaf = text(words if words in (url, safe) else _ADDRESS.sub(f"\\g<0>{_JOINER}", words), *styles)
    return {**leaf, "type": "link", "url": safe} if safe else leaf


def person(user: str) -> Leaf:
    """Return a mention: who is named is told of it."""
    return {"type": "user", "user_id": user}


def coded(words: str, *styles: str) -> Line:
    """Return words whose inline code, between backticks, is set as code; a lone backtick stays."""
    line: Line = []
    at = 0
    for found in _CODE.finditer(words):
        line += _some(words[at : found.start()], styles)
        line.append(text(found[1], "code", *styles))
        at = found.end()
    return line + _some(words[at:], styles)


def _some(words: str, styles: Sequence[str]) -> Line:
    return [text(words, *styles)] if words else []


def section(line: Iterable[Leaf], kind: str = "section") -> Block:
    """
    Return a line as an element of rich text: a section, a "quote" or "preformatted".

    A blank where nothing of it is seen: Slack takes no empty one.
    """
    return {"type": f"rich_text_{kind}", "elements": [leaf for leaf in line if leaf.get("text") != ""] or [text(" ")]}


def rich(*elements: Block) -> Block:
    """Return elements as a block."""
    return {"type": "rich_text", "elements": list(elements)}


def weight(part: Any) -> int:
    """Return how many characters of a block, or a piece of one, count: texts, addresses and values."""
    if isinstance(part, dict):
        return sum(weight(value) for key, value in part.items() if key not in {"type", "action_id", "block_id"})
    if isinstance(part, list):
        return sum(map(weight, part))
    return len(part) if isinstance(part, str) else 0


def lines(sentences: Iterable[Line], longest: int = LONGEST) -> Iterator[Line]:
    """Yield the sentences, a blank between two, in lines of at most `longest`; a longer sentence is cut at blanks."""
    line: Line = []
    for sentence in sentences:
        more = [text(" "), *sentence] if line else sentence
        if line and weight(line) + weight(more) > longest:
            yield line
            line, more = [], sentence
        if weight(more) > longest:
            *whole, more = cut(more, longest)
            yield from whole
        line = line + more
    if line:
        yield line


def cut(line: Line, longest: int = LONGEST) -> Iterator[Line]:
    """Yield a line in pieces of at most `longest`, without a sign lost; a link stays whole."""
    piece: Line = []
    for leaf in line:
        for small in _cut_leaf(leaf, longest):
            if piece and weight(piece) + weight(small) > longest:
                yield piece
                piece = []
            piece.append(small)
    yield piece


def _cut_leaf(leaf: Leaf, longest: int) -> Iterator[Leaf]:
    words = leaf["text"]
    while leaf["type"] == "text" and len(words) > longest:
        blank = max(words.rfind(" ", 0, longest), words.rfind("\n", 0, longest))
        at = blank + 1 if blank > 0 else longest
        yield {**leaf, "text": words[:at]}
        words = words[at:]
    yield {**leaf, "text": words}
