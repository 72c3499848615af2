"""Whether a claim is of all, of both or of everywhere, where a page is of some: "all fees" of "fees above 400"."""

import re
from collections.abc import Iterator

from rag.prove.align import Alignment
from rag.prove.facts.values import Quantity
from rag.prove.unit import Unit, is_row
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.clauses import denies
from rag.prove.words.cue import cue
from rag.prove.words.languages import ENGLISH
from rag.prove.words.words import Word

_EVERYWHERE = cue(
    r"""\b(?:world[\s-]?wide|everywhere|globally|internationally|(?:all\s(?:over|around|round)|around|round)\sthe\s(?:world|globe)
    |(?:in|from|to)\s(?:any|every|all)\s(?:other\s)?(?:countr(?:y|ies)|places?|locations?|regions?))\b""",
    re.VERBOSE,
    needs="world everywhere global international globe countr place location region",
)
_BOTH = re.compile(r"\bboth\b(?!\s(?:[\w'’-]+\s){1,5}?and\b)", re.IGNORECASE)
_SOMEWHERE = re.compile(
    r"\b(?:only|limited\sto|restricted\sto|within\s(?:the\s)?[A-Z]\w|but\snot|not\sin|except\w*|excluding|unless)\b"
)
_BUT_NOT = re.compile(r"\b(?:but\snot|not\s(?:in|at|on|for|with|the)|except\w*|excluding|only)\b", re.IGNORECASE)
_BOUND = frozenset(
    "above below over under exceeding beyond longer larger higher older younger worth with without".split()
)
"""What begins, right behind a noun, what it is only of: "fees above 400", "staff with a blue badge"."""
_OF_THOSE = _BOUND | {"of", "that", "who", "which"}
_EVERY = frozenset("all every any each whichever".split())
_ONLY = re.compile(r"\bonly\b", re.IGNORECASE)
_NEVER = re.compile(r"\b(?:never|not\seven|under\sno\scircumstances|nobody|no\sone)\b", re.IGNORECASE)
_EXCEPTS = re.compile(r"\b(?:unless|except\w*|only|without|until|but|other\sthan|before)\b", re.IGNORECASE)
_WHOLE = 0.7  # of the claim, for a unit to deny the same
_ABOUT = 0.5  # of the claim, for a unit to be about it
_FOLLOWING = 4  # words behind a noun in which it is told what it is only of


def check_whole(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for "everywhere", "both" and "all" of what the closest unit says of some."""
    claim = alignment.claim
    if claim.language != ENGLISH or not alignment.near or denies(claim.text, ENGLISH):
        return
    text, unit = claim.text, alignment.closest
    if is_row(unit.text):
        return
    if (
        found := _only_of_never(alignment)
        or _everywhere(text, unit.text)
        or _both(text, unit.text)
        or _dropped(alignment)
    ):
        yield doubtful(Reason.SCOPE, f"{found} / {unit.text}")


def _everywhere(text: str, there: str) -> str:
    """Return what says "everywhere" in a claim where a unit says where alone; else ""."""
    found = _EVERYWHERE.search(text)
    return found.group() if found and _SOMEWHERE.search(there) and not _EVERYWHERE.search(there) else ""


def _only_of_never(alignment: Alignment) -> str:
    """Return the "only" of a claim where the closest unit denies the same without exception; else ""."""
    unit = alignment.closest
    only = _ONLY.search(alignment.claim.text) if _NEVER.search(unit.text) and not _EXCEPTS.search(unit.text) else None
    if only is None or alignment.fit(unit) < _WHOLE:
        return ""
    said = alignment.spoken
    denied = [word for clause in unit.clauses for word in clause.denied_words[:1]]
    return only.group() if any(map(said.holds, denied)) else ""


def _both(text: str, there: str) -> str:
    """Return the "both" of a claim where a unit says "but not"; else ""."""
    found = _BOTH.search(text)
    return found.group() if found and _BUT_NOT.search(there) and not _BUT_NOT.search(text) else ""


def _dropped(alignment: Alignment) -> str:
    """Return the noun of which the claim is about all, or which it gives no limit, where the closest unit bounds it."""
    unit = alignment.closest
    bounds = any(word.folded in _BOUND for word in unit.words[1:])
    if not bounds or alignment.fit(unit) < _ABOUT:
        return ""
    words = alignment.claim.words
    for at, noun in enumerate(words):
        behind = words[at + 1].folded if at + 1 < len(words) else ""
        if noun.weight < 1 or behind in _OF_THOSE:
            continue
        of_all = any(word.folded in _EVERY for word in words[max(0, at - 2) : at])
        if any(_is_bound(unit, place, alignment, of_all=of_all) for place in _places(noun, unit)):
            return noun.text
    return ""


def _places(noun: Word, unit: Unit) -> list[int]:
    return [at for at, word in enumerate(unit.words[:-1]) if word.stem == noun.stem]


def _is_bound(unit: Unit, at: int, alignment: Alignment, *, of_all: bool) -> bool:
    """Whether a noun of a unit is bound right behind it, and neither claim nor question has any of the bound."""
    if unit.words[at + 1].folded not in _BOUND:
        return False
    told = unit.words[at + 2 : at + 2 + _FOLLOWING]
    numbers = [fact for fact in unit.quantities if fact.direction and told and _is_in(fact, told)]
    if not (of_all or numbers):
        return False
    if numbers and (alignment.claim.quantities or any(map(str.isdigit, alignment.question))):
        return False
    if numbers:
        told = tuple(word for word in told if word.start < numbers[0].span.end)
    said = alignment.spoken
    return not any(said.holds(word) for word in told if word.weight == 1)


def _is_in(fact: Quantity, words: tuple[Word, ...]) -> bool:
    return words[0].start <= fact.span.end and fact.span.start <= words[-1].end
