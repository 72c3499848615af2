"""
How good what was shown is: cited pages against those that answer, and every sentence against what it cites.

All by code, after the fact, and without a model: a sentence that only a reader vouched for counts as not proven here.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from rag.cite import CELLS
from rag.coded import place_of_code
from rag.columns import unnamed
from rag.document import Kind
from rag.evidence import Hit, Passage
from rag.measures import Measure, Outcome, mean, share
from rag.outcome import Spent
from rag.prove import Verdict, prove
from rag.reply import Answer, Chat, Citation, Piece, Quotes, Refusal, Reply, Sentence


@dataclass(frozen=True, slots=True)
class Posted:
    """
    What was shown for one question, and what it took.

    Attributes:
        pages: Ids of the documents that are cited, each once.
        citations: For each entry of the source list, whether it is real: its quote stands in a passage that was found.
        claims: For each cited sentence that a model wrote, whether code proves it by what it cites.
    """

    answered: bool
    quoted: bool
    pages: frozenset[str]
    citations: tuple[bool, ...]
    claims: tuple[bool, ...]
    spent: Spent


def posted(reply: Reply, hits: Sequence[Hit], question: str, spent: Spent) -> Posted:
    """Return what was shown; `hits` are all that was found, `question` is what was asked, standing alone."""
    cited = _citations(reply)
    return Posted(
        answered=isinstance(reply, Answer),
        quoted=isinstance(reply, Quotes),
        pages=frozenset(citation.passage.source.id for citation in cited),
        citations=tuple(is_real(citation, hits) for citation in cited),
        claims=tuple(proven for _, _, proven in claimed(reply, question)) if isinstance(reply, Answer) else (),
        spent=spent,
    )


def is_real(citation: Citation, hits: Sequence[Hit]) -> bool:
    """Whether the quote stands in its passage, and a hit in that passage or around it."""
    passage = citation.passage
    return passage.says(citation.quote) and any(_overlap(hit.passage, passage) for hit in hits)


def posted_measures(found: Sequence[tuple[Outcome, Posted]]) -> tuple[Measure, ...]:
    """
    Return the measures of what was shown; one without anything to measure is left out.

    Shares are of questions, but those of citations and claims; precision and recall are of the questions with known
    pages for which something was shown; calls, tokens and cost are means over all questions.
    """
    pages = [(one.relevant, said.pages) for one, said in found if one.relevant and said.pages]
    wanted = [
        *_by_class(found),
        mean("citation_precision", [len(wanted & cited) / len(cited) for wanted, cited in pages], most=1.0),
        mean("citation_recall", [len(wanted & cited) / len(wanted) for wanted, cited in pages], most=1.0),
        share("invented_citations", [not real for _, said in found for real in said.citations]),
        share("faithfulness", [proven for _, said in found for proven in said.claims]),
        mean("model_calls", [said.spent.calls for _, said in found]),
        mean("tokens", [said.spent.tokens for _, said in found]),
        mean("cost_usd", [said.spent.cost for _, said in found]),
    ]
    return tuple(measure for measure in wanted if measure)


def _by_class(found: Sequence[tuple[Outcome, Posted]]) -> Iterator[Measure | None]:
    classes: dict[str, Callable[[Outcome], bool]] = {
        "answerable": lambda one: one.answerable and not one.clarify,
        "unanswerable": lambda one: not one.answerable and not one.clarify,
        "clarify": lambda one: one.clarify,
    }
    for name, belongs in classes.items():
        said = [posted for one, posted in found if belongs(one)]
        yield share(f"answered_{name}", [one.answered for one in said])
        yield share(f"quoted_{name}", [one.quoted for one in said])


def _citations(reply: Reply) -> tuple[Citation, ...]:
    match reply:
        case Answer() | Quotes():
            return reply.citations
        case Refusal() | Chat():
            return ()


def _overlap(one: Passage, other: Passage) -> bool:
    return one.source.id == other.source.id and one.start < other.end and other.start < one.end


def claimed(answer: Answer, question: str) -> Iterator[tuple[str, tuple[Passage, ...], bool]]:
    """Yield each cited sentence that a model wrote, with what it cites and whether code proves it by that."""
    given = [passage for citation in answer.citations for passage in citation.passages]
    for kind, claim, sentence in claims(answer):
        if not sentence.quoted:
            cited = tuple(passage for n in sentence.citations for passage in answer.citations[n - 1].passages)
            ways = (claim, unnamed(claim, cited)) if kind is Kind.ROW else (claim,)
            yield claim, cited, any(holds(kind, said, cited, given, question) for said in ways)


def claims(answer: Answer) -> Iterator[tuple[Kind, str, Sentence]]:
    """Yield each cited sentence, pages' own words too, behind the kind of its piece and what it says alone."""
    header: Sentence | None = None
    for piece in answer.pieces:
        header = _header(piece, header)
        for sentence in piece.sentences:
            if sentence.citations:
                yield piece.kind, _claim(sentence, header), sentence


def holds(kind: Kind, claim: str, cited: Sequence[Passage], given: Sequence[Passage], question: str) -> bool:
    """Whether code proves a sentence by passages; code is proven by one that has its lines as they stand."""
    if kind is Kind.CODE:
        return any(place_of_code(claim, passage.text) for passage in cited)
    return prove(claim, cited, given, question).verdict is Verdict.PROVED


def _header(piece: Piece, above: Sentence | None) -> Sentence | None:
    """Return the header of the table that the piece is a row of, None outside of tables."""
    if piece.kind is not Kind.ROW:
        return None
    return piece.sentences[0] if not piece.sentences[0].citations else above


def _claim(sentence: Sentence, header: Sentence | None) -> str:
    """Return what a sentence says; the cells of a row behind the names of their columns."""
    cells = sentence.text.split(CELLS)
    names = header.text.split(CELLS) if header else []
    if len(names) != len(cells):
        return sentence.text if len(cells) == 1 else ", ".join(cells)
    return ", ".join(f"{name}: {cell}" for name, cell in zip(names, cells, strict=True))
