"""What a question cost: every model call on its way, counted where it happens."""

from collections.abc import AsyncIterator

from rag.outcome import Spent
from rag.ports import LLM, Completion, Prompt


class Metered:
    """An `LLM` that counts what another one is asked; made anew for each question."""

    def __init__(self, llm: LLM) -> None:
        self._llm = llm
        self.spent = Spent()

    async def complete(self, prompt: Prompt) -> Completion:
        """Return the whole reply: see `rag.ports.LLM`."""
        return self._counted(await self._llm.complete(prompt))

    async def stream(self, prompt: Prompt) -> AsyncIterator[str | Completion]:
        """Yield the reply piece by piece: see `rag.ports.LLM`."""
        async for piece in self._llm.stream(prompt):
            yield self._counted(piece) if isinstance(piece, Completion) else piece

    def _counted(self, done: Completion) -> Completion:
        self.spent += Spent(done.calls, done.tokens_in + done.tokens_out, done.cost or 0.0)
        return done


_: type[LLM] = Metered
