"""Numbers of a line with their unit, rate and direction."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from rag.lexical import fold
from rag.prove.facts.figures import GAP_WORDS, NO_GAP, Figure, figures, small
from rag.prove.facts.limits import direction_of
from rag.prove.facts.measures import (
    BUSINESS,
    COUNT,
    DAY,
    LABELS,
    MONEY,
    MONTH,
    NATIONAL,
    RATES,
    SECOND,
    TIGHT,
    TIMES,
    UNITS,
    WEEK,
)
from rag.prove.facts.orders import RATE_WORD
from rag.prove.facts.spelled import NUMBER_WORDS
from rag.prove.facts.values import Direction, Line, Quantity, Rate, Span
from rag.prove.words.small import LETTERS, small_words

_WORD_UNITS = "|".join(sorted((word for word in UNITS if word.isalpha() and word.isascii()), key=len, reverse=True))
_SIGN_UNITS = "|".join(
    re.escape(word) for word in sorted(UNITS, key=len, reverse=True) if not (word.isalpha() and word.isascii())
)
_UNIT = re.compile(
    rf"""[\s-]*(?:\+|plus\b|or\s(?:more|less|fewer)\b)?\s*\(?(?P<gap>(?:[A-Za-zÀ-ÿ]+[\s-]+){{0,{GAP_WORDS}}}?)
    (?P<unit>(?:{_WORD_UNITS})(?:\b|(?=[\u3040-\u9fff]))|{_SIGN_UNITS})""",
    re.VERBOSE,  # of small letters: alternatives in any case take four times as long
)
_CODE_BEHIND = re.compile(r"\s?\(?(CAD|AUD|NZD|SGD|MXN|BRL)\b")
"""Whose dollars they are: "$80 CAD"."""
_PER_CENT = re.compile(r"\s*(?:per|pour|por)[\s-](?:cent|ciento)\b", re.IGNORECASE)
_PER = re.compile(
    r"""(?:\s(?:per|an?|each)\s(?:person|head|employee|member|seat|user|child|team|participant)\s?(?:and|per|an?|each|/)\s?
    |\s(?:over|in)\s(?:an?|one|the)\s(?:full|whole|entire)\s|\s*/\s*|\s*\b(?:per|a|an|(?:for\s)?(?:each|every)|pro|je|por|al|par|im|in\sthe)\s+(?:(?:business|calendar|single|fiscal|full|whole|working|additional|extra|academic|school)\s)?)
    (?P<unit>[A-Za-zÀ-ÿ]+)""",
    re.IGNORECASE | re.VERBOSE,
)
_BEHIND = re.compile(
    r"(?:\s*\(?\s*(?:USD|EUR|GBP|US\sdollars|dollars|euros)\s*\)?)?(?:\s(?:total|paid|each)|\s(?:of|for)\s[a-z]+|(?:\s[a-z]+){1,2}(?=\sper\s))?",
    re.IGNORECASE,
)
_AND_A_HALF = re.compile(
    r"\s(?:and|y|et|und)\s(?:a\s|une?\s)?(?:half|medi[oa]|demie?|halb)\b(?!\s[a-z]+s\b)|半(?![年日額分数])",
    re.IGNORECASE,
)  # "two years and a half", but not "250 metres and half plots"
_JAPANESE_PERIOD = re.compile(r"([月年週日泊])(?:額|間|に|あたり)?(?:は|で|に|最大|約|米)?\s*[$€£¥]?$")
_JAPANESE_PERIODS = {
    "月": (MONTH, 1),
    "年": (MONTH, 12),
    "週": (SECOND, WEEK),
    "日": (SECOND, DAY),
    "泊": (SECOND, DAY),
}
_JAPANESE_EACH = re.compile(
    r"1(?:[日泊年回件人名]|週間?|[かカヶヵ]月|時間)(?:あたり|につき|当たり|に?(?=(?:最大|約)?\s*[$€£¥]?\s?\d))|1つ(?=の)"
)
"""What an amount is for: "1泊180 EUR" has one number, and "1つの" is an article."""
_PERIOD = 8  # characters before an amount of money in which its Japanese period stands
_RATE_NEAR = 30  # characters around an amount of money in which "monthly" belongs to it
_THAT = re.compile(
    r"""\b(?P<way>above|over|beyond|exceeding|exceeds|more\sthan|higher\sthan|below|under|less\sthan|up\sto)\s
    (?:that|this)(?:\s(?:amount|limit|sum|threshold|value|number|price|figure))?(?=\s*(?:[,.;:)]|$|\ban?\b|\bthe\b|\banother\b|\bneeds?|\brequires?|\bmust
    |\bis\b|\bare\b|\bhas\b|\bhave\b|\bgoes\b|\band\b|\bshould\b|\bwill\b|\bcan\b|\bmay\b|\byou\b|\bask\b))""",
    re.IGNORECASE | re.VERBOSE,
)
_POINTING = frozenset(["that", "this"])
_UP = frozenset(["above", "over", "beyond", "exceeding", "exceeds", "more than", "higher than"])
_RANGE = re.compile(r"\s*(?:[-–—~〜]|to|or|bis|oder|a|o|y|à|ou|et|und|and)\s*", re.IGNORECASE)
_YEAR = "an"
"""French for a year, and an article: behind a one it is the year."""
_BUSINESS_BEHIND = re.compile(r"\s(?:laborables?|hábiles?|ouvrés?|ouvrables?)\b", re.IGNORECASE)
_LABEL = re.compile(r"([A-Za-zÀ-ÿ]+)[\s-]*$")
_MEASURED = re.compile(r"\s(?:of|per|de|pro)\b|\s?/\s?[a-z]", re.IGNORECASE)
_LETTERS = TIGHT & frozenset(["m", "g", "l", "w"])
_DIMENSIONS = frozenset(dimension for dimension, _ in UNITS.values())
_NO_UNIT = NO_GAP | NUMBER_WORDS["en"].keys()  # "10 teams three days"


def quantities(line: Line, language: str) -> Iterator[Quantity]:
    """Yield the numbers, in order."""
    for each in _JAPANESE_EACH.finditer(line.left) if language == "ja" else ():
        line.take(*each.span())
    bare = figures(line, language)
    found = [_with_unit(line.text, figure) for figure in bare]
    for figure in bare:
        line.take(figure.start, figure.end)
    yield from _share_units(line.text, found)


def pointing_back(line: Line, found: Sequence[Quantity]) -> Iterator[Quantity]:
    """Yield the limit of "anything above that", which is the last number before it."""
    for match in _THAT.finditer(line.text) if found and not small_words(line.text).isdisjoint(_POINTING) else ():
        before = [quantity for quantity in found if quantity.span.end <= match.start()]
        if before and not before[-1].is_label:
            direction = Direction.UP if match["way"].lower() in _UP else Direction.DOWN
            yield replace(before[-1], span=Span(match.group(), *match.span()), direction=direction)


def _with_unit(text: str, figure: Figure) -> Quantity:
    dimension, factor, end, business = _unit_behind(text, figure)
    value = figure.value
    if dimension == COUNT and not figure.sign:
        dimension = _label_before(text, figure.start)
    elif half := _AND_A_HALF.match(text, end):
        value, end = value + 0.5, half.end()
    amount = value * factor
    return Quantity(
        Span(text[figure.start : end], figure.start, end),
        round(amount, 6),
        value,
        dimension,
        direction_of(text, figure.start, figure.end, end),
        _rate(text, figure.start, end, dimension),
        business,
    )


def _unit_behind(text: str, figure: Figure) -> tuple[str, float, int, bool]:
    """Return the dimension, the factor, where the unit ends, and whether business days are meant."""
    if figure.sign:
        code = _CODE_BEHIND.match(text, figure.end) if figure.sign == "$" else None
        dimension = code[1] if code else UNITS.get(figure.sign, ("USD", 1))[0]
        return dimension, 1, code.end() if code else figure.end, False
    if per_cent := _PER_CENT.match(text, figure.end):
        return "%", 1, per_cent.end(), False
    match = _UNIT.match(small(text), figure.end)
    if match is None:
        return COUNT, 1, figure.end, False
    gap = [fold(word) for word in LETTERS.findall(match["gap"])]
    unit = fold(match["unit"])
    apart = text[figure.end : figure.end + 1] == " " and not (unit == _YEAR and figure.value == 1)
    if unit not in UNITS or _NO_UNIT.intersection(gap) or (unit in TIGHT and apart and not _is_measure(text, match)):
        return COUNT, 1, figure.end, False
    if gap and (national := NATIONAL.get((gap[-1], unit))):
        return national, 1, match.end(), False
    behind = _BUSINESS_BEHIND.match(text, match.end())
    return *UNITS[unit], behind.end() if behind else match.end(), bool(behind) or not BUSINESS.isdisjoint([*gap, unit])


def _is_measure(text: str, match: re.Match[str]) -> bool:
    """Whether a lone letter is a unit by what follows it, "250 g of flour", and not the beginning of something."""
    return match["unit"] in _LETTERS and not match["gap"] and bool(_MEASURED.match(text, match.end()))


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
    match = _PER.match(small(text), behind.end() if behind else end)
    if match:
        unit, amount = UNITS.get(fold(match["unit"]), (COUNT, 0))
        if unit in TIMES:
            return Rate(unit, amount)
    if dimension in MONEY and (period := _JAPANESE_PERIOD.search(text, max(0, start - _PERIOD), start)):
        return Rate(*_JAPANESE_PERIODS[period[1]])
    if dimension in MONEY:
        near = RATE_WORD.search(text.lower(), max(0, start - _RATE_NEAR), min(len(text), end + _RATE_NEAR))
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
        if one.dimension == COUNT and other.dimension in _DIMENSIONS:
            factor = _factor(other)
            shared[at] = replace(
                one, amount=one.amount * factor, dimension=other.dimension, per=other.per, business=other.business
            )
        elif other.dimension == COUNT and (one.is_label or one.dimension in MONEY):
            shared[at + 1] = replace(other, dimension=one.dimension)
    return shared


def _factor(quantity: Quantity) -> float:
    """Return how many of the smallest unit the unit is that a quantity was said in."""
    for word in reversed(LETTERS.findall(quantity.span.text)):
        if fold(word) in UNITS:
            return UNITS[fold(word)][1]
    return 1
