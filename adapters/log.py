"""The log: JSON lines on standard error, where FOOTNOTE_LOG asks for one."""

import json
import logging
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime

VARIABLE = "FOOTNOTE_LOG"
_LEVELS = {"": None, "off": None, "info": logging.INFO}


class UnknownLevel(Exception):
    """The variable has a value that means nothing."""


class _Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        whole = {"event": record.getMessage(), "logged_at": at, **getattr(record, "fields", {})}
        return json.dumps(whole, ensure_ascii=False)


@contextmanager
def log(environment: Mapping[str, str]) -> Iterator[None]:
    """Let everything inside be logged as the environment asks for. Raises UnknownLevel."""
    asked = environment.get(VARIABLE, "").lower()
    if asked not in _LEVELS:
        raise UnknownLevel(f"{VARIABLE}: expected info or off, found {asked!r}")
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
