"""What SQLite says when it fails, said so that a person knows what to do."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from rag.errors import Malformed, PortError, Rejected, Unavailable

_SAID: dict[int, tuple[type[PortError], str]] = {
    sqlite3.SQLITE_FULL: (Rejected, "the disk is full: free some space and run the command again; nothing was lost"),
    sqlite3.SQLITE_READONLY: (Rejected, "it may not be written: check the folder's permissions"),
    sqlite3.SQLITE_CANTOPEN: (Rejected, "it cannot be opened: check that the folder exists and may be written"),
    sqlite3.SQLITE_PERM: (Rejected, "access was denied: check the file's permissions"),
    sqlite3.SQLITE_NOTADB: (Malformed, "it is not a database: move the file away and ingest again"),
    sqlite3.SQLITE_CORRUPT: (Malformed, "the database is damaged: move the file away and ingest again"),
    sqlite3.SQLITE_BUSY: (Unavailable, "another process is writing to it: try again in a moment"),
    sqlite3.SQLITE_LOCKED: (Unavailable, "another process is writing to it: try again in a moment"),
    sqlite3.SQLITE_IOERR: (Unavailable, "the disk could not be read or written: check the disk and its free space"),
}


def said(error: sqlite3.Error, what: str) -> PortError:
    """Return the port's error for one of SQLite's. `what` names the file."""
    primary = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the low byte: extended codes refine it
    kind, message = _SAID.get(primary, (Unavailable, str(error)))
    return kind(f"{what}: {message}")


@contextmanager
def translated(what: str) -> Iterator[None]:
    """Raise the port's errors in the place of SQLite's."""
    try:
        yield
    except sqlite3.Error as error:
        raise said(error, what) from error
