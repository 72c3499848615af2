"""What the words of a text tell at first sight: clues to phrases, signs of disguises and codes."""

import re
from functools import reduce
from operator import or_

from rag.guard.addressed import ADDRESSED, ADDRESSED_JAPANESE, ORDERED, ORDERED_JAPANESE
from rag.guard.clues import Clues
from rag.guard.decode import CODES, codes_of
from rag.guard.disguise import DISGUISES, SPACED, disguises_of, undisguised
from rag.guard.english import ENGLISH
from rag.guard.english_masks import NAMES
from rag.guard.european import EUROPEAN
from rag.guard.orders import ORDERS
from rag.guard.scripts import OTHER_SCRIPTS
from rag.guard.views import latin, plain, without_accents

LATIN_CLUES = Clues((ENGLISH, *EUROPEAN, *ADDRESSED), (DISGUISES | CODES).bit_length())
ORDER_CLUES = Clues((ORDERS, *ORDERED), LATIN_CLUES.next_bit)
NAME_CLUES = Clues((NAMES,), ORDER_CLUES.next_bit)
SCRIPT_CLUES = Clues((*OTHER_SCRIPTS, ADDRESSED_JAPANESE), NAME_CLUES.next_bit)
SCRIPT_ORDER_CLUES = Clues((ORDERED_JAPANESE,), SCRIPT_CLUES.next_bit)

_ACROSS_WORDS = SPACED | CODES  # what only the whole text can tell; all other disguises come off word by word
_MOST_KNOWN = 50_000  # words; a handbook has about 20,000 with their punctuation
_LONGEST_KNOWN = 100  # characters; what is longer is an address or a code, and hardly met again
_SHORT = 16  # letters; a longer word may be base64, where capitals matter
_AROUND = '.,;:?!()"'  # signs that tell nothing beside a word of nothing but letters
_GLUING = re.compile("[\x0b\x0c\x1c-\x1f\x85]")  # break a text into words, but a plain text is without them


class _Vocabulary(dict[str, int]):
    """The bits of each word: found out when it is first met, and all forgotten once there are too many."""

    def __missing__(self, word: str) -> int:
        bare = word.strip(_AROUND)
        if not (bare.isascii() and bare.isalpha()):
            bits = _bits_of(word)
        elif bare != word:
            bits = self[bare]
        elif len(word) < _SHORT and not word.islower():
            bits = self[word.lower()] | NAME_CLUES.told_by(word)  # only for names capitals matter
        else:
            bits = _bits_of(word)
        if len(word) <= _LONGEST_KNOWN:
            if len(self) >= _MOST_KNOWN:
                self.clear()
            self[word] = bits
        return bits


_VOCABULARY = _Vocabulary()


def told_by(text: str) -> int:
    """Return the bits of all words of a text or view; a word may be a clue as it stands or without a disguise."""
    words = (plain(text) if _GLUING.search(text) else text).split()
    return reduce(or_, map(_VOCABULARY.__getitem__, set(words)), 0)


def is_told(told: int) -> bool:
    """Tell whether these bits are reason enough to read the text."""
    return bool(told & _ACROSS_WORDS) or any(
        clues.lead_anywhere(told) for clues in (LATIN_CLUES, ORDER_CLUES, NAME_CLUES, SCRIPT_CLUES, SCRIPT_ORDER_CLUES)
    )


def _bits_of(word: str) -> int:
    bare = plain(word)
    view = latin(bare)
    bits = LATIN_CLUES.told_by(view) | ORDER_CLUES.told_by(view) | NAME_CLUES.told_by(bare)
    if not bare.isascii():
        script = without_accents(bare).lower()
        bits |= SCRIPT_CLUES.told_by(script) | SCRIPT_ORDER_CLUES.told_by(script)
    worn = disguises_of(view)
    for _, reading in undisguised(view, worn):
        bits |= LATIN_CLUES.told_by(reading)
    return bits | worn | codes_of(bare)
