"""A yes or no before a sentence, held against what was asked: it is right where both affirm, or both deny, the same."""

import re
from dataclasses import dataclass
from enum import Enum, auto

from rag.answer_words import NO, PARTLY, YES
from rag.polarity import ONLY, Line, within
from rag.prove.halves import halves
from rag.prove.words.languages import ENGLISH, language_of


def _any_of(words: tuple[str, ...]) -> str:
    """Return a pattern of words, the longest first."""
    return "|".join(sorted(words, key=len, reverse=True)).replace(" ", r"\s").replace("'", "['’]")


_ANSWER = re.compile(
    rf"""\W*(?:(?P<partly>{_any_of(PARTLY)})|(?P<no>{_any_of(NO)})|(?P<yes>{_any_of(YES)}))
    (?P<stop>\s*(?:[.!:;。:,、–—]|$)|\s-\s)\s*""",
    re.IGNORECASE | re.VERBOSE,
)
_SO = re.compile(
    r"(?:they|you|it|he|she|we|I|that|this)\s(?:do|does|can|may|is|are|must|has|have|will|should)(?:\snot|n['’]t)?[.!:]*",
    re.IGNORECASE,
)
"""What says no more than the yes or no before it: "they do"."""
_ALONE = frozenset(".!:。:")
_AUXILIARY = (
    r"(?:do|does|did|is|are|was|were|am|can|could|may|might|must|should|shall|will|would|has|have|had)(?:n['’]t)?"
    r"|darf|dürfen|kann|können|muss|müssen|ist|sind|hat|haben|gibt|bekommen?|puedo|puede|podemos|pueden|debo|hay|es|está"
    r"|son|tengo|est-ce|puis-je|peut-on|dois-je|faut-il|y\sa-t-il|ai-je"
)
_POLAR = re.compile(
    rf"(?:^|[.!?,;:]\s+|\b(?:and|so|but|or)\s+)\W*(?P<asked>(?:{_AUXILIARY})\b[^?;]*?)(?=\?|;|,\s(?:and|or|but)\s|$)",
    re.IGNORECASE,
)
_ALL = re.compile(r"\b(?:all|always|every\w*|any\w*|each|daily)\b", re.IGNORECASE)
_IF = re.compile(r"\b(?:if|unless|when|only|except|depend\w*|as\slong\sas|provided)\b", re.IGNORECASE)
_TAG = re.compile(
    r",?\s*(?:right|correct|true|yes|no|(?:is|are|do|does|can|has|have|was|were)n['’]t\s\w+)\s*\?*$", re.IGNORECASE
)
_OPENS = re.compile(r"\W*(?:(?:so|and|but|then|hence|ok|okay)\b[,\s]*)*", re.IGNORECASE)
_ASKS = re.compile(
    r"\b(?:wh(?:o|om|ose|at|ich|en|ere|y)|how|wer|was|wann|wie|warum|wo|qui|que|qué|cuándo|cómo|quand|comment)\b",
    re.IGNORECASE,
)
_BUT = re.compile(r"(?:but|and)\s", re.IGNORECASE)
_WORDS = 2  # of a sentence, at least, that asks by its sign alone
_ABOUT = 0.5  # of the words of a question, for a sentence to answer it
_SURELY = 0.6  # of them, for a sentence to show that an answer is wrong


class Says(Enum):
    """What an answer says before it says why."""

    YES = auto()
    NO = auto()
    PARTLY = auto()


@dataclass(frozen=True, slots=True)
class Answered:
    """
    A text that begins with a yes or no, or with neither.

    Attributes:
        alone: Whether it is a sentence, or a line, of its own.
        rest: What stands behind it, "" where nothing more is said.
    """

    says: Says
    alone: bool
    rest: str


def answered(text: str) -> Answered | None:
    """Return the yes or no at the beginning of a text, and what follows; None where it begins with neither."""
    last = _ANSWER.match(text)
    if last is None:
        return None
    while found := _ANSWER.match(text, last.end()):  # "Yes, exactly."
        last = found
    rest = text[last.end() :]
    if _SO.fullmatch(rest):
        rest = ""
    rest = _BUT.sub("", rest, count=1) if _BUT.match(rest) else rest
    stop = last["stop"].strip()
    says = Says.PARTLY if last["partly"] else Says.NO if last["no"] else Says.YES
    return Answered(says, not stop or stop in _ALONE, rest[:1].upper() + rest[1:])


def without_wrong_answer(text: str, question: str) -> str:
    """
    Return a text without a yes or no at its beginning that what follows does not bear out.

    One that is a sentence of its own has to be borne out; within a sentence it has to be no contradiction to it.
    """
    said = answered(text)
    if said is None or not said.rest:
        return text
    agrees = bears_out(said.says, question, said.rest)
    return text if agrees or (agrees is None and not said.alone) else said.rest


def without_answer(text: str) -> str:
    """Return a text without a yes or no that is a sentence of its own at its beginning: it denies nothing behind it."""
    said = answered(text)
    return said.rest if said and said.alone and said.rest else text


def bears_out(says: Says, question: str, statement: str) -> bool | None:
    """
    Return whether a sentence bears out what an answer says to a question; None where code cannot tell.

    It can where the question is answered with yes or no, and the sentence has most words of it, and its values or
    others in their place.
    """
    polar = _polar(question.strip())
    if not polar or not statement.strip():
        return None
    language = language_of(question) or ENGLISH
    parts = halves(statement) or (statement,)
    asked = Line.of(polar, language)
    answers = [_answer(asked, Line.of(part, language)) for part in parts]
    answer = max(answers, key=lambda one: one.about)
    if len({one.affirms for one in answers if one.about == answer.about}) > 1:  # "laptops may, and monitors may not"
        answer = _Answer(answer.about, None, limits=True)
    if says is Says.PARTLY:
        is_all = answer.affirms and not answer.limits
        return False if is_all or answer.about < _ABOUT else True if answer.limits or answer.affirms is False else None
    if answer.affirms is None or (answer.affirms and answer.limits):
        return None
    if answer.affirms is (says is Says.YES):
        return True
    return False if answer.about >= (1.0 if answer.affirms else _SURELY) else None


def _polar(question: str) -> str:
    """Return what a question asks for a yes or no, "" where it asks for something else."""
    if found := _POLAR.search(question):
        return found["asked"]
    if not question.endswith("?") or _ASKS.search(question):
        return ""
    told = _OPENS.sub("", question, count=1)
    return _TAG.sub("", told.rstrip("? ")) if len(told.split()) > _WORDS else ""


@dataclass(frozen=True, slots=True)
class _Answer:
    """
    What a sentence says of what is asked.

    Attributes:
        about: The share of the question's words that it has.
        affirms: None where it cannot be told.
        limits: Whether it is so for some, or under a condition.
    """

    about: float
    affirms: bool | None
    limits: bool = False


def _answer(asked: Line, said: Line) -> _Answer:
    about = asked.share_in(said)
    if about < _ABOUT or asked.of_others(said):
        return _Answer(about, None)
    only = ONLY.search(said.text) is not None and not ONLY.search(asked.text)
    if only and _ALL.search(asked.text):
        return _Answer(about, affirms=False, limits=True)
    inside = within(asked, said)
    if inside is None:
        return _Answer(about, None, limits=bool(_IF.search(said.text)))
    if only and not asked.facts:
        return _Answer(about, affirms=None, limits=True)
    if asked.leaves_free(said):
        return _Answer(about, None, limits=True)
    of_cost = asked.tells_cost and said.tells_cost and (asked.is_free or said.is_free)
    alike = asked.is_free == said.is_free if of_cost else asked.denies(said) == said.denies(asked)
    limits = bool(_IF.search(said.text)) and not _IF.search(asked.text) and not asked.facts
    return _Answer(about, alike if inside else not alike, limits=limits and inside)
