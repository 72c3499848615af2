"""`footnote eval`: numbers with intervals, on a corpus or on a folder."""

import json
from pathlib import Path

import pytest

from tests.fakes.command import Command

SAMPLE = Path(__file__).parents[2] / "data" / "sample"
MEASURES = {
    "recall@1", "recall@5", "recall@10", "ndcg@10", "mrr", "hit@1", "hit@5", "hit@10", "refused_answerable",
    "refused_unanswerable", "refused_clarify", "latency_p50_ms", "latency_p95_ms",
}  # fmt: skip


def test_the_sample_set_is_measured(footnote: Command) -> None:
    done = footnote("eval", str(SAMPLE), "--json")
    assert done.code == 0
    assert (done.json["questions"], done.json["documents"], done.json["failed"]) == (5, 3, [])
    assert set(done.json["measures"]) == MEASURES
    assert done.json["measures"]["hit@1"] == {"value": 1.0, "low": pytest.approx(0.44, abs=0.01), "high": 1.0, "n": 3}
    assert done.json["measures"]["refused_unanswerable"]["value"] == 1.0
    assert done.json["measures"]["refused_clarify"]["n"] == 1


def test_a_person_gets_a_table(footnote: Command) -> None:
    out = footnote("eval", str(SAMPLE)).out
    assert "ndcg@10" in out
    assert "95% interval" in out
    assert "5 questions, 3 documents" in out


def test_a_folder_may_take_the_place_of_the_corpus(footnote: Command, handbook: Path, tmp_path: Path) -> None:
    questions = tmp_path / "questions"
    questions.mkdir()
    rows = [
        {"id": "1", "question": "How much annual leave?", "answerable": True, "relevant": ["leave.md"]},
        {"id": "2", "question": "How much for a taxi?", "answerable": True, "relevant": ["gone.md"]},
    ]
    (questions / "queries.jsonl").write_text("\n".join(map(json.dumps, rows)), encoding="utf-8")
    done = footnote("eval", "questions", "--documents", str(handbook), "--json")
    assert done.json["measures"]["hit@1"]["value"] == 0.5
    assert "1 relevant documents are not among the documents, the first is 'gone.md'" in done.err


def test_an_evaluation_leaves_nothing_behind(footnote: Command, tmp_path: Path) -> None:
    footnote("eval", str(SAMPLE))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("queries", "expected"),
    [
        (None, "queries.jsonl cannot be read: No such file"),
        ("", "has no question"),
        ("{", "queries.jsonl line 1: not JSON"),
        ('{"id": "1", "question": "x"}', "queries.jsonl line 1: answerable: Field required"),
        ("[]", "not a JSON object"),
    ],
)
def test_a_set_that_cannot_be_used_names_the_line(
    footnote: Command, tmp_path: Path, queries: str | None, expected: str
) -> None:
    if queries is not None:
        (tmp_path / "queries.jsonl").write_text(queries, encoding="utf-8")
    done = footnote("eval", ".", "--json")
    assert done.code == 2
    assert expected in done.json["error"]["message"]
