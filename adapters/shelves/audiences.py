"""For which audience of its collection a document was taken in: what the settings say now may differ."""

import hashlib
from collections.abc import Iterable

_BEFORE = "@"
_LENGTH = 12


def marked(digest: str, audience: Iterable[str]) -> str:
    """Return the digest of a document with a mark of its collection's audience."""
    return f"{digest}{_BEFORE}{mark_of(audience)}"


def is_stale(digest: str, mark: str) -> bool:
    """Say whether a digest has another audience's mark than this; what has none is not known to be stale."""
    _, before, own = digest.partition(_BEFORE)
    return bool(before) and own != mark


def mark_of(audience: Iterable[str]) -> str:
    """Return the mark of an audience."""
    return hashlib.sha256("\x1f".join(sorted(audience)).encode()).hexdigest()[:_LENGTH]
