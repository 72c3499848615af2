"""Whether a claimed fact and a cited one are the same, whatever the spelling."""

import re
from functools import lru_cache
from math import isclose

from rag.lexical import fold
from rag.prove.facts.measures import CENT, COUNT, DAY, MONEY, MONTH, MONTH_DAYS, SECOND, TIMES, UNITS, WEEK
from rag.prove.facts.values import (
    Clock,
    Code,
    Day,
    Fact,
    Often,
    Ordinal,
    Quantity,
    Quotation,
    Rate,
    Weekday,
    Year,
)
from rag.prove.parse import Parsed, plain
from rag.prove.unit import Unit
from rag.prove.words.small import LETTERS

_WORKING_WEEK = 5 * DAY
_YEAR_DAYS = (364, 365)  # 52 weeks, or a year of the calendar
_HALF_DAY = 720  # minutes
_ROUNDED = {"quinze jours": 14, "quince dias": 14, "huit jours": 7, "ocho dias": 7, "acht tage": 7, "acht tagen": 7}
_METRE, _BYTE = "metre", "byte"
_DEGREES = frozenset(["degree", "celsius", "fahrenheit"])
_CENTS = 100  # of a dollar, a euro and the like
_WHOLE = re.compile(r"\bthe\s(?:first|last|next|following|previous|same)\s(?P<unit>[a-z]+)\b", re.IGNORECASE)
_MINUTES = re.compile(r"\b(?:min|minute|month)s?\b", re.IGNORECASE)


def same(claimed: Fact, found: Fact) -> bool:
    """Whether a cited fact is the claimed one: units converted, and everything the claim says of it agreeing."""
    match claimed, found:
        case (Quantity(), _) | (_, Quantity()):
            return _same_number(claimed, found)
        case Day(), Day():
            return _same_day(claimed, found)
        case Clock(), Clock():
            return claimed.minutes == found.minutes or _same_half(claimed, found)
        case Ordinal(rank=rank), Day(day=day):  # "on the 26th"
            return rank == day
        case Year(year=one), (Year(year=other) | Day(year=other)):
            return one == other
    return _value(claimed) is not None and _value(claimed) == _value(found)


def _same_number(claimed: Fact, found: Fact) -> bool:
    match claimed, found:
        case Quantity(), Quantity():
            return same_amount(claimed, found) and not other_rate(claimed, found) and not _adds_business(claimed, found)
        case (Quantity() as label, Ordinal(rank=rank)) | (Ordinal(rank=rank), Quantity() as label):
            return label.is_label and label.value == rank
        case Quantity(value=hour), Clock(minutes=minutes):  # "by ten in the morning"
            return claimed.dimension == COUNT and hour * 60 in {minutes, minutes - _HALF_DAY}
        case Often(rate=rate), Quantity(per=per):
            return per == rate
    return False


def _value(fact: Fact) -> tuple[str, int | Rate] | None:
    """Return what makes two facts of a kind the same, for kinds of which only one thing is said."""
    match fact:
        case Weekday(number=number):
            return "weekday", number
        case Ordinal(rank=rank):
            return "rank", rank
        case Often(rate=rate):
            return "rate", rate
    return None


def same_amount(one: Quantity, other: Quantity) -> bool:
    """Whether two quantities are one, in any units; a bare number is any unit's, but no label's."""
    if one.dimension == other.dimension:
        return (
            isclose(one.amount, other.amount, rel_tol=1e-6)
            or _working_weeks(one, other)
            or _working_weeks(other, one)
            or _is_rounded(one, other)
            or _is_rounded(other, one)
            or (one.dimension == _BYTE and _is_binary(one.amount, other.amount))
        )
    if {one.dimension, other.dimension} == {SECOND, MONTH}:
        months, seconds = (one, other) if one.dimension == MONTH else (other, one)
        years, days = months.amount / 12, seconds.amount / DAY
        return years >= 1 and years.is_integer() and any(days == count * years for count in _YEAR_DAYS)
    if COUNT in {one.dimension, other.dimension}:
        label, bare = (one, other) if other.dimension == COUNT else (other, one)
        counted = label.is_label and bare.span.text.isalpha()  # "example 1" is not the "one day" of another
        return isclose(one.value, other.value) and not counted
    if CENT in {one.dimension, other.dimension}:
        cents, whole = (one, other) if one.dimension == CENT else (other, one)
        return whole.dimension in MONEY and isclose(cents.amount, _CENTS * whole.amount)
    if "degree" in {one.dimension, other.dimension} <= _DEGREES:
        return isclose(one.value, other.value)
    return _is_short(one, other) or _is_short(other, one)


def _is_binary(one: float, other: float) -> bool:
    """Whether two sizes are one when 1,024 is counted for 1,000, once or more: 1.5 TB and 1,536 GB."""
    ratio = max(one, other) / max(min(one, other), 1)
    return any(isclose(ratio, 1.024**times) for times in range(1, 5))


def is_about_as_long(one: Quantity, other: Quantity) -> bool:
    """Whether one is so many months and the other as many times 30 days: nearly, and not the same."""
    if {one.dimension, other.dimension} != {SECOND, MONTH}:
        return False
    months, seconds = (one, other) if one.dimension == MONTH else (other, one)
    return isclose(seconds.amount / DAY, months.amount * MONTH_DAYS)


def _is_short(one: Quantity, other: Quantity) -> bool:
    """Whether one is the other with a lone "m" for its minutes or months."""
    short = one.dimension == _METRE and one.span.text.endswith("m")
    return short and one.value == other.value and bool(_MINUTES.search(other.span.text))


def is_shortened(quantity: Quantity, text: str) -> bool:
    """
    Whether a text has it without a number, or with the first letter of its unit or label.

    "The first hour" is 60 minutes, "T-5m" 5 minutes, "W4" week 4, and "the 30-day mark" day 30.
    """
    number = f"{quantity.value:g}"
    if quantity.is_label:
        label = quantity.dimension[1:]
        mark = rf"\b{number}(?:-|th\s){label}\b|\b{number}\s{label}s\s(?:in|after|into|before|of)\b"
        return bool(
            re.search(rf"\b{label[0].upper()}{number}\b", text)
            or (UNITS.get(label, ("",))[0] in TIMES and re.search(mark, text))
        )
    if quantity.dimension in TIMES and any(_is_unit(found["unit"], quantity) for found in _WHOLE.finditer(text)):
        return True
    unit = LETTERS.findall(quantity.span.text)
    if quantity.dimension not in {SECOND, MONTH} or not unit:
        return False
    return bool(re.search(rf"(?<![\d.]){number}\s?{unit[-1][0].lower()}\b", text))


def _is_unit(word: str, quantity: Quantity) -> bool:
    return UNITS.get(word.lower()) == (quantity.dimension, quantity.amount)


def _is_rounded(one: Quantity, other: Quantity) -> bool:
    """Whether one is a week or two counted with the day on which they begin: "quinze jours"."""
    days = _ROUNDED.get(fold(one.span.text)) if one.dimension == SECOND else None
    return days is not None and other.amount == days * DAY


def _working_weeks(weeks: Quantity, days: Quantity) -> bool:
    """Whether one is so many weeks and the other their working days."""
    return days.business and weeks.amount == weeks.value * WEEK and days.amount == weeks.value * _WORKING_WEEK


def other_rate(one: Quantity, other: Quantity) -> bool:
    """Whether two quantities are said per different times; one that does not say it agrees with any."""
    return one.per is not None and other.per is not None and one.per != other.per


def _adds_business(claimed: Quantity, found: Quantity) -> bool:
    """Whether the claim makes business days of days; the other way something is left out, and nothing wrong said."""
    return claimed.business and not found.business and claimed.amount == found.amount


def _same_day(claimed: Day, found: Day) -> bool:
    if claimed.month != found.month or (claimed.day is not None and claimed.day != found.day):
        return False
    return claimed.year is None or found.year is None or claimed.year == found.year


def _same_half(one: Clock, other: Clock) -> bool:
    """Whether two times agree when one of them leaves the half of the day open: "3:00" and "3 PM"."""
    marked = [bool(re.search(r"[ap]\.?m", clock.span.text, re.IGNORECASE)) for clock in (one, other)]
    told = [bool(re.search(r"\b(?:past|to|o['’]clock)\b", clock.span.text, re.IGNORECASE)) for clock in (one, other)]
    return (marked[0] != marked[1] or any(told)) and abs(one.minutes - other.minutes) == _HALF_DAY


def is_same(claimed: Fact, found: Fact) -> bool:
    """Whether two facts are the same; of codes, the same signs in any case."""
    if isinstance(claimed, Code) and isinstance(found, Code):
        return claimed.code.lower() == found.code.lower()
    return same(claimed, found)


def has_fact(unit: Unit, fact: Fact) -> bool:
    """Whether a unit, or the line it stands under, has a fact."""
    if any(is_same(fact, found) for found in unit.facts):
        return True
    said = fold(fact.code if isinstance(fact, Code) else fact.span.text)
    if not isinstance(fact, Code):
        return said in fold(unit.context)
    return any(said in fold(line) and says_code(line, fact) for line in (unit.context, unit.text))


def has_quotation(parsed: Parsed, quotation: Quotation) -> bool:
    """Whether a text holds the quoted words, in any case and with any quotation marks."""
    return plain(quotation.words).strip(" .,;:!?…") in parsed.plain


def has_code(parsed: Parsed, code: Code) -> bool:
    """Whether a text holds an identifier, sign by sign, and not as a part of a longer one."""
    return bool(_bounded(code.code).search(parsed.plain))


def says_code(line: str, code: Code) -> bool:
    """Whether a line holds an identifier, and not as a part of a longer one."""
    return bool(_bounded(code.code).search(plain(line)))


def has_year(parsed: Parsed, year: int) -> bool:
    """Whether a text holds a year anywhere."""
    return bool(re.search(rf"(?<!\d){year}(?!\d)", parsed.plain))


@lru_cache(maxsize=4096)
def _bounded(code: str) -> re.Pattern[str]:
    bare = plain(code).removeprefix("www.")
    pattern = re.escape(bare)
    if re.fullmatch(r"[a-z0-9-]+", bare):
        pattern = pattern.replace(r"\-", r"[-\s]?")  # "GS-15" is written "GS 15" too
    before = r"(?:(?<![\w.-])|(?<=www\.))" if bare[:1].isalnum() else r"(?<!\w)"
    behind = r"(?![\w-]|/\w|\.\w)" if "/" in bare or "@" in bare else r"(?![\w-])"
    return re.compile(before + pattern + behind)
