"""What the database says when it fails -> the port's three errors, said so that a person knows what to do."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, SQLAlchemyError

from adapters.sqlite_errors import said
from adapters.sqlite_files import may_not_be_written
from rag.errors import PortError, Rejected, Unavailable

_MOVE_AWAY = (
    "move the file away. The past questions in it are lost then, and the official URL that was given at ingest: "
    "give it again with --official-url at the next ingest, or in footnote.toml"
)


@contextmanager
def translated(what: str) -> Iterator[None]:
    """Raise the port's errors in the place of SQLAlchemy's and SQLite's. `what` names the ledger."""
    try:
        yield
    except SQLAlchemyError as error:
        raise _port_error(error, what) from error
    except sqlite3.Error as error:
        raise said(error, what, _MOVE_AWAY) from error


def is_of_permissions(error: SQLAlchemyError) -> bool:
    """Say whether a SQLite file may be there to be read and not to be written."""
    return isinstance(error, DBAPIError) and isinstance(error.orig, sqlite3.Error) and may_not_be_written(error.orig)


def _port_error(error: SQLAlchemyError, what: str) -> PortError:
    if isinstance(error, DBAPIError) and isinstance(error.orig, sqlite3.Error):
        return said(error.orig, what, _MOVE_AWAY)
    if isinstance(error, OperationalError | InterfaceError):
        return Unavailable(f"{what} does not answer: check that its database runs, and its address")
    return Rejected(f"{what} refused: {type(error).__name__}; run `footnote doctor`")
