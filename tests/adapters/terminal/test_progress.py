"""Progress where nobody watches: a line now and then."""

import io

from rich.console import Console

from adapters.terminal.progress import progress_bar


def test_a_long_run_says_so_now_and_then_and_a_short_one_nothing() -> None:
    out, now = io.StringIO(), [0.0]
    with progress_bar(Console(file=out), lambda: now[0]) as report:
        for second in range(40):
            now[0] = float(second)
            report("documents", second, 4000)
    assert out.getvalue() == "documents: 15 of 4,000\ndocuments: 30 of 4,000\n"


def test_a_terminal_gets_a_bar_that_leaves_nothing_behind() -> None:
    out = io.StringIO()
    with progress_bar(Console(file=out, force_terminal=True, width=80)) as report:
        report("documents", 1, 2)
        report("documents", 2, 2)
    assert "documents" in out.getvalue()
