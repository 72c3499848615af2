"""SQLite files that may be read and not written: how they are opened all the same."""

import sqlite3
from contextlib import closing
from pathlib import Path

_READ_ONLY = frozenset({sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN})
"""What SQLite says of them, by what it needed first: to write the file, or to make another beside it."""


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
