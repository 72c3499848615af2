"""One deadline for all that a question asks of models: rewriting, judging, answering and every retry."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_ends: ContextVar[float | None] = ContextVar("ends", default=None)


@contextmanager
def within(seconds: float, clock: Callable[[], float] = time.monotonic) -> Iterator[None]:
    """Let everything inside, tasks started there included, end within so many seconds; the earlier end holds."""
    token = _ends.set(end_of(seconds, clock))
    try:
        yield
    finally:
        _ends.reset(token)


def end_of(seconds: float, clock: Callable[[], float] = time.monotonic) -> float:
    """Return the moment of the clock when what begins now with so many seconds must end."""
    own, whole = clock() + seconds, _ends.get()
    return own if whole is None else min(own, whole)
