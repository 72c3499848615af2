"""Times and frequencies that German, Spanish, French and Japanese say in a way of their own: "8h30", "halb neun"."""

import re
from collections.abc import Iterator

from rag.lexical import fold
from rag.prove.facts.limits import direction_of
from rag.prove.facts.measures import COUNT, DAY, HOUR, MONTH, SECOND, TIMES, UNITS, WEEK
from rag.prove.facts.spelled import NUMBER_WORDS
from rag.prove.facts.values import Clock, Day, Fact, Line, Often, Ordinal, Quantity, Rate, Span, Year

_NUMBER = r"\d{1,3}|[a-zà-ÿß]+"
_CLOCKS = {
    "de": r"""\b(?P<hour>\d{1,2})(?:[.:](?P<minute>\d\d))?
        (?:(?<=[.:]\d\d)(?=\s(?:bis|und)\s\d{1,2}[.:]\d\d\suhr\b)|\suhr(?:\s(?P<behind>\d\d)\b)?)
        (?:\s(?P<late>nachmittags|abends))?
        |\b(?P<part>halb|viertel\snach|viertel\svor|dreiviertel)\s(?P<told>[a-zäöüß]+)\b""",
    "es": r"""\blas?\s(?P<hour>\d{1,2}|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)
        (?:[.:](?P<minute>\d\d))?(?:\s(?P<half>y\smedia|y\scuarto|menos\scuarto))?(?!\s*(?:[.,:]\d|%|[$€]))
        (?:\sde\sla\s(?P<late>tarde|noche)|\sde\sla\smañana|\sh\b|(?=\s*(?:$|[,;).y]|a\slas
        |de\s(?:lunes|martes|mi|jue|vie|s[áa]b|dom))))""",
    "fr": r"""\b(?P<hour>\d{1,2})\s?h(?:\s?(?P<minute>[0-5]\d))?(?!\w)
        |\b(?:à|dès|vers)\s(?P<at>\d{1,2})\sheures?(?:\s(?P<behind>\d\d)\b)?(?:\s(?P<late>du\ssoir|de\sl['’]après-midi))?
        |\b(?P<told>\d{1,2})\sheures?\s(?:du\smatin|(?P<later>du\ssoir|de\sl['’]après-midi))""",
    "ja": r"(?P<late>午後|夜|夕方)?(?:午前|朝)?\s?(?P<hour>\d{1,2})時(?!間)(?:(?P<minute>\d{1,2})分|(?P<half>半))?",
}
_CLOCK = {language: re.compile(cue, re.IGNORECASE | re.VERBOSE) for language, cue in _CLOCKS.items()}
_PARTS = {
    "halb": -30, "viertel nach": 15, "viertel vor": -15, "dreiviertel": -15, "y media": 30, "y cuarto": 15,
    "menos cuarto": -15, "半": 30,
}  # fmt: skip
_NAMED = re.compile(
    r"\b(?:(?P<noon>mediodía|mittags?|midi)|(?P<night>medianoche|mitternachts?|minuit))\b|(?P<sun>正午)", re.IGNORECASE
)
_NOON = 720  # minutes
_YEAR = re.compile(
    r"((?:19|20)\d\d)年(?:(\d{1,2})月(?!\d))?(?![間以])|(?<![\d/])(\d{1,2})月(?=[末初上中下のにはからまで、。])(?!\d)"
)

_TIMES_A = re.compile(
    rf"""\b(?:(?P<one>einmal|una\svez|une\sfois)|(?P<two>zweimal|dos\sveces|deux\sfois)|(?P<three>dreimal|tres\sveces|trois\sfois)
        |(?P<many>{_NUMBER})\s?(?:mal|veces|fois))\s(?:pro|je|im|in\sder|am|al?|por|cada|par|à\sla|en\sun)\s(?P<unit>[a-zà-ÿ]+)\b""",
    re.IGNORECASE | re.VERBOSE,
)
_EVERY = re.compile(
    rf"""\b(?:alle|cada|tou(?:te)?s\sles|tod[oa]s\sl[oa]s|jede[nrs]?)\s(?:(?P<other>zweite[nrs]?)\s|(?P<many>{_NUMBER})\s)?
        (?P<unit>[a-zà-ÿ]+)\b(?!\s(?:y\smedi[oa]|et\sdemie?)\b)""",
    re.IGNORECASE | re.VERBOSE,
)
_OF_MONTH = re.compile(
    r"""\b(?P<de>\d{1,2})\.(?=\s(?:(?:des|jedes|eines|im|Tag|Kalendertag|Werktag|Monat)\b))
    |\b(?:el\s)?día\s(?P<es>\d{1,2})\b|\ble\s(?P<fr>\d{1,2})\s(?=de\schaque|du\smois)
    |(?:毎|翌|今|前|各)月の?(?P<ja>\d{1,2})日""",
    re.IGNORECASE | re.VERBOSE,
)
"""A day of any month, which English has as a place in an order: "the 10th"."""
_COUNTS = {"one": 1, "two": 2, "three": 3}
_JAPANESE_EVERY = re.compile(
    r"""(?P<each>毎|隔)(?P<period>四半期|[年月週日])|(?P<in>四半期|[年月週日])に?\s?(?P<times>\d{1,2})\s?回
        |(?P<number>\d{1,3})(?P<unit>年|[かカヶヵ]月|週間?|日|時間|分)(?:ごと|毎|おき)|(?P<by>四半期|年|月|週|日)ごと""",
    re.VERBOSE,
)
_PERIODS = {
    "四半期": (MONTH, 3), "年": (MONTH, 12), "月": (MONTH, 1), "週": (SECOND, WEEK), "日": (SECOND, DAY),
    "時": (SECOND, HOUR), "分": (SECOND, 60),
}  # fmt: skip


_SHARE = re.compile(
    r"""\b(?:(?P<two>dos|zwei|deux|les\sdeux|las\sdos)\s|(?P<three>tres|drei|trois|las\stres)\s)?
    (?P<part>terceras?|cuartas?|quintas?)\spartes?\b
    |\b(?:un|le|el)\s(?P<one>tercio|cuarto|quinto|quart|cinquième)\s(?=d(?:el|e|es|u)\b|d['’])(?!de\shora|d['’]heure)
    |\bein\s(?P<fifth>fünftel)\b""",
    re.IGNORECASE | re.VERBOSE,
)
_SHARES = {"t": 100 / 3, "c": 25.0, "q": 25.0}  # percent, by the first letter
_FIFTH = re.compile("quint|cinq|fünf", re.IGNORECASE)


def own_ways(line: Line, language: str) -> Iterator[Fact]:
    """Yield the times of day, dates and frequencies that only one of the languages writes so."""
    if language not in _CLOCK:
        return
    yield from _clocks(line, language)
    for match in _OF_MONTH.finditer(line.left) if line.has_digit else ():
        number = next(name for name, said in match.groupdict().items() if said)
        yield Ordinal(line.take(*match.span(number)), int(match[number]))
    if language == "ja":
        yield from _dates(line)
        yield from _japanese_often(line)
    else:
        yield from _often(line, language)
        yield from _shares(line)


def _clocks(line: Line, language: str) -> Iterator[Clock]:
    for match in _CLOCK[language].finditer(line.left):
        parts = {name: said for name, said in match.groupdict().items() if said}
        hour = _number(parts.get("hour") or parts.get("at") or parts.get("told") or "", language)
        minute = int(parts.get("minute") or parts.get("behind") or 0)
        shift = _PARTS.get((parts.get("part") or parts.get("half") or "").lower(), 0)
        if hour is None or hour > 24 or minute > 59:
            continue
        if ("late" in parts or "later" in parts) and hour < 12:
            hour += 12
        yield Clock(line.take(*match.span()), (hour * 60 + minute + shift) % (24 * 60))
    for match in _NAMED.finditer(line.left):
        yield Clock(line.take(*match.span()), 0 if match["night"] else _NOON)


def _number(said: str, language: str) -> int | None:
    """Return a number in digits or in words, None for any other word."""
    if said.isdecimal():
        return int(said)
    value = NUMBER_WORDS[language].get(fold(said)) if language in NUMBER_WORDS else None
    return 1 if said.lower() == "una" else int(value) if value is not None else None


def _dates(line: Line) -> Iterator[Day | Year]:
    """Yield "2024年3月", "2024年" and "3月末"."""
    for match in _YEAR.finditer(line.left):
        year = int(match[1]) if match[1] else None
        month = int(match[2] or match[3] or 0)
        if month > 12 or not (month or year):
            continue
        span = line.take(*match.span())
        if month:
            yield Day(span, month, None, year)
        elif year:
            yield Year(span, year)


def _often(line: Line, language: str) -> Iterator[Often]:
    """Yield "zweimal im Jahr", "cada dos semanas" and the like; the numbers in them are left for others."""
    for match in _TIMES_A.finditer(line.text):
        times = next((count for name, count in _COUNTS.items() if match[name]), None)
        times = times or _number(match["many"] or "", language)
        yield from _rate(match, match["unit"], 1 / times if times else 0)
    for match in _EVERY.finditer(line.text):
        count = 2 if match["other"] else _number(match["many"], language) if match["many"] else 1
        if count:
            yield from _rate(match, match["unit"], count)


def _shares(line: Line) -> Iterator[Quantity]:
    """Yield "dos terceras partes" and "un quart des frais" in percent."""
    for match in _SHARE.finditer(line.left):
        said = match["part"] or match["one"] or match["fifth"]
        times = 3 if match["three"] else 2 if match["two"] else 1
        value = times * (20.0 if _FIFTH.match(said) else _SHARES[said[0].lower()])
        span = line.take(*match.span())
        yield Quantity(span, round(value, 6), value, "%", direction_of(line.text, span.start, span.end, span.end))


def _rate(match: re.Match[str], unit: str, count: float) -> Iterator[Often]:
    dimension, amount = UNITS.get(fold(unit), (COUNT, 0))
    if dimension in TIMES and count:
        yield Often(Span(match.group(), *match.span()), Rate(dimension, amount * count))


def _japanese_often(line: Line) -> Iterator[Often]:
    for match in _JAPANESE_EVERY.finditer(line.left):
        period = next(
            filter(None, (match["period"], match["in"], match["by"], (match["unit"] or "").lstrip("かカヶヵ")[:1]))
        )
        dimension, amount = _PERIODS[period]
        count = 2 if match["each"] == "隔" else float(match["number"] or 1)
        yield Often(line.take(*match.span()), Rate(dimension, amount * count / float(match["times"] or 1)))
