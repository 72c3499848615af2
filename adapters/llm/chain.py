"""Several models behind one port: the first that answers, within one deadline."""

import asyncio
import logging
import random
import time
from collections import Counter
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import aclosing
from dataclasses import dataclass, field, replace

from adapters.breaker import Breaker
from adapters.llm.deadline import end_of
from adapters.llm.failures import Limited, TimedOut
from adapters.llm.lazy import OnFirstUse
from adapters.llm.retry import Patience
from rag.errors import Malformed, PortError, Rejected, TooLarge, Unavailable
from rag.ports import LLM, Completion, Prompt, Task

_log = logging.getLogger("footnote.models")

_DAILY_S = 900.0  # a day's limit rolls: a look every quarter of an hour finds the end of it
_LONGEST_REST_S = 3600.0
_BRIEF_REST_S = 5.0  # after a stream that broke: the same question asks again at once

Pieces = AsyncGenerator[str | Completion, None]
Ask = Callable[[LLM, Prompt], AsyncIterator[str | Completion]]


@dataclass(frozen=True, slots=True)
class Link:
    """
    A model in the chain.

    Attributes:
        model: `provider/name`.
        provider: Opens on outages; all models of a provider share it.
        limit: Opens while this model's own limit is used up.
        timeout_s: The longest wait for a reply, or for a streamed one's next piece.
    """

    model: str
    llm: LLM
    provider: Breaker
    limit: Breaker
    timeout_s: float


@dataclass(frozen=True, slots=True)
class World:
    """Time and chance, so that tests need neither."""

    clock: Callable[[], float] = time.monotonic
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    chance: Callable[[], float] = random.random


@dataclass(frozen=True, slots=True)
class Chain:
    """
    Asks each task's models in their order until one answers.

    The same prompt goes to each. A stream that breaks before its first piece goes to the next model; one that
    breaks later raises, and its model is left alone for a moment, so that asking again asks another. `tally` counts
    requests by model and outcome.
    """

    links: Mapping[Task, Sequence[Link]]
    deadline_s: float = 45.0  # the longest that a person is kept waiting
    patience: Patience = field(default_factory=Patience)
    world: World = field(default_factory=World)
    tally: Counter[tuple[str, str]] = field(default_factory=Counter)

    async def complete(self, prompt: Prompt) -> Completion:
        """
        Return the whole reply of the first model that answers.

        Raises:
            TooLarge: One of them takes no prompt as long as this, and no other answered.
            Unavailable: None answered in time; `retry_after` is the shortest wait that any asked for.
            Malformed, Rejected: Nothing but that came.
        """
        async with aclosing(self._answered(prompt, _whole)) as pieces:
            async for piece in pieces:
                if isinstance(piece, Completion):
                    return piece
        raise AssertionError("the pieces end with a completion or an error")

    async def stream(self, prompt: Prompt) -> AsyncIterator[str | Completion]:
        """Yield the pieces of the first model that begins to answer, then its Completion. Raises as `complete`."""
        async with aclosing(self._answered(prompt, _streamed)) as pieces:
            async for piece in pieces:
                yield piece

    async def ready(self) -> None:
        """Open every model now: a service does it before the first question, whose imports would stall others."""
        for llm in self._opened_late():
            await llm.ready()

    async def close(self) -> None:
        """Close the connections of every model."""
        for llm in self._opened_late():
            await llm.close()

    def _opened_late(self) -> Sequence[OnFirstUse]:
        every = {link.model: link.llm for links in self.links.values() for link in links}
        return [llm for llm in every.values() if isinstance(llm, OnFirstUse)]

    async def _answered(self, prompt: Prompt, ask: Ask) -> Pieces:
        ends = end_of(self.deadline_s, self.world.clock)
        failures: list[PortError] = []
        calls, begun = 0, False
        async with aclosing(self._turns(prompt.task, ends, failures)) as turns:
            async for link in turns:
                calls += 1
                try:
                    async for piece in self._asked(link, ask(link.llm, prompt), ends):
                        begun = True
                        if isinstance(piece, Completion):
                            self._passed(link)
                            yield replace(piece, calls=piece.calls + calls - 1)
                            return
                        yield piece
                except PortError as error:
                    self._note(link, error)
                    if begun:
                        error.model = link.model
                        self._rest_from_writing(link, prompt.task)
                        raise
                    failures.append(error)
        raise _summed_up(prompt.task, failures)

    async def _turns(self, task: Task, ends: float, failures: list[PortError]) -> AsyncGenerator[Link, None]:
        """Yield whom to ask next, after the wait it takes. The caller adds to `failures` what came of it."""
        links = self.links.get(task, ())
        for place, link in enumerate(links):
            tried = 0
            wait: float | None = 0.0
            while wait is not None and self._admits(link, failures, ends):
                yield link
                tried += 1
                left_s = ends - self.world.clock()
                last = place == len(links) - 1
                wait = self.patience.wait(failures[-1], tried, self.world.chance(), left_s, last=last)
                if wait:
                    await self.world.sleep(wait)
            self._rest(link, failures)

    def _admits(self, link: Link, failures: list[PortError], ends: float) -> bool:
        if self.world.clock() >= ends:
            failures.append(TimedOut(f"no time was left to ask {link.model}"))
            return False
        if link.limit.enter() and link.provider.enter():
            return True
        rest_s = max(link.limit.closed_for(), link.provider.closed_for())
        failures.append(Unavailable(f"{link.model} is left alone after it failed", rest_s))
        return False

    async def _asked(self, link: Link, pieces: AsyncIterator[str | Completion], ends: float) -> Pieces:
        """Yield a model's pieces; the clock runs while it writes, and stands while the caller reads."""
        try:
            while True:
                async with asyncio.timeout(max(0.0, min(link.timeout_s, ends - self.world.clock()))):
                    yielded = await anext(pieces)
                yield yielded
        except StopAsyncIteration:
            raise Malformed(f"{link.model} ended without a completion; ask again") from None
        except TimeoutError:
            raise TimedOut(f"{link.model} did not answer in time") from None
        finally:
            if isinstance(pieces, AsyncGenerator):
                await pieces.aclose()

    def _passed(self, link: Link) -> None:
        link.provider.passed()
        link.limit.passed()
        self.tally[link.model, "answered"] += 1

    def _note(self, link: Link, error: PortError) -> None:
        outcome = type(error).__name__.lower()
        self.tally[link.model, outcome] += 1
        daily = isinstance(error, Limited) and error.daily
        _log.log(
            logging.ERROR if daily else logging.WARNING,
            "model_failed",
            extra={"fields": {"model": link.model, "outcome": outcome, "reason": str(error)}},
        )
        if not isinstance(error, Limited):
            link.limit.passed()
        if isinstance(error, Unavailable) and not isinstance(error, Limited):
            link.provider.failed()
        else:
            link.provider.passed()  # it is there, whatever it said

    def _rest_from_writing(self, link: Link, task: Task) -> None:
        """Let another model be asked first by whoever asks again."""
        if len(self.links[task]) > 1:
            link.limit.rest(_BRIEF_REST_S)

    @staticmethod
    def _rest(link: Link, failures: Sequence[PortError]) -> None:
        """Leave a model alone whose limit nobody waits for."""
        last = failures[-1] if failures else None
        if isinstance(last, Limited):
            wait = last.retry_after or (_DAILY_S if last.daily else link.timeout_s)
            link.limit.rest(min(wait, _DAILY_S if last.daily else _LONGEST_REST_S))


async def _whole(llm: LLM, prompt: Prompt) -> AsyncIterator[str | Completion]:
    yield await llm.complete(prompt)


def _streamed(llm: LLM, prompt: Prompt) -> AsyncIterator[str | Completion]:
    return llm.stream(prompt)


def _summed_up(task: Task, failures: Sequence[PortError]) -> PortError:
    if not failures:
        return Rejected(f"no model is set for {task.value!r}; name one under [models]")
    told = "; ".join(dict.fromkeys(str(error) for error in failures))
    message = f"no model answered for {task.value!r}: {told}"
    if any(isinstance(error, TooLarge) for error in failures):
        return TooLarge(message)
    if outages := [error for error in failures if isinstance(error, Unavailable)]:
        waits = [error.retry_after for error in outages if error.retry_after is not None]
        return Unavailable(message, min(waits, default=None))
    kind = Malformed if any(isinstance(error, Malformed) for error in failures) else Rejected
    return kind(message)


def _is_llm(chain: Chain) -> LLM:
    return chain
