"""The file of the embedded index, read and changed one piece of work at a time, each in one state of it."""

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from threading import Lock
from typing import TypeVar

from adapters.index import rows
from adapters.index.held import Held, empty, load
from adapters.index.schema import connect
from adapters.sqlite_errors import translated

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Space:
    """Whose vectors are searched, and their width; none by default."""

    embedder: str = ""
    dims: int = 0


class File:
    """
    The file at `path`, made when it is not there, and what is held of it in memory, looked after before every use.

    Its methods wait for each other, and raise PortError.

    Raises:
        Rejected: The file cannot be opened. One that may only be read is read; a change of it is rejected.
        Malformed: It is damaged, or no index.
    """

    def __init__(self, path: Path, space: Space) -> None:
        self._what = f"the index {str(path)!r}"
        self._space = space
        self._database = connect(path)
        self._lock = Lock()
        self._held = empty()
        self._seen = (-1, -1)
        self._writes = 0

    def close(self) -> None:
        """Let go of the file."""
        with self._lock:
            self._database.close()

    def look(self, look: Callable[[sqlite3.Connection, Held], T]) -> T:
        """Return what `look` finds in the file as it is now."""
        with self._lock, translated(self._what):
            self._database.execute("begin")  # one snapshot for the state and what is read beside it
            try:
                return look(self._database, self._current())
            finally:
                self._end()

    def change(self, change: Callable[[sqlite3.Connection], bool]) -> None:
        """Make the change in one transaction; it returns whether what is held in memory is now another."""
        with self._lock, translated(self._what):
            self._database.execute("begin immediate")
            try:
                changed = change(self._database)
                self._database.execute("commit")
            finally:
                self._end()
            self._writes += changed

    def _end(self) -> None:
        """Give up what is not committed; SQLite has done so itself after some errors."""
        if self._database.in_transaction:
            self._database.execute("rollback")

    def _current(self) -> Held:
        (version,) = self._database.execute("pragma data_version").fetchone()
        if self._seen != (version, self._writes):
            dims = self._space.dims if rows.embedder_id(self._database) == self._space.embedder else 0
            self._held = load(self._database, self._held, dims)
            self._seen = (version, self._writes)
        return self._held


def look(path: Path, space: Space, read: Callable[[sqlite3.Connection, Held], T]) -> T:
    """Return what `read` finds in a file, which stays open: for a process that does nothing else. Raises PortError."""
    return _open(path, space).look(read)


@cache
def _open(path: Path, space: Space) -> File:
    return File(path, space)
