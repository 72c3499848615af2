"""
A second opinion on the order: the first reranker that answers in time.

All of them together have one budget. When none answers, the order of the first search stands. How likely the hits hold
the answer is told by a scorer's own curve; of a scorer that has none only the order is taken, and each place keeps the
probability that the search gave it: that is fitted to a search's best hit, whichever it was.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field, replace
from math import isfinite

from rag.calibrate import Curve, on
from rag.errors import Malformed, PortError
from rag.evidence import Hit, Passage
from rag.ports import Reranker, Retriever
from rag.reply import Question

BEST = 30
"""Hits that are read again: among them the right page stood for 98% to 100% of the measured questions."""

Timeout = Callable[[float], AbstractAsyncContextManager[object]]
"""Ends what runs inside after so many seconds with TimeoutError, as `asyncio.timeout` does."""


@dataclass(frozen=True, slots=True)
class Reranked:
    """
    A retriever whose best hits are put in order once more.

    Attributes:
        rerankers: The first that answers decides.
        curves: Slope and intercept by a reranker's id.
        budget_s: For all of them together. Each but the last has an even share; the last has what is left.
        timeout: Counts the seconds.
    """

    inner: Retriever
    rerankers: tuple[Reranker, ...]
    curves: Mapping[str, Curve] = field(default_factory=dict)
    budget_s: float = 5.0
    timeout: Timeout = asyncio.timeout

    async def search(self, question: Question, limit: int) -> Sequence[Hit]:
        """
        Return at most `limit` hits, best first: see `rag.ports.Retriever`.

        What a reranker has read is all that is returned: its scores and the index's do not compare.
        """
        found = await self.inner.search(question, max(limit, BEST) if self.rerankers else limit)
        if not found or not self.rerankers:
            return found[:limit]
        return (await self._reordered(question, found[:BEST]) or found)[:limit]

    async def _reordered(self, question: Question, hits: Sequence[Hit]) -> Sequence[Hit]:
        """Return the hits as the first reranker that answers has them; none when nobody does."""
        share = self.budget_s / len(self.rerankers)
        *early, last = self.rerankers
        try:
            async with self.timeout(self.budget_s):
                for reranker in early:
                    try:
                        async with self.timeout(share):
                            return await self._ranked(reranker, question, hits)
                    except (PortError, TimeoutError):
                        continue
                return await self._ranked(last, question, hits)
        except (PortError, TimeoutError):
            return ()

    async def _ranked(self, reranker: Reranker, question: Question, hits: Sequence[Hit]) -> Sequence[Hit]:
        ranked = await reranker.rank(question, hits)
        if _passages(ranked) != _passages(hits) or not all(isfinite(hit.score) for hit in ranked):
            raise Malformed(f"the reranker {reranker.id!r} returned other hits than it was given, or no scores")
        curve = self.curves.get(reranker.id)
        if curve is not None:
            return [replace(hit, probability=on(curve, hit.score)) for hit in ranked]
        return [replace(hit, probability=place.probability) for hit, place in zip(ranked, hits, strict=True)]


def _passages(hits: Sequence[Hit]) -> Counter[Passage]:
    return Counter(hit.passage for hit in hits)
