"""The units of a text, each with the lines that it stands under: headings, lead-ins, a table's header."""

import re
from collections.abc import Iterator

from rag.prove.unit import Unit, is_row
from rag.prove.values import Text
from rag.sentences import COLONS, spans

_ITEM = re.compile(r"(\s*)(?:[-*+•–]|\d{1,3}[.)])\s+")
_RULE = "|-: "  # signs of the line between a table's header and its rows
_HEADING = re.compile(r"#{1,6}\s+\S")
_POINTS_BACK = re.compile(
    r"(?:it|its|they|their|this|that|these|those|he|she|such|both|er|sie|es|dies\w*|elle|ils?|ella|ellos)\b",
    re.IGNORECASE,
)

_OPEN_QUESTION = re.compile(
    r"""[^\w¿]*(?:Q(?:uestion)?\s?\d{0,2}[:.)]\s*)?¿?(?:
        who|whom|whose|what|when|where|which|why|how
        |wer|wen|wem|wessen|was|wann|wo|wohin|woher|welche[rnms]?|warum|wieso|wie|wieviele?
        |qui|que|quoi|quand|où|comment|pourquoi|combien|quel(?:le)?s?
        |qué|quién(?:es)?|cuándo|dónde|cómo|cuál(?:es)?|cuánt[oa]s?
    )(?!\w)[^?]*\?\W*$""",
    re.IGNORECASE | re.VERBOSE,
)
"""One that is not answered with yes or no: what is behind it says the rest of it."""


def units_of(text: Text, language: str) -> Iterator[Unit]:
    """Yield the units: a row whole, an item's sentences each, without bullets and blank lines."""
    at, above = 0, Above(text.lead, language)
    for line in text.text.split("\n"):
        if line.strip():
            yield from above.units(line, at)
        at += len(line) + 1


class Above:
    """What stands above a line while a text is read downwards."""

    def __init__(self, header: str, language: str) -> None:
        self._header = header
        self._language = language
        self._leads: list[tuple[int, str]] = []  # indentation and lead-in, outermost first
        self._places: dict[int, int] = {}
        self._line = ""

    def units(self, line: str, at: int) -> Iterator[Unit]:
        """Yield the units of a line that begins at a place of the text."""
        if not line.strip().strip(_RULE):
            return
        if is_row(line):
            yield from self._row(line, at)
            return
        self._header = ""
        item = _ITEM.match(line)
        if item:
            yield from self._item(line, at, item)
        else:
            self._leads, self._places = [], {}
            yield from self._sentences(line, at, 0, 0)
            if line.rstrip().endswith(COLONS) or _HEADING.match(line):
                self._leads = [(-1, self._line)]

    def _row(self, line: str, at: int) -> Iterator[Unit]:
        bare = line.strip()
        start = at + line.index(bare[0])
        yield Unit(bare, start, self._header, 0, self._language)
        self._header = self._header or bare

    def _item(self, line: str, at: int, item: re.Match[str]) -> Iterator[Unit]:
        depth = len(item[1].expandtabs(4))
        self._leads = [lead for lead in self._leads if lead[0] < depth]
        self._places = {level: place for level, place in self._places.items() if level <= depth}
        self._places[depth] = self._places.get(depth, 0) + 1
        yield from self._sentences(line, at, item.end(), self._places[depth])
        self._leads.append((depth, self._line))

    def _sentences(self, line: str, at: int, begin: int, place: int) -> Iterator[Unit]:
        context = " ".join(lead for _, lead in self._leads)
        for start, end in spans(line[begin:]):
            said = line[begin + start : begin + end]
            leans = (start and _POINTS_BACK.match(said)) or _OPEN_QUESTION.match(self._line)
            before = self._line if leans else ""
            self._line = said
            yield Unit(said, at + begin + start, context, place, self._language, before)
