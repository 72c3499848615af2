"""The units around a claim with what governs them: the headings and lead-ins that they stand under."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from rag.heads import Head
from rag.prove.align import Alignment
from rag.prove.parse import Parsed
from rag.prove.unit import Unit, is_row
from rag.prove.words.clauses import Clause, denies_oddly
from rag.prove.words.roles import FINITE
from rag.prove.words.words import Word
from rag.sense import DENYING, OPTIONAL, Sense, senses_of

SPOKEN_OF = 0.5
"""Of an item's words, for a claim to speak of it."""
_WHOLE = 0.8  # of them, where the unit is not near
_TELLS_MORE = re.compile(r"\b(?:that|which|who|whose|if|when|where|unless|because|as|while)\b", re.IGNORECASE)
_CONDITION = re.compile(r"(?:if|when|in\scase|should)\b[^,]{3,80},\s\w", re.IGNORECASE)
_OF_BAN = re.compile(r"\b(?:ban|prohibition|restriction|limit)s?\b", re.IGNORECASE)


class Governed(NamedTuple):
    """A unit near a claim, and what stands over it in its text, outermost first."""

    unit: Unit
    parsed: Parsed
    heads: Sequence[Head]

    @property
    def senses(self) -> dict[Sense, Head]:
        """What the heads say of the unit, the innermost last; those of an inner one take the place of an outer's."""
        found: dict[Sense, Head] = {}
        for head in self.heads:
            if said := senses_of(head.text):
                found = dict.fromkeys(said, head)
        return found

    @property
    def begins_anew(self) -> bool:
        """Whether the unit goes on in its item with what to do in some case: "If you are unsure, ask"."""
        if not _CONDITION.match(self.unit.text):
            return False
        before = max((one.end for one in self.parsed.units if one.end <= self.unit.start), default=None)
        return before is not None and "\n" not in self.parsed.source.text[before : self.unit.start]

    def is_excepted_from(self, head: Head) -> Unit | None:
        """Return the sentence that a head such as "Exceptions:" takes the unit out of, None where it is a ban."""
        if head.start is None:
            return None
        before = [unit for unit in self.parsed.units if unit.end <= head.start]
        rule = before[-1] if before else None
        if rule is None or _OF_BAN.search(head.text) or DENYING.search(rule.text):
            return None
        return None if denies_oddly(rule.text, rule.language) else rule


def near_governed(alignment: Alignment) -> Iterator[Governed]:
    """Yield the near units that stand under something."""
    for window in alignment.windows:
        parsed = alignment.cited[window.index]
        yield from _under_heads(parsed, parsed.units[window.first : window.last + 1])


def governed(alignment: Alignment) -> Iterator[Governed]:
    """Yield the units that stand under something and that a claim speaks of: near ones, and any that it has whole."""
    near = [one for one in near_governed(alignment) if is_meant(alignment, one.unit)]
    yield from near
    met = {one.unit for one in near}
    for parsed in alignment.cited:
        if any(senses_of(head.text) for head in parsed.heads.all):
            units = [unit for unit in parsed.units if unit not in met and speaks_of(alignment, unit.words, _WHOLE)]
            yield from _under_heads(parsed, units)


def _under_heads(parsed: Parsed, units: Iterable[Unit]) -> Iterator[Governed]:
    for unit in units:
        if (heads := parsed.heads.over(unit.start)) and not is_row(unit.text):
            yield Governed(unit, parsed, heads)


def is_meant(alignment: Alignment, unit: Unit) -> bool:
    """Whether a claim speaks of a unit: it has most of its main words, or no others."""
    main = _TELLS_MORE.split(unit.text)[0]
    words = [word for word in unit.words if word.start < len(main)]
    return speaks_of(alignment, words or unit.words)


def speaks_of(alignment: Alignment, words: Sequence[Word], least: float = SPOKEN_OF) -> bool:
    """Whether a claim has most of what some words tell."""
    told = [word for word in words if word.weight]
    said = sum(word.weight for word in told if alignment.spoken.holds(word))
    return bool(told) and said >= least * sum(word.weight for word in told)


def has_most(unit: Unit, other: Unit) -> bool:
    """Whether a unit has most of what another one tells."""
    told = [word for word in other.words if word.weight]
    return sum(word.weight for word in told if unit.own.holds(word)) >= SPOKEN_OF * sum(word.weight for word in told)


def is_statement(unit: Unit) -> bool:
    """Whether a unit says something by itself, and is no fragment and no order that its head governs."""
    if unit.denies:
        return True
    main = _TELLS_MORE.split(unit.text)[0]
    words = [word.folded for word in unit.words[1:] if word.start < len(main)]
    return not FINITE.isdisjoint(words)


def closeness(alignment: Alignment, unit: Unit, *, alone: bool) -> tuple[float, int]:
    """Return how close a unit is to a claim, by its own words alone, or with what it stands under."""
    bag = unit.own if alone else unit.bag
    telling = alignment.claim.telling
    held = sum(word.weight * bag.likeness(word.stem) for word in telling)
    stems = {word.stem for word in unit.words}
    return round(held, 2), len(stems.intersection(word.stem for word in alignment.claim.words))


def is_said_freely(alignment: Alignment, one: Governed, senses: frozenset[Sense]) -> bool:
    """Whether a unit that stands under no head of some senses is as close to a claim as one that does."""
    least = closeness(alignment, one.unit, alone=True)
    is_whole = speaks_of(alignment, one.unit.words, _WHOLE)  # then what says nothing of it is of something else
    heads = {head.start for head in one.parsed.heads.all}
    return any(
        closeness(alignment, unit, alone=False) >= least
        for parsed in alignment.cited
        for unit in parsed.units
        if unit is not one.unit
        and not (parsed is one.parsed and unit.start in heads)
        and (not is_whole or has_most(unit, one.unit))
        and senses.isdisjoint(Governed(unit, parsed, parsed.heads.over(unit.start)).senses)
    )


def denies_of(alignment: Alignment, words: Sequence[Word]) -> bool:
    """Whether a claim denies, by whatever word, in a clause that has some of the words."""
    claim = alignment.claim
    if DENYING.search(claim.text) or has_denying_label(claim.text):
        return True
    if FINITE.isdisjoint(word.folded for word in claim.words) and Sense.DENIES in senses_of(alignment.question):
        return True  # a bare item answers "What is not covered?"
    stems = {word.stem for word in words}
    having = [clause for clause in claim.clauses if not stems.isdisjoint(word.stem for word in clause.words)]
    return any(clause.denials or clause.implied for clause in having or claim.clauses)


def has_denying_label(claim: str) -> bool:
    """Whether a claim begins with a label that denies what is behind it: "Not covered: water damage"."""
    label, colon, _ = claim.partition(":")
    return bool(colon) and Sense.DENIES in senses_of(label)


def is_denied_by_head(_: Clause, alignment: Alignment) -> bool:
    """Whether what a claim denies stands under a head that denies it: "Not covered" over "Water damage"."""
    freed = OPTIONAL.search(alignment.claim.text) is not None
    for one in governed(alignment):
        senses = one.senses
        denied = Sense.DENIES in senses or (Sense.OPTIONAL in senses and freed)
        if Sense.EXCEPTS in senses and one.is_excepted_from(senses[Sense.EXCEPTS]):
            denied = True
        if denied and not one.unit.denies:
            return True
    return False


def is_head_of_others(line: str, alignment: Alignment) -> bool:
    """Whether a line stands over other units than the closest one, and speaks of those alone."""
    if not alignment.windows:
        return False
    named = [head for parsed in alignment.cited for head in parsed.heads.all if line in head.text]
    near = list(near_governed(alignment)) if named else []
    own = {head.start for one in near for head in one.heads}
    return bool(near) and not any(head.start in own for head in named)
