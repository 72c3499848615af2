"""What is done about a hijack in a question or a thread: its sentences are left out, and what remains is used."""

import re
from collections.abc import Iterable

from rag.guard.check import Hijack, inspect
from rag.guard.views import plain

_LEAST_WORDS = 3  # fewer are no question: "and please"
_LEAST_SIGNS = 6  # the same for scripts without blanks: "年假有几天?" is one
_SHORT = 250  # characters; a question about a phrase is short, an attack that plays one is often not
QUOTED = re.compile(r"\"[^\"\n]{3,200}\"|(?<!\w)'[^\n]{3,200}?'(?!\w)")
# Words with which people ask about a phrase instead of using it.
ABOUT_WORDS = re.compile(
    r"""\b(?:
        mean(?:s|ing)? | phrases? | wording | sentence | prompt\sinjections? | jailbreak(?:s|ing)? | attacks?
      | defend | protect | detect | example\sof | called
      | bedeutet | heißt | satz | angriff
      | significa | frase | ataque | attacco
      | veut\sdire | signifie | phrase | attaque
      | означает | значит | фраза
    )\b | 意味 | 意思 | 何です""",
    re.IGNORECASE | re.VERBOSE,
)


def without_hijacks(text: str) -> str:
    """Return the text without its strong hijack sentences: what is kept of a turn of the thread; "" if nothing is."""
    hijacks = strong_hijacks(text)
    return _leave_out(text, hijacks).strip() if hijacks else text


def strip_question(question: str) -> str:
    """
    Return what of the question may be answered: all of it, or what is left without its hijack sentences.

    Empty when less than three words are left. A question that quotes a phrase to ask about it stays as it is.
    """
    left = without_hijacks(question)
    if left == question or _asks_about_a_phrase(question):
        return question
    return left if _says_something(left) else ""


def strong_hijacks(text: str) -> tuple[Hijack, ...]:
    """Return the hijacks that nobody words so but to take over."""
    return tuple(hijack for hijack in inspect(text) if hijack.strong)


def _leave_out(text: str, hijacks: Iterable[Hijack]) -> str:
    kept, at = [], 0
    for hijack in hijacks:
        kept.append(text[at : hijack.start])
        at = max(at, hijack.end)
    return "".join((*kept, text[at:]))


def _asks_about_a_phrase(question: str) -> bool:
    """Tell whether all that hits stands in quotation marks and the rest asks what it is."""
    around = QUOTED.sub(" ", plain(question))
    return len(question) < _SHORT and bool(ABOUT_WORDS.search(around)) and not strong_hijacks(around)


def _says_something(text: str) -> bool:
    unspaced = sum("\u3040" <= sign <= "\u9fff" for sign in text)
    return len(text.split()) >= _LEAST_WORDS or unspaced >= _LEAST_SIGNS
