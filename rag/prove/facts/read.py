"""All facts of a line, each stretch claimed once."""

from rag.prove.facts.abroad import own_ways
from rag.prove.facts.codes import QUOTE, SIGN, codes, quotations
from rag.prove.facts.dates import DATE_WORDS, DAY_SIGN, clocks, dates, feasts, named_days, years
from rag.prove.facts.figures import FIGURE_WORDS
from rag.prove.facts.numbers import pointing_back, quantities
from rag.prove.facts.orders import (
    ORDER_WORDS,
    always,
    fractions,
    frequencies,
    ordinals,
    ordinals_of_two,
    quarters,
    reached,
    single,
)
from rag.prove.facts.values import Fact, Line
from rag.prove.words.languages import ENGLISH
from rag.prove.words.small import small_words

_CUES = DATE_WORDS | ORDER_WORDS | FIGURE_WORDS


def facts_of(text: str, language: str, *, quoted: bool) -> tuple[Fact, ...]:
    """
    Return the facts in the order in which they claim: identifiers before dates, dates before numbers.

    With `quoted`, quotations come first and what stands in them is not looked into: so a claim is read, not a
    passage. Only of a passage "a week" and "twice" are numbers: what a claim may be held against, and need not hold.
    """
    if language in {"", ENGLISH} and _says_none(text) and not (quoted and QUOTE.search(text)):
        return ()
    line = Line(text)
    found: list[Fact] = []
    found.extend(quotations(line) if quoted else ())
    found.extend(always(line))
    found.extend(own_ways(line, language))
    found.extend(quarters(line))
    found.extend(codes(line))
    found.extend(dates(line))
    found.extend(() if quoted else feasts(line))
    found.extend(clocks(line))
    found.extend(named_days(line))
    found.extend(years(line))
    found.extend(frequencies(line))
    found.extend(fractions(line))
    found.extend(ordinals_of_two(line))
    found.extend(() if quoted else single(line))
    found.extend(() if quoted else reached(line))
    numbers = tuple(quantities(line, language))
    found.extend(numbers)
    found.extend(() if quoted else pointing_back(line, numbers))
    found.extend(ordinals(line))
    return tuple(found)


def _says_none(text: str) -> bool:
    """Whether a line has no digit, no sign of an identifier and no word that a fact begins with: most have none."""
    return small_words(text).isdisjoint(_CUES) and not SIGN.search(text) and DAY_SIGN not in text
