"""Which server it is, for `footnote doctor`: looked at without changing it."""

from dataclasses import dataclass

import httpx

from adapters.index.weaviate.collections import Shelves
from adapters.index.weaviate.failures import translated
from adapters.index.weaviate.server import Server
from adapters.placement import Space
from rag.errors import Rejected

_PATIENCE_S = 3.0


@dataclass(frozen=True, slots=True)
class Seen:
    """
    What a server showed.

    Attributes:
        exact: Whether its keyword ranking is; a server without a collection of ours does not tell, and counts as such.
        passages: How many of the space it holds, old versions among them.
        problem: What is wrong with the space's collections, or "".
    """

    version: str
    exact: bool
    passages: int
    problem: str


async def inspected(server: Server, space: Space | None) -> Seen:
    """Return what the server shows of itself and of the space. Raises Unavailable, Rejected for its key, Malformed."""
    version = await server.ready()
    shelves = Shelves(server)
    if space is None:
        return Seen(version, exact=True, passages=0, problem="")
    try:
        where = (await shelves.to_read(space)).passages
    except Rejected as error:
        return Seen(version, exact=True, passages=0, problem=str(error))
    reply = await server.query(
        "counting passages", lambda client: server.of(client, where).aggregate.over_all(total_count=True)
    )
    return Seen(version, await _is_exact(server, where.name), reply.total_count or 0, "")


async def _is_exact(server: Server, name: str) -> bool:
    """Whether keywords are ranked without short cuts; the client does not show what the server says of that."""
    headers = {"authorization": f"Bearer {server.address.key}"} if server.address.key else {}
    with translated(server.address.url, "looking at the schema"):
        async with httpx.AsyncClient(timeout=_PATIENCE_S, trust_env=False, headers=headers) as client:
            told = (await client.get(f"{server.address.url.rstrip('/')}/v1/schema/{name}")).json()
    return not told.get("invertedIndexConfig", {}).get("usingBlockMaxWAND", False)
