"""The Weaviate server: which one it is, and whether it has what the ledger says."""

import asyncio
from collections.abc import Iterable
from importlib.util import find_spec

from adapters.checks.check import Check, Mark
from adapters.index.inspection import Inspection, Shelfful
from adapters.placement import Placed
from adapters.settings import Settings
from adapters.state import State
from adapters.storage import weaviate_of
from rag.errors import PortError

_NAME = "weaviate"
_EXACT = (
    "start the server with USE_INVERTED_SEARCHABLE=false before the first ingest: "
    "until a flush, some of its best keyword hits are not the best"
)
_TELEMETRY = "a server does not tell whether it reports its use: see that it runs with DISABLE_TELEMETRY=true"


def server(settings: Settings) -> tuple[Inspection | None, list[Check]]:
    """Return what the index holds by the ledger, None when nothing is ingested, and the checks of the server."""
    if find_spec("weaviate") is None:
        return None, [Check(_NAME, Mark.FAIL, "the extra is not installed", "pip install 'footnote[weaviate]'")]
    if not State(settings.footnote.state).folder.is_dir():
        return None, [_nothing()]
    return asyncio.run(_look(settings))


def _nothing() -> Check:
    return Check(
        "index", Mark.WARN, "nothing is ingested yet", "run: footnote ingest FOLDER --official-url https://..."
    )


async def _look(settings: Settings) -> tuple[Inspection | None, list[Check]]:
    from adapters.index.weaviate.inspection import inspected  # noqa: PLC0415  # an extra, and heavy

    found: list[Check] = []
    async with weaviate_of(settings, None) as index:
        snapshot = await index.snapshot()
        space = snapshot.space
        try:
            seen = await inspected(index.server, space)
        except PortError as error:
            advice = "start the server; check [index] url and grpc, and WEAVIATE_API_KEY"
            found.append(Check(_NAME, Mark.FAIL, str(error), advice))
        else:
            found += _server_checks(settings, seen.version, exact=seen.exact)
            if space and snapshot.passages:
                found.append(_counted(seen.problem, seen.passages, snapshot.passages))
    if not snapshot.placed:
        found.append(_nothing())
        return None, found
    without = snapshot.passages - snapshot.vectors
    return Inspection("", space.embedder if space else "", without, _shelves(snapshot.placed.values())), found


def _server_checks(settings: Settings, version: str, *, exact: bool) -> Iterable[Check]:
    tenant = settings.index.tenant
    told = f"{version} at {settings.index.url}, {f'tenants {tenant}-*' if tenant else 'without tenants'}"
    yield Check(_NAME, Mark.OK, told, _TELEMETRY)
    ranks = "keyword ranking is exact" if exact else "keyword ranking is inexact (BlockMax WAND)"
    yield Check("weaviate keywords", Mark.OK if exact else Mark.WARN, ranks, "" if exact else _EXACT)


def _counted(problem: str, found: int, expected: int) -> Check:
    if problem:
        return Check("index", Mark.FAIL, problem, "do as it says")
    told = f"the ledger has {expected:,} passages, the server {found:,}"
    if found < expected:
        return Check("index", Mark.FAIL, told, "some are lost, run: footnote ingest PATH --anew")
    more = " (some of them old ones that are deleted later)" if found > expected else ""
    return Check("index", Mark.OK, f"{told}{more}")


def _shelves(placed: Iterable[Placed]) -> tuple[Shelfful, ...]:
    by_collection: dict[str, list[Placed]] = {}
    for one in placed:
        by_collection.setdefault(one.source.collection, []).append(one)
    return tuple(
        Shelfful(name, len(several), sum(one.passages for one in several), tuple(one.digest for one in several))
        for name, several in sorted(by_collection.items())
    )
