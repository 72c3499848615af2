"""Mistakes of the settings, told like every other wrong use."""

from collections.abc import Iterator
from contextlib import contextmanager

from adapters.cli.stop import Exit, Stop
from adapters.settings import Mistakes


@contextmanager
def mistakes_stop() -> Iterator[None]:
    """Raise Stop in the place of Mistakes."""
    try:
        yield
    except Mistakes as mistakes:
        raise Stop(str(mistakes), "Correct them and run the command again.", Exit.WRONG_USE) from mistakes
