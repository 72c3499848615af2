"""A page changes under an answer: it is marked once, by one of two processes, and given anew when somebody presses."""

from pathlib import Path

import pytest

from adapters.slack.actions import CHECK_AGAIN
from tests.e2e.slack.conftest import Two
from tests.e2e.slack.workspace import BOT, ingest, words_of

pytestmark = pytest.mark.needs("slack-peer")

LEAVE = f"<@{BOT}> how much annual leave do full-time staff accrue?"
WEEKS = f"<@{BOT}> how long does parental leave last?"
DAYS, MORE_DAYS = (f"Full-time staff accrue {days} days of annual leave a year" for days in (25, 28))


def test_an_answer_is_marked_once_and_given_anew_in_its_place(folder: Path, two: Two) -> None:
    place = two.place
    two.one.start()
    two.two.start()
    asked, other = place.ask(LEAVE), place.ask(WEEKS)
    first = place.answered(asked, DAYS)
    place.answered(other, "26 weeks")
    page = folder / "handbook" / "leave.md"
    told = page.read_text(encoding="utf-8").replace(" 25 days", " 28 days")
    page.write_text(told.replace("2026-05-03", "2026-06-01"), encoding="utf-8")
    ingest(folder)
    marked = place.answered(asked, "out of date", within=30.0)
    assert "changed on" in words_of(marked)
    assert DAYS in words_of(marked)
    assert MORE_DAYS not in words_of(marked)
    assert marked["ts"] == first["ts"]
    for person in ("bob", "alice", "bob"):
        assert place.press(marked, CHECK_AGAIN, "", place.users[person])["status"] == 200
    fresh = place.answered(asked, MORE_DAYS)
    assert fresh["ts"] == first["ts"]
    assert "out of date" not in words_of(fresh)
    assert [len(place.thread(ts)) for ts in (asked, other)] == [1, 1]
    assert "out of date" not in words_of(place.thread(other)[0])
    two.stop()
    logs = two.one.log() + two.two.log()
    assert logs.count("answers_marked") == 1
    assert '"problem":' not in logs
