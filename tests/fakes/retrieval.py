"""Hits from thin air, a retriever that knows what to find, and a reranker with an opinion."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date

from rag.errors import PortError
from rag.evidence import Hit, Parts, Passage, Source
from rag.ports import Reranker, Retriever
from rag.reply import Question


def passage(text: str, title: str = "Page", revised: date | None = None) -> Passage:
    """Return a passage at the top of a page of its own."""
    return Passage(Source(f"c:{title}", title, f"https://h.example/{title}", "c", revised=revised), text, 0, len(text))


def hit(
    text: str, score: float = 1.0, probability: float | None = 0.5, title: str = "Page", revised: date | None = None
) -> Hit:
    return Hit(passage(text, title, revised), score, probability, Parts(0.5, 0.5))


def ask(text: str, /, **about: object) -> Question:
    return replace(Question(text=text, asked=text), **about)  # type: ignore[arg-type]


@dataclass
class FakeRetriever:
    """Finds what it is told to for each wording, raises an error put there, and nothing for other wordings."""

    found: Mapping[str, Sequence[Hit] | PortError]
    asked: list[Question] = field(default_factory=list)

    async def search(self, question: Question, limit: int) -> Sequence[Hit]:
        self.asked.append(question)
        await asyncio.sleep(0)
        found = self.found.get(question.asked, ())
        if isinstance(found, PortError):
            raise found
        return found[:limit]


@dataclass
class FakeReranker:
    """Scores by a function of the passage's text, raises, or never answers."""

    id: str
    score: Callable[[str], float] | PortError | None
    asked: int = 0

    async def rank(self, question: Question, hits: Sequence[Hit]) -> Sequence[Hit]:
        del question
        self.asked += 1
        if self.score is None:
            await asyncio.Event().wait()
        if isinstance(self.score, PortError):
            raise self.score
        assert self.score is not None
        scored = [replace(hit, score=self.score(hit.passage.text), probability=None) for hit in hits]
        return sorted(scored, key=lambda hit: -hit.score)


def _are_ports(retriever: FakeRetriever, reranker: FakeReranker) -> tuple[Retriever, Reranker]:
    return retriever, reranker
