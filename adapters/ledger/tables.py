"""The ledger's tables, and how its engine is made."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import (
    JSON,
    Column,
    Connection,
    DateTime,
    Engine,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    event,
)
from sqlalchemy.engine import make_url
from sqlalchemy.pool import QueuePool

from adapters.sqlite_files import make_private, readable_address, turn_to_wal

VERSION = 1

READS = "only_reads"
"""The execution option of a connection that writes nothing."""

metadata = MetaData()

ledger = Table("ledger", metadata, Column("version", Integer, primary_key=True))


def _in_a_room() -> Sequence[Column[Any]]:
    """Return the columns of a row that is about something in a room."""
    return (
        Column("id", Integer, primary_key=True, autoincrement=True),
        Column("platform", String(32), nullable=False),
        Column("workspace", String(255), nullable=False),
        Column("room", String(255), nullable=False),
    )


exchanges = Table(
    "exchanges",
    metadata,
    *_in_a_room(),
    Column("root", String(255), nullable=False),
    Column("message", String(255), nullable=False),
    Column("at", DateTime, nullable=False),  # UTC without its zone: SQLite keeps none
    Column("kind", String(16), nullable=False),
    Column("whole", Text, nullable=False),
    Index("exchanges_of_a_thread", "platform", "workspace", "room", "root"),
    Index("exchange_of_a_message", "platform", "workspace", "room", "message", unique=True),
)

posts = Table(
    "posts",
    metadata,
    *_in_a_room(),
    Column("message", String(255), nullable=False),
    Column("post", String(255), nullable=False),
    Index("post_of_a_room", "platform", "workspace", "room", "post", unique=True),
    Index("posts_of_a_message", "platform", "workspace", "room", "message"),
)

flags = Table(
    "flags",
    metadata,
    *_in_a_room(),
    Column("answer", String(255), nullable=False),
    Column("by", String(255), nullable=False),
    Column("message", String(255), nullable=False),
    Column("whole", Text, nullable=False),
    Index("flag_of_a_person", "platform", "workspace", "room", "answer", "by", unique=True),
)

awaited = Table(
    "awaited",
    metadata,
    *_in_a_room(),
    Column("message", String(255), nullable=False),
    Column("by", String(255), nullable=False),
    Index("awaited_by_a_person", "platform", "workspace", "room", "message", "by", unique=True),
)

collections = Table(
    "collections",
    metadata,
    Column("name", String(255), primary_key=True),
    Column("official_url", Text, nullable=False),
    Column("roots", JSON, nullable=False),
)

# WAL lets people read while an answer is written; FULL keeps what was said to be kept through a power cut; what is
# forgotten is overwritten, not only unlinked.
_PRAGMAS = ("busy_timeout = 10000", "synchronous = full", "secure_delete = on")


def engine_for(address: str | Path) -> Engine:
    """Return the engine of a SQLAlchemy address, or of a SQLite file; nothing is opened yet."""
    url = f"sqlite:///{address}" if isinstance(address, Path) else address
    engine = create_engine(url, hide_parameters=True)
    if isinstance(address, Path):
        event.listen(engine, "do_connect", lambda *_: make_private(address))
    if make_url(url).get_backend_name() == "sqlite":
        event.listen(engine, "connect", _prepare)
        event.listen(engine, "begin", _begin)
    return engine


def engine_to_read(file: Path) -> Engine:
    """Return the engine of a SQLite file that may be read and not written. Raises sqlite3.Error."""
    address = readable_address(file)

    def connect() -> sqlite3.Connection:
        return sqlite3.connect(address, uri=True, check_same_thread=False)

    return create_engine("sqlite://", creator=connect, poolclass=QueuePool, hide_parameters=True)


def _prepare(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # _begin opens transactions, not the driver
    turn_to_wal(connection)
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"pragma {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    # Taking the write lock at once: who reads and then writes must not find that another wrote in between. Who only
    # reads waits for nobody.
    connection.exec_driver_sql("begin" if connection.get_execution_options().get(READS) else "begin immediate")
