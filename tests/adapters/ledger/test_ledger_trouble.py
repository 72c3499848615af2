"""A ledger that fails says what, which and what to do, and loses nothing."""

import asyncio
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import event

from adapters.ledger.sql import SqlLedger, Told
from rag.errors import Malformed, PortError, Rejected, Unavailable

HR = Told("hr", "https://hr.example.com", ("/srv/hr",))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "ledger.sqlite"


@pytest.fixture
def ledger(file: Path) -> Iterator[SqlLedger]:
    with closing(SqlLedger(file)) as opened:
        yield opened


async def test_what_ingest_was_told_outlives_the_process(ledger: SqlLedger, file: Path) -> None:
    await ledger.tell(HR)
    await ledger.tell(Told("hr", "https://new.example.com"))
    with closing(SqlLedger(file)) as later:
        assert await later.told() == (Told("hr", "https://new.example.com"),)


def test_a_file_that_is_no_database_says_so(file: Path) -> None:
    file.write_bytes(b"no database at all, whatever its name says" * 10)
    with pytest.raises(Malformed, match=r"the ledger '.*ledger\.sqlite': it is not a database"):
        SqlLedger(file)


async def test_a_damaged_file_says_so(ledger: SqlLedger, file: Path) -> None:
    for number in range(200):
        await ledger.tell(Told(f"c{number}", "https://hr.example.com/" + "x" * 500))
    ledger.close()
    with closing(sqlite3.connect(file)) as database:
        database.execute("pragma wal_checkpoint(truncate)")
    damage(file)
    with pytest.raises(Malformed, match="damaged"):
        await _told(file)


async def test_a_full_disk_keeps_what_was_there(ledger: SqlLedger, file: Path) -> None:
    await ledger.tell(HR)

    def little_room(connection: sqlite3.Connection, _record: object) -> None:
        connection.execute("pragma max_page_count = 1")  # SQLite's own full disk: not a page more

    event.listen(ledger._engine, "connect", little_room)
    ledger.close()
    with pytest.raises(Rejected, match="the disk is full: free some space"):
        await ledger.tell(Told("travel", "https://travel.example.com/" + "x" * 20_000))
    event.remove(ledger._engine, "connect", little_room)
    ledger.close()
    await ledger.tell(Told("travel", "https://travel.example.com"))
    assert [told.name for told in await _told(file)] == ["hr", "travel"]


def test_a_folder_in_place_of_the_file_and_a_missing_folder_say_so(tmp_path: Path) -> None:
    for place in (tmp_path, tmp_path / "missing" / "ledger.sqlite"):
        with pytest.raises(PortError, match="cannot be opened"):
            SqlLedger(place)


async def test_a_ledger_that_another_process_holds_is_unavailable(ledger: SqlLedger, file: Path) -> None:
    def impatient(connection: sqlite3.Connection, _record: object) -> None:
        connection.execute("pragma busy_timeout = 10")

    event.listen(ledger._engine, "connect", impatient)
    ledger.close()
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("begin immediate")
        with pytest.raises(Unavailable, match="another process is writing"):
            await ledger.tell(HR)
        other.execute("rollback")
    await ledger.tell(HR)


def test_a_ledger_of_another_version_is_left_alone(file: Path) -> None:
    SqlLedger(file).close()
    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        database.execute("update ledger set version = 99")
    with pytest.raises(Malformed, match="schema 99"):
        SqlLedger(file)


def test_processes_that_start_together_make_one_ledger(file: Path) -> None:
    def start(number: int) -> None:
        with closing(SqlLedger(file)) as ledger:
            asyncio.run(ledger.tell(Told(f"c{number}")))

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(start, range(8)))
    assert len(asyncio.run(_told(file))) == 8


def damage(file: Path) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))


async def _told(file: Path) -> tuple[Told, ...]:
    with closing(SqlLedger(file)) as ledger:
        return tuple(await ledger.told())
