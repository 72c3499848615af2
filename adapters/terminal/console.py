"""Where text goes: a person's terminal, or a pipe that wants it plain."""

import os
import sys
from typing import NoReturn, TextIO

from rich.console import Console

_PIPED_WIDTH = 120  # columns of a table that is not read on a terminal


class _Plain(Console):
    """Tells of a reader that has gone away as every other stream does."""

    def on_broken_pipe(self) -> NoReturn:
        """Raise what Rich would have ended the process for, with an exit code of its own."""
        raise BrokenPipeError


def console(stream: TextIO | None = None) -> Console:
    """
    Return a console on the stream, standard output by default.

    Without a terminal, or with NO_COLOR set (no-color.org), nothing but the text is written: no colour,
    no link sequence. Markup and emoji codes in a text are never read.
    """
    out = stream or sys.stdout
    terminal = out.isatty()
    return _Plain(
        file=out,
        markup=False,
        emoji=False,
        highlight=False,
        force_terminal=terminal,
        color_system="auto" if terminal and not os.environ.get("NO_COLOR") else None,
        width=None if terminal or "COLUMNS" in os.environ else _PIPED_WIDTH,
    )
