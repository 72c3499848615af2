"""SQLite files: how several processes open one at once, and how one is opened that may only be read."""

import os
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path

_PATIENCE_S, _PAUSE_S = 10.0, 0.02  # as long as every other statement waits for who writes; how often to try

_READ_ONLY = frozenset({sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN})
"""What SQLite says of them, by what it needed first: to write the file, or to make another beside it."""


def make_private(path: Path) -> None:
    """
    Make an empty file that only its owner may read, where none is: what SQLite makes beside it gets the same rights.

    Where it cannot be made, SQLite says why.
    """
    with suppress(OSError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def turn_to_wal(database: sqlite3.Connection) -> None:
    """
    Let people read the file while it is written; nothing is done where that is so already.

    SQLite does not wait for others here, whatever its busy timeout: of processes that start together some are refused.
    Raises sqlite3.Error.
    """
    until = time.monotonic() + _PATIENCE_S
    while True:
        try:
            database.execute("pragma journal_mode = wal").fetchone()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(_PAUSE_S)
        else:
            return


def may_not_be_written(error: sqlite3.Error) -> bool:
    """Say whether the error may be one of permissions alone."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in _READ_ONLY


def readable_address(path: Path) -> str:
    """
    Return the URI under which the file is read without writing anything, beside it either.

    The first way sees what another process writes meanwhile, and needs the files that it then has open. Where they
    are not there nobody writes, and the file counts as one that does not change (sqlite.org/wal.html, "Read-Only
    Databases").
    Raises sqlite3.Error where neither way works.
    """
    followed, still = (f"{path.absolute().as_uri()}?mode=ro{more}" for more in ("", "&immutable=1"))
    try:
        _read(followed)
    except sqlite3.OperationalError as error:
        if not may_not_be_written(error):
            raise
        _read(still)
        return still
    return followed


def _read(address: str) -> None:
    with closing(sqlite3.connect(address, uri=True)) as database:
        database.execute("select count(*) from sqlite_schema").fetchone()
