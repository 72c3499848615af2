"""Whether a claim goes against what governs the item that it is about: "Not covered" over "Water damage"."""

import re
from collections.abc import Iterator

from rag.prove.align import Alignment
from rag.prove.checks.force import Force, says
from rag.prove.governed import (
    Governed,
    denies_of,
    governed,
    has_denying_label,
    has_most,
    is_said_freely,
    is_statement,
    speaks_of,
)
from rag.prove.unit import Unit
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.words import Word, words_of
from rag.sense import OPTIONAL, Sense, senses_of

_MUST = re.compile(r"\b(?:needs?|pay|pays|costs?|charged?)\b", re.IGNORECASE)
_NOT_NOW = re.compile(
    r"""\b(?:used\sto|previously|formerly|was|were|had|until|before|no\slonger|old|former|earlier|once|legacy|outdated
    |deprecated|obsolete|retired|myths?|misconceptions?|wrong|false|früher|war|waren|antes|avant|autrefois)\b
    | \b(?:19|20)\d\d\b""",
    re.IGNORECASE | re.VERBOSE,
)
_BOUNDED = re.compile(
    r"\b(?:only|unless|until|except|more|less|over|beyond|before|after|if|when|outside|other|another|always)\b",
    re.IGNORECASE,
)
_LISTS = re.compile(
    r"(?P<head>[^.;:]{3,120}?)(?:\s*:|,?\s(?:includes?|including|such\sas|namely|e\.g\.,?))\s(?P<items>.{3,})",
    re.IGNORECASE | re.DOTALL,
)
"""A sentence that begins as a lead-in does: "Items that are not available include A, B and C"."""
_BETWEEN = re.compile(r",|;|\b(?:and|or)\b", re.IGNORECASE)
_OPPOSED = frozenset([Sense.DENIES, Sense.EXCEPTS, Sense.OPTIONAL])


def check_governed(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for each near item that the claim speaks of otherwise than what it stands under."""
    for one in governed(alignment):
        for sense, head in one.senses.items():
            reason = _against(sense, one, alignment)
            if reason and (sense is Sense.EXCEPTS or not is_said_freely(alignment, one, frozenset([sense]))):
                yield doubtful(reason, f"{alignment.claim.text} / {head.text} {one.unit.text}")
                return


def check_listed_after_denial(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for what a claim affirms of an item of a sentence whose opening words deny it of all items."""
    for unit in alignment.near:
        listing = _LISTS.match(unit.text)
        if listing is None or Sense.DENIES not in senses_of(listing["head"]):
            continue
        items = [words_of(item, unit.language) for item in _BETWEEN.split(listing["items"])]
        spoken = [words for words in items if words and speaks_of(alignment, words)]
        if spoken and not any(denies_of(alignment, words) for words in spoken):
            free = (other for parsed in alignment.cited for other in parsed.units if other is not unit)
            if not any(_says_as_well(other, words, alignment) for words in spoken for other in free):
                yield doubtful(Reason.NEGATION, f"{alignment.claim.text} / {unit.text}")
                return


def _says_as_well(other: Unit, words: tuple[Word, ...], alignment: Alignment) -> bool:
    """Whether another unit has an item, and holds as much of the claim."""
    told = [word for word in words if word.weight]
    return all(map(other.own.holds, told)) and alignment.fit(other) >= alignment.fit(alignment.closest)


def _against(sense: Sense, one: Governed, alignment: Alignment) -> Reason | None:
    """Return what is wrong with a claim about a unit that stands under a head of a sense, None where nothing is."""
    claim, unit = alignment.claim.text, one.unit
    match sense:
        case Sense.VOID:
            return None if _NOT_NOW.search(claim) else Reason.CONDITION
        case Sense.DENIES:
            free = is_statement(unit) or one.begins_anew or denies_of(alignment, unit.words)
            return None if free else Reason.NEGATION
        case Sense.EXCEPTS:
            return Reason.NEGATION if _is_under_rule(one, alignment) else None
        case Sense.OPTIONAL:
            must = says(Force.MUST, claim) or _MUST.search(claim)
            free = denies_of(alignment, unit.words) or bool(says(Force.MUST, unit.text)) or is_statement(unit)
            return Reason.MODALITY if must and not free else None
        case Sense.BINDING:
            return Reason.MODALITY if OPTIONAL.search(claim) and not OPTIONAL.search(unit.text) else None
        case _:
            return Reason.DENIAL if _denies_permitted(one, alignment) else None


def _is_under_rule(one: Governed, alignment: Alignment) -> bool:
    """Whether a claim says of an exception what the sentence before says of all others."""
    rule = one.is_excepted_from(one.senses[Sense.EXCEPTS])
    if rule is None or is_statement(one.unit) or denies_of(alignment, one.unit.words):
        return False
    own = one.unit.own
    return any(rule.own.holds(word) and not own.holds(word) for word in alignment.claim.telling if word.weight == 1)


def _denies_permitted(one: Governed, alignment: Alignment) -> bool:
    """Whether a claim denies what is permitted, and nothing that it could mean is denied."""
    claim, unit = alignment.claim, one.unit
    if _BOUNDED.search(claim.text) or unit.denies or is_statement(unit):
        return False
    stems = {word.stem for word in unit.words if word.weight}
    denied = [
        each for each in claim.clauses if each.is_denied and not stems.isdisjoint(word.stem for word in each.words)
    ]
    return (denied or has_denying_label(claim.text)) and not any(
        other.denies or not _OPPOSED.isdisjoint(Governed(other, parsed, parsed.heads.over(other.start)).senses)
        for parsed in alignment.cited
        for other in parsed.units
        if other is not unit and has_most(other, unit)
    )
