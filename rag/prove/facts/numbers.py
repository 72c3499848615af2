"""Numbers of a line, in digits and words, with unit, rate and direction; ordinals and frequencies."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise

from rag.lexical import fold
from rag.prove.facts.limits import direction_of
from rag.prove.facts.measures import (
    BUSINESS,
    COUNT,
    LABELS,
    MONEY,
    NUMBER_WORDS,
    ORDINALS,
    RATES,
    SCALES,
    TIGHT,
    TIMES,
    UNITS,
)
from rag.prove.facts.values import Line, Often, Ordinal, Quantity, Rate, Span

_SIGN = r"(?:US\s?)?[$€£¥￥₹]|\b(?:USD|EUR|GBP|JPY|CHF|INR)(?=\s?\d)"
_DIGITS = re.compile(
    rf"""(?P<sign>{_SIGN})?\s?(?<![A-Za-z0-9_])(?<![0-9][.,])(?P<number>
        \d{{1,3}}(?:[,\u202f\u00a0’']\d{{3}})+(?:\.\d+)?(?!\d) | \d{{1,3}}(?:\.\d{{3}})+(?:,\d+)?(?![\d.])
        | \d+(?:[.,]\d+)? | \.\d+
    )(?!\d*(?:st|nd|rd|th)\b)(?P<scale>\s?(?:k|bn)\b|\s?(?:million|billion|thousand|hundred|millionen|millones|millions|tausend)\b|M\b|[万千])?
    """,
    re.VERBOSE,
)
_LETTERS = re.compile(r"[A-Za-zÀ-ÿß]+")
_GLUE = re.compile(r"[\s-]+(?:(?:and|y|et)\s+)?")
_JOINS = frozenset(["and", "y", "et"])
_AND_A_HALF = re.compile(r"[\s-]+and\s+(?:a\s+|one[\s-])?(half|quarter)\b")
_HALF = re.compile(r"\b(?:half\s+(?:an?|of\s+an?)|half|demi|halbe[sn]?|medio|media)(?=[\s-]+(?P<unit>[A-Za-zÀ-ÿ]+))")
_FRACTION = re.compile(
    r"\b(?:(?P<count>a|one|two|three)[\s-]+)?(?P<part>half|thirds?|quarters?|fifths?)(?=\s+(?:of|the|their|your|its)\b)",
    re.IGNORECASE,
)
_PARTS = {"half": 50.0, "third": 100 / 3, "quarter": 25.0, "fifth": 20.0}  # percent
_TIMES = {"": 1, "a": 1, "one": 1, "two": 2, "three": 3}
_REPEATED = re.compile(r"\s*\(\s*\d+\s*\)")
_GAP_WORDS = 2  # words such as "paid" and "additional" that may stand between a number and its unit
_WORD_UNITS = "|".join(sorted((word for word in UNITS if word.isalpha() and word.isascii()), key=len, reverse=True))
_SIGN_UNITS = "|".join(
    re.escape(word) for word in sorted(UNITS, key=len, reverse=True) if not (word.isalpha() and word.isascii())
)
_UNIT = re.compile(
    rf"""[\s-]*(?:\+|plus\b|or\s(?:more|less|fewer)\b)?\s*\(?(?P<gap>(?:[A-Za-zÀ-ÿ]+[\s-]+){{0,{_GAP_WORDS}}}?)
    (?P<unit>(?:{_WORD_UNITS})\b|{_SIGN_UNITS})""",
    re.VERBOSE | re.IGNORECASE,
)
_NO_GAP = frozenset(
    """and or of to in on at for from by per a an the with without is are was were be than that as if but than within
    before after until every each und oder y o et ou de del des du pro por par je im in am nach vor""".split()
)
_PER_CENT = re.compile(r"\s*(?:per|pour|por)[\s-](?:cent|ciento)\b", re.IGNORECASE)
_PER = re.compile(
    r"""(?:\s*/\s*|\s*\b(?:per|a|an|each|every|pro|je|por|al|par|im|in\sthe)\s+(?:business\s|calendar\s|single\s)?)
    (?P<unit>[A-Za-zÀ-ÿ]+)""",
    re.IGNORECASE | re.VERBOSE,
)
_BEHIND = re.compile(
    r"\s*(?:\(?\s*(?:USD|EUR|GBP|US\sdollars|dollars|euros)\s*\)?)?(?:\s(?:total|paid|each))?", re.IGNORECASE
)
_RATE_NEAR = 30  # characters around an amount of money in which "monthly" belongs to it
_RATE_WORD = re.compile(rf"\b(?:{'|'.join(RATES)})\b")
_EVERY = re.compile(
    r"""\b(?:every|each|once\s+an?|twice\s+an?|times\s+an?|jede[nrs]?|cada|chaque)\s+
    (?:(?P<count>other|second|two|three|four|six|\d+)\s+)?(?:business\s+)?(?P<unit>[A-Za-zÀ-ÿ]+)""",
    re.IGNORECASE | re.VERBOSE,
)
_COUNTS = {"other": 2, "second": 2, "two": 2, "three": 3, "four": 4, "six": 6}
_RANGE = re.compile(r"\s*(?:[-–—~〜]|to|or|bis|oder|a|o|y|à|ou|et|und|and)\s*", re.IGNORECASE)
_LABEL = re.compile(r"([A-Za-zÀ-ÿ]+)[\s-]*$")
_RANK = re.compile(r"\b(\d{1,2})(?:st|nd|rd|th|er|ème)\b|第(\d+)|\b(\d)\.(?=\s(?:Etage|Stock))")


@dataclass(frozen=True, slots=True)
class _Figure:
    """A bare number: its value, where it stands, and the sign of a currency before it."""

    value: float
    start: int
    end: int
    sign: str = ""


def quantities(line: Line, language: str) -> Iterator[Quantity]:
    """Yield the numbers, in order."""
    figures = _apart([*_in_digits(line, language), *_in_words(line, language)])
    found = [_with_unit(line.text, figure) for figure in figures]
    for figure in figures:
        line.take(figure.start, figure.end)
    yield from _share_units(line.text, found)


def ordinals(line: Line) -> Iterator[Ordinal]:
    """Yield second, 3rd and so on; "second" after "a" is another one, not a place."""
    for match in _RANK.finditer(line.left):
        yield Ordinal(line.take(*match.span()), int(next(filter(None, match.groups()))))
    for match in _LETTERS.finditer(line.left):
        rank = ORDINALS.get(fold(match.group()), 0)
        if rank and not re.search(r"\b(?:a|every|one)\s$", line.text[: match.start()], re.IGNORECASE):
            yield Ordinal(line.take(*match.span()), rank)


def frequencies(line: Line) -> Iterator[Often]:
    """Yield "quarterly", "every other week" and the like, wherever they stand."""
    small = _small(line.text)
    for match in _RATE_WORD.finditer(small):
        yield Often(Span(line.text[match.start() : match.end()], *match.span()), Rate(*RATES[match.group()]))
    for match in _EVERY.finditer(line.text):
        dimension, amount = UNITS.get(fold(match["unit"]), (COUNT, 0))
        if dimension in TIMES:
            count = (match["count"] or "1").lower()
            times = _COUNTS.get(count) or int(count)
            yield Often(Span(match.group(), *match.span()), Rate(dimension, amount * times))


def _apart(figures: list[_Figure]) -> list[_Figure]:
    """Return the figures in order, without those that stand in a longer one."""
    kept: list[_Figure] = []
    for figure in sorted(figures, key=lambda figure: (figure.start, -figure.end)):
        if not kept or figure.start >= kept[-1].end:
            kept.append(figure)
    return kept


def fractions(line: Line) -> Iterator[Quantity]:
    """Yield shares such as "half of" and "two thirds of", in percent."""
    for match in _FRACTION.finditer(line.left):
        value = _PARTS[match["part"].lower().removesuffix("s")] * _TIMES[(match["count"] or "").lower()]
        span = line.take(*match.span())
        yield Quantity(span, round(value, 6), value, "%", direction_of(line.text, span.start, span.end))


def _small(text: str) -> str:
    """Return the text folded, or just in small letters where folding would move what stands in it."""
    folded = fold(text)
    return folded if len(folded) == len(text) else text.lower()


def _in_digits(line: Line, language: str) -> Iterator[_Figure]:
    spaced = line.left
    for match in _DIGITS.finditer(spaced):
        value, end = _value(match["number"], language), match.end()
        if match["scale"]:
            value *= SCALES[match["scale"].strip().lower()]
        if more := _AND_A_HALF.match(spaced, end):
            value += 0.5 if more[1] == "half" else 0.25
            end = more.end()
        start = match.start("sign") if match["sign"] else match.start("number")
        yield _Figure(value, start, end, (match["sign"] or "").lower().replace(" ", ""))


def _value(digits: str, language: str) -> float:
    bare = re.sub(r"[\u202f\u00a0’']", "", digits)
    if re.fullmatch(r"\d{1,3}(?:,\d{3})+(?:\.\d+)?", bare):
        return float(bare.replace(",", ""))
    if re.fullmatch(r"\d{1,3}(?:\.\d{3})+(?:,\d+)?", bare) and (language in {"de", "es", "fr"} or bare.count(".") > 1):
        return float(bare.replace(".", "").replace(",", "."))
    return float(bare.replace(",", "."))


def _in_words(line: Line, language: str) -> Iterator[_Figure]:
    if language == "ja":
        return
    for match in _HALF.finditer(line.left):
        if UNITS.get(fold(match["unit"]), (COUNT, 0))[0] in TIMES:
            yield _Figure(0.5, *match.span())
    known = NUMBER_WORDS.get(language, NUMBER_WORDS["en"])
    letters = [match for match in _LETTERS.finditer(line.left) if match.group() not in _JOINS]
    at = 0
    while at < len(letters):
        count = _number_run(line.left, letters[at:], known)
        if count:
            yield _spoken(line.text, letters[at : at + count], known)
        at += max(1, count)


def _number_run(text: str, letters: list[re.Match[str]], known: dict[str, int]) -> int:
    """Return how many of the words, from the first, make one number."""
    first = fold(letters[0].group())
    if first not in known or (first == "one" and not _before_unit(text, letters)):
        return 0
    count, value = 1, known[first]
    for before, word in pairwise(letters):
        said = fold(word.group())
        if not _GLUE.fullmatch(text, before.end(), word.start()):
            break
        if said in SCALES and len(said) > 2:
            value *= SCALES[said]
        elif said in known and 0 < known[said] < _room(value):
            value += known[said]
        else:
            break
        count += 1
    return count


def _room(value: int) -> int:
    """Return what may still be added to a number: nine to forty, ninety-nine to three hundred, nothing to seven."""
    if value >= 100:
        return 100
    return 10 if value >= 20 and value % 10 == 0 else 0


def _before_unit(text: str, letters: list[re.Match[str]]) -> bool:
    following = [fold(word.group()) for word in letters[1 : 2 + _GAP_WORDS]]
    if _AND_A_HALF.match(text, letters[0].end()):
        return True
    if following[:1] in (["to"], ["or"]) and following[1:2] and following[1] in NUMBER_WORDS["en"]:
        return True
    return any(word in UNITS or word in SCALES for word in following) and not _NO_GAP.intersection(following[:1])


def _spoken(text: str, letters: list[re.Match[str]], known: dict[str, int]) -> _Figure:
    value = 0
    for word in letters:
        said = fold(word.group())
        value = value * SCALES[said] if said in SCALES and said not in known else value + known[said]
    end = letters[-1].end()
    more = _AND_A_HALF.match(text, end)
    if more:
        return _Figure(value + (0.5 if more[1] == "half" else 0.25), letters[0].start(), more.end())
    repeated = _REPEATED.match(text, end)  # "ten (10)" is one number
    return _Figure(value, letters[0].start(), repeated.end() if repeated else end)


def _with_unit(text: str, figure: _Figure) -> Quantity:
    dimension, factor, end, business = _unit_behind(text, figure)
    if dimension == COUNT and not figure.sign:
        dimension = _label_before(text, figure.start)
    amount = figure.value * factor
    return Quantity(
        Span(text[figure.start : end], figure.start, end),
        round(amount, 6),
        figure.value,
        dimension,
        direction_of(text, figure.start, end),
        _rate(text, figure.start, end, dimension),
        business,
    )


def _unit_behind(text: str, figure: _Figure) -> tuple[str, float, int, bool]:
    """Return the dimension, the factor, where the unit ends, and whether business days are meant."""
    if figure.sign:
        return UNITS.get(figure.sign, ("USD", 1))[0], 1, figure.end, False
    if per_cent := _PER_CENT.match(text, figure.end):
        return "%", 1, per_cent.end(), False
    match = _UNIT.match(_small(text), figure.end)
    if match is None:
        return COUNT, 1, figure.end, False
    gap = [fold(word) for word in _LETTERS.findall(match["gap"])]
    unit = fold(match["unit"])
    apart = text[figure.end : figure.end + 1] == " "
    if unit not in UNITS or _NO_GAP.intersection(gap) or (unit in TIGHT and apart):
        return COUNT, 1, figure.end, False
    return *UNITS[unit], match.end(), not BUSINESS.isdisjoint([*gap, unit])


def _label_before(text: str, start: int) -> str:
    before = _LABEL.search(text, max(0, start - 24), start)
    if before is None:
        return COUNT
    word = fold(before[1])
    for label in (word, word.removesuffix("s")):
        if label in LABELS:
            return f"#{label}"
    return COUNT


def _rate(text: str, start: int, end: int, dimension: str) -> Rate | None:
    behind = _BEHIND.match(text, end)
    match = _PER.match(_small(text), behind.end() if behind else end)
    if match:
        unit, amount = UNITS.get(fold(match["unit"]), (COUNT, 0))
        if unit in TIMES:
            return Rate(unit, amount)
    if dimension in MONEY:
        near = _RATE_WORD.search(text.lower(), max(0, start - _RATE_NEAR), min(len(text), end + _RATE_NEAR))
        if near:
            return Rate(*RATES[near.group()])
    return None


def _share_units(text: str, found: list[Quantity]) -> list[Quantity]:
    """Give the numbers of a range the unit of the one that has it."""
    shared = list(found)
    for at in range(len(shared) - 2, -1, -1):
        one, other = shared[at], shared[at + 1]
        if not _RANGE.fullmatch(text, one.span.end, other.span.start):
            continue
        if one.dimension == COUNT and other.dimension in UNIT_DIMENSIONS:
            factor = _factor(other)
            shared[at] = replace(
                one, amount=one.amount * factor, dimension=other.dimension, per=other.per, business=other.business
            )
        elif other.dimension == COUNT and (one.is_label or one.dimension in MONEY):
            shared[at + 1] = replace(other, dimension=one.dimension)
    return shared


UNIT_DIMENSIONS = frozenset(dimension for dimension, _ in UNITS.values())


def _factor(quantity: Quantity) -> float:
    """Return how many of the smallest unit the unit is that a quantity was said in."""
    for word in reversed(_LETTERS.findall(quantity.span.text)):
        if fold(word) in UNITS:
            return UNITS[fold(word)][1]
    return 1
