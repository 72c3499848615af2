"""What a text says in code: base64, hex, percent signs, Morse, rot13, backwards."""

import base64
import binascii
import codecs
import re
from collections.abc import Iterator
from urllib.parse import unquote

_MOST = 20  # coded stretches of each kind that are read: a page of keys and hashes must stay cheap
_LEAST_BASE64 = 16  # letters
_BASE64 = re.compile(r"(?<![A-Za-z0-9+/=_-])[A-Za-z0-9+/_-]{16,4000}={0,2}")
_HEX = re.compile(r"(?<![0-9a-fA-F])(?:(?:0x|\\x)?[0-9a-fA-F]{2}[ ,]?){12,2000}")
_MORSE = re.compile(r"(?<![.\-])(?:[.\-]{1,6}(?:[\s/]{1,5}|$)){8,2000}")
_MORSE_SLASH = re.compile(r"(?:^|[.\-])/")  # between two words in Morse
_PERCENT = re.compile(r"%[0-9a-fA-F]{2}")
# Key words as they look in rot13 and backwards: nothing else is worth turning round.
_IN_ROT13 = re.compile("vtaber|qvfertneq|sbetrg|vafgehpgvba|cebzcg|bireevqr|olcnff")
_BACKWARDS = re.compile("erongi|dragersid|tegrof|snoitcurtsni|tpmorp|edirrevo|ssapyb")
_MORSE_CODE = (
    ".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --.."
)
_MORSE_LETTERS = dict(zip(_MORSE_CODE.split(), "abcdefghijklmnopqrstuvwxyz", strict=True))


BASE64, HEX, MORSE, PERCENT, TURNED = (1 << at for at in range(5, 10))  # after the disguises
CODES = BASE64 | HEX | MORSE | PERCENT | TURNED
"""Bits for the codes that a text may be written in."""


def codes_of(word: str) -> int:
    """Return the bits of the codes that a text with this word may hold; 0 for nearly every word."""
    held = 0
    if len(word) >= _LEAST_BASE64 and any(_reads_as_text(_from_base64(code)) for code in _BASE64.findall(word)):
        held |= BASE64
    if not word.isalpha():
        held |= HEX * ("20" in word)  # a blank, without which nothing reads as text
        held |= MORSE * bool(_MORSE_SLASH.search(word))
        held |= PERCENT * bool(_PERCENT.search(word))
    lower = word.lower()
    if _IN_ROT13.search(lower) or _BACKWARDS.search(lower):
        held |= TURNED
    return held


def decoded(plain_text: str, held: int = CODES) -> Iterator[tuple[str, str]]:
    """Yield (code, what it says) for what in the text decodes, by one of the codes, to something like a sentence."""
    readings = [
        (name, read(code))
        for bit, name, pattern, read in _ALPHABETS
        if held & bit
        for code in _stretches(pattern, plain_text)
    ]
    yield from ((code, said) for code, said in readings if _reads_as_text(said))
    if held & PERCENT and len(_PERCENT.findall(plain_text)) >= 3:  # fewer are chance: "50%20"
        yield "percent signs", unquote(plain_text)
    lower = plain_text.lower() if held & TURNED else ""
    if _IN_ROT13.search(lower):
        yield "rot13", codecs.encode(lower, "rot13")
    if _BACKWARDS.search(lower):
        yield "backwards", lower[::-1]


def _stretches(code: re.Pattern[str], text: str) -> list[str]:
    return [match[0] for match, _ in zip(code.finditer(text), range(_MOST), strict=False)]


def _from_base64(code: str) -> str:
    bare = code.rstrip("=")
    try:
        return base64.urlsafe_b64decode(bare.translate(str.maketrans("+/", "-_")) + "=" * (-len(bare) % 4)).decode()
    except (binascii.Error, UnicodeDecodeError):
        return ""


def _from_hex(code: str) -> str:
    try:
        return bytes.fromhex(re.sub(r"0x|\\x|[ ,]", "", code)).decode()
    except (ValueError, UnicodeDecodeError):
        return ""


def _from_morse(code: str) -> str:
    return " ".join("".join(_MORSE_LETTERS.get(sign, "") for sign in word.split()) for word in code.split("/"))


_ALPHABETS = (
    (BASE64, "base64", _BASE64, _from_base64),
    (HEX, "hex", _HEX, _from_hex),
    (MORSE, "morse", _MORSE, _from_morse),
)


def _reads_as_text(said: str) -> bool:
    """Tell whether at least 85% are letters and common signs, with a blank among them: keys and hashes are not."""
    usual = sum(sign.isalpha() or sign in " .,!?'\"-:;\n" for sign in said)
    return len(said) >= 8 and " " in said and usual > 0.85 * len(said)
