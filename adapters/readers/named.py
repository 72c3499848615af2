"""Whom a few words name, and whether they mean to say who may read a document."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from adapters.readers.closed import FOR_ALL, SECRET, is_internal
from adapters.readers.slips import slips_between
from adapters.readers.whom import is_for_all
from rag.evidence import EVERYONE, EXTERNAL, INTERNAL
from rag.lexical import fold

_AUDIENCE, _SLIPS = "audience", 2
_STRONG = frozenset(
    (
        *("restricted to", "visible to", "confidential to", "readable by", "allowed groups"),
        *("who may read this", "who can read this", "who may read it", "who can read it"),
    )
)
"""Keys that say nothing else than who may read."""
_WEAK = frozenset(
    (
        *("access", "access level", "visibility", "readers", "viewers", "read by", "distribution", "circulation"),
        *("target audience", "intended audience", "audience group", "roles", "groups", "zielgruppe", "permissions"),
        *(
            "leserkreis",
            "nur fur",
            "nur fuer",
            "only for",
            "for",
            "allowed",
            "allowed roles",
            "reserved for",
            "limited to",
        ),
    )
)
"""Keys that also say other things: they count with a group of the settings behind them, or a word of secrecy."""
_GRADE = frozenset(
    (
        *("classification", "confidentiality", "sensitivity", "confidentiality level", "security classification"),
        *("data classification", "document classification", "information classification", "sensitivity label"),
        *("protection", "klassifizierung", "vertraulichkeit", "access", "access level", "visibility", "distribution"),
    )
)
"""Keys with a grade of secrecy behind them."""
_YES_OR_NO = frozenset(("private", "confidential", "restricted", "secret"))
_YES = frozenset(("yes", "true", "ja", "oui"))
_AROUND = frozenset(
    "the a an of for to in our its this is page document file only nur fur fuer just team teams group groups "
    "department departments dept staff member members people colleagues readers division office confidential "
    "strictly private internal vertraulich restricted".split()
)
"""Words around the name of a group that are no name."""
_LESS = frozenset("not no nobody except excluding without but other only nur ausser nicht".split())
"""Words by which some are left out."""
_CLAUSE = frozenset(
    "who whom whose which that those these what how why when where is are was will would should can could may might "
    "must has have need needs want wants if you we they i he she it please see ask everyone's".split()
)
"""Words of a sentence about readers rather than of their name."""
_PARTS = re.compile(r"[,;/&+()\[\]{}<>|]|\s[-–—]+\s|\b(?:and|or|und|oder|et|ou|y|o)\b", re.IGNORECASE)
_ONLY = re.compile(r"(?:.*\b(?:is )?for (?P<some>.+?) only|(?P<few>.+?) only|nur f(?:u|ue)r (?P<wenige>.+?))\W*$")
_CODE = re.compile(r"[=\\]|->")
"""Signs of code, where the word before the colon is a name of its own."""
_MOST_WORDS = 4
_WORD = re.compile(r"[\w'@.+-]*\w")


@dataclass(frozen=True, slots=True)
class Said:
    """
    What a line says: groups of the settings, or that some may read which nobody knows, or nothing.

    Attributes:
        is_grade: Whether what is meant is a grade of secrecy alone: it goes along with groups that another line names.
    """

    groups: frozenset[str] = frozenset()
    is_meant: bool = False
    is_grade: bool = False


_NOTHING = Said()
_STAFF = Said(frozenset({INTERNAL}))
_UNCLEAR = Said(is_meant=True)
_SECRET = Said(is_meant=True, is_grade=True)


def meaning(key: str, value: str, groups: frozenset[str]) -> Said:
    """Return what a key, in lower case, with a value says of who may read; "" is a line without a key."""
    known = _known(groups)
    words = [] if _CODE.search(value) else _words(value)
    if not words:
        return _UNCLEAR if _is_audience(key) and value and not _CODE.search(value) else _NOTHING
    if not key:
        return _by_sentence(fold(value), words, known)
    if _is_audience(key) or key in _STRONG:
        return _named(value, known)
    if key in _YES_OR_NO and (words[0] in _YES and len(words) == 1):
        return _SECRET
    if key in _YES_OR_NO or key in _GRADE or key in _WEAK:
        said = _graded(value, words, known)
        return _UNCLEAR if key in _YES_OR_NO and "only" in words and not said.groups else said
    return _NOTHING


def resolved(names: Iterable[str], groups: frozenset[str]) -> tuple[frozenset[str], tuple[str, ...]]:
    """
    Return the groups that front matter names, and warnings of those that the settings do not; none where it is unclear.

    A name that differs in its case alone is that of the settings; "all" and "public" mean everyone.
    """
    known = _known(groups)
    found: dict[str, bool] = {}
    for name in (part.strip() for said in names for part in said.split(";") if part.strip()):
        group = known.get(_spelled(name)) or _in_other_words(name)
        if not group and _LESS & set(fold(name).split()):
            return frozenset(), ()
        found[group or name] = bool(group)
    unknown = ", ".join(repr(name) for name in sorted(found) if not found[name])
    warnings = (f"no group of footnote.toml is called {unknown}: only such a group finds it",) if unknown else ()
    return frozenset(found), warnings


def _in_other_words(name: str) -> str:
    """Return what a name means that is no group's, "" where it means none."""
    return EVERYONE if is_for_all(name) else INTERNAL if is_internal(frozenset(_words(name))) else ""


def _known(groups: Iterable[str]) -> dict[str, str]:
    return {_spelled(group): group for group in (*groups, EVERYONE, EXTERNAL)}


def _spelled(name: str) -> str:
    return " ".join(re.split(r"[\s_-]+", fold(name).strip(" @\"'")))


def _words(value: str) -> list[str]:
    return [word.lstrip("@") for word in _WORD.findall(fold(value))]


def _is_audience(key: str) -> bool:
    return slips_between(key.replace(" ", "").replace("-", ""), _AUDIENCE) <= _SLIPS


def _named(value: str, known: dict[str, str]) -> Said:
    """Return whom a value names behind a key that means to say it."""
    parts = [words for part in _PARTS.split(value) if (words := _words(part))]
    if len(parts) == 1 and is_internal(frozenset(parts[0])) and not _group(parts[0], known):
        return _STAFF
    some_left_out = _LESS.intersection([word for words in parts for word in words][:_MOST_WORDS])
    if not some_left_out and (_is_all(parts[0]) or any(map(_is_clause, parts))):
        return _NOTHING
    found = [_group(words, known) for words in parts if not SECRET.issuperset(words)]
    if found and all(found):
        named = frozenset(group for group in found if group)
        return _NOTHING if named <= {EVERYONE, EXTERNAL} else Said(named)
    return _NOTHING if all(map(_is_all, parts)) else _UNCLEAR


def _is_clause(words: list[str]) -> bool:
    """Say whether words speak of those who read rather than name them."""
    own = [word for word in words if word not in _AROUND]
    return len(own) > _MOST_WORDS or bool(_CLAUSE.intersection(words)) or words[0][0].isdigit()


def _is_all(words: list[str]) -> bool:
    return bool(FOR_ALL.intersection(words)) and FOR_ALL.union(_AROUND).issuperset(words)


def _group(words: list[str], known: dict[str, str]) -> str | None:
    """Return the group that words name, alone or with words around the name."""
    said = " ".join(words)
    own = " ".join(word for word in words if word not in _AROUND)
    return known.get(_spelled(said)) or known.get(_spelled(own)) if own else known.get(_spelled(said))


def _graded(value: str, words: list[str], known: dict[str, str]) -> Said:
    """Return what a value says behind a key that may have another meaning."""
    said = _named(value, known)
    if said.groups:
        return said
    if len(words) <= _MOST_WORDS and SECRET.intersection(words) and not {"no", "not", "non"}.intersection(words):
        return _SECRET
    return _NOTHING


def _by_sentence(value: str, words: list[str], known: dict[str, str]) -> Said:
    """Return what a short line says as "HR only" or "for HR only"."""
    found = _ONLY.match(value) if len(words) <= 2 * _MOST_WORDS else None
    if not found:
        return _NOTHING
    some = found["some"] or found["few"] or found["wenige"]
    said = _named(some, known)
    return said if said.groups or SECRET.intersection(words) else _NOTHING
