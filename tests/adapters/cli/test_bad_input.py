"""Whatever comes in: a clear message that says what to do, an honest exit code, nothing lost."""

import json
import os
import resource
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from adapters.ledger.sql import SqlLedger
from tests.adapters.cli.conftest import OFFICIAL
from tests.fakes.command import Command

ROOT = Path(__file__).parents[3]
QUESTION = "How much annual leave do full-time staff get?"


def process(
    folder: Path, *words: str, before: Callable[[], None] | None = None, **environment: str
) -> subprocess.CompletedProcess[bytes]:
    """Run the real door in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "bot", *words],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT), "FOOTNOTE_EMBEDDER_KIND": "none", **environment},
        capture_output=True,
        check=False,
        timeout=120,
        preexec_fn=before,
    )


@pytest.mark.parametrize("question", ["", "   ", "\t\n", "\u200b\u200d", "\x00\x07"])
def test_an_empty_question_says_how_to_ask(ingested: Command, question: str) -> None:
    done = ingested("ask", question, "--json")
    assert done.code == 2
    assert done.json["error"]["message"] == "the question is empty"
    assert "footnote ask" in done.json["error"]["hint"]
    assert "footnote: the question is empty" in done.err


@pytest.mark.parametrize(
    "question",
    [
        "🎉",
        "??",
        "x" * 40_000,
        "annual leave " * 3_000,
        "(" * 40_000,
        "How much \x1b[31mannual\x1b[0m leave\x07?",
        "كم يوم إجازة سنوية أحصل عليها؟",
        "\u202eHow much annual leave?\u202c",
        '" OR 1=1; -- NEAR( annual leave *',
        "half a pair \ud83d of annual leave",
    ],
    ids=[
        "emoji",
        "signs",
        "one long word",
        "40,000 characters",
        "brackets",
        "escapes",
        "arabic",
        "bidi",
        "syntax",
        "surrogate",
    ],
)
def test_any_question_gets_an_answer_a_refusal_or_a_reason(ingested: Command, question: str) -> None:
    done = ingested("ask", question, "--json")
    assert done.code == 0
    assert done.json["text"]
    spoken = ingested("ask", question)
    assert spoken.code == 0
    assert spoken.out.strip()
    assert "\x1b" not in spoken.out
    assert "\u202e" not in spoken.out


def test_a_document_cannot_write_escapes_or_markup_to_the_terminal(ingested: Command, handbook: Path) -> None:
    page = "The front desk hands permits out from nine to five on working days.\n\n" * 20
    evil = page + "# Leave \x1b]0;owned\x07\n\nParking [bold red]permits[/] cost \x1b[31m5\x1b[0m EUR \x9b2J a month.\n"
    (handbook / "evil\x1b[31m.md").write_text(evil, encoding="utf-8")
    (handbook / "bad\x1b[2J.pdf").write_bytes(b"%PDF-1.7")
    told = ingested("ingest", str(handbook))
    answered = ingested("ask", "What do parking permits cost?", "--explain")
    assert "[bold red]permits[/]" in answered.out
    for sign in "\x1b\x07\x9b":
        assert sign not in told.out + told.err + answered.out + answered.err


def test_asking_before_anything_is_ingested_says_how_to_begin(footnote: Command) -> None:
    for command in (("ask", QUESTION), ("chat",)):
        done = footnote(*command)
        assert done.code == 2
        assert "nothing is ingested yet" in done.err
        assert "footnote ingest" in done.err


@pytest.mark.parametrize("name", ["index", "ledger"])
def test_a_file_that_is_no_database_is_named_and_left_alone(ingested: Command, tmp_path: Path, name: str) -> None:
    file = tmp_path / ".footnote" / f"{name}.sqlite"
    for beside in (f"{file}-wal", f"{file}-shm"):
        Path(beside).unlink(missing_ok=True)
    file.write_bytes(b"this was a database once" * 100)
    for words in (("ask", QUESTION, "--json"), ("ingest", "handbook", "--json")):
        done = ingested(*words)
        assert done.code == 4
        assert str(file) in done.json["error"]["message"]
        assert "move the file away" in done.json["error"]["message"]
        assert done.json["error"]["hint"]
        lost = all(part in done.json["error"]["message"] for part in ("past questions", "--official-url"))
        assert lost == (name == "ledger")
    assert ingested("doctor").code == 1
    assert file.read_bytes() == b"this was a database once" * 100


def test_a_file_in_place_of_the_state_folder_is_named(footnote: Command, handbook: Path, tmp_path: Path) -> None:
    (tmp_path / ".footnote").write_text("not a folder", encoding="utf-8")
    done = footnote("ingest", str(handbook), "--official-url", OFFICIAL, "--json")
    assert done.code == 1
    assert ".footnote" in done.json["error"]["message"]
    assert "FOOTNOTE_STATE" in done.json["error"]["hint"]
    assert (tmp_path / ".footnote").read_text(encoding="utf-8") == "not a folder"


def test_a_read_only_place_is_named(footnote: Command, handbook: Path) -> None:
    state = "/proc/footnote"  # read-only for everyone, root too
    os.environ["FOOTNOTE_STATE"] = state
    try:
        done = footnote("ingest", str(handbook), "--official-url", OFFICIAL)
    finally:
        del os.environ["FOOTNOTE_STATE"]
    assert done.code == 1
    assert state in done.err
    assert "Traceback" not in done.err


def test_a_full_disk_loses_nothing_that_was_finished(ingested: Command, handbook: Path, tmp_path: Path) -> None:
    page = "Travel by train is paid in second class, and this page is long.\n\n"
    (handbook / "travel.txt").write_text("".join(page.replace("long", str(n)) for n in range(4_000)), encoding="utf-8")

    def little_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, 300_000))

    full = process(tmp_path, "ingest", "handbook", "--json", before=little_room)
    assert full.returncode in {1, 4}
    assert b"Traceback" not in full.stderr
    error = json.loads(full.stdout)["error"]
    assert "disk" in error["message"]
    assert ingested("ask", QUESTION, "--json").json["kind"] == "quotes"
    after = ingested("ingest", "handbook", "--json")
    assert (after.code, after.json["documents"]) == (0, 2)


def test_an_answer_that_cannot_be_recorded_is_still_given(ingested: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    from rag.errors import Rejected  # noqa: PLC0415

    async def full(_ledger: SqlLedger, _exchange: object) -> None:
        raise Rejected("the ledger: the disk is full")

    monkeypatch.setattr(SqlLedger, "record", full)
    done = ingested("ask", QUESTION, "--json")
    assert done.code == 0
    assert done.json["kind"] == "quotes"
    assert "answered, but not recorded: the ledger: the disk is full" in done.err


def test_documents_that_cannot_be_reached_are_told_with_code_4(
    ingested: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    from adapters.index.embedded import Embedded  # noqa: PLC0415
    from rag.errors import Unavailable  # noqa: PLC0415

    async def gone(_index: Embedded, _question: object, _limit: int) -> None:
        raise Unavailable("the index does not answer")

    monkeypatch.setattr(Embedded, "search", gone)
    done = ingested("ask", QUESTION, "--json")
    assert done.code == 4
    assert (done.json["kind"], done.json["why"], done.json["official_url"]) == ("refusal", "unavailable", OFFICIAL)


def test_all_mistakes_of_the_settings_come_at_once(ingested: Command, tmp_path: Path) -> None:
    (tmp_path / "footnote.toml").write_text("[gate]\nhedge_blow = 1\ncite_below = 7\n", encoding="utf-8")
    for command in (("ask", QUESTION), ("ingest", "handbook"), ("doctor",)):
        done = ingested(*command)
        assert done.code == 2
        text = done.out + done.err
        assert "hedge_below" in text
        assert "cite_below = 7" in text


def test_an_unexpected_failure_is_one_line_and_a_traceback_only_on_request(
    ingested: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bot.bot import Bot  # noqa: PLC0415

    async def broken(_bot: Bot, _asked: object) -> None:
        raise KeyError("boom")

    monkeypatch.setattr(Bot, "handle", broken)
    quiet = ingested("ask", QUESTION)
    assert quiet.code == 1
    assert "something unexpected went wrong: KeyError: 'boom'" in quiet.err
    assert "FOOTNOTE_DEBUG=1" in quiet.err
    assert "Traceback" not in quiet.err
    monkeypatch.setenv("FOOTNOTE_DEBUG", "1")
    assert "Traceback" in ingested("ask", QUESTION).err


@pytest.mark.parametrize("words", [f"ask '{QUESTION}'", f"ask '{QUESTION}' --json", "doctor"])
def test_a_reader_that_goes_away_is_no_error(ingested: Command, tmp_path: Path, words: str) -> None:
    assert ingested
    command = f"{sys.executable} -m bot {words} | true; exit ${{PIPESTATUS[0]}}"
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "FOOTNOTE_EMBEDDER_KIND": "none"}
    environment["FOOTNOTE_MODELS_KIND"] = "none"
    done = subprocess.run(
        ["bash", "-c", command], cwd=tmp_path, env=environment, capture_output=True, check=False, timeout=120
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_terminal_without_unicode_gets_question_marks_not_a_crash(ingested: Command, tmp_path: Path) -> None:
    assert ingested
    done = process(tmp_path, "ask", QUESTION, PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.returncode == 0
    assert b"25 days" in done.stdout


def test_bytes_that_are_no_text_are_answered(ingested: Command, tmp_path: Path) -> None:
    assert ingested
    done = process(tmp_path, "ask", "annual leave \udcff", "--json")
    assert done.returncode == 0
    assert json.loads(done.stdout)["kind"] == "quotes"


def test_the_ledger_survives_it_all(ingested: Command, tmp_path: Path) -> None:
    for question in ("🎉", QUESTION, "x" * 40_000):
        ingested("ask", question)
    with closing(SqlLedger(tmp_path / ".footnote" / "ledger.sqlite")) as ledger:
        assert ledger
