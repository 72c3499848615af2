"""A passage as what can be quoted of it: sentences, items and table rows, with what they need to be understood."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from rag.evidence import Passage
from rag.heads import heads_of
from rag.sense import governs
from rag.sentences import COLONS, QUESTION_MARKS, spans

LONGEST = 500
"""Characters of a quote with what it announces."""

_ANNOUNCING = (*QUESTION_MARKS, *COLONS)
_HEADING = 70  # characters; a longer line without a full stop is no heading
_CELLS = re.compile(r"(?:^| )\|(?: |$)")  # between cells; an empty one at an end leaves its bar
_ITEM = re.compile(r"(?:[-*+•–]|\d{1,3}[.)])\s")
_POINTS_BACK = re.compile(
    r"(?:(?:if|for|after|before|in|with|without|until|except) )?"
    r"(?:it|its|they|their|them|this|that|these|those|otherwise|both)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Units:
    """
    A passage's units, each known by its place.

    Attributes:
        spans: (start, end) in the passage's text, in order; a table row is one, whatever full stops it has.
    """

    passage: Passage
    spans: tuple[tuple[int, int], ...]

    @classmethod
    def of(cls, passage: Passage) -> "Units":
        """Return the passage's units."""
        return cls(passage, tuple(_whole_rows(passage.text)))

    def line(self, at: int) -> str:
        """Return the words of a unit."""
        start, end = self.spans[at]
        return self.passage.text[start:end]

    def grown(self, at: int) -> tuple[int, int]:
        """
        Return where the quote of a unit begins and ends: with what it points back to, and with what it announces.

        The two are equal when it announces something that the passage does not have, or that is too long; and for
        headings and headers: they are shown beside what stands under them.
        """
        start, _ = self.spans[at]
        if (self._is_row(at) and self._is_header(at)) or self._is_heading(at) or self._is_on_list(at):
            return start, start
        last = at
        while self._wants_more(at, last) and self.spans[last + 1][1] - start <= LONGEST:
            last += 1
        if self._announces(last):
            return start, start
        return self.spans[self._first(at)][0], self.spans[last][1]

    def context(self, at: int) -> str:
        """Return the line that a unit stands under: its table's header, a question, a list's lead-in; no heading."""
        if self._is_row(at):
            return self._header(at)
        first = self._first(at)
        above = first - 1
        while above >= 0 and not self._announces(above) and self._belong_together(above, first):
            above -= 1
        leads_in = above >= 0 and self.line(above).endswith(_ANNOUNCING)
        sibling = above >= 0 and self._is_item(above) and self._is_item(at)
        return self.line(above) if leads_in and not sibling and not self._is_row(above) else ""

    def governing(self, at: int) -> str:
        """Return the heading or lead-in without which a unit would say more, or the opposite; "" for none."""
        above = self.above(self.spans[self._first(at)][0])
        context = self.context(at)
        leads_in = context.endswith(COLONS) and not self._is_row(at)
        return next((line for line in reversed(above) if governs(line)), context if leads_in else "")

    def above(self, place: int) -> tuple[str, ...]:
        """Return the headings and the lines that lead in over a place of the text, outermost first, each once."""
        heads = (head.text for head in heads_of(self.passage.text).over(place))
        return tuple(dict.fromkeys((*self.passage.place_at(place).section, *heads)))

    def _belong_together(self, above: int, at: int) -> bool:
        return self._same_line(above) or (self._is_item(at) and self._is_item(above))

    def _wants_more(self, first: int, last: int) -> bool:
        if last + 1 == len(self.spans) or self._left_open(last):
            return False
        return self._announces(last) or self._goes_on(first, last)

    def _left_open(self, at: int) -> bool:
        """Whether the unit is a question under which another one stands: what answers that one does not answer this."""
        asks = self._asks(at) and self._asks(at + 1) and not self._is_item(at + 1)
        return asks and not self._same_line(at) and not self._next_line(at)

    def _goes_on(self, first: int, last: int) -> bool:
        """Whether the answer, list or table that the first unit announces has more after the last."""
        if not self._announces(first) or first == last:
            return False
        if self._is_row(last):
            return self._is_row(last + 1)
        if self._asks(first) and self._same_line(last):
            return True
        return self._is_item(last + 1) and self.line(first).endswith(COLONS)

    def _announces(self, at: int) -> bool:
        """Whether the words want more after them: a question, a colon, a table's header, a heading."""
        if self._is_row(at):
            return self._is_header(at)
        return self.line(at).endswith(_ANNOUNCING) or self._is_heading(at)

    def _asks(self, at: int) -> bool:
        return self.line(at).endswith(QUESTION_MARKS)

    def _is_heading(self, at: int) -> bool:
        (start, end), line, text = self.spans[at], self.line(at), self.passage.text
        bare = line[-1].isalnum() and not self._is_item(at) and len(line) <= _HEADING
        return bare and (start == 0 or text[start - 2 : start] == "\n\n") and text[end : end + 2] == "\n\n"

    def _is_on_list(self, at: int) -> bool:
        """Whether a unit is a heading right on a list."""
        start, _ = self.spans[at]
        heads = heads_of(self.passage.text).all if not self._announces(at) else ()
        return any(head.tight and head.start == start for head in heads)

    def _is_row(self, at: int) -> bool:
        return bool(_CELLS.search(self.line(at)))

    def _is_item(self, at: int) -> bool:
        return bool(_ITEM.match(self.line(at)))

    def _is_header(self, at: int) -> bool:
        """Whether a row is the first of two or more, and no header stands above the passage."""
        return self._table(at) == at and not self._under_lead(at) and self._is_row_at(at + 1)

    def _header(self, at: int) -> str:
        first = self._table(at)
        if self._under_lead(first):
            return self.passage.lead
        return self.line(first) if first < at else ""

    def _table(self, at: int) -> int:
        """Return the first row of the table that a row stands in."""
        while at > 0 and self._is_row(at - 1) and self._next_line(at - 1):
            at -= 1
        return at

    def _under_lead(self, at: int) -> bool:
        return at == 0 and bool(self.passage.lead)

    def _is_row_at(self, at: int) -> bool:
        return at < len(self.spans) and self._is_row(at) and self._next_line(at - 1)

    def _same_line(self, at: int) -> bool:
        """Whether the unit after this one stands in the same line."""
        return "\n" not in self._between(at)

    def _next_line(self, at: int) -> bool:
        """Whether the unit after this one stands in the line below."""
        return self._between(at).count("\n") == 1

    def _between(self, at: int) -> str:
        return self.passage.text[self.spans[at][1] : self.spans[at + 1][0]]

    def _first(self, at: int) -> int:
        """Return the unit that a quote begins with: the one before, in the same line, where this one points back."""
        if at == 0 or not self._same_line(at - 1) or not _POINTS_BACK.match(self.line(at)):
            return at
        return at - 1 if self.spans[at][1] - self.spans[at - 1][0] <= LONGEST else at


def governing(passage: Passage, start: int) -> str:
    """Return the heading or lead-in without which what begins at a place would say more, or the opposite, or ""."""
    units = Units.of(passage)
    at = next((at for at, (begin, end) in enumerate(units.spans) if begin <= start < end), None)
    return "" if at is None else units.governing(at)


def _whole_rows(text: str) -> Iterator[tuple[int, int]]:
    """Yield the spans of sentences, and of rows whole."""
    at = 0
    for line in text.split("\n"):
        found = [(at + start, at + end) for start, end in spans(line)]
        if "|" in line and _CELLS.search(line) and found:
            found = [(found[0][0], found[-1][1])]
        yield from found
        at += len(line) + 1
