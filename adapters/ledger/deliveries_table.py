"""The table of deliveries. Its file is not the ledger's: neither waits for the other's writes."""

from typing import Any

from sqlalchemy import Boolean, Column, Float, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

deliveries = Table(
    "deliveries",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("platform", String(32), nullable=False),
    Column("key", String(512), nullable=False),
    Column("lane", String(512), nullable=False),
    Column("subject", String(512), nullable=False),
    Column("body", Text, nullable=False),  # JSON; "" once it is done
    Column("came", Float, nullable=False),  # seconds since the epoch, as all times here
    Column("due", Float, nullable=False),
    Column("urgent", Boolean, nullable=False),
    Column("attempt", Integer, nullable=False, default=0),
    Column("worker", String(64)),
    Column("lease", Float),
    Column("done", Float),
)

_unfinished = deliveries.c.done.is_(None)


def _among_unfinished(name: str, *columns: Column[Any]) -> None:
    Index(name, *columns, sqlite_where=_unfinished, postgresql_where=_unfinished)


Index("delivery_of_a_key", deliveries.c.platform, deliveries.c.key, unique=True)
_among_unfinished("unfinished_deliveries", deliveries.c.urgent, deliveries.c.id)
_among_unfinished("unfinished_of_a_lane", deliveries.c.platform, deliveries.c.lane, deliveries.c.id)
_among_unfinished("unfinished_of_a_subject", deliveries.c.platform, deliveries.c.subject)
Index("finished_deliveries", deliveries.c.done)
