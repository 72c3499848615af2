"""`footnote eval --models`: what is posted is measured, over the real adapters and both wire formats."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.adapters.cli.test_eval import MEASURES
from tests.fakes.command import Command
from tests.fakes.providers import Providers, providers_in_a_thread
from tests.fakes.wires import KEY, Fail, Say

RIGHT = "Full-time staff accrue 25 days of annual leave a year"
QUESTION = "How much annual leave do full-time staff get?"
SHOWN = {
    "answered_answerable", "quoted_answerable", "answered_unanswerable", "quoted_unanswerable", "citation_precision",
    "citation_recall", "invented_citations", "faithfulness", "model_calls", "tokens", "cost_usd",
}  # fmt: skip


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[Providers]:
    with providers_in_a_thread() as server:
        monkeypatch.setenv("GROQ_API_KEY", KEY)
        monkeypatch.setenv("GROQ_BASE_URL", server.url)
        yield server


@pytest.fixture
def questions(tmp_path: Path) -> str:
    folder = tmp_path / "questions"
    folder.mkdir()
    rows = [
        {"id": "1", "question": QUESTION, "answerable": True,
         "relevant": ["leave.md"]},
        {"id": "2", "question": "Who is the president of Chile?", "answerable": False, "relevant": []},
    ]  # fmt: skip
    (folder / "queries.jsonl").write_text("\n".join(map(json.dumps, rows)), encoding="utf-8")
    return str(folder)


def key_in(server: Providers) -> str:
    """Return the key under which a model was given its first passage."""
    found = re.findall(r'key=\\?"(\w+)', " ".join(str(request.body) for request in server.requests))
    assert found
    return str(found[0])


def test_what_models_write_is_measured(footnote: Command, handbook: Path, questions: str, server: Providers) -> None:
    words = ("eval", questions, "--documents", str(handbook), "--models", "--json")
    footnote(*words)  # to learn the key, which is made of the passage's words
    server.script.extend(Say(f"{RIGHT} [{key_in(server)}].") for _ in range(30))
    found = footnote(*words).json["measures"]
    assert set(found) == (MEASURES - {"refused_clarify"}) | SHOWN
    assert (found["answered_answerable"]["value"], found["answered_answerable"]["n"]) == (1.0, 1)
    assert (found["citation_precision"]["value"], found["citation_recall"]["value"]) == (1.0, 1.0)
    assert (found["invented_citations"]["value"], found["invented_citations"]["n"]) == (0.0, 1)
    assert (found["faithfulness"]["value"], found["faithfulness"]["n"]) == (1.0, 1)
    assert found["model_calls"]["value"] >= 0.5
    assert found["tokens"]["value"] > 0
    assert found["cost_usd"]["value"] > 0


def test_with_every_model_down_the_documents_are_quoted(
    footnote: Command, handbook: Path, questions: str, server: Providers
) -> None:
    server.script.extend(Fail(500) for _ in range(99))
    found = footnote("eval", questions, "--documents", str(handbook), "--models", "--json").json["measures"]
    assert (found["answered_answerable"]["value"], found["quoted_answerable"]["value"]) == (0.0, 1.0)
    assert "faithfulness" not in found


def test_a_reranker_is_asked_as_in_production(
    footnote: Command, handbook: Path, questions: str, server: Providers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COHERE_API_KEY", "secret")
    monkeypatch.setenv("COHERE_BASE_URL", server.url)
    footnote("eval", questions, "--documents", str(handbook), "--models", "--json")
    assert any(request.body["query"] == QUESTION for request in server.requests if request.path == "/v2/rerank")


def test_a_key_in_the_environment_is_not_used_unasked(
    footnote: Command, handbook: Path, questions: str, server: Providers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COHERE_API_KEY", "secret")
    monkeypatch.setenv("COHERE_BASE_URL", server.url)
    found = footnote("eval", questions, "--documents", str(handbook), "--json").json["measures"]
    assert not set(found) & SHOWN
    assert server.requests == []


def test_a_person_gets_costs_with_enough_digits(
    footnote: Command, handbook: Path, questions: str, server: Providers
) -> None:
    out = footnote("eval", questions, "--documents", str(handbook), "--models").out
    assert server.requests
    assert re.search(r"cost_usd\W+0\.\d{5}", out)


def test_models_that_are_not_configured_cannot_be_measured(
    footnote: Command, questions: str, handbook: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("GROQ_API_KEY", "GROQ_BASE_URL", "ANTHROPIC_API_KEY", "ANTHROPIC_BASE_URL"):
        monkeypatch.delenv(name, raising=False)
    done = footnote("eval", questions, "--documents", str(handbook), "--models", "--json")
    assert done.code == 2
    assert done.json["error"]["message"] == "no model is configured"


def test_what_a_model_wrote_is_exported_and_replayed_without_a_model(ingested: Command, server: Providers) -> None:
    server.script.extend(Say("nothing to see") for _ in range(9))
    ingested("ask", QUESTION, "--json")
    key = key_in(server)
    server.script.clear()
    draft = f"Full-time staff accrue 25 days of annual leave a year [{key}]. It is 40 days."
    server.script.extend(Say(draft) for _ in range(9))
    ingested("ask", QUESTION, "--json")
    ingested("exchanges", "export", "--out", "all.jsonl")
    asked = len(server.requests)
    row = json.loads(ingested("exchanges", "export").out.splitlines()[-1])
    assert (row["kind"], row["model"], row["draft"]) == ("answer", "groq/openai/gpt-oss-120b", draft)
    assert any("uncited" in problem for problem in row["problems"])
    assert row["prompt_version"]
    assert row["cost"] > 0
    assert ingested("eval", "--replay", "all.jsonl", "--json").json["changed"] == 0
    assert len(server.requests) == asked
