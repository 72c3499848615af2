"""Whether a claim names somebody with a part of their own of whom nothing cited speaks, where a page names another."""

from collections.abc import Iterator

from rag.prove.align import Alignment
from rag.prove.unit import is_row
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.languages import ENGLISH
from rag.prove.words.roles import ROLES

_GENERAL = frozenset("team group member members teams groups office department parent parents student".split())
"""Words for many kinds of people, which stand for others."""
_ABOUT = 0.5  # of the claim, for a unit to be about it


def check_strange_roles(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for a part that neither what is cited nor the question has, where the closest unit has another."""
    claim = alignment.claim
    if claim.language != ENGLISH or not alignment.near:
        return
    strange = [word for word in alignment.missing if word.folded in ROLES - _GENERAL]
    if not strange or is_row(alignment.closest.text) or alignment.fit(alignment.closest) < _ABOUT:
        return
    said = alignment.spoken
    for word in strange:
        if alignment.asked.holds(word) or any(parsed.bag.holds(word) for parsed in alignment.cited):
            continue
        others = [each for each in alignment.closest.words if each.folded in ROLES and not said.holds(each)]
        if others:
            yield doubtful(Reason.SWAP, f"{word.text} / {others[0].text}")
            return
