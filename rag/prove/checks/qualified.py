"""Whether a claim is of all of a kind, or of both of two, where the page is of those that it tells: "full members"."""

import re
from collections.abc import Iterator, Sequence

from rag.prove.align import Alignment
from rag.prove.checks.operands import counted
from rag.prove.facts.agree import is_same
from rag.prove.facts.values import Direction
from rag.prove.unit import Unit, is_row
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.languages import ENGLISH
from rag.prove.words.opposites import opposites
from rag.prove.words.words import Word

_EVERY = frozenset("all any every each".split())
_ARTICLES = frozenset("the a an our your their of".split())
_CLASSES = frozenset(
    """full associate honorary active inactive current former past registered unregistered senior junior salaried hourly
    permanent temporary eligible exempt voting elected appointed regular certified paid unpaid graduate undergraduate
    domestic international new returning existing authorized authorised approved trained qualified licensed adult
    resident remote local executive full-time part-time first-time first-year non-exempt""".split()
)
"""What tells some of a kind from the others."""
_EITHER = re.compile(r"\b(?:and|or)\b")
_TWO = 2
_WITHOUT = re.compile(r"\b(?:without|no|not|un\w+)\b|n['’]t\b", re.IGNORECASE)
_UN = re.compile(r"\bun(?:\w{3,}ed|paid|known|lawful|safe|sold|written)\b", re.IGNORECASE)
"""What tells which are counted: "unexcused absences"."""
_SINGLE = re.compile(r"\b(?:any|a|one|every|each)\s(?:single|one)\s|\b(?:a single|any one|single)\s", re.IGNORECASE)


def check_qualified(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for "all members" of what full members may, for "A or B" of A, and for one of "two or more"."""
    claim = alignment.claim
    if claim.language != ENGLISH or not alignment.near or is_row(alignment.closest.text):
        return
    if found := _of_some(alignment) or _of_both(alignment) or _of_several(alignment) or _of_un(alignment):
        yield doubtful(Reason.SCOPE, f"{found} / {alignment.closest.text}")


def _of_some(alignment: Alignment) -> str:
    """Return the noun of which the claim has "all", where the closest unit has it behind a word that tells which."""
    words = alignment.claim.words
    for at, noun in enumerate(words):
        before = [word.folded for word in words[max(0, at - _TWO) : at]]
        if noun.weight and before and (before[-1] in _EVERY or (before[0] in _EVERY and before[-1] in _ARTICLES)):
            which = _classes(noun, alignment.closest)
            if which and not any(word.stem in alignment.spoken.stems for each in which for word in each):
                return f"{before[-1]} {noun.text}"
    return ""


def _classes(noun: Word, unit: Unit) -> list[list[Word]]:
    """Return the words that tell some of a noun, of each time that a unit has it; empty where it once has none."""
    found = []
    for at, word in enumerate(unit.words):
        if word.stem == noun.stem:
            which = _before(unit.words, unit.text, at)
            if "-".join(each.folded for each in which) not in _CLASSES:
                return []
            found.append(which)
    return found


def _before(words: Sequence[Word], text: str, at: int) -> list[Word]:
    """Return the word before a word, with those that a hyphen joins to it."""
    first = at - 1
    while first > 0 and text[words[first].start - 1] == "-":
        first -= 1
    return list(words[max(0, first) : at])


def _of_both(alignment: Alignment) -> str:
    """Return the "full-time or part-time" of a claim where what is near has one of both; else ""."""
    words, text = alignment.claim.words, alignment.claim.text
    for at, word in enumerate(words):
        for other in words[at + 1 : at + 4]:
            if other.stem not in opposites(word.stem) or not _EITHER.search(text, word.end, other.start):
                continue
            if _is_near(word, alignment) != _is_near(other, alignment):
                return text[word.start : other.end]
    return ""


def _is_near(word: Word, alignment: Alignment) -> bool:
    """Whether what is near has a word, with what a hyphen joins to it: no "full members" are "full-time" ones."""
    joined = re.match(r"-\w+", alignment.claim.text[word.end :])
    if joined is None:
        return word.stem in alignment.near_stems
    return bool(re.search(rf"\b{word.text}[-\s]?{joined.group()[1:]}", alignment.near_text, re.IGNORECASE))


def _of_several(alignment: Alignment) -> str:
    """Return the "any single member" of a claim where a near unit has "two or more members" alone; else ""."""
    text = alignment.claim.text
    single = _SINGLE.search(text)
    noun = next((word for word in alignment.claim.words if single and word.start >= single.end()), None)
    if single is None or noun is None:
        return ""
    counts = [
        fact.value
        for unit in alignment.near
        for fact in unit.quantities
        if fact.direction is Direction.UP and noun.stem in counted(unit.words, fact)
    ]
    return text[single.start() : noun.end] if counts and min(counts) >= _TWO else ""


def _of_un(alignment: Alignment) -> str:
    """Return the "more than three" of a claim where the page has "more than three unexcused" ones; else ""."""
    limits = [fact for fact in alignment.claim.quantities if fact.direction]
    if not limits or _WITHOUT.search(f"{alignment.claim.text} {alignment.question}"):
        return ""
    for unit in (unit for parsed in alignment.cited for unit in parsed.units):
        for behind in _UN.finditer(unit.text):
            ahead = [found for found in unit.facts if found.span.end + 1 == behind.start()]
            if any(is_same(fact, found) for fact in limits for found in ahead):
                return f"{limits[0].span.text} / {behind.group()}"
    return ""
