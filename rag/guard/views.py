"""How a text is read: plain, and folded to bare Latin letters."""

import re
import unicodedata
from functools import lru_cache

from rag.guard.lookalikes import LATIN_FOR

_PLAIN_MARKS = {
    **dict.fromkeys("“”„«»‟", '"'),
    **dict.fromkeys("‘’‚‛´`ʼ", "'"),
    **dict.fromkeys("–—‐‑‒―−", "-"),
}
_CONTROLS = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")
# A tag character is an invisible copy of an ASCII character, 0xE0000 above it (Unicode 15, section 23.9).
_TAG = re.compile("[\U000e0020-\U000e007e]")
_UNSEEN = frozenset({"Cc", "Cf", "Co"})
_UNSEEN_LETTERS = frozenset("\u034f\u115f\u1160\u3164\uffa0")  # fillers and joiners that count as letters
_VARIATION_SELECTORS = (("\ufe00", "\ufe0f"), ("\U000e0100", "\U000e01ef"))
_BLANKS = re.compile(r"[^\S\n ][^\S\n]*| [^\S\n]+")
_LINE_BREAKS = re.compile(r" ?\n[ \n]*")
# Longer runs of one character carry no wording, and they are what makes patterns slow.
_LONG_RUN = re.compile(r"(.)\1{9,}", re.DOTALL)
_NOT_ASCII = re.compile(r"[\x00-\x7f]?[^\x00-\x7f]+")  # with the letter before it, which a mark may belong to
# Scripts whose combining marks are part of the letter: Hebrew to Arabic, the Indic ones, kana.
_MARKED_SCRIPTS = (("\u0590", "\u06ff"), ("\u0900", "\u0dff"), ("\u3040", "\u30ff"))


def plain(text: str) -> str:
    """
    Return the text with nothing invisible in it: NFKC, hidden tag characters decoded, plain quotes and dashes.

    Every run of blanks is one blank, every run with a line break in it one line break.
    """
    if text.isascii():
        return _squeeze(_CONTROLS.sub("", text).replace("`", "'"))
    accents = {ord(sign): _PLAIN_MARKS.get(sign, "") for sign in set(text) if _is_accent(sign)}
    text = _TAG.sub(lambda tag: chr(ord(tag[0]) - 0xE0000), text.translate(accents) if accents else text)
    text = unicodedata.normalize("NFKC", text)
    otherwise = {ord(sign): seen for sign in set(text) if (seen := _seen_as(sign)) != sign}
    return _squeeze(text.translate(otherwise) if otherwise else text)


def latin(plain_text: str) -> str:
    """Return a plain text in lower case, without accents, look-alike letters read as the Latin ones."""
    if plain_text.isascii():
        return plain_text.lower()
    return re.sub(r"[^\W\d_]+", _fold_word, without_accents(plain_text)).lower()


def without_accents(text: str) -> str:
    """Return the text with accents off Latin, Greek and Cyrillic letters, and off blanks; other scripts keep theirs."""
    if text.isascii():
        return text
    bare = _NOT_ASCII.sub(_without_marks, text)
    return bare if len(bare) == len(text) else _squeeze(bare)  # what stood between blanks may be gone


def _without_marks(run: re.Match[str]) -> str:
    kept: list[str] = []
    base = ""
    for sign in unicodedata.normalize("NFD", run[0]):
        if unicodedata.category(sign) != "Mn":
            base = sign
        elif not any(first <= base <= last for first, last in _MARKED_SCRIPTS):
            continue
        kept.append(sign)
    return unicodedata.normalize("NFC", "".join(kept))


@lru_cache(4_096)
def _is_accent(sign: str) -> bool:
    """Tell whether a sign is an accent that stands alone: NFKC makes a blank with a mark of it, and parts words."""
    return len(parts := unicodedata.normalize("NFKC", sign)) > 1 and parts[0] == " "


@lru_cache(4_096)
def _seen_as(sign: str) -> str:
    """Return a plain sign for a quotation mark or a dash, "" for what is not seen, else the sign itself."""
    if sign in "\n\t\r":
        return sign
    unseen = unicodedata.category(sign) in _UNSEEN or sign in _UNSEEN_LETTERS
    if unseen or any(first <= sign <= last for first, last in _VARIATION_SELECTORS):
        return ""
    return _PLAIN_MARKS.get(sign, sign)


def _squeeze(text: str) -> str:
    text = _BLANKS.sub(" ", text)
    text = _LINE_BREAKS.sub("\n", text)
    # Looking for each sign ten times over is many times faster than the pattern.
    has_long_run = len(text) >= 10 and any(sign * 10 in text for sign in set(text))
    return _LONG_RUN.sub(lambda run: run[1] * 9, text) if has_long_run else text


def _fold_word(word: re.Match[str]) -> str:
    """Fold look-alikes in a word that mixes alphabets or is nothing but look-alikes: real Russian stays."""
    letters = word[0]
    folded = letters.translate(LATIN_FOR)
    mixed = any(letter.isascii() for letter in letters)
    return folded if mixed or folded.isascii() else letters
