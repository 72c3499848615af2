"""Whether a claim adds what a page gives only a bound of, "up to 5 more", as if it were so much."""

import re
from collections.abc import Iterator
from itertools import combinations
from math import isclose

from rag.prove.align import Alignment
from rag.prove.checks.operands import Book, Term, in_unit
from rag.prove.checks.totals import POOL, is_sum
from rag.prove.facts.values import Quantity
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.cue import cue

_OPEN = cue(
    r"\b(?:may|might|can|could|max\w*|at\smost|if|potentially|possibl[ey]|theoretically|limit\w*|cap(?:s|ped)?|longest"
    r"|highest|minimum|at\sleast)\b",
)
"""What makes a sum of bounds a bound itself: "you can have 32 days"."""
_RAISED = re.compile(r"\d+(?:[²³¹⁰⁴-⁹]+|[¼-¾⅐-⅞])")
_MOST = 3  # values in such a sum


def check_bounded(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for a sum that comes out with a bound alone, and for a number with a power or a fraction behind."""
    text = alignment.claim.text
    for found in _RAISED.findall(text):
        if not any(found in parsed.source.text for parsed in alignment.cited):
            yield doubtful(Reason.NUMBER, found)
    if _OPEN.search(text):
        return
    near = alignment.near_text
    for fact in alignment.claim.quantities:
        if fact.direction or fact.is_label or fact.span.text in near:  # most are: nothing far need be read for them
            continue
        if _adds_a_bound(Book(fact, alignment)):
            yield doubtful(Reason.NUMBER, fact.span.text)


def _adds_a_bound(book: Book) -> bool:
    """Whether a value that is not cited is a sum of cited ones, and each way to add it up takes a bound."""
    if book.is_cited(book.claimed) or not any(term.fact.direction for term in book.cited):
        return False
    sums = [any(term.fact.direction for term in terms) for terms in _sums(book)]
    return bool(sums) and all(sums) and is_sum(book)


def _sums(book: Book) -> Iterator[tuple[Term, ...]]:
    """Yield the cited values, and those of the claim alone, that make the claimed one."""
    own = [term for term in book.others if not book.is_cited(term.fact) and not _has_value(term.fact, book)]
    amounts = [(amount, term) for term in (*own, *book.cited[:POOL]) if (amount := in_unit(term, book.claimed))]
    for count in range(2, _MOST + 1):
        for chosen in combinations(amounts, count):
            if isclose(sum(amount for amount, _ in chosen), book.claimed.amount):
                yield tuple(term for _, term in chosen)


def _has_value(fact: Quantity, book: Book) -> bool:
    """Whether what is cited has the bare number: "27 plus 5" of days."""
    return any(isclose(term.fact.value, fact.value) for term in book.cited)
