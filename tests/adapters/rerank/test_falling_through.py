"""Whatever Cohere does, a search has its hits within one budget: in its order, or in the search's own."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from adapters.rerank.crossencoder import CrossEncoder
from adapters.rerank.resting import Resting
from adapters.reranking import rerankers_of
from adapters.settings import Mistakes, load
from rag.errors import Rejected
from rag.evidence import Hit
from rag.gate import Gate, judge
from rag.particulars import particulars
from rag.reply import Tier
from rag.rerank import Reranked
from tests.adapters.rerank.conftest import KEY, Server
from tests.adapters.rerank.test_crossencoder import FakePairs, Loads
from tests.fakes.retrieval import FakeRetriever, ask, hit

Q = "how much leave"
LUNCH = hit("Lunch is at noon.", 0.9, 0.7, title="Lunch")
LEAVE = hit("Leave is 25 days.", 0.1, 0.2, title="Leave")
Running = tuple[Server, Resting]


async def searched(cohere: Resting, budget_s: float = 0.3) -> list[Hit]:
    return list(await Reranked(FakeRetriever({Q: [LUNCH, LEAVE]}), (cohere,), budget_s=budget_s).search(ask(Q), 5))


async def test_its_order_counts_and_the_gate_is_as_sure_as_the_search_was(server: Running) -> None:
    found = await searched(server[1], budget_s=5)
    assert [one.passage.source.title for one in found] == ["Leave", "Lunch"]
    assert [one.score for one in found] == [0.97, 0.02]
    assert [one.probability for one in found] == [0.7, 0.2]
    assert judge(found, particulars(Q, "en"), Gate()).tier is Tier.NORMAL


@pytest.mark.parametrize("status", [401, 429, 500])
async def test_the_order_of_the_search_stands_when_it_refuses(server: Running, status: int) -> None:
    server[0].status = status
    assert await searched(server[1]) == [LUNCH, LEAVE]


@pytest.mark.parametrize("body", ["<html>", {}, {"results": [{"index": 0, "relevance_score": "NaN"}]}])
async def test_the_order_of_the_search_stands_when_it_answers_nonsense(server: Running, body: Any) -> None:
    server[0].body = body
    assert await searched(server[1]) == [LUNCH, LEAVE]


async def test_a_score_that_is_no_number_is_passed_over(server: Running) -> None:
    server[0].body = {"results": [{"index": 0, "relevance_score": "NaN"}, {"index": 1, "relevance_score": 0.5}]}
    assert await searched(server[1]) == [LUNCH, LEAVE]


async def test_one_that_hangs_costs_one_budget_once(server: Running) -> None:
    state, cohere = server
    state.hangs = True
    clock = asyncio.get_running_loop().time
    started = clock()
    assert await searched(cohere) == [LUNCH, LEAVE]
    assert await searched(cohere) == [LUNCH, LEAVE]
    assert clock() - started < 0.55
    assert len(state.asked) == 1


async def test_the_settings_and_the_environment_decide_who_is_asked(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    environment = {"COHERE_API_KEY": KEY, "COHERE_BASE_URL": server[0].access.url}
    off = {"FOOTNOTE_RERANK_KIND": "none"}
    async with rerankers_of(load({}, tmp_path), environment) as (cohere,):
        assert [one.passage.source.title for one in await cohere.rank(ask(Q), [LUNCH, LEAVE])] == ["Leave", "Lunch"]
    async with rerankers_of(load(off, tmp_path), environment) as rerankers:
        assert rerankers == ()
    async with rerankers_of(load({}, tmp_path), {}) as rerankers:
        assert rerankers == ()
    monkeypatch.setattr("adapters.reranking.open_cross_encoder", lambda name, _: CrossEncoder(name, Loads(FakePairs())))
    local = {"FOOTNOTE_RERANK_LOCAL": "any/model"}
    async with rerankers_of(load(local, tmp_path), environment) as rerankers:
        assert [one.id for one in rerankers] == ["cohere/rerank-v4.0-fast", "fastembed/any/model"]
    async with rerankers_of(load(local | off, tmp_path), environment) as rerankers:
        assert rerankers == ()
    with pytest.raises(Mistakes):
        async with rerankers_of(load({}, tmp_path), {"COHERE_API_KEY": ""}):
            pass


async def test_a_reranker_that_this_machine_cannot_have_is_a_mistake_of_the_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(name: str, _: Path) -> CrossEncoder:
        raise Rejected(f"the reranker {name!r} needs 'fastembed'")

    monkeypatch.setattr("adapters.reranking.open_cross_encoder", missing)
    with pytest.raises(Mistakes, match=r"\[rerank\] local: the reranker 'any/model' needs 'fastembed'"):
        async with rerankers_of(load({"FOOTNOTE_RERANK_LOCAL": "any/model"}, tmp_path), {}):
            pass
