"""
Answers made of the documents' own sentences: no model needed.

The sentences closest to the question, verbatim, each with what it announces (the answer under an FAQ's question, the
steps after a colon) and the header of its table.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rag.evidence import Hit, Passage
from rag.lexical import stems
from rag.links import deep_link
from rag.reply import Citation
from rag.sentences import clauses, spans
from rag.terms import keywords

MOST = 3
"""Quotes in an answer: more is a page to read, not an answer."""

_HITS = 5  # passages that quotes are taken from
_MEANING, _COVERAGE = 0.6, 0.6  # as in the ranking, where they weigh a passage's best sentence and its words
_BEHIND = 0.25  # how far behind the best a further quote may be, in units of the score
_LONGEST = 500  # characters of a quote with what it announces
_HEADING = 70  # characters; a longer line without a full stop is no heading
_CELLS = " | "


@dataclass(frozen=True, slots=True)
class _Candidate:
    hit: Hit
    start: int
    end: int
    score: float


def quotes(question: str, hits: Sequence[Hit]) -> tuple[Citation, ...]:
    """Return the closest sentences, closest first, at most `MOST`; none when the hits have none to give."""
    wanted = frozenset(keywords(question))
    candidates = sorted(
        (c for hit in hits[:_HITS] for c in _candidates(hit, wanted)), key=lambda c: c.score, reverse=True
    )
    chosen: list[_Candidate] = []
    for candidate in candidates:
        if candidate.score < candidates[0].score - _BEHIND or len(chosen) == MOST:
            break
        if not any(_overlap(candidate, other) for other in chosen):
            chosen.append(candidate)
    return tuple(_citation(number, c) for number, c in enumerate(chosen, start=1))


def _candidates(hit: Hit, wanted: frozenset[str]) -> Iterator[_Candidate]:
    text = hit.passage.text
    units = spans(text)
    meant = _meant(hit)
    for at, (start, end) in enumerate(units):
        cosine = max((c for (s, e), c in meant if start <= s and e <= end), default=0.0)
        grown = _grown(text, units, at)
        covered = wanted.intersection(stems(text[start:grown]))
        share = len(covered) / len(wanted) if wanted else 0.0
        if not _announces(text, start, grown) and (cosine or share):
            yield _Candidate(hit, start, grown, hit.score + _MEANING * cosine + _COVERAGE * share)


def _meant(hit: Hit) -> list[tuple[tuple[int, int], float]]:
    if not hit.clauses:
        return []
    found = clauses(hit.passage.text)
    return list(zip(found, hit.clauses, strict=True)) if len(found) == len(hit.clauses) else []


def _grown(text: str, units: Sequence[tuple[int, int]], at: int) -> int:
    """Return the end of the unit with what it announces, as far as the passage has it."""
    start, end = units[at]
    for following_start, following_end in units[at + 1 :]:
        announces = _announces(text, start, end)
        list_goes_on = text[start:end].splitlines()[0].endswith(":") and _is_item(text, following_start)
        if following_end - start > _LONGEST or not (announces or list_goes_on):
            break
        end = following_end
    return end


def _announces(text: str, start: int, end: int) -> bool:
    """Whether the words want more after them: a question, a colon, a heading."""
    line = text[start:end].splitlines()[-1].rstrip()
    if line.endswith(("?", ":", "？", "：")):
        return True
    ends_a_line = end == len(text) or text[end] == "\n"
    begins_a_line = start == 0 or text[start - 1] == "\n"
    bare = not line.endswith((".", "!", "…", "。", ")", '"', "”")) and _CELLS not in line and not _is_item(line, 0)
    return bare and begins_a_line and ends_a_line and len(line) <= _HEADING and text[end : end + 2] == "\n\n"


def _is_item(text: str, start: int) -> bool:
    head = text[start : start + 5].split(" ")[0]
    return head in {"-", "*", "+", "•"} or (head[:-1].isdigit() and head[-1:] in {".", ")"})


def _overlap(one: _Candidate, other: _Candidate) -> bool:
    return one.hit.passage == other.hit.passage and one.start < other.end and other.start < one.end


def _citation(number: int, candidate: _Candidate) -> Citation:
    passage = candidate.hit.passage
    quote = passage.text[candidate.start : candidate.end]
    return Citation(number, passage, quote, deep_link(passage, quote), _header(passage, candidate.start))


def _header(passage: Passage, start: int) -> str:
    """Return the header of the table that the row at `start` stands in, or ""."""
    lines = passage.text[:start].split("\n")[:-1]
    if _CELLS not in passage.text[start:].partition("\n")[0]:
        return ""
    table = 0
    while table < len(lines) and _CELLS in lines[-1 - table]:
        table += 1
    return passage.lead if table == len(lines) and passage.lead else (lines[-table] if table else "")
