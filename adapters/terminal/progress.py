"""A progress bar where a person watches, and silence elsewhere."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

Report = Callable[[str, int, int], None]


@contextmanager
def progress_bar(console: Console) -> Iterator[Report]:
    """Yield what is called with a pass, how much of it is done and how much there is."""
    if not console.is_terminal:
        yield _silent
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


def _silent(_name: str, _done: int, _total: int) -> None:
    return
