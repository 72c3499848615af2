"""English words in Japanese signs: which of a text's words a katakana word sounds like, by their consonants."""

import re
from collections.abc import Iterable

from rag.prove.words.languages import ENGLISH, STOPS
from rag.prove.words.roots import root_of

_ROWS = {
    "k": "カキクケコ", "g": "ガギグゲゴ", "s": "サシスセソ", "z": "ザズゼゾ", "j": "ジヂ", "t": "タチツテトヅ",
    "d": "ダデド", "n": "ナニヌネノン", "h": "ハヒヘホフ", "b": "バビブベボヴ", "p": "パピプペポ", "m": "マミムメモ",
    "r": "ラリルレロ", "w": "ワヲ",
}  # fmt: skip
_SOUNDS = {sign: consonant for consonant, signs in _ROWS.items() for sign in signs}
_W = re.compile(r"ウ(?=[ィェォ])")
# What English writes with several letters, or sounds otherwise before some; "l", "v" and "f" have no own signs.
_ENGLISH = tuple(
    (re.compile(letters), sound)
    for letters, sound in (
        ("tion", "sn"), ("sion", "jn"), ("ture", "t"), ("dge", "j"), ("igh", ""), ("ph", "h"), ("th", "s"), ("ck", "k"),
        ("ch", "t"), ("sh", "s"), ("wh", "w"), ("m(?=[bp])", "n"),
        ("c(?=[eiy])", "s"), ("g(?=[eiy])|(?<=a)g$", "j"), ("x", "ks"),
        ("(?<=[aeiou])r(?![aeiou])|(?<=[aeiou])[wh](?![aeiou])", ""), ("[cq]", "k"), ("l", "r"), ("v", "b"),
        ("f", "h"), ("[^a-z]|[aeiouy]", ""),
    )
)  # fmt: skip
_TWICE = re.compile(r"(.)\1+")
_FEWEST = 2  # consonants of a word that can be told from others by them
_ENDINGS = {2: ("ng", "rt"), 3: ("ng", "rt", "t", "r", "s", "sn", "mnt", "kr")}
"""What stems have lost, by how many consonants they have left at least: "-ing", "-ity", "-al", "-tion" and the like."""
_SMALL = frozenset(map(root_of, STOPS[ENGLISH]))


def sounds_like(word: str, stems: Iterable[str]) -> tuple[str, ...]:
    """Return the English stem that a katakana word sounds like, or the two that its halves do; () for none."""
    by_sound: dict[str, str] = {}
    for stem in sorted(stems, key=len):
        if stem.isascii() and stem.isalpha() and stem not in _SMALL and len(sound := _of_english(stem)) >= _FEWEST:
            by_sound.setdefault(sound, stem)
    whole = _found(word, by_sound)
    if whole:
        return (whole,)
    halves = ((_found(word[:at], by_sound), _found(word[at:], by_sound)) for at in range(_FEWEST, len(word) - 1))
    return next((both for both in halves if all(both)), ())


def _found(word: str, by_sound: dict[str, str]) -> str:
    """Return the stem of a sound, or of its beginning where only an ending is missing; "" for none."""
    sound = _TWICE.sub(r"\1", "".join(_SOUNDS.get(sign, "") for sign in _W.sub("ワ", word)))
    if sound in by_sound:
        return by_sound[sound]
    bare = ((sound.removesuffix(end), least) for least, ends in _ENDINGS.items() for end in ends if sound.endswith(end))
    return next((by_sound[one] for one, least in bare if one in by_sound and len(one) >= least), "")


def _of_english(stem: str) -> str:
    for letters, sound in _ENGLISH:
        stem = letters.sub(sound, stem)
    return _TWICE.sub(r"\1", stem)
