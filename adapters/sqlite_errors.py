"""What SQLite says when it fails, said so that a person knows what to do."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from rag.errors import Malformed, PortError, Rejected, Unavailable

_SAID: dict[int, tuple[type[PortError], str]] = {
    sqlite3.SQLITE_FULL: (Rejected, "the disk is full: free some space and run the command again; nothing was lost"),
    sqlite3.SQLITE_READONLY: (Rejected, "it may not be written: change the permissions of the file and its folder"),
    sqlite3.SQLITE_CANTOPEN: (Rejected, "it cannot be opened: check that the folder exists, and its permissions"),
    sqlite3.SQLITE_PERM: (Rejected, "access was denied: check the file's permissions"),
    sqlite3.SQLITE_NOTADB: (Malformed, "it is not a database"),
    sqlite3.SQLITE_CORRUPT: (Malformed, "the database is damaged"),
    sqlite3.SQLITE_BUSY: (Unavailable, "another process is writing to it: try again in a moment"),
    sqlite3.SQLITE_LOCKED: (Unavailable, "another process is writing to it: try again in a moment"),
    sqlite3.SQLITE_IOERR: (Unavailable, "the disk could not be read or written: check the disk and its free space"),
}


_MOVE_AWAY = "move the file away and ingest again"


def said(error: sqlite3.Error, what: str, if_damaged: str = _MOVE_AWAY) -> PortError:
    """Return the port's error for one of SQLite's. `what` names the file; `if_damaged` says what to do then."""
    primary = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the low byte: extended codes refine it
    kind, message = _SAID.get(primary, (Unavailable, str(error)))
    advice = f": {if_damaged}" if kind is Malformed else ""
    return kind(f"{what}: {message}{advice}")


@contextmanager
def translated(what: str) -> Iterator[None]:
    """Raise the port's errors in the place of SQLite's."""
    try:
        yield
    except sqlite3.Error as error:
        raise said(error, what) from error
