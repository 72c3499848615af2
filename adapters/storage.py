"""Settings -> what is kept between two runs, open: the index, the ledger, and what fills them."""

import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from dataclasses import dataclass
from typing import TYPE_CHECKING

from adapters.embed import weights
from adapters.embed.fastembed import open_fastembed
from adapters.embed.local import open_local
from adapters.index.embedded import Embedded
from adapters.ledger.logged import Logged
from adapters.ledger.places import SqlPlacement
from adapters.ledger.sql import SqlLedger
from adapters.narrowed import Kept, Narrowed, audience_of
from adapters.settings import Collection, Settings
from adapters.shelves.files import Files, Reading, Shelved
from adapters.state import State, cache_folder
from rag.apart import Apart
from rag.errors import Rejected
from rag.ports import Embedder

if TYPE_CHECKING:
    from adapters.index.weaviate.index import Weaviate

KEYWORDS_ONLY = (
    "Searching by words only: the extra `local` is not installed. For search by meaning: pip install 'footnote[local]'"
)


@dataclass(frozen=True, slots=True)
class Store:
    """
    What is kept between two runs, open.

    Attributes:
        embedder: None where only keywords find passages.
    """

    index: Kept
    ledger: SqlLedger
    embedder: Embedder | None


@asynccontextmanager
async def opened(settings: Settings, apart: Apart | None = None) -> AsyncIterator[Store]:
    """
    Yield the store of the state folder, made when it is not there. Raises PortError, OSError.

    `apart` searches the embedded index in another process; None searches in this one.
    """
    state = State(settings.footnote.state)
    state.prepare()
    embedder = embedder_of(settings)
    async with AsyncExitStack() as closed_after:
        index = await closed_after.enter_async_context(index_of(settings, embedder, apart))
        ledger = closed_after.enter_context(closing(Logged(state.ledger)))
        yield Store(Narrowed(index, settings), ledger, embedder)


@asynccontextmanager
async def index_of(settings: Settings, embedder: Embedder | None, apart: Apart | None = None) -> AsyncIterator[Kept]:
    """Yield the index that the settings name. Raises PortError."""
    state = State(settings.footnote.state)
    if settings.index.kind == "embedded":
        with closing(Embedded(state.index, embedder, apart)) as index:
            yield index
        return
    async with weaviate_of(settings, embedder) as server:
        yield server


@asynccontextmanager
async def weaviate_of(settings: Settings, embedder: Embedder | None) -> "AsyncIterator[Weaviate]":
    """Yield the index on the Weaviate server of the settings; nothing is asked of it yet. Raises PortError."""
    try:
        from adapters.index.weaviate.index import Weaviate  # noqa: PLC0415  # an extra, and heavy
        from adapters.index.weaviate.server import Address  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise Rejected("the extra `weaviate` is not installed: pip install 'footnote[weaviate]'") from error
    chosen = settings.index
    address = Address(chosen.url, chosen.grpc, os.environ.get("WEAVIATE_API_KEY", ""), chosen.tenant)
    with closing(SqlPlacement(State(settings.footnote.state).ledger, chosen.tenant)) as placement:
        index = Weaviate(address, embedder, placement)
        try:
            yield index
        finally:
            await index.close()


def embedder_of(settings: Settings) -> Embedder | None:
    """Return the embedder that the settings name; None for keywords only. Raises Rejected."""
    match settings.embedder.kind:
        case "none":
            return None
        case "fastembed":
            return open_fastembed(settings.embedder.model, cache_folder())
        case "auto" if weights.missing():
            return None
        case _:
            return open_local(cache_folder())


def notice_of(settings: Settings) -> str:
    """Return what the person who runs it should know, or ""."""
    return KEYWORDS_ONLY if settings.embedder.kind == "auto" and weights.missing() else ""


def shelf(settings: Settings, paths: tuple[str, ...], collection: str, reading: Reading) -> Files:
    """Return the shelf of these paths, as the settings have the collection."""
    section = settings.collections.get(collection, Collection())
    home = State(settings.footnote.state).home
    shelved = Shelved(collection, home, section.base_url or "", audience_of(settings, collection))
    return Files(paths, shelved, reading)
