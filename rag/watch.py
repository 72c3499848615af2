"""What is told of an answer while it is made, and to whom: in order, and never faster than it is true."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from rag.reply import Tier
from rag.stream import Released


@dataclass(frozen=True, slots=True)
class Reading:
    """The documents are being searched."""


@dataclass(frozen=True, slots=True)
class Writing:
    """Pages were found, and a model writes from them; whether any of it may be shown is not known yet."""


@dataclass(frozen=True, slots=True)
class Begun:
    """
    An answer is going to be shown: told once, right before its first sentence.

    Attributes:
        tier: Of the answer, never a refusal: what is unsure says so before it says anything else.
        official_url: As the answer will have it.
    """

    tier: Tier
    official_url: str


Progress = Reading | Writing | Begun | Released
"""Closed. `Reading`, perhaps `Writing`, perhaps `Begun` and then sentences: each kind once, but for the sentences."""

Watch = Callable[[Progress], Awaitable[None]]
"""Told of each step, one at a time. What it raises ends the telling, not the answer."""

Tell = Callable[[Progress], None]
"""Says something to the watcher without waiting until it has been heard."""


@asynccontextmanager
async def telling(watch: Watch | None) -> AsyncIterator[Tell | None]:
    """
    Yield how to tell a watcher, None where nobody watches.

    What is told waits for the watcher, never the other way round: a slow one does not hold up the model. At the end
    the watcher has heard everything, unless it failed or the answer was cancelled.
    """
    if watch is None:
        yield None
        return
    told: asyncio.Queue[Progress | None] = asyncio.Queue()
    hearing = asyncio.create_task(_hear(watch, told))
    try:
        yield told.put_nowait
    except asyncio.CancelledError:
        hearing.cancel()
        raise
    finally:
        told.put_nowait(None)
        await hearing


async def _hear(watch: Watch, told: asyncio.Queue[Progress | None]) -> None:
    while (progress := await told.get()) is not None:
        try:
            await watch(progress)
        except Exception:  # noqa: BLE001  # whatever befalls who watches, the answer is not lost by it
            return
