from collections.abc import AsyncIterator
from typing import Any

import pytest

from adapters.llm.anthropic import Anthropic
from adapters.llm.groq import Groq
from adapters.llm.registry import MODELS
from rag.errors import Rejected, TooLarge, Unavailable
from rag.ports import LLM, Completion, Finish
from tests.contract.llm import LLMContract, Stage
from tests.fakes.llm import MODEL, BrokenOff, FakeLLM
from tests.fakes.providers import Providers, providers
from tests.fakes.wires import KEY, BreakOff, Fail, Say


class ScriptedStage:
    def __init__(self) -> None:
        self._fake = FakeLLM()
        self.llm: LLM = self._fake

    def says(self, text: str) -> None:
        self._fake.will_say(text)

    def is_cut(self, text: str) -> None:
        self._fake.will_say(Completion(text, MODEL, Finish.CUT, 100, 10))

    def declines(self) -> None:
        self._fake.will_say(Completion("", MODEL, Finish.DECLINED, 100, 1))

    def is_overloaded(self) -> None:
        self._fake.will_say(Unavailable("overloaded"))

    def refuses(self) -> None:
        self._fake.will_say(Rejected("no such parameter"))

    def finds_it_too_long(self) -> None:
        self._fake.will_say(TooLarge("too long"))

    def breaks_off(self, text: str) -> None:
        self._fake.will_say(BrokenOff(text[:20]))


class WireStage:
    """A real adapter before the fake server."""

    def __init__(self, llm: LLM, server: Providers, words: dict[str, Any]) -> None:
        self.llm = llm
        self._server = server
        self._words = words

    def says(self, text: str) -> None:
        self._server.script.append(Say(text, thinking="Let me see."))

    def is_cut(self, text: str) -> None:
        self._server.script.append(Say(text, self._words["cut"]))

    def declines(self) -> None:
        self._server.script.append(Say("", self._words["declined"]))

    def is_overloaded(self) -> None:
        self._server.script.append(self._words["overloaded"])

    def refuses(self) -> None:
        self._server.script.append(Fail(400, "unknown parameter", "invalid_request_error"))

    def finds_it_too_long(self) -> None:
        self._server.script.append(self._words["too long"])

    def breaks_off(self, text: str) -> None:
        self._server.script.append(BreakOff(text))


class TestFake(LLMContract):
    @pytest.fixture
    def stage(self) -> Stage:
        return ScriptedStage()


class TestGroq(LLMContract):
    @pytest.fixture
    async def stage(self) -> AsyncIterator[Stage]:
        words = {
            "cut": "length",
            "declined": "content_filter",
            "overloaded": Fail(498, "capacity exceeded", "capacity_exceeded"),
            "too long": Fail(
                413, "Request too large: tokens per minute (TPM): Limit 8000, Requested 9000", "rate_limit_exceeded"
            ),
        }
        async with providers() as server:
            llm = Groq(MODELS["groq/openai/gpt-oss-120b"], KEY, server.url, timeout_s=5)
            yield WireStage(llm, server, words)
            await llm.close()


class TestAnthropic(LLMContract):
    @pytest.fixture
    async def stage(self) -> AsyncIterator[Stage]:
        words = {
            "cut": "model_context_window_exceeded",
            "declined": "refusal",
            "overloaded": Fail(529, "Overloaded", "overloaded_error"),
            "too long": Fail(400, "prompt is too long: 210000 tokens > 200000 maximum", "invalid_request_error"),
        }
        async with providers() as server:
            llm = Anthropic(MODELS["anthropic/claude-sonnet-5-5"], KEY, server.url, timeout_s=5)
            yield WireStage(llm, server, words)
            await llm.close()
