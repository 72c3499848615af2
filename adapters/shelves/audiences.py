"""For which audience of its collection a document was taken in: what the settings say now may differ."""

import hashlib
from collections.abc import Iterable

_BEFORE = "@"
_LENGTH = 12


def marked(digest: str, audience: Iterable[str]) -> str:
    """Return the digest of a document with a mark of its collection's audience."""
    return f"{digest}{_BEFORE}{_mark(audience)}"


def is_stale(digest: str, audience: Iterable[str]) -> bool:
    """Say whether a digest was marked with another audience than this; what has no mark is not known to be stale."""
    _, before, mark = digest.partition(_BEFORE)
    return bool(before) and mark != _mark(audience)


def _mark(audience: Iterable[str]) -> str:
    return hashlib.sha256("\x1f".join(sorted(audience)).encode()).hexdigest()[:_LENGTH]
