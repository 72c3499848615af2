"""How long something takes, as far as a shared machine lets one say: the processor's time, the best of a few runs."""

from collections.abc import Callable
from time import process_time

_RUNS = 3


def quickest(work: Callable[[], object]) -> float:
    """Return seconds of the processor."""
    taken = []
    for _ in range(_RUNS):
        started = process_time()
        work()
        taken.append(process_time() - started)
    return min(taken)
