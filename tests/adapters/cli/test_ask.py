"""`footnote ask`: an answer, a refusal or a reason, for a person or for a program."""

import contextlib
import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.adapters.cli.conftest import OFFICIAL
from tests.fakes.command import Command

ROOT = Path(__file__).parents[3]
KEYS = {
    "kind", "text", "tier", "asked", "question", "citations", "hits", "why", "official_url", "searched", "nearest",
    "model", "timings_ms", "llm_calls", "tokens",
}  # fmt: skip
QUESTION = "How much annual leave do full-time staff get?"


def test_an_answer_is_one_object_with_its_sources(ingested: Command) -> None:
    done = ingested("ask", QUESTION, "--json")
    found = done.json
    assert done.code == 0
    assert set(found) == KEYS | {"conflicts", "missing", "unwritten"}
    assert (found["kind"], found["asked"], found["model"]) == ("quotes", QUESTION, None)
    assert (found["llm_calls"], found["tokens"], found["why"]) == (0, 0, None)
    first = found["citations"][0]
    assert set(first) == {
        *("number", "title", "section", "url", "link", "quote", "source_id", "owner", "revised"),
    }
    assert first["quote"] == "Full-time staff accrue 25 days of annual leave a year."
    assert first["link"].startswith("https://hr.example.com/leave#")
    assert set(found["hits"][0]) == {"source_id", "title", "score", "probability"}
    assert found["timings_ms"].keys() >= {"search"}


def test_a_person_reads_the_quote_its_place_its_age_and_its_link(ingested: Command) -> None:
    out = ingested("ask", QUESTION).out
    assert "[1] “Full-time staff accrue 25 days of annual leave a year.”" in out
    assert "Leave policy › Annual leave" in out
    assert "updated 2026-05-03" in out
    assert "https://hr.example.com/leave#" in out
    assert "\x1b" not in out


def test_a_refusal_is_an_answer_and_links_the_official_source(ingested: Command) -> None:
    done = ingested("ask", "What is the parental leave in Chile?", "--json")
    assert done.code == 0
    assert (done.json["kind"], done.json["tier"], done.json["why"]) == ("refusal", "refuse", "no_evidence")
    assert done.json["official_url"] == OFFICIAL
    assert done.json["searched"] == ["documents"]
    assert OFFICIAL in ingested("ask", "What is the parental leave in Chile?").out


def test_that_no_model_is_configured_is_told_once_and_not_in_the_answer(
    ingested: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FOOTNOTE_MODELS_KIND", "none")
    assert ingested("ask", QUESTION).err == ""
    monkeypatch.delenv("FOOTNOTE_MODELS_KIND")
    done = ingested("ask", QUESTION)
    assert done.err.count("No model is configured") == 1
    assert "GROQ_API_KEY" in done.err
    assert "odel" not in done.out
    assert ingested("ask", QUESTION).err == ""


def test_a_question_that_is_stopped_is_one_object_too(ingested: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def pressed(_words: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("adapters.cli.question.read_question", pressed)
    done = ingested("ask", QUESTION, "--json")
    assert (done.code, done.json["error"]["message"]) == (130, "stopped")
    assert ingested("ask", QUESTION).out == ""


def test_a_group_that_no_document_names_gets_a_hint(ingested: Command) -> None:
    done = ingested("ask", QUESTION, "--audience", "evryone")
    assert done.code == 0
    assert "no document names the group 'evryone'. Did you mean 'everyone'?" in done.err
    assert "no document names" not in ingested("ask", QUESTION, "--audience", "everyone").err
    assert "There are: everyone." in ingested("ask", QUESTION, "--audience", "board").err


def test_what_a_terminal_obeys_is_taken_out_of_a_question_whole(ingested: Command) -> None:
    link, end = "\x1b]8;;https://x.example\x1b\\", "\x1b]8;;\x07"
    asked = f"How much \x1b[1;31mannual\x1b[0m\x07 leave do {link}staff{end} get\x9b2J?\x00"
    assert ingested("ask", asked, "--json").json["asked"] == "How much annual leave do staff get?"


def test_small_talk_needs_no_documents(ingested: Command) -> None:
    found = ingested("ask", "thanks!", "--json").json
    assert (found["kind"], found["hits"], found["question"]) == ("chat", [], None)


def test_the_question_may_come_through_a_pipe(ingested: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(f"{QUESTION}\n".encode())))
    assert ingested("ask", "-", "--json").json["asked"] == QUESTION


def test_a_follow_up_is_read_in_its_thread(ingested: Command, tmp_path: Path) -> None:
    lines = [
        {"role": "user", "content": "How much annual leave do I get?"},
        {"role": "assistant", "content": "25 days a year [1]."},
    ]
    file = tmp_path / "thread.jsonl"
    file.write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
    found = ingested("ask", "and when does it expire?", "--thread", str(file), "--json").json
    assert found["asked"] == "and when does it expire?"
    assert "How much annual leave do I get?" in found["question"]
    assert "Unused annual leave expires on 31 March." in found["citations"][0]["quote"]
    assert "Read as:" in ingested("ask", "and when does it expire?", "--thread", str(file)).out


def test_the_one_person_of_a_thread_is_the_one_who_asks(ingested: Command, tmp_path: Path) -> None:
    turn = {"role": "user", "content": "How much annual leave do I get?", "author": "ada"}
    (tmp_path / "thread.jsonl").write_text(json.dumps(turn), encoding="utf-8")
    found = ingested("ask", "and when does it expire?", "--thread", "thread.jsonl", "--json").json
    assert "How much annual leave do I get?" in found["question"]


def test_a_bad_line_of_the_thread_is_named(ingested: Command, tmp_path: Path) -> None:
    (tmp_path / "thread.jsonl").write_text('{"role": "user", "content": "x"}\n{"role": "boss"}\n', encoding="utf-8")
    done = ingested("ask", "and me?", "--thread", "thread.jsonl", "--json")
    assert done.code == 2
    assert "thread.jsonl line 2: role is 'boss'" in done.json["error"]["message"]
    assert '{"role": "user"' in done.json["error"]["hint"]


def test_explain_shows_scores_and_the_decision(ingested: Command) -> None:
    out = ingested("ask", QUESTION, "--explain").out
    for part in ("coverage", "nearness", "cosine", "probability", "Leave policy", "Decided: quotes"):
        assert part in out


def test_a_collection_that_does_not_exist_gets_a_suggestion(ingested: Command) -> None:
    done = ingested("ask", QUESTION, "--collection", "document")
    assert done.code == 2
    assert "there is no collection 'document'\nDid you mean 'documents'?" in done.err


def test_search_by_words_only_is_said_aloud_when_the_extra_is_absent(
    ingested: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FOOTNOTE_EMBEDDER_KIND", "auto")
    monkeypatch.setattr("adapters.embed.weights.missing", lambda: ("onnxruntime",))
    for done in (ingested("ask", QUESTION, "--json"), ingested("ingest", "handbook", "--json")):
        assert done.code == 0
        assert "Searching by words only" in done.err
        assert "pip install 'footnote[local]'" in done.err
    assert ingested("doctor", "--json").code == 0


def test_what_was_asked_is_in_the_ledger_whole(ingested: Command, tmp_path: Path) -> None:
    import asyncio  # noqa: PLC0415
    from contextlib import closing  # noqa: PLC0415

    from adapters.ledger.sql import SqlLedger  # noqa: PLC0415

    ingested("ask", QUESTION)
    with closing(SqlLedger(tmp_path / ".footnote" / "ledger.sqlite")) as ledger:
        (kept,) = asyncio.run(ledger.exchanges(10))
    assert kept.message.text == QUESTION
    assert kept.hits


@pytest.mark.parametrize(("no_color", "styled"), [("", True), ("1", False)])
def test_a_terminal_gets_styles_unless_no_color_is_set(
    ingested: Command, tmp_path: Path, no_color: str, *, styled: bool
) -> None:
    assert ingested
    reading, writing = os.openpty()
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "TERM": "xterm-256color", "NO_COLOR": no_color}
    words = [sys.executable, "-m", "bot", "ask", QUESTION]
    with subprocess.Popen(words, cwd=tmp_path, env=environment, stdout=writing, stdin=subprocess.DEVNULL) as process:
        os.close(writing)
        shown = _everything(reading)
    assert process.returncode == 0
    assert "“Full-time staff accrue 25 days" in shown
    assert ("\x1b]8;" in shown) is styled
    assert ("\x1b[1;36m" in shown) is styled


def _everything(terminal: int) -> str:
    parts: list[bytes] = []
    with contextlib.suppress(OSError):  # Linux says EIO when the other end is closed
        while part := os.read(terminal, 65536):
            parts.append(part)
    os.close(terminal)
    return b"".join(parts).decode()


def test_a_page_for_some_is_found_only_by_them(footnote: Command, tmp_path: Path) -> None:
    page = "---\ntitle: Calibration\naudience: [managers]\n---\n# Calibration\n\nRatings are calibrated in March.\n"
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "calibration.md").write_text(page, encoding="utf-8")
    footnote("ingest", "docs", "--official-url", OFFICIAL)
    question = ("ask", "When are ratings calibrated?", "--json", "--audience")
    assert footnote(*question, "managers").json["kind"] == "quotes"
    refused = footnote(*question, "everyone").json
    assert (refused["kind"], refused["hits"], refused["nearest"], refused["searched"]) == ("refusal", [], [], [])


def test_an_audience_that_was_narrowed_after_the_ingest_holds_at_once(ingested: Command, tmp_path: Path) -> None:
    settings = tmp_path / "footnote.toml"
    settings.write_text('[collections.documents]\naudience = ["hr"]\n', encoding="utf-8")
    asked = ("ask", QUESTION, "--json", "--audience")
    done = ingested(*asked, "everyone")
    assert done.json["kind"] == "refusal"
    assert "`footnote ingest`" in done.err
    assert "There are: hr." in done.err
    assert ingested(*asked, "everyone", "--audience", "hr").json["kind"] != "refusal"
    told = {check["name"]: check for check in ingested("doctor", "--json").json["checks"]}
    assert told["audience of documents"]["mark"] == "warn"
    assert "footnote ingest" in told["audience of documents"]["advice"]
    assert ingested("ingest", "handbook").code == 0
    assert ingested(*asked, "everyone").json["kind"] == "refusal"
    assert "audience of documents" not in {check["name"] for check in ingested("doctor", "--json").json["checks"]}
