"""Names that hold figures: error codes, versions, versions of courses. One letter off, and they mean something else."""

import re

_IDENTIFIER = re.compile(r"(?<![\w.\-])(?=[\w.\-/]{0,40}\d)[^\W_](?:[\w.\-/]{0,60}[^\W_])?(?![\w\-])")
_RUNS = ((re.compile(r"[A-Z]+"), "A"), (re.compile(r"[^\W\dA]+"), "a"), (re.compile(r"\d+"), "9"))
_BARE_DIGITS = 4
"""A plain number is a name from four figures on: a year, a form, a port. "25" is an amount."""


def identifiers(text: str) -> tuple[str, ...]:
    """Return the words of `text` that are names with a figure in them, in order: "ERR-0428-A", "v2.1.1", "B1"."""
    found = (match.group() for match in _IDENTIFIER.finditer(text))
    return tuple(word for word in found if not word.isdecimal() or len(word) >= _BARE_DIGITS)


def without_rivals(text: str, question: str) -> str:
    """
    Return `text` without the identifiers that `question` puts another of the same shape in the place of.

    "what is ERR-0428-A?" beside "and ERR-0429-B?" is "what is ?": a search for the one must not find the other.
    """
    named = set(identifiers(question))
    shapes = {_shape(name) for name in named}
    rivals = {name for name in identifiers(text) if name not in named and _shape(name) in shapes}
    if not rivals:
        return text
    for rival in rivals:
        text = _and_its_joints(rival).sub("", text)
    return re.sub(r"[ \t]+", " ", text).strip()


_ARTICLE = r"(?:\b(?:the|an?|der|die|das|den|el|la|le|une?|il|o)\s+)?"
_OR = r"(?:or|and|oder|und|o|y|ou|et|e)\b"


def _and_its_joints(rival: str) -> re.Pattern[str]:
    """Match a rival with its article and with the "or" that joins it: "the A1 or the B1 course"."""
    word = rf"{_ARTICLE}(?<![\w.\-]){re.escape(rival)}(?![\w\-])"
    return re.compile(rf"{word}\s*,?\s*{_OR}|(?:\b{_OR}\s+)?{word}", re.IGNORECASE)


def _shape(name: str) -> str:
    """Return the runs of capitals, small letters and figures: "ERR-0428-A" -> "A-9-A"."""
    for run, sign in _RUNS:
        name = run.sub(sign, name)
    return name
