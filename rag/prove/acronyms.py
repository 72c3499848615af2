"""Acronyms: which words of a claim are the long or the short form of what a text has."""

import re

from rag.prove.claim import Claim
from rag.prove.parse import Parsed

_ACRONYM = re.compile(r"\b[A-Z]{2,6}(?=s?\b)")
_PARTS = re.compile(r"[^\W_]+")
_SMALL = frozenset(["and", "of", "for", "the", "in", "to", "on", "or", "a"])
_SURE = 3  # letters from which the first letters of neighbours hardly spell an acronym by chance
_KNOWN = {
    "HR": "human resources", "IT": "information technology", "US": "united states", "UK": "united kingdom",
    "EU": "european union", "APAC": "asia pacific", "EMEA": "europe middle east africa", "ID": "identification",
    "COB": "close of business", "EOD": "end of day", "SSN": "social security number", "USA": "united states",
}  # fmt: skip


def spelled_out(claim: Claim, parsed: Parsed) -> frozenset[int]:
    """Return where the words of a claim stand that the text has spelled out, or shortened."""
    return _shortened_there(claim, parsed) | _spelled_there(claim, parsed)


def _shortened_there(claim: Claim, parsed: Parsed) -> frozenset[int]:
    parts = list(_PARTS.finditer(claim.text))
    large = [part for part in parts if part.group().lower() not in _SMALL]
    found: set[int] = set()
    for acronym in parsed.acronyms:
        for run in (parts, large):
            letters = "".join(part.group()[0].lower() for part in run)
            at = letters.find(acronym.lower())
            if at >= 0 and (len(acronym) >= _SURE or _reads(run[at : at + 2], acronym)):
                found.update(part.start() for part in run[at : at + len(acronym)])
        found.update(_known_long_form(claim.text, acronym))
    return frozenset(found)


def _reads(run: list[re.Match[str]], acronym: str) -> bool:
    return " ".join(part.group().lower() for part in run) == _KNOWN.get(acronym)


def _known_long_form(text: str, acronym: str) -> set[int]:
    words = _KNOWN.get(acronym, "").split()
    pattern = r"[\s,-]+(?:and\s+)?".join(words)
    match = re.search(pattern, text, re.IGNORECASE) if words else None
    return {part.start() for part in _PARTS.finditer(text, *match.span())} if match else set()


def _spelled_there(claim: Claim, parsed: Parsed) -> frozenset[int]:
    found = set()
    for match in _ACRONYM.finditer(claim.text):
        acronym = match.group()
        known = _KNOWN.get(acronym)
        by_letters = len(acronym) >= _SURE and acronym.lower() in parsed.initials
        if by_letters or (known and known in parsed.plain):
            found.add(match.start())
    return frozenset(found)
