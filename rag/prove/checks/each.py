"""Whether a value is for each of what it is for where it is cited: "per mile" of "per kilometre"."""

import re
from collections.abc import Iterator

from rag.prove.align import Alignment
from rag.prove.checks.derived import is_worked_out
from rag.prove.checks.equations import is_shown
from rag.prove.facts.agree import is_same
from rag.prove.facts.measures import UNITS
from rag.prove.facts.spelled import NUMBER_WORDS
from rag.prove.facts.values import Quantity
from rag.prove.unit import Unit, cells, is_row
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import Bag
from rag.prove.words.languages import ENGLISH
from rag.prove.words.people import PEOPLE
from rag.prove.words.words import stems_of

_PER = re.compile(
    r"\s*(?:/|(?:[\w-]+\s){0,5}?(?:per|(?:for\s)?(?:each|every)|pro|je)\s|an?\s)\s?(?P<nouns>[^\W\d_]+(?:[\s-][^\W\d_]+)?)",
    re.IGNORECASE,
)
_COLUMN = re.compile(r"\b(?:per|each|pro|je|/)\s?(?P<nouns>[^\W\d_]+(?:[\s-][^\W\d_]+)?)", re.IGNORECASE)
_SAYS_EACH = re.compile(r"/|\b(?:per|an?|each|every|pro|je)\b", re.IGNORECASE)
_FILLING = frozenset("calendar business working full whole fiscal single additional extra and or for of the".split())


def check_each(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for a value that is for each of one thing in the claim, and of another wherever it is cited."""
    claim = alignment.claim
    if not claim.quantities or not _SAYS_EACH.search(claim.text):
        return
    for fact in claim.quantities:
        ours = _nouns(claim.text, fact)
        theirs = [found for unit in alignment.near for found in _there(fact, unit) if found] if ours else []
        if not theirs or any(_are_same(ours, found) for found in theirs):
            continue
        if not is_worked_out(fact, alignment) and not is_shown(fact, alignment):
            yield doubtful(Reason.UNIT, f"{fact.span.text}, {' '.join(sorted(ours))} / {' '.join(sorted(theirs[0]))}")
            return


def _nouns(text: str, fact: Quantity) -> set[str]:
    """Return what a value is for each of, in small letters; nothing of what is no rate."""
    found = _PER.match(text, _bare_end(text, fact))
    nouns = _told(found["nouns"]) if found else set()
    return set() if nouns & NUMBER_WORDS[ENGLISH].keys() else nouns  # "every three months" is how often


def _bare_end(text: str, fact: Quantity) -> int:
    """Return where a value ends; its span may have the rate too."""
    rate = _COLUMN.search(text, fact.span.start, fact.span.end)
    return rate.start() if rate else fact.span.end


def _told(nouns: str) -> set[str]:
    words = [word.lower() for word in re.split(r"[\s-]", nouns)]
    telling = [word for word in words if word not in _FILLING]
    return set(telling[:1])


def _there(fact: Quantity, unit: Unit) -> Iterator[set[str]]:
    """Yield what the same value is for each of in a unit: of a row, as its column says."""
    if is_row(unit.text) and is_row(unit.context):
        found, names = cells(unit.text), cells(unit.context)
        for at, name in enumerate(names[: len(found)]):
            if fact.span.text.lower() in found[at].lower() or found[at].lower() in fact.span.text.lower() != "":
                yield from (_told(match["nouns"]) for match in _COLUMN.finditer(name))
        return
    for one in unit.facts:
        if isinstance(one, Quantity) and one.dimension == fact.dimension and is_same(fact, one):
            yield _nouns(unit.text, one)


def _are_same(ours: set[str], theirs: set[str]) -> bool:
    """Whether two are one thing: a form, a synonym, the same unit, or people by any name."""
    ours_is, theirs_is = (UNITS.get(next(iter(each))) for each in (ours, theirs))
    if ours_is and theirs_is:
        return ours_is == theirs_is
    one, other = stems_of(" ".join(ours), ENGLISH), stems_of(" ".join(theirs), ENGLISH)
    return any(Bag.of(other).likeness(stem) for stem in one) or bool(one & PEOPLE and other & PEOPLE)
