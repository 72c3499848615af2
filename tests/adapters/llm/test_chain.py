"""Several models behind one deadline: who is asked, when, and what comes of it."""

import asyncio
import logging
from collections.abc import AsyncIterator

import pytest

from adapters.llm.chain import Chain
from adapters.llm.deadline import within
from adapters.llm.failures import Limited, TimedOut
from rag.errors import Malformed, Rejected, TooLarge, Unavailable
from rag.ports import Completion, Finish, Prompt
from tests.adapters.llm.worlds import Slow, Time, chain
from tests.contract.llm import prompt, streamed
from tests.fakes.llm import BrokenOff, FakeLLM

BUSY = Unavailable("overloaded")


class Hanging(FakeLLM):
    async def complete(self, prompt: Prompt) -> Completion:
        self.prompts.append(prompt)
        await asyncio.sleep(60)
        raise AssertionError


@pytest.fixture
def time() -> Time:
    return Time()


async def test_the_first_model_that_answers_is_the_only_one_asked(time: Time) -> None:
    first, second = FakeLLM(["yes"]), FakeLLM()
    whole = await chain(time, [first, second]).complete(prompt())
    assert (whole.text, whole.calls) == ("yes", 1)
    assert not second.prompts
    assert not time.waits


async def test_c133_a_short_limit_is_waited_for_and_the_try_is_counted(time: Time) -> None:
    first, second = FakeLLM([Limited("busy", 1.0), "yes"]), FakeLLM()
    asked = chain(time, [first, second])
    whole = await asked.complete(prompt())
    assert (whole.text, whole.calls) == ("yes", 2)
    assert time.waits == [1.0]
    assert asked.tally == {("p0/m", "limited"): 1, ("p0/m", "answered"): 1}
    assert not second.prompts


async def test_a_long_limit_goes_to_the_next_model_at_once_and_the_first_is_left_alone(time: Time) -> None:
    first, second = FakeLLM([Limited("busy", 90.0)], "again"), FakeLLM(usual="spare")
    asked = chain(time, [first, second])
    assert (await asked.complete(prompt())).text == "spare"
    assert (await asked.complete(prompt())).calls == 1
    assert len(first.prompts) == 1
    assert not time.waits
    time.now += 90.1
    assert (await asked.complete(prompt())).text == "again"


async def test_retry_after_is_honoured_within_the_deadline_and_never_beyond_it(time: Time) -> None:
    only = FakeLLM([Limited("busy", 30.0), "yes"])
    assert (await chain(time, [only]).complete(prompt())).text == "yes"
    assert time.waits == [30.0]
    with pytest.raises(Unavailable) as caught:
        await chain(time, [FakeLLM([Limited("busy", 90.0)])]).complete(prompt())
    assert caught.value.retry_after == 90.0
    assert time.waits == [30.0]


async def test_c135_a_days_limit_is_never_waited_for_and_told_as_an_error(
    time: Time, caplog: pytest.LogCaptureFixture
) -> None:
    asked = chain(time, [FakeLLM([Limited("day", 0.5, daily=True)])])
    with caplog.at_level(logging.WARNING), pytest.raises(Unavailable):
        await asked.complete(prompt())
    assert not time.waits
    assert [record.levelno for record in caplog.records] == [logging.ERROR]


async def test_c135_a_request_that_is_too_large_is_asked_of_others_and_not_again(time: Time) -> None:
    first, second = FakeLLM([TooLarge("long")]), FakeLLM([BUSY, BUSY, BUSY])
    with pytest.raises(TooLarge):
        await chain(time, [first, second]).complete(prompt())
    assert len(first.prompts) == 1
    assert (await chain(time, [FakeLLM([TooLarge("long")]), FakeLLM(["yes"])]).complete(prompt())).text == "yes"


async def test_c137_an_overloaded_provider_is_tried_a_few_times_then_the_other(time: Time) -> None:
    first, second = FakeLLM(usual=BUSY), FakeLLM(["yes"])
    whole = await chain(time, [first, second]).complete(prompt())
    assert (whole.text, whole.calls) == ("yes", 4)
    assert time.waits == [0.25, 0.5]
    assert [one.text for one in first.prompts + second.prompts] == [prompt().text] * 4


async def test_c137_when_all_are_overloaded_the_caller_is_told_once(time: Time) -> None:
    with pytest.raises(Unavailable, match="no model answered for 'answer'"):
        await chain(time, [FakeLLM(usual=BUSY), FakeLLM(usual=BUSY)]).complete(prompt())


async def test_c141_an_empty_reply_goes_to_the_next_model_or_is_asked_for_once_more(time: Time) -> None:
    assert (await chain(time, [FakeLLM([""]), FakeLLM(["yes"])]).complete(prompt())).calls == 2
    assert (await chain(time, [FakeLLM(["", "yes"])]).complete(prompt())).calls == 2
    with pytest.raises(Malformed):
        await chain(time, [FakeLLM(usual="")]).complete(prompt())
    assert not time.waits


async def test_c143_cut_output_is_an_answer_and_says_so(time: Time) -> None:
    cut = Completion("Submit form [1", "p0/m", Finish.CUT, 1, 1)
    assert (await chain(time, [FakeLLM([cut]), FakeLLM()]).complete(prompt())).finish is Finish.CUT


async def test_a_refused_request_is_asked_of_the_next_model(time: Time) -> None:
    assert (await chain(time, [FakeLLM([Rejected("key")]), FakeLLM(["yes"])]).complete(prompt())).text == "yes"
    with pytest.raises(Rejected):
        await chain(time, [FakeLLM([Rejected("key")])]).complete(prompt())


async def test_a_slow_model_is_not_waited_for_twice_while_there_is_another(time: Time) -> None:
    first, second = FakeLLM([TimedOut("slow")]), FakeLLM(["yes"])
    assert (await chain(time, [first, second]).complete(prompt())).calls == 2


async def test_no_model_is_asked_after_the_deadline(time: Time) -> None:
    first, second = Slow(time, 46.0, FakeLLM([BUSY])), FakeLLM(["too late"])
    with pytest.raises(Unavailable, match="no time was left"):
        await chain(time, [first, second]).complete(prompt())
    assert not second.prompts


async def test_one_deadline_holds_for_all_that_a_question_asks(time: Time) -> None:
    asked = chain(time, [Slow(time, 20.0, FakeLLM(usual="yes"))])
    with within(45.0, time.clock):
        for _ in range(3):
            await asked.complete(prompt())
        with pytest.raises(Unavailable, match="no time was left"):
            await asked.complete(prompt())
    await asked.complete(prompt())


async def test_a_model_that_hangs_is_left_after_its_timeout(time: Time) -> None:
    whole = await chain(time, [Hanging(), FakeLLM(["yes"])], timeout_s=0.05).complete(prompt())
    assert (whole.text, whole.calls) == ("yes", 2)


async def test_a_stream_that_breaks_before_its_first_piece_goes_to_the_next_model(time: Time) -> None:
    pieces, wholes, error = await streamed(chain(time, [FakeLLM([Rejected("key")]), FakeLLM(["yes"])]), prompt())
    assert error is None
    assert pieces == ["yes"]
    assert wholes[0].calls == 2


async def test_a_stream_that_breaks_later_raises(time: Time) -> None:
    second = FakeLLM(["other words"])
    asked = chain(time, [FakeLLM([BrokenOff("Leave is 25 days")]), second])
    pieces, wholes, error = await streamed(asked, prompt())
    assert "".join(pieces) == "Leave is 25 days"
    assert not wholes
    assert isinstance(error, Unavailable)
    assert error.model == "p0/m"
    assert not second.prompts


async def test_c139_who_asks_again_after_a_stream_that_broke_gets_another_model(time: Time) -> None:
    first, second = FakeLLM([BrokenOff("Leave is 25 days")], usual="again"), FakeLLM(usual="other words")
    asked = chain(time, [first, second])
    await streamed(asked, prompt())
    assert (await asked.complete(prompt())).text == "other words"
    time.now += 5.1
    assert (await asked.complete(prompt())).text == "again"


async def test_the_only_model_is_asked_again_after_its_stream_broke(time: Time) -> None:
    asked = chain(time, [FakeLLM([BrokenOff("Leave is 25 days"), "again"])])
    await streamed(asked, prompt())
    assert (await asked.complete(prompt())).text == "again"


async def test_a_stream_does_not_time_out_while_its_reader_is_slow(time: Time) -> None:
    asked = chain(time, [FakeLLM(["one two three four"])], timeout_s=0.05)
    seen = []
    async for piece in asked.stream(prompt()):
        seen.append(piece)
        await asyncio.sleep(0.1)
    assert isinstance(seen[-1], Completion)


async def test_a_dead_provider_is_not_asked_again_by_every_question(time: Time) -> None:
    first, second = FakeLLM(usual=BUSY), FakeLLM(usual="yes")
    asked = chain(time, [first, second])
    for _ in range(5):
        await asked.complete(prompt())
    assert len(first.prompts) == 3
    time.now += 31
    for _ in range(3):
        await asked.complete(prompt())
    assert len(first.prompts) == 4, "one probe, and open again"


async def test_when_all_are_left_alone_the_caller_is_told_when_to_come_back(time: Time) -> None:
    asked = chain(time, [FakeLLM(usual=BUSY)])
    with pytest.raises(Unavailable):
        await asked.complete(prompt())
    with pytest.raises(Unavailable, match="left alone") as caught:
        await asked.complete(prompt())
    assert caught.value.retry_after == pytest.approx(30)


async def test_a_task_without_models_is_rejected() -> None:
    with pytest.raises(Rejected, match=r"\[models\]"):
        await Chain({}).complete(prompt())


async def test_a_question_that_is_cancelled_counts_for_nothing(time: Time) -> None:
    asked = chain(time, [Hanging()])
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.05):
            await asked.complete(prompt())
    assert not asked.tally


async def test_a_refusal_at_the_probe_shows_that_the_provider_is_there(time: Time) -> None:
    first = FakeLLM([BUSY, BUSY, BUSY, Rejected("key"), "yes"])
    asked = chain(time, [first, FakeLLM(usual="spare")])
    await asked.complete(prompt())
    time.now += 31
    assert (await asked.complete(prompt())).text == "spare"
    assert (await asked.complete(prompt())).text == "yes"


async def test_a_model_that_ends_without_a_completion_is_malformed(time: Time) -> None:
    class Silent(FakeLLM):
        async def stream(self, prompt: Prompt) -> AsyncIterator[str | Completion]:
            self.prompts.append(prompt)
            yield "Leave is"

    pieces, wholes, error = await streamed(chain(time, [Silent()]), prompt())
    assert (pieces, wholes) == (["Leave is"], [])
    assert isinstance(error, Malformed)
