"""What is done about a hijack: the sentences that hold one are left out, and what remains is used."""

import re
from collections.abc import Iterable
from dataclasses import replace

from rag.document import Block, Document, Kind
from rag.guard.check import Hijack, inspect
from rag.guard.views import plain

_LEAST_WORDS = 3  # fewer are no question: "and please"
_LEAST_SIGNS = 6  # the same for scripts without blanks: "年假有几天?" is one
_SHORT = 250  # characters; a question about a phrase is short, an attack that plays one is often not
_SHOWN = 120  # characters of a removed sentence in a warning
_NAMELESS = "Untitled document"
_QUOTED = re.compile(r"\"[^\"\n]{3,200}\"|(?<!\w)'[^\n]{3,200}?'(?!\w)")
_CELL = " | "  # parts the cells of a row, see rag.document.Block
# Words with which people ask about a phrase instead of using it.
_ABOUT_WORDS = re.compile(
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
    hijacks = _strong(text)
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


def clean_passage(text: str) -> tuple[str, tuple[str, ...]]:
    """Return the text without the sentences that give the model orders, strong and weak, and those sentences."""
    hijacks = inspect(text)
    return _leave_out(text, hijacks), tuple(text[hijack.start : hijack.end].strip() for hijack in hijacks)


def clean_document(document: Document) -> tuple[Document, tuple[str, ...]]:
    """
    Return the document without the sentences that give the model orders, and those sentences in reading order.

    A block of which nothing is left is gone; a row keeps its columns. Each sentence adds a warning to the document.
    """
    title, removed = clean_passage(document.title)
    blocks: list[Block] = []
    for block in document.blocks:
        text, gone = _clean_block(block.text, block.kind)
        header = _clean_block(block.header, Kind.ROW)[0] if block.header else ""
        removed += gone
        if text:
            blocks.append(
                block if (text, header) == (block.text, block.header) else replace(block, text=text, header=header)
            )
    if not removed:
        return document, ()
    warnings = document.warnings + tuple(map(_warning, removed))
    return replace(document, title=title.strip() or _NAMELESS, blocks=tuple(blocks), warnings=warnings), removed


def _strong(text: str) -> tuple[Hijack, ...]:
    return tuple(hijack for hijack in inspect(text) if hijack.strong)


def _leave_out(text: str, hijacks: Iterable[Hijack]) -> str:
    kept, at = [], 0
    for hijack in hijacks:
        kept.append(text[at : hijack.start])
        at = max(at, hijack.end)
    return "".join((*kept, text[at:]))


def _asks_about_a_phrase(question: str) -> bool:
    """Tell whether all that hits stands in quotation marks and the rest asks what it is."""
    around = _QUOTED.sub(" ", plain(question))
    return len(question) < _SHORT and bool(_ABOUT_WORDS.search(around)) and not _strong(around)


def _says_something(text: str) -> bool:
    unspaced = sum("\u3040" <= sign <= "\u9fff" for sign in text)
    return len(text.split()) >= _LEAST_WORDS or unspaced >= _LEAST_SIGNS


def _clean_block(text: str, kind: Kind) -> tuple[str, tuple[str, ...]]:
    """Return what is left of a block, "" if it says nothing any more, and the sentences taken out."""
    if kind is Kind.ROW and _CELL in text and inspect(text):
        return _clean_row(text)
    left, removed = clean_passage(text)
    if not removed:
        return text, ()
    return left.strip() if any(map(str.isalpha, left)) else "", removed


def _clean_row(text: str) -> tuple[str, tuple[str, ...]]:
    """Empty the cells that give orders; if that is not enough, an order runs over cells and the row goes."""
    cells = [clean_passage(cell) for cell in text.split(_CELL)]
    left = _CELL.join(cell.strip() for cell, _ in cells)
    if inspect(left):
        return "", (text,)
    return left if any(map(str.isalnum, left)) else "", tuple(sentence for _, gone in cells for sentence in gone)


def _warning(sentence: str) -> str:
    shown = sentence if len(sentence) <= _SHOWN else f"{sentence[:_SHOWN]}…"
    if _strong(sentence):
        return f"Left out, because it tries to take over the bot: {shown!r}. Find out who wrote it."
    return f"Left out, because it tells whoever answers how to answer: {shown!r}."
