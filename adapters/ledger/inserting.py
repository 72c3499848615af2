"""Inserts that leave a row alone when another process was faster with the same one."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

_Insert = sqlite.Insert | postgresql.Insert
_INSERTS: dict[str, Callable[[Table], _Insert]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


def insert_new(connection: Connection, table: Table, row: dict[str, Any]) -> bool:
    """Insert the row unless one with the same unique columns is there; say whether it was new."""
    # Not in a savepoint: a full disk makes SQLite give up the whole transaction, and the savepoint with it.
    new = _INSERTS[connection.dialect.name](table).values(row).on_conflict_do_nothing()
    return connection.execute(new).rowcount > 0
