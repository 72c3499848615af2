"""Pages that say the same as an answer with other figures: shown beside it with their source, never silently merged."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from rag.disagree import figures, said
from rag.document import Kind
from rag.evidence import Passage
from rag.lexical import fold
from rag.reply import Answer, Citation, Piece, Sentence
from rag.sources import citation_of
from rag.terms import keywords
from rag.units import LONGEST, Units, governing

_ALIKE = 0.75
"""
Share of the longer sentence's words that the other has, too. Among the 1,057 sentences with figures of two public
handbooks 17 pairs of different pages are so alike and differ in figures; at 0.6 there are 34, of which most are about
different things.
"""
_FEWEST = 3  # words that both have: "within 2 business days" is said of everything
_MOST = 2  # sentences that are shown beside an answer
_BEGINNING = (
    4  # letters of a stem, its last left out, that every form of the word begins with: "day" has the stem "dai"
)


def with_contradictions(answer: Answer, passages: Sequence[Passage], question: str) -> Answer:
    """
    Return the answer with what other pages say against it, quoted at its end, at most two sentences.

    Args:
        answer: What a model wrote, as far as it is proven.
        passages: What was found, best first. A page that another one replaces says nothing against that.
        question: A page that lacks one of its words that the cited page has speaks of something else.
    """
    added = 0
    others = _Others.of(passages)
    for citation in answer.citations:
        for other in others.against(citation, question):
            number = other.number(answer)
            if number is None:
                if added == _MOST:
                    continue
                answer = other.beside(answer)
                number, added = len(answer.citations), added + 1
            answer = _marked(answer, citation.number, number)
    return answer


@dataclass(frozen=True, slots=True)
class _Other:
    """A sentence of a passage that says otherwise."""

    passage: Passage
    start: int
    end: int
    figures: frozenset[str]

    @property
    def text(self) -> str:
        return self.passage.text[self.start : self.end]

    def number(self, answer: Answer) -> int | None:
        """Return the number under which an answer cites this very sentence."""
        source = self.passage.source.id
        same = (c.number for c in answer.citations if c.passage.source.id == source and self.text in c.quote)
        return next(same, None)

    def beside(self, answer: Answer) -> Answer:
        """Return an answer with this sentence at its end."""
        cited = citation_of(len(answer.citations) + 1, self.passage, self.start, self.end)
        under = governing(self.passage, self.start)
        piece = Piece(Kind.PARAGRAPH, (Sentence(self.text, (cited.number,), quoted=True, under=under),))
        return replace(answer, pieces=(*answer.pieces, piece), citations=(*answer.citations, cited))


@dataclass(frozen=True)
class _Page:
    """A passage, of which only the sentences with figures can say otherwise; cut when a first one could."""

    passage: Passage

    def against(self, citation: Citation, words: frozenset[str], wanted: frozenset[str]) -> Iterator[_Other]:
        """Yield the sentences that say otherwise than a citation of these words, about what is wanted."""
        if not self._may_say(words):
            return
        ours = figures(citation.quote)
        for other in self._sentences:
            differs = ours - other.figures and other.figures - ours
            same = differs and _is_alike(words, said(other.text)) and wanted <= _about(other.passage, other.text)
            if same:
                yield other

    def _may_say(self, words: frozenset[str]) -> bool:
        """Whether the beginnings of enough of these stems stand here: without them no sentence is alike."""
        return sum(word[:-1][:_BEGINNING] in self._folded for word in words) >= max(_FEWEST, _ALIKE * len(words))

    @cached_property
    def _folded(self) -> str:
        return fold(self.passage.text)

    @cached_property
    def _sentences(self) -> tuple[_Other, ...]:
        passage = self.passage
        return tuple(
            _Other(passage, start, end, numbers)
            for start, end in Units.of(passage).spans
            if end - start <= LONGEST and (numbers := figures(passage.text[start:end]))
        )


@dataclass(frozen=True, slots=True)
class _Others:
    """What was found, without the pages that others replace."""

    pages: Sequence[_Page]

    @classmethod
    def of(cls, passages: Sequence[Passage]) -> "_Others":
        """Return what of these passages can say otherwise."""
        return cls([_Page(passage) for passage in passages if not passage.source.superseded_by])

    def against(self, citation: Citation, question: str) -> Iterator[_Other]:
        """Yield the sentences of other pages that say otherwise than a citation."""
        source, ours = citation.passage.source, figures(citation.quote)
        if not ours or source.superseded_by or ours & figures(question):
            return
        words = said(citation.quote)
        wanted = frozenset(keywords(question)) & _about(citation.passage, citation.quote)
        for page in self.pages:
            if page.passage.source.id != source.id:
                yield from page.against(citation, words, wanted)


def _is_alike(words: frozenset[str], others: frozenset[str]) -> bool:
    shared = len(words & others)
    return shared >= _FEWEST and shared >= _ALIKE * max(len(words), len(others))


def _about(passage: Passage, text: str) -> frozenset[str]:
    return said(f"{passage.source.title} {' '.join(passage.section)} {text}")


def _marked(answer: Answer, one: int, other: int) -> Answer:
    if (one, other) in answer.conflicts or (other, one) in answer.conflicts:
        return answer
    return replace(answer, conflicts=(*answer.conflicts, (one, other)))
