"""An index on a test's server, with a ledger of its own; what it leaves on the server is deleted."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import TYPE_CHECKING

from adapters.ledger.places import SqlPlacement
from rag.ports import Embedder
from tests.fakes.weaviate_server import WeaviateServer

if TYPE_CHECKING:
    from adapters.index.weaviate.index import Weaviate

_PATIENCE_S = 30.0


@asynccontextmanager
async def opened(
    server: WeaviateServer,
    ledger: Path,
    embedder: Embedder | None,
    *,
    tenant: str = "",
    keep: bool = False,
    grace_s: float = 60.0,
    patient: bool = True,
) -> AsyncIterator[Weaviate]:
    """Yield an index; afterwards everything of it is gone, unless it is to be kept."""
    from adapters.index.weaviate.index import Weaviate  # noqa: PLC0415 - an extra
    from adapters.index.weaviate.server import Address  # noqa: PLC0415

    with closing(SqlPlacement(ledger, tenant)) as placement:
        index = Weaviate(Address(server.url, server.grpc, tenant=tenant), embedder, placement, grace_s)
        if patient:  # a machine that runs tests is busy
            index.server.query_s = _PATIENCE_S
        try:
            yield index
            if not keep:
                await index.discard()
        finally:
            await index.close()
