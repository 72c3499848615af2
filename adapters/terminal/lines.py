"""What a person types in a chat: words for the bot, or an order to the terminal."""

import contextlib
import sys
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path

from adapters.terminal.safe import without_escapes

_REMEMBERED = 1000  # lines of history, as shells keep


class Order(StrEnum):
    """What the terminal itself can do in a chat."""

    HELP = "/help"
    EXPLAIN = "/explain"
    NEW = "/new"
    QUIT = "/quit"


_ALSO = {
    "/exit": Order.QUIT,
    "/q": Order.QUIT,
    "quit": Order.QUIT,
    "exit": Order.QUIT,
    "/?": Order.HELP,
    "/why": Order.EXPLAIN,
    "/reset": Order.NEW,
}

HELP = """\
Ask in your own words; follow-ups know what was said before.
  /explain  why the last answer is what it is
  /new      begin a new thread
  /quit     end (quit, exit and Ctrl-D do too)"""


def order(line: str) -> Order | None:
    """Return the order that a line gives; None when it is meant for the bot. An unknown /word asks for help."""
    word = line.strip().lower()
    if word in _ALSO:
        return _ALSO[word]
    if word in set(Order):
        return Order(word)
    return Order.HELP if word.startswith("/") and " " not in word and "/" not in word[1:] else None


def typed_lines(prompt: str, history: Path) -> Iterator[str]:
    """Yield what is typed or piped, line by line, until it ends. A terminal edits and remembers lines."""
    if not sys.stdin.isatty():
        for line in sys.stdin.buffer:
            yield without_escapes(line.decode("utf-8", errors="replace")).rstrip("\n")
        return
    with _remembered(history):
        while True:
            try:
                yield without_escapes(input(prompt))
            except EOFError:
                print()  # noqa: T201  # the prompt's line is left
                return


@contextlib.contextmanager
def _remembered(history: Path) -> Iterator[None]:
    try:
        import readline  # noqa: PLC0415  # not everywhere; input() edits with it once it is imported
    except ImportError:
        yield
        return
    with contextlib.suppress(OSError):
        readline.read_history_file(history)
    readline.set_history_length(_REMEMBERED)
    try:
        yield
    finally:
        with contextlib.suppress(OSError):
            readline.write_history_file(history)
