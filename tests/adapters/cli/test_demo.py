"""`footnote demo`: no setup, a cited answer, a follow-up, a refusal, and nothing left behind."""

from pathlib import Path

from tests.fakes.command import Command


def test_the_demo_shows_an_answer_a_follow_up_and_a_refusal(footnote: Command, tmp_path: Path) -> None:
    done = footnote("demo")
    assert done.code == 0
    answer, follow_up, refusal = done.out.split("\n--- ")[1:]
    assert "27 days of paid leave" in answer
    assert "https://handbook.lanternquay.example/leave/annual-leave/#" in answer
    assert "(following: “How many days of annual leave do I get?”)" in follow_up
    assert "carry" in follow_up.lower()
    assert "Chile" in refusal
    assert "Official source: https://handbook.lanternquay.example" in refusal
    assert list(tmp_path.iterdir()) == []
