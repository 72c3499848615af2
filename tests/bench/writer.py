"""A provider in a process of its own, that answers in five sentences of the first three passages that it is given."""

import asyncio
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from aiohttp import web

from rag.sentences import sentences
from tests.fakes.providers import Providers
from tests.fakes.wires import Say, Wire

_SENTENCES, _OF_EACH = 5, 2
_PASSAGE = re.compile(r'<passage-\w+ key="(?P<key>\w+)">.*?\ntext:\n(?P<line>[^\n]*)', re.DOTALL)


class Writer(Providers):
    """Says sentences of the passages, each with its key, some reworded, after the delay that was last asked for."""

    def __init__(self, reworded: int) -> None:
        super().__init__()
        self._delay_s = 0.0
        self._reworded = reworded

    def app(self) -> web.Application:
        app = super().app()
        app.router.add_post("/delay", self._slow_down)
        app.router.add_get("/count", self._count)
        return app

    async def _slow_down(self, request: web.Request) -> web.Response:
        self._delay_s = float(await request.text())
        return web.Response()

    async def _count(self, _: web.Request) -> web.Response:
        asked = [request.body["messages"][-1]["content"] for request in self.requests]
        return web.json_response([len(asked), sum("<passage-" in text for text in asked)])

    async def _play(self, request: web.Request, body: dict[str, Any], wire: Wire) -> web.StreamResponse:
        await asyncio.sleep(self._delay_s)
        self.script.append(Say(draft(body["messages"][-1]["content"], self._reworded)))
        return await super()._play(request, body, wire)


def draft(prompt: str, reworded: int) -> str:
    """Return an answer from the passages of a prompt; the last `reworded` of its sentences are in other words."""
    found = [
        (said.rstrip("."), match["key"])
        for match in _PASSAGE.finditer(prompt)
        for said in sentences(match["line"])[:_OF_EACH]
    ][:_SENTENCES]
    own = len(found) - reworded
    lines = [f"{said if at < own else _other_words(said)} [{key}]." for at, (said, key) in enumerate(found)]
    return " ".join(lines) or "NO_ANSWER"


def _other_words(said: str) -> str:
    return f"Note that {said[0].lower()}{said[1:]}"


@dataclass(frozen=True, slots=True)
class Desk:
    """Where the writer sits."""

    url: str


@contextmanager
def writer(reworded: int) -> Iterator[Desk]:
    """Yield the writer, listening on loopback."""
    spawn = get_context("spawn")
    here, there = spawn.Pipe()
    process = spawn.Process(target=_sit, args=(there, reworded), daemon=True)
    process.start()
    try:
        yield Desk(f"http://127.0.0.1:{here.recv()}")
    finally:
        process.terminate()
        process.join()


def _sit(told: Connection, reworded: int) -> None:
    asyncio.run(_serve(told, reworded))


async def _serve(told: Connection, reworded: int) -> None:
    runner = web.AppRunner(Writer(reworded).app())
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0, backlog=1024).start()
    told.send(runner.addresses[0][1])
    await asyncio.Event().wait()
