"""
Where work is done that takes a while: beside the event loop, so that nobody else waits for it, and one at a time.

More threads at once would only take turns at the interpreter, and each turn would hold up the loop once more.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, Protocol, TypeVar

T = TypeVar("T")
P = ParamSpec("P")

_THREAD = ThreadPoolExecutor(max_workers=1, thread_name_prefix="apart")
"""Begun with the first work; ended with the process. It belongs to no loop."""


class Apart(Protocol):
    """Does work beside the event loop, perhaps in another process."""

    async def __call__(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """
        Return what `work` returns, or raise what it raises, while the loop goes on with other work.

        Work is a function of a module, and like what it takes and returns it can be pickled.
        """
        ...


async def apart(work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
    """Do work in a thread of its own: see `Apart`."""
    return await asyncio.get_running_loop().run_in_executor(_THREAD, lambda: work(*args, **kwargs))
