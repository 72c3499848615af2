"""The first reranker that answers in time decides; when none does, the first order stands."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from math import nan

import pytest

from rag.errors import PortError, Rejected, Unavailable
from rag.evidence import Hit
from rag.reply import Question
from rag.rerank import BEST, Reranked
from tests.fakes.retrieval import FakeReranker, FakeRetriever, ask, hit

Q = "how much leave"
FOUND = [hit(f"{n:02}", 1 - n / 100, 0.5, title=str(n)) for n in range(40)]
CURVES = {"good": (10.0, -5.0)}


def by_number(text: str) -> float:
    return int(text) / 100


async def order(*rerankers: FakeReranker, limit: int = 30, budget_s: float = 5.0) -> Sequence[Hit]:
    retriever = FakeRetriever({Q: FOUND})
    return await Reranked(retriever, rerankers, CURVES, budget_s).search(ask(Q), limit)


def is_first_order(hits: Sequence[Hit]) -> bool:
    return list(hits) == FOUND[: len(hits)]


async def test_the_best_thirty_are_ordered_anew_and_nothing_else_is_returned() -> None:
    found = await order(FakeReranker("good", by_number), limit=40)
    assert [one.passage.text for one in found] == [f"{n:02}" for n in reversed(range(BEST))]


async def test_a_scorers_own_curve_gives_the_probabilities() -> None:
    found = await order(FakeReranker("good", lambda text: 0.5 if text == "07" else 0.0), limit=2)
    assert found[0].passage.text == "07"
    assert found[0].probability == pytest.approx(0.5)
    assert found[1].probability == pytest.approx(0.0067, abs=0.0001)


async def test_of_a_scorer_without_a_curve_only_the_order_is_taken() -> None:
    likely = [replace(one, probability=1 - n / 100) for n, one in enumerate(FOUND)]
    reranked = Reranked(FakeRetriever({Q: likely}), (FakeReranker("unknown", by_number),), CURVES)
    found = await reranked.search(ask(Q), 2)
    assert [(one.passage.text, one.score, one.probability) for one in found] == [("29", 0.29, 1.0), ("28", 0.28, 0.99)]


@pytest.mark.parametrize("error", [Unavailable("down"), Rejected("bad key")])
async def test_the_next_takes_over_from_one_that_fails(error: PortError) -> None:
    broken, good = FakeReranker("broken", error), FakeReranker("good", by_number)
    assert (await order(broken, good))[0].passage.text == "29"
    assert (broken.asked, good.asked) == (1, 1)


async def test_the_next_takes_over_from_one_that_hangs_within_the_same_budget() -> None:
    started = asyncio.get_running_loop().time()
    found = await order(FakeReranker("hangs", None), FakeReranker("good", by_number), budget_s=0.5)
    assert found[0].passage.text == "29"
    assert asyncio.get_running_loop().time() - started < 0.5


async def test_when_all_hang_the_first_order_stands_after_one_budget() -> None:
    started = asyncio.get_running_loop().time()
    hanging = [FakeReranker(str(n), None) for n in range(3)]
    assert is_first_order(await order(*hanging, budget_s=0.09))
    assert asyncio.get_running_loop().time() - started < 0.5
    assert [one.asked for one in hanging] == [1, 1, 1]


async def test_without_rerankers_only_what_is_asked_for_is_searched() -> None:
    assert is_first_order(await order(limit=3))


async def test_nothing_found_is_not_read() -> None:
    reranker = FakeReranker("good", by_number)
    assert list(await Reranked(FakeRetriever({}), (reranker,)).search(ask(Q), 5)) == []
    assert reranker.asked == 0


class Forgets(FakeReranker):
    async def rank(self, question: Question, hits: Sequence[Hit]) -> Sequence[Hit]:
        return (await super().rank(question, hits))[1:]


class Invents(FakeReranker):
    async def rank(self, question: Question, hits: Sequence[Hit]) -> Sequence[Hit]:
        return [replace(one, passage=hits[0].passage) for one in await super().rank(question, hits)]


@pytest.mark.parametrize(
    "liar", [Forgets("liar", by_number), Invents("liar", by_number), FakeReranker("liar", lambda _: nan)]
)
async def test_one_that_loses_or_invents_hits_or_scores_is_passed_over(liar: FakeReranker) -> None:
    assert is_first_order(await order(liar))


async def test_an_endless_score_does_not_break_the_curve() -> None:
    found = await order(FakeReranker("good", lambda text: -1e6 if text == "00" else 1e6))
    assert [found[0].probability, found[-1].probability] == [1.0, pytest.approx(0.0)]
