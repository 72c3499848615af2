"""How a text is read: plain, folded to bare Latin letters, and with the usual disguises taken off."""

import re
import unicodedata
from collections.abc import Iterator

from rag.guard.lookalikes import LATIN_FOR

_PLAIN_MARKS = str.maketrans(
    {
        **dict.fromkeys("“”„«»‟", '"'),
        **dict.fromkeys("‘’‚‛´`ʼ", "'"),
        **dict.fromkeys("–—‐‑‒―−", "-"),
    }
)
# A tag character is an invisible copy of an ASCII character, 0xE0000 above it (Unicode 15, section 23.9).
_TAGS = {0xE0000 + code: chr(code) for code in range(0x20, 0x7F)}
_UNSEEN = frozenset({"Cc", "Cf", "Co"})
_UNSEEN_LETTERS = frozenset("\u034f\u115f\u1160\u3164\uffa0")  # fillers and joiners that count as letters
_VARIATION_SELECTORS = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")
# Longer runs of one character carry no wording, and they are what makes patterns slow.
_LONG_RUN = re.compile(r"(.)\1{9,}", re.DOTALL)
# Scripts whose combining marks are part of the letter: Hebrew to Arabic, the Indic ones, kana.
_MARKED_SCRIPTS = (("\u0590", "\u06ff"), ("\u0900", "\u0dff"), ("\u3040", "\u30ff"))


def plain(text: str) -> str:
    """
    Return the text with nothing invisible in it: NFKC, hidden tag characters decoded, plain quotes and dashes.

    Every run of blanks is one blank, every run with a line break in it one line break.
    """
    if not text.isascii():
        composed = unicodedata.normalize("NFKC", text.translate(_TAGS))
        text = _VARIATION_SELECTORS.sub("", "".join(filter(_is_seen, composed)))
    else:
        text = re.sub(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]", "", text)
    return _squeeze(text.translate(_PLAIN_MARKS))


def latin(plain_text: str) -> str:
    """Return a plain text in lower case, without accents, look-alike letters read as the Latin ones."""
    if plain_text.isascii():
        return plain_text.lower()
    return re.sub(r"[^\W\d_]+", _fold_word, without_accents(plain_text)).lower()


def without_accents(text: str) -> str:
    """Return the text with accents off Latin, Greek and Cyrillic letters; other scripts keep their marks."""
    kept: list[str] = []
    base = ""
    for sign in unicodedata.normalize("NFD", text):
        if unicodedata.category(sign) != "Mn":
            base = sign
        elif not any(first <= base <= last for first, last in _MARKED_SCRIPTS):
            continue
        kept.append(sign)
    return unicodedata.normalize("NFC", "".join(kept))


def undisguised(view: str) -> Iterator[tuple[str, str]]:
    """Yield (name, other reading) of a Latin view for each usual disguise that changes something."""
    readings = {
        "leet": _without_leet(view, one="i"),
        "leet with l": _without_leet(view, one="l"),
        "unmarked": re.sub(r"[*~_]{1,3}(?=\w)|(?<=\w)[*~_]{1,3}", "", view),
        "joined": _unglued(_joined(view)),
        "repaired": re.sub(r"[a-z]{5,}", _repaired, view),
    }
    yield from ((name, reading) for name, reading in readings.items() if reading != view)


def _is_seen(sign: str) -> bool:
    return sign in "\n\t\r" or not (unicodedata.category(sign) in _UNSEEN or sign in _UNSEEN_LETTERS)


def _squeeze(text: str) -> str:
    text = re.sub(r"[^\S\n]+", " ", text)
    text = re.sub(r" ?\n[ \n]*", "\n", text)
    return _LONG_RUN.sub(lambda run: run[1] * 9, text)


def _fold_word(word: re.Match[str]) -> str:
    """Fold look-alikes in a word that mixes alphabets or is nothing but look-alikes: real Russian stays."""
    letters = word[0]
    folded = letters.translate(LATIN_FOR)
    mixed = any(letter.isascii() for letter in letters)
    return folded if mixed or folded.isascii() else letters


_LEET = {
    one: str.maketrans(
        {"0": "o", "1": one, "3": "e", "4": "a", "5": "s", "7": "t", "8": "b"}
        | dict(zip("@$!|+", "asiit", strict=True))
    )
    for one in "il"
}
_LEET_WORD = re.compile(r"(?<!\w)[\w@$!|+]{3,40}")
_LEET_SIGN = re.compile(r"[0-9@$|+]|!\w")


def _without_leet(view: str, one: str) -> str:
    def spell(word: re.Match[str]) -> str:
        typed = word[0]
        has_letter = any("a" <= sign <= "z" for sign in typed)
        return typed.translate(_LEET[one]) if has_letter and _LEET_SIGN.search(typed) else typed

    return _LEET_WORD.sub(spell, view)


# "i g n o r e", "i-g-n-o-r-e", "i . g . n …": at least five single letters, up to three signs between two.
_SPACED = re.compile(r"(?<![^\W_])(?:[a-z0-9@$][\W_]{1,3}){4,}[a-z0-9@$](?![^\W_])")


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


def _repaired(word: re.Match[str]) -> str:
    """Return the key word that this one misspells, else the word itself."""
    typed = word[0]
    if typed in _KEY_WORDS:
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
