"""A yes or no before a sentence, held against what was asked: it is right where both affirm, or both deny, the same."""

import re
from dataclasses import dataclass

from rag.prove.words.alike import Bag
from rag.prove.words.clauses import Clause, clauses_of, is_of_noun
from rag.prove.words.languages import ENGLISH, language_of
from rag.prove.words.opposites import opposites
from rag.prove.words.roles import ROLES
from rag.prove.words.words import Word, words_of
from rag.spell import NO, YES

_YES, _NO = ("|".join(words).replace(" ", r"\s") for words in (YES, NO))
_ANSWER = re.compile(rf"\W*(?:(?P<yes>{_YES})|(?P<no>{_NO}))(?P<stop>\s*(?:[.!:;。:,、–—]|$)|\s-\s)\s*", re.IGNORECASE)
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
_FORBIDS = re.compile(
    r"\b(?:forb[ia]d\w*|prohibit\w*|banned|disallowed|ineligible|impossible|excluded|exempt\w*|refuse[sd]?|denied|unable"
    r"|off[\s-]limits|lacks?)\b",
    re.IGNORECASE,
)
_MUST = re.compile(
    r"\b(?:must|(?:have|has)\sto|need(?:s|ed)?|require[sd]?|mandatory|compulsory|obliged|necessary|muss|müssen|debo|dois-je"
    r"|faut-il)\b|\b(?:do|does)\b.*\b(?:have|need)\b",
    re.IGNORECASE,
)
_LEFT_FREE = re.compile(r"\b(?:optional|voluntary)\b", re.IGNORECASE)
_MAY = re.compile(r"\b(?:may|can|could|should|optional|voluntary|encouraged|free\sto)\b", re.IGNORECASE)
_ONLY = re.compile(r"\bonly\b", re.IGNORECASE)
_WITHOUT = re.compile(r"\bwithout\b(?P<what>[^,.;]*)", re.IGNORECASE)
_NUMBER = re.compile(r"\b\d+(?:[.,:]\d+)*\b")
_ABOUT = 0.5  # of the words of a question, for a sentence to answer it
_SURELY = 0.6  # of them, for a sentence to show that an answer is wrong


@dataclass(frozen=True, slots=True)
class Answered:
    """
    A text that begins with a yes or no.

    Attributes:
        affirms: Whether it is a yes.
        alone: Whether it is a sentence, or a line, of its own.
        rest: What stands behind it, "" where nothing more is said.
    """

    affirms: bool
    alone: bool
    rest: str


def answered(text: str) -> Answered | None:
    """Return the yes or no at the beginning of a text, and what follows; None where it begins with neither."""
    found = _ANSWER.match(text)
    if found is None:
        return None
    rest = text[found.end() :]
    if _SO.fullmatch(rest):
        rest = ""
    stop = found["stop"].strip()
    return Answered(bool(found["yes"]), not stop or stop in _ALONE, rest[:1].upper() + rest[1:])


def without_wrong_answer(text: str, question: str) -> str:
    """
    Return a text without a yes or no at its beginning that what follows does not bear out.

    One that is a sentence of its own has to be borne out; within a sentence it has to be no contradiction to it.
    """
    said = answered(text)
    if said is None or not said.rest:
        return text
    agrees = bears_out(said.affirms, question, said.rest)
    return text if agrees or (agrees is None and not said.alone) else said.rest


def bears_out(affirms: bool, question: str, statement: str) -> bool | None:  # noqa: FBT001  # a yes or a no
    """
    Return whether a sentence bears out a yes or a no to a question; None where code cannot tell.

    It can where the question is answered with yes or no, and the sentence has most words of it and its values.
    """
    polar = _POLAR.search(question.strip())
    language = language_of(question) or ENGLISH
    if polar is None or not statement.strip():
        return None
    asked, said = _Line.of(polar["asked"], language), _Line.of(statement, language)
    about = asked.share_in(said)
    if about < _ABOUT or asked.of_others(said) or asked.unlike(said):
        return None
    if asked.numbers - said.numbers:  # "up to five" bears out three, and forty not
        return None
    alike = asked.denies(said) == said.denies(asked)
    if affirms is alike:
        return True
    surely = 1.0 if alike else _SURELY
    return False if about >= surely else None


@dataclass(frozen=True, slots=True)
class _Line:
    text: str
    words: tuple[Word, ...]
    clauses: tuple[Clause, ...]
    bag: Bag

    @classmethod
    def of(cls, text: str, language: str) -> "_Line":
        words = words_of(text, language)
        bag = Bag.of((stem for word in words for stem in (word.stem, word.phrase) if stem), language)
        return cls(text, words, clauses_of(text, words, language), bag)

    @property
    def numbers(self) -> frozenset[str]:
        return frozenset(_NUMBER.findall(self.text))

    def share_in(self, other: "_Line") -> float:
        """Return the share of this line's words that another has, or has the opposite of."""
        telling = [word for word in self.words if word.weight]
        held = [word.weight for word in telling if other.bag.holds(word) or opposites(word.stem) & other.bag.stems]
        held += [word.weight for word in telling if _FORBIDS.fullmatch(word.text) and not other.bag.holds(word)]
        return sum(held) / sum(word.weight for word in telling) if telling else 0.0

    def of_others(self, other: "_Line") -> bool:
        """Whether this line names somebody whom another does not."""
        return any(word.folded in ROLES and not other.bag.holds(word) for word in self.words)

    def unlike(self, said: "_Line") -> bool:
        """Whether what is said limits, or leaves free, what was asked for otherwise."""
        if _ONLY.search(said.text) and not _ONLY.search(self.text):
            return True
        left_free = _MAY.search(said.text) and not _MUST.search(said.text) and not _LEFT_FREE.search(said.text)
        return bool(_MUST.search(self.text) and left_free and not any(one.denials for one in said.clauses))

    def denies(self, other: "_Line") -> bool:
        """Whether the part of this line that another speaks of is denied, beside what that one says."""
        main = [one for one in self.clauses if not one.is_condition] or list(self.clauses)
        clause = max(
            main, key=lambda one: sum(word.weight for word in one.words if other.bag.holds(word)), default=None
        )
        text = clause.text if clause else self.text
        at = [place for place in clause.denials if not is_of_noun(self.text, place)] if clause else []
        count = len(at) + len(_FORBIDS.findall(text))
        count -= bool(re.match(r"\w+n['’]t\b", self.text) and at)  # "can't I" asks what "can I" does
        if _MUST.search(other.text):
            count += len(_LEFT_FREE.findall(text))
        count += self._goes_without(text, other)
        count += sum(self._is_turned(word, other) for word in self.words if clause and word in clause.words)
        return count % 2 == 1

    @staticmethod
    def _goes_without(text: str, other: "_Line") -> bool:
        """Whether it is without something that the other line is not without."""
        found = _WITHOUT.search(text)
        if found is None or _WITHOUT.search(other.text):
            return False
        return any(other.bag.holds(word) for word in words_of(found["what"], ENGLISH) if word.weight)

    def _is_turned(self, word: Word, other: "_Line") -> bool:
        """Whether the other line has the opposite of a word, and that stands first by the alphabet: one side counts."""
        against = opposites(word.stem) & other.bag.stems
        if not word.weight or other.bag.holds(word) or against & self.bag.stems:
            return False
        return bool(against) and word.stem < min(against)
