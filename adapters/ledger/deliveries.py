"""Deliveries in a database: kept before they are acknowledged, held by leases, done once."""

import asyncio
import json
import time
from collections import deque
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, TypeVar
from uuid import uuid4

from sqlalchemy import Connection, delete, exists, func, insert, or_, select, update

from adapters.ledger.deliveries_table import deliveries as table
from adapters.ledger.deliveries_table import metadata
from adapters.ledger.inserting import insert_new
from adapters.ledger.tables import engine_for
from adapters.ledger.trouble import translated
from adapters.work.delivery import Claimed, Deliveries, Delivery
from rag.errors import Unavailable

_REMEMBERED_S = 30 * 24 * 3600
"""How long a key is known after its delivery: Slack's delayed events come days later, Teams' within minutes."""

_TRIAL, _TRIAL_LENGTH = "x", 16_000
"""What a delivery of nobody is made of, and how long it is: longer than nearly all of Slack and Teams."""

T = TypeVar("T")
_Work = Callable[[Connection], Any]


class SqlDeliveries:
    """
    Deliveries at a SQLAlchemy address or in a SQLite file. Raises PortError when the database fails.

    What is asked for while a transaction runs goes into the next one together: a burst costs a few writes to disk.

    Args:
        waiting: How many may be unfinished before more are turned away.
        clock: Seconds since the epoch, the same for all processes that share the database.

    """

    def __init__(self, address: str | Path, waiting: int = 10_000, clock: Callable[[], float] = time.time) -> None:
        self._engine = engine_for(address)
        self._waiting = waiting
        self._clock = clock
        self._thread = ThreadPoolExecutor(1, "deliveries")
        self._asked: deque[tuple[_Work, asyncio.Future[Any]]] = deque()
        self._writing: asyncio.Task[None] | None = None
        with translated("the deliveries"):
            metadata.create_all(self._engine)

    def close(self) -> None:
        """Let go of the database, after what was asked for is written."""
        self._thread.shutdown()
        self._engine.dispose()

    async def store(self, delivery: Delivery) -> bool:
        """Keep the delivery for good before this returns; say whether it is new. Raises Unavailable: too many wait."""
        now = self._clock()
        row = {
            "platform": delivery.platform,
            "key": delivery.key,
            "lane": delivery.lane,
            "subject": delivery.subject,
            "body": json.dumps(delivery.body),
            "came": now,
            "due": now + delivery.after_s,
            "urgent": delivery.urgent,
        }
        stored = await self._within(partial(_store, row=row, most=self._waiting))
        if stored is None:
            raise Unavailable(f"{self._waiting:,} deliveries wait already: the platform is to come again later")
        return stored

    async def claim(self, worker: str, platforms: Collection[str], lease_s: float) -> Claimed | None:
        """Return the next delivery of these platforms that may be begun now, or None. Raises PortError."""
        hold = _Hold(worker, self._clock(), lease_s)
        return await self._within(lambda connection: _claim(connection, platforms, hold))

    async def renew(self, worker: str, ids: Sequence[int], lease_s: float) -> Sequence[int]:
        """Hold these for `lease_s` seconds from now; return those that are still this worker's. Raises PortError."""
        held = (table.c.id.in_(ids), table.c.worker == worker, table.c.done.is_(None))
        longer = update(table).where(*held).values(lease=self._clock() + lease_s).returning(table.c.id)
        return await self._within(lambda connection: tuple(connection.scalars(longer)))

    async def done(self, worker: str, claimed: Claimed) -> None:
        """Finish it; its body is forgotten. Raises PortError."""
        now = self._clock()
        own = (table.c.id == claimed.id, table.c.worker == worker)
        finished = update(table).where(*own).values(done=now, body="", worker=None)
        old = delete(table).where(table.c.done < now - _REMEMBERED_S)
        await self._within(lambda connection: (connection.execute(finished), connection.execute(old)))

    async def later(self, worker: str, claimed: Claimed, after_s: float) -> None:
        """Give it back, to be begun again after so many seconds. Raises PortError."""
        own = (table.c.id == claimed.id, table.c.worker == worker, table.c.done.is_(None))
        given = update(table).where(*own).values(worker=None, lease=None, due=self._clock() + after_s)
        await self._within(lambda connection: connection.execute(given))

    async def drop(self, platform: str, subject: str) -> Sequence[int]:
        """Finish all unfinished deliveries about a subject; return their ids. Raises PortError."""
        about = (table.c.platform == platform, table.c.subject == subject, table.c.done.is_(None))
        dropped = update(table).where(*about).values(done=self._clock(), body="", worker=None).returning(table.c.id)
        return await self._within(lambda connection: tuple(connection.scalars(dropped)))

    async def open(self) -> int:
        """Return how many are unfinished. Raises PortError."""
        return await self._within(_open)

    async def try_keeping(self) -> None:
        """Write what is as long as a long delivery, and take it away again. Raises PortError: none could be kept."""
        row = {
            **dict.fromkeys(("platform", "lane", "subject"), _TRIAL),
            "key": uuid4().hex,
            "body": _TRIAL * _TRIAL_LENGTH,
            **dict.fromkeys(("came", "due", "done"), self._clock()),
            "urgent": False,
        }
        own = delete(table).where(table.c.platform == _TRIAL, table.c.key == row["key"])
        work = [lambda connection: (connection.execute(insert(table).values(row)), connection.execute(own))]
        await asyncio.get_running_loop().run_in_executor(self._thread, self._transaction, work)  # nobody else's with it

    async def _within(self, work: Callable[[Connection], T]) -> T:
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._asked.append((work, result))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())
        return await result

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while self._asked:
            batch = list(self._asked)
            self._asked.clear()
            try:
                results = await loop.run_in_executor(self._thread, self._transaction, [work for work, _ in batch])
            except Exception as error:  # noqa: BLE001  # whatever it is, each of those who wait is told
                results = [error] * len(batch)
            for (_, future), result in zip(batch, results, strict=True):
                if future.done():  # who asked has gone
                    continue
                if isinstance(result, Exception):
                    future.set_exception(result)
                else:
                    future.set_result(result)

    def _transaction(self, works: Sequence[_Work]) -> list[Any]:
        with translated("the deliveries"), self._engine.begin() as connection:
            return [work(connection) for work in works]


def _store(connection: Connection, row: dict[str, Any], most: int) -> bool | None:
    """Return whether it is new, None when too many wait."""
    same = (table.c.platform == row["platform"], table.c.key == row["key"])
    if connection.scalars(select(table.c.id).where(*same)).first() is not None:
        return False
    return insert_new(connection, table, row) if _open(connection) < most else None


@dataclass(frozen=True, slots=True)
class _Hold:
    worker: str
    now: float
    lease_s: float


def _claim(connection: Connection, platforms: Collection[str], hold: _Hold) -> Claimed | None:
    older = table.alias()
    blocked = exists().where(
        older.c.done.is_(None),
        older.c.platform == table.c.platform,
        older.c.lane == table.c.lane,
        older.c.id < table.c.id,
    )
    free = or_(table.c.lease.is_(None), table.c.lease < hold.now)
    served = table.c.platform.in_(platforms)
    oldest = select(table.c.id).where(served, table.c.done.is_(None), table.c.due <= hold.now, free, ~blocked)
    found = connection.scalars(oldest.order_by(table.c.urgent.desc(), table.c.id).limit(1)).first()
    if found is None:
        return None
    held = {"worker": hold.worker, "lease": hold.now + hold.lease_s, "attempt": table.c.attempt + 1}
    taken = update(table).where(table.c.id == found, table.c.done.is_(None), free).values(held).returning(table)
    row = connection.execute(taken).first()
    if row is None:  # another process was faster
        return None
    delivery = Delivery(row.platform, row.key, row.lane, json.loads(row.body), row.subject, urgent=row.urgent)
    return Claimed(row.id, delivery, row.attempt, hold.now - row.came)


def _open(connection: Connection) -> int:
    return int(connection.execute(select(func.count()).where(table.c.done.is_(None))).scalar_one())


_: type[Deliveries] = SqlDeliveries
