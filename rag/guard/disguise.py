"""The usual disguises of a text, and how it reads without them."""

import re
from collections.abc import Iterator

LEET, UNMARKED, SPACED, GLUED, REPAIRED = (1 << at for at in range(5))
DISGUISES = LEET | UNMARKED | SPACED | GLUED | REPAIRED
"""Bits for the disguises that a text may wear."""


def disguises_of(word: str) -> int:
    """Return the bits of the disguises that a text with this word may wear; 0 for nearly every word."""
    worn = 0
    if not word.isalpha():
        worn |= LEET * (_without_leet(word, one="i") != word)
        worn |= UNMARKED * bool(_MARK.search(word))
        worn |= SPACED * bool(_ALONE.search(word))
    elif len(word) == 1 and word not in "ai":
        worn |= SPACED
    if _unglued(word) != word:
        worn |= GLUED
    if _LONG_WORD.sub(_repaired, word) != word:
        worn |= REPAIRED
    return worn


def undisguised(view: str, worn: int = DISGUISES) -> Iterator[tuple[str, str]]:
    """Yield (name, other reading) of a Latin view for each of the disguises that changes something."""
    readings: list[tuple[str, str]] = []
    if worn & LEET:
        readings += [("leet", _without_leet(view, one="i"))] + [("leet with l", _without_leet(view, one="l"))] * (
            "1" in view
        )
    if worn & UNMARKED:
        readings.append(("unmarked", _MARK.sub("", view)))
    if worn & (SPACED | GLUED):
        readings.append(("joined", _unglued(_joined(view))))
    if worn & REPAIRED:
        readings.append(("repaired", _LONG_WORD.sub(_repaired, view)))
    yield from ((name, reading) for name, reading in readings if reading != view)


_MARK = re.compile(r"[*~_]{1,3}(?=\w)|(?<=\w)[*~_]{1,3}")
_LONG_WORD = re.compile(r"[a-z]{5,}")
_LEET = {
    one: str.maketrans(
        {"0": "o", "1": one, "3": "e", "4": "a", "5": "s", "7": "t", "8": "b"}
        | dict(zip("@$!|+", "asiit", strict=True))
    )
    for one in "il"
}
_LEET_WORD = re.compile(r"(?<!\w)(?=[\w@$!|+]{0,39}[0-9@$!|+])[\w@$!|+]{3,40}")
_LEET_SIGN = re.compile(r"[0-9@$|+]|!\w")


def _without_leet(view: str, one: str) -> str:
    def spell(word: re.Match[str]) -> str:
        typed = word[0]
        has_letter = any("a" <= sign <= "z" for sign in typed)
        return typed.translate(_LEET[one]) if has_letter and _LEET_SIGN.search(typed) else typed

    return _LEET_WORD.sub(spell, view)


# "i g n o r e", "i-g-n-o-r-e", "i . g . n …": at least five single letters, up to three signs between two.
_SPACED = re.compile(r"(?<![^\W_])(?:[a-z0-9@$][\W_]{1,3}){4,}[a-z0-9@$](?![^\W_])")


# A word that is a single letter, but for "a" and "I", or several parted by signs: one of five such in a row.
_ALONE = re.compile(r"^[\W_]*[b-hj-z0-9@$][\W_]*$|(?<![^\W_])[a-z0-9@$][\W_]{1,3}[a-z0-9@$](?![^\W_])")


def _joined(view: str) -> str:
    return _SPACED.sub(lambda run: re.sub(r"[\W_]", "", run[0]), view)


_GLUED_WORDS = (
    "ignore disregard forget override bypass reveal print show repeat output tell me all any of the your my "
    "previous prior above preceding earlier initial hidden system safety developer instructions instruction "
    "prompts prompt rules guidelines directives commands message everything you now are dan do anything mode"
).split()
_GLUED_WORD = re.compile("|".join(sorted(_GLUED_WORDS, key=len, reverse=True)))
_GLUED = re.compile(r"[a-z]{16,}")  # 16: "ignoreyourprompt"; hardly any word in use is longer


def _unglued(view: str) -> str:
    return _GLUED.sub(lambda run: " ".join(_GLUED_WORD.sub(r" \g<0> ", run[0]).split()), view)


_KEY_WORDS = (
    "ignore disregard override bypass previous previously instruction instructions prompt system reveal repeat "
    "guidelines restrictions unrestricted developer"
).split()
_ENDS = {(key[0], key[-1]) for key in _KEY_WORDS}


def _repaired(word: re.Match[str]) -> str:
    """Return the key word that this one misspells, else the word itself."""
    typed = word[0]
    if (typed[0], typed[-1]) not in _ENDS or typed in _KEY_WORDS:
        return typed
    return next((key for key in _KEY_WORDS if _misspells(typed, key)), typed)


def _misspells(typed: str, key: str) -> bool:
    """Tell whether first and last letter agree and the inside is shuffled, or one edit away in a long word."""
    if typed[0] != key[0] or typed[-1] != key[-1] or abs(len(typed) - len(key)) > 1:
        return False
    return sorted(typed) == sorted(key) or (len(key) >= 6 and _one_edit(typed, key))


def _one_edit(typed: str, key: str) -> bool:
    """Tell whether one letter changed, added or dropped makes the one of the other."""
    at = 0
    while at < min(len(typed), len(key)) and typed[at] == key[at]:
        at += 1
    return typed[at + 1 :] in (key[at + 1 :], key[at:]) or typed[at:] == key[at + 1 :]
