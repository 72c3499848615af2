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
_WORD = re.compile(rf"[{_MARKS}]*[^\W_]+(?:[{_MARKS}]+[^\W_]*)*|[{_MARKS}]+")
_ASCII_WORD = re.compile(r"[a-z0-9]+")
_UNSPACED = "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"
_UNSPACED_RUN = re.compile(rf"[{_UNSPACED}]+|[^{_UNSPACED}]+")
_UNSPACED_SIGN = re.compile(rf"[{_UNSPACED}]")
_ACCENTS = re.compile(r"(?<=[\u0000-\u04ff])[\u0300-\u036f]+")  # on Latin, Greek and Cyrillic letters
_UNSEEN = re.compile(  # the category Cf of Unicode 15: joiners, directions, soft hyphens, tags
    "[\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff"
    "\ufff9-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0001"
    "\U000e0020-\U000e007f]"
)


def fold(text: str) -> str:
    """Return the text without case, compatibility forms and the accents of Latin, Greek and Cyrillic letters."""
    if text.isascii():
        return text.lower()
    folded = unicodedata.normalize("NFKC", _UNSEEN.sub("", text)).casefold()
    return unicodedata.normalize("NFC", _ACCENTS.sub("", unicodedata.normalize("NFKD", folded)))


def words(text: str) -> list[str]:
    """Return the folded words in order; runs of a script without spaces come as overlapping pairs of signs."""
    if text.isascii():
        return _ASCII_WORD.findall(text.lower())
    found = _WORD.findall(fold(text))
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
