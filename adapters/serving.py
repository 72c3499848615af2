"""`footnote serve`: the store, the models, the worker and the platforms of one process, begun and ended together."""

import asyncio
import hashlib
import logging
import os
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial
from socket import gethostname
from uuid import uuid4

from adapters.auditing import Auditing
from adapters.children.own import own_process
from adapters.desk import Desk, Front
from adapters.embed.local import Local
from adapters.http.server import application, listening, paths
from adapters.intake import forget_old
from adapters.ledger.deliveries import SqlDeliveries
from adapters.reranking import make_rerankers_ready, rerankers_of
from adapters.responsive import keep_responsive
from adapters.settings import Settings
from adapters.state import State
from adapters.storage import Store, opened
from adapters.wiring import auditor_of, bot_of, make_ready, models_of
from adapters.work.delivery import Claimed, Delivery, Inbox
from adapters.work.worker import Handler, Pace, Worker
from rag.apart import Apart
from rag.errors import PortError, Rejected, Unavailable
from rag.ports import Models
from rag.reply import Question

_log = logging.getLogger("footnote.serve")

SEARCH, SEARCH_S = ("adapters.index.file", "adapters.index.search"), 120.0
"""What a search is made of, and how long one may take: the first reads all stems and vectors, 10 s of a large index."""
_FOR_SEARCH = 3
"""Processors: one for the service, one for the checks, and one. On two, fifty at once were a tenth slower with it."""
CHECK, CHECK_S = ("rag.look", "rag.stream"), 20.0
"""The same of a look at a draft. The longest that was measured took half a second on a busy machine."""
_AGAIN_S = 1.0  # the first pause before a platform that could not be reached is tried again; it doubles
_LONGEST_PAUSE_S = 30.0
_REFRESH_S = 10.0  # how soon a serving process knows what an ingest beside it was told
_OURSELVES = "footnote"  # the platform of what a service delivers to itself
_DAY_S = 24 * 3600.0


Fronts = Callable[[Store, Inbox], Sequence[Front]]
"""Makes the adapters of what is configured."""


@dataclass(frozen=True, slots=True)
class Serving:
    """
    A service that takes deliveries.

    Attributes:
        address: Where it listens, without a path.
        paths: Where platforms deliver to.
        names: Of the platforms.
    """

    address: str
    paths: tuple[str, ...]
    names: tuple[str, ...]


@asynccontextmanager
async def serving(
    settings: Settings, environment: Mapping[str, str], fronts: Fronts, at: tuple[str, int]
) -> AsyncIterator[Serving]:
    """
    Yield the running service; at the end what is begun is finished and everything closed.

    `at` is the host and the port to listen at, 0 for a free one. It runs before its platforms can be reached, and
    goes on trying: `/readyz` tells. Raises Mistakes, PortError, OSError.
    """
    async with AsyncExitStack() as stack:
        search = await stack.enter_async_context(searching()) if settings.index.kind == "embedded" else None
        store = await stack.enter_async_context(opened(settings, search))
        await forget_old(settings.ledger, store.ledger)
        models = await stack.enter_async_context(models_of(settings, environment))
        if models:
            check = await stack.enter_async_context(own_process(*CHECK, longest_s=CHECK_S))
            models = replace(models, apart=check)
        rerankers = await stack.enter_async_context(rerankers_of(settings, environment))
        state = State(settings.footnote.state)
        deliveries = stack.enter_context(closing(SqlDeliveries(state.deliveries, settings.serve.waiting)))
        worker = Worker(deliveries, f"{gethostname()}-{uuid4().hex[:8]}", Pace(at_once=settings.serve.workers))
        every = tuple(fronts(store, worker))
        makes = partial(bot_of, settings, store, models=models, rerankers=rerankers)
        audit = await stack.enter_async_context(_auditing(settings, store, models))
        desks = [Desk(settings, store, makes, front, audit) for front in every]
        for desk in desks:
            await desk.refresh()
        app = application(every, {"documents": partial(_documents, store), "work": partial(_work, deliveries)})
        address = await stack.enter_async_context(listening(app, *at))
        for front in every:
            stack.push_async_callback(front.stop)
        warming = (_warmed(store, models), make_rerankers_ready(rerankers))
        beside = (*warming, _refreshed(desks, store, worker, state), _forgetting(settings, store))
        tasks = [asyncio.create_task(one) for one in (*map(_started, every), *beside)]
        stack.push_async_callback(_cancelled, tasks)
        working = asyncio.create_task(worker.run(_handlers(every, desks, state)))
        stack.push_async_callback(_finished, worker, working)
        yield Serving(address, paths(every), tuple(front.name for front in every))


@asynccontextmanager
async def searching() -> AsyncIterator[Apart | None]:
    """Yield a process that searches the embedded index; None where processors are so few that it would take turns."""
    if (os.cpu_count() or 1) < _FOR_SEARCH:
        yield None
        return
    async with own_process(*SEARCH, longest_s=SEARCH_S) as process:
        yield process


def _handlers(fronts: Sequence[Front], desks: Sequence[Desk], state: State) -> Mapping[str, Handler]:
    async def revisit(_: Claimed) -> None:
        for desk in desks:
            await desk.revisit()
        async with state.turn(_not_now):  # what an ingest has not brought yet is not gone
            for desk in desks:
                await desk.mark()

    return {_OURSELVES: revisit, **{front.name: front.handle for front in fronts}}


def _not_now() -> None:
    raise Unavailable("an ingest is at work: answers are held against what it brings after it")


@asynccontextmanager
async def _auditing(settings: Settings, store: Store, models: Models | None) -> AsyncIterator[Auditing | None]:
    auditor = auditor_of(settings, models)
    if auditor is None:
        yield None
        return
    audit = Auditing(auditor, store.ledger, lambda: datetime.now(UTC))
    try:
        yield audit
    finally:
        await audit.close()


async def _warmed(store: Store, models: Models | None) -> None:
    """Load what the first question would wait for: weights, vectors, the providers' libraries."""
    try:
        if isinstance(store.embedder, Local):
            await store.embedder.ready()
        await make_ready(models)
        await store.index.search(Question("ready", "ready"), 1)
    except PortError as error:  # the first question meets it too, and says so
        _log.warning("not_warmed", extra={"fields": {"problem": str(error)}})
    keep_responsive()


async def _started(front: Front) -> None:
    """Start a platform, again and again until it is reached; one that refuses us stays out, and says why."""
    pause = _AGAIN_S
    while True:
        try:
            await front.start()
        except Rejected as error:
            _log.error("platform_refused", extra={"fields": {"platform": front.name, "problem": str(error)}})
            pause = _LONGEST_PAUSE_S
        except PortError as error:
            _log.warning("platform_unreachable", extra={"fields": {"platform": front.name, "problem": str(error)}})
        except Exception as error:  # noqa: BLE001  # one platform's bug must not take the others along
            _log.exception("platform_failed", extra={"fields": {"platform": front.name, "kind": type(error).__name__}})
            pause = _LONGEST_PAUSE_S
        else:
            return
        await asyncio.sleep(pause)
        pause = min(2 * pause, _LONGEST_PAUSE_S)


async def _refreshed(desks: Sequence[Desk], store: Store, inbox: Inbox, state: State) -> None:
    """
    When an ingest has changed something, make the bots anew; when it is done, have them look at what they said before.

    Documents that are again what they once were are one more change.
    """
    known = looked_at = ""
    while True:
        try:
            if (now := await _edition(store)) != known:
                for desk in desks:
                    await desk.refresh()
                known = now
            if known != looked_at and not state.is_held():
                await inbox.put(Delivery(_OURSELVES, f"edition/{looked_at}/{known}", "editions", {}))
                looked_at = known
        except Exception as error:  # noqa: BLE001  # what was known before still holds
            _log.warning("not_refreshed", extra={"fields": {"problem": type(error).__name__}})
        await asyncio.sleep(_REFRESH_S)


async def _edition(store: Store) -> str:
    """
    Return what names the documents, and what ingest was told of them, as they stand.

    Processes that share them ask what people wait for once.
    """
    digest = hashlib.sha256()
    for stored in await store.index.listing():
        digest.update(f"{stored.source.id}\0{stored.digest}\0".encode())
    for told in await store.ledger.told():
        digest.update(repr(told).encode())
    return digest.hexdigest()


async def _forgetting(settings: Settings, store: Store) -> None:
    """Forget old exchanges once a day: a service may run for months without an ingest."""
    while True:
        await asyncio.sleep(_DAY_S)
        try:
            await forget_old(settings.ledger, store.ledger)
        except PortError as error:
            _log.warning("not_forgotten", extra={"fields": {"problem": str(error)}})


async def _documents(store: Store) -> str:
    try:
        await store.index.ready()
    except PortError as error:
        return str(error)
    return ""


async def _work(deliveries: SqlDeliveries) -> str:
    try:
        await deliveries.try_keeping()
    except PortError as error:
        return str(error)
    return ""


async def _cancelled(tasks: Sequence[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def _finished(worker: Worker, working: asyncio.Task[None]) -> None:
    worker.stop()
    await working
