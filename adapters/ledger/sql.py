"""The ledger in a database: SQLite by default, any that SQLAlchemy speaks."""

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import OperationalError

from adapters.ledger import flagged, kept, references
from adapters.ledger.rows import exchange_of, exchange_row, thread_key
from adapters.ledger.tables import (
    VERSION,
    awaited,
    collections,
    engine_for,
    engine_to_read,
    exchanges,
    ledger,
    metadata,
    posts,
)
from adapters.ledger.transaction import read, write
from adapters.ledger.trouble import is_of_permissions, translated
from bot.exchange import Exchange, conversation
from bot.flag import Category, Flag
from bot.ports import Flags, Ledger, Posts
from bot.thread import Message, MessageId, PersonId, Room, ThreadId
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
        return await self._reading(_told)

    async def record(self, exchange: Exchange) -> None:
        """Keep the exchange; one of the same message is replaced. Raises PortError."""
        await self._within(partial(kept.record, exchange=exchange, row=exchange_row(exchange)))

    async def exchanges(self, limit: int) -> Sequence[Exchange]:
        """Return at most `limit` exchanges, newest first. Raises PortError."""
        newest = select(exchanges.c.whole).order_by(exchanges.c.id.desc()).limit(limit)
        found = await self._reading(lambda connection: tuple(connection.scalars(newest)))
        return tuple(exchange_of(whole, self._what) for whole in found)

    async def answers(self, platform: str, limit: int) -> AsyncIterator[Exchange]:
        """Yield at most `limit` answers and quotes of a platform, newest first. Raises PortError."""
        last: int | None = None
        while limit > 0 and (page := await self._reading(partial(self._answers, platform, last, min(limit, _PAGE)))):
            for _, exchange in page:
                yield exchange
            last, limit = page[-1][0], limit - len(page)

    async def history(self, thread: ThreadId) -> Sequence[Message]:
        """Return what is known of the thread, oldest first; empty for one not seen. Raises PortError."""
        of_thread = select(exchanges.c.whole).where(
            *(exchanges.c[name] == value for name, value in thread_key(thread).items())
        )
        found = await self._reading(lambda connection: tuple(connection.scalars(of_thread)))
        return conversation(exchange_of(whole, self._what) for whole in found)

    async def of_message(self, room: Room, message: MessageId) -> Exchange | None:
        """Return the exchange of a person's message, or None. Raises PortError."""
        return self._read(await self._reading(partial(kept.whole_of_message, room=room, message=message)))

    async def of_post(self, room: Room, post: MessageId) -> Exchange | None:
        """Return the exchange that a post shows, or None. Raises PortError."""
        return self._read(await self._reading(partial(kept.whole_of_post, room=room, post=post)))

    async def keep_post(self, room: Room, message: MessageId, post: MessageId) -> None:
        """Keep that `post` shows the reply to a message, or a part of it. Raises PortError."""
        await self._within(partial(kept.keep_post, room=room, message=message, post=post))

    async def posts(self, room: Room, message: MessageId) -> Sequence[MessageId]:
        """Return the posts that were kept for a message, in the order of their keeping. Raises PortError."""
        return await self._reading(partial(kept.posts_of, room=room, message=message))

    async def drop_posts(self, room: Room, message: MessageId) -> None:
        """Forget which posts show the reply to a message. Raises PortError."""
        await self._within(partial(kept.drop, table=posts, room=room, message=message))

    async def keep_flag(self, flag: Flag) -> None:
        """Keep the flag in the place of the same person's on the same answer. Raises PortError."""
        await self._within(partial(kept.keep_flag, flag=flag))

    async def flag_of(self, room: Room, answer: MessageId, by: PersonId) -> Flag | None:
        """Return a person's flag on an answer, or None. Raises PortError."""
        return await self._reading(partial(kept.flag_kept, room=room, answer=answer, by=by))

    async def flags(self, limit: int, skip: int = 0) -> Sequence[tuple[Flag, Exchange]]:
        """Return at most `limit` flags with what they are about, newest first, behind `skip`. Raises PortError."""
        found = await self._reading(partial(kept.newest_flags, limit=limit, skip=skip))
        return tuple((flag, exchange_of(whole, self._what)) for flag, whole in found)

    async def flags_named(self, name: str) -> Sequence[tuple[Flag, Exchange]]:
        """Return the flags of this id, or of this short one, with what they are about. Raises PortError."""
        found = await self._reading(partial(flagged.named, name=name))
        return tuple((flag, exchange_of(whole, self._what)) for flag, whole in found)

    async def label(self, flag_id: str, category: Category | None) -> Flag | None:
        """Keep how a reviewer sorts the flag of this id; its place stays. None for no flag. Raises PortError."""
        return await self._within(partial(flagged.label, flag_id=flag_id, category=category))

    async def keep_awaited(self, room: Room, message: MessageId, by: PersonId) -> None:
        """Keep that somebody waits for an answer to a message. Raises PortError."""
        await self._within(partial(kept.keep_awaited, room=room, message=message, by=by))

    async def awaited(self) -> Sequence[tuple[Exchange, PersonId]]:
        """Return the exchanges that somebody waits for, oldest first, once for each of them. Raises PortError."""
        found = await self._reading(kept.all_awaited)
        return tuple((exchange_of(whole, self._what), by) for whole, by in found)

    async def drop_awaited(self, room: Room, message: MessageId) -> None:
        """Forget that anybody waits for an answer to the message. Raises PortError."""
        await self._within(partial(kept.drop, table=awaited, room=room, message=message))

    async def keep_reference(self, room: Room, told: Mapping[str, str]) -> None:
        """Keep what a platform needs to know of a room in order to post there. Raises PortError."""
        await self._within(partial(references.keep, room=room, told=told))

    async def reference(self, room: Room) -> Mapping[str, str] | None:
        """Return what was kept of a room, or None. Raises PortError."""
        return await self._within(partial(references.kept, room=room))

    async def since(self, begin: datetime) -> AsyncIterator[Exchange]:
        """Yield the exchanges decided at `begin` (aware) or later, oldest record first. Raises PortError."""
        last = 0
        while page := await self._within(partial(kept.page_since, begin=begin, after=last, most=_PAGE)):
            for _, whole in page:
                yield exchange_of(whole, self._what)
            last = page[-1][0]

    async def forget(self, before: datetime) -> int:
        """Forget the exchanges decided before `before` (aware), and return how many. Raises PortError."""
        old = delete(exchanges).where(exchanges.c.at < kept.naive(before))
        return await self._within(lambda connection: connection.execute(old).rowcount)

    def _answers(
        self, platform: str, before: int | None, most: int, connection: Connection
    ) -> list[tuple[int, Exchange]]:
        found = kept.newest_answers(connection, platform, before, most)
        return [(key, exchange_of(whole, self._what)) for key, whole in found]

    def _read(self, whole: str | None) -> Exchange | None:
        return None if whole is None else exchange_of(whole, self._what)

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
        return await write(self._engine, self._what, work)

    async def _reading(self, work: Callable[[Connection], T]) -> T:
        return await read(self._engine, self._what, work)


def _version(connection: Connection) -> int:
    """Return the schema's version, after making the tables in an empty database."""
    metadata.create_all(connection)
    version = connection.execute(select(ledger.c.version)).scalar()
    if version is None:
        connection.execute(insert(ledger).values(version=VERSION))
    return VERSION if version is None else int(version)


def _tell(connection: Connection, told: Told) -> None:
    connection.execute(delete(collections).where(collections.c.name == told.name))
    row = {"name": told.name, "official_url": told.official_url, "roots": list(told.roots)}
    connection.execute(insert(collections).values(row))


def _told(connection: Connection) -> tuple[Told, ...]:
    rows = connection.execute(select(collections).order_by(collections.c.name))
    return tuple(Told(row.name, row.official_url, tuple(row.roots)) for row in rows)


_: tuple[type[Ledger], type[Posts], type[Flags]] = (SqlLedger, SqlLedger, SqlLedger)
