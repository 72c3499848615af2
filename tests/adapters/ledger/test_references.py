"""What is known of a room outlives the process."""

from pathlib import Path

from adapters.ledger.sql import SqlLedger
from bot.thread import Room

ROOM = Room("teams", "", "19:general@thread.tacv2")


async def test_a_reference_outlives_the_process_and_the_newest_counts(tmp_path: Path) -> None:
    first = SqlLedger(tmp_path / "ledger.db")
    await first.keep_reference(ROOM, {"service_url": "https://old.example.com"})
    await first.keep_reference(ROOM, {"service_url": "https://new.example.com"})
    first.close()
    second = SqlLedger(tmp_path / "ledger.db")
    assert await second.reference(ROOM) == {"service_url": "https://new.example.com"}
    second.close()


async def test_a_room_that_nothing_came_from_has_no_reference(tmp_path: Path) -> None:
    ledger = SqlLedger(tmp_path / "ledger.db")
    await ledger.keep_reference(ROOM, {"service_url": "https://a.example.com"})
    assert await ledger.reference(Room("teams", "", "19:other@thread.tacv2")) is None
    ledger.close()
