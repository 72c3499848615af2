"""The whole way: settings, chain, SDK and server, where time passes only when somebody waits."""

import traceback
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from adapters.llm.anthropic import Anthropic
from adapters.llm.chain import Chain
from adapters.llm.groq import Groq
from adapters.settings import load
from adapters.wiring import llm_of
from rag.errors import Malformed, Rejected, TooLarge, Unavailable
from rag.ports import Finish
from tests.adapters.llm.worlds import Time
from tests.contract.llm import prompt, streamed
from tests.fakes.providers import Providers
from tests.fakes.wires import KEY, BreakOff, Fail, FailMidway, Say

LIMITED = "Rate limit reached for model `m` in organization `org_1` on "
MINUTE = f"{LIMITED}tokens per minute (TPM): Limit 12000, Used 8812, Requested 4701. Please try again in 1.2s."
COUNT = f"{LIMITED}requests per minute (RPM): Limit 30, Used 30, Requested 1. Please try again in 2s."
DAY = f"{LIMITED}tokens per day (TPD): Limit 100000, Used 100000, Requested 4701. Please try again in 7h."
LARGE = f"{LIMITED}tokens per minute (TPM): Limit 12000, Requested 21446, please reduce your message size."


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
async def groq_alone(server: Providers, tmp_path: Path, time: Time) -> AsyncIterator[Chain]:
    chain = llm_of(load({}, tmp_path), {"GROQ_API_KEY": KEY, "GROQ_BASE_URL": server.url})
    assert chain
    yield replace(chain, world=time.world)
    await chain.close()


@pytest.fixture
async def both(server: Providers, tmp_path: Path, time: Time) -> AsyncIterator[Chain]:
    environment = {f"{name}_{what}": value for name in ("GROQ", "ANTHROPIC") for what, value in (
        ("API_KEY", KEY), ("BASE_URL", server.url)
    )}  # fmt: skip
    chain = llm_of(load({}, tmp_path), environment)
    assert chain
    yield replace(chain, world=time.world)
    await chain.close()


def paths(server: Providers) -> list[str]:
    return [request.path.rpartition("/")[2] for request in server.requests]


async def test_models_can_be_opened_before_the_first_question_and_again_after_closing(
    both: Chain, server: Providers
) -> None:
    await both.ready()
    assert not server.requests
    await both.close()
    assert (await both.complete(prompt())).text == "Hello."


async def test_c133_a_limit_of_a_second_is_waited_for(both: Chain, server: Providers, time: Time) -> None:
    server.script.extend([Fail(429, MINUTE, "rate_limit_exceeded", {"Retry-After": "1"}), Say("Yes [1].")])
    whole = await both.complete(prompt())
    assert (whole.text, whole.calls, time.waits) == ("Yes [1].", 2, [1.0])
    assert paths(server) == ["completions", "completions"]


async def test_a_limit_of_ninety_seconds_goes_to_the_other_provider(both: Chain, server: Providers, time: Time) -> None:
    server.script.extend([Fail(429, MINUTE, "rate_limit_exceeded", {"Retry-After": "90"}), Say("Yes [1].")])
    assert (await both.complete(prompt())).model == "anthropic/claude-sonnet-5-5"
    assert not time.waits


@pytest.mark.parametrize(("body", "wait"), [(MINUTE, 1.2), (COUNT, 2.0)])
async def test_c135_limits_of_a_minute_are_waited_for_briefly(
    groq_alone: Chain, server: Providers, time: Time, body: str, wait: float
) -> None:
    server.script.append(Fail(429, body, "rate_limit_exceeded"))
    assert (await groq_alone.complete(prompt())).calls == 2
    assert time.waits == [pytest.approx(wait)]


async def test_c135_a_days_limit_stops_and_the_operator_is_told(
    groq_alone: Chain, server: Providers, time: Time, caplog: pytest.LogCaptureFixture
) -> None:
    server.script.append(Fail(429, DAY, "rate_limit_exceeded"))
    for _ in range(2):
        with pytest.raises(Unavailable) as caught:
            await groq_alone.complete(prompt())
    assert len(server.requests) == 1
    assert not time.waits
    assert "ERROR" in caplog.text
    assert "org_1" not in caplog.text + str(caught.value)


async def test_c135_a_request_larger_than_the_limit_may_be_shrunk_once(groq_alone: Chain, server: Providers) -> None:
    server.script.append(Fail(429, LARGE, "rate_limit_exceeded"))
    with pytest.raises(TooLarge):
        await groq_alone.complete(prompt("word " * 20_000))
    assert len(server.requests) == 1
    assert (await groq_alone.complete(prompt("word"))).text == "Hello."


async def test_c137_overloaded_on_every_try_ends_at_the_other_provider(both: Chain, server: Providers) -> None:
    server.script.extend([Fail(498)] * 3 + [Fail(529, kind="overloaded_error"), Say("Yes [1].")])
    whole = await both.complete(prompt())
    assert (whole.model, whole.calls) == ("anthropic/claude-sonnet-5-5", 5)
    assert paths(server) == ["completions"] * 3 + ["messages"] * 2


async def test_c137_when_both_are_overloaded_there_is_one_error_after_a_few_tries(
    both: Chain, server: Providers
) -> None:
    server.script.extend([Fail(529, kind="overloaded_error")] * 9)
    with pytest.raises(Unavailable):
        await both.complete(prompt())
    assert len(server.requests) == 6


async def test_c139_a_dropped_stream_is_never_whole(both: Chain, server: Providers) -> None:
    for step in (BreakOff("1. One [1].\n2. Two [2].", 0.4), BreakOff("1. One [1].\n2. Two [2].", 1.0, clean=True)):
        server.script.append(step)
        _, wholes, error = await streamed(both, prompt())
        assert not wholes
        assert isinstance(error, Unavailable | Malformed)


async def test_c139_a_stream_that_breaks_before_anything_came_is_begun_anew(both: Chain, server: Providers) -> None:
    server.script.extend([FailMidway(""), Say("Yes [1].")])
    pieces, wholes, error = await streamed(both, prompt())
    assert error is None
    assert "".join(pieces) == wholes[0].text == "Yes [1]."


@pytest.mark.parametrize("finish", ["stop", "length"])
async def test_c141_an_empty_reply_is_asked_for_again_elsewhere(both: Chain, server: Providers, finish: str) -> None:
    server.script.extend([Say("", finish), Say("Yes [1].")])
    assert (await both.complete(prompt())).text == "Yes [1]."
    server.script.extend([Say("", finish)] * 9)
    with pytest.raises(Malformed):
        await both.complete(prompt())


@pytest.mark.parametrize("text", ["1. Open it.\n2. Submit form [1", "Run:\n```sh\nfootnote ask"])
async def test_c143_every_word_for_cut_off_is_understood(
    groq: Groq, anthropic: Anthropic, server: Providers, text: str
) -> None:
    for llm, reason in (
        (groq, "length"), (anthropic, "max_tokens"), (anthropic, "model_context_window_exceeded")
    ):  # fmt: skip
        server.script.extend([Say(text, reason), Say(text, reason)])
        whole = await llm.complete(prompt())
        assert (whole.text, whole.finish) == (text, Finish.CUT)
        assert (await streamed(llm, prompt()))[1] == [whole]


async def test_c145_a_key_that_is_revoked_while_running_is_told_to_the_operator_alone(
    groq_alone: Chain, server: Providers, caplog: pytest.LogCaptureFixture
) -> None:
    assert (await groq_alone.complete(prompt())).text == "Hello."
    server.script.append(Fail(401, f"the key {KEY} is revoked", "invalid_api_key"))
    with pytest.raises(Rejected, match="check GROQ_API_KEY") as caught:
        await groq_alone.complete(prompt())
    reasons = " ".join(str(getattr(record, "fields", {})) for record in caplog.records)
    assert "check GROQ_API_KEY" in reasons
    shown = reasons + caplog.text + "".join(traceback.format_exception(caught.value))
    assert KEY not in shown
    assert server.url not in shown
