"""How well single units fit a claim, and which facts could stand in one another's place."""

import re
from collections.abc import Iterable, Iterator
from heapq import heapify, heappop, heapreplace, nlargest
from itertools import chain
from operator import itemgetter, mul

from rag.prove.align import Alignment
from rag.prove.facts.measures import MONEY, TIMES
from rag.prove.facts.values import Code, Fact, Quantity, Span
from rag.prove.remembered import Remembered
from rag.prove.unit import Unit, is_row
from rag.prove.windows import VALUE
from rag.prove.words.alike import Bag
from rag.prove.words.clauses import Clause

TRIED = 16
"""Cited values that something may be worked out of: of more of them some give any result by chance."""

_NAME = re.compile(r"[a-z]+(?:[-_ ][a-z]+)*(?:/[a-z-]+)?")  # of a label, a team or a field
_FILE = re.compile(r"[\w-]+(?P<ending>\.[a-z]{1,4})")
_SETTING = re.compile(r"[A-Z]+(?:_[A-Z]+)+")
_UN = "un"
_ROUNDED = 1e-9  # by which sums of the same numbers in another order may differ
_SIGNS = frozenset("#@")  # what channels and handles begin with


def best_units(alignment: Alignment, without: Span) -> Iterable[tuple[float, Unit]]:
    """
    Return all cited units with how well they fit the claim but for one stretch, 0.0-1.0, best first.

    Values are looked for only in those that somebody asks for, and in what might come before them.
    """
    if without not in alignment.ranked:
        alignment.ranked[without] = Remembered(_best_first(alignment, without))
    return alignment.ranked[without]


def _best_first(alignment: Alignment, without: Span) -> Iterator[tuple[float, Unit]]:
    """Yield the units by a heap of what each can reach at most, until its values have been looked for."""
    claim = alignment.claim
    units = list(chain.from_iterable(alignment.held))
    weights = [0.0 if without.start <= word.start < without.end else word.weight for word in claim.telling]
    facts = [at for at, fact in enumerate(claim.facts) if fact.span != without]
    total = sum(weights) + VALUE * len(facts)
    if not total:
        yield from ((1.0, held.unit) for held in units)
        return
    said = [sum(map(mul, weights, held.met)) for held in units]
    waiting = [(-(words + VALUE * len(facts)) / total, place, not facts) for place, words in enumerate(said)]
    heapify(waiting)
    while waiting:
        share, place, is_known = waiting[0]
        if is_known:
            heappop(waiting)
            yield -share, units[place].unit
        else:
            values = sum([units[place].values[at] for at in facts])
            heapreplace(waiting, (-(said[place] + VALUE * values) / total, place, True))


def units_that_say(clause: Clause, least: float, alignment: Alignment) -> Iterator[Unit]:
    """
    Yield the cited units that may say so much of a clause of the claim, 0.0-1.0.

    No clause of another unit does: most units need no more reading for a claim.
    """
    telling = alignment.claim.telling
    counted = {word.start for word in clause.words}.intersection(word.start for word in telling)
    counted -= {word.start for word in telling if word.stem.startswith(_UN)}  # met by "not used", too
    weights = [word.weight if word.start in counted else 0.0 for word in telling]
    total = sum(word.weight for word in clause.words)
    unsure = sum(word.weight for word in clause.words if word.start not in counted) + _ROUNDED
    for held in chain.from_iterable(alignment.held):
        if unsure + sum(map(mul, weights, held.met)) >= least * total:
            yield held.unit


def units_about(alignment: Alignment) -> list[Unit]:
    """Return the near units and all that share a word with the claim."""
    stems = {word.stem for word in alignment.claim.telling}
    others = (unit for parsed in alignment.cited for unit in parsed.units if not stems.isdisjoint(unit.bag.stems))
    return [*alignment.near, *others]


def says_part(unit: Unit, place: int, alignment: Alignment, least: float = 1.0) -> bool:
    """Whether a unit has a share of what the claim says around a place, up to commas; what nobody says is left out."""
    part = next((part for part in reversed(alignment.parts) if part.pieces[0].start <= place), None)
    words = [piece.word for piece in part.pieces if piece.word and piece.start != place] if part else []
    said = [word for word in words if word.weight == 1 and any(one.bag.holds(word) for one in alignment.cited)]
    return bool(said) and sum(map(unit.bag.holds, said)) >= least * len(said)


def near_quantities(alignment: Alignment) -> Iterator[tuple[Unit, Quantity]]:
    """Yield the numbers of the near units, each with its unit."""
    for unit in alignment.near:
        yield from ((unit, fact) for fact in unit.quantities)


def numbers_about(alignment: Alignment) -> Iterator[tuple[Unit, Quantity]]:
    """Yield the numbers of the near units and of all that share a word with the claim, each with its unit."""
    for unit in units_about(alignment):
        yield from ((unit, fact) for fact in unit.quantities)


def competes(claimed: Fact, found: Fact) -> bool:
    """Whether two facts could stand in one place: numbers of a dimension, dates, codes of one shape."""
    match claimed, found:
        case Quantity(), Quantity():
            if claimed.value == found.value and len(MONEY & {claimed.dimension, found.dimension}) > 1:
                return False  # one amount in two currencies
            times = TIMES.issuperset({claimed.dimension, found.dimension})
            return times or claimed.dimension == found.dimension or claimed.value == found.value
        case Code(), Code():
            return _shape(claimed) == _shape(found)
    return type(claimed) is type(found)


def _shape(code: Code) -> str:
    """Return what codes of a kind share: the sign of a channel, handle or address, or all but their digits."""
    bare = code.code.strip("`")
    if "@" in bare[1:]:
        return "address"
    if bare[:1] in _SIGNS:
        return bare[0]
    if code.span.text.startswith("`") and _NAME.fullmatch(bare):
        head, slash, _ = bare.partition("/")
        return f"{head}/" if slash else "name"
    if file := _FILE.fullmatch(bare):
        return file["ending"]
    if _SETTING.fullmatch(bare):
        return "SETTING"
    return re.sub(r"\d+", "0", bare.lower())


def closest(alignment: Alignment, count: int) -> list[tuple[Unit, Bag]]:
    """Return the cited units that hold most of the claim, the best first, with their titles; tables aside."""
    weights = [word.weight for word in alignment.claim.telling]
    held = [
        (sum(map(mul, weights, one.met)), one.unit, parsed.title)
        for parsed, units in zip(alignment.cited, alignment.held, strict=True)
        for one in units
        if not is_row(one.unit.text)
    ]
    best = nlargest(count, held, key=itemgetter(0))
    return [(unit, title) for share, unit, title in best if share]
