"""What the database says when it fails -> the port's three errors, said so that a person knows what to do."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, SQLAlchemyError

from adapters.sqlite_errors import said
from rag.errors import PortError, Rejected, Unavailable


@contextmanager
def translated(what: str) -> Iterator[None]:
    """Raise the port's errors in the place of SQLAlchemy's. `what` names the ledger."""
    try:
        yield
    except SQLAlchemyError as error:
        raise _port_error(error, what) from error


def _port_error(error: SQLAlchemyError, what: str) -> PortError:
    if isinstance(error, DBAPIError) and isinstance(error.orig, sqlite3.Error):
        return said(error.orig, what)
    if isinstance(error, OperationalError | InterfaceError):
        return Unavailable(f"{what} does not answer: check that its database runs, and its address")
    return Rejected(f"{what} refused: {type(error).__name__}; run `footnote doctor`")
