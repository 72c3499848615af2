"""Days that are named by their distance."""

from dataclasses import replace
from datetime import UTC, date, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.calendar import dated
from tests.bot.test_bot import Scene, asked

MONDAY = date(2026, 11, 30)


@pytest.mark.parametrize(
    ("text", "days"),
    [
        ("is today a holiday?", "Monday, 30 November 2026"),
        ("ist heute ein Feiertag?", "Monday, 30 November 2026"),
        ("office open tomorrow?", "Tuesday, 1 December 2026"),
        ("which holidays were last week?", "Monday, 23 November 2026 to Sunday, 29 November 2026"),
        ("next week?", "Monday, 7 December 2026 to Sunday, 13 December 2026"),
    ],
)
def test_c093_a_day_named_by_its_distance_is_written_out(text: str, days: str) -> None:
    assert dated(text, MONDAY) == f"{text} ({days})"


def test_a_text_that_names_no_day_stays_as_it_is() -> None:
    assert dated("How does USA Today report holidays in the Todayview app?", MONDAY).startswith("How does")
    assert dated("how many days of leave?", MONDAY) == "how many days of leave?"


async def test_c093_today_is_the_askers_day_and_the_reply_says_which() -> None:
    """23:00 on Sunday in UTC is 07:00 on Monday in Singapore."""
    scene = Scene(ZoneInfo("Asia/Singapore"))
    event = asked("is today a holiday?")
    late = replace(event.message, at=datetime(2026, 11, 29, 23, tzinfo=UTC))
    exchange = await scene.bot.handle(replace(event, message=late))
    assert exchange.shown == "is today a holiday? (Monday, 30 November 2026)"
    assert scene.answerer.asked[0].text == exchange.shown
    assert scene.answerer.asked[0].asked == "is today a holiday?"
