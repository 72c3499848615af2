"""
Where drafts are checked: beside the event loop, so that nobody else waits for it, and one at a time.

More threads at once would only take turns at the interpreter, and each turn would hold up the loop once more.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")

_THREAD = ThreadPoolExecutor(max_workers=1, thread_name_prefix="proofreading")
"""Begun with the first draft; ended with the process. It belongs to no loop."""


async def apart(check: Callable[[], T]) -> T:
    """Return what `check` returns, or raise what it raises, while the loop goes on with other work."""
    return await asyncio.get_running_loop().run_in_executor(_THREAD, check)
