"""A model that is opened when it is first asked: importing an SDK takes a second or more."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Protocol

from adapters.llm.access import Access
from adapters.llm.registry import Model
from rag.ports import LLM, Completion, Prompt


class Opened(LLM, Protocol):
    """A model with connections to close."""

    async def close(self) -> None:
        """Close the connections."""


class OnFirstUse:
    """The model that `open_it` returns; it is called in a thread, so that nothing else waits."""

    def __init__(self, open_it: Callable[[], Opened]) -> None:
        self._open_it = open_it
        self._opening = asyncio.Lock()
        self._llm: Opened | None = None

    async def complete(self, prompt: Prompt) -> Completion:
        """Return the whole reply. Raises Unavailable, Rejected, Malformed."""
        return await (await self._opened()).complete(prompt)

    async def stream(self, prompt: Prompt) -> AsyncIterator[str | Completion]:
        """Yield pieces, then the Completion. Raises Unavailable, Rejected, Malformed."""
        async for piece in (await self._opened()).stream(prompt):
            yield piece

    async def ready(self) -> None:
        """Open it now."""
        await self._opened()

    async def close(self) -> None:
        """Close what was opened; a later question opens it anew."""
        llm, self._llm = self._llm, None
        if llm:
            await llm.close()

    async def _opened(self) -> Opened:
        async with self._opening:
            if self._llm is None:
                self._llm = await asyncio.to_thread(self._open_it)
            return self._llm


def open_model(model: Model, access: Access, timeout_s: float, *, native: bool = False) -> Opened:
    """
    Return the model behind its provider's SDK, which is imported here and nowhere else.

    `native` asks it to cite by its own means too.
    """
    if model.provider == "groq":
        from adapters.llm.groq import Groq  # noqa: PLC0415  # heavy

        return Groq(model, access.key, access.url, timeout_s, native=native)
    from adapters.llm.anthropic import Anthropic  # noqa: PLC0415  # heavier

    return Anthropic(model, access.key, access.url, timeout_s, native=native)


def _is_llm(lazy: OnFirstUse) -> LLM:
    return lazy
