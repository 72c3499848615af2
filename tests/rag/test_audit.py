"""A sample of what was posted is read once more by a judge."""

import json
from dataclasses import replace
from datetime import date

import pytest

from rag.audit import Auditor
from rag.errors import Unavailable
from rag.ports import Completion, Finish, Models, Task
from rag.reply import Answer, Chat, Question, Reply, Sentence
from tests.fakes.llm import FakeLLM, Line
from tests.rag.drafted import answered

QUESTION = Question("How much leave?", "How much leave?")
TODAY, TOMORROW = date(2026, 11, 30), date(2026, 12, 1)
TEXT = "Leave is 25 days [1]. Lunch is free [4]."


def answer(text: str = TEXT) -> Answer:
    found = answered(text)
    assert found
    return found


def verdicts(*said: str, cost: float = 0.0) -> Completion:
    rows = [{"sentence": n, "verdict": one} for n, one in enumerate(said, start=1)]
    return Completion(json.dumps({"verdicts": rows}), "fake/judge", Finish.DONE, 90, 10, cost)


def auditor(llm: FakeLLM, share: float = 1.0, daily_cost: float = 1.0, strict: str = "") -> Auditor:
    return Auditor(Models(llm, lambda: "n0nce", frozenset({strict})), share, daily_cost)


async def test_sentences_that_the_judge_rejects_are_named() -> None:
    llm = FakeLLM([verdicts("supported", "not", cost=0.002)])
    found = await auditor(llm).audit("m1", QUESTION, answer(), TODAY)
    assert found
    assert (found.rejected, found.read) == (("Lunch is free.",), 2)
    assert (found.spent.calls, found.spent.cost) == (1, 0.002)
    (prompt,) = llm.prompts
    assert prompt.task is Task.JUDGE
    assert prompt.text.count("<passage-") == 2


@pytest.mark.parametrize("line", [Unavailable("down"), "no JSON", verdicts("unsure", "unsure")])
async def test_what_the_judge_does_not_reject_is_not_held_against_an_answer(line: Line) -> None:
    found = await auditor(FakeLLM([line])).audit("m1", QUESTION, answer(), TODAY)
    assert found
    assert found.rejected == ()


async def test_the_sample_is_a_share_of_the_messages_and_the_same_each_time() -> None:
    llm = FakeLLM(usual=verdicts("supported", "supported"))
    posted = answer()
    first, again = auditor(llm, share=0.05), auditor(llm, share=0.05)
    read = [n for n in range(1000) if await first.audit(f"m{n}", QUESTION, posted, TODAY)]
    assert 30 < len(read) < 70
    assert read == [n for n in range(1000) if await again.audit(f"m{n}", QUESTION, posted, TODAY)]


async def test_no_more_is_read_on_a_day_whose_money_is_spent() -> None:
    llm = FakeLLM(usual=verdicts("supported", "supported", cost=0.6))
    one = auditor(llm)
    assert [bool(await one.audit(f"m{n}", QUESTION, answer(), TODAY)) for n in range(4)] == [True, True, False, False]
    assert await one.audit("m5", QUESTION, answer(), TOMORROW)


@pytest.mark.parametrize("reply", [Chat("hello"), answer()])
async def test_what_no_model_wrote_or_a_judge_has_read_before_is_not_read(reply: Reply) -> None:
    assert await auditor(FakeLLM(), strict="hr").audit("m1", QUESTION, reply, TODAY) is None


async def test_a_pages_own_sentence_is_not_read() -> None:
    one = answer("Leave is 25 days [1].")
    (piece,) = one.pieces
    quoted = replace(one, pieces=(replace(piece, sentences=(Sentence("Leave is 25 days.", (1,), quoted=True),)),))
    assert await auditor(FakeLLM()).audit("m1", QUESTION, quoted, TODAY) is None


async def test_without_a_share_nobody_is_asked() -> None:
    assert await auditor(FakeLLM(), share=0.0).audit("m1", QUESTION, answer(), TODAY) is None
