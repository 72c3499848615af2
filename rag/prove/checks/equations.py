"""Arithmetic that a claim shows, "3 x 120 EUR", and numbers that it takes from the question, on a limit's side."""

import re
from functools import lru_cache
from itertools import pairwise
from math import isclose

from rag.prove.align import Alignment
from rag.prove.facts.agree import same_amount
from rag.prove.facts.measures import COUNT
from rag.prove.facts.read import facts_of
from rag.prove.facts.values import Direction, Fact, Quantity
from rag.prove.fit import best_units
from rag.prove.unit import Unit, is_row
from rag.prove.words.clauses import Clause, denies
from rag.prove.words.languages import ENGLISH

_TIMES = re.compile(r"\s*(?:[x×*·]|times|mal)\s*", re.IGNORECASE)
_PERIODS: dict[float, re.Pattern[str]] = {
    float(value): re.compile(rf"\b(?:{whole})\b", re.IGNORECASE)
    for value, whole in {12: "year|annual(?:ly)?", 52: "year", 7: "week", 5: "week", 24: "day", 60: "hour"}.items()
}
"""Of how many smaller ones a period is made."""
_ASKS_FOR = re.compile(r"\b(?:needs?|requires?|gets?|receives?|ha(?:s|ve)\sto|must|should)\s", re.IGNORECASE)
_PLUS = re.compile(r"\s*\+\s*")


def is_shown(claimed: Quantity, alignment: Alignment) -> bool:
    """
    Whether a number is in a product that the claim shows and that comes out: the product itself, or how many it is of.

    How many must be asked, or be said again in the claim; what it is many of must be cited, as any number.
    """
    numbers = sorted(alignment.claim.quantities, key=lambda fact: fact.span.start)
    for one, other in pairwise(numbers):
        if not _TIMES.fullmatch(alignment.claim.text, one.span.end, other.span.start):
            continue
        for count, each in ((one, other), (other, one)):
            if not any(_is_product(found, count, each) for found in numbers) or not _is_cited(each, alignment):
                continue
            if claimed not in {one, other} and _is_product(claimed, count, each):
                return True
            if claimed.value == count.value and claimed is not each and _is_known(count, alignment):
                return True
    return False


def _is_product(whole: Quantity, count: Quantity, each: Quantity) -> bool:
    same = whole.dimension in {each.dimension, COUNT} or each.dimension == COUNT
    factor = whole.amount if whole.dimension == each.dimension else whole.value
    part = each.amount if whole.dimension == each.dimension else each.value
    return same and whole not in {count, each} and isclose(factor, count.value * part)


def _is_cited(each: Quantity, alignment: Alignment) -> bool:
    """Whether a unit has a number, and no unit with another of its kind says more of the claim than that."""
    units = [unit for parsed in alignment.cited for unit in parsed.units]
    having = [unit for unit in units if any(same_amount(each, fact) for fact in unit.quantities)]
    rivals = [
        unit for unit in units if unit not in having and any(each.dimension == f.dimension for f in unit.quantities)
    ]
    said = [word for word in alignment.claim.telling if word.weight == 1]

    def most(among: list[Unit]) -> int:
        return max((sum(map(unit.bag.holds, said)) for unit in among), default=0)

    return bool(having) and most(having) >= most(rivals)


def _is_known(count: Quantity, alignment: Alignment) -> bool:
    """Whether how many there are is said elsewhere in the claim, or asked; a year has twelve months, and so on."""
    others = [other for other in alignment.claim.quantities if other.span != count.span]
    asked = [fact for fact in _asked(alignment.question) if isinstance(fact, Quantity)]
    if any(other.value == count.value for other in (*others, *asked)):
        return True
    return bool((whole := _PERIODS.get(count.value)) and whole.search(f"{alignment.claim.text} {alignment.question}"))


def is_sum_shown_wrong(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether a claim shows as a sum, "40 + 25 + 12", what does not make the one other number of its kind."""
    if "+" not in alignment.claim.text:
        return False
    numbers = sorted(alignment.claim.quantities, key=lambda fact: fact.span.start)
    chain: list[Quantity] = []
    for one, other in pairwise(numbers):
        if _PLUS.fullmatch(alignment.claim.text, one.span.end, other.span.start):
            chain += [other] if chain else [one, other]
    rest = [fact for fact in numbers if fact not in chain and fact.dimension == claimed.dimension]
    return bool(chain) and rest == [claimed] and not isclose(sum(fact.value for fact in chain), claimed.value)


def is_asked(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether a number is the question's, and on the side of a cited limit that the claim puts it on."""
    return unit_with_limit(claimed, alignment) is not None


def unit_with_limit(claimed: Quantity, alignment: Alignment) -> Unit | None:
    """
    Return the closest unit whose limit bears out what the claim says of a number that was asked, None without one.

    "600 need consent", and "12 need none", of "fees above 400 need consent". The unit must speak of what is claimed:
    that one under 25 needs a comment says nothing of receipts.
    """
    if not is_of_question(claimed, alignment):
        return None
    best = (unit for _, unit in best_units(alignment, claimed.span))
    unit = next((unit for unit in best if _has_claimed(claimed, unit, alignment)), None)
    return unit if unit is not None and _bears_out(claimed, unit, alignment) else None


def is_of_other_limit(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether the closest unit has a limit that would bear out what the claim says of a number, and is of another."""
    if not is_of_question(claimed, alignment):
        return False
    unit = next((unit for _, unit in best_units(alignment, claimed.span)), None)
    return unit is not None and _bears_out(claimed, unit, alignment) and not _has_claimed(claimed, unit, alignment)


def is_of_question(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether a number is the question's."""
    return any(isinstance(fact, Quantity) and same_amount(claimed, fact) for fact in _asked(alignment.question))


def _bears_out(claimed: Quantity, unit: Unit, alignment: Alignment) -> bool:
    limits = [fact for fact in unit.quantities if fact.direction and fact.dimension == claimed.dimension]
    if is_row(unit.text) or len(limits) != 1 or isclose(limits[0].amount, claimed.amount):
        return False
    beyond = claimed.amount > limits[0].amount
    holds = beyond == (limits[0].direction is Direction.UP)
    clause = _clause_of(claimed, alignment)
    return holds != ((clause is not None and clause.is_denied) != denies(unit.text, unit.language))


def _clause_of(claimed: Quantity, alignment: Alignment) -> Clause | None:
    clauses = alignment.claim.clauses
    return next((clause for clause in clauses if clause.start <= claimed.span.start < clause.end), None)


def _has_claimed(claimed: Quantity, unit: Unit, alignment: Alignment) -> bool:
    """Whether a unit, or what it stands under, has what the claim denies or asks for: the receipt that one needs."""
    clause = _clause_of(claimed, alignment)
    if clause is None:
        return True
    asks = _ASKS_FOR.search(clause.text)
    behind = clause.denied_words if clause.denials else ()
    if asks:
        behind = tuple(word for word in clause.words if word.start >= clause.start + asks.end())
    thing = next((word for word in behind if word.weight == 1 and not word.text.isdecimal()), None)
    return thing is None or unit.bag.holds(thing)


def is_beyond_limit(clause: Clause, alignment: Alignment) -> bool:
    """Whether a clause denies of a number that was asked what the closest unit says beyond its limit."""
    numbers = [fact for fact in alignment.claim.quantities if clause.start <= fact.span.start < clause.end]
    return any(is_asked(number, alignment) for number in numbers)


@lru_cache(maxsize=16)
def _asked(question: str) -> tuple[Fact, ...]:
    """Return the facts of a question."""
    return facts_of(question, ENGLISH, quoted=False)


def deciding_units(alignment: Alignment) -> list[Unit]:
    """Return the units whose limits bear out what a claim says of numbers that were asked and are not cited."""
    asked = [fact for fact in alignment.claim.quantities if is_of_question(fact, alignment)]
    if not asked:  # of nearly all claims: then no text need be read for its numbers
        return []
    cited = [fact for parsed in alignment.cited for fact in parsed.quantities]
    new = (fact for fact in asked if not any(same_amount(fact, other) for other in cited))
    return [unit for fact in new if (unit := unit_with_limit(fact, alignment))]
