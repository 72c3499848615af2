"""A question and a sentence side by side: how much of the one is in the other, and whether both affirm the same."""

import re
from dataclasses import dataclass

from rag.prove.facts.agree import is_same, same_amount
from rag.prove.facts.measures import TIMES
from rag.prove.facts.read import facts_of
from rag.prove.facts.values import Clock, Day, Direction, Fact, Quantity, Weekday, Year
from rag.prove.words.alike import Bag
from rag.prove.words.clauses import Clause, clauses_of, is_of_noun
from rag.prove.words.free import NOT_FREE, PAID, TOLD_FREE
from rag.prove.words.languages import ENGLISH
from rag.prove.words.opposites import opposites
from rag.prove.words.roles import ROLES
from rag.prove.words.words import Word, words_of

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
_WITHOUT = re.compile(r"\bwithout\b(?P<what>[^,.;]*)", re.IGNORECASE)
ONLY = re.compile(r"\bonly\b", re.IGNORECASE)
_SKIPS = re.compile(r"\b(?:skip\w*|omit\w*|avoid\w*|bypass\w*|leave\sout|ignor\w+)\b", re.IGNORECASE)
_PERMITS = re.compile(
    r"\b(?:allowed|permitted|forbidden|prohibited|banned|possible|off[\s-]limits|welcome)\b", re.IGNORECASE
)
_DOES = re.compile(r"\W*(?:can|may|could|might|should)\s(?:i|you|we|one|they)\s(?P<deed>\w+)", re.IGNORECASE)
_THERE = re.compile(r"\b(?:there|here)\b(?!\s(?:is|are|was|were|will))", re.IGNORECASE)
_PLACE = re.compile(r"\b(?:in|into|inside|at|to|on|onto|from)\s(?:the|our|my|your|this)\s(?P<place>\w+)", re.IGNORECASE)
_VALUES = (Quantity, Clock, Day, Weekday, Year)


def within(asked: "Line", said: "Line") -> bool | None:
    """
    Return whether the values of a question are those of a sentence, or within its limits.

    None where the sentence has none that could stand in the place of one: it is of something else.
    """
    inside = True
    for fact in asked.facts:
        if any(is_same(fact, other) and _reaches(fact, other) for other in said.facts):
            continue
        rivals = [other for other in said.facts if _may_replace(fact, other)]
        if len(rivals) != 1 or (isinstance(fact, Weekday) and not ONLY.search(said.text)):
            return None
        inside = inside and _reaches(fact, rivals[0])
    return inside


def _may_replace(asked: Fact, said: Fact) -> bool:
    if isinstance(asked, Quantity) and isinstance(said, Quantity):
        return asked.dimension == said.dimension or ({asked.dimension, said.dimension} <= TIMES)
    return type(asked) is type(said)


def _reaches(asked: Fact, said: Fact) -> bool:
    """Whether a value lies within what another limits; one that is no limit reaches itself alone."""
    if not (isinstance(asked, Quantity) and isinstance(said, Quantity)):
        return is_same(asked, said)
    if said.direction is asked.direction and same_amount(asked, said):
        return True
    if said.direction is Direction.DOWN:
        return asked.amount <= said.amount and asked.direction is not Direction.UP
    if said.direction is Direction.UP:
        return asked.amount >= said.amount and asked.direction is not Direction.DOWN
    if asked.direction is Direction.UP:
        return said.amount >= asked.amount
    return asked.direction is Direction.DOWN and said.amount <= asked.amount


@dataclass(frozen=True, slots=True)
class Line:
    """A question or a sentence, read."""

    text: str
    language: str
    words: tuple[Word, ...]
    clauses: tuple[Clause, ...]
    bag: Bag

    @classmethod
    def of(cls, text: str, language: str) -> "Line":
        """Return a line, read."""
        words = words_of(text, language)
        bag = Bag.of((stem for word in words for stem in (word.stem, word.phrase) if stem), language)
        return cls(text, language, words, clauses_of(text, words, language), bag)

    @property
    def facts(self) -> tuple[Fact, ...]:
        """Return its numbers, times and days."""
        return tuple(fact for fact in facts_of(self.text, self.language, quoted=False) if isinstance(fact, _VALUES))

    @property
    def is_free(self) -> bool:
        """Whether it says that something costs nothing."""
        return TOLD_FREE.search(self.text) is not None and not NOT_FREE.search(self.text)

    @property
    def tells_cost(self) -> bool:
        """Whether it says what something costs."""
        return any(cue.search(self.text) for cue in (TOLD_FREE, PAID, NOT_FREE))

    def share_in(self, other: "Line") -> float:
        """Return the share of this line's words that another has, or has the opposite of; its values are left out."""
        spans = [fact.span for fact in self.facts]
        telling = [word for word in self.words if word.weight and not any(s.start <= word.start < s.end for s in spans)]
        held = [word for word in telling if other.bag.holds(word) or opposites(word.stem) & other.bag.stems]
        meant = [word for word in telling if word not in held and self._is_meant(word, other)]
        total = sum(word.weight for word in telling)
        if not held:  # "sleep in the library" and "food is not allowed there"
            meant = [word for word in meant if _FORBIDS.fullmatch(word.text)]
        return sum(word.weight for word in (*held, *meant)) / total if total else 0.0

    def _is_meant(self, word: Word, other: "Line") -> bool:
        """Whether another line means a word without it: "there", "allowed", what forbids, what costs."""
        if _FORBIDS.fullmatch(word.text) or _SKIPS.fullmatch(word.text):
            return True
        deed = _DOES.match(self.text)
        if deed and word.start == deed.start("deed") and _PERMITS.search(other.text):
            return True
        if _THERE.search(other.text) and any(
            word.start == place.start("place") for place in _PLACE.finditer(self.text)
        ):
            return True
        is_cost = TOLD_FREE.fullmatch(word.text) or PAID.fullmatch(word.text)
        return bool(is_cost) and other.tells_cost

    def of_others(self, other: "Line") -> bool:
        """Whether this line names somebody whom another does not."""
        return any(word.folded in ROLES and not other.bag.holds(word) for word in self.words)

    def leaves_free(self, said: "Line") -> bool:
        """Whether what is said leaves free what was asked for as a duty."""
        left_free = _MAY.search(said.text) and not _MUST.search(said.text) and not _LEFT_FREE.search(said.text)
        return bool(_MUST.search(self.text) and left_free and not any(one.denials for one in said.clauses))

    def denies(self, other: "Line") -> bool:
        """Whether the part of this line that another speaks of is denied, beside what that one says."""
        main = [one for one in self.clauses if not one.is_condition] or list(self.clauses)
        clause = max(
            main, key=lambda one: sum(word.weight for word in one.words if other.bag.holds(word)), default=None
        )
        text = clause.text if clause else self.text
        at = [place for place in clause.denials if not is_of_noun(self.text, place)] if clause else []
        count = len(at) + len(_FORBIDS.findall(text)) + len(_SKIPS.findall(text))
        count -= bool(re.match(r"\w+n['’]t\b", self.text) and at)  # "can't I" asks what "can I" does
        if _MUST.search(other.text):
            count += len(_LEFT_FREE.findall(text))
        count += self._goes_without(text, other)
        count += sum(self._is_turned(word, other) for word in self.words if clause and word in clause.words)
        return count % 2 == 1

    @staticmethod
    def _goes_without(text: str, other: "Line") -> bool:
        """Whether it is without something that the other line is not without."""
        found = _WITHOUT.search(text)
        if found is None or _WITHOUT.search(other.text):
            return False
        return any(other.bag.holds(word) for word in words_of(found["what"], ENGLISH) if word.weight)

    def _is_turned(self, word: Word, other: "Line") -> bool:
        """Whether the other line has the opposite of a word, and that stands first by the alphabet: one side counts."""
        against = opposites(word.stem) & other.bag.stems
        if not word.weight or other.bag.holds(word) or against & self.bag.stems:
            return False
        counted = [one.text for one in other.words if one.stem in against and _is_counted(one.text, self.text)]
        return bool(against) and not counted and not _is_counted(word.text, other.text) and word.stem < min(against)


def _is_counted(word: str, other: str) -> bool:
    """Whether a word turns its line round by itself, beside another line."""
    return bool(_FORBIDS.fullmatch(word)) or bool(_LEFT_FREE.fullmatch(word) and _MUST.search(other))
