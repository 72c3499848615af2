"""What a draft says is missing, as far as it may be passed on."""

from collections.abc import Sequence

from rag.cite import Draft, Given
from rag.lexical import stems
from rag.terms import keywords
from rag.units import Units

_LONGEST = 120  # characters; a topic, not a report
_MOST = 3


def missing(draft: Draft, question: str, given: Sequence[Given]) -> tuple[str, ...]:
    """
    Return what the draft says is missing, as far as it can be passed on: short, and in words of the question.

    Other words may come from the passages' titles; a number has to be asked for. What a model adds is not said, nor
    what a line of a passage has all words of, with a number.
    """
    asked = frozenset(stems(question))
    known = asked.union(*(stems(" ".join((one.passage.source.title, *one.passage.section))) for one in given))
    told: list[str] = []
    for what in draft.missing:
        said = frozenset(stems(" ".join(keywords(what))))
        numbers = {one for one in said if any(map(str.isdigit, one))}
        if said & asked and said <= known and numbers <= asked and len(what) <= _LONGEST and not _is_there(said, given):
            told.append(what)
    return tuple(dict.fromkeys(told))[:_MOST]


def _is_there(said: frozenset[str], given: Sequence[Given]) -> bool:
    """Whether a passage has a line with a number that speaks of what is said to be missing, under its headings."""
    for passage in (one.passage for one in given):
        above = frozenset(stems(" ".join((passage.source.title, *passage.section, passage.lead))))
        units = Units.of(passage)
        for line in map(units.line, range(len(units.spans))):
            own = said.intersection(stems(line)) if any(map(str.isdigit, line)) else frozenset()
            if own and not own <= above and said <= above | own:
                return True
    return False
