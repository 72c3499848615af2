"""Cohere's rerank endpoint on a server of its format."""

import asyncio
from typing import Any

import aiohttp
import pytest

from adapters.rerank.access import CohereAccess, cohere_access
from adapters.rerank.cohere import Cohere, problem_of
from adapters.rerank.resting import Resting
from adapters.settings import Mistakes
from rag.errors import Malformed, Rejected, Unavailable
from tests.adapters.rerank.conftest import KEY, Server
from tests.fakes.retrieval import ask, hit

HITS = [hit("Lunch is at noon.", 0.9, title="Lunch"), hit("Leave is 25 days.", 0.1, title="Leave")]
Q = ask("how much leave", asked="and leave?")


Running = tuple[Server, Resting]


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
    assert cohere_access({"COHERE_API_KEY": KEY}) == CohereAccess(KEY)
    found = cohere_access({"COHERE_API_KEY": KEY, "COHERE_BASE_URL": "http://127.0.0.1:9/"})
    assert found == CohereAccess(KEY, "http://127.0.0.1:9")
    assert KEY not in repr(found)


@pytest.mark.parametrize(
    ("environment", "told"),
    [
        ({"COHERE_API_KEY": " "}, "COHERE_API_KEY is empty"),
        ({"COHERE_API_KEY": "two words"}, "COHERE_API_KEY is no key"),
        ({"COHERE_API_KEY": KEY, "COHERE_BASE_URL": "cohere"}, "COHERE_BASE_URL is no web address"),
        ({"COHERE_API_KEY": KEY}, "COHERE_BASE_URL: not on this machine"),
    ],
)
def test_a_key_or_address_that_cannot_be_used_is_a_mistake(environment: dict[str, str], told: str) -> None:
    with pytest.raises(Mistakes, match=told) as caught:
        cohere_access(environment, loopback_only=True)
    assert KEY not in str(caught.value)


@pytest.mark.parametrize(("status", "problem"), [(200, ""), (401, "check COHERE_API_KEY"), (503, "answered 503")])
async def test_the_doctor_asks_for_one_word(server: Running, status: int, problem: str) -> None:
    state, _ = server
    state.status, state.body = status, {"results": [{"index": 0, "relevance_score": 0.5}]}
    found = await problem_of(state.access)
    assert found.endswith(problem) if not problem else problem in found
    assert len(state.asked) == 1
