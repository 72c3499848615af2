"""Is a message small talk, too little to go on, or a question? Without a model, and on doubt a question."""

import re
from collections.abc import Iterator

from bot.language import FUNCTION_WORDS, QUESTION_MARKS, language_of
from bot.smalltalk import FILLERS, SMALL_TALK, YES, Kind, bare
from bot.thread import Message

_LONGEST = 14
"""Words. Longer messages are questions: 16 of 10,168 real messages were small talk, all of them shorter."""

_MOST_CHARACTERS = 1000
"""Fourteen words and some mentions fit; a paste is not read any further."""

_RANK = (Kind.CALLED_WRONG, Kind.BOT, Kind.HELP, Kind.THANKS, Kind.BYE, Kind.INSULT, Kind.GREETING, Kind.OK)
"""Where a message is several things at once, the first of these that is among them is answered."""


def route(text: str, before: Message | None) -> Kind:
    """
    Return what a message is, given the one that stands right before it in its thread, None in a fresh one.

    Small talk is a message that phrases of small talk cover whole, "that's wrong" only right below a reply. An empty
    message asks for help. One of function words only ("what is it") is UNCLEAR in a fresh thread, and a follow-up in
    any other.
    """
    if len(text) > _MOST_CHARACTERS:
        return Kind.QUESTION
    words = bare(text).split()
    if not words:
        return Kind.HELP
    if len(words) > _LONGEST:
        return Kind.QUESTION
    kind = small_talk(text)
    if _means_more(kind, text, words, before):
        return Kind.QUESTION
    if kind is not Kind.QUESTION:
        return kind
    return Kind.UNCLEAR if before is None and _says_nothing(text, words) else Kind.QUESTION


def small_talk(text: str) -> Kind:
    """Return which small talk the whole message is, by its words alone; QUESTION when it is none."""
    if len(text) > _MOST_CHARACTERS:
        return Kind.QUESTION
    words = bare(text).split()
    if not words or len(words) > _LONGEST or _acronym(text):
        return Kind.QUESTION
    kinds = _cover(words)
    return next((kind for kind in _RANK if kind in kinds), Kind.QUESTION)


def _cover(words: list[str]) -> frozenset[Kind]:
    """Return the kinds of phrases that cover the words from first to last, longest first; empty if none do."""
    best: list[frozenset[Kind] | None] = [None] * len(words) + [frozenset()]
    for start in reversed(range(len(words))):
        for end, kinds in _phrases_at(words, start):
            rest = best[end]
            if rest is not None:
                best[start] = rest | kinds
                break
    return best[0] or frozenset()


def _phrases_at(words: list[str], start: int) -> Iterator[tuple[int, frozenset[Kind]]]:
    """Yield the ends and kinds of the phrases that begin at a word, longest first."""
    for end in range(len(words), start, -1):
        phrase = " ".join(words[start:end])
        if phrase in SMALL_TALK:
            yield end, frozenset({SMALL_TALK[phrase]})
        elif phrase in FILLERS:
            yield end, frozenset()


_SHOUTED = frozenset("ok hi hey hello yes no thanks thx ty bye help lol wow ping test".split())
_ACRONYM_LETTERS = 4


def _acronym(text: str) -> bool:
    """Say whether the message is one short word in capitals: "SI" or "VALE" may be a unit or a team."""
    word = text.strip(" \t\n?!.")
    return 1 < len(word) <= _ACRONYM_LETTERS and word.isupper() and word.lower() not in _SHOUTED


def asks(message: Message | None) -> bool:
    """Say whether a message is one of the bot's that ends by asking something."""
    return message is not None and message.by_bot and message.text.rstrip(" \n*_").endswith(QUESTION_MARKS)


def _means_more(kind: Kind, text: str, words: list[str], before: Message | None) -> bool:
    """Say whether words that may be small talk ask something where they stand, or are about something else."""
    asked = text.rstrip().endswith("?")
    match kind:
        case Kind.OK:
            return asked or _agrees(words, before)
        case Kind.CALLED_WRONG:
            return asked or not _is_told(before)
        case _:
            return False


def _is_told(message: Message | None) -> bool:
    """Say whether a message is one of the bot's that tells something: what it tells may be called wrong."""
    return message is not None and message.by_bot and not asks(message)


def _agrees(words: list[str], before: Message | None) -> bool:
    """Say whether the message takes up what the bot has just asked: "yes" is no small talk then."""
    return asks(before) and words[0] in YES


def _says_nothing(text: str, words: list[str]) -> bool:
    """Say whether only function words are left. Capitals among small letters say something: "who is IT?"."""
    shouted = text.isupper() and not _acronym(text)
    if not shouted and any(len(word) > 1 and word.isupper() for word in re.findall(r"\w+", text)):
        return False
    known = FUNCTION_WORDS["en"] | FUNCTION_WORDS.get(language_of(text), frozenset())
    return all(word in known for word in words)
