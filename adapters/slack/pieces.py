"""An answer's paragraphs, lists, tables and code as blocks, each sentence with markers that open its sources."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from urllib.parse import urlsplit

from adapters.slack.escape import address, shortened
from adapters.slack.rich import LONGEST, Block, Leaf, Line, coded, cut, lines, link, rich, section, text, weight
from adapters.slack.tables import cells, table_blocks
from adapters.speech import Speech
from bot.layout import own_words
from bot.phrases import Phrase
from rag.document import Kind
from rag.reply import Citation, Piece, Sentence

_DEEPEST = 8  # indents: docs.slack.dev, rich text list element
_OWN_SHOWN = 500  # characters of a page's own sentence; `bot.words` shows no more
_NUMBER = re.compile(r"(\d{1,6})[.)]")
_BULLETS = {"-", "*", "+", "•", "–", ""}
_ADDRESS = re.compile(r"https?://[^\s<>\"'`|]+[^\s<>\"'`|.,;:!?)\]}]")


def piece_blocks(pieces: Sequence[Piece], citations: Sequence[Citation], speech: Speech) -> Iterator[Block]:
    """Yield the pieces in order; citations are numbered from 1 as they stand."""
    said = _Saying(citations, speech)
    for kind, run in groupby(pieces, key=lambda piece: piece.kind):
        match kind:
            case Kind.ITEM:
                yield from _lists(list(run), said)
            case Kind.ROW:
                yield from _table([piece.sentences[0] for piece in run], said)
            case Kind.CODE:
                for piece in run:
                    yield from _code(piece.sentences[0], said)
            case _:
                for piece in run:
                    yield from _paragraph(piece, said)


@dataclass(frozen=True, slots=True)
class _Saying:
    citations: Sequence[Citation]
    speech: Speech

    def sentence(self, sentence: Sentence, *styles: str) -> Line:
        """Return a sentence with its markers before its stop."""
        if sentence.quoted:
            words, language = self.speech.words, self.speech.language
            own = own_words(sentence, lambda said: words.quoted(shortened(said, _OWN_SHOWN), language))
            return [text(words.of(Phrase.PAGE_SAYS, language, text=own), "italic"), *self.markers(sentence)]
        said, stop = sentence.parted()
        if not sentence.citations:
            return self._spoken(sentence, said + stop, styles)
        return [
            *self._spoken(sentence, said, styles),
            *self.markers(sentence),
            *([text(stop, *styles)] if stop else []),
        ]

    def markers(self, sentence: Sentence) -> Line:
        """Return the markers, each opening the very place, behind a blank."""
        found = [link(self.citations[number - 1].link, f"[{number}]") for number in sentence.citations]
        return [text(" "), *found] if found else []

    def _spoken(self, sentence: Sentence, said: str, styles: Sequence[str]) -> Line:
        """Return the words; an address reads as itself, and opens where a cited page has it, on that page's site."""
        line: Line = []
        for leaf in coded(said, *styles):
            line += self._with_addresses(leaf, sentence) if "code" not in leaf.get("style", {}) else [leaf]
        return line

    def _with_addresses(self, leaf: Leaf, sentence: Sentence) -> Iterator[Leaf]:
        words, at = leaf["text"], 0
        for found in _ADDRESS.finditer(words):
            cited = (self.citations[number - 1] for number in sentence.citations)
            if address(found[0]) == found[0] and any(_on_its_site(found[0], one) for one in cited):
                yield {**leaf, "text": words[at : found.start()]}
                yield {**leaf, "type": "link", "url": found[0], "text": found[0]}
                at = found.end()
        yield {**leaf, "text": words[at:]}


def _on_its_site(url: str, citation: Citation) -> bool:
    """Whether a page has the address, and it leads nowhere else: a page may have been written to lead readers away."""
    return citation.says(url) and urlsplit(url).netloc == urlsplit(citation.passage.source.url).netloc


def _paragraph(piece: Piece, said: _Saying) -> Iterator[Block]:
    styles = ("bold",) if piece.kind is Kind.HEADING else ()
    for line in lines(said.sentence(sentence, *styles) for sentence in piece.sentences):
        yield rich(section(line))


def _code(sentence: Sentence, said: _Saying) -> Iterator[Block]:
    for line in cut([text(sentence.text)]):
        yield rich(section(line, "preformatted"))
    if sentence.citations:
        yield rich(section(said.markers(sentence)[1:]))


def _table(rows: Sequence[Sentence], said: _Saying) -> Iterator[Block]:
    table: list[list[Line]] = []
    for row in rows:
        styles = () if row.citations else ("bold",)
        *others, last = cells(row.text)
        line = [*coded(last, *styles), *said.markers(row)]
        table.append([*(coded(cell, *styles) for cell in others), line])
    yield from table_blocks(table)


@dataclass(frozen=True, slots=True)
class _Item:
    style: str
    indent: int
    number: int
    line: Line

    def follows(self, before: "_Item") -> bool:
        """Whether it goes on with the list of the item before it."""
        counted = self.style == "bullet" or self.number == before.number + 1
        return (self.style, self.indent) == (before.style, before.indent) and counted


def _lists(pieces: Sequence[Piece], said: _Saying) -> Iterator[Block]:
    lists: list[list[_Item]] = []
    size = 0
    for item in (item for piece in pieces for item in _items(piece, said)):
        heavy = weight(item.line)
        if lists and size + heavy > LONGEST:
            yield rich(*map(_list, lists))
            lists, size = [], 0
        if lists and item.follows(lists[-1][-1]):
            lists[-1].append(item)
        else:
            lists.append([item])
        size += heavy
    yield rich(*map(_list, lists))


def _items(piece: Piece, said: _Saying) -> Iterator[_Item]:
    """Yield an item; one that is too long for a line goes on below its own bullet."""
    number = _NUMBER.fullmatch(piece.mark)
    known = number or piece.mark in _BULLETS
    begin = [] if known else [[text(piece.mark)]]
    sentences = [said.sentence(sentence) for sentence in piece.sentences]
    indent = min(max(piece.level, 1) - 1, _DEEPEST)
    for at, line in enumerate(lines([*begin, *sentences])):
        numbered = number is not None and at == 0
        yield _Item("ordered" if numbered else "bullet", indent, int(number[1]) if number else 0, line)


def _list(items: Sequence[_Item]) -> Block:
    first = items[0]
    found: Block = {
        "type": "rich_text_list",
        "style": first.style,
        "indent": first.indent,
        "elements": [section(item.line) for item in items],
    }
    return found | {"offset": first.number - 1} if first.style == "ordered" and first.number > 1 else found
