"""
A conversation from a file, one message on a line.

    {"role": "user", "content": "How much leave do I get?"}
    {"role": "assistant", "content": "25 days a year [1]."}
"""

import json
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path
from typing import Any

from adapters.cli.stop import Exit, Stop

_EXAMPLE = 'A line looks like: {"role": "user", "content": "How much leave do I get?"}'
_KNOWN = {"role", "content", "author", "at"}


@dataclass(frozen=True, slots=True)
class Turn:
    """
    One line of the file.

    Attributes:
        author: Who asked; "" for the bot.
        at: Aware, in UTC; None when the line does not say.
    """

    author: str
    text: str
    at: datetime | None = None


def read_turns(file: Path) -> tuple[Turn, ...]:
    """Return the conversation, oldest first; blank lines are left out. Raises Stop naming the line."""
    try:
        lines = file.read_bytes().decode("utf-8-sig").split("\n")
    except UnicodeDecodeError as error:
        raise Stop(f"{file} is not UTF-8", "Save it with that encoding.", Exit.WRONG_USE) from error
    except OSError as error:
        message = f"{file} cannot be read: {error.strerror}"
        raise Stop(message, "Check the path after --thread.", Exit.WRONG_USE) from error
    turns: list[Turn] = []
    for number, line in enumerate(lines, start=1):
        if line.strip():
            turns.append(_turn(line, f"{file} line {number}"))
    return tuple(turns)


def timed(turns: tuple[Turn, ...], now: datetime) -> tuple[datetime, ...]:
    """Return a time for each turn, never falling: its own, else a second after the one before it."""
    times: list[datetime] = []
    for index, turn in enumerate(turns):
        guess = times[-1] + timedelta(seconds=1) if times else now - timedelta(seconds=len(turns))
        times.append(turn.at or guess)
        if any(later < earlier for earlier, later in pairwise(times)):
            message = f"message {index + 1} is older than the one before it"
            raise Stop(message, "Put the oldest first.", Exit.WRONG_USE)
    return tuple(times)


def _turn(line: str, where: str) -> Turn:
    try:
        row = json.loads(line)
    except (json.JSONDecodeError, RecursionError) as error:
        raise _wrong(where, f"not JSON ({error})") from error
    if not isinstance(row, dict):
        raise _wrong(where, "not a JSON object")
    if unknown := sorted(set(row) - _KNOWN):
        raise _wrong(where, f"unknown key {unknown[0]!r}; known: role, content, author, at")
    if row.get("role") not in {"user", "assistant"}:
        raise _wrong(where, f"role is {row.get('role')!r}, expected user or assistant")
    if not isinstance(row.get("content"), str):
        raise _wrong(where, "content is not a text")
    return Turn(_author(row, where), row["content"], _time(row, where))


def _author(row: dict[str, Any], where: str) -> str:
    if row["role"] == "assistant":
        return ""
    author = row.get("author") or "asker"
    if not isinstance(author, str) or not author.strip():
        raise _wrong(where, f"author is {author!r}, expected a name")
    return author


def _time(row: dict[str, Any], where: str) -> datetime | None:
    if row.get("at") is None:
        return None
    try:
        at = datetime.fromisoformat(row["at"])
        return (at if at.tzinfo else at.replace(tzinfo=UTC)).astimezone(UTC)
    except (TypeError, ValueError, OverflowError) as error:
        raise _wrong(where, f"at is {row['at']!r}, expected a time such as 2026-05-03T09:30:00Z") from error


def _wrong(where: str, what: str) -> Stop:
    return Stop(f"{where}: {what}", _EXAMPLE, Exit.WRONG_USE)
