"""Days that a message names by their distance: "today", "last week", in the asker's time zone."""

import re
from collections.abc import Callable
from datetime import date, timedelta

_WEEK = 7  # days; a week begins on Monday (ISO 8601)
_DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
_MONTHS = (
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
)  # fmt: skip


def _day(offset: int) -> Callable[[date], str]:
    return lambda today: _named(today + timedelta(days=offset))


def _week(offset: int) -> Callable[[date], str]:
    def named(today: date) -> str:
        monday = today + timedelta(days=_WEEK * offset - today.weekday())
        return f"{_named(monday)} to {_named(monday + timedelta(days=_WEEK - 1))}"

    return named


_NAMED = tuple(
    (re.compile(rf"(?<!\w)(?:{words})(?!\w)", re.IGNORECASE), named)
    for words, named in (
        ("today|tonight|heute|hoy|aujourd['’]hui|oggi|hoje", _day(0)),
        ("tomorrow|tmrw|morgen früh|demain|domani|amanhã", _day(1)),
        ("yesterday|gestern|ayer|hier soir|ieri|ontem", _day(-1)),
        ("this week|diese woche|esta semana|cette semaine|questa settimana", _week(0)),
        ("last week|letzte woche|la semana pasada|la semaine dernière|la settimana scorsa", _week(-1)),
        ("next week|nächste woche|la próxima semana|la semaine prochaine|la settimana prossima", _week(1)),
    )
)


def dated(text: str, today: date) -> str:
    """
    Return the text with the days that it names by their distance written after it; the text itself without any.

    Args:
        text: A question.
        today: Where the asker is.
    """
    found = [named(today) for pattern, named in _NAMED if pattern.search(text)]
    return f"{text} ({'; '.join(found)})" if found else text


def _named(day: date) -> str:
    return f"{_DAYS[day.weekday()]}, {day.day} {_MONTHS[day.month - 1]} {day.year}"
