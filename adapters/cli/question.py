"""The question as it was typed or piped."""

import sys

from adapters.cli.stop import Exit, Stop
from adapters.terminal.safe import without_escapes

_MOST_BYTES = 1_000_000  # a pipe may never end; what is longer than this is no question


def read_question(words: tuple[str, ...]) -> str:
    """Return the question; `-` reads it from standard input. Raises Stop when there is none."""
    text = " ".join(words)
    if text == "-":
        text = sys.stdin.buffer.read(_MOST_BYTES).decode("utf-8", errors="replace")
    text = without_escapes(text.encode("utf-8", errors="replace").decode("utf-8")).strip()
    if not any(letter.isprintable() and not letter.isspace() for letter in text):
        raise Stop(
            "the question is empty", 'Ask like this: footnote ask "How many days of leave do I get?"', Exit.WRONG_USE
        )
    return text
