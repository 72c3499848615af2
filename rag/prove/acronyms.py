"""Acronyms: which words of a claim are the long or the short form of what a text has."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from rag.prove.claim import Claim
from rag.prove.parse import Parsed

_ACRONYM = re.compile(r"\b[A-Z]{2,6}(?=s?\b)")
_PARTS = re.compile(r"[^\W_]+")
_SMALL = frozenset(["and", "of", "for", "the", "in", "to", "on", "or", "a"])
_SURE = 3  # letters from which the first letters of neighbours hardly spell an acronym by chance
_KNOWN = {
    "HR": "human resources", "IT": "information technology", "US": "united states", "UK": "united kingdom",
    "EU": "european union", "APAC": "asia pacific", "EMEA": "europe middle east africa", "ID": "identification",
    "VP": "vice president", "CEO": "chief executive officer", "CTO": "chief technology officer", "HQ": "headquarters",
    "CFO": "chief financial officer", "PTO": "paid time off", "VPN": "virtual private network",
    "OOO": "out of office", "SSO": "single sign on", "PR": "pull request", "QA": "quality assurance",
    "PII": "personally identifiable information", "FTE": "full time equivalent", "DM": "direct message",
    "NDA": "non disclosure agreement", "COB": "close of business", "EOD": "end of day", "SSN": "social security number",
    "USA": "united states",
}  # fmt: skip


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
    found = []
    for acronym in _ACRONYM.findall(text):
        if acronym in _KNOWN:
            found.append(_KNOWN[acronym])
        elif len(acronym) >= _SURE:
            for run in _runs(there):
                at = run.letters.find(acronym.lower())
                found.extend(run.words[at : at + len(acronym)] if at >= 0 else ())
    return " ".join(found)


def _shortened_there(claim: Claim, parsed: Parsed) -> frozenset[int]:
    found: set[int] = set()
    for acronym in parsed.acronyms:
        for run in _runs(claim.text):
            at = run.letters.find(acronym.lower())
            words = " ".join(run.words[at : at + len(acronym)]) if at >= 0 else ""
            named = words and (words == _KNOWN.get(acronym) or f"{words} ({acronym.lower()})" in parsed.plain)
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
    if acronym not in _KNOWN:
        return set()
    pattern = r"[\s,-]+(?:and\s+)?".join(_KNOWN[acronym].split())
    match = re.search(pattern, text, re.IGNORECASE)
    return {part.start() for part in _PARTS.finditer(text, *match.span())} if match else set()


def _spelled_there(claim: Claim, parsed: Parsed) -> frozenset[int]:
    found = set()
    for match in _ACRONYM.finditer(claim.text):
        acronym = match.group()
        known = _KNOWN.get(acronym)
        by_letters = len(acronym) >= _SURE and acronym.lower() in parsed.initials
        if by_letters or (known and known in parsed.plain) or _is_explained(claim.text, match.start(), acronym):
            found.add(match.start())
    return frozenset(found)


def _is_explained(text: str, at: int, acronym: str) -> bool:
    """Whether the claim itself shortens the words right before, which are checked: "insurance premiums (IP)"."""
    before = text[:at].rstrip()
    if not before.endswith("("):
        return False
    return any(run.letters.endswith(acronym.lower()) for run in _runs(before[:-1]))
