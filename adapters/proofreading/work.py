"""
Work and what came of it, as parent and child write it to each other.

Pickled: they are one program, and nobody else writes to their pipes.
"""

import pickle
from collections.abc import Callable
from dataclasses import dataclass
from typing import ParamSpec, TypeVar

T = TypeVar("T")
P = ParamSpec("P")


@dataclass(frozen=True, slots=True)
class Failed:
    """What work raised instead of returning."""

    error: Exception


def work_to_bytes(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> bytes:
    """Return work to be done. Raises PicklingError for what cannot travel."""
    return pickle.dumps((work, args, kwargs), pickle.HIGHEST_PROTOCOL)


def done(message: bytes) -> bytes:
    """Do the work of a message and return what came of it; whatever goes wrong is the asker's to raise."""
    try:
        work, args, kwargs = pickle.loads(message)  # noqa: S301  # our own parent's
        return pickle.dumps(work(*args, **kwargs), pickle.HIGHEST_PROTOCOL)
    except Exception as error:  # noqa: BLE001
        return _failed(error)


def result_of(message: bytes) -> object:
    """Return what work returned, or raise what it raised."""
    answer = pickle.loads(message)  # noqa: S301  # our own child's
    if isinstance(answer, Failed):
        raise answer.error
    return answer


def _failed(error: Exception) -> bytes:
    try:
        message = pickle.dumps(Failed(error), pickle.HIGHEST_PROTOCOL)
        pickle.loads(message)  # noqa: S301  # some errors leave and cannot be made again
    except Exception:  # noqa: BLE001
        return pickle.dumps(Failed(RuntimeError(f"{type(error).__name__}: {error}")), pickle.HIGHEST_PROTOCOL)
    return message
