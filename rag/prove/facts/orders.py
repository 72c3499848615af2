"""Places in an order, frequencies and shares of a line: "third", "every other week", "half of"."""

import re
from collections.abc import Iterator

from rag.lexical import fold
from rag.prove.facts.figures import small
from rag.prove.facts.limits import direction_of
from rag.prove.facts.measures import COUNT, DAY, MONTH, RATES, SECOND, TIGHT, TIMES, UNITS, WEEK, WEEKDAYS
from rag.prove.facts.spelled import NUMBER_WORDS, ORDINALS
from rag.prove.facts.values import Line, Often, Ordinal, Quantity, Rate, Span
from rag.prove.words.small import LETTERS, small_words

_FRACTION = re.compile(
    r"""\b(?P<count>a|one|two|three)[\s-]+(?P<part>thirds?|quarters?|fifths?)(?=\s+(?:of|majority|supermajority|votes?|full|empty)\b)
    |\b(?P<over>[1-9])/(?P<under>[2-9])(?=(?:rds?|ths?)?\s+(?:of|majority|supermajority|votes?)\b)
    |\b(?:(?:a|one)[\s-]+)?(?P<half>half)(?=\s+(?:of|the|their|your|its|pay|salary|wages?|price|fare|rates?|fees?
    |costs?)\b)""",
    re.IGNORECASE | re.VERBOSE,
)
_FOREIGN_FRACTION = re.compile(
    r"""\b(?P<count>zwei|drei|dos|tres|deux|trois|ein|une?|un)[\s-]?(?P<part>drittel|tercios?|tiers|viertel|cuartos|quarts)
    |(?P<under>[2-9])分の(?P<over>[1-9])""",
    re.IGNORECASE | re.VERBOSE,
)
_FOREIGN_PARTS = {"d": 100 / 3, "t": 100 / 3, "v": 25.0, "c": 25.0, "q": 25.0}  # percent, by the first letter
_FOREIGN_COUNTS = {"zwei": 2, "dos": 2, "deux": 2, "drei": 3, "tres": 3, "trois": 3}
_OF_UNIT = re.compile(r"\s+of\s+an?\s+(?P<unit>[a-z]+)", re.IGNORECASE)
_FRACTION_WORDS = frozenset("half third thirds quarter quarters fifth fifths".split())
_FOREIGN_PART_WORDS = ("drittel", "viertel", "tercio", "tiers", "cuartos", "quarts", "分の")
_FOREIGN_FRACTION_WORDS = frozenset(["tercios", *_FOREIGN_PART_WORDS])
_PARTS = {"half": 50.0, "third": 100 / 3, "quarter": 25.0, "fifth": 20.0}  # percent
_REACHED = re.compile(
    r"\b(?:(?P<figure>\d{1,2})(?:st|nd|rd|th)|(?P<word>[a-z]+))-(?P<unit>year|month|week|day|hour)\b", re.IGNORECASE
)
_TIMES = {"": 1, "a": 1, "one": 1, "two": 2, "three": 3}
_TWICE = re.compile(r"\btwice\b", re.IGNORECASE)
_SINGLE = re.compile(
    r"\b(?:(?:within|after|for|than|least|most|over|under|before|up\s+to|(?:course|space|span)\s+of)\s+an?\s+(?P<unit>[a-z]+)\b"
    r"|(?<!half\s)(?<!of\s)an?\s+(?P<ahead>[a-z]+)\s+(?:ahead|in\s+advance|before|beforehand|earlier|later)\b)",
    re.IGNORECASE,
)
RATE_WORD = re.compile(rf"(?<![a-z])(?:{'|'.join(RATES)})(?![a-z])")
_EVERY = re.compile(
    r"""\b(?:(?P<often>(?:once|twice|times)\s)\s*(?:an?|per|/|(?:in\s)?(?:each|every)|in\san?)|every|each|jede[nrs]?|alle|cada|chaque|tou(?:te)?s\s+les)\s+
    (?:(?P<count>other|second|third|fourth|fifth|two|three|four|five|six|seven|eight|ten|twelve|\d+)\s+)?(?:business\s+)?(?P<unit>[A-Za-zÀ-ÿ]+)
    (?!\s+(?:counts?|matters?)\b)""",
    re.IGNORECASE | re.VERBOSE,
)
_ALWAYS = re.compile(
    r"""\b(?:24\s?[/x×]\s?7|24\shours\s(?:a|per)\sday|a?round[\s-]the[\s-]clock|(?:at\sall|any)\shours
    |day\s(?:and|or)\snight|rund\sum\sdie\suhr)\b""",
    re.IGNORECASE | re.VERBOSE,
)
_ALWAYS_WORDS = frozenset(["clock", "uhr", "hours", "night", "x"])
CLOCK = "clock"
"""The dimension of what never stops: "24/7"."""
_TIMES_OF = re.compile(r"\b(?:(?P<twice>twice)|(?P<number>\d{1,3}|[a-z]+)\stimes)\s$", re.IGNORECASE)
_SO_MANY = re.compile(r"\b(?P<number>\d{1,3}|[a-z]+)-$", re.IGNORECASE)
_JAPANESE = re.compile(r"([年月週日])に\s?(\d)\s?回")
_JAPANESE_PERIODS = {"年": (MONTH, 12), "月": (MONTH, 1), "週": (SECOND, WEEK), "日": (SECOND, DAY)}
_EVERY_WORDS = frozenset("every each once twice times jede jeden jeder jedes alle cada chaque tous toutes".split())
_TIME_UNITS = frozenset(unit for unit, (dimension, _) in UNITS.items() if dimension in TIMES) - TIGHT
ORDER_WORDS = _EVERY_WORDS.union(RATES, ORDINALS, _FRACTION_WORDS, _FOREIGN_FRACTION_WORDS, _TIME_UNITS, _ALWAYS_WORDS)
"""Words, in small letters, of which a place in an order, a frequency or a share without a digit has one."""
_COUNTS = {
    "other": 2, "second": 2, "two": 2, "third": 3, "three": 3, "fourth": 4, "four": 4, "fifth": 5, "five": 5,
    "six": 6, "seven": 7, "eight": 8, "ten": 10, "twelve": 12,
}  # fmt: skip
_QUARTER = re.compile(r"\bQ([1-4])\b")
_RANK = re.compile(
    r"(?=[\d第])(?:\b(\d{1,2})(?:st|nd|rd|th|er|ème)\b|第(\d+)|(\d{1,2})(?:[日週回番年]|[かカヶヵ]月)目|\b(\d)\.(?=\s(?:Etage|Stock)))"
)


_TENS = {"twenty": 20, "thirty": 30}
_COMPOUND = re.compile(
    r"\b(?P<tens>twenty|thirty)-(?P<ones>first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)\b", re.IGNORECASE
)


def always(line: Line) -> Iterator[Often]:
    """Yield "24/7" and "around the clock": that something never stops."""
    if "24" in line.left or not line.words.isdisjoint(_ALWAYS_WORDS):
        for match in _ALWAYS.finditer(line.left):
            yield Often(line.take(*match.span()), Rate(CLOCK, 1))


def quarters(line: Line) -> Iterator[Quantity]:
    """Yield the quarters of a year, "Q3": the number of one of four."""
    for match in _QUARTER.finditer(line.left) if "Q" in line.left else ():
        number = int(match[1])
        yield Quantity(line.take(*match.span()), number, number, "#quarter")


def ordinals_of_two(line: Line) -> Iterator[Ordinal]:
    """Yield the place of "twenty-first", before its first word is read as a number."""
    for match in _COMPOUND.finditer(line.left) if not line.words.isdisjoint(_TENS) else ():
        yield Ordinal(line.take(*match.span()), _TENS[match["tens"].lower()] + ORDINALS[match["ones"].lower()])


def ordinals(line: Line) -> Iterator[Ordinal]:
    """Yield second, 3rd and so on; "second" after "a" is another one, not a place."""
    for match in _RANK.finditer(line.left) if line.has_digit else ():
        yield Ordinal(line.take(*match.span()), int(next(filter(None, match.groups()))))
    if line.words.isdisjoint(ORDINALS):
        return
    for match in LETTERS.finditer(line.left):
        rank = ORDINALS.get(fold(match.group()), 0)
        if rank and not re.search(
            r"\b(?:a|every|one|una?|une|eine[rnms]?)\s$", line.text[: match.start()], re.IGNORECASE
        ):
            yield Ordinal(line.take(*match.span()), rank)


def single(line: Line) -> Iterator[Quantity]:
    """Yield the one of "within a year" and "a day ahead", and the two of "twice"."""
    for match in _TWICE.finditer(line.left) if "twice" in line.words else ():
        yield Quantity(line.take(*match.span()), 2, 2)
    for match in () if line.words.isdisjoint(_TIME_UNITS) else _SINGLE.finditer(line.left):
        unit = match["unit"] or match["ahead"]
        dimension, amount = UNITS.get(fold(unit), (COUNT, 0))
        if dimension in TIMES and fold(unit) not in TIGHT:
            start, end = match.span("unit" if match["unit"] else "ahead")
            span = line.take(start, end)
            yield Quantity(span, amount, 1, dimension, direction_of(line.text, start, end, end))


def reached(line: Line) -> Iterator[Quantity]:
    """Yield the ten years of "their tenth-year anniversary"."""
    for match in _REACHED.finditer(line.text) if "-" in line.text and not line.words.isdisjoint(_TIME_UNITS) else ():
        rank = int(match["figure"]) if match["figure"] else ORDINALS.get(fold(match["word"]), 0)
        dimension, factor = UNITS[fold(match["unit"])]
        if rank:
            yield Quantity(Span(match.group(), *match.span()), rank * factor, rank, dimension)


def frequencies(line: Line) -> Iterator[Often]:
    """Yield "quarterly", "every other week" and the like, wherever they stand."""
    said = small_words(line.text)
    for match in () if line.text.isascii() else _JAPANESE.finditer(line.left):
        kind, period = _JAPANESE_PERIODS[match[1]]
        yield Often(line.take(*match.span()), Rate(kind, period / max(1, int(match[2]))))
    for match in () if said.isdisjoint(RATES) else RATE_WORD.finditer(small(line.text)):
        dimension, amount = RATES[match.group()]
        rate = Rate(dimension, amount / _times_before(line.text, match.start()))
        yield Often(Span(line.text[match.start() : match.end()], *match.span()), rate)
    for match in () if said.isdisjoint(_EVERY_WORDS) else _EVERY.finditer(line.text):
        dimension, amount = _period(match["unit"])
        if dimension in TIMES:
            count = (match["count"] or "1").lower()
            times = _COUNTS.get(count) or int(count)
            rate = Rate(dimension, amount * times / _times_before(line.text, match.end("often")))
            yield Often(Span(match.group(), *match.span()), rate)


def _times_before(text: str, end: int) -> float:
    """Return how often in each period: 2 for the "twice " that ends at a place, 3 for "three times ", else 1."""
    found = _TIMES_OF.search(text, 0, end) if end > 0 else None
    if found is None:
        return 1 / _so_many(text, end)
    if found["twice"]:
        return 2
    number = found["number"].lower()
    return int(number) or 1 if number.isdecimal() else NUMBER_WORDS["en"].get(number, 1) or 1


def _so_many(text: str, end: int) -> float:
    """Return of how many units a period is: 3 of "3-monthly", half of "half-yearly", else 1."""
    found = _SO_MANY.search(text, 0, end)
    number = found["number"].lower() if found else "1"
    if number == "half":
        return 0.5
    return float(number) if number.isdecimal() else NUMBER_WORDS["en"].get(number, 1) or 1


def _period(unit: str) -> tuple[str, float]:
    """Return the dimension and the length of a unit of time, or of the week from a weekday to the next."""
    known = fold(unit)
    if WEEKDAYS.get(known.removesuffix("s")):
        return SECOND, WEEK
    return UNITS.get(known, (COUNT, 0))


def fractions(line: Line) -> Iterator[Quantity]:
    """Yield shares such as "half of" and "two thirds of", in percent; of a unit, "a quarter of an hour", as a time."""
    yield from _foreign_fractions(line)
    if line.words.isdisjoint(_FRACTION_WORDS) and "/" not in line.left:
        return
    for match in _FRACTION.finditer(line.left):
        if match["over"]:
            value = 100 * int(match["over"]) / int(match["under"])
        else:
            part = (match["part"] or match["half"]).lower().removesuffix("s")
            value = _PARTS[part] * _TIMES[(match["count"] or "").lower()]
        whole = _OF_UNIT.match(line.left, match.end())
        dimension, amount = UNITS.get(fold(whole["unit"]), (COUNT, 0)) if whole else (COUNT, 0)
        end = match.end()
        if whole and dimension != COUNT:
            value, end = value / 100, whole.end()
        else:
            dimension, amount = "%", 1
        span = line.take(match.start(), end)
        direction = direction_of(line.text, span.start, span.end, span.end)
        yield Quantity(span, round(value * amount, 6), value, dimension, direction)


def _foreign_fractions(line: Line) -> Iterator[Quantity]:
    """Yield the shares of other languages, "zwei Drittel", "3分の2", in percent."""
    small_left = line.left.lower()
    if not any(part in small_left for part in _FOREIGN_PART_WORDS):
        return
    for match in _FOREIGN_FRACTION.finditer(line.left):
        if match["over"]:
            value = 100 * int(match["over"]) / int(match["under"])
        else:
            value = _FOREIGN_COUNTS.get(match["count"].lower(), 1) * _FOREIGN_PARTS[match["part"][0].lower()]
        span = line.take(*match.span())
        yield Quantity(span, round(value, 6), value, "%", direction_of(line.text, span.start, span.end, span.end))
