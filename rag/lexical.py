"""
Text as keywords see it: one treatment for questions and documents, in every index.

Folded (compatibility forms, case, accents), cut into words, stemmed. Identifiers fall into their parts, so that
`RULE-A002`, `rule a002` and `rule‑A002` (with a hyphen of its own) meet; scripts without spaces are cut into pairs
of signs.
"""

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache

import Stemmer

# Vowels and tones of Indic and South-East Asian scripts, which `\w` leaves out; their full stops stay out of words.
_MARKS = "".join(sign for sign in map(chr, range(0x0900, 0x17D4)) if unicodedata.category(sign).startswith("M"))
_WORD = re.compile(rf"(?:[^\W_]|[{_MARKS}])+")
_UNSPACED = "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"
_UNSPACED_RUN = re.compile(rf"[{_UNSPACED}]+|[^{_UNSPACED}]+")
_UNSPACED_SIGN = re.compile(rf"[{_UNSPACED}]")
_ACCENT_LIMIT = "\u0500"  # Latin, Greek and Cyrillic stand below it; there a mark on a letter is an accent


def fold(text: str) -> str:
    """Return the text without case, compatibility forms and the accents of Latin, Greek and Cyrillic letters."""
    if text.isascii():
        return text.lower()
    decomposed = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", text).casefold())
    kept: list[str] = []
    for sign in decomposed:
        is_accent = unicodedata.combining(sign) and kept and kept[-1] < _ACCENT_LIMIT
        if not is_accent and unicodedata.category(sign) != "Cf":
            kept.append(sign)
    return unicodedata.normalize("NFC", "".join(kept))


def words(text: str) -> list[str]:
    """Return the folded words in order; runs of a script without spaces come as overlapping pairs of signs."""
    found = _WORD.findall(fold(text))
    if text.isascii():
        return found
    return [part for word in found for part in (_parts(word) if _UNSPACED_SIGN.search(word) else (word,))]


def _parts(word: str) -> Iterable[str]:
    for run in _UNSPACED_RUN.findall(word):
        if _UNSPACED_SIGN.match(run) and len(run) > 1:
            yield from (run[at : at + 2] for at in range(len(run) - 1))
        else:
            yield run


@lru_cache(maxsize=1 << 17)
def stem(word: str) -> str:
    """Return the stem of a folded word (Porter 1980); words that are not English mostly stay as they are."""
    # A stemmer of its own for each word that is new: PyStemmer's objects may not be shared by threads.
    return str(Stemmer.Stemmer("porter", 0).stemWord(word)) or word


def stems(text: str) -> tuple[str, ...]:
    """Return the stems of all words of the text, in order."""
    return tuple(map(stem, words(text)))
