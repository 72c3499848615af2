"""Whether "a few weeks" are weeks where they are cited, and not days; and "the first month" no first year."""

import re
from collections.abc import Iterator

from rag.prove.align import Alignment
from rag.prove.facts.measures import DAY, MONTH, MONTH_DAYS, TIMES, UNITS
from rag.prove.facts.values import Quantity
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.languages import ENGLISH

_VAGUE = re.compile(
    r"""\b(?:few|several|some|many|couple\sof|handful\sof|number\sof|matter\sof|within|for|takes?|took|lasts?|after|just|only)
    \s(?:the\s)?(?:(?:business|working|calendar|full|whole|more)\s)?
    (?P<unit>seconds|minutes|hours|days|weeks|months|quarters|years)\b(?!-)""",
    re.IGNORECASE | re.VERBOSE,
)
_FIRST = re.compile(
    r"""\b(?P<which>first|second|third|fourth|last|final)\s
    (?P<unit>minute|hour|day|week|fortnight|month|quarter|year)\b(?!\s(?:of|in)\b|-)""",
    re.IGNORECASE | re.VERBOSE,
)
_MONTH_S = MONTH_DAYS * DAY
_FEWEST, _MOST = 1.5, 15  # of a unit, of which people say that it is some of them: ten days are some weeks at most
_SHORTEST = 3  # letters of a unit's word: "an" is a French year
_ABOUT_AS_LONG = 0.1  # of a unit: four weeks are nearly a month, and 90 days a quarter
_ABOUT = 0.3  # of the claim, for a unit to be about it


def check_vague(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for an unnumbered time in units that nothing near has, where near is another time."""
    claim = alignment.claim
    if claim.language != ENGLISH:
        return
    for match in _VAGUE.finditer(claim.text):
        start, end = match.span("unit")
        if any(fact.span.start < end and start < fact.span.end for fact in claim.facts):
            continue
        one = _length(match["unit"])
        near = [unit for unit in alignment.near if alignment.fit(unit) >= _ABOUT]
        said = match.group().lower()
        if any(said in unit.text.lower() for unit in alignment.around):
            continue
        named = {_length(word.folded): word.text for unit in near for word in unit.words if _is_time(word.folded)}
        some = {_seconds(fact): fact.span.text for unit in near for fact in unit.quantities if fact.dimension in TIMES}
        if one not in named and (named or some) and not any(_FEWEST <= length / one <= _MOST for length in some):
            yield doubtful(Reason.UNIT, f"{match.group()} / {next(iter([*some.values(), *named.values()]))}")


def check_first(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for a numbered time in a unit of which nothing cited has that number, where another has."""
    claim = alignment.claim
    if claim.language != ENGLISH:
        return
    for match in _FIRST.finditer(claim.text):
        same = [one for parsed in alignment.cited for one in _FIRST.finditer(parsed.plain) if _is_same(one, match)]
        units = {one["unit"].lower() for one in same}
        if units and match["unit"].lower() not in units and not _is_as_long(match["unit"], alignment):
            yield doubtful(Reason.UNIT, f"{match.group()} / {same[0].group()}")


def _is_same(one: re.Match[str], other: re.Match[str]) -> bool:
    return one["which"].lower() == other["which"].lower()


def _is_as_long(word: str, alignment: Alignment) -> bool:
    """Whether something cited lasts as long as a unit of time: "the first 30 days"."""
    facts = (fact for parsed in alignment.cited for fact in parsed.quantities)
    return any(fact.dimension in TIMES and _is_near(_seconds(fact), _length(word)) for fact in facts)


def _is_near(one: float, other: float) -> bool:
    return abs(one - other) <= _ABOUT_AS_LONG * other


def _is_time(word: str) -> bool:
    return len(word) >= _SHORTEST and word in UNITS and UNITS[word][0] in TIMES


def _length(word: str) -> float:
    """Return how many seconds a unit of time is."""
    dimension, amount = UNITS[word.lower()]
    return amount * (_MONTH_S if dimension == MONTH else 1)


def _seconds(fact: Quantity) -> float:
    return fact.amount * (_MONTH_S if fact.dimension == MONTH else 1)
