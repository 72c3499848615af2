"""Acronyms: which words of a claim are the long or the short form of what a text has."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from rag.prove.claim import Claim
from rag.prove.parse import Parsed
from rag.prove.words.short import LONG_FORMS

_ACRONYM = re.compile(r"\b[A-Z]{2,6}(?=s?\b)")
_PARTS = re.compile(r"[^\W_]+")
_SMALL = frozenset(["and", "of", "for", "the", "in", "to", "on", "or", "a"])
_SURE = 3  # letters from which the first letters of neighbours hardly spell an acronym by chance


@dataclass(frozen=True, slots=True)
class _Run:
    """Words of a claim, where each begins, and their first letters."""

    words: tuple[str, ...]
    starts: tuple[int, ...]
    letters: str

    @classmethod
    def of(cls, parts: Sequence[re.Match[str]]) -> "_Run":
        words = tuple(part.group().lower() for part in parts)
        return cls(words, tuple(part.start() for part in parts), "".join(word[0] for word in words))


def spelled_out(claim: Claim, parsed: Parsed) -> frozenset[int]:
    """Return where the words of a claim stand that the text has spelled out, or shortened."""
    return _shortened_there(claim, parsed) | _spelled_there(claim, parsed)


def initials(claim: Claim) -> str:
    """Return the first letters of the words of a claim, in small letters."""
    return "".join(word.folded[0] for word in claim.words)


def long_forms(text: str, there: str) -> str:
    """Return the words of another text that the acronyms of a text stand for, "" without any."""
    found: list[str] = []
    for acronym in _ACRONYM.findall(text):
        if acronym in LONG_FORMS:
            found.extend(LONG_FORMS[acronym])
        elif len(acronym) >= _SURE:
            for run in _runs(there):
                at = run.letters.find(acronym.lower())
                found.extend(run.words[at : at + len(acronym)] if at >= 0 else ())
    return " ".join(found)


def short_forms(text: str, there: str) -> str:
    """Return the acronyms of another text that words of a text are known to be the long form of, "" without any."""
    return " ".join(acronym for acronym in _ACRONYM.findall(there) if _known_long_form(text, acronym))


def _shortened_there(claim: Claim, parsed: Parsed) -> frozenset[int]:
    found: set[int] = set()
    for acronym in parsed.acronyms:
        for run in _runs(claim.text):
            at = run.letters.find(acronym.lower())
            words = " ".join(run.words[at : at + len(acronym)]) if at >= 0 else ""
            named = words and (words in LONG_FORMS.get(acronym, ()) or f"{words} ({acronym.lower()})" in parsed.plain)
            if words and (len(acronym) >= _SURE or named):
                found.update(run.starts[at : at + len(acronym)])
        found.update(_known_long_form(claim.text, acronym))
    return frozenset(found)


@lru_cache(maxsize=64)
def _runs(text: str) -> tuple[_Run, _Run]:
    """Return all words of a text, and those that are not left out of acronyms."""
    parts = list(_PARTS.finditer(text))
    return _Run.of(parts), _Run.of([part for part in parts if part.group().lower() not in _SMALL])


def _known_long_form(text: str, acronym: str) -> set[int]:
    """Return where the words of a claim stand that an acronym is known to stand for."""
    found: set[int] = set()
    for long in LONG_FORMS.get(acronym, ()):
        if match := _spelled(long).search(text):
            found.update(part.start() for part in _PARTS.finditer(text, *match.span()))
    return found


@lru_cache(maxsize=1 << 8)
def _spelled(long: str) -> re.Pattern[str]:
    """Return what finds a long form, with hyphens, commas or an "and" between its words."""
    return re.compile(r"\b" + r"[\s,-]+(?:and\s+)?".join(long.split()) + r"\b", re.IGNORECASE)


def _spelled_there(claim: Claim, parsed: Parsed) -> frozenset[int]:
    found = set()
    for match in _ACRONYM.finditer(claim.text):
        acronym = match.group()
        known = any(_spelled(long).search(parsed.plain) for long in LONG_FORMS.get(acronym, ()))
        by_letters = len(acronym) >= _SURE and acronym.lower() in parsed.initials
        if by_letters or known or _is_explained(claim.text, match.start(), acronym):
            found.add(match.start())
    return frozenset(found)


def _is_explained(text: str, at: int, acronym: str) -> bool:
    """Whether the claim itself shortens the words right before, which are checked: "insurance premiums (IP)"."""
    before = text[:at].rstrip()
    if not before.endswith("("):
        return False
    return any(run.letters.endswith(acronym.lower()) for run in _runs(before[:-1]))
