"""The ledger in a database: SQLite by default, any that SQLAlchemy speaks."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import OperationalError

from adapters.ledger.rows import Row, exchange_of, exchange_row, thread_key
from adapters.ledger.tables import VERSION, collections, engine_for, engine_to_read, exchanges, ledger, metadata
from adapters.ledger.trouble import is_of_permissions, translated
from bot.exchange import Exchange, conversation
from bot.ports import Ledger
from bot.thread import Message, ThreadId
from rag.errors import Malformed

T = TypeVar("T")

_PAGE = 100  # exchanges in memory at once: one with thirty passages takes some 50 KB


@dataclass(frozen=True, slots=True)
class Told:
    """
    What ingest was told about a collection.

    Attributes:
        official_url: Where a refusal about it sends people, or "".
        roots: The folders and files that it was filled from, absolute.
    """

    name: str
    official_url: str = ""
    roots: tuple[str, ...] = ()


class SqlLedger:
    """
    A ledger at a SQLAlchemy address or in a SQLite file. Raises PortError when the database fails.

    A file that may only be read is read, and keeps nothing.

    Attributes:
        writable: Whether it keeps anything.
    """

    def __init__(self, address: str | Path) -> None:
        self._what = f"the ledger {str(address)!r}" if isinstance(address, Path) else "the ledger"
        self._engine, self.writable = engine_for(address), True
        with translated(self._what):
            version = self._opened(address)
        if version != VERSION:
            self.close()
            raise Malformed(
                f"{self._what} has schema {version}, this version of Footnote reads {VERSION}: "
                "install the version that wrote it, or move the file away"
            )

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()

    async def tell(self, told: Told) -> None:
        """Keep this in the place of what was known about the collection. Raises PortError."""
        await self._within(lambda connection: _tell(connection, told))

    async def told(self) -> Sequence[Told]:
        """Return what is known of every collection, by name. Raises PortError."""
        return await self._within(_told)

    async def record(self, exchange: Exchange) -> None:
        """Keep the exchange; one of the same message is replaced. Raises PortError."""
        row = exchange_row(exchange)
        await self._within(lambda connection: _record(connection, row))

    async def exchanges(self, limit: int) -> Sequence[Exchange]:
        """Return at most `limit` exchanges, newest first. Raises PortError."""
        newest = select(exchanges.c.whole).order_by(exchanges.c.id.desc()).limit(limit)
        found = await self._within(lambda connection: tuple(connection.scalars(newest)))
        return tuple(exchange_of(whole, self._what) for whole in found)

    async def history(self, thread: ThreadId) -> Sequence[Message]:
        """Return what is known of the thread, oldest first; empty for one not seen. Raises PortError."""
        of_thread = select(exchanges.c.whole).where(
            *(exchanges.c[name] == value for name, value in thread_key(thread).items())
        )
        found = await self._within(lambda connection: tuple(connection.scalars(of_thread)))
        return conversation(exchange_of(whole, self._what) for whole in found)

    async def since(self, begin: datetime) -> AsyncIterator[Exchange]:
        """Yield the exchanges decided at `begin` (aware) or later, oldest record first. Raises PortError."""
        last = 0
        while page := await self._within(partial(_page, after=last, begin=begin)):
            for _, whole in page:
                yield exchange_of(whole, self._what)
            last = page[-1][0]

    async def forget(self, before: datetime) -> int:
        """Forget the exchanges decided before `before` (aware), and return how many. Raises PortError."""
        old = delete(exchanges).where(exchanges.c.at < _naive(before))
        return await self._within(lambda connection: connection.execute(old).rowcount)

    def _opened(self, address: str | Path) -> int | None:
        """Return the schema's version, None for a ledger that may only be read and has none."""
        try:
            with self._engine.begin() as connection:
                return _version(connection)
        except OperationalError as error:
            if not (isinstance(address, Path) and address.is_file() and is_of_permissions(error)):
                raise
        self._engine.dispose()
        self._engine, self.writable = engine_to_read(address), False
        with self._engine.begin() as connection:
            return connection.execute(select(ledger.c.version)).scalar()

    async def _within(self, work: Callable[[Connection], T]) -> T:
        def transaction() -> T:
            with translated(self._what), self._engine.begin() as connection:
                return work(connection)

        return await asyncio.to_thread(transaction)


def _version(connection: Connection) -> int:
    """Return the schema's version, after making the tables in an empty database."""
    metadata.create_all(connection)
    version = connection.execute(select(ledger.c.version)).scalar()
    if version is None:
        connection.execute(insert(ledger).values(version=VERSION))
    return VERSION if version is None else int(version)


def _page(connection: Connection, after: int, begin: datetime) -> list[tuple[int, str]]:
    following = select(exchanges.c.id, exchanges.c.whole).where(exchanges.c.id > after, exchanges.c.at >= _naive(begin))
    rows = connection.execute(following.order_by(exchanges.c.id).limit(_PAGE))
    return [(row.id, row.whole) for row in rows]


def _naive(moment: datetime) -> datetime:
    return moment.astimezone(UTC).replace(tzinfo=None)


def _record(connection: Connection, row: Row) -> None:
    same = (exchanges.c[name] == row[name] for name in ("platform", "workspace", "room", "message"))
    connection.execute(delete(exchanges).where(*same))
    connection.execute(insert(exchanges).values(row))


def _tell(connection: Connection, told: Told) -> None:
    connection.execute(delete(collections).where(collections.c.name == told.name))
    row = {"name": told.name, "official_url": told.official_url, "roots": list(told.roots)}
    connection.execute(insert(collections).values(row))


def _told(connection: Connection) -> tuple[Told, ...]:
    rows = connection.execute(select(collections).order_by(collections.c.name))
    return tuple(Told(row.name, row.official_url, tuple(row.roots)) for row in rows)


_: type[Ledger] = SqlLedger
