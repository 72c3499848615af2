"""What a platform needs to know of a room in order to post there unasked, kept over restarts."""

from collections.abc import Mapping

from sqlalchemy import JSON, Column, Connection, Index, Integer, String, Table, select, update

from adapters.ledger.inserting import insert_new
from adapters.ledger.rows import room_key
from adapters.ledger.tables import metadata
from bot.thread import Room

references = Table(
    "room_references",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("platform", String(32), nullable=False),
    Column("workspace", String(255), nullable=False),
    Column("room", String(255), nullable=False),
    Column("told", JSON, nullable=False),
    Index("reference_of_a_room", "platform", "workspace", "room", unique=True),
)


def keep(connection: Connection, room: Room, told: Mapping[str, str]) -> None:
    """Keep this in the place of what was known of the room."""
    key, row = room_key(room), dict(told)
    if not insert_new(connection, references, {**key, "told": row}):
        same = (references.c[name] == value for name, value in key.items())
        connection.execute(update(references).where(*same).values(told=row))


def kept(connection: Connection, room: Room) -> Mapping[str, str] | None:
    """Return what is known of the room, None for one that nothing was kept of."""
    same = (references.c[name] == value for name, value in room_key(room).items())
    found: dict[str, str] | None = connection.scalars(select(references.c.told).where(*same)).first()
    return found
