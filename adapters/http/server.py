"""The one HTTP server: the platforms' routes, and how the service is."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager

from aiohttp import web

from adapters.http.served import Served

_log = logging.getLogger("footnote.http")

Probe = Callable[[], Awaitable[str]]
"""Returns "" when all is well, else the plain reason why not; it never raises."""

_LARGEST = 1024 * 1024  # bytes of a request: what Slack and Teams deliver stays below a quarter of it
_PATIENCE_S = 5.0  # a probe that takes longer is as good as one that fails: load balancers wait no longer


def application(served: Iterable[Served], probes: Mapping[str, Probe]) -> web.Application:
    """
    Return the application: the routes of all that is served, `/healthz` and `/readyz`.

    `/healthz` says that this process lives. `/readyz` answers 200 when every probe and every platform says that it is
    ready, else 503 with the reasons.
    """
    every = tuple(served)
    checks = {**probes, **{one.name: one.ready for one in every}}

    async def healthz(_: web.Request) -> web.Response:
        return web.json_response({"status": "ok"})

    async def readyz(_: web.Request) -> web.Response:
        reasons = await _reasons(checks)
        ready = not any(reasons.values())
        shown = {name: reason or "ok" for name, reason in reasons.items()}
        return web.json_response({"ready": ready, "checks": shown}, status=200 if ready else 503)

    app = web.Application(client_max_size=_LARGEST)
    app.add_routes([web.get("/healthz", healthz), web.get("/readyz", readyz)])
    for one in every:
        app.add_routes(one.routes())
    return app


@asynccontextmanager
async def listening(app: web.Application, host: str, port: int) -> AsyncIterator[str]:
    """
    Yield the address that the application answers at; port 0 takes a free one.

    At the end it takes no more requests, and those that it has are answered. Raises OSError: the port is taken.
    """
    runner = web.AppRunner(app, access_log=None, logger=_log, shutdown_timeout=5.0)
    await runner.setup()
    try:
        site = web.TCPSite(runner, host, port)
        await site.start()
        bound = next(iter(runner.addresses), (host, port))[1]
        yield f"http://{f'[{host}]' if ':' in host else host}:{bound}"
    finally:
        await runner.cleanup()


async def _reasons(checks: Mapping[str, Probe]) -> dict[str, str]:
    reasons = await asyncio.gather(*(_reason(check) for check in checks.values()))
    return dict(zip(checks, reasons, strict=True))


async def _reason(check: Probe) -> str:
    try:
        return await asyncio.wait_for(check(), _PATIENCE_S)
    except TimeoutError:
        return f"does not answer within {_PATIENCE_S:.0f} seconds"


def paths(served: Sequence[Served]) -> tuple[str, ...]:
    """Return the paths that platforms deliver to."""
    return tuple(route.path for one in served for route in one.routes())
