"""Values of a claim that are what others make together, what they leave, or their share."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from math import isclose

from rag.prove.checks.operands import Book, Term, counted, in_unit
from rag.prove.checks.products import periods_in
from rag.prove.facts.measures import COUNT, MONEY, TIMES, UNITS
from rag.prove.facts.values import Quantity
from rag.prove.fit import numbers_about
from rag.prove.words.alike import Bag

_ADDS = re.compile(
    r"""\b(?:totals?|together|combined|altogether|add(?:s|ed|ing)?\sup|sum|com(?:es?|ing)\sto|makes?|adds|brings?
    |reach(?:es)?|in\sall|overall|plus|gives?\syou|which\sis|amounts?\sto|equals?|on\stop|cumulative|insgesamt
    |zusammen|en\stotal|au\stotal)\b|[=+]""",
    re.IGNORECASE | re.VERBOSE,
)
_EXTRA = re.compile(r"\b(?:adds|extra|on\stop|additional(?:ly)?)\b", re.IGNORECASE)
"""The page itself adds: "a locker adds $8 per month"."""
_TAKES = re.compile(
    r"""\b(?:left|remain\w*|difference|leav(?:es|ing)|minus|rest|short\sof|longer|another|still|yourself|own\spocket|back)\b
    |\b(?:less(?:\sthan)?|more\sthan|fewer\sthan|over|above|exceed\w*)\b""",
    re.IGNORECASE | re.VERBOSE,
)
_COMPARES = re.compile(r"less|more|fewer|over|above|exceed", re.IGNORECASE)
_REST = re.compile(
    r"""\b(?:the|all|any)\s(?:rest|remainder|remaining|others?)\b|\bthe\sdifference\sis\b
    |\b(?:pays?|covers?|bears?)\sthe\sdifference\b""",
    re.IGNORECASE | re.VERBOSE,
)
"""The page itself takes away: "six in all, two of them long and the rest short"."""
_LEFT = re.compile(r"\b(?:leav(?:es|ing)|left|rest|remain\w*|balance)\b", re.IGNORECASE)
_MORE = re.compile(
    r"\b(?:supplement|surcharge|bonus|extra|plus|top|raise[sd]?|increase[sd]?|tax|vat|tip)\b", re.IGNORECASE
)
_LESS = re.compile(r"\b(?:off|discount\w*|reduc\w*|less|rebate|cheaper|after)\b", re.IGNORECASE)
_EACH = re.compile(r"\b(?:per|each|every)\b", re.IGNORECASE)
_OF_EACH = re.compile(r"\b(?:per|each|every|equals?|counts?\sas|for|is|are|means?|corresponds?)\b", re.IGNORECASE)
_OF = re.compile(r"\s(?:of|off|times)\s", re.IGNORECASE)
_MOST, POOL = 4, 12  # numbers in a sum, and those that it is tried of: more give any sum by chance
_ARTICLE = 3  # characters between "more than" and the number that it limits: a space, or "a" too
_FULL = 100  # percent
_DAY = UNITS["day"][1]  # seconds


def is_sum(book: Book) -> bool:
    """Whether it is what several values add up to: those of the claim, or else its own and what is cited."""
    own = [term for term in book.others if term.dimension == book.claimed.dimension]
    own_cited = [term for term in book.others if book.is_cited(term.fact)]
    if _adds_up([term for term in own_cited if term.dimension in {book.claimed.dimension, COUNT}], book, loose=True):
        return True
    if not (_ADDS.search(book.text) or any(_EXTRA.search(unit.text) for unit in book.alignment.near)):
        return False
    if book.claimed.dimension == COUNT and 2 <= book.claimed.value <= _MOST and _counts_terms(book):
        return True
    words = book.alignment.claim.telling
    about = (term for term in book.cited if term.unit and any(map(term.unit.bag.holds, words)))
    pool = own if len(own) > 1 else [*own, *(_scaled(term, book) for term in about)]
    return _adds_up(pool, book, needed=own) or _adds_up(_products(book), book)


def _adds_up(pool: Sequence[Term], book: Book, needed: Sequence[Term] = (), *, loose: bool = False) -> bool:
    amounts = []
    for term in pool:
        amount = in_unit(term, book.claimed)
        if amount is None and loose | _may_be_mixed(term, book) and book.claimed.value:
            amount = term.fact.value * book.claimed.amount / book.claimed.value
        if amount and (term.fact.per is None or term.factor != 1 or book.claimed.per in {None, term.fact.per}):
            amounts.append((amount, term))
    least = {term.amount for term in needed}
    amounts.sort(key=lambda pair: pair[1].unit is not None)
    for count in range(2, _MOST + 1):
        for chosen in combinations(amounts[:POOL], count):
            if isclose(sum(amount for amount, _ in chosen), book.claimed.amount):
                terms = [term for _, term in chosen]
                if (least - {count}).issubset(term.amount for term in terms) and all(
                    book.is_of(term, *terms) for term in terms
                ):
                    return True
    return False


def _counts_terms(book: Book) -> bool:
    """Whether a small number tells of how many cited ones another number of the claim is the sum: "the two seat 50"."""
    for other in book.others:
        total = Book(other.fact, book.alignment)
        amounts = [(amount, term) for term in book.cited if (amount := in_unit(term, other.fact))]
        for chosen in combinations(amounts[:POOL], int(book.claimed.value)):
            terms = [term for _, term in chosen]
            if isclose(sum(a for a, _ in chosen), other.amount) and all(total.is_of(term, *terms) for term in terms):
                return True
    return False


def _may_be_mixed(term: Term, book: Book) -> bool:
    """Whether a bare number near may be of the claimed one's unit: "10 holidays" are 10 days."""
    return term.dimension == COUNT and term.unit in book.alignment.near and book.claimed.dimension in TIMES


def _scaled(term: Term, book: Book) -> Term:
    """Return a cited rate over the period that the claim tells."""
    factor = next(periods_in(term, book.claimed, book), 1.0) if term.fact.per else 1.0
    return replace(term, factor=factor)


def _products(book: Book) -> list[Term]:
    """Return what the claim counts: "four 9-hour days and one 8-hour day" are 36 and 8 hours."""
    products: list[Term] = []
    count = 1.0
    for term in book.others:
        if term.dimension == book.claimed.dimension:
            products.append(replace(term, factor=count))
            count = 1.0
        else:
            count = term.fact.value
    return products


def is_rest(book: Book) -> bool:
    """Whether it is what is left of one value when another is taken away, or by what two differ."""
    own = [term for term in book.others if term.dimension == book.claimed.dimension]
    if not _takes(book):
        return False
    pool = own if len(own) > 1 else [*own, *book.cited]
    amounts = [(amount, term) for term in pool if (amount := in_unit(term, book.claimed))]
    if book.claimed.dimension == COUNT and not counted(book.alignment.claim.words, book.claimed):
        amounts += [(term.value, term) for term in (*book.others, *book.cited) if isclose(term.fact.unit_amount, _DAY)]
    if book.claimed.dimension == "%" and any(isclose(_FULL - amount, book.claimed.amount) for amount, _ in amounts):
        return True
    return any(
        (
            isclose(abs(a - b), book.claimed.amount)
            or (one in own and other.unit and a != b and isclose(a + b, book.claimed.amount))
        )
        and book.is_of(one, other)
        and book.is_of(other, one)
        for (a, one), (b, other) in combinations(amounts[:POOL], 2)
        if not own or one in own or other in own or len(own) > 1
    )


def _takes(book: Book) -> bool:
    """Whether the claim takes away, or says what a near unit says of "the rest"."""
    starts = [fact.span.start for fact in book.alignment.claim.quantities]
    for match in _TAKES.finditer(book.text):
        is_limit = _COMPARES.match(match.group()) and any(0 < start - match.end() <= _ARTICLE for start in starts)
        if not is_limit:  # "more than three days"
            return True
    rests = ((unit, rest) for unit in book.alignment.near if (rest := _REST.search(unit.text)))
    words = book.alignment.claim.telling
    return any(
        Bag.of(each.stem for each in unit.words if each.weight and each.start >= rest.start()).holds(word)
        for unit, rest in rests
        for word in words
    )


def is_left_over(book: Book) -> bool:
    """Whether it is what one number of the claim leaves of a cited one, whatever they count: 13 of 23, after 10."""
    if book.claimed.dimension != COUNT or not _LEFT.search(book.text):
        return False
    wholes = [fact.value for _, fact in numbers_about(book.alignment) if fact.dimension in {COUNT, *TIMES}]
    return any(isclose(whole - own.value, book.claimed.value) for whole in wholes[:POOL] for own in book.others)


def is_share(book: Book) -> bool:
    """Whether it and another value are a whole and the share of it that a cited value gives, or what that makes it."""
    shares = [term for term in book.cited if term.dimension == "%" and term.value != _FULL and book.is_of(term)]
    if not shares or book.claimed.dimension == "%":
        return False
    if any(isclose(whole.amount * changed, book.claimed.amount) for whole, changed in _changed(shares, book)):
        return True
    rest = _takes(book)
    money = [term for term in book.cited if term.dimension in MONEY and term.unit in book.alignment.near]
    for share in shares:
        parts = [share.value / _FULL, *([1 - share.value / _FULL] if rest else [])]
        for whole in (*book.others, *money, *_wholes(share, book)):
            base = in_unit(whole, book.claimed)
            if base and any(isclose(base * part, book.claimed.amount) for part in parts):
                return True
            if base and whole.unit is None and any(isclose(book.claimed.amount * part, base) for part in parts):
                return True
    return False


def _changed(shares: Sequence[Term], book: Book) -> Iterator[tuple[Term, float]]:
    """Yield cited values, each with a share added or taken away as the claim says: "with the surcharge"."""
    signs = [sign for sign, cue in ((1, _MORE), (-1, _LESS)) if cue.search(book.text)]
    wholes = [term for term in book.cited if term.dimension == book.claimed.dimension != COUNT]
    yield from ((whole, 1 + sign * share.value / _FULL) for sign in signs for share in shares for whole in wholes)


def _wholes(share: Term, book: Book) -> Iterator[Term]:
    """Yield the value that a unit has a share of: the 24 of "half of the site's 24 plots"."""
    if share.unit and _OF.match(share.unit.text, share.fact.span.end):
        yield from [t for t in book.cited if t.unit is share.unit and t.fact.span.start > share.fact.span.end][:1]


def is_in_proportion(book: Book) -> bool:
    """Whether it is to another value of the claim as two cited ones are that are given for each other."""
    kinds = [(term, _kind(term.fact, book)) for term in book.others]
    mine = _kind(book.claimed, book)
    new = not book.is_cited(book.claimed)
    pairs = [(a, b) for a in book.cited for b in book.cited if a is not b and a.unit and b.unit]
    for a, b in pairs:
        if not (a.unit is b.unit or (a.unit in book.alignment.near and b.unit in book.alignment.near)):
            continue
        if isclose(a.fact.value, book.claimed.value) or not _is_kind(mine, a):
            continue
        for other, kind in kinds:
            same = isclose(other.fact.value * a.fact.value, book.claimed.value * b.fact.value)
            said = new and not book.is_cited(other.fact) and not _is_kind(kind, a)
            each = _EACH if _is_kind(kind, a) else _OF_EACH
            if (
                same
                and _is_kind(kind, b)
                and (said or (a.unit and each.search(a.unit.text)))
                and book.is_of(a, b)
                and book.is_of(b, a)
            ):
                return True
    return False


def _kind(fact: Quantity, book: Book) -> tuple[str, float, frozenset[str]]:
    """Return a value's dimension, unit and nouns."""
    return fact.dimension, fact.amount / (fact.value or 1), counted(book.alignment.claim.words, fact)


def _is_kind(kind: tuple[str, float, frozenset[str]], term: Term) -> bool:
    """Whether a cited value is of the unit or counts the things of another."""
    dimension, unit, nouns = kind
    if dimension != term.dimension or not isclose(unit, term.fact.amount / (term.fact.value or 1)):
        return False
    theirs = counted(term.unit.words, term.fact) if term.unit else frozenset()
    return dimension != COUNT or any(map(Bag.of(theirs).likeness, nouns))
