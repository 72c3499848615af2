"""Settings -> the bot: models, answerer and store, put together on a platform."""

import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from secrets import token_hex
from zoneinfo import ZoneInfo

from adapters.llm.access import access_of
from adapters.llm.assembly import chain_of
from adapters.llm.chain import Chain
from adapters.official import officials
from adapters.settings import Gate as Thresholds
from adapters.settings import Settings
from adapters.storage import Store
from bot.bot import Bot
from bot.ports import Platform
from bot.words import Words
from rag.answer import Grounded
from rag.audit import Auditor
from rag.errors import PortError
from rag.gate import Gate, Gates
from rag.ports import Models, Reranker

_NONCE_BYTES = 6  # of a prompt's fences: nobody guesses 48 bits in the life of one prompt

NO_MODEL = "no model is configured: answers are the documents' own sentences"


def llm_of(settings: Settings, environment: Mapping[str, str]) -> Chain | None:
    """
    Return the models behind the LLM port, none of them opened yet; None where none is configured.

    Whoever asks it closes it. Raises Mistakes for keys and addresses that cannot be used.
    """
    if settings.models.kind == "none":
        return None
    access = access_of(environment, loopback_only=settings.models.loopback_only)
    return chain_of(settings.models, access)


async def make_ready(models: Models | None) -> None:
    """Import what the models need, in a thread: else the first question does, and everything else stands still."""
    if models is not None and isinstance(models.llm, Chain):
        await models.llm.ready()


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


def auditor_of(settings: Settings, models: Models | None) -> Auditor | None:
    """Return who has a sample of the answers read once more; None without models, or where none shall be."""
    if models is None or settings.models.audit_share == 0:
        return None
    return Auditor(models, settings.models.audit_share, settings.models.audit_cost)


async def bot_of(
    settings: Settings,
    store: Store,
    platform: Platform,
    models: Models | None = None,
    rerankers: tuple[Reranker, ...] = (),
) -> Bot:
    """Return the bot on a platform. Raises Mistakes when refusals would have nowhere to send people."""
    told = await store.ledger.told()
    titles = {name: section.title for name, section in settings.collections.items() if section.title}
    official = officials(settings, told)
    readable = await _readable(store)

    def collections(audience: frozenset[str], names: Sequence[str]) -> Sequence[str]:
        wanted = names or tuple(readable)
        return tuple(titles.get(name, name) for name in wanted if audience & readable.get(name, frozenset()))

    return Bot(
        platform=platform,
        ledger=store.ledger,
        answerer=Grounded(store.index, official, time.perf_counter, gates_of(settings), titles, models, rerankers),
        official=official.link,
        clock=lambda: datetime.now(UTC),
        words=Words(),
        collections=collections,
        models=models,
        zone=ZoneInfo(settings.footnote.timezone),
    )


async def _readable(store: Store) -> Mapping[str, frozenset[str]]:
    """
    Return, for each collection that holds documents, the groups that may read some of them.

    None while the documents cannot be reached: then each question is told so.
    """
    readable: dict[str, frozenset[str]] = {}
    try:
        for stored in await store.index.listing():
            source = stored.source
            readable[source.collection] = readable.get(source.collection, frozenset()) | source.audience
    except PortError:
        return {}
    return readable


def gates_of(settings: Settings) -> Gates:
    """Return the thresholds of the settings, and those of the collections that have their own."""
    usual = settings.gate
    own = {name: _gate(section.thresholds(usual)) for name, section in settings.collections.items()}
    return Gates(_gate(usual), {name: gate for name, gate in own.items() if gate != _gate(usual)})


def _gate(gate: Thresholds) -> Gate:
    return Gate(gate.refuse_below, gate.hedge_below, gate.cite_below)
