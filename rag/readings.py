"""
The ways in which a question is searched; every index takes the mean of their scores.

The asker's own words always count; a rewrite by a model counts beside them, never in their place: what the model got
wrong must not hide what was asked (on follow-ups the mean of all beats even rewrites by people).
"""

from dataclasses import dataclass

from rag.reply import Question
from rag.terms import keywords, meaning

_PASTE = 2000
"""Characters from which a message is a paste, of which `Question.text` is the part that asks."""


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to read a question: what is embedded, and the stems that are looked for."""

    meaning: str
    stems: tuple[str, ...]


def readings(question: Question) -> tuple[Reading, ...]:
    """
    Return the question alone; in a thread, the question after the turn before it; and a model's rewrite.

    A long paste is read by the part that asks alone.
    """
    own = question.asked if len(question.asked) <= _PASTE else question.text
    found = [Reading(meaning(own), keywords(own))]
    if question.previous:
        before = question.previous
        found.append(Reading(f"{meaning(before)} {meaning(own)}", keywords(f"{before} {own}")))
    if question.text.strip() != own.strip():
        found.append(Reading(meaning(question.text), keywords(question.text)))
    return tuple(found)
