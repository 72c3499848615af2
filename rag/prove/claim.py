"""A sentence of a draft, read: what kind it is, and what it says that can be checked."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rag.prove.facts.read import facts_of
from rag.prove.facts.values import Code, Fact, Ordinal, Quantity, Quotation
from rag.prove.values import Kind
from rag.prove.words.clauses import Clause, clauses_of
from rag.prove.words.languages import language_of
from rag.prove.words.words import Word, words_of
from rag.sentences import COLONS, QUESTION_MARKS

_MARKER = re.compile(
    r"\s*[\[［【]\s*(?:Sources?\s*)?\d{1,3}(?:\s*(?:[-–,，、;]|and|&|to)\s*\d{1,3})*\s*[\]］】]", re.IGNORECASE
)
_LISTED = re.compile(r"^\s*(?:#{1,6}|[-*•+]|\d{1,3}[.)])\s+")
_STRONG = re.compile(r"(\*\*|__)(.+?)\1")
_FRAME = re.compile(
    r"""^\W*(?:(?:yes|no),?\s)?(?:
        (?:please\s)?(?:keep|bear)\sin\smind\sthat | (?:please\s)?(?:note|remember)(?:\sthat|:)
        | according\sto\s(?:the|this|our|its|their)\s(?:\w+\s){0,2}?(?:handbook|guide|policy|page|document|docs
          |playbook|rules)
        | it\sis\s(?:worth|important\sto)\s(?:noting|note|knowing|know)\sthat
        | the\ssame\s(?:goes|holds|applies|is\strue)\s(?:for|if|to|of)
        | in\s(?:other\swords|short|addition|general|practice|particular) | to\sbe\s(?:clear|precise) | that\ssaid
    )\b | \b(?:full|whole|entire|exactly|precisely|just)\s(?=\d)""",
    re.IGNORECASE | re.VERBOSE,
)
"""What introduces a claim, and says nothing itself: "Keep in mind that", "According to the handbook"."""
_OFFER = re.compile(
    r"""(?:let\sme\sknow | happy\sto | glad\sto | would\syou\slike | do\syou\s(?:want|need) | shall\si | should\si
    | i\s(?:can|could|will)\b
    | feel\sfree\sto\sask | is\sthere\s(?:a|any) | if\syou\s(?:have|need|want)[^.]*(?:let\sme|ask\sme|happy)
    | hope\s(?:this|that)\shelps
    | (?:please\s)?(?:let\sme\sknow|ask\sme) | anything\selse | want\sme\sto
    | check\swith\s(?:your|the|hr|people)\s?\w*\s(?:if\syou\sare|if\syou're|when\s)\s?(?:unsure|in\sdoubt|not\ssure)
    | sag(?:en\ssie)?\s(?:mir\s)?bescheid | avísame | dites-moi | soll\sich | möchten\ssie | ¿ | puedo\b
    | je\speux\b)""",
    re.IGNORECASE | re.VERBOSE,
)


@dataclass(frozen=True, slots=True)
class Claim:
    """
    A sentence without its markers.

    Attributes:
        words: All of its words; `telling` are those that say something and are in no fact.
    """

    text: str
    language: str
    kind: Kind
    words: tuple[Word, ...]
    telling: tuple[Word, ...]
    facts: tuple[Fact, ...]
    clauses: tuple[Clause, ...]

    @property
    def quantities(self) -> tuple[Quantity, ...]:
        """Its numbers, with what they are of, in order."""
        return tuple(fact for fact in self.facts if isinstance(fact, Quantity))


def read_claim(sentence: str, language: str, *, cites: bool) -> Claim:
    """Return a sentence, read; `language` is used where the sentence does not tell its own."""
    text = bare(sentence)
    own = language_of(text) or language
    words = _without_frame(text, words_of(text, own))
    facts = facts_of(text, own, quoted=True)
    kind = _kind(text, cites=cites)
    return Claim(text, own, kind, words, telling(words, facts), facts, clauses_of(text, words, own))


def _without_frame(text: str, words: tuple[Word, ...]) -> tuple[Word, ...]:
    """Return the words; those that only introduce what is said, or stress a number, say nothing."""
    frames = [found.span() for found in _FRAME.finditer(text)]
    if not frames:
        return words
    return tuple(
        word._replace(weight=0.0) if any(start <= word.start < end for start, end in frames) else word for word in words
    )


def telling(words: Sequence[Word], facts: Iterable[Fact]) -> tuple[Word, ...]:
    """Return the words that say something and are in no fact."""
    taken = [fact.span for fact in facts if not _is_words(fact)]
    return tuple(word for word in words if word.weight and not any(s.start <= word.start < s.end for s in taken))


def _is_words(fact: Fact) -> bool:
    """Whether a fact is made of words that tell what the sentence is about, too."""
    return isinstance(fact, Ordinal | Quotation) or (isinstance(fact, Code) and " " in fact.code)


def bare(sentence: str) -> str:
    """Return a sentence without its markers, its bullet and its emphasis."""
    text = _LISTED.sub("", _MARKER.sub("", sentence).strip(), count=1)
    return _STRONG.sub(r"\2", text).strip()


def _kind(text: str, *, cites: bool) -> Kind:
    if cites:
        return Kind.CLAIM
    if text.endswith(COLONS):
        return Kind.LEAD_IN
    return Kind.OFFER if text.endswith(QUESTION_MARKS) or _OFFER.match(text) else Kind.CLAIM
