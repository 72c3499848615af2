from collections.abc import AsyncIterator

import pytest

from adapters.llm.anthropic import Anthropic
from adapters.llm.groq import Groq
from adapters.llm.registry import MODELS
from tests.fakes.providers import Providers, providers
from tests.fakes.wires import KEY


@pytest.fixture
async def server() -> AsyncIterator[Providers]:
    async with providers() as listening:
        yield listening


@pytest.fixture
async def groq(server: Providers) -> AsyncIterator[Groq]:
    adapter = Groq(MODELS["groq/openai/gpt-oss-120b"], KEY, server.url, timeout_s=2)
    yield adapter
    await adapter.close()


@pytest.fixture
async def anthropic(server: Providers) -> AsyncIterator[Anthropic]:
    adapter = Anthropic(MODELS["anthropic/claude-sonnet-5-5"], KEY, server.url, timeout_s=2)
    yield adapter
    await adapter.close()
