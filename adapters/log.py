"""The log: JSON lines on standard error, where FOOTNOTE_LOG asks for one."""

import json
import logging
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from traceback import extract_tb

VARIABLE = "FOOTNOTE_LOG"
_LEVELS = {"": None, "off": None, "warning": logging.WARNING, "info": logging.INFO}


class UnknownLevel(Exception):
    """The variable has a value that means nothing."""


class _Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        whole = {"event": record.getMessage(), "logged_at": at, **getattr(record, "fields", {})}
        if record.exc_info and record.exc_info[1]:
            whole["trace"] = _trace(record.exc_info[1])
        return json.dumps(whole, ensure_ascii=False)


def _trace(error: BaseException) -> list[str]:
    """Return where an error came from, without its words: they may be a person's."""
    places = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in extract_tb(error.__traceback__)]
    return [*places, type(error).__name__]


@contextmanager
def log(environment: Mapping[str, str]) -> Iterator[None]:
    """Let everything inside be logged as the environment asks for. Raises UnknownLevel."""
    asked = environment.get(VARIABLE, "").lower()
    if asked not in _LEVELS:
        raise UnknownLevel(f"{VARIABLE}: expected info, warning or off, found {asked!r}")
    logger, lines = logging.getLogger("footnote"), _handler(_LEVELS[asked])
    before = logger.level, logger.propagate
    logger.addHandler(lines)
    logger.setLevel(lines.level)
    logger.propagate = False  # nor does what nobody asked for reach logging's own last resort, standard error
    try:
        yield
    finally:
        logger.removeHandler(lines)
        logger.setLevel(before[0])
        logger.propagate = before[1]


def _handler(level: int | None) -> logging.Handler:
    if level is None:
        return logging.NullHandler()
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(_Lines())
    lines.setLevel(level)
    return lines
