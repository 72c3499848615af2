"""Why the answer is what it is: how the question was read, what was found with which scores, what was decided."""

from collections.abc import Iterator, Mapping, Sequence
from typing import assert_never

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from adapters.terminal.safe import on_one_line
from rag.evidence import Hit
from rag.reply import Answer, Chat, Question, Quotes, Refusal, Reply
from rag.unwritten import Unwritten

_SHOWN = 10  # hits; what decides is among them
_SCORES = ("score", "probability", "coverage", "nearness", "cosine", "sentence")


_UNWRITTEN = {
    Unwritten.NO_MODEL: "no model is set up",
    Unwritten.FAILED: "no model answered",
    Unwritten.UNPROVEN: "nothing of the draft was proven",
}


def explanation(
    question: Question | None, hits: Sequence[Hit], reply: Reply, timings_ms: Mapping[str, float]
) -> Iterator[RenderableType]:
    """Yield what led to the reply. Without a question it was small talk, and nothing was looked for."""
    if question is None:
        yield Text("No retrieval: this was small talk.")
        return
    yield _reading(question)
    yield _table(hits, _cited(reply)) if hits else Text("Nothing was found.")
    yield Text(_decision(reply))
    if timings_ms:
        spent = " · ".join(f"{name} {spent:,.0f} ms" for name, spent in timings_ms.items())
        yield Text(f"Time: {spent}", "dim")


def _reading(question: Question) -> Text:
    lines = [f"Searched: {on_one_line(question.text)}"]
    if question.previous:
        lines.append(f"Mixed in from the thread: {on_one_line(question.previous)}")
    lines.append(f"Leans on the thread: {'yes' if question.leans else 'no'} · language: {question.language}")
    lines.append(f"Collections: {', '.join(question.collections) or 'all'}")
    return Text("\n".join(lines))


def _table(hits: Sequence[Hit], cited: frozenset[tuple[str, int]]) -> Table:
    table = Table("", "passage")
    for score in _SCORES:
        table.add_column(score, justify="right")
    for place, hit in enumerate(hits[:_SHOWN], start=1):
        passage = hit.passage
        name = " › ".join(on_one_line(part) for part in (passage.source.title, *passage.section))
        mark = "*" if (passage.source.id, passage.ordinal) in cited else ""
        owner = f" · {on_one_line(passage.source.owner)}" if passage.source.owner else ""
        where = f"{on_one_line(passage.source.id)} #{passage.ordinal}{owner}"
        table.add_row(f"{place}{mark}", Text(f"{name}\n{where}"), *_numbers(hit))
    table.caption = f"* cited; the best {min(len(hits), _SHOWN)} of {len(hits)} found"
    return table


def _numbers(hit: Hit) -> Iterator[str]:
    parts = hit.parts
    for value in (hit.score, hit.probability, parts.coverage, parts.nearness, parts.cosine, parts.sentence):
        yield "-" if value is None else f"{value:.3f}"


def _cited(reply: Reply) -> frozenset[tuple[str, int]]:
    if not isinstance(reply, Answer | Quotes):
        return frozenset()
    passages = (passage for citation in reply.citations for passage in citation.passages)
    return frozenset((passage.source.id, passage.ordinal) for passage in passages)


def _decision(reply: Reply) -> str:
    match reply:
        case Answer():
            said = list(reply.sentences())
            quoted = sum(sentence.quoted for sentence in said)
            counted = f"{len(said)} sentences, {quoted} of them the pages' own, {len(reply.citations)} citations"
            return f"Decided: answer, tier {reply.tier}, written by {on_one_line(reply.model)}: {counted}"
        case Quotes():
            why = _UNWRITTEN[reply.unwritten]
            return f"Decided: quotes, tier {reply.tier}, from {len(reply.citations)} citations: {why}"
        case Refusal():
            missing = f"; no passage has: {', '.join(map(on_one_line, reply.missing))}" if reply.missing else ""
            return f"Decided: refusal, because {reply.why.replace('_', ' ')}{missing}"
        case Chat():
            return "Decided: words of its own, no evidence needed"
        case _:
            assert_never(reply)
