"""The source list of an answer: one entry for each place of a page, numbered by first use."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from rag.checked import Found
from rag.evidence import Passage
from rag.lexical import stems
from rag.links import deep_link
from rag.reply import Citation
from rag.units import Units

_Where = tuple[str, str, int | None]


@dataclass(slots=True)
class SourceList:
    """Gives what is cited its number; passages at one place of one page share theirs."""

    passages: Mapping[str, Passage]
    _entries: dict[_Where, Citation] = field(default_factory=dict)

    def number(self, key: str, found: Found | None, sentence: str) -> int:
        """Return the number of what the passage with a key says; `found` is what of it proves the sentence."""
        passage = self.passages[key]
        start, end = (found.start, found.end) if found else _closest(passage, sentence)
        place = passage.place(passage.text[start:end])
        where = (passage.source.id, place.anchor, place.page)
        entry = self._entries.get(where)
        if entry is None:
            entry = citation_of(len(self._entries) + 1, passage, start, end)
        elif passage not in entry.passages:
            entry = replace(entry, also=(*entry.also, passage))
        self._entries[where] = entry
        return entry.number

    def citations(self) -> tuple[Citation, ...]:
        """Return the entries in order."""
        return tuple(self._entries.values())


def own_words(passage: Passage, found: Found) -> Found:
    """
    Return a sentence of a passage so that it can stand alone: with what it points back to and what it announces.

    Its start and end are equal when it cannot: it announces something that the passage does not have.
    """
    units = Units.of(passage)
    at = next((at for at, (start, end) in enumerate(units.spans) if start <= found.start < end), None)
    if at is None:
        return found
    start, end = units.grown(at)
    return found if (start, end) == units.spans[at] else Found(found.key, start, end)


def citation_of(number: int, passage: Passage, start: int, end: int) -> Citation:
    """Return the entry of `passage.text[start:end]`."""
    units = Units.of(passage)
    quote = passage.text[start:end]
    at = next((at for at, (s, e) in enumerate(units.spans) if s <= start and end <= e), None)
    context = "" if at is None else units.context(at) or units.governing(at)
    return Citation(number, passage, quote, deep_link(passage, quote), context if passage.says(context) else "")


def _closest(passage: Passage, sentence: str) -> tuple[int, int]:
    """Return where the unit stands that shares most words with a sentence."""
    wanted = frozenset(stems(sentence))
    spans = Units.of(passage).spans
    return max(spans, key=lambda span: len(wanted.intersection(stems(passage.text[slice(*span)]))))
