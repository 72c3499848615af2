"""`footnote eval --drafts`: what of written drafts would be posted, without a model."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.fakes.command import Command

PASSAGES = [
    {"id": 1, "title": "Leave policy", "text": "Full-time staff accrue 25 days of annual leave a year."},
    {"id": 2, "title": "Travel policy", "text": "Trains come first. Flights need the approval of a manager."},
]
DRAFT = (
    "Full-time staff accrue 25 days of annual leave a year [1]. "
    "Full-time staff accrue 40 days of annual leave a year [1]. "
    "Flights need the approval of a manager. Trains come first [9]."
)


def row(**more: Any) -> dict[str, Any]:
    return {"id": "d1", "question": "How much leave?", "passages": PASSAGES, "draft": DRAFT, **more}


@pytest.fixture
def drafts(tmp_path: Path) -> Path:
    texts = [part if part.endswith(".") else f"{part}." for part in DRAFT.split(". ")]
    kinds = ["close_paraphrase", "number_swapped", "uncited_claim", "invented_id"]
    sentences = [
        {"text": text, "label": "unsupported" if number else "supported", "kind": kind}
        for number, (text, kind) in enumerate(zip(texts, kinds, strict=True))
    ]
    file = tmp_path / "drafts.jsonl"
    file.write_text("\n".join(map(json.dumps, (row(sentences=sentences), row(id="d2")))), encoding="utf-8")
    return file


def test_each_draft_is_told_in_the_sentences_of_the_file(footnote: Command, drafts: Path) -> None:
    done = footnote("eval", "--drafts", str(drafts), "--json")
    assert done.code == 0
    labelled, plain = done.json["drafts"]
    assert labelled["id"] == "d1"
    assert labelled["posted"] == ["Full-time staff accrue 25 days of annual leave a year [1]."]
    assert [(one["text"], one["problem"]) for one in labelled["dropped"]] == [
        ("Full-time staff accrue 40 days of annual leave a year [1].", "disproved"),
        ("Flights need the approval of a manager.", "recited"),  # the page says it, and is cited for it
        ("Trains come first [9].", "invented"),
    ]
    assert plain["posted"] == labelled["posted"]
    assert done.json["kinds"][2] == {
        "label": "unsupported", "kind": "invented_id", "n": 1, "posted": 0, "problems": {"invented": 1},
    }  # fmt: skip


def test_a_person_gets_a_table_per_kind(footnote: Command, drafts: Path) -> None:
    out = footnote("eval", "--drafts", str(drafts)).out
    assert "number_swapped" in out
    assert "2 drafts, 8 sentences" in out


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "has no draft"),
        ("{", "line 1: not JSON"),
        ('{"id": "1", "question": "x", "passages": []}', "line 1: draft: Field required"),
        (
            '{"id": "1", "question": "x", "draft": "", "passages": [{"id": 1, "title": "", "text": "x"}]}',
            "passages.0.title",
        ),
    ],
)
def test_a_broken_file_is_told_plainly(footnote: Command, tmp_path: Path, text: str, expected: str) -> None:
    (tmp_path / "drafts.jsonl").write_text(text, encoding="utf-8")
    done = footnote("eval", "--drafts", "drafts.jsonl")
    assert done.code == 2
    assert expected in done.err


def test_a_draft_that_says_nothing_is_settled(footnote: Command, tmp_path: Path) -> None:
    (tmp_path / "drafts.jsonl").write_text(json.dumps(row(draft="", sentences=[{"text": "gone"}])), encoding="utf-8")
    done = footnote("eval", "--drafts", "drafts.jsonl", "--json")
    assert done.json["drafts"][0]["dropped"] == [{"text": "gone", "problem": "not_in_draft", "detail": ""}]


def test_a_folder_or_a_file_is_needed(footnote: Command) -> None:
    done = footnote("eval")
    assert done.code == 2
    assert "Give a DIR with questions, --drafts FILE or --replay FILE." in done.err


@pytest.mark.parametrize(
    "words", [(".", "--drafts"), ("--ablation", "--drafts"), ("--replay", "drafts.jsonl", "--drafts")]
)
def test_drafts_are_checked_alone(footnote: Command, drafts: Path, words: tuple[str, ...]) -> None:
    done = footnote("eval", *words, str(drafts))
    assert done.code == 2
    assert "one of DIR, --drafts and --replay" in done.err


def test_a_sentence_that_its_draft_does_not_have_is_told(footnote: Command, tmp_path: Path) -> None:
    file = tmp_path / "drafts.jsonl"
    texts = ("Full-time staff accrue 25 days of annual leave a year.", "Trains come first [9].")  # no marker; whole
    sentences = [{"text": text, "label": "supported", "kind": "any"} for text in texts]
    file.write_text(json.dumps(row(sentences=sentences)), encoding="utf-8")
    done = footnote("eval", "--drafts", str(file), "--json")
    assert done.json["drafts"][0]["dropped"][0]["problem"] == "not_in_draft"
    assert "sentences that their drafts do not have: 1, the first is 'Full-time staff" in done.err
    assert "its markers too" in done.err
