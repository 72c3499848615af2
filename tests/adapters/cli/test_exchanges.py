"""`footnote exchanges`: list, export, forget; and what a log may know of an exchange."""

import asyncio
import json
import stat
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from adapters.ledger.sql import SqlLedger
from bot.exchange import Exchange, Outdated
from tests.contract.conversation import exchange
from tests.fakes.command import Command

QUESTION = "How much annual leave do full-time staff get?"
KEYS = {
    "id", "at", "platform", "thread", "asked", "question", "searched", "previous", "leans", "language", "kind", "tier",
    "why", "text", "citations", "outdated", "hits", "judged", "draft", "problems", "prompt_version", "model", "calls",
    "tokens", "cost", "timings_ms",
}  # fmt: skip
NOW = datetime.now(UTC)


@pytest.fixture
def asked(ingested: Command) -> Command:
    """Run a command where a question, a question without an answer and a greeting were said."""
    for text in (QUESTION, "Who is the president of Chile?", "Hello!"):
        assert ingested("ask", text).code == 0
    return ingested


def rows(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def keep(folder: Path, exchanges: Sequence[Exchange]) -> None:
    with closing(SqlLedger(folder / ".footnote" / "ledger.sqlite")) as ledger:
        for one in exchanges:
            asyncio.run(ledger.record(one))


def test_what_an_answer_was_marked_for_is_a_part_of_its_line(asked: Command, tmp_path: Path) -> None:
    marked = replace(exchange(9), outdated=(Outdated(1, date(2026, 5, 3)), Outdated(2, gone=True)))
    keep(tmp_path, [marked])
    *others, last = rows(asked("exchanges", "export").out)
    assert last["outdated"] == [
        {"number": 1, "changed": "2026-05-03", "gone": False}, {"number": 2, "changed": None, "gone": True},
    ]  # fmt: skip
    assert [row["outdated"] for row in others] == [[], [], []]


def days_old(days: int, number: int) -> Exchange:
    kept = exchange(number, text=f"A secret of {days} days")
    return Exchange(kept.thread, kept.message, kept.reply, kept.said, "en", NOW - timedelta(days=days))


def test_every_exchange_is_a_line_oldest_first(asked: Command) -> None:
    leave, chile, hello = rows(asked("exchanges", "export").out)
    assert all(set(row) == KEYS for row in (leave, chile, hello))
    assert [(row["kind"], row["tier"]) for row in (leave, chile, hello)] == [
        ("quotes", leave["tier"]), ("refusal", "refuse"), ("chat", None),
    ]  # fmt: skip
    assert (leave["asked"], leave["question"], leave["platform"]) == (QUESTION, QUESTION, "terminal")
    assert leave["citations"][0]["quote"] == "Full-time staff accrue 25 days of annual leave a year."
    assert leave["citations"][0]["source_id"] == leave["hits"][0]["source_id"]
    assert set(leave["hits"][0]["parts"]) == {"coverage", "nearness", "cosine", "sentence", "clauses"}
    assert (hello["question"], hello["hits"], hello["model"], hello["draft"]) == (None, [], None, None)


def test_an_export_to_a_file_is_its_owners_alone(asked: Command, tmp_path: Path) -> None:
    done = asked("exchanges", "export", "--out", "all.jsonl")
    assert (done.code, done.out) == (0, "")
    assert "3 exchanges written to all.jsonl" in done.err
    file = tmp_path / "all.jsonl"
    assert len(rows(file.read_text(encoding="utf-8"))) == 3
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert not list(tmp_path.glob(".all*"))


def test_a_day_begins_the_export(ingested: Command, tmp_path: Path) -> None:
    keep(tmp_path, [days_old(40, 1), days_old(2, 2)])
    since = (NOW - timedelta(days=3)).date().isoformat()
    (row,) = rows(ingested("exchanges", "export", "--since", since).out)
    assert row["asked"] == "A secret of 2 days"


def test_more_exchanges_than_a_page_are_all_exported(ingested: Command, tmp_path: Path) -> None:
    keep(tmp_path, [exchange(number) for number in range(1, 204)])
    found = rows(ingested("exchanges", "export").out)
    assert [row["id"] for row in found] == [f"terminal//desk/{number}" for number in range(1, 204)]


def test_the_newest_are_listed_first(asked: Command) -> None:
    found = asked("exchanges", "list", "--limit", "2", "--json").json["exchanges"]
    assert [one["asked"] for one in found] == ["Hello!", "Who is the president of Chile?"]
    table = asked("exchanges", "list").out
    assert QUESTION in table
    assert "3 exchanges, newest first" in table


def test_what_is_old_is_forgotten_for_good(ingested: Command, tmp_path: Path) -> None:
    keep(tmp_path, [days_old(40, 1), days_old(2, 2)])
    assert ingested("exchanges", "forget", "--older-than", "30", "--json").json == {"forgotten": 1}
    (row,) = rows(ingested("exchanges", "export").out)
    assert row["asked"] == "A secret of 2 days"
    kept = b"".join(file.read_bytes() for file in (tmp_path / ".footnote").glob("ledger*"))
    assert b"A secret of 2 days" in kept
    assert b"A secret of 40 days" not in kept


@pytest.mark.parametrize(("keep_days", "left"), [("365", 1), ("0", 2)])
def test_an_ingest_forgets_what_was_kept_long_enough(
    ingested: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, keep_days: str, left: int
) -> None:
    monkeypatch.setenv("FOOTNOTE_LEDGER_KEEP_DAYS", keep_days)
    keep(tmp_path, [days_old(366, 1), days_old(364, 2)])
    assert ingested("ingest", "handbook").code == 0
    assert len(rows(ingested("exchanges", "export").out)) == left


def test_an_impossible_retention_is_a_mistake(ingested: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOOTNOTE_LEDGER_KEEP_DAYS", "-1")
    done = ingested("exchanges", "list", "--json")
    assert done.code == 2
    assert "FOOTNOTE_LEDGER_KEEP_DAYS" in done.json["error"]["message"]


@pytest.mark.parametrize("words", [("list",), ("export",), ("forget", "--older-than", "1")])
def test_before_the_first_question_it_says_so(footnote: Command, words: tuple[str, ...]) -> None:
    done = footnote("exchanges", *words)
    assert done.code == 2
    assert "nothing was asked yet" in done.err


def test_a_folder_that_is_not_there_is_named(asked: Command) -> None:
    done = asked("exchanges", "export", "--out", "gone/all.jsonl")
    assert done.code == 2
    assert "there is no such folder: 'gone'" in done.err


@pytest.mark.parametrize("name", ["list", "export", "forget"])
def test_the_help_of_each_shows_an_example(footnote: Command, name: str) -> None:
    assert f"\n    footnote exchanges {name}" in footnote("exchanges", name, "--help").out


def test_a_log_that_is_asked_for_tells_of_each_exchange_without_a_word_of_it(
    ingested: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FOOTNOTE_LOG", "info")
    done = ingested("ask", QUESTION, "--json")
    (line,) = [json.loads(line) for line in done.err.splitlines() if line.startswith("{")]
    assert (line["event"], line["kind"], line["platform"]) == ("exchange_recorded", "quotes", "terminal")
    assert (line["hits"], line["citations"], line["calls"], line["cost"]) == (1, 1, 0, 0.0)
    assert line["id"].endswith("/1")
    assert {"tier", "ms", "model", "tokens", "problems", "thread"} <= set(line)
    whole = json.dumps(line).lower()
    assert not [word for word in ("leave", "annual", "staff", "handbook", "accrue") if word in whole]


def test_no_log_is_written_unasked(ingested: Command) -> None:
    assert "exchange_recorded" not in ingested("ask", QUESTION).err


def test_a_level_that_means_nothing_is_a_mistake(footnote: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOOTNOTE_LOG", "loud")
    done = footnote("doctor")
    assert done.code == 2
    assert "FOOTNOTE_LOG: expected info, warning or off, found 'loud'" in done.err
