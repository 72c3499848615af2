"""A question that asks several things at once, as the things it asks: each gets an answer of its own."""

import re

from rag.terms import keywords, says_nothing

MOST_PARTS = 5

_ASKS = (
    r"(?:(?:at|by|for|from|in|on|to|until|with) )?(?:how|what|what's|when|who|whom|whose|where|which|why"
    r"|wie|was|wann|wer|wem|wo|wohin|welche[rsmn]?|warum"
    r"|qué|cuánt[oa]s?|cuándo|quién|dónde|cómo|cuál(?:es)?"
    r"|quand|combien|comment|où|quel(?:le)?s?|quanto|quant[aei]|quando|chi|dove|quale)\b"
    r"(?! (?:i|you|we|they|he|she|it|the|to)\b)"  # "what I get" is a thing, and no question
)
_COMPARES = re.compile(r"\b(?:between|both|compared?|unterschied|diferencia|différence)\b", re.IGNORECASE)
_BEGINS = re.compile(rf"^\W*{_ASKS}", re.IGNORECASE)
_AND = "(?:and|und|y|et|e)"
_JOINT = re.compile(rf"[?？]+\s*(?:{_AND}\s)?\s*|,?\s+{_AND}\s+(?=(?:also\s+)?{_ASKS})", re.IGNORECASE)
_FEWEST = 2  # words of a part that "and" joins: "and how?" is no question of its own


def parts(question: str) -> tuple[str, ...]:
    """
    Return the questions in a message, in order; the message itself when it is one question.

    Two questions that "and" joins are two where both begin as a question does and the first says what it is about.
    What stands before a question without being one ("I'm new here. ...") belongs to it.
    """
    if _COMPARES.search(question):
        return (question,)
    found = [part.strip() for part in _JOINT.split(question) if part and not says_nothing(part)]
    asking = [part for part in found if _BEGINS.match(part) and len(part.split()) >= _FEWEST]
    if len(found) < 2 or len(asking) < len(found) or not all(map(keywords, found)):
        return (question,)
    return tuple(found[:MOST_PARTS])
