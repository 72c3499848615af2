"""Time that passes only when somebody waits."""

from collections.abc import AsyncIterator, Mapping, Sequence

from adapters.breaker import Breaker
from adapters.llm.chain import Chain, Link, World
from rag.ports import LLM, Completion, Prompt, Task


class Time:
    """A clock and a sleep that moves it on; `waits` holds every wait."""

    def __init__(self) -> None:
        self.now = 1_000.0
        self.waits: list[float] = []

    def clock(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.waits.append(seconds)
        self.now += seconds

    @property
    def world(self) -> World:
        return World(self.clock, self.sleep, lambda: 0.0)


class Slow:
    """A model whose every answer takes so many seconds of the clock."""

    def __init__(self, time: Time, seconds: float, llm: LLM) -> None:
        self._time, self._seconds, self._llm = time, seconds, llm

    async def complete(self, prompt: Prompt) -> Completion:
        self._time.now += self._seconds
        return await self._llm.complete(prompt)

    async def stream(self, prompt: Prompt) -> AsyncIterator[str | Completion]:
        self._time.now += self._seconds
        async for piece in self._llm.stream(prompt):
            yield piece


def chain(time: Time, models: Mapping[str, LLM] | Sequence[LLM], timeout_s: float = 20.0) -> Chain:
    """Return a chain over these models, each of a provider of its own."""
    named = models if isinstance(models, Mapping) else {f"p{n}/m": llm for n, llm in enumerate(models)}
    links = [
        Link(name, llm, Breaker(time.clock, failures=3), Breaker(time.clock), timeout_s) for name, llm in named.items()
    ]
    return Chain(dict.fromkeys(Task, tuple(links)), world=time.world)
