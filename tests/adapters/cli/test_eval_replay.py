"""`footnote eval --replay`: exported exchanges under other thresholds, without a model."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.fakes.command import Command

QUESTION = "How much annual leave do full-time staff get?"


@pytest.fixture
def replayed(ingested: Command, monkeypatch: pytest.MonkeyPatch) -> Command:
    """Replay what was exported, under the thresholds that are given."""
    for text in (QUESTION, "Who is the president of Chile?", "Hello!"):
        ingested("ask", text)
    assert ingested("exchanges", "export", "--out", "all.jsonl").code == 0

    def call(*words: str, **gate: str) -> Any:
        for name, value in gate.items():
            monkeypatch.setenv(f"FOOTNOTE_GATE_{name.upper()}", value)
        return ingested("eval", "--replay", "all.jsonl", *words)

    return call


def edit(folder: Path, **changes: Any) -> None:
    """Change keys of the first exported exchange."""
    file = folder / "all.jsonl"
    first, *rest = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join((json.dumps(json.loads(first) | changes), *rest)), encoding="utf-8")


def test_the_thresholds_of_a_collection_decide_what_it_answers(replayed: Command, tmp_path: Path) -> None:
    own = "{refuse_below = 1, hedge_below = 1, cite_below = 1}"
    (tmp_path / "footnote.toml").write_text(f"[collections.documents]\ngate = {own}\n", encoding="utf-8")
    found = replayed("--json").json
    assert found["gates"] == {"documents": {"refuse_below": 1.0, "hedge_below": 1.0, "cite_below": 1.0}}
    assert [change["now"]["kind"] for change in found["changes"]] == ["refusal"]


def test_under_the_same_thresholds_nothing_changes(replayed: Command) -> None:
    found = replayed("--json").json
    assert (found["exchanges"], found["searched"], found["changed"], found["changes"]) == (3, 2, 0, [])
    assert found["gate"] == {"refuse_below": 0.09, "hedge_below": 0.4, "cite_below": 0.6}


def test_higher_thresholds_refuse_what_was_quoted(replayed: Command) -> None:
    found = replayed("--json", refuse_below="1", hedge_below="1", cite_below="1").json
    assert (found["changed"], found["kind_changed"]) == (1, 1)
    (change,) = found["changes"]
    assert change["asked"] == QUESTION
    assert (change["was"]["kind"], change["now"]) == ("quotes", {"kind": "refusal", "tier": "refuse"})


def test_another_tier_is_a_change_of_no_kind(replayed: Command) -> None:
    found = replayed("--json", refuse_below="0", hedge_below="1", cite_below="1").json
    assert (found["changed"], found["kind_changed"]) == (1, 0)
    assert found["changes"][0]["now"] == {"kind": "quotes", "tier": "hedge"}


def test_a_person_gets_counts_and_a_list(replayed: Command) -> None:
    out = replayed(refuse_below="1", hedge_below="1", cite_below="1").out
    assert "1 of 2 searched exchanges would change; 1 had no search" in out
    assert QUESTION in out


def test_documents_that_could_not_be_reached_are_no_matter_of_thresholds(replayed: Command, tmp_path: Path) -> None:
    edit(tmp_path, kind="refusal", tier="refuse", why="unavailable", hits=[])
    assert replayed("--json").json["searched"] == 1


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"kind": "guess"}, "all.jsonl line 1: kind: Input should be 'answer', 'quotes' or 'refusal'"),
        ({"searched": None}, "all.jsonl line 1: searched: Input should be a valid string"),
        ({"tier": "refuse"}, "all.jsonl line 1: a refusal has the tier of one"),
        ({"judged": {"kept": [40]}}, "all.jsonl line 1: a judge kept (40,) of 1 hits"),
    ],
)
def test_a_line_that_cannot_be_used_is_named(
    replayed: Command, tmp_path: Path, changes: dict[str, Any], expected: str
) -> None:
    edit(tmp_path, **changes)
    done = replayed("--json")
    assert done.code == 2
    assert expected in done.json["error"]["message"]


def test_a_file_without_an_exchange_says_so(footnote: Command, tmp_path: Path) -> None:
    (tmp_path / "none.jsonl").write_text("\n", encoding="utf-8")
    done = footnote("eval", "--replay", "none.jsonl")
    assert done.code == 2
    assert "none.jsonl has no exchange" in done.err
