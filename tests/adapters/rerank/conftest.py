"""A server of Cohere's format."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from adapters.breaker import Breaker
from adapters.rerank.access import CohereAccess
from adapters.rerank.cohere import Cohere
from adapters.rerank.resting import Resting

KEY = "secret-of-the-test"


class Server:
    """Answers with what is set: a body, a status, or nothing at all."""

    def __init__(self) -> None:
        self.status = 200
        self.body: Any = {"results": [{"index": 1, "relevance_score": 0.97}, {"index": 0, "relevance_score": 0.02}]}
        self.headers: dict[str, str] = {}
        self.hangs = False
        self.asked: list[tuple[str, Any]] = []
        self.now = 0.0
        self.access = CohereAccess(KEY)

    async def answer(self, request: web.Request) -> web.Response:
        self.asked.append((request.headers["Authorization"], await request.json()))
        if self.hangs:
            await asyncio.sleep(60)
        if isinstance(self.body, str):
            return web.Response(text=self.body, status=self.status, headers=self.headers)
        return web.json_response(self.body, status=self.status, headers=self.headers)


@pytest.fixture
async def server() -> AsyncIterator[tuple[Server, Resting]]:
    state = Server()
    application = web.Application()
    application.router.add_post("/v2/rerank", state.answer)
    async with TestServer(application) as running, aiohttp.ClientSession() as session:
        state.access = CohereAccess(KEY, str(running.make_url("")).rstrip("/"))
        yield state, Resting(Cohere(session, state.access), Breaker(lambda: state.now, 1))
