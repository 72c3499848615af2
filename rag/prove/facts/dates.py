"""Dates, times of day and weekdays of a line."""

import re
from collections.abc import Iterator

from rag.lexical import fold
from rag.prove.facts.measures import MONTHS, WEEKDAYS
from rag.prove.facts.spelled import NUMBER_WORDS
from rag.prove.facts.values import Clock, Day, Line, Span, Weekday, Year

_WORD = r"[A-Za-zÀ-ÿ]{3,10}"
_YEAR = r"(?P<year>(?:19|20)\d\d)\b"
_LAST = r"(?:\s*(?:[-–&]|\b(?:and|to|or|und|bis|y|et)\s(?:the\s)?)\s*(?P<last>\d{1,2})(?:st|nd|rd|th)?"
"""The second day of "15-17 March" and "25 and 26 December"; left open."""
_ENDS = r"(?=\s*(?:$|[-–,.;:()|\]]|(?:and|or|of|in|each|every|are|is|for)\b))"
"""Behind a day that follows its month no other noun is counted: "May 3 and 5 people"."""
_DAY_MONTH = (
    rf"\b(?P<day>\d{{1,2}})(?:st|nd|rd|th|er|º)?\.?{_LAST}\.?)?"
    rf"[\s-]+(?:of\s+|de\s+)?(?P<name>{_WORD})\b\.?(?:[\s,-]+(?:del?\s+)?{_YEAR})?"
)
_MONTH_DAY = (
    rf"\b(?P<name>{_WORD})\b\.?\s+(?P<day>\d{{1,2}})(?:st|nd|rd|th)?(?![\d:%.]\d|\d)"
    rf"{_LAST}(?!\d)(?=\s*,?\s*(?:19|20)\d\d|{_ENDS}))?(?:\s*,?\s*{_YEAR})?"
)
_DATES = [
    re.compile(pattern)
    for pattern in (
        _DAY_MONTH,
        _MONTH_DAY,
        rf"\b{_YEAR[:-2]}[-/.](?P<month>\d{{1,2}})[-/.](?P<day>\d{{1,2}})\b",
        rf"\b(?P<day>\d{{1,2}})\.(?P<month>\d{{1,2}})\.{_YEAR}",
        rf"\b(?P<month>\d{{1,2}})/(?P<day>\d{{1,2}})/{_YEAR}",
        r"\b(?!24/7\b)(?P<day>1[3-9]|2\d|3[01])/(?P<month>0?[1-9]|1[0-2])\b(?!/)",
        rf"(?<![\d/])(?P<month>0?[1-9]|1[0-2])/{_YEAR}(?!/)",
        r"(?:(?P<year>(?:19|20)\d\d)年)?(?P<month>\d{1,2})月(?P<day>\d{1,2})日",
        rf"\b(?P<name>{_WORD})\b\.?,?\s+(?:de\s+)?{_YEAR}",
    )
]
_JOINED_DIGITS = re.compile(r"\d[-/.月]\d")
_CLOCK = re.compile(
    r"""(?<![A-Za-z0-9_:$€£.,])(?:
        (?P<from>\d{1,2}(?::\d\d)?)\s*(?:-|–|to|and)\s*(?=\d{1,2}(?::\d\d)?\s*(?:[ap]\.?m|o['’]clock)\b)
        | (?P<hour>\d{1,2})(?:[:.](?P<minute>\d\d))?\s*(?P<half>[ap])\.?m\b\.?
        | (?P<colon>\d{1,2}):(?P<after>\d\d)(?!\d)(?:\s*(?:uhr|h)\b)?
        | (?<!les\s)(?<!des\s)(?<!de\s)(?<!dans\s)(?<!sous\s)(?<!pendant\s)
          (?P<bare>\d{1,2})\s*(?:uhr\b|h\b|o['’]clock\b|heures\b(?=\s*(?:[.,;]|$)) | 時(?!間))
        | (?P<block>[01]\d|2[0-3])(?P<rest>[0-5]\d)\s*(?=(?:UTC|GMT|CET|CEST|[EPMC][SD]?T|hours|hrs)\b)
    )""",
    re.IGNORECASE | re.VERBOSE,
)
_OPEN = re.compile(
    r"""\b(?:hours|open|opens|opening|staffed|available|works?)\b[^.;\d]{0,40}?\b(?:between|from)\s
    (?P<from>\d{1,2})(?::00)?\s(?:and|to|until|till)\s(?P<to>\d{1,2})(?![\d:.,]*\d)(?!\s*(?:%|[a-z]*\s*(?:hours?|days?|weeks?|months?|years?|minutes?|people)))""",
    re.IGNORECASE | re.VERBOSE,
)
"""Hours that are not said to be hours: "core hours are between 10 and 4"."""
_TOLD = re.compile(
    r"\b(?P<part>half|a\squarter|quarter|five|ten|twenty|\d{1,2})\s(?:minutes\s)?(?P<way>past|to)\s(?P<hour>[a-z]+|\d{1,2})\b",
    re.IGNORECASE,
)
_PARTS = {"half": 30, "quarter": 15, "a quarter": 15, "five": 5, "ten": 10, "twenty": 20}
_HALF = re.compile(r"\d\s*([ap])\.?m\b", re.IGNORECASE)
_NAMED_TIME = {"noon": 720, "midday": 720, "midnight": 0, "mittag": 720, "mitternacht": 0, "midi": 720, "minuit": 0}
_NAME = re.compile(r"[A-Za-zÀ-ÿ]+|[月火水木金土日]曜日?")
DAY_SIGN = "曜"
"""What a Japanese day of the week has."""
_TELLING = frozenset(["past", "quarter"])
_BOUNDS = frozenset(["between", "from"])
_DAY_WORDS = MONTHS.keys() | WEEKDAYS.keys() | {f"{name}s" for name in WEEKDAYS}
DATE_WORDS = frozenset(_DAY_WORDS | _NAMED_TIME.keys() | _TELLING | {"juneteenth", "halloween", "christmas", "boxing"})
"""Words, in small letters, of which a date without a digit has one."""
_WORDS_TOO = frozenset("may mar mars march sept dec jan jun marz mai".split())
_FRENCH = frozenset(["mai", "mars"])
"""Months in small letters: a day before them tells."""
_FEASTS = {
    "new year's day": (1, 1), "valentine's day": (2, 14), "may day": (5, 1), "juneteenth": (6, 19),
    "canada day": (7, 1), "fourth of july": (7, 4), "halloween": (10, 31), "christmas eve": (12, 24),
    "christmas day": (12, 25), "boxing day": (12, 26), "st stephen's day": (12, 26), "new year's eve": (12, 31),
}  # fmt: skip
_FEAST = re.compile(rf"\b(?P<name>{'|'.join(_FEASTS).replace(chr(39), '[' + chr(39) + '’]')})\b", re.IGNORECASE)
_FEAST_WORDS = frozenset("year valentine may juneteenth canada fourth halloween christmas boxing stephen".split())
_SHORT_NAME = 3
_LONE_YEAR = re.compile(
    r"(?<![\w$€£.,#/-])((?:19|20)\d\d)(?![\w%]|[.,]\d)"
    r"(?!\s*(?i:hours|days|[$€£]|usd|eur|gbp|chf|(?:us-?)?d[oó]l+ar|euro|pound|libra|livre|fran[ck]|peso|円|ドル|ユーロ))"
)


def dates(line: Line) -> Iterator[Day]:
    """Yield the dates that have a day or a year; a range yields both its days."""
    if not line.has_digit:
        return
    named, in_figures = not line.words.isdisjoint(MONTHS), _JOINED_DIGITS.search(line.left)
    for pattern in _DATES:
        if not (named if "name" in pattern.groupindex else in_figures):
            continue
        for match in pattern.finditer(line.left):
            parts = match.groupdict()
            month = _month(parts["name"]) if parts.get("name") else int(parts["month"])
            days = [int(parts[key]) for key in ("day", "last") if parts.get(key)]
            if month > 12 and days and days[0] <= 12:
                month, days[0] = days[0], month
            if not 1 <= month <= 12 or any(not 1 <= day <= 31 for day in days):
                continue
            year = int(parts["year"]) if parts.get("year") else None
            span = line.take(*match.span())
            if not days:
                yield Day(span, month, None, year)
            for day in days:
                yield Day(span, month, day, year)


def _month(name: str) -> int:
    """Return the number of a month, 0 for any other word; some names are words too, in small letters."""
    return 0 if name in _WORDS_TOO - _FRENCH else MONTHS.get(fold(name), 0)


def feasts(line: Line) -> Iterator[Day]:
    """Yield the days that have a name instead of a date, "Boxing Day"; where its date stands behind, that too."""
    for match in _FEAST.finditer(line.left) if not line.words.isdisjoint(_FEAST_WORDS) else ():
        month, day = _FEASTS[match["name"].lower().replace("’", "'")]
        yield Day(Span(match.group(), *match.span()), month, day)


def clocks(line: Line) -> Iterator[Clock]:
    """Yield the times of day; the first of "3-5 PM" is in the afternoon too."""
    for match in _CLOCK.finditer(line.left) if line.has_digit else ():
        parts = match.groupdict()
        hour, minute = _hour_and_minute(parts)
        half = parts["half"]
        if parts["from"]:
            following = _HALF.search(line.text, match.start())
            half = following[1] if following else None
        if hour > 24 or minute > 59:
            continue
        if half:
            hour = hour % 12 + (12 if half.lower() == "p" else 0)
        yield Clock(line.take(*match.span()), hour * 60 + minute)
    yield from _told(line)
    yield from _opened(line)
    if line.words.isdisjoint(_NAMED_TIME):
        return
    for match in _NAME.finditer(line.left):
        if (minutes := _NAMED_TIME.get(match.group().lower())) is not None:
            yield Clock(line.take(*match.span()), minutes)


def _told(line: Line) -> Iterator[Clock]:
    """Yield times of day in words: "half past nine", "a quarter to five"."""
    for match in _TOLD.finditer(line.left) if not line.words.isdisjoint(_TELLING) else ():
        hour, part = match["hour"].lower(), match["part"].lower()
        full = int(hour) if hour.isdecimal() else int(NUMBER_WORDS["en"].get(hour, 0))
        minutes = _PARTS.get(part) or (int(part) if part.isdecimal() else 0)
        clear = match["way"].lower() == "past" or part in {"quarter", "a quarter"}  # "five to nine" may be a range
        if 1 <= full <= 12 and 0 < minutes < 60 and clear:
            turn = minutes if match["way"].lower() == "past" else -minutes
            yield Clock(line.take(*match.span()), (full * 60 + turn) % (24 * 60))


def _opened(line: Line) -> Iterator[Clock]:
    """Yield the hours between which something is open, without a sign of the half of the day."""
    for match in _OPEN.finditer(line.left) if line.has_digit and not line.words.isdisjoint(_BOUNDS) else ():
        for key in ("from", "to"):
            if int(match[key]) <= 24:
                yield Clock(line.take(*match.span(key)), int(match[key]) * 60)


def _hour_and_minute(parts: dict[str, str | None]) -> tuple[int, int]:
    if parts["from"]:
        hour, _, minute = parts["from"].partition(":")
        return int(hour), int(minute or 0)
    hours = next(parts[key] for key in ("hour", "colon", "bare", "block") if parts[key])
    minutes = next((parts[key] for key in ("minute", "after", "rest") if parts[key]), None)
    return int(hours or 0), int(minutes or 0)


def named_days(line: Line) -> Iterator[Weekday | Day]:
    """Yield weekdays, and months that stand alone; a short name needs its capital, and not at the beginning."""
    if line.words.isdisjoint(_DAY_WORDS) and DAY_SIGN not in line.left:
        return
    for match in _NAME.finditer(line.left):
        name = match.group()
        known = fold(name)
        weekday = WEEKDAYS.get(known) or WEEKDAYS.get(known.removesuffix("s")) or WEEKDAYS.get(f"{known}日")
        month = MONTHS.get(known)
        if not (weekday or month) or not (name[0].isupper() or not name.isascii() or len(name) > 4):
            continue
        if name.isupper() and len(name) <= _SHORT_NAME and name.isascii():
            continue
        if weekday and (len(known) > _SHORT_NAME or match.start() > 0 or DAY_SIGN in known):
            yield Weekday(line.take(*match.span()), weekday)
        elif month and (len(known) > _SHORT_NAME or known == "may") and (known not in _WORDS_TOO or match.start() > 0):
            yield Day(line.take(*match.span()), month)


def years(line: Line) -> Iterator[Year]:
    """Yield the years that stand alone."""
    if "19" not in line.left and "20" not in line.left:
        return
    for match in _LONE_YEAR.finditer(line.left):
        yield Year(line.take(*match.span()), int(match[1]))
