"""Whether a claim says under one heading, or of one group, what a page says under another that stands beside it."""

import re
from collections.abc import Iterator, Sequence

from rag.heads import Head
from rag.lexical import fold
from rag.prove.align import Alignment
from rag.prove.facts.agree import has_fact
from rag.prove.governed import Governed, closeness, is_meant, near_governed
from rag.prove.unit import Unit
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.roles import ABOVE, FINITE, READER, ROLES
from rag.prove.words.roots import root_of
from rag.prove.words.small import LETTERS
from rag.sense import Sense, senses_of

_SAY_NOTHING = frozenset(
    "the a an your our their its his her of is are be re s you we they it following and or".split()
)
_OPENS = frozenset(
    """if when on in at after before during for from since until within outside under over with without while as once by
    between through unless""".split()
)
"""Words with which a heading tells when, where or for whom: two that begin so stand against one another."""
_SIDES = frozenset([Sense.DENIES, Sense.PERMITS])
"""Heads of these senses are told apart by what a claim denies: see `governed`."""
_ALL = re.compile(r"\b(?:all|every|everyone|everybody|any(?:one|body)?|each|both|regardless|whoever)\b", re.IGNORECASE)


def check_rivals(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt where the claim names what stands over other items than those that it speaks of."""
    claim = _said(alignment.claim.text)
    for one in near_governed(alignment):
        if not is_meant(alignment, one.unit):
            continue
        for head in one.heads:
            if not _SIDES.isdisjoint(senses_of(head.text)):
                continue
            own = _said(head.text)
            if own and _is_for_all(alignment, head, one.unit):
                yield doubtful(Reason.SCOPE, f"{alignment.claim.text} / {head.text} {one.unit.text}")
                return
            rival = next((other for other in _beside(head, one) if _names(claim, own, _said(other.text), one)), None)
            if rival is not None and not _stands_under(rival, one, alignment):
                yield doubtful(Reason.BINDING, f"{rival.text} / {head.text} {one.unit.text}")
                return


def _said(text: str) -> frozenset[str]:
    """Return the roots of the words of a line but for those that say nothing, small ones as "before" and "not" too."""
    words = (fold(word) for word in LETTERS.findall(text.replace("n't", " not").replace("n’t", " not")))
    return frozenset(root_of(word) for word in words if word not in _SAY_NOTHING and word not in FINITE)


def _beside(head: Head, one: Governed) -> Iterator[Head]:
    """Yield the heads of the text that stand beside one and are of its kind."""
    for other in one.parsed.heads.all:
        beside = other not in one.heads and other.rank == head.rank and _SIDES.isdisjoint(senses_of(other.text))
        if beside and _are_alike(head, other):
            yield other


def _are_alike(head: Head, other: Head) -> bool:
    """Whether two heads tell apart by the same: people, a time, a condition, or a word that both have."""
    first, second = (_words(each.text) for each in (head, other))
    if not first or not second:
        return False
    if first[0] in _OPENS and second[0] in _OPENS:
        return True
    if _people(first) and _people(second):
        return True
    return first[0] == second[0] or first[-1] == second[-1]


def _words(text: str) -> list[str]:
    return [fold(word) for word in LETTERS.findall(text)]


def _people(words: Sequence[str]) -> bool:
    return not (ROLES | ABOVE | READER).isdisjoint(words)


def _names(claim: frozenset[str], own: frozenset[str], rival: frozenset[str], one: Governed) -> bool:
    """Whether a claim has all that a rival head says, and nothing of what only the own one does."""
    new = rival - own
    if not (own - rival) or not claim.isdisjoint(own - rival) or not rival <= claim:
        return False
    return new.isdisjoint(_said(one.unit.text)) if new else bool(rival)


def _stands_under(rival: Head, one: Governed, alignment: Alignment) -> bool:
    """Whether a unit under a rival head says as much of the claim."""
    under = (unit for unit in one.parsed.units if rival in one.parsed.heads.over(unit.start))
    least = _held(alignment, one.unit)
    return any(_held(alignment, unit) >= least for unit in under)


def _held(alignment: Alignment, unit: Unit) -> tuple[float, int]:
    """Return how much of a claim a unit says by itself, its values too."""
    held, folded = closeness(alignment, unit, alone=True)
    return held + sum(has_fact(unit, fact) for fact in alignment.claim.facts), folded


def _is_for_all(alignment: Alignment, head: Head, unit: Unit) -> bool:
    """Whether a claim says of all what stands under a head for some: "All members", and "Gold members"."""
    claim = alignment.claim.text
    words = _words(head.text)
    every = _ALL.search(claim)
    if every is None or not _people(words) or _ALL.search(head.text) or _ALL.search(unit.text):
        return False
    whom = LETTERS.search(claim, every.end())
    told = [word for word in words if root_of(word) not in _said(claim) and word not in _SAY_NOTHING]
    is_role = whom is not None and (fold(whom.group()) in READER or fold(whom.group()) in words)
    return bool(told) and (is_role or every.group().lower().endswith(("one", "body")))
