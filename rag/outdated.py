"""
What of a reply its sources do not bear out any more, now that they have changed: by code, and without a model.

What stands on a page as it stood when it was cited bears out what it bore out then, however the page is cut now and
whatever a heading is called. A sentence is proven anew only where a line that it rests on is gone.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from rag.document import Kind
from rag.evidence import Passage
from rag.lexical import stems
from rag.posted import claims, holds
from rag.reply import Answer, Citation, Quotes, Sentence
from rag.terms import keywords
from rag.units import Units

Now = Mapping[str, Sequence[Passage]]
"""Sources by their ids, with the passages that they have now: none for a source that is gone."""

_NEAREST = 4  # passages of a page that a sentence is held against: as many as quotes are taken from
_AS_CLOSE = 0.5  # a sentence rests on the lines that share at least half as many words with it as the closest does


def changed(reply: Answer | Quotes, now: Now) -> frozenset[str]:
    """Return the ids of those among `now` that do not have every cited passage to the letter, where it stood."""
    digests = {source: {passage.digest for passage in passages} for source, passages in now.items()}
    cited = [passage for citation in reply.citations for passage in citation.passages]
    return frozenset(one.source.id for one in cited if one.digest not in digests.get(one.source.id, {one.digest}))


def outdated(reply: Answer | Quotes, now: Now, question: str) -> tuple[int, ...]:
    """
    Return the numbers of the citations that do not bear out any more what is said with them, in order.

    Quotes are outdated when their page does not say them any more. A sentence is when a line that it rests on is gone,
    and what its sources say now does not prove it; then all of them that lost such a line are.

    Args:
        reply: As it was posted.
        now: The sources that changed; one that is not among them is as it was.
        question: What was asked, standing alone.
    """
    shaken = [citation for citation in reply.citations if citation.passage.source.id in now]
    pages = {one.number: _Page.of(now[one.passage.source.id]) for one in shaken}
    if isinstance(reply, Quotes):
        return tuple(one.number for one in shaken if not pages[one.number].says(one, one.quote))
    return _Held(reply, pages, question).outdated()


@dataclass(frozen=True, slots=True)
class _Line:
    """A sentence, item or row, blanks as one, and the headings that it stands under."""

    text: str
    section: tuple[str, ...]
    start: int = 0
    end: int = 0


@dataclass(frozen=True, slots=True)
class _Page:
    """A page as it is now; `lines` are known by their words, with the sections that they stand in."""

    passages: Sequence[Passage]
    lines: Mapping[str, frozenset[tuple[str, ...]]]
    sections: frozenset[tuple[str, ...]]

    @classmethod
    def of(cls, passages: Sequence[Passage]) -> "_Page":
        """Return the page of these passages."""
        lines: dict[str, frozenset[tuple[str, ...]]] = {}
        for line in (line for passage in passages for line in _lines(passage)):
            lines[line.text] = lines.get(line.text, frozenset()) | {line.section}
        return cls(passages, lines, frozenset().union(*lines.values()))

    def says(self, citation: Citation, words: str) -> bool:
        """Whether the cited lines that hold these words stand here, in any section."""
        return bool(self.passages) and all(line.text in self.lines for line in _holding(citation, words))

    def bears_out(self, citation: Citation, claim: str) -> bool:
        """
        Whether the cited lines that a claim rests on stand here, each in its section.

        A section that is not here any more was renamed: then its lines may stand in any.
        """
        return bool(self.passages) and all(map(self._has, _closest(citation, claim)))

    def _has(self, line: _Line) -> bool:
        there = self.lines.get(line.text, frozenset())
        return line.section in there or (bool(there) and line.section not in self.sections)

    def nearest(self, words: str) -> list[Passage]:
        """Return the passages that share most of these words, in their order."""
        wanted = frozenset(keywords(words))
        shared = {one.start: len(wanted.intersection(stems(f"{one.lead} {one.text}"))) for one in self.passages}
        best = sorted(self.passages, key=lambda one: -shared[one.start])[:_NEAREST]
        return sorted(best, key=lambda one: one.start)


@dataclass(frozen=True, slots=True)
class _Held:
    """An answer, held against the pages of those of its citations that changed, by number."""

    answer: Answer
    pages: Mapping[int, _Page]
    question: str

    def outdated(self) -> tuple[int, ...]:
        """Return the numbers of what bears out too little, in order."""
        found: set[int] = set()
        for kind, claim, sentence in claims(self.answer):
            lost = [n for n in sentence.citations if n in self.pages and not self._stands(n, sentence, claim)]
            if lost and (sentence.quoted or not self._holds(kind, claim, sentence)):
                found.update(lost)
        return tuple(sorted(found))

    def _stands(self, number: int, sentence: Sentence, claim: str) -> bool:
        page, citation = self.pages[number], self.answer.citations[number - 1]
        return page.says(citation, sentence.text) if sentence.quoted else page.bears_out(citation, claim)

    def _holds(self, kind: Kind, claim: str, sentence: Sentence) -> bool:
        """Whether what is cited proves a claim now, by a line that is about as close to it as the closest was then."""
        before = [one for number in sentence.citations for one in self.answer.citations[number - 1].passages]
        cited = [passage for number in sentence.citations for passage in self._cited(number, claim)]
        close = _closeness(claim, cited) >= _AS_CLOSE * _closeness(claim, before)
        return close and holds(kind, claim, cited, cited, self.question)

    def _cited(self, number: int, claim: str) -> Sequence[Passage]:
        citation = self.answer.citations[number - 1]
        page = self.pages.get(number)
        return citation.passages if page is None else page.nearest(f"{claim} {citation.quote}")


def _holding(citation: Citation, words: str) -> Iterator[_Line]:
    """Yield the cited lines that hold words of it, whole or in part."""
    for passage in citation.passages:
        at = passage.text.find(words)
        end = at + len(words)
        yield from (line for line in _lines(passage) if at >= 0 and line.start < end and at < line.end)


def _closest(citation: Citation, claim: str) -> list[_Line]:
    """Return the cited lines that a claim rests on: all of them where it shares no word with any."""
    least = _AS_CLOSE * _closeness(claim, citation.passages)
    return [line for line, shared in _shared(claim, citation.passages) if shared >= least]


def _closeness(claim: str, passages: Sequence[Passage]) -> int:
    """Return how many words of a claim its closest line has."""
    return max((shared for _, shared in _shared(claim, passages)), default=0)


def _shared(claim: str, passages: Sequence[Passage]) -> list[tuple[_Line, int]]:
    """Return the lines of passages, each with how many words of a claim it has."""
    wanted = frozenset(keywords(claim))
    lines = (line for passage in passages for line in _lines(passage))
    return [(line, len(wanted.intersection(stems(line.text)))) for line in lines]


def _lines(passage: Passage) -> Iterator[_Line]:
    """Yield the lines of a passage and the header of its table, headings left out: they are what lines stand under."""
    sections = (passage.section, *(place.section for place in passage.places))
    headings = {" ".join(name.split()) for section in sections for name in section}
    if passage.lead:
        yield _Line(" ".join(passage.lead.split()), passage.section)
    for start, end in Units.of(passage).spans:
        text = " ".join(passage.text[start:end].split())
        if text not in headings:
            yield _Line(text, passage.place_at(end - 1).section, start, end)
