"""Cohere's rerank endpoint, version 2 (docs.cohere.com/reference/rerank, November 2026)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import aiohttp

from adapters.rerank.access import CohereAccess
from rag.chunk import searched_text
from rag.errors import Malformed, PortError, Rejected, Unavailable
from rag.evidence import Hit
from rag.ports import Reranker
from rag.reply import Question

MODEL = "rerank-v4.0-fast"
_TIMEOUT_S = 2.5  # half of what all rerankers have together
_MOST_TOKENS = 512  # of a passage; they have about 200
_BUSY = 429


class Cohere:
    """A `Reranker` over HTTP."""

    def __init__(self, session: aiohttp.ClientSession, access: CohereAccess, model: str = MODEL) -> None:
        self._session = session
        self.access = access
        self._model = model

    @property
    def id(self) -> str:
        """`cohere/model`."""
        return f"cohere/{self._model}"

    async def rank(self, question: Question, hits: Sequence[Hit]) -> Sequence[Hit]:
        """Return the same hits, best first by Cohere's score, 0.0-1.0: see `rag.ports.Reranker`."""
        if not hits:
            return ()
        scores = await self.scores(question.text, [searched_text(hit.passage) for hit in hits])
        scored = [replace(hit, score=score, probability=None) for hit, score in zip(hits, scores, strict=True)]
        return sorted(scored, key=lambda hit: -hit.score)

    async def scores(self, query: str, documents: Sequence[str]) -> Sequence[float]:
        """Return the score of each document, in the order given. Raises Unavailable, Rejected, Malformed."""
        body = {
            "model": self._model,
            "query": query,
            "documents": list(documents),
            "top_n": len(documents),
            "max_tokens_per_doc": _MOST_TOKENS,
        }
        try:
            async with self._session.post(
                f"{self.access.url}/v2/rerank",
                json=body,
                headers={"Authorization": f"Bearer {self.access.key}"},
                timeout=aiohttp.ClientTimeout(total=_TIMEOUT_S),
            ) as response:
                self._check(response)
                found = await response.json()
        except (aiohttp.ClientConnectionError, aiohttp.ClientPayloadError, TimeoutError) as error:
            raise Unavailable(f"{self.id} did not answer: {type(error).__name__}") from error
        except (aiohttp.ClientError, ValueError) as error:
            raise Malformed(f"{self.id} answered what is no JSON") from error
        return self._read(found, len(documents))

    def _check(self, response: aiohttp.ClientResponse) -> None:
        if response.ok:
            return
        if response.status == _BUSY or response.status >= 500:
            raise Unavailable(f"{self.id} answered {response.status}", _seconds(response.headers.get("Retry-After")))
        raise Rejected(f"{self.id} answered {response.status}: check COHERE_API_KEY and the model's name")

    def _read(self, found: Any, count: int) -> Sequence[float]:
        try:
            by_index = {int(row["index"]): float(row["relevance_score"]) for row in found["results"]}
            return [by_index[number] for number in range(count)]
        except (KeyError, TypeError, ValueError) as error:
            raise Malformed(f"{self.id} did not score every passage") from error


def _seconds(header: str | None) -> float | None:
    return float(header) if header and header.isdecimal() else None


async def problem_of(access: CohereAccess) -> str:
    """Return why Cohere does not score one word, "" when it does."""
    async with aiohttp.ClientSession() as session:
        try:
            await Cohere(session, access).scores("ready", ["ready"])
        except PortError as error:
            return str(error)
    return ""


_: type[Reranker] = Cohere
