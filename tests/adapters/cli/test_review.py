"""`footnote review`: what people flagged, as a person and as a program reads it."""

import asyncio
import json
import re
from contextlib import closing
from datetime import timedelta
from pathlib import Path

from adapters.ledger.flagged import short_id
from adapters.ledger.sql import SqlLedger
from bot.flag import Flag, Reason
from bot.thread import MessageId, PersonId
from rag.reply import Refusal, Why
from tests.contract.conversation import FLAG, NOW, REPLIES, ROOM, exchange
from tests.fakes.command import Command

REFUSED = Refusal(Why.NO_EVIDENCE, "https://hr.example.com", missing=("Chile",))


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
        "short_id": short_id(FLAG),
        "at": NOW.isoformat(),
        "platform": "terminal",
        "by": "ada",
        "why": "outdated",
        "category": "stale_source",
        "recorded_category": "stale_source",
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
    assert "stale source" in " ".join(shown.split())
    assert "taken back" in shown.replace("\n", " ")
    assert "\x1b[31m" not in shown


def test_before_anything_was_asked_there_is_nothing_to_review(footnote: Command) -> None:
    told = footnote("review", "list")
    assert told.code == 2
    assert "nothing was asked yet" in told.err


def keep_several(folder: Path) -> None:
    """Keep three refusals and an answer, each flagged by another person; the last flag was taken back."""
    replies = (REFUSED, REFUSED, Refusal(Why.NO_EVIDENCE, REFUSED.official_url), REPLIES[1])
    (folder / ".footnote").mkdir(exist_ok=True)
    with closing(SqlLedger(folder / ".footnote" / "ledger.sqlite")) as ledger:
        for number, reply in enumerate(replies, start=1):
            asyncio.run(ledger.record(exchange(number, reply)))
            flag = Flag(ROOM, MessageId(f"{number}-reply"), PersonId(f"p{number}"), NOW).raised(NOW, None, "")
            asyncio.run(ledger.keep_flag(flag.taken_back(NOW) if number == 4 else flag))


def test_flags_are_counted_and_listed_by_what_went_wrong(ingested: Command, tmp_path: Path) -> None:
    keep_several(tmp_path)
    found = ingested("review", "list", "--json", "--category", "missed_retrieval").json
    assert [flag["by"] for flag in found["flags"]] == ["p2", "p1"]
    assert found["matching"] == 2
    assert found["counts"] == {
        "missed_retrieval": 2,
        "wrong_page": 0,
        "unsupported_claim": 0,
        "unnecessary_refusal": 1,
        "stale_source": 0,
        "fine": 0,
        "none": 0,
    }
    assert [flag["by"] for flag in ingested("review", "list", "--json", "--category", "none").json["flags"]] == ["p4"]


def test_a_page_of_the_list_goes_on_behind_the_one_before(ingested: Command, tmp_path: Path) -> None:
    keep_several(tmp_path)
    pages = [
        ingested("review", "list", "--json", "--limit", "3", "--page", number).json["flags"]
        for number in ("1", "2", "3")
    ]
    assert [[flag["by"] for flag in page] for page in pages] == [["p4", "p3", "p2"], ["p1"], []]
    assert "page 2 of 2" in " ".join(ingested("review", "list", "--limit", "3", "--page", "2").out.split())


def test_a_person_reads_how_many_there_are_of_each(ingested: Command, tmp_path: Path) -> None:
    keep_several(tmp_path)
    out = ingested("review", "list").out
    assert re.search(r"missed retrieval\W+2\b", out)
    assert re.search(r"unnecessary refusal\W+1\b", out)
    assert "1 flag, newest first" in " ".join(
        ingested("review", "list", "--category", "unnecessary_refusal").out.split()
    )


def test_a_reviewer_says_otherwise_and_takes_it_back(ingested: Command, tmp_path: Path) -> None:
    keep_several(tmp_path)
    first = next(flag for flag in ingested("review", "list", "--json").json["flags"] if flag["by"] == "p1")
    done = ingested("review", "label", first["short_id"], "wrong_page")
    assert (done.code, done.out) == (0, f"{first['id']}: wrong page\n")
    listed = ingested("review", "list", "--json").json
    assert [flag["by"] for flag in listed["flags"]] == ["p4", "p3", "p2", "p1"], "its place in the list stays"
    assert (listed["flags"][3]["category"], listed["flags"][3]["recorded_category"]) == (
        "wrong_page",
        "missed_retrieval",
    )
    assert (listed["counts"]["wrong_page"], listed["counts"]["missed_retrieval"]) == (1, 1)
    assert "the record: missed retrieval" in " ".join(ingested("review", "show", first["id"]).out.split())
    assert ingested("review", "label", first["id"], "none", "--json").json["category"] == "missed_retrieval"


def test_one_flag_is_shown_with_all_that_the_reply_rested_on(ingested: Command, tmp_path: Path) -> None:
    keep(tmp_path)
    name = short_id(FLAG)
    found = ingested("review", "show", name, "--json").json
    assert (found["id"], found["category"]) == (FLAG.id, "stale_source")
    assert [hit["title"] for hit in found["exchange"]["hits"]] == ["Leave"]
    out = ingested("review", "show", name).out
    for words in ("What went wrong: stale source", "It is 30.", "Draft by fake/model: 25 days [x].", "0.800"):
        assert words in out
    assert "\x1b[31m" not in out


def test_a_flag_that_nobody_raised_is_wrong_use(ingested: Command, tmp_path: Path) -> None:
    keep(tmp_path)
    for words in (("show", "beef"), ("label", "beef", "fine")):
        done = ingested("review", *words)
        assert done.code == 2
        assert "there is no flag 'beef'" in done.err
        assert "footnote review list" in done.err
    assert ingested("review", "label", short_id(FLAG), "boring").code == 2
