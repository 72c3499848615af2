"""The one file that knows every name: settings -> the parts, put together."""

from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass

from adapters.index.embedded import Embedded
from adapters.ledger.sql import SqlLedger
from adapters.settings import Settings
from adapters.shelves.files import Files, Shelved
from adapters.state import State
from rag.ports import Embedder


@dataclass(frozen=True, slots=True)
class Store:
    """What is kept between two runs, open. Without an embedder only keywords find passages."""

    index: Embedded
    ledger: SqlLedger
    embedder: Embedder | None


@contextmanager
def opened(settings: Settings) -> Iterator[Store]:
    """Yield the store of the state folder, made when it is not there. Raises PortError, OSError."""
    state = State(settings.footnote.state)
    state.prepare()
    embedder = embedder_of(settings)
    with ExitStack() as closed_after:
        index = closed_after.enter_context(closing(Embedded(state.index, embedder)))
        ledger = closed_after.enter_context(closing(SqlLedger(state.ledger)))
        yield Store(index, ledger, embedder)


def embedder_of(settings: Settings) -> Embedder | None:
    """Return the embedder that the settings name; None for keywords only. Raises Rejected."""
    return None


def shelf(settings: Settings, paths: tuple[str, ...], collection: str) -> Files:
    """Return the shelf of these paths."""
    from adapters.readers import Reading

    section = settings.collections.get(collection)
    home = State(settings.footnote.state).home
    if section is None:
        return Files(paths, Shelved(collection, home), Reading())
    shelved = Shelved(collection, home, section.base_url or "", frozenset(section.audience))
    return Files(paths, shelved, Reading())
