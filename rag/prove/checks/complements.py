"""Whether a claim adds to whom or by whom it is done: "reported to Ben" where Ben stands for other things."""

import re
from collections.abc import Iterator, Sequence

from rag.prove.align import Alignment
from rag.prove.unit import Unit
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.languages import ENGLISH
from rag.prove.words.words import Word

_NAMED = re.compile(
    r"\b(?:to|by|with|from|through|via|for)\s(?P<name>[A-Z][\w'’-]+(?:\s(?:de|van|von|da|del|[A-Z][\w'’-]+)){0,3})"
)
_SAYS_REST = 0.75  # of the claim without the name, for the closest unit to say it
_LITTLE = 0.34  # of the same, up to which a unit with the name says nothing of it
_ROOT = 5  # letters that words of one root share
_ENOUGH = 2  # words without the name, for the claim to say something of its own


def check_complements(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for a name behind "to" or "by" that the closest unit lacks, and that stands for other things."""
    claim = alignment.claim
    if claim.language != ENGLISH or not alignment.near:
        return
    asked = alignment.asked.stems
    for match in _NAMED.finditer(claim.text):
        start, end = match.span("name")
        name = [word for word in claim.words if start <= word.start < end and word.weight]
        rest = [word for word in claim.words if word.weight == 1 and not start <= word.start < end]
        if not name or len(rest) < _ENOUGH or any(word.stem in asked for word in name):
            continue
        if _is_of_others(name, rest, alignment):
            yield doubtful(Reason.BINDING, f"{match['name']} / {alignment.closest.text}")
            return


def _is_of_others(name: Sequence[Word], rest: Sequence[Word], alignment: Alignment) -> bool:
    """Whether a near unit says the rest without the name, and each unit with the name says little of the rest."""
    units = [unit for parsed in alignment.cited for unit in parsed.units]
    having = [unit for unit in units if any(word.stem in unit.own.stems for word in name)]
    if not having or any(_share(rest, unit) > _LITTLE or _has_root_before(name, rest, unit) for unit in having):
        return False
    return any(_share(rest, unit) >= _SAYS_REST for unit in alignment.near if unit not in having)


def _has_root_before(name: Sequence[Word], rest: Sequence[Word], unit: Unit) -> bool:
    """Whether the word before the name is of the root of one of a unit: "deputised by" of "deputy"."""
    before = next((word for word in reversed(rest) if word.end <= name[0].start), None)
    return before is not None and any(word.folded[:_ROOT] == before.folded[:_ROOT] for word in unit.words)


def _share(words: Sequence[Word], unit: Unit) -> float:
    """Return the share of words that a unit holds."""
    return sum(map(unit.bag.holds, words)) / len(words)
