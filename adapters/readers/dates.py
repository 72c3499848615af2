"""Days as people write them in documents."""

import re
from datetime import date, datetime

_MONTHS = {
    name: number
    for number, names in enumerate(
        (
            "jan january januar",
            "feb february februar",
            "mar march mär märz",
            "apr april",
            "may mai",
            "jun june juni",
            "jul july juli",
            "aug august",
            "sep sept september",
            "oct october okt oktober",
            "nov november",
            "dec december dez dezember",
        ),
        start=1,
    )
    for name in names.split()
}
_ISO = re.compile(r"(?P<year>\d{4})([-/.])(?P<month>\d{1,2})\2(?P<day>\d{1,2})(?!\d)")
_GERMAN = re.compile(r"(?P<day>\d{1,2})\.\s?(?P<month>\d{1,2})\.\s?(?P<year>\d{4})(?!\d)")
_DAY_FIRST = re.compile(r"(?P<day>\d{1,2})(?:st|nd|rd|th|\.)?[\s-]+(?P<name>[^\W\d_]+)\.?,?[\s-]+(?P<year>\d{4})(?!\d)")
_MONTH_FIRST = re.compile(r"(?P<name>[^\W\d_]+)\.?\s+(?P<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?P<year>\d{4})(?!\d)")
_SLASHED = re.compile(r"(\d{1,2})/(\d{1,2})/(\d{4})(?!\d)")


def day_of(value: object) -> date | None:
    """
    Return the day that a value of front matter or metadata names, None where it names none for sure.

    "03/04/2024" is a day in March to some and in April to others: None. "25/04/2024" is sure.
    """
    if isinstance(value, datetime):
        return value.date()
    if isinstance(value, date):
        return value
    text = str(value).strip()
    for form in (_ISO, _GERMAN, _DAY_FIRST, _MONTH_FIRST):
        found = form.match(text)
        if found:
            return _build(found.groupdict())
    slashed = _SLASHED.match(text)
    return _slashed(*map(int, slashed.groups())) if slashed else None


def _build(parts: dict[str, str]) -> date | None:
    month = _MONTHS.get(parts["name"].lower(), 0) if "name" in parts else int(parts["month"])
    return _day(int(parts["year"]), month, int(parts["day"]))


def _slashed(first: int, second: int, year: int) -> date | None:
    if first > 12:
        return _day(year, second, first)
    if second > 12 or first == second:
        return _day(year, first, second)
    return None


def _day(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None
