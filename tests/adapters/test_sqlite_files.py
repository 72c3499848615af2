"""Processes that start together on one new file wait for each other."""

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from threading import Event

import pytest

from adapters.sqlite_files import turn_to_wal


def test_who_finds_another_writing_waits_until_it_is_done(tmp_path: Path) -> None:
    file, held, asked = tmp_path / "new.sqlite", Event(), Event()

    def write() -> None:
        with closing(sqlite3.connect(file, isolation_level=None)) as database:
            database.execute("begin exclusive")
            database.execute("create table one (id integer)")
            held.set()
            asked.wait(5)
            database.execute("commit")

    with ThreadPoolExecutor(1) as pool, closing(sqlite3.connect(file, timeout=0)) as database:
        writing = pool.submit(write)
        held.wait(5)
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            database.execute("pragma journal_mode = wal")
        asked.set()
        turn_to_wal(database)
        writing.result()
        assert database.execute("pragma journal_mode").fetchone() == ("wal",)


def test_what_is_no_matter_of_waiting_is_told_at_once(tmp_path: Path) -> None:
    file = tmp_path / "no.sqlite"
    file.write_bytes(b"this is no database, whatever its name says" * 20)
    with closing(sqlite3.connect(file)) as database, pytest.raises(sqlite3.DatabaseError, match="not a database"):
        turn_to_wal(database)
