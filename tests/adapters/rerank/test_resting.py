"""A reranker that failed is left alone; then one question tries it for all."""

import asyncio

import pytest

from adapters.breaker import Breaker
from adapters.rerank.crossencoder import CrossEncoder
from adapters.rerank.resting import Resting
from adapters.reranking import make_rerankers_ready
from rag.errors import PortError, Rejected, Unavailable
from rag.rerank import Reranked
from tests.adapters.rerank.test_crossencoder import FakePairs, Loads
from tests.fakes.retrieval import FakeReranker, FakeRetriever, ask, hit

Q = "how much leave"
LUNCH, LEAVE = hit("Lunch is at noon.", 0.9, 0.7, title="Lunch"), hit("Leave is 25 days.", 0.1, 0.2, title="Leave")


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize(
    ("error", "rest_s"), [(Unavailable("down"), 30), (Unavailable("busy", 7), 7), (Rejected("key"), 30)]
)
async def test_after_a_failure_it_rests_as_long_as_it_asked_for_and_then_answers(
    error: PortError, rest_s: float
) -> None:
    clock, inner = Clock(), FakeReranker("fake", error)
    resting = Resting(inner, Breaker(clock, 1))
    with pytest.raises(type(error)):
        await resting.rank(ask(Q), [LEAVE])
    clock.now = rest_s - 0.1
    with pytest.raises(Unavailable, match="left alone") as caught:
        await resting.rank(ask(Q), [LEAVE])
    assert caught.value.retry_after == pytest.approx(0.1)
    assert inner.asked == 1
    clock.now, inner.score = rest_s + 0.1, len
    assert len(await resting.rank(ask(Q), [LEAVE])) == 1
    assert len(await resting.rank(ask(Q), [LEAVE])) == 1
    assert inner.asked == 3


async def test_when_the_rest_is_over_one_question_tries_it_and_the_others_stay_out() -> None:
    clock, inner = Clock(), FakeReranker("fake", Unavailable("down"))
    resting = Resting(inner, Breaker(clock, 1))
    with pytest.raises(Unavailable):
        await resting.rank(ask(Q), [LEAVE])
    clock.now, inner.score = 31.0, None
    trying = asyncio.create_task(resting.rank(ask(Q), [LEAVE]))
    await asyncio.sleep(0)
    with pytest.raises(Unavailable, match="left alone"):
        await resting.rank(ask(Q), [LEAVE])
    trying.cancel()
    assert inner.asked == 2


async def test_behind_one_that_is_down_the_one_on_this_machine_puts_hits_in_order_at_once() -> None:
    down, local = FakeReranker("cohere/x", None), CrossEncoder("any/model", Loads(FakePairs()))
    both = (Resting(down), Resting(local))
    search = Reranked(FakeRetriever({Q: [LUNCH, LEAVE]}), both, budget_s=0.4)
    clock = asyncio.get_running_loop().time
    began = clock()
    for _ in range(3):
        found = await search.search(ask(Q), 5)
        assert [(one.passage.source.title, one.probability) for one in found] == [("Leave", 0.7), ("Lunch", 0.2)]
    assert clock() - began < 0.4, "only the first question waited for what is down"
    assert down.asked == 1
    local.close()


async def test_what_cannot_be_made_ready_is_no_reason_to_stop(caplog: pytest.LogCaptureFixture) -> None:
    good, bad = Loads(FakePairs()), Loads()
    encoders = [CrossEncoder("bad/model", bad), CrossEncoder("good/model", good)]
    await make_rerankers_ready([*map(Resting, encoders), FakeReranker("cohere/x", len)])
    assert (bad.fetched, good.fetched) == ([True], [True])
    assert "reranker_not_ready" in caplog.text
    for encoder in encoders:
        encoder.close()
