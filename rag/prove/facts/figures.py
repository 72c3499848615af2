"""Bare numbers of a line, in digits and in words."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from rag.lexical import fold
from rag.prove.facts.measures import MONEY, TIMES, UNITS
from rag.prove.facts.spelled import NUMBER_WORDS, SCALES
from rag.prove.facts.values import Line
from rag.prove.words.small import LETTERS

_CURRENCY = "|".join(sorted(MONEY))
_SIGN = rf"(?:US\s?|(?<![A-Za-z])(?:C|A)(?=\$))?[$€£¥￥₹]|\b(?:{_CURRENCY})(?=\s?\d)"
_DIGITS = re.compile(
    rf"""(?=[\d\s.$€£¥￥₹A-Z])(?P<sign>{_SIGN})?\s?(?<![A-Za-z0-9_第])(?<![0-9][.,])(?P<number>
        \d{{1,3}}(?:[,\u202f\u00a0’']\d{{3}})+(?:\.\d+)?(?!\d) | \d{{1,3}}(?:\.\d{{3}})+(?:,\d+)?(?![\d.])
        | \d+(?:[.,]\d+)? | \.\d+
    )(?!\d*(?:(?:st|nd|rd|th)\b|(?:[日週回番年]|[かカヶヵ]月)目))(?P<scale>K\b|\s?(?:k|bn)\b|\s?(?:million|billion|thousand|hundred|millionen|millones
    |millions|tausend)\b|(?(sign)[Mm]|M)\b|[万千])?
    """,
    re.VERBOSE,
)
_GROUPED = frozenset(["de", "es", "fr"])
_GROUPS = re.compile(r"\d \d{3}")
_BLANKS = re.compile(r"(?<=\d) (?=\d{3}(?!\d))")  # "2 650 euros", there
_AMOUNT = re.compile(
    rf"\b(?:{_CURRENCY})\s?\d{{1,3}}(?:\x20\d{{3}})+(?!\d)|(?<!\d\x20)(?<![\d.,])\d{{1,3}}(?:\x20\d{{3}})+(?=\s?(?:{_CURRENCY}|[€£]))"
)
"""An amount in groups, as "SEK 12 000", which is one number in any language."""
_A_TIME = re.compile(r"\b(?P<one>eine[nmrs]?|ein|une?|una)\s(?=(?P<unit>[a-zA-Zà-ÿ]+))", re.IGNORECASE)
"""Other languages have one word for "a" and "one": of a time it is a number."""
_GLUE = re.compile(r"[\s-]+(?:(?:and|y|et)\s+)?")
_JOINS = frozenset(["and", "y", "et"])
_AND_A_HALF = re.compile(r"[\s-]+and\s+(?:a\s+|one[\s-])?(half|quarter)\b")
_HALF = re.compile(r"\b(?:half\s+(?:an?|of\s+an?)|half|demi|halbe[snr]?|medio|media)(?=[\s-]+(?P<unit>[A-Za-zÀ-ÿ]+))")
_HALF_WORDS = frozenset("half demi halbe halben halbes halber medio media".split())
_ROUND_WORDS = frozenset("hundred thousand million billion".split())
_ROUND = re.compile(r"\ba\s(hundred|thousand|million|billion)\b", re.IGNORECASE)
FIGURE_WORDS = _HALF_WORDS.union(_ROUND_WORDS, *NUMBER_WORDS.values())
"""Words, in small letters, of which a number without a digit has one."""
_FOUR, _TWENTIES = 4, frozenset(["vingt", "vingts"])
_SCORES = (60, 80)
"""French counts on from them to nineteen: "soixante-dix"."""
_ONES = "〇一二三四五六七八九"
_SIGNS = re.compile(
    rf"""(?<![\d〇一-九十百千数第])(?=[{_ONES}十半])(?:(?P<tens>[{_ONES}])?(?P<ten>十))?(?P<ones>[{_ONES}])?(?<=[{_ONES}十])
    (?=日|週|[かカヶヵ]月|年|回|名|つ|時間|営業日|件|歳|倍|四半期|人(?!ひ))|(?<![上下前後大])(?P<half>半)(?=年|日(?!本))""",
    re.VERBOSE,
)
_NAMED = re.compile(r"\b[A-Z][a-z]+\s$")
"""What a number word with a capital is a part of a name behind: "Base Two"."""
_REPEATED = re.compile(r"\s*\(\s*\d+\s*\)")
GAP_WORDS = 2  # words such as "paid" and "additional" that may stand between a number and its unit
NO_GAP = frozenset(
    """and or of to in on at for from by per a an the with without is are was were be than that as if but than within
    before after until every each und oder y o et ou de del des du pro por par je im in am nach vor""".split()
)


@dataclass(frozen=True, slots=True)
class Figure:
    """A bare number: its value, where it stands, and the sign of a currency before it."""

    value: float
    start: int
    end: int
    sign: str = ""


def figures(line: Line, language: str) -> list[Figure]:
    """Return the numbers in order, none within another."""
    kept: list[Figure] = []
    for figure in sorted(
        [*_in_digits(line, language), *_in_words(line, language)], key=lambda figure: (figure.start, -figure.end)
    ):
        if not kept or figure.start >= kept[-1].end:
            kept.append(figure)
    return kept


@lru_cache(maxsize=256)
def small(text: str) -> str:
    """Return the text folded, or just in small letters where folding would move what stands in it."""
    folded = fold(text)
    return folded if len(folded) == len(text) else text.lower()


def _in_digits(line: Line, language: str) -> Iterator[Figure]:
    if not line.has_digit:
        return
    left = _joined_groups(line.left, language) if _GROUPS.search(line.left) else line.left
    for match in _DIGITS.finditer(left):
        value, end = _value(match["number"], language), match.end()
        if match["scale"]:
            value *= SCALES[match["scale"].strip().lower()]
        if more := _AND_A_HALF.match(line.left, end):
            value += 0.5 if more[1] == "half" else 0.25
            end = more.end()
        start = match.start("sign") if match["sign"] else match.start("number")
        yield Figure(value, start, end, (match["sign"] or "").lower().replace(" ", ""))


def _joined_groups(text: str, language: str) -> str:
    return _BLANKS.sub("\u00a0", text) if language in _GROUPED else _AMOUNT.sub(_joined, text)


def _joined(amount: re.Match[str]) -> str:
    return _BLANKS.sub("\u00a0", amount.group())


def _value(digits: str, language: str) -> float:
    bare = re.sub(r"[\u202f\u00a0’']", "", digits)
    if re.fullmatch(r"\d{1,3}(?:,\d{3})+(?:\.\d+)?", bare):
        return float(bare.replace(",", ""))
    if re.fullmatch(r"\d{1,3}(?:\.\d{3})+(?:,\d+)?", bare) and (
        language in {"de", "es", "fr"} or bare.count(".") > 1 or "," in bare
    ):
        return float(bare.replace(".", "").replace(",", "."))
    return float(bare.replace(",", "."))


def _in_words(line: Line, language: str) -> Iterator[Figure]:
    if language == "ja":
        yield from _in_signs(line)
        return
    for match in () if line.words.isdisjoint(_HALF_WORDS) else _HALF.finditer(line.left):
        if fold(match["unit"]) in UNITS:
            yield Figure(0.5, *match.span())
    for match in () if line.words.isdisjoint(_ROUND_WORDS) else _ROUND.finditer(line.left):
        yield Figure(SCALES[match[1].lower()], *match.span())
    for match in _A_TIME.finditer(line.left) if language in _GROUPED else ():
        if UNITS.get(fold(match["unit"]), ("",))[0] in TIMES:
            yield Figure(1, *match.span("one"))
    known = NUMBER_WORDS.get(language, NUMBER_WORDS["en"])
    if line.words.isdisjoint(known):
        return
    letters = [match for match in LETTERS.finditer(line.left) if match.group() not in _JOINS]
    at = 0
    while at < len(letters):
        count = _number_run(line.left, letters[at:], known)
        if count:
            yield _spoken(line.text, letters[at : at + count], known)
        at += max(1, count)


def _in_signs(line: Line) -> Iterator[Figure]:
    """Yield numbers in Chinese signs before what they count, and the half of "半年"."""
    for match in _SIGNS.finditer(line.left):
        tens, ten, ones = match["tens"] or "", match["ten"], match["ones"] or ""
        value = 10 * (_ONES.find(tens) if tens else 1) * bool(ten) + (_ONES.find(ones) if ones else 0)
        yield Figure(0.5 if match["half"] else value, *match.span())


def _number_run(text: str, letters: list[re.Match[str]], known: dict[str, float]) -> int:
    """Return how many of the words, from the first, make one number."""
    first = fold(letters[0].group())
    if letters[0].group()[0].isupper() and _NAMED.search(text, 0, letters[0].start()):
        return 0
    if first not in known or (first == "one" and not _before_unit(text, letters)):
        return 0
    count, value = 1, known[first]
    for before, word in pairwise(letters):
        if not _GLUE.fullmatch(text, before.end(), word.start()):
            break
        joined = _joined_with(value, fold(word.group()), known)
        if joined is None:
            break
        count, value = count + 1, joined
    return count


def _joined_with(value: float, said: str, known: dict[str, float]) -> float | None:
    """Return the number that one and the next word make, as "quatre" and "vingt"; None when they make none."""
    if said in SCALES and len(said) > 2:
        return value * SCALES[said]
    if value == _FOUR and said in _TWENTIES:
        return value * known.get(said, 0)
    return value + known[said] if said in known and 0 < known[said] < _room(value) else None


def _room(value: float) -> int:
    """Return what may still be added to a number: nine to forty, ninety-nine to three hundred, nothing to seven."""
    if value >= 100:
        return 100
    if value in _SCORES:
        return 20
    return 10 if value >= 20 and value % 10 == 0 else 0


def _before_unit(text: str, letters: list[re.Match[str]]) -> bool:
    following = [fold(word.group()) for word in letters[1 : 2 + GAP_WORDS]]
    if _AND_A_HALF.match(text, letters[0].end()):
        return True
    if following[:1] in (["to"], ["or"]) and following[1:2] and following[1] in NUMBER_WORDS["en"]:
        return True
    return any(word in UNITS or word in SCALES for word in following) and not NO_GAP.intersection(following[:1])


def _spoken(text: str, letters: list[re.Match[str]], known: dict[str, float]) -> Figure:
    value = known[fold(letters[0].group())]
    for word in letters[1:]:
        value = _joined_with(value, fold(word.group()), known) or value
    end = letters[-1].end()
    more = _AND_A_HALF.match(text, end)
    if more:
        return Figure(value + (0.5 if more[1] == "half" else 0.25), letters[0].start(), more.end())
    repeated = _REPEATED.match(text, end)  # "ten (10)" is one number
    return Figure(value, letters[0].start(), repeated.end() if repeated else end)
