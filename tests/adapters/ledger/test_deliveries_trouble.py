"""Two processes write at once, and a disk fills up: nothing that was acknowledged is lost."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, event

from adapters.ledger.deliveries import SqlDeliveries
from adapters.work.delivery import Delivery
from rag.errors import Rejected


def delivery(key: str, text: str = "") -> Delivery:
    return Delivery("slack", key, key, {"text": text})


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "work.sqlite"


@pytest.fixture
def store(file: Path) -> Iterator[SqlDeliveries]:
    with closing(SqlDeliveries(file)) as opened:
        yield opened


async def test_c175_who_reads_and_then_writes_waits_for_another_writer(store: SqlDeliveries, file: Path) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("begin immediate")
        other.execute("update deliveries set due = 0")
        storing = asyncio.create_task(store.store(delivery("1")))  # it reads whether the key is known, then writes
        await asyncio.sleep(0.2)
        assert not storing.done()
        other.execute("commit")
        assert await storing
    assert await store.open() == 1


async def test_two_processes_that_store_the_same_keep_it_once(store: SqlDeliveries, file: Path) -> None:
    with closing(SqlDeliveries(file)) as other:
        kept = await asyncio.gather(*(one.store(delivery(str(n % 50))) for n in range(100) for one in (store, other)))
    assert sum(kept) == 50
    assert await store.open() == 50


async def test_two_processes_never_hold_the_same(store: SqlDeliveries, file: Path) -> None:
    for number in range(40):
        await store.store(delivery(str(number)))
    with closing(SqlDeliveries(file)) as other:
        held = await asyncio.gather(
            *(one.claim(name, ("slack",), 60.0) for _ in range(30) for name, one in (("one", store), ("two", other)))
        )
    ids = [one.id for one in held if one]
    assert len(ids) == len(set(ids)) == 40


async def test_c187_a_full_disk_turns_deliveries_away_and_loses_none(store: SqlDeliveries) -> None:
    assert await store.store(delivery("1"))
    limit = "pragma max_page_count"

    def little_room(connection: sqlite3.Connection, _record: object) -> None:
        connection.execute(f"{limit} = 1")

    event.listen(store._engine, "connect", little_room)
    store._engine.dispose()
    with pytest.raises(Rejected, match="disk is full"):
        await store.store(delivery("2", "x" * 100_000))
    event.remove(store._engine, "connect", little_room)
    store._engine.dispose()
    assert await store.store(delivery("2", "x" * 100_000))
    claimed = [await store.claim("one", ("slack",), 60.0) for _ in range(2)]
    assert [one.delivery.key for one in claimed if one] == ["1", "2"]


async def test_whether_deliveries_can_be_kept_is_tried_and_leaves_no_trace(store: SqlDeliveries, file: Path) -> None:
    await store.try_keeping()
    assert await store.open() == 0
    with closing(sqlite3.connect(file)) as other:
        assert other.execute("select count(*) from deliveries").fetchone() == (0,)


async def test_a_full_disk_is_found_before_a_delivery_comes(tmp_path: Path) -> None:
    with closing(SqlDeliveries(tmp_path / "full.sqlite")) as store:

        @event.listens_for(store._engine, "begin")
        def full(connection: Connection) -> None:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

        with pytest.raises(Rejected, match="disk is full"):
            await store.try_keeping()
