"""Transactions about exchanges, posts, flags and what people wait for."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, Table, and_, delete, insert, select

from adapters.ledger.inserting import insert_new
from adapters.ledger.rows import Row, flag_of, flag_row, room_key
from adapters.ledger.tables import awaited, exchanges, flags, posts
from bot.exchange import Exchange
from bot.flag import Flag
from bot.thread import MessageId, PersonId, Room


def record(connection: Connection, exchange: Exchange, row: Row) -> None:
    """Keep the exchange, which is this row, in the place of that of the same message; its post is kept with it."""
    same = (exchanges.c[name] == row[name] for name in ("platform", "workspace", "room", "message"))
    connection.execute(delete(exchanges).where(*same))
    connection.execute(insert(exchanges).values(row))
    if exchange.posted is not None:
        keep_post(connection, exchange.thread.id.room, exchange.message.id, exchange.posted)


def page_since(connection: Connection, begin: datetime, after: int, most: int) -> list[tuple[int, str]]:
    """Return exchanges decided at `begin` or later as JSON with their keys, oldest record first, those behind a key."""
    following = select(exchanges.c.id, exchanges.c.whole).where(exchanges.c.id > after, exchanges.c.at >= naive(begin))
    rows = connection.execute(following.order_by(exchanges.c.id).limit(most))
    return [(row.id, row.whole) for row in rows]


def naive(moment: datetime) -> datetime:
    """Return a moment as the tables have it: in UTC, and without saying so."""
    return moment.astimezone(UTC).replace(tzinfo=None)


def whole_of_message(connection: Connection, room: Room, message: MessageId) -> str | None:
    """Return the exchange of a person's message as JSON."""
    asked = select(exchanges.c.whole).where(*_in(exchanges, room), exchanges.c.message == message.value)
    return connection.scalars(asked).first()


def newest_answers(connection: Connection, platform: str, before: int | None, most: int) -> list[tuple[int, str]]:
    """Return answers and quotes of a platform as JSON with their keys, newest first, those behind a key."""
    answered = (exchanges.c.platform == platform, exchanges.c.kind.in_(("answer", "quotes")))
    found = select(exchanges.c.id, exchanges.c.whole).where(*answered).order_by(exchanges.c.id.desc()).limit(most)
    rows = connection.execute(found if before is None else found.where(exchanges.c.id < before))
    return [(row.id, row.whole) for row in rows]


def whole_of_post(connection: Connection, room: Room, post: MessageId) -> str | None:
    """Return the exchange that a post shows as JSON."""
    message = _answered_by(connection, room, post)
    return None if message is None else whole_of_message(connection, room, MessageId(message))


def keep_post(connection: Connection, room: Room, message: MessageId, post: MessageId) -> None:
    """Keep that a post shows the reply to a message."""
    row = {**room_key(room), "message": message.value, "post": post.value}
    insert_new(connection, posts, row)


def posts_of(connection: Connection, room: Room, message: MessageId) -> tuple[MessageId, ...]:
    """Return the posts of a message in the order of their keeping."""
    kept = select(posts.c.post).where(*_in(posts, room), posts.c.message == message.value).order_by(posts.c.id)
    return tuple(map(MessageId, connection.scalars(kept)))


def drop(connection: Connection, table: Table, room: Room, message: MessageId) -> None:
    """Forget the rows of a table that are about a message."""
    connection.execute(delete(table).where(*_in(table, room), table.c.message == message.value))


def keep_flag(connection: Connection, flag: Flag) -> None:
    """Keep the flag in the place of the same person's on the same answer, under the message that was answered."""
    message = _answered_by(connection, flag.room, flag.answer) or ""
    connection.execute(delete(flags).where(*_of_person(flag.room, flag.answer, flag.by)))
    insert_new(connection, flags, flag_row(flag, message))


def flag_kept(connection: Connection, room: Room, answer: MessageId, by: PersonId) -> Flag | None:
    """Return a person's flag on an answer."""
    whole = connection.scalars(select(flags.c.whole).where(*_of_person(room, answer, by))).first()
    return None if whole is None else flag_of(whole)


def newest_flags(connection: Connection, limit: int, skip: int = 0) -> list[tuple[Flag, str]]:
    """Return flags with the exchanges that they are about as JSON, newest first."""
    rows = connection.execute(
        with_exchange(flags, flags.c.whole.label("mine")).order_by(flags.c.id.desc()).limit(limit).offset(skip)
    )
    return [(flag_of(row.mine), row.whole) for row in rows]


def keep_awaited(connection: Connection, room: Room, message: MessageId, by: PersonId) -> None:
    """Keep that somebody waits for an answer to a message."""
    row = {**room_key(room), "message": message.value, "by": by.value}
    insert_new(connection, awaited, row)


def all_awaited(connection: Connection) -> list[tuple[str, PersonId]]:
    """Return the exchanges that somebody waits for as JSON, oldest first, once for each person."""
    rows = connection.execute(with_exchange(awaited, awaited.c.by).order_by(awaited.c.id))
    return [(row.whole, PersonId(row.by)) for row in rows]


def _answered_by(connection: Connection, room: Room, post: MessageId) -> str | None:
    shown = select(posts.c.message).where(*_in(posts, room), posts.c.post == post.value)
    return connection.scalars(shown).first()


def with_exchange(table: Table, column: Any) -> Any:
    """Select a column of a table, and the exchange that each row is about as `whole`."""
    same = (exchanges.c[name] == table.c[name] for name in ("platform", "workspace", "room", "message"))
    return select(exchanges.c.whole, column).join(exchanges, and_(*same))


def _in(table: Table, room: Room) -> list[Any]:
    return [table.c[name] == value for name, value in room_key(room).items()]


def _of_person(room: Room, answer: MessageId, by: PersonId) -> list[Any]:
    return [*_in(flags, room), flags.c.answer == answer.value, flags.c.by == by.value]
