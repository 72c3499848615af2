"""Whether a name is spelled as where it is cited: no KESTRAL for KESTREL, no "a-role-site" for "a-site-role"."""

import re
from collections.abc import Iterator
from difflib import SequenceMatcher

from rag.prove.align import Alignment
from rag.prove.values import Problem, Reason, doubtful

_CAPITALS = re.compile(r"\b[A-Z]{4,}\b")
_HYPHENED = re.compile(r"(?<![\w-])[A-Za-z0-9]+(?:-[A-Za-z0-9]+){2,}(?![\w-])")
_NEARLY = 0.7  # of the letters in order: MEDICAL and MEDICOL share six of seven


def check_spelled(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for a name in capitals with another near it that is nearly the same, and for parts out of order."""
    text = alignment.claim.text
    names = [name for name in _CAPITALS.findall(text) if not any(name in one.source.text for one in alignment.cited)]
    for name in names if not text.isupper() else ():
        others = (other for other in _CAPITALS.findall(alignment.near_text) if other not in text)
        if other := next((other for other in others if SequenceMatcher(None, name, other).ratio() >= _NEARLY), ""):
            yield doubtful(Reason.NAME, f"{name} / {other}")
    for pattern in _HYPHENED.findall(text) if text.count("-") > 1 else ():
        parts = pattern.lower().split("-")
        for parsed in alignment.cited:
            there = [found.lower() for found in _HYPHENED.findall(parsed.source.text)]
            turned = [found for found in there if sorted(found.split("-")) == sorted(parts)]
            if turned and pattern.lower() not in there:
                yield doubtful(Reason.IDENTIFIER, f"{pattern} / {turned[0]}")
