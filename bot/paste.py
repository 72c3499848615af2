"""The part of a long message that asks: a page of log with one question above or below it."""

import re

from bot.language import QUESTION_MARKS

_WHOLE = 2000
"""Characters up to which a message is taken as it is. Longer ones are pastes; embedders read no further."""

_EDGE_LINES = 5
"""Questions stand above or below what is pasted, with a greeting or a thanks at most between."""

_LONGEST_QUESTION = 400
_CONTEXT = 300
"""Characters of the pasted text, from each end, that go along when no line asks."""

_SENTENCE_END = re.compile(r"(?<=[?!.。？！])\s+|\n+")
_ASKS = re.compile(
    r"^(?:(?:hi|hello|hey|please|so|and|ok|hallo|hola|bonjour)\b[\s,!.]*)*(?:how|what|why|when|where|who|which|can|could"
    r"|is there|are there|does|do|any idea|help|wie|was|warum|wann|wo|wer|kann|gibt|cómo|como|qué|por qué|cuándo|puedo"
    r"|comment|pourquoi|quand|quel|est-ce|peut-on|come|perché|quando|posso)\b",
    re.IGNORECASE,
)
_SPACELESS = re.compile("[\u3040-\u30ff\u4e00-\u9fff\u0e00-\u0e7f]")
"""Scripts that put no blanks between words: one run of them may be a whole question."""


def asking_part(text: str) -> str:
    """
    Return `text` itself when it is short, else its first and last sentences that ask, at most 2,000 characters.

    When none asks, both ends of the text stand for it. Costs time in line with the length of the text.
    """
    if len(text) <= _WHOLE:
        return text
    head, tail = text[:_WHOLE], text[-_WHOLE:]
    first = _questions(_SENTENCE_END.split(head)[:_EDGE_LINES])
    last = _questions(_SENTENCE_END.split(tail)[-_EDGE_LINES:])
    found = list(dict.fromkeys(first + last))
    return "\n".join(found)[:_WHOLE].strip() or edges(text)


def edges(text: str) -> str:
    """Return the first and the last 300 characters of a long text: what is known of a paste that is asked about."""
    return "\n".join((text[:_CONTEXT].strip(), text[-_CONTEXT:].strip())).strip() or text[:_WHOLE]


def looks_like_a_question(line: str) -> bool:
    """Say whether a line ends like a question or begins like one; a link with a "?" in it does neither."""
    line = line.strip()
    if not line or len(line) > _LONGEST_QUESTION:
        return False
    asked = line.rstrip("\"'”’»)*_ ").endswith(QUESTION_MARKS)
    return (asked and (len(line.split()) > 1 or bool(_SPACELESS.search(line)))) or bool(_ASKS.search(line))


def _questions(lines: list[str]) -> list[str]:
    return [line.strip() for line in lines if looks_like_a_question(line)]
