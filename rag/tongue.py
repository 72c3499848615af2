"""Whether a draft is in the language of its question: one in another is proven all the same, but not what was asked."""

import re

from rag.cite import Draft
from rag.prove.words.languages import language_of
from rag.roles import Role

NAMES = {
    "de": "German",
    "en": "English",
    "es": "Spanish",
    "fr": "French",
    "it": "Italian",
    "ja": "Japanese",
    "pt": "Portuguese",
}
"""Languages, in the words of prompts."""

_TOLD = frozenset({"de", "en", "es", "fr", "ja"})  # what `language_of` tells from each other
_FEWEST = 6  # words: of fewer, names and commands make most, which are of no language
_SAID = frozenset({Role.CLAIM, Role.LEAD_IN})
_CODE = re.compile(r"`[^`]*`")
_WORD = re.compile(r"[^\W\d_]+")
_KANA = re.compile(r"[\u3040-\u30ff]")


def other_language(draft: Draft, wanted: str) -> str:
    """
    Return the language that a draft is in, "" where it is the wanted one, or too little tells.

    Args:
        draft: Read; what it says, without code, cells and headings, counts.
        wanted: BCP 47 primary tag; one that is not told from others ("it") is taken for what the draft is in.
    """
    if wanted not in _TOLD:
        return ""
    said = " ".join(_CODE.sub("", unit.text) for unit in draft.units if unit.role in _SAID)
    if len(_WORD.findall(said)) < _FEWEST and not _KANA.search(said):
        return ""
    written = language_of(said)
    return "" if written == wanted else written
