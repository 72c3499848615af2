"""
A process that replaces a page, to be killed at a step of it.

    python replacing.py URL LEDGER STEP

STEP is the name of a step, before or after which the process kills itself: see `STEPS`.
"""

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[4]))

from adapters.index.weaviate.index import Weaviate
from tests.contract.pages import change, embedded
from tests.fakes.embedder import FakeEmbedder
from tests.fakes.weaviate_index import opened
from tests.fakes.weaviate_server import WeaviateServer

STEPS = (
    "after reserve",
    "after half of insert",
    "after insert",
    "after count",
    "after activate",
    "after delete",
    "after forget",
)
EDITIONS = {"old": 4, "new": 7}


def page(edition: str) -> list[str]:
    return [f"edition {edition} part" for _ in range(EDITIONS[edition])]


def _die(*_: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def _killing(method: Callable[..., Awaitable[Any]], when: str) -> Callable[..., Awaitable[Any]]:
    async def call(*given: Any, **more: Any) -> Any:
        if when == "before":
            _die()
        if when == "after half of":
            name, objects = given
            await method(name, objects[: len(objects) // 2])
            _die()
        done = await method(*given, **more)
        _die()
        return done

    return call


def arm(index: Weaviate, step: str) -> None:
    """Have the process killed at the step."""
    when, _, name = step.rpartition(" ")
    owner: Any = index._writer if name in {"insert", "count", "delete"} else index._placement
    setattr(owner, name, _killing(getattr(owner, name), when))


async def main(url: str, ledger: Path, step: str) -> None:
    server = WeaviateServer(Path(), int(url.rpartition(":")[2]))
    async with opened(server, ledger, FakeEmbedder(), keep=True, grace_s=0.0) as index:
        arm(index, step)
        await index.replace(await embedded([change("page.md", "Page", page("new"))], FakeEmbedder()))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], Path(sys.argv[2]), sys.argv[3]))
