"""Every way in which the SDKs fail comes down to one of ours, with no word of theirs in it."""

import traceback
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from typing import Any

import anthropic as anthropic_sdk
import groq as groq_sdk
import httpx
import httpx2
import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.llm import anthropic as anthropic_adapter
from adapters.llm import groq as groq_adapter
from adapters.llm.anthropic import Anthropic
from adapters.llm.failures import Kind, Limited, TimedOut, Told, failure, wait_of
from adapters.llm.groq import Groq
from adapters.llm.mapping import explained
from adapters.llm.registry import MODELS
from rag.errors import Malformed, PortError, Rejected, TooLarge, Unavailable
from tests.contract.llm import prompt, streamed
from tests.fakes.providers import Providers
from tests.fakes.wires import KEY, Fail, FailMidway

SECRET = "https://user:gsk_hush@models.example.com said: the question of a person"  # noqa: S105  # the point
URL = "https://models.example.com"

SDKS = (
    (groq_sdk, httpx, groq_adapter.TABLE, MODELS["groq/openai/gpt-oss-20b"]),
    (anthropic_sdk, httpx2, anthropic_adapter.TABLE, MODELS["anthropic/claude-haiku-5-5"]),
)


def descendants(kind: type[Exception]) -> Iterator[type[Exception]]:
    yield kind
    for one in kind.__subclasses__():
        yield from descendants(one)


def example(kind: Any, sdk: Any, http: Any) -> Any:
    """Return an instance as the SDK makes it, with a secret wherever there is room for one."""
    request = http.Request("POST", URL)
    if issubclass(kind, sdk.APIStatusError):
        response = http.Response(getattr(kind, "status_code", 400), request=request)
        return kind(SECRET, response=response, body={"error": {"message": SECRET}})
    if issubclass(kind, sdk.APIResponseValidationError):
        return kind(http.Response(200, request=request), SECRET, message=SECRET)
    if issubclass(kind, sdk.APIConnectionError):
        return kind(request) if issubclass(kind, sdk.APITimeoutError) else kind(message=SECRET, request=request)
    if issubclass(kind, sdk.APIError):
        return kind(SECRET, request, body={"message": SECRET})
    try:
        return kind(SECRET)
    except TypeError:  # wants more; what it would hold is not looked at
        return kind.__new__(kind)


CLASSES = [
    (kind, sdk, http, table, model)
    for sdk, http, table, model in SDKS
    for root in (sdk.GroqError if sdk is groq_sdk else sdk.AnthropicError, http.HTTPError)
    for kind in dict.fromkeys(descendants(root))
]


@pytest.mark.parametrize(
    ("kind", "sdk", "http", "table", "model"), CLASSES, ids=[f"{one[1].__name__}-{one[0].__name__}" for one in CLASSES]
)
def test_every_exception_of_the_sdk_has_its_place(
    kind: type[Exception], sdk: Any, http: Any, table: Any, model: Any
) -> None:
    error = explained(example(kind, sdk, http), model, table)
    assert isinstance(error, Unavailable | Rejected | Malformed)
    assert not any(word in str(error) for word in ("hush", "person", "example.com"))
    assert str(error).startswith(model.id)


STATUSES = {
    400: Rejected,
    401: Rejected,
    402: Rejected,
    403: Rejected,
    404: Rejected,
    408: Unavailable,
    409: Unavailable,
    413: TooLarge,
    422: Rejected,
    429: Limited,
    498: Unavailable,
    500: Unavailable,
    501: Rejected,
    502: Unavailable,
    503: Unavailable,
    504: Unavailable,
    529: Unavailable,
}


async def test_every_status_is_told_from_the_others(groq: Groq, anthropic: Anthropic, server: Providers) -> None:
    for llm in (groq, anthropic):
        for status, expected in STATUSES.items():
            server.script.append(Fail(status))
            with pytest.raises(PortError) as caught:
                await llm.complete(prompt())
            assert type(caught.value) is expected, status
            assert f"status {status}" in str(caught.value) or expected is Limited


LIMITS = [
    ("tokens per minute (TPM): Limit 12000, Used 8812, Requested 4701. Please try again in 7.56s", 7.56, False),
    ("requests per minute (RPM): Limit 30, Used 30, Requested 1. Please try again in 2s", 2.0, False),
    ("tokens per day (TPD): Limit 100000, Used 100000, Requested 3000. Please try again in 7h12m3.5s", 25923.5, True),
    ("requests per day (RPD): Limit 1000, Used 1000, Requested 1. Please try again in 86ms", 0.086, True),
]


@pytest.mark.parametrize(("text", "wait", "daily"), LIMITS)
def test_c135_limits_of_a_minute_and_of_a_day_are_told_apart(text: str, wait: float, *, daily: bool) -> None:
    told = Told(429, f"Rate limit reached for model `x` in organization `org_1` on {text}.", "rate_limit_exceeded")
    error = failure(Kind.STATUS, "groq", "x", told)
    assert isinstance(error, Limited)
    assert error.retry_after == pytest.approx(wait)
    assert error.daily is daily
    assert "org_1" not in str(error)


def test_c135_a_request_above_the_minutes_limit_is_too_large_and_not_limited() -> None:
    told = Told(429, "on tokens per minute (TPM): Limit 12000, Requested 21446, please reduce your message size")
    assert isinstance(failure(Kind.STATUS, "groq", "x", told), TooLarge)


def test_the_wait_is_the_headers_before_the_texts() -> None:
    text = "Please try again in 7h"
    assert wait_of(Told(429, text, headers={"retry-after": "90"})) == 90.0
    assert wait_of(Told(429, text, headers={"retry-after-ms": "1500", "retry-after": "2"})) == 1.5
    soon = format_datetime(datetime.now(UTC) + timedelta(seconds=30), usegmt=True)
    assert wait_of(Told(429, headers={"retry-after": soon})) == pytest.approx(30, abs=2)
    assert wait_of(Told(429, headers={"retry-after": "Thu, 01 Jan 1970 00:00:00 GMT"})) == 0.0
    assert wait_of(Told(429, headers={"retry-after": "soon"})) is None
    assert wait_of(Told(429, "try again in 1.2.3s")) is None


@given(text=st.text(), header=st.text())
def test_whatever_a_provider_says_a_wait_is_seconds_or_none(text: str, header: str) -> None:
    wait = wait_of(Told(429, f"try again in {text}", headers={"retry-after": header}))
    assert wait is None or wait >= 0


async def test_c145_neither_key_nor_address_nor_question_is_in_an_error(
    groq: Groq, anthropic: Anthropic, server: Providers, caplog: pytest.LogCaptureFixture
) -> None:
    for llm in (groq, anthropic):
        for step in (
            Fail(401, f"Invalid key {KEY} at https://user:{KEY}@host/ for 'a private question'"),
            Fail(529, f"{KEY} a private question"),
            Fail(429, f"{KEY} a private question", headers={"Retry-After": "90"}),
            FailMidway("", "overloaded_error", f"{KEY} a private question"),
        ):
            server.script.append(step)
            asked = prompt("a private question")
            error = (await streamed(llm, asked))[2]
            assert error is not None
            shown = "".join(traceback.format_exception(error)) + caplog.text
            assert KEY not in shown
            assert "a private question" not in shown
            assert server.url not in shown


async def test_a_wrong_key_says_which_variable_to_look_at(server: Providers) -> None:
    for llm, name in (
        (Groq(MODELS["groq/openai/gpt-oss-20b"], "wrong", server.url), "GROQ_API_KEY"),
        (Anthropic(MODELS["anthropic/claude-haiku-5-5"], "wrong", server.url), "ANTHROPIC_API_KEY"),
    ):
        with pytest.raises(Rejected, match=f"check {name}") as caught:
            await llm.complete(prompt())
        assert "wrong" not in str(caught.value)
        await llm.close()


def test_timeouts_are_their_own_kind() -> None:
    for sdk, http, table, model in SDKS:
        for kind in (sdk.APITimeoutError, http.ReadTimeout):
            assert isinstance(explained(example(kind, sdk, http), model, table), TimedOut)


@pytest.mark.parametrize(
    ("status", "code", "text"),
    [
        (400, "model_decommissioned", "The model `m` has been decommissioned and is no longer supported."),
        (404, "model_not_found", "The model m has been removed."),
        (400, "invalid_request_error", "This model is no longer available."),
        (410, "", "The model m is deprecated."),
    ],
)
def test_a_retired_model_is_told_as_one(status: int, code: str, text: str) -> None:
    error = failure(Kind.STATUS, "groq", "m", Told(status, text, code))
    assert isinstance(error, Rejected)
    assert str(error) == f"groq/m is retired by its provider; set another model under [models] (status {status})"
