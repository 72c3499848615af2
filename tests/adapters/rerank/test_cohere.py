"""Cohere's rerank endpoint on a server of its format."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from adapters.rerank.cohere import Cohere, CohereAccess, cohere_access
from rag.errors import Malformed, Rejected, Unavailable
from tests.fakes.retrieval import ask, hit

KEY = "secret-of-the-test"
HITS = [hit("Lunch is at noon.", 0.9, title="Lunch"), hit("Leave is 25 days.", 0.1, title="Leave")]
Q = ask("how much leave", asked="and leave?")


class Server:
    """Answers with what is set: a body, a status, or nothing at all."""

    def __init__(self) -> None:
        self.status = 200
        self.body: Any = {"results": [{"index": 1, "relevance_score": 0.97}, {"index": 0, "relevance_score": 0.02}]}
        self.headers: dict[str, str] = {}
        self.hangs = False
        self.asked: list[tuple[str, Any]] = []
        self.now = 0.0

    async def answer(self, request: web.Request) -> web.Response:
        self.asked.append((request.headers["Authorization"], await request.json()))
        if self.hangs:
            await asyncio.sleep(60)
        if isinstance(self.body, str):
            return web.Response(text=self.body, status=self.status, headers=self.headers)
        return web.json_response(self.body, status=self.status, headers=self.headers)


@pytest.fixture
async def server() -> AsyncIterator[tuple[Server, Cohere]]:
    state = Server()
    application = web.Application()
    application.router.add_post("/v2/rerank", state.answer)
    async with TestServer(application) as running, aiohttp.ClientSession() as session:
        access = CohereAccess(KEY, str(running.make_url("")).rstrip("/"))
        yield state, Cohere(session, access, clock=lambda: state.now)


Running = tuple[Server, Cohere]


async def test_hits_come_back_best_first_with_its_scores(server: Running) -> None:
    state, cohere = server
    ranked = await cohere.rank(Q, HITS)
    assert [(one.passage.source.title, one.score, one.probability) for one in ranked] == [
        ("Leave", 0.97, None),
        ("Lunch", 0.02, None),
    ]
    ((authorization, body),) = state.asked
    assert authorization == f"Bearer {KEY}"
    assert (body["query"], body["model"], body["top_n"]) == ("how much leave", "rerank-v4.0-fast", 2)
    assert body["documents"][1] == "Leave. Leave is 25 days."
    assert cohere.id == "cohere/rerank-v4.0-fast"


async def test_no_hits_ask_nothing(server: Running) -> None:
    assert list(await server[1].rank(Q, [])) == []
    assert not server[0].asked


@pytest.mark.parametrize("status", [429, 500, 503])
async def test_one_that_is_down_or_busy_is_left_alone_for_a_while(server: Running, status: int) -> None:
    state, cohere = server
    state.status, state.headers = status, {"Retry-After": "7"}
    with pytest.raises(Unavailable) as caught:
        await cohere.rank(Q, HITS)
    assert caught.value.retry_after == 7
    state.status, state.now = 200, 6.9
    with pytest.raises(Unavailable, match="left alone"):
        await cohere.rank(Q, HITS)
    assert len(state.asked) == 1
    state.now = 7.1
    assert len(await cohere.rank(Q, HITS)) == 2


@pytest.mark.parametrize("status", [400, 401, 404])
async def test_a_request_that_is_refused_is_rejected_and_shows_no_key(server: Running, status: int) -> None:
    server[0].status = status
    with pytest.raises(Rejected) as caught:
        await server[1].rank(Q, HITS)
    assert KEY not in str(caught.value)


@pytest.mark.parametrize(
    "body", ["<html>", {}, {"results": []}, {"results": [{"index": 0, "relevance_score": "x"}]}, {"results": 3}]
)
async def test_an_answer_of_another_shape_is_malformed(server: Running, body: Any) -> None:
    server[0].body = body
    with pytest.raises(Malformed):
        await server[1].rank(Q, HITS)


async def test_one_that_the_asker_could_not_wait_for_is_left_alone(server: Running) -> None:
    state, cohere = server
    state.hangs = True
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.2):
            await cohere.rank(Q, HITS)
    with pytest.raises(Unavailable, match="left alone"):
        await cohere.rank(Q, HITS)


async def test_nobody_there_is_unavailable() -> None:
    async with aiohttp.ClientSession() as session:
        with pytest.raises(Unavailable, match="did not answer"):
            await Cohere(session, CohereAccess(KEY, "http://127.0.0.1:1")).rank(Q, HITS)


def test_the_environment_gives_key_and_address() -> None:
    assert cohere_access({}) is None
    assert cohere_access({"COHERE_API_KEY": " "}) is None
    assert cohere_access({"COHERE_API_KEY": KEY}) == CohereAccess(KEY)
    found = cohere_access({"COHERE_API_KEY": KEY, "COHERE_BASE_URL": "http://127.0.0.1:9/"})
    assert found == CohereAccess(KEY, "http://127.0.0.1:9")
    assert KEY not in repr(found)
