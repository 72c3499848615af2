"""`footnote eval --ablation`: what each protection buys, over the real adapters and the wire."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.fakes.command import Command
from tests.fakes.providers import Providers, providers_in_a_thread
from tests.fakes.wires import KEY, Fail, Say, Step

QUESTIONS = (
    {"id": "1", "question": "How much annual leave do full-time staff get?", "answerable": True},
    {"id": "2", "question": "When does annual leave of contractors in Chile expire?", "answerable": False},
    {"id": "3", "question": "Hello!", "answerable": False},
    {"id": "4", "question": "What about it?", "answerable": False, "expected": "clarify"},
)
RIGHT = "Full-time staff accrue 25 days of annual leave a year"


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[Providers]:
    with providers_in_a_thread() as server:
        monkeypatch.setenv("GROQ_API_KEY", KEY)
        monkeypatch.setenv("GROQ_BASE_URL", server.url)
        server.otherwise = play
        yield server


@pytest.fixture
def words(tmp_path: Path, handbook: Path) -> tuple[str, ...]:
    folder = tmp_path / "questions"
    folder.mkdir()
    (folder / "queries.jsonl").write_text("\n".join(map(json.dumps, QUESTIONS)), encoding="utf-8")
    return ("eval", str(folder), "--documents", str(handbook), "--ablation")


def task(body: dict[str, Any]) -> str:
    system = body["messages"][0]["content"]
    begins = {"You check whether": "judge", "You decide which": "relevance", "You put a question": "expand"}
    return next((name for begin, name in begins.items() if begin in system), "answer")


def play(body: dict[str, Any]) -> Step:
    """Answer with one right sentence, one that is not in the page, and one without a source; judge by the number."""
    text = body["messages"][-1]["content"]
    match task(body):
        case "answer":
            if "cannot be shown" in text:
                return Say(f"{RIGHT} [{key(text)}].")
            return Say(f"{RIGHT} [{key(text)}]. Full-time staff accrue 90 days [{key(text)}]. Ask Bob.")
        case "judge":
            said = re.findall(r'<sentence-\w+ number="(\d+)"[^>]*>\s*(.*?)\s*</sentence', text, re.DOTALL)
            verdicts = [
                {"sentence": int(number), "verdict": "supported" if "25" in words else "not"} for number, words in said
            ]
            return Say(json.dumps({"verdicts": verdicts}))
        case "relevance":
            numbers = re.findall(r'<passage-\w+ number="(\d+)"', text)
            passages = [{"number": int(number), "relevant": True} for number in numbers]
            return Say(json.dumps({"passages": passages, "contradictions": []}))
        case _:
            return Say("Is there something else?")


def key(text: str) -> str:
    found = re.search(r'key="(\w+)">[^<]*25 days', text)
    assert found
    return found[1]


@pytest.mark.usefixtures("server")
def test_each_version_shows_less_that_is_not_so(footnote: Command, words: tuple[str, ...]) -> None:
    done = footnote(*words, "--json")
    assert done.code == 0
    assert (done.json["questions"], done.json["compared"]) == (4, 2)
    prompt, gate, check = (done.json["versions"][name] for name in ("prompt_only", "gate", "gate_check_retry"))
    assert (prompt["unsupported"]["value"], prompt["unsupported"]["n"]) == (pytest.approx(2 / 3), 6)
    assert (gate["unsupported"]["value"], gate["unsupported"]["n"]) == (pytest.approx(2 / 3), 3)
    assert (check["unsupported"]["value"], check["unsupported"]["n"]) == (0.0, 1)
    assert [one["refused_unanswerable"]["value"] for one in (prompt, gate, check)] == [0.0, 1.0, 1.0]
    assert [one["refused_answerable"]["value"] for one in (prompt, gate, check)] == [0.0, 0.0, 0.0]
    assert [one["answers_unsupported"]["value"] for one in (prompt, gate, check)] == [1.0, 0.5, 0.0]
    assert 0 < prompt["unsupported"]["low"] < 2 / 3 < prompt["unsupported"]["high"] < 1


def test_versions_share_a_draft_where_the_gate_changes_nothing(
    footnote: Command, words: tuple[str, ...], server: Providers, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("REFUSE", "HEDGE", "CITE"):
        monkeypatch.setenv(f"FOOTNOTE_GATE_{name}_BELOW", "0")
    footnote(*words, "--json")
    drafts = [one for one in server.requests if task(one.body) == "answer"]
    assert (
        len(
            [
                one
                for one in drafts
                if "full-time staff" in one.body["messages"][-1]["content"].partition("<question")[2]
            ]
        )
        == 2
    )


@pytest.mark.usefixtures("server")
def test_a_person_gets_a_table_of_versions(footnote: Command, words: tuple[str, ...]) -> None:
    out = " ".join(footnote(*words).out.split())
    for said in ("prompt only", "+ gate", "unsupported", "refused answerable", "2 of 4 questions could be compared"):
        assert said in out


def test_what_models_fail_at_is_compared_in_no_version(
    footnote: Command, words: tuple[str, ...], server: Providers
) -> None:
    server.otherwise = lambda _: Fail(400)
    done = footnote(*words, "--json")
    found = done.json
    assert done.code == 4
    assert found["compared"] == 0
    assert "4 questions are left out" in done.err
    assert "footnote doctor" in done.err
    assert found["versions"] == {"prompt_only": {}, "gate": {}, "gate_check_retry": {}}


def test_without_a_model_there_is_nothing_to_compare(
    footnote: Command, words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("GROQ_API_KEY", "GROQ_BASE_URL", "ANTHROPIC_API_KEY", "ANTHROPIC_BASE_URL"):
        monkeypatch.delenv(name, raising=False)
    done = footnote(*words, "--json")
    assert done.code == 2
    assert done.json["error"] == {
        "message": "no model is configured",
        "hint": "Set GROQ_API_KEY or ANTHROPIC_API_KEY, or leave out --ablation.",
    }
