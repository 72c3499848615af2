"""`footnote review`: what people flagged, as a person and as a program reads it."""

import asyncio
import json
from contextlib import closing
from datetime import timedelta
from pathlib import Path

from adapters.ledger.sql import SqlLedger
from bot.flag import Flag, Reason
from bot.thread import MessageId, PersonId
from tests.contract.conversation import NOW, ROOM, exchange
from tests.fakes.command import Command


def keep(folder: Path) -> None:
    """Keep a flag that stands, and one that was taken back later."""
    posted = MessageId("1-reply")
    stands = Flag(ROOM, posted, PersonId("ada"), NOW, permalink="https://chat.example.com/1")
    taken = Flag(ROOM, posted, PersonId("bob"), NOW)
    (folder / ".footnote").mkdir(exist_ok=True)
    with closing(SqlLedger(folder / ".footnote" / "ledger.sqlite")) as ledger:
        asyncio.run(ledger.record(exchange(text="How \x1b[31mmuch?")))
        asyncio.run(ledger.keep_flag(stands.raised(NOW, Reason.OUTDATED, "It is 30.")))
        raised = taken.raised(NOW, None, "")
        asyncio.run(ledger.keep_flag(raised.taken_back(NOW + timedelta(hours=1))))


def test_flags_are_objects_with_ids_that_stay(ingested: Command, tmp_path: Path) -> None:
    keep(tmp_path)
    flags = {flag["by"]: flag for flag in json.loads(ingested("review", "list", "--json").out)["flags"]}
    assert flags["ada"] == {
        "id": "terminal//desk/1-reply/ada",
        "at": NOW.isoformat(),
        "platform": "terminal",
        "by": "ada",
        "why": "outdated",
        "text": "It is 30.",
        "question": "How \x1b[31mmuch?",
        "read_as": "",
        "answer": "25 days.",
        "permalink": "https://chat.example.com/1",
        "withdrawn": None,
    }
    assert flags["bob"]["why"] is None
    assert flags["bob"]["withdrawn"] == (NOW + timedelta(hours=1)).isoformat()


def test_a_person_reads_who_flagged_what_and_nothing_that_a_terminal_obeys(ingested: Command, tmp_path: Path) -> None:
    keep(tmp_path)
    shown = ingested("review", "list").out
    assert "2 flags" in shown
    assert "taken back" in shown.replace("\n", " ")
    assert "\x1b[31m" not in shown


def test_before_anything_was_asked_there_is_nothing_to_review(footnote: Command) -> None:
    told = footnote("review", "list")
    assert told.code == 2
    assert "nothing was asked yet" in told.err
