"""Whether what a claim calls free has a price where it is cited."""

import re
from collections.abc import Iterator, Sequence

from rag.prove.align import Alignment
from rag.prove.facts.measures import MONEY
from rag.prove.facts.values import Fact, Quantity
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.cue import cue
from rag.prove.words.languages import ENGLISH

_FREE = re.compile(
    r"""\b(?:(?:is|are|comes?|stays?|remains?)\s(?:always\s|also\s|completely\s|entirely\s)?free
    (?:\s(?:of\scharge|for\s\w+|to\suse|of\scost))?(?=\s*(?:[.!,;]|\[|$))|free\sof\scharge|at\sno\s(?:cost|charge)
    |(?:costs?|pays?)\snothing|without\scharge|gratis)""",
    re.IGNORECASE | re.VERBOSE,
)
_CUE = cue(r"\b(?:free|no\s(?:cost|charge)|nothing|without\scharge|gratis)")
_TOLD = re.compile(
    r"\b(?:free|gratis|no\s(?:\w+\s)?(?:cost|charge|fee)|nothing|without\scharge|included|covers?|pays?|paid|reimburs\w+)",
    re.IGNORECASE,
)
"""Words of a page that speak of free things, or of somebody who pays: then the price may be of others."""


def check_free(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt where a claim without a price calls something free, and near is a price and nothing free."""
    claim = alignment.claim
    if claim.language != ENGLISH or not (_CUE.search(claim.text) and (said := _FREE.search(claim.text))):
        return
    units = alignment.near
    if any(_TOLD.search(unit.text) or _TOLD.search(unit.context) for unit in units):
        return
    there = [price for unit in units for price in _prices(unit.facts)]
    if there and not _prices(claim.facts):
        yield doubtful(Reason.OPPOSITE, f"{said.group()} / {there[0]}")


def _prices(facts: Sequence[Fact]) -> list[str]:
    return [fact.span.text for fact in facts if isinstance(fact, Quantity) and fact.dimension in MONEY and fact.value]
