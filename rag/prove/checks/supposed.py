"""Values that a claim supposes: "a drive of 200 miles is paid with $115", where a page gives so much per mile."""

import re
from collections.abc import Iterator
from math import isclose

from rag.prove.align import Alignment
from rag.prove.facts.measures import COUNT, MONEY, TIMES
from rag.prove.facts.values import Quantity
from rag.prove.fit import near_quantities
from rag.prove.parse import Unit, cells, is_row
from rag.prove.words.alike import Bag
from rag.prove.words.roots import root_of
from rag.prove.words.small import LETTERS

_EACH = re.compile(
    r"[^.;,\d]{0,16}?(?:\b(?:per|an?|each|every)\s|/\s?)(?P<noun>[a-z]+)(?:\s(?P<next>[a-z]+))?",
    re.IGNORECASE,
)
_OF = re.compile(r"(?:\b(?:per|an?|each|every)\s|/\s?)(?P<noun>[a-z]+)", re.IGNORECASE)
_REST = re.compile(
    r"\b(?:left|leav\w+|rest|remain\w*|yourself|own\spocket|difference|over|above|exceed\w*|minus|less|short|back)\b",
    re.IGNORECASE,
)
_NOUNS = 3  # words of what is counted: "four full quarters"
_MANY = {"people": "person", "children": "child", "persons": "person"}
_CENTS = 100  # of a unit of money


def is_supposed(claimed: Quantity, alignment: Alignment) -> bool:
    """Whether the claim has another value to which it is as a near unit says: so much per cent, for each, or less."""
    for other in alignment.claim.facts:
        if not isinstance(other, Quantity) or other.span == claimed.span:
            continue
        for whole, part in ((claimed, other), (other, claimed)):
            if any(way(whole, part, alignment) for way in (_is_share, _is_product, _is_rest)):
                return True
    return False


def _is_share(whole: Quantity, part: Quantity, alignment: Alignment) -> bool:
    """Whether one is the share of the other that a near unit gives: 360 euros of 2,000, at 18%."""
    if part.dimension != whole.dimension:
        return False
    shares = (fact for _, fact in near_quantities(alignment) if fact.dimension == "%")
    return any(isclose(whole.amount * share.value / 100, part.amount) for share in shares)


def _is_product(total: Quantity, count: Quantity, alignment: Alignment) -> bool:
    """Whether one is what a near unit gives for each of what the other counts: 80 dollars for ten seats at 8."""
    if count.value <= 1 or count.dimension in MONEY:
        return False
    counted = Bag.of(_counted(count, alignment))
    for unit, fact in near_quantities(alignment):
        given = fact.amount / _CENTS if fact.dimension == "cent" and total.dimension in MONEY else fact.amount
        same = fact.dimension in {total.dimension, "cent"} or (fact.dimension == COUNT and total.dimension not in TIMES)
        makes = same and isclose(given * count.value, total.amount)
        if makes and any(counted.likeness(_one_of(noun)) for noun in _nouns(unit, fact)):
            return True
    return False


def _is_rest(whole: Quantity, part: Quantity, alignment: Alignment) -> bool:
    """Whether the claim says what is left of one when a near value is taken away: 20 of 80, with a limit of 60."""
    if part.dimension != whole.dimension or not _REST.search(alignment.claim.text):
        return False
    return any(
        fact.dimension == whole.dimension and fact.amount > 0 and isclose(whole.amount - fact.amount, part.amount)
        for _, fact in near_quantities(alignment)
    )


def _counted(count: Quantity, alignment: Alignment) -> Iterator[str]:
    """Yield the roots of a number's own unit, or of the words behind it."""
    said = count.span.text if count.dimension != COUNT else alignment.claim.text[count.span.end :]
    yield from (_one_of(word) for word in LETTERS.findall(said)[:_NOUNS])


def _nouns(unit: Unit, fact: Quantity) -> Iterator[str]:
    """Yield for what each a value is given: behind it, or in the header of its column."""
    behind = _EACH.match(unit.text, fact.span.end)
    if behind:
        yield from filter(None, behind.group("noun", "next"))  # "per missed hour"
    if is_row(unit.text) and is_row(unit.context):
        column = unit.text.count("|", 0, fact.span.start) - unit.text.startswith("|")
        header = cells(unit.context)[column : column + 1]
        yield from (found["noun"] for name in header for found in _OF.finditer(name))


def _one_of(noun: str) -> str:
    return root_of(_MANY.get(noun.lower(), noun.lower()))
