"""Differences and factors that must come out of what is cited: "3 days longer than", "twice as long", "rose by 12"."""

import re
from collections.abc import Iterable, Iterator
from itertools import combinations
from math import isclose

from rag.prove.align import Alignment
from rag.prove.checks.durations import between_days, in_time
from rag.prove.checks.operands import counted
from rag.prove.facts.agree import same_amount
from rag.prove.facts.measures import COUNT, SECOND
from rag.prove.facts.values import Clock, Quantity
from rag.prove.fit import numbers_about
from rag.prove.unit import Unit, cells, is_row
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import Bag
from rag.prove.words.cue import cue
from rag.prove.words.languages import ENGLISH
from rag.prove.words.words import words_of

_POOL = 12  # values that are compared: more of them give any difference by chance
_COMPARES = r"(?:more|less|fewer|longer|shorter|later|earlier|higher|lower|cheaper|older|younger|larger|smaller)"
_DIFFERS = re.compile(
    rf"\s(?:[a-z]+\s){{0,2}}?(?:{_COMPARES}|[a-z]{{3,}}er)\s(?:[^,;.]{{0,40}}\s)?than\b", re.IGNORECASE
)
_DIFFERS_ALONE = re.compile(rf"\s(?:(?!or\s)[a-z]+\s){{0,2}}?{_COMPARES}\b", re.IGNORECASE)
_BY = re.compile(
    r"""\b(?:sav(?:e|es|ed|ing)\s(?:[a-z]+\s){0,2}?$|(?:rise|rises|rose|risen|grow|grows|grew|grown|increase[sd]?|climb(?:s|ed)?|raise[sd]?|go|goes|went|up|fall|falls
    |fell|fallen|drop(?:s|ped)?|declined?|decrease[sd]?|down|shr[aiu]nk|reduced?|cut|differ(?:s|ed)?|shorten\w*)\sby\s$)
    |\b(?:difference|gap|increase|rise|drop|decrease)\s(?:of|is)\s$""",
    re.IGNORECASE | re.VERBOSE,
)
_FACTOR = re.compile(r"\s(?:times|mal)\s(?:as|so|more|\w+er)\b", re.IGNORECASE)
_COMPARED = re.compile(
    rf"\b(?:{_COMPARES}|additional(?:ly)?|extra|another|further|above|below|over|under|on\stop|times)\b", re.IGNORECASE
)
THAN = cue(rf"\b(?P<way>{_COMPARES})\s(?:[^,;.]{{0,40}}?\s)?than\b", needs="than")
MORE = re.compile(r"more|longer|later|higher|older|larger", re.IGNORECASE)
_MINUTE = 60  # seconds
_TWO = 2  # rows that are compared
_LONG = 3  # digits of a number that no two values differ by through chance
_AROUND = 24  # characters around a cited value in which a word makes a comparison of it


def check_compared(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for "3 days longer than" and "3 times as long as" where the 3 is cited, but is no comparison."""
    for fact in alignment.claim.facts:
        if not isinstance(fact, Quantity) or not (_differs(fact, alignment) or _multiplies(fact, alignment)):
            continue
        if not any(way(fact, alignment) for way in (_is_compared, is_difference, is_factor, between_days, in_time)):
            yield doubtful(Reason.NUMBER, fact.span.text)
    yield from _check_rows(alignment)


def _check_rows(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for "A costs more than B" where each column that is meant has the less in the row of A."""
    text = alignment.claim.text
    than = THAN.search(text)
    rows = _named_rows(alignment) if than else []
    if than is None or len(rows) != _TWO or any(clause.denials for clause in alignment.claim.clauses):
        return
    one, other = sorted(rows, key=lambda row: text.lower().find(cells(row.text)[0].lower()))
    if text.lower().find(cells(other.text)[0].lower()) < than.end():
        return
    named = _named_columns(one.context, alignment)
    columns = enumerate(zip(_by_column(one), _by_column(other), strict=False))
    pairs = [(a[0][1], b[0][1]) for at, (a, b) in columns if at in named and len(a) == len(b) == 1]
    is_more = bool(MORE.match(than["way"]))
    if pairs and not any((a > b) == is_more and a != b for a, b in pairs):
        yield doubtful(Reason.COMPARISON, f"{one.text} / {other.text}")


def is_difference(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether the claim says that two things differ by it, and two cited values do."""
    text = alignment.claim.text
    if not (_differs(claimed, alignment) or _BY.search(text, 0, claimed.span.start)):
        if not _DIFFERS_ALONE.match(text, claimed.span.end):
            return False
        if claimed.dimension == COUNT and not _counting_alike(claimed, alignment):
            return False
    pairs = _cited_pairs(alignment, claimed.dimension, claimed)
    return any(isclose(abs(one - other), claimed.amount) for one, other in pairs)


def is_factor(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether the claim says that one thing is so many times another, and a cited value is of another one."""
    if not _multiplies(claimed, alignment):
        return False
    dimensions = {fact.dimension for _, fact in numbers_about(alignment)}
    pairs = (pair for dimension in dimensions for pair in _cited_pairs(alignment, dimension))
    return any(isclose(min(pair) * claimed.value, max(pair)) for pair in pairs)


def _differs(fact: Quantity, alignment: Alignment) -> bool:
    return bool(_DIFFERS.match(alignment.claim.text, fact.span.end))


def _multiplies(fact: Quantity, alignment: Alignment) -> bool:
    return bool(_FACTOR.match(alignment.claim.text, fact.span.end))


def _is_compared(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether a cited text compares by the same value itself."""
    return any(
        same_amount(claimed, fact)
        and _COMPARED.search(unit.text, max(0, fact.span.start - _AROUND), fact.span.end + _AROUND)
        for parsed in alignment.cited
        for unit in parsed.units
        for fact in unit.quantities
    )


def _cited_pairs(
    alignment: Alignment, dimension: str, claimed: Quantity | None = None
) -> Iterator[tuple[float, float]]:
    """
    Yield the pairs of values of a dimension that a claim may compare.

    Of the rows that it names, column by column; without such rows, of what counts the same thing, else of what shares
    a word with it, else of all. A long number comes out of any two values by no chance: of those all are tried.
    """
    rows = _named_rows(alignment, claimed)
    if (
        len(rows) == 1
        and len(cells_of := sorted({a for cell in _by_column(rows[0]) for kind, a in cell if kind == dimension})) > 1
    ):
        yield from combinations(cells_of, 2)
        return
    if len(rows) > 1:
        kinds = {dimension, COUNT}
        named = _named_columns(rows[0].context, alignment)
        columns = [column for at, column in enumerate(zip(*map(_by_column, rows), strict=False)) if at in named]
        one = claimed.amount / claimed.value if claimed and claimed.value else 1.0  # a bare cell's unit is the claim's
        pools = [
            [amount if kind == dimension else amount * one for cell in column for kind, amount in cell if kind in kinds]
            for column in columns
        ]
    else:
        about = [fact for _, fact in numbers_about(alignment) if fact.dimension == dimension]
        every = [fact for parsed in alignment.cited for fact in parsed.quantities]
        cited = [fact for fact in every if fact.dimension == dimension]
        pool = _counting_alike(claimed, alignment) if claimed else []
        if claimed and _is_long(claimed):
            yield from combinations(_amounts(cited), 2)
        pools = [_amounts(pool or (about if len(_amounts(about)) > 1 else cited))]
    for pool in pools:
        yield from combinations(pool[:_POOL], 2)


def _is_long(number: Quantity) -> bool:
    return len(f"{number.value:.9g}".replace(".", "").strip("0")) >= _LONG


def _amounts(facts: Iterable[Quantity]) -> list[float]:
    return sorted({fact.amount for fact in facts})


def _counting_alike(claimed: Quantity, alignment: Alignment) -> list[Quantity]:
    """Return the cited numbers of what a number of the claim counts, if there are two: "70 plots" of "6 more plots"."""
    nouns = counted(alignment.claim.words, claimed)
    if claimed.dimension != COUNT or not nouns:
        return []
    found = [
        fact
        for parsed in alignment.cited
        for unit in (() if nouns.isdisjoint(parsed.bag.stems) else parsed.units)
        for fact in unit.quantities
        if fact.dimension == COUNT and not nouns.isdisjoint(counted(unit.words, fact))
    ]
    return found if len(_amounts(found)) > 1 else []


def _named_rows(alignment: Alignment, compared: Quantity | None = None) -> list[Unit]:
    """Return the rows of which a claim has the first cell, word by word or as a number beside the one compared by."""
    claim = alignment.claim
    rows = [unit for parsed in alignment.cited for unit in parsed.units if is_row(unit.text) and is_row(unit.context)]
    firsts = [(unit, cells(unit.text)[0]) for unit in rows]
    own = f"{compared.value:g}" if compared else ""
    values = {f"{fact.value:g}" for fact in claim.quantities if compared and fact.span != compared.span}
    return [
        unit
        for unit, first in firsts
        if first in values
        or (first != own and re.search(rf"(?<!\w){re.escape(first)}(?!\w)", claim.text, re.IGNORECASE))
    ]


def _named_columns(header: str, alignment: Alignment) -> set[int]:
    """Return the columns, but the first, of whose names the claim has most words; all of them where it has none."""
    said = Bag.of(word.stem for word in alignment.claim.telling)
    names = [[word for word in words_of(name, ENGLISH) if word.weight] for name in cells(header)]
    held = [(count := sum(map(said.holds, name)), count and count - len(name)) for name in names]
    held[0] = (0, 0)
    return {at for at, count in enumerate(held) if count == max(held)}


def _by_column(row: Unit) -> list[list[tuple[str, float]]]:
    """Return for each cell the dimensions and amounts of its numbers and times of day."""
    found: list[list[tuple[str, float]]] = [[] for _ in cells(row.text)]
    skipped = row.text.startswith("|")
    for fact in row.facts:
        cell = found[row.text.count("|", 0, fact.span.start) - skipped]
        if isinstance(fact, Quantity):
            cell.append((fact.dimension, fact.amount))
        elif isinstance(fact, Clock):
            cell.append((SECOND, fact.minutes * _MINUTE))
    return found
