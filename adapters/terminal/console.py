"""Where text goes: a person's terminal, or a pipe that wants it plain."""

import os
import sys
from typing import TextIO

from rich.console import Console


def console(stream: TextIO | None = None) -> Console:
    """
    Return a console on the stream, standard output by default.

    Without a terminal, or with NO_COLOR set (no-color.org), nothing but the text is written: no colour,
    no link sequence. Markup and emoji codes in a text are never read.
    """
    out = stream or sys.stdout
    plain = not out.isatty() or bool(os.environ.get("NO_COLOR"))
    return Console(
        file=out, markup=False, emoji=False, highlight=False, color_system=None if plain else "auto"
    )
