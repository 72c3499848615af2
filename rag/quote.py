"""
Answers made of the documents' own sentences: no model needed.

The sentences closest to the question, verbatim, each with what it announces (the answer under an FAQ's question, the
steps after a colon) and what it stands under.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import log

from rag.amounts import asks_an_amount, gives_an_amount
from rag.evidence import Hit
from rag.guard import inspect
from rag.lexical import stems
from rag.links import deep_link
from rag.reply import Citation, Question
from rag.sentences import clauses
from rag.terms import keywords
from rag.units import Units

MOST = 3
"""Quotes in an answer: more is a page to read, not an answer."""

_HITS = 4  # passages that quotes are taken from
_MEANING, _COVERAGE = 0.6, 0.6  # as in the ranking, where they weigh a passage's best sentence and its words
_AMOUNT = 0.15  # what a number is worth where one is asked for; 0.1 to 0.3 did the same on the sample's questions
_ABOVE = 0.9  # what a word above a quote is worth beside one in it: a question's own answer goes first
_BEHIND = 0.25  # how far behind the best a further quote may be, in units of the score
_SAME_PAGE = 0.05  # how far a further quote of a page is behind one of a page that is not quoted yet


def words_for(question: Question) -> str:
    """Return the words that quotes are held against: with the turn before, where the question leans on it."""
    return f"{question.previous} {question.asked}" if question.leans else question.asked


@dataclass(frozen=True, slots=True)
class _Wanted:
    """A question's stems, each with its share of what is asked for, and whether a number is."""

    shares: Mapping[str, float]
    amount: bool

    def held(self, quote: str, context: str) -> float:
        """Return the share of what is asked for that the words hold, 0.0-1.0."""
        said, above = set(stems(quote)), set(stems(context))
        return sum(
            share * (1 if stem in said else _ABOVE) for stem, share in self.shares.items() if stem in said | above
        )


@dataclass(frozen=True, slots=True)
class _Candidate:
    hit: Hit
    start: int
    end: int
    context: str
    score: float

    @property
    def quote(self) -> str:
        return self.hit.passage.text[self.start : self.end]


def quotes(question: str, hits: Sequence[Hit]) -> tuple[Citation, ...]:
    """
    Return the closest sentences, closest first, at most `MOST`; none when the hits have none to give.

    A page whose successor was found is not quoted.
    """
    found = {hit.passage.source.id for hit in hits}
    standing = [hit for hit in hits if hit.passage.source.superseded_by not in found][:_HITS]
    cut = [Units.of(hit.passage) for hit in standing]
    wanted = _Wanted(_shares(question, cut), asks_an_amount(question))
    candidates = [c for hit, units in zip(standing, cut, strict=True) for c in _candidates(hit, units, wanted)]
    return tuple(_citation(number, c) for number, c in enumerate(_chosen(candidates), start=1))


def _shares(question: str, cut: Sequence[Units]) -> dict[str, float]:
    """Return each stem's share of the question: the fewer of the sentences have it, the more. They add up to 1."""
    wanted = keywords(question)
    said = [frozenset(stems(units.line(at))) for units in cut for at in range(len(units.spans))]
    having = Counter(stem for one in said for stem in one.intersection(wanted))
    rarity = {stem: log(1 + len(said) / max(having[stem], 1)) for stem in wanted}
    total = sum(rarity.values()) or 1.0
    return {stem: one / total for stem, one in rarity.items()}


def _candidates(hit: Hit, units: Units, wanted: _Wanted) -> Iterator[_Candidate]:
    for at, cosine in enumerate(_meant(hit, units)):
        start, end = units.grown(at)
        if start == end:
            continue
        context = units.context(at)
        quote = hit.passage.text[start:end]
        above = " ".join((context, *hit.passage.place(quote).section))
        close = _MEANING * cosine + _COVERAGE * wanted.held(quote, above)
        if close > 0:
            number = _AMOUNT if wanted.amount and gives_an_amount(quote) else 0.0
            yield _Candidate(hit, start, end, context, hit.score + close + number)


def _meant(hit: Hit, units: Units) -> list[float]:
    """Return for each unit the best cosine of its clauses; 0.0 where none is known, or all are below."""
    found = clauses(hit.passage.text)
    if len(found) != len(hit.clauses):
        return [0.0] * len(units.spans)
    meant = list(zip(found, hit.clauses, strict=True))
    return [
        max((c for (s, e), c in meant if start <= s and e <= end and c > 0), default=0.0) for start, end in units.spans
    ]


def _chosen(candidates: Sequence[_Candidate]) -> list[_Candidate]:
    chosen: list[_Candidate] = []
    best = max((c.score for c in candidates), default=0.0)

    def now(candidate: _Candidate) -> float:
        quoted = any(candidate.hit.passage.source.id == other.hit.passage.source.id for other in chosen)
        return candidate.score - (_SAME_PAGE if quoted else 0.0)

    rest = list(candidates)
    while len(chosen) < MOST:
        following = max(rest, key=lambda c: (now(c), c.start - c.end), default=None)  # of two alike the shorter
        if following is None or now(following) < best - _BEHIND:
            break
        if not inspect(following.quote):  # an order to whoever reads is no answer
            chosen.append(following)
        rest = [c for c in rest if not _overlap(c, following)]
    return chosen


def _overlap(one: _Candidate, other: _Candidate) -> bool:
    same = one.hit.passage.source.id == other.hit.passage.source.id and one.hit.passage.start == other.hit.passage.start
    return same and one.start < other.end and other.start < one.end


def _citation(number: int, candidate: _Candidate) -> Citation:
    passage, quote = candidate.hit.passage, candidate.quote
    return Citation(number, passage, quote, deep_link(passage, quote), candidate.context)
