"""What goes over the wire, and what comes of what comes back."""

import asyncio
import json

import pytest

from adapters.llm.anthropic import Anthropic
from adapters.llm.failures import TimedOut
from adapters.llm.groq import Groq
from adapters.llm.registry import MODELS, model_of
from rag.errors import Malformed, Rejected, Unavailable
from rag.ports import Finish, Prompt, Task
from tests.contract.llm import SCHEMA, prompt, streamed
from tests.fakes.providers import Providers
from tests.fakes.wires import KEY, BreakOff, Fail, FailMidway, Hang, Raw, Say

BLANK_SYSTEM = Prompt(Task.REWRITE, " \n", "q2", 50)


async def test_groq_is_asked_with_the_parameters_of_its_model(groq: Groq, server: Providers) -> None:
    await groq.complete(prompt())
    assert server.requests[0].body == {
        "model": "openai/gpt-oss-120b",
        "messages": [
            {"role": "system", "content": "Answer from the passages."},
            {"role": "user", "content": "How long is annual leave?"},
        ],
        "max_completion_tokens": 200 + 1024,
        "temperature": 0.0,
        "reasoning_effort": "low",
    }


async def test_anthropic_is_asked_without_sampling_parameters(anthropic: Anthropic, server: Providers) -> None:
    await anthropic.complete(prompt())
    assert server.requests[0].body == {
        "model": "claude-sonnet-5-5",
        "system": "Answer from the passages.",
        "messages": [{"role": "user", "content": "How long is annual leave?"}],
        "max_tokens": 200 + 4096,
        "output_config": {"effort": "low"},
    }


async def test_a_model_of_ones_own_gets_only_what_every_server_takes(server: Providers) -> None:
    own = Groq(model_of("groq/qwen2.5-coder"), KEY, server.url)
    whole = await own.complete(prompt())
    await own.close()
    assert set(server.requests[0].body) == {"model", "messages", "max_tokens", "temperature"}
    assert whole.model == "groq/qwen2.5-coder"
    assert whole.cost is None


async def test_c147_no_empty_text_is_sent_and_the_order_is_valid(
    groq: Groq, anthropic: Anthropic, server: Providers
) -> None:
    """History travels inside the one text, so that an empty turn cannot spoil the request."""
    history = "user: q1\nassistant: \nuser:    \nassistant: a\nuser: q2"
    for llm in (groq, anthropic):
        for asked in (BLANK_SYSTEM, Prompt(Task.REWRITE, "", history, 50)):
            assert (await llm.complete(asked)).text == "Hello."
    for request in server.requests:
        assert [message["role"] for message in request.body["messages"]] == ["user"]
        assert "system" not in request.body


async def test_a_blank_prompt_is_rejected_before_anything_is_sent(
    groq: Groq, anthropic: Anthropic, server: Providers
) -> None:
    for llm in (groq, anthropic):
        with pytest.raises(Rejected, match="blank"):
            await llm.complete(prompt(" \n"))
        assert isinstance((await streamed(llm, prompt("")))[2], Rejected)
    assert not server.requests


async def test_a_completion_costs_what_the_registry_says(groq: Groq, anthropic: Anthropic, server: Providers) -> None:
    server.script.extend([Say("Hello."), Say("Hello.", cached=5), Say("Hello.", cached=5)])
    assert (await groq.complete(prompt())).cost == pytest.approx((11 * 0.15 + 7 * 0.60) / 1e6)
    whole = await anthropic.complete(prompt())
    assert (whole.tokens_in, whole.tokens_out) == (11, 7)
    assert whole.cost == pytest.approx((11 * 2 + 7 * 10) / 1e6)
    assert (await streamed(anthropic, prompt()))[1][0] == whole


async def test_groq_is_held_to_the_schema(groq: Groq, server: Providers) -> None:
    server.script.append(Say('{"keep": []}'))
    await groq.complete(prompt(schema=True, task=Task.RELEVANCE))
    wanted = {"name": "relevance", "schema": SCHEMA, "strict": True}
    assert server.requests[0].body["response_format"] == {"type": "json_schema", "json_schema": wanted}


async def test_anthropic_is_held_to_the_schema(anthropic: Anthropic, server: Providers) -> None:
    server.script.append(Say('{"keep": []}'))
    await anthropic.complete(prompt(schema=True))
    wanted = {"effort": "low", "format": {"type": "json_schema", "schema": SCHEMA}}
    assert server.requests[0].body["output_config"] == wanted


async def test_a_server_that_takes_no_schema_is_asked_for_json_and_never_again_by_schema(
    groq: Groq, server: Providers
) -> None:
    server.takes_schema = False
    server.script.extend([Say('```json\n{"keep": [1]}\n```'), Say('{"keep": []}')])
    first = await groq.complete(prompt(schema=True))
    second = await groq.complete(prompt(schema=True))
    assert (first.text, first.calls, second.calls) == ('{"keep": [1]}', 2, 1)
    formats = [request.body["response_format"]["type"] for request in server.requests]
    assert formats == ["json_schema", "json_object", "json_object"]
    assert json.dumps(SCHEMA) in server.requests[1].body["messages"][0]["content"]


@pytest.mark.parametrize("text", ["no JSON at all", "[1, 2]", '{"keep": [1', "[" * 9_999])
async def test_what_is_no_json_object_is_malformed(
    groq: Groq, anthropic: Anthropic, server: Providers, text: str
) -> None:
    for llm in (groq, anthropic):
        server.script.append(Say(text))
        with pytest.raises(Malformed, match="no JSON object"):
            await llm.complete(prompt(schema=True))


async def test_groq_says_that_its_model_missed_the_schema(groq: Groq, server: Providers) -> None:
    server.script.append(Fail(400, "Failed to generate JSON: json_schema", "json_validate_failed"))
    with pytest.raises(Malformed):
        await groq.complete(prompt(schema=True))
    assert len(server.requests) == 1


@pytest.mark.parametrize(
    "body",
    [
        Raw("<html>Bad gateway</html>", "text/html"),
        Raw("{}"),
        Raw("[]"),
        Raw("null"),
        Raw('{"choices": [], "content": null, "usage": null}'),
        Raw('{"choices": [{"message": null}], "content": "text", "stop_reason": "end_turn"}'),
        Raw("{broken"),
    ],
)
async def test_an_answer_in_another_shape_is_malformed(
    groq: Groq, anthropic: Anthropic, server: Providers, body: Raw
) -> None:
    for llm in (groq, anthropic):
        server.script.append(body)
        with pytest.raises(Malformed):
            await llm.complete(prompt())
        server.script.append(body)
        assert isinstance((await streamed(llm, prompt()))[2], Malformed)


@pytest.mark.parametrize("reason", ["tool_calls", "tool_use", "pause_turn", "new_reason"])
async def test_an_end_that_is_none_is_malformed(
    groq: Groq, anthropic: Anthropic, server: Providers, reason: str
) -> None:
    for llm in (groq, anthropic):
        server.script.append(Say("Let me look that up", reason))
        with pytest.raises(Malformed, match="not the whole"):
            await llm.complete(prompt())


@pytest.mark.parametrize(("share", "clean"), [(0.4, False), (1.0, False), (0.4, True), (1.0, True)])
async def test_c139_without_the_end_event_nothing_is_complete(
    groq: Groq, anthropic: Anthropic, server: Providers, share: float, *, clean: bool
) -> None:
    for llm in (groq, anthropic):
        server.script.append(BreakOff("1. First step [1].\n2. Second step [2].", share, clean))
        pieces, wholes, error = await streamed(llm, prompt())
        assert not wholes
        assert isinstance(error, Malformed if clean else Unavailable)
        assert pieces or not clean


async def test_a_socket_that_closes_before_the_answer_is_unavailable(
    groq: Groq, anthropic: Anthropic, server: Providers
) -> None:
    for llm in (groq, anthropic):
        server.script.append(BreakOff("x"))
        with pytest.raises(Unavailable) as caught:
            await llm.complete(prompt())
        assert not isinstance(caught.value, TimedOut)  # the same model may be asked again


async def test_an_error_in_the_middle_of_a_stream_is_told_by_its_type(
    groq: Groq, anthropic: Anthropic, server: Providers
) -> None:
    for llm in (groq, anthropic):
        for kind, expected in (("overloaded_error", Unavailable), ("authentication_error", Rejected)):
            server.script.append(FailMidway("Leave is", kind, f"key {KEY} trouble"))
            pieces, wholes, error = await streamed(llm, prompt())
            assert "".join(pieces) == "Leave is"
            assert not wholes
            assert isinstance(error, expected)
            assert KEY not in str(error)


async def test_silence_ends_after_the_timeout(server: Providers) -> None:
    for llm in (
        Groq(MODELS["groq/openai/gpt-oss-20b"], KEY, server.url, timeout_s=0.2),
        Anthropic(MODELS["anthropic/claude-haiku-5-5"], KEY, server.url, timeout_s=0.2),
    ):
        server.script.extend([Hang(), Hang()])
        with pytest.raises(TimedOut):
            await llm.complete(prompt())
        assert isinstance((await streamed(llm, prompt()))[2], TimedOut)
        await llm.close()


async def test_nobody_listening_is_unavailable() -> None:
    for llm in (
        Groq(MODELS["groq/openai/gpt-oss-20b"], KEY, "http://127.0.0.1:9", timeout_s=1),
        Anthropic(MODELS["anthropic/claude-haiku-5-5"], KEY, "http://127.0.0.1:9", timeout_s=1),
    ):
        with pytest.raises(Unavailable) as caught:
            await llm.complete(prompt())
        assert not isinstance(caught.value, TimedOut)
        await llm.close()


async def test_connections_are_kept_for_the_next_questions(groq: Groq, anthropic: Anthropic, server: Providers) -> None:
    for llm in (groq, anthropic):
        server.peers.clear()
        for _ in range(3):
            await asyncio.gather(*(llm.complete(prompt()) for _ in range(40)))
        assert len(server.peers) <= 40


async def test_a_proxy_of_the_environment_is_asked(server: Providers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HTTP_PROXY", server.url)
    for llm in (
        Groq(MODELS["groq/openai/gpt-oss-20b"], KEY, "http://models.invalid", timeout_s=2),
        Anthropic(MODELS["anthropic/claude-haiku-5-5"], KEY, "http://models.invalid", timeout_s=2),
    ):
        assert (await llm.complete(prompt())).finish is Finish.DONE
        assert server.requests[-1].headers["Host"] == "models.invalid"
        await llm.close()


async def test_a_stream_that_nobody_reads_on_is_closed(groq: Groq, anthropic: Anthropic, server: Providers) -> None:
    for llm in (groq, anthropic):
        server.script.append(Say("word " * 500))
        pieces = llm.stream(prompt())
        assert isinstance(await anext(pieces), str)
        await pieces.aclose()  # type: ignore[attr-defined]  # both are generators
        assert (await llm.complete(prompt())).finish is Finish.DONE
