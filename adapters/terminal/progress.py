"""A progress bar where a person watches; elsewhere a plain line now and then, and none for what is soon done."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.text import Text

Report = Callable[[str, int, int], None]

_EVERY_S = 15.0
"""Seconds from one line to the next, and to the first: often enough to be seen alive, seldom enough for a log."""


@contextmanager
def progress_bar(console: Console, clock: Callable[[], float] = time.monotonic) -> Iterator[Report]:
    """Yield what is called with a pass, how much of it is done and how much there is; the clock gives seconds."""
    if not console.is_terminal:
        yield _lines(console, clock)
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(elapsed_when_finished=True),
    )
    with Progress(*columns, console=console, transient=True) as bars:
        tasks: dict[str, TaskID] = {}

        def report(name: str, done: int, total: int) -> None:
            if name not in tasks:
                tasks[name] = bars.add_task(name, total=total)
            bars.update(tasks[name], completed=done, total=total)

        yield report


def _lines(console: Console, clock: Callable[[], float]) -> Report:
    """Return what prints a line when enough time has passed since the last one, or since now."""
    last = clock()

    def report(name: str, done: int, total: int) -> None:
        nonlocal last
        if clock() - last < _EVERY_S:
            return
        last = clock()
        console.print(Text(f"{name}: {done:,} of {total:,}"), soft_wrap=True)

    return report
