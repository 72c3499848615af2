"""Whether front matter keeps a document to a few with other keys than `audience`: what such mean is not obeyed."""

import re
from collections.abc import Iterator, Mapping

from rag.lexical import fold

_WHO = frozenset(
    "access visibility readers viewers visible_to restricted_to allowed_groups allowed_roles read_by roles groups "
    "acl zielgruppe leserkreis clearance".split()
)
"""Keys with groups or people behind them, or with a word for how many may read."""
_HOW_SECRET = frozenset(
    "access_level permissions private restricted confidential secret confidentiality classification sensitivity "
    "security_level".split()
)
"""Keys with a grade behind them, or yes and no; also with sentences about other rights than those to the page."""
RIGHTS = _WHO | _HOW_SECRET
_YES = frozenset("true yes on 1".split())
_NO = frozenset("false no off 0".split())
_INTERNAL, _BESIDE_INTERNAL = frozenset(("internal", "intern")), frozenset("use only for company staff".split())
_YES_OR_NO = frozenset({"private", "restricted", "confidential", "secret"})
"""Keys with yes or no behind them, or with those whom the page is kept to."""
SECRET = frozenset("private restricted confidential secret sensitive personal vertraulich confidentiel".split())
"""Grades of what only some may read."""
FOR_ALL = frozenset(
    "all any anybody anyone everybody everyone public general open free external internal staff employees company "
    "organisation organization default inherit normal none no false off null read write unrestricted".split()
)
"""What means that all staff may read, or says nothing of it."""
_LONGEST = 3  # words of a grade or a group; more are a sentence


def closing(said: Mapping[str, object]) -> Iterator[str]:
    """Yield the keys, written as in `RIGHTS`, by which a few are named, or by which a page is called secret."""
    return (key for key in sorted(RIGHTS & said.keys()) if _closes(key, said[key]))


def keys_of_internal(said: Mapping[str, object]) -> frozenset[str]:
    """Return the keys that say that a document is for all staff and for no outsider."""
    yes = {key for key in ("internal", "internal_only") if _words_of(said.get(key)) & _YES}
    no = {key for key in ("public", "external") if _words_of(said.get(key)) & _NO}
    return frozenset(yes | no | {key for key in RIGHTS & said.keys() if is_internal(_words_of(said[key]))})


def is_internal(words: frozenset[str]) -> bool:
    """Say whether words mean all staff and no outsider."""
    return bool(_INTERNAL & words) and words <= _INTERNAL | _BESIDE_INTERNAL


def _words_of(value: object) -> frozenset[str]:
    return frozenset(re.findall(r"\w+", fold(str(value))))


def _closes(key: str, value: object) -> bool:
    parts = value if isinstance(value, list) else str(value).split(",")
    names = [words for part in parts if (words := re.findall(r"[\w@.]+", fold(str(part))))]
    if any(len(words) <= _LONGEST and SECRET.intersection(words) for words in names):
        return True
    if key in _YES_OR_NO and any(len(words) == 1 and words[0] in _YES for words in names):
        return True
    return key in _WHO | _YES_OR_NO and any(len(words) == 1 and words[0] not in FOR_ALL for words in names)
