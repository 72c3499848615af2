"""A reranker that is left alone for a while after it failed, so that not every question waits for what is down."""

import asyncio
import time
from collections.abc import Sequence

from adapters.breaker import Breaker
from rag.errors import PortError, Unavailable
from rag.evidence import Hit
from rag.ports import Reranker
from rag.reply import Question

_FAILURES = 1  # one already costs a person half of what all rerankers have together


class Resting:
    """
    A `Reranker` behind a breaker: after a failure it says at once that it rests; then one question tries it.

    A question that could not wait for it any longer is a failure too.
    """

    def __init__(self, inner: Reranker, breaker: Breaker | None = None) -> None:
        self.inner = inner
        self._breaker = breaker or Breaker(time.monotonic, _FAILURES)

    @property
    def id(self) -> str:
        """That of the reranker itself."""
        return self.inner.id

    async def rank(self, question: Question, hits: Sequence[Hit]) -> Sequence[Hit]:
        """Return the same hits, best first: see `rag.ports.Reranker`. Raises PortError."""
        if not self._breaker.enter():
            raise Unavailable(f"{self.id} failed a moment ago and is left alone", self._breaker.closed_for())
        try:
            ranked = await self.inner.rank(question, hits)
        except PortError as error:
            self._failed(error)
            raise
        except asyncio.CancelledError:
            self._breaker.failed()
            raise
        self._breaker.passed()
        return ranked

    def _failed(self, error: PortError) -> None:
        wait = error.retry_after if isinstance(error, Unavailable) else None
        if wait is None:
            self._breaker.failed()
        else:
            self._breaker.rest(wait)


_: type[Reranker] = Resting
