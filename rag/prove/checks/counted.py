"""Whether a number counts what it counts where it is cited: "15 attempts" of "five attempts ... for 15 minutes"."""

import re
from collections.abc import Iterator, Sequence

from rag.prove.align import Alignment
from rag.prove.checks.beside import is_said_of_later
from rag.prove.facts.agree import is_same
from rag.prove.facts.measures import UNITS
from rag.prove.facts.values import Quantity
from rag.prove.fit import competes
from rag.prove.unit import Unit, is_row
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.languages import ENGLISH
from rag.prove.words.words import Word

_STOP = re.compile(
    r"""[,;:.()|] | \d+ | \b(?:and|or|but|for|to|in|on|at|with|by|from|after|before|within|per|during|until|if|when|is
    |are|be|may|can|must|will|would|could|should|has|have|than|plus|you|we|they)\b""",
    re.IGNORECASE | re.VERBOSE,
)


def check_counted(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for the first number whose noun a near unit has behind another number alone."""
    claim = alignment.claim
    if claim.language != ENGLISH:
        return
    numbers = [fact for fact in claim.quantities if not (fact.is_label or is_said_of_later(fact, alignment))]
    for number in numbers:
        counted = _counted(claim.text, claim.words, number)
        other = counted and _other(number, counted, alignment)
        if other:
            yield doubtful(Reason.BINDING, f"{number.span.text} {claim.text[number.span.end :]} / {other.span.text}")
            return


def _other(number: Quantity, counted: set[str], alignment: Alignment) -> Quantity | None:
    """Return the other number of a near unit that counts the same, where that unit's equal number counts none of it."""
    for unit in (unit for unit in alignment.near if not is_row(unit.text)):
        found = unit.quantities
        equal = [fact for fact in found if is_same(number, fact)]
        if not equal:
            continue
        if any(_counts(fact, counted, unit) for fact in equal):
            return None
        others = (fact for fact in found if fact not in equal and competes(number, fact))
        other = next(
            (fact for fact in others if _counts(fact, counted, unit) and not _is_said(fact, unit, alignment)), None
        )
        if other:
            return other
    return None


def _is_said(fact: Quantity, unit: Unit, alignment: Alignment) -> bool:
    """Whether the claim has another number with what it counts, too."""
    claim = alignment.claim
    said = (one for one in claim.quantities if is_same(one, fact))
    return any(_counts(fact, _counted(claim.text, claim.words, one), unit) for one in said)


def _counts(fact: Quantity, counted: set[str], unit: Unit) -> bool:
    return not counted.isdisjoint(_counted(unit.text, unit.words, fact))


def _counted(text: str, words: Sequence[Word], number: Quantity) -> set[str]:
    """Return the stems of the words behind a number, up to the next preposition, verb or comma."""
    stop = _STOP.search(text, number.span.end)
    end = stop.start() if stop else len(text)
    inside = (word for word in words if word.weight and number.span.end <= word.start < end)
    return {word.stem for word in inside if word.folded not in UNITS}
