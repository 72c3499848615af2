"""Values of a claim that are others so many times: "four pods request 2 GB", "that comes to $480 a year"."""

import re
from collections.abc import Iterator
from itertools import permutations
from math import isclose

from rag.prove.checks.operands import Book, Term, counted, in_unit
from rag.prove.facts.measures import COUNT, DAY, SECOND, TIMES, UNITS, WEEK
from rag.prove.facts.values import Clock, Often, Quantity, Rate
from rag.prove.unit import Unit
from rag.prove.words.alike import Bag
from rag.prove.words.roots import root_of
from rag.prove.words.small import LETTERS

_TIMES = re.compile(
    r"""\b(?:times(?!\san?\b)|total|together|makes?|com(?:es?|ing)\sto|double|altogether|mal|each|at\smost|up\sto|max\w*
    |highest)\b|[×*=]""",
    re.IGNORECASE | re.VERBOSE,
)
_FILLS = re.compile(
    r"""\b(?:us(?:e|es|ed|ing)\sup|exhaust\w*|fill(?:s|ed)?\b|hit|reach(?:es|ed)?|fits?\b|enough\sfor|max\sout|consume\w*
    |therefore|so|thus)\b""",
    re.IGNORECASE | re.VERBOSE,
)
_TOLD = re.compile(
    r"""\b(?P<half>half\s)?(?:(?:an?|one|the|each|every|per)(?:\s(?:full|whole|entire|calendar|single))?|full|whole)\s
    (?P<unit>[a-z]+)\b""",
    re.IGNORECASE | re.VERBOSE,
)
_EACH = re.compile(r"\beach\b", re.IGNORECASE)
_EVERY = re.compile(r"\b(?:every|after|each)\s$", re.IGNORECASE)
_AMOUNTS = re.compile(r"\b(?:amounts?|prices?|fees?|costs?|rates?|figures|premiums?|all|values)\b", re.IGNORECASE)
_FACTORS = {"twice": 2, "double": 2, "two times": 2, "three times": 3, "triple": 3, "half as": 0.5, "half the": 0.5}
_WORKDAYS = 5  # of a week
_A_DAY = Rate(SECOND, DAY)
_CLOCKS = 3  # times of day that are no opening and closing time
_BINARY = 0.025  # 1024 is counted for 1000


def is_product(book: Book) -> bool:
    """Whether it is another value so many times: "four pods request 2 GB", "that comes to $480 a year"."""
    for one in (*book.cited, *book.others):
        base = in_unit(one, book.claimed)
        if base and _explains(book.claimed.amount / base, one, book.claimed, book) and book.is_of(one):
            return True
    return False


def is_factor_of(book: Book) -> bool:
    """Whether it is how many times another value is taken: the four of "four pods request 2 GB"."""
    times = book.claimed
    if book.is_cited(times) and any(
        whole.dimension == times.dimension and count.value > 1 and isclose(whole.amount, times.amount * count.value)
        for count, whole in permutations(book.others, 2)
    ):
        return True
    fills = [term for term in book.cited if term.dimension != COUNT] if _FILLS.search(book.text) else []
    pairs = ((one, whole) for one in book.cited for whole in (*book.others, *fills) if whole is not one)
    return times.value > 1 and any(
        (base := in_unit(one, whole.fact))
        and _is_close(whole.amount / base, _times(times, one), whole.dimension)
        and book.is_of(one, whole)
        and (whole.unit is not None or _is_linked(Term(times), one, whole.fact, book))
        for one, whole in pairs
    )


def _counts_in(unit: Unit, book: Book) -> bool:
    """Whether a unit speaks of what a bare claimed number counts."""
    if book.claimed.dimension != COUNT:
        return True
    nouns = counted(book.alignment.claim.words, book.claimed)
    return not nouns or any(map(unit.bag.likeness, nouns))


def _explains(ratio: float, one: Term, result: Quantity, book: Book) -> bool:
    """Whether something says that a value is taken so many times."""
    if not ratio or isclose(ratio, 1):
        return False
    if _is_told_factor(ratio, one, book) or _is_counted(ratio, one, result, book):
        return True
    return one.unit is not None and _counts_in(one.unit, book) and _is_of_page(ratio, one, result, book)


def _is_counted(ratio: float, one: Term, result: Quantity, book: Book) -> bool:
    """Whether another value of the claim says how many times; two of the claim's own must both be cited."""
    factors = [other.fact for other in book.others if other.fact != one.fact and other.value > 1]
    factors = [fact for fact in factors if fact.value != result.value]
    if one.unit is None:
        factors = [fact for fact in factors if book.is_cited(fact)] if book.is_cited(one.fact) else []
    elif result == book.claimed and not _counts_in(one.unit, book):
        return False
    return any(
        (_is_close(ratio, _times(count, one), result.dimension) and _is_linked(Term(count), one, result, book))
        or (one.unit and _is_close(1 / ratio, count.value, result.dimension) and _is_shared(count, book.text))
        for count in factors
    )


def _is_of_page(ratio: float, one: Term, result: Quantity, book: Book) -> bool:
    """Whether a period, or another cited value that counts what this one is given for, says how many times."""
    if any(isclose(ratio, factor) for factor in periods_in(one, result, book)):
        return True
    counts = [term for term in book.cited if book.is_of(term)]
    if one.fact.per and any(_is_close(ratio, _times(term.fact, one), result.dimension) for term in counts):
        return True
    return bool(_TIMES.search(book.text)) and any(
        term.dimension == COUNT and isclose(ratio, term.fact.value) and _is_linked(term, one, result, book)
        for term in counts
    )


def _is_told_factor(ratio: float, one: Term, book: Book) -> bool:
    """Whether a near unit says that the one is so many times the other: "twice as long as you will be off"."""
    ratios = (ratio, 1 / ratio) if one.unit is None else (ratio,)
    units = (
        unit for unit in book.alignment.near if _counts_in(unit, book) or (one.unit and _counts_in(one.unit, book))
    )
    return any(
        cue in unit.text.lower() and any(isclose(each, factor) for each in ratios)
        for unit in units
        for cue, factor in _FACTORS.items()
    )


def _is_shared(count: Quantity, text: str) -> bool:
    """Whether a claim tells what there is for each of what a number counts: "a day" of a five-day week."""
    return any(
        count.dimension == period.dimension and isclose(count.amount, count.value * period.amount)
        for period in _told(text)
    )


def _is_close(one: float, other: float, of: str) -> bool:
    """Whether two factors are the same; of sizes of memory nearly."""
    return other > 0 and isclose(one, other, rel_tol=_BINARY if of == "byte" else 1e-6)


def _times(count: Quantity, one: Term) -> float:
    """Return how many times a count takes a value; of a time, how many of the value's own periods it is."""
    per = one.fact.per
    return count.amount / per.amount if per and per.dimension == count.dimension else count.value


def _is_linked(count: Term, one: Term, result: Quantity, book: Book) -> bool:
    """Whether what a number counts is what a value is given for."""
    if one.unit is None:
        return True
    fact = count.fact
    if fact.dimension in TIMES and one.fact.per and one.fact.per.dimension == fact.dimension:
        return True
    nouns = counted(count.unit.words if count.unit else book.alignment.claim.words, fact)
    if fact.dimension != COUNT:
        nouns = frozenset(root_of(word.lower()) for word in LETTERS.findall(fact.span.text))
    new = count.unit is None and not book.is_cited(fact)
    if any(map(one.unit.bag.likeness, nouns)):
        given = {root_of(found["unit"].lower()) for found in _TOLD.finditer(one.unit.text)}
        is_time = fact.dimension in TIMES
        each = new or _TIMES.search(book.text) or _EACH.search(one.unit.text)
        return bool(not is_time and each) or any(map(Bag.of(given).likeness, nouns))
    return (
        new
        and not book.is_cited(result)
        and fact.dimension == COUNT != result.dimension
        and one.unit in book.alignment.near
    )


def periods_in(one: Term, result: Quantity, book: Book) -> Iterator[float]:
    """Yield how many of a value's own periods are in one that the claim tells."""
    told = [result.per] if result.per else []
    told += [Rate(term.dimension, term.amount) for term in book.others if term.dimension in TIMES]
    told += [fact.rate for fact in book.alignment.claim.facts if isinstance(fact, Often)]
    told += _told(book.text)
    for rate in [one.fact.per] if one.fact.per else _rates(one, book):
        for period in told:
            if rate.dimension == period.dimension and rate.amount != period.amount:
                yield period.amount / rate.amount


def _told(text: str) -> list[Rate]:
    """Return the periods that a text tells with no number in them: "over a year", "half a day"."""
    known = ((found["half"], UNITS.get(found["unit"].lower(), ("", 0))) for found in _TOLD.finditer(text))
    return [Rate(unit, amount / 2 if half else amount) for half, (unit, amount) in known if unit in TIMES]


def _rates(one: Term, book: Book) -> Iterator[Rate]:
    """Yield how often the unit of a value says that it is, or else one near that speaks of the same."""
    own = [fact.rate for fact in one.unit.facts if isinstance(fact, Often)] if one.unit else []
    yield from own
    for unit in (unit for parsed in book.alignment.cited if one.unit and not own for unit in parsed.units):
        if unit is one.unit or _speak_of_the_same(unit, one, book):
            yield from (fact.rate for fact in unit.facts if isinstance(fact, Often))
        if not unit.facts and _AMOUNTS.search(unit.text):
            yield from _told(unit.text)


def _speak_of_the_same(unit: Unit, one: Term, book: Book) -> bool:
    """Whether a unit and that of a value share a word of the claim."""
    words = (word for word in book.alignment.claim.telling if word.weight == 1)
    own = one.unit.own if one.unit else Bag.of(())
    return any(unit.own.holds(word) and own.holds(word) for word in words)


def is_so_often(book: Book) -> bool:
    """Whether it is how many times in a period that the claim tells something happens: "four times a day"."""
    if book.claimed.dimension != COUNT:
        return False
    told = [*_told(book.text), *(Rate(term.dimension, term.amount) for term in book.others if term.dimension in TIMES)]
    if _A_DAY in told and any(_times_of_day(unit) == book.claimed.value for unit in book.alignment.near):
        return True
    units = dict.fromkeys([*book.alignment.near, *(term.unit for term in book.cited if term.unit)])
    rates = [fact.rate for unit in units for fact in unit.facts if isinstance(fact, Often)]
    rates += [
        Rate(term.dimension, term.amount)
        for term in book.cited
        if term.unit and _EVERY.search(term.unit.text, 0, term.fact.span.start) and book.is_of(term)
    ]
    return any(
        rate.dimension == period.dimension and isclose(book.claimed.value * rate.amount, period.amount)
        for rate in rates
        for period in told
    )


def _times_of_day(unit: Unit) -> int:
    """Return how many times of day a unit lists, 0 where it may tell from when to when."""
    clocks = {fact.minutes for fact in unit.facts if isinstance(fact, Clock)}
    return len(clocks) if len(clocks) >= _CLOCKS else 0


def is_calendar(book: Book) -> bool:
    """Whether it and another value of the claim are weeks and their days: "two weeks use up 10 of them"."""
    pairs = [(book.claimed, term.fact) for term in book.others] + [(term.fact, book.claimed) for term in book.others]
    return any(
        weeks.dimension == SECOND
        and isclose(weeks.amount, weeks.value * WEEK)
        and days.dimension == COUNT
        and any(isclose(days.value, weeks.value * each) for each in (_WORKDAYS, WEEK / DAY))
        for weeks, days in pairs
    )
