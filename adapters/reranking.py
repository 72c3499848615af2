"""Settings and environment -> who gives a second opinion on the order of hits: Cohere, then this machine."""

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager

from adapters.rerank.access import CohereAccess, cohere_access
from adapters.rerank.crossencoder import CrossEncoder, open_cross_encoder
from adapters.rerank.resting import Resting
from adapters.settings import Mistakes, Settings
from adapters.state import cache_folder
from rag.errors import PortError, Rejected
from rag.ports import Reranker

_log = logging.getLogger("footnote.rerankers")


def cohere_of(settings: Settings, environment: Mapping[str, str]) -> CohereAccess | None:
    """Return how to reach Cohere, None where it is not asked. Raises Mistakes for a key that cannot be used."""
    if settings.rerank.kind == "none":
        return None
    return cohere_access(environment, loopback_only=settings.models.loopback_only)


def local_of(settings: Settings) -> CrossEncoder | None:
    """Return the cross-encoder on this machine, not loaded yet; None where there is none. Raises Rejected."""
    if settings.rerank.kind == "none" or not settings.rerank.local:
        return None
    return open_cross_encoder(settings.rerank.local, cache_folder())


@asynccontextmanager
async def rerankers_of(settings: Settings, environment: Mapping[str, str]) -> AsyncIterator[tuple[Reranker, ...]]:
    """Yield the rerankers in the order in which they are asked; closed afterwards. Raises Mistakes."""
    async with AsyncExitStack() as stack:
        found: list[Reranker] = []
        if access := cohere_of(settings, environment):
            import aiohttp  # noqa: PLC0415  # heavy, and few have it

            from adapters.rerank.cohere import Cohere  # noqa: PLC0415

            session = await stack.enter_async_context(aiohttp.ClientSession())
            found.append(Resting(Cohere(session, access)))
        try:
            encoder = await asyncio.to_thread(local_of, settings)
        except Rejected as error:
            raise Mistakes("rerank", [f"[rerank] local: {error}"]) from error
        if encoder:
            stack.callback(encoder.close)
            found.append(Resting(encoder))
        yield tuple(found)


async def make_rerankers_ready(rerankers: Sequence[Reranker]) -> None:
    """Fetch and load what runs on this machine. Never raises a PortError: questions do without it."""
    for one in rerankers:
        inner = one.inner if isinstance(one, Resting) else one
        if isinstance(inner, CrossEncoder):
            try:
                await inner.ready()
            except PortError as error:
                _log.warning("reranker_not_ready", extra={"fields": {"problem": str(error)}})
