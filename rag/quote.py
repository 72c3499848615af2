"""
Answers made of the documents' own sentences: no model needed.

The sentences closest to the question, verbatim, each with what it announces (the answer under an FAQ's question, the
steps after a colon) and what it stands under.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import log

from rag.asked import Asked, asked_for
from rag.evidence import Hit
from rag.guard import inspect
from rag.lexical import stems
from rag.links import deep_link
from rag.parts import parts
from rag.reply import Citation, Question
from rag.sentences import clauses
from rag.terms import keywords, says_nothing
from rag.units import Units, governing

MOST = 3
"""Quotes in an answer to one thing: more is a page to read, not an answer."""

_HITS = 4  # passages that quotes are taken from
_MEANING, _COVERAGE = 0.6, 0.6  # as in the ranking, where they weigh a passage's best sentence and its words
_ASKED_KIND = 0.2  # what a value or a name is worth where one is asked for; 0.1 to 0.3 did the same on public questions
_EARLIER = 0.3  # what a word of the turn before is worth beside one of the question
_OTHER_PART = 0.2  # and a word of the question's earlier part
_ABOVE = 0.9  # what a word above a quote is worth beside one in it: a question's own answer goes first
_BEHIND = 0.25  # how far behind the best a further quote may be, in units of the score
_SAME_PAGE = 0.05  # how far a further quote of a page is behind one of a page that is not quoted yet


@dataclass(frozen=True, slots=True)
class _Wanted:
    """
    What a question, or a part of one, asks for.

    Attributes:
        shares: Its stems, each with its share of what is asked for.
        asked: The kind of thing that is.
        whole: The share of the question that it is: search and cosines speak of the whole.
    """

    shares: Mapping[str, float]
    asked: Asked
    whole: float = 1.0

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


def quoted(question: Question, hits: Sequence[Hit]) -> tuple[Citation, ...]:
    """Return the quotes for a question, with the turn before where it leans on it."""
    return quotes(question.asked, hits, question.previous if question.leans else "")


def quotes(question: str, hits: Sequence[Hit], before: str = "") -> tuple[Citation, ...]:
    """
    Return the closest sentences, closest first; none when the hits have none to give.

    They are at most `MOST`, or one for each part of a question that has more.

    A page whose successor was found is not quoted.
    """
    found = {hit.passage.source.id for hit in hits}
    asked = parts(question)
    standing = [hit for hit in hits if hit.passage.source.superseded_by not in found][: _HITS * len(asked)]
    cut = [(hit, Units.of(hit.passage)) for hit in standing]
    wanted = _wanted(asked, before, [units for _, units in cut])
    ranked = [[c for hit, units in cut for c in _candidates(hit, units, one)] for one in wanted]
    return tuple(_citation(number, c) for number, c in enumerate(_chosen(ranked), start=1))


@dataclass(frozen=True, slots=True)
class _Earlier:
    """Words said before a question, and what one is worth beside one of the question."""

    words: str
    weight: float = _EARLIER


def _wanted(asked: Sequence[str], before: str, cut: Sequence[Units]) -> Iterator[_Wanted]:
    """Yield what each part of a question asks for; the parts before it are its context, beside the turn before."""
    for number, part in enumerate(asked):
        earlier = _Earlier(" ".join((before, *asked[:number])), _OTHER_PART) if number else _Earlier(before)
        yield _Wanted(_shares(part, earlier, cut), asked_for(part, earlier.words), 1 / len(asked))


def _shares(question: str, earlier: _Earlier, cut: Sequence[Units]) -> dict[str, float]:
    """Return each stem's share of the question: the fewer of the sentences have it, the more. They add up to 1."""
    own = {} if earlier.words and says_nothing(question) else dict.fromkeys(keywords(question), 1.0)
    weights = dict.fromkeys(keywords(earlier.words) if earlier.words else (), earlier.weight) | own
    said = [frozenset(stems(units.line(at))) for units in cut for at in range(len(units.spans))]
    having = Counter(stem for one in said for stem in one.intersection(weights))
    rarity = {stem: weight * log(1 + len(said) / max(having[stem], 1)) for stem, weight in weights.items()}
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
        held = wanted.held(quote, above)
        close = _MEANING * cosine * wanted.whole + _COVERAGE * held
        if close > 0:
            value = _ASKED_KIND * wanted.asked.given(quote)
            yield _Candidate(hit, start, end, context, hit.score * wanted.whole + close + value)


def _meant(hit: Hit, units: Units) -> list[float]:
    """Return for each unit the best cosine of its clauses; 0.0 where none is known, or all are below."""
    found = clauses(hit.passage.text)
    if len(found) != len(hit.clauses):
        return [0.0] * len(units.spans)
    meant = list(zip(found, hit.clauses, strict=True))
    return [
        max((c for (s, e), c in meant if start <= s and e <= end and c > 0), default=0.0) for start, end in units.spans
    ]


def _chosen(ranked: Sequence[Sequence[_Candidate]]) -> list[_Candidate]:
    """Return the best candidate of each part of a question, then what else is close to it; at most `MOST`."""
    chosen: list[_Candidate] = []
    for candidates in ranked:
        best = _following(candidates, (), 0.0)
        if best and not any(_overlap(best, other) for other in chosen):
            chosen.append(best)
    for candidates in ranked:
        least = max((c.score for c in candidates), default=0.0) - _BEHIND
        while len(chosen) < MOST and (following := _following(candidates, chosen, least)):
            chosen.append(following)
    return chosen


def _following(candidates: Sequence[_Candidate], chosen: Sequence[_Candidate], least: float) -> _Candidate | None:
    """Return the best candidate that overlaps with none that is chosen and scores enough, None where there is none."""

    def now(candidate: _Candidate) -> float:
        quoted = any(candidate.hit.passage.source.id == other.hit.passage.source.id for other in chosen)
        return candidate.score - (_SAME_PAGE if quoted else 0.0)

    passed = list(chosen)
    for candidate in sorted(candidates, key=lambda c: (now(c), c.start - c.end), reverse=True):  # the shorter of two
        if now(candidate) < least:
            return None
        if any(_overlap(candidate, other) for other in passed):
            continue
        if not inspect(candidate.quote):  # an order to whoever reads is no answer
            return candidate
        passed.append(candidate)
    return None


def _overlap(one: _Candidate, other: _Candidate) -> bool:
    same = one.hit.passage.source.id == other.hit.passage.source.id and one.hit.passage.start == other.hit.passage.start
    return same and one.start < other.end and other.start < one.end


def _citation(number: int, candidate: _Candidate) -> Citation:
    passage, quote = candidate.hit.passage, candidate.quote
    context = candidate.context or governing(passage, candidate.start)
    return Citation(number, passage, quote, deep_link(passage, quote), context)
