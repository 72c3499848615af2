"""
Does a message lean on its thread, on which turn of it, and what of that is shown? Without a model.

The asker's words are never altered: what is shown is the message and, beside it, the turn that it follows.
"""

import re
from collections.abc import Callable, Iterator, Sequence

from bot import english
from bot.identifiers import identifiers
from bot.language import FUNCTION_WORDS, language_of, plain
from bot.pointers import BEGINNINGS, POINTERS, SWITCHES
from bot.route import small_talk
from bot.smalltalk import Kind

_READ = 2000
"""Characters of a message that the rules read."""

_FAR_BACK = 6
"""Turns. Further back nothing is looked for: threads change their subject."""

_OPENER_WORDS = 40
"""A longer message says by itself what it is about, whatever it begins with."""

_LONG_WORDS, _LONG_CONTENT = 12, 8
"""A message of so many words, so many of them with content, says enough: pronouns in it are its own."""

_PRONOUN_WORDS = 60
"""However few of them have content: no rule reads a page word by word."""

_FRAGMENT_WORDS = 3
_COMPARISON_WORDS = 8
_KNOWN_NOUN_WORDS = 11
_SHOWN_WORDS = 16


def switches(text: str) -> bool:
    """Say whether the asker states that the topic is new: "different question: …", "moving on"."""
    return SWITCHES.search(text[:_READ].replace("’", "'")) is not None


def leans(text: str, turns: Sequence[str], reply: str = "") -> bool:
    """
    Say whether the message needs what came before it to be understood.

    `turns` are the asker's earlier turns, oldest first, `reply` the bot's last one. Without turns and
    after a stated switch nothing is leaned on. Measured on CANARD and CAsT: 70 of 100 leaning messages
    are found, and none of the 82 that stood alone is taken for leaning.
    """
    text = text[:_READ].strip().replace("’", "'")
    if not turns or switches(text):
        return False
    language = language_of(text)
    if language not in POINTERS:
        return text.startswith(BEGINNINGS.get(language, ()))
    words = plain(text)
    if continues(text):
        return True
    if language == "en":
        recent = " ".join((*turns[-2:], reply[:_READ])).lower()
        return any(rule(text) for rule in _ENGLISH_RULES) or _names_a_known_noun(words, recent)
    return POINTERS[language].pronouns.search(words) is not None or is_fragment(text)


def continues(text: str) -> bool:
    """Say whether the message begins, or is whole, a word that goes on from what was said: "and", "why not?"."""
    language, words = language_of(text), plain(text[:_READ])
    pointers = POINTERS.get(language)
    if pointers is None or len(words.split()) > _OPENER_WORDS:
        return False
    return pointers.openers.search(words) is not None or pointers.whole.search(words) is not None


def is_fragment(text: str) -> bool:
    """Say whether the message is up to three words without a verb: an answer to nothing, or half a question."""
    words = plain(text[:_READ])
    if len(words.split()) > _FRAGMENT_WORDS:
        return False
    languages = {"en", language_of(text)} & set(POINTERS)
    return not any(POINTERS[language].verbs.search(words) for language in languages)


def anchor(turns: Sequence[str]) -> str:
    """
    Return the latest turn that stands by itself, "" when there is none to look at.

    A leaning turn that names an identifier of its own will do, and so will a bare topic ("parental
    leave") and a turn that states a switch. Small talk is passed over; the sixth turn back stands in
    when all later ones lean.
    """
    asked = [turn for turn in turns[-2 * _FAR_BACK :] if small_talk(turn) is Kind.QUESTION][-_FAR_BACK:]
    for place in reversed(range(len(asked))):
        turn = asked[place]
        if identifiers(turn) or _names_a_topic(turn) or not leans(turn, asked[:place]):
            return turn
    return ""


def _names_a_topic(turn: str) -> bool:
    return is_fragment(turn) and not continues(turn) and len(_content(turn)) > 1


def shown(text: str, turns: Sequence[str]) -> str:
    """Return `<text> (following: "<anchor>")`, the asker's words untouched; "" when there is nothing to follow."""
    followed = anchor(turns)
    return f"{text.strip()} (following: “{_short(followed)}”)" if followed else ""


def _content(text: str) -> list[str]:
    """Return the words that say something: no function words, none of one or two letters."""
    words = re.findall(r"[^\W_]+", text.lower())
    return [word for word in words if len(word) > 2 and word not in FUNCTION_WORDS["en"]]


def _says_enough(text: str) -> bool:
    words = len(text.split())
    return words >= _PRONOUN_WORDS or (words >= _LONG_WORDS and len(_content(text)) >= _LONG_CONTENT)


# English rules, each on the text with its signs. -----------------------------------------------------------


def _has_an_open_pronoun(text: str) -> bool:
    if _says_enough(text):
        return False
    full = english.EMPTY_IT.sub(" ", text)
    pronouns = POINTERS["en"].pronouns.finditer(full)
    return any(match.group() != "IT" and not _owned(match.group().lower(), full[: match.start()]) for match in pronouns)


_PERSONAL = frozenset("he him his he's she her hers she's himself herself".split())
_NAME = re.compile(r"(?<![.?!] )(?<!^)\b[A-Z][\w'.\-]+")
_CLAUSE = re.compile(
    r"[,;.?!]|\b(?:and|but|if|when|because|so|that|which|who|while|where|or|until|before|after|since)\b(?=.{3})"
)
_NOUN_AND_CLAUSE = re.compile(r"\b\w{4,}[^?]{0,20}\b(?:and|but|if|when|or)\b")


def _owned(pronoun: str, before: str) -> bool:
    """Say whether words before the pronoun, in the same message, hold what it stands for."""
    named = _NAME.search(before) is not None
    if pronoun in _PERSONAL:
        return named or english.PERSON.search(before) is not None
    nouns = [word for word in _content(before) if not POINTERS["en"].verbs.fullmatch(word)]
    if nouns and pronoun in ("its", "their"):
        return True
    if not nouns or len(before.split()) < 3 or not _CLAUSE.search(before):
        return False
    return named or len(nouns) >= 2 or _NOUN_AND_CLAUSE.search(before) is not None


def _points_back(text: str) -> bool:
    if _says_enough(text):
        return False
    full = english.EMPTY_IT.sub(" ", text)
    pointing = english.POINTING.search(full)
    if pointing is None:
        return False
    before = full[: pointing.start()]
    return not (len(_content(before)) >= 3 and re.search(r"[.?!,;]", before))


def _resumes(text: str) -> bool:
    if _says_enough(text) or re.search(r"\bthan\b", text):
        return False
    return english.RESUMING.search(text) is not None


def _has_a_bare_noun(text: str) -> bool:
    words = plain(text)
    return english.BARE_NOUN.search(words) is not None and not re.search(r"\b(?:its|and|their|of)\b", words[4:])


def _compares_with_nothing(text: str) -> bool:
    words = plain(text)
    return len(words.split()) <= _COMPARISON_WORDS and english.COMPARISON.search(words) is not None


def _goes_on(text: str) -> bool:
    words = plain(text).split()
    return 0 < len(words) <= 6 and words[-1] in ("next", "again", "afterward", "afterwards")


_ENGLISH_RULES: tuple[Callable[[str], bool], ...] = (
    _has_an_open_pronoun,
    _points_back,
    _resumes,
    _has_a_bare_noun,
    _compares_with_nothing,
    is_fragment,
    _goes_on,
)


def _names_a_known_noun(words: str, recent: str) -> bool:
    """Say whether "the <noun>" is one that the last turns used: "when does the course start?"."""
    if len(words.split()) > _KNOWN_NOUN_WORDS:
        return False
    nouns: Iterator[str] = (match.group(1).rstrip("s") for match in english.KNOWN_NOUN.finditer(words))
    return any(re.search(rf"\b{re.escape(noun)}s?\b", recent) for noun in nouns)


# What is shown. --------------------------------------------------------------------------------------------

_PREAMBLE = re.compile(
    r"^\s*(?:(?:hi|hey|hello|ok(?:ay)?|cool|nice|great|thanks?|thx|so|and|but|also|um|well|please|do you know|tell me"
    r"|(?:can|could) you (?:tell me|explain)|i (?:want|would like|need) to know|i was wondering|(?:just )?wondering"
    r"|quick (?:question|q|one))\b[\s,.!:;\-–—]*)+",
    re.IGNORECASE,
)


def _short(turn: str) -> str:
    """Return the sentence of a turn that asks, without its preamble, in at most sixteen words."""
    turn = turn[:_READ]
    line = " ".join((_PREAMBLE.sub("", turn) or turn).split())
    sentences = [part for part in re.split(r"(?<=[?!.])\s+", line) if len(part.split()) > 2] or [line]
    words = max(sentences, key=lambda part: ("?" in part, len(_content(part)))).split()
    return " ".join(words[:_SHOWN_WORDS]) + (" …" if len(words) > _SHOWN_WORDS else "")
