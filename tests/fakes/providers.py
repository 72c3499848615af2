"""A server that speaks Groq's and Anthropic's wire formats, as scripted, and Cohere's reranking."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from concurrent.futures import Future
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from threading import Thread
from typing import Any

from aiohttp import web

from tests.fakes.wires import (
    Anthropic,
    BreakOff,
    Fail,
    FailMidway,
    Groq,
    Hang,
    Raw,
    Say,
    Step,
    Wire,
    anthropic_error,
    anthropic_fault,
    groq_error,
    groq_fault,
)


@dataclass(frozen=True)
class Received:
    """A request."""

    path: str
    headers: Mapping[str, str]
    body: dict[str, Any]


class Providers:
    """
    All providers on one port.

    Each request takes the next step of the script; without one it gets what `otherwise` says of its body. Requests that
    the real API would refuse are refused, whatever the script says.
    """

    def __init__(self) -> None:
        self.script: deque[Step] = deque()
        self.requests: list[Received] = []
        self.otherwise: Callable[[dict[str, Any]], Step] = lambda _: Say("Hello.")
        self.takes_schema = True
        self.url = ""
        self.peers: set[object] = set()
        """The other ends of all connections that a request came over."""

    def app(self) -> web.Application:
        app = web.Application()
        app.router.add_post("/openai/v1/chat/completions", self._groq)
        app.router.add_post("/v1/messages", self._anthropic)
        app.router.add_post("/v2/rerank", self._cohere)
        return app

    async def _groq(self, request: web.Request) -> web.StreamResponse:
        body = await self._received(request)
        if fault := groq_fault(request, body, takes_schema=self.takes_schema):
            return groq_error(fault)
        return await self._play(request, body, Groq(body))

    async def _anthropic(self, request: web.Request) -> web.StreamResponse:
        body = await self._received(request)
        if fault := anthropic_fault(request, body):
            return anthropic_error(fault)
        return await self._play(request, body, Anthropic(body))

    async def _cohere(self, request: web.Request) -> web.StreamResponse:
        """Put what is to be ranked into the opposite order."""
        body = await self._received(request)
        last = len(body["documents"]) - 1
        ranked = [{"index": last - at, "relevance_score": 0.9 / (1 + at)} for at in range(last + 1)]
        return web.json_response({"results": ranked})

    async def _received(self, request: web.Request) -> dict[str, Any]:
        body: dict[str, Any] = await request.json()
        assert request.transport is not None
        self.peers.add(request.transport.get_extra_info("peername"))
        self.requests.append(Received(request.path, dict(request.headers), body))
        return body

    async def _play(self, request: web.Request, body: dict[str, Any], wire: Wire) -> web.StreamResponse:
        step = self.script.popleft() if self.script else self.otherwise(body)
        match step:
            case Fail():
                return wire.error(step)
            case Raw(text, content_type):
                return web.Response(text=text, content_type=content_type)
            case Hang():
                await asyncio.sleep(30)
                return web.Response(status=500)
            case Say() if not body.get("stream"):
                return web.json_response(wire.whole(step))
            case _ if not body.get("stream"):
                return _hung_up(request)
            case _:
                return await _streamed(request, step, wire)


async def _streamed(request: web.Request, step: Step, wire: Wire) -> web.StreamResponse:
    response = web.StreamResponse(headers={"Content-Type": "text/event-stream"})
    await response.prepare(request)
    say = step if isinstance(step, Say) else Say("")
    for event in wire.begin(say):
        await response.write(event)
    for event in _said(step, wire):
        await response.write(event)
    match step:
        case BreakOff(clean=False):
            return _hung_up(request, response)
        case FailMidway():
            await response.write(wire.midway(step))
        case Say():
            for event in wire.finish(step):
                await response.write(event)
    await response.write_eof()
    return response


def _said(step: Step, wire: Wire) -> Iterator[bytes]:
    if isinstance(wire, Anthropic) and isinstance(step, Say) and step.cites:
        yield from wire.cited(step)
        return
    for piece in _pieces(getattr(step, "text", ""), getattr(step, "share", 1.0)):
        yield wire.piece(piece)


def _hung_up(request: web.Request, response: web.StreamResponse | None = None) -> web.StreamResponse:
    assert request.transport is not None
    request.transport.close()
    return response or web.Response()


def _pieces(text: str, share: float) -> Iterator[str]:
    shown = text[: round(len(text) * share)]
    for start in range(0, len(shown), 7):
        yield shown[start : start + 7]


@asynccontextmanager
async def providers() -> AsyncIterator[Providers]:
    """Yield both providers, listening on loopback."""
    server = Providers()
    runner = web.AppRunner(server.app(), shutdown_timeout=0.1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    server.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
    try:
        yield server
    finally:
        await runner.cleanup()


@contextmanager
def providers_in_a_thread() -> Iterator[Providers]:
    """Yield both providers on a loop of their own, for commands that run one themselves."""
    ready: Future[tuple[Providers, asyncio.AbstractEventLoop, asyncio.Event]] = Future()

    async def serve() -> None:
        async with providers() as server:
            leave = asyncio.Event()
            ready.set_result((server, asyncio.get_running_loop(), leave))
            await leave.wait()

    thread = Thread(target=asyncio.run, args=(serve(),), daemon=True)
    thread.start()
    server, loop, leave = ready.result(timeout=10)
    try:
        yield server
    finally:
        loop.call_soon_threadsafe(leave.set)
        thread.join(timeout=10)
