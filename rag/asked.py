"""
What kind of thing a question asks for, and how plainly a sentence gives one.

"How many days" is answered by "28 days" rather than by "31 March"; "who" by a name or a role.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass

from rag.amounts import asks_an_amount, gives_an_amount
from rag.lexical import stem, words

_NUMBER_WORDS = """
one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty
ein eine zwei drei vier fünf sechs sieben acht neun zehn zwölf dos tres cuatro cinco seis diez deux trois quatre cinq
""".split()
_NUMBER = rf"(?:\d+(?:[.,]\d+)*|\b(?:{'|'.join(_NUMBER_WORDS)})\b)"
_MONTHS = "january february march april may june july august september october november december".split()
_DAYS = "monday tuesday wednesday thursday friday saturday sunday".split()
_COUNTED = re.compile(
    r"\b(?:how many|wie viele?|cu[aá]nt[oa]s|combien d['e]|quant[oaie])\s*(?:more |other |of (?:the |my |our |your )?)?"
    r"([^\W\d_]{3,})",
    re.IGNORECASE,
)
_EMPHASIS = re.compile(r"[*_`~]")  # "how many *days*", as people write in a chat
_POINTING = frozenset("them these those they that this can may the are were does did will people davon".split())
_WHO = re.compile(r"^\W*(?:and |so |but )?(?:who|whom|whose)\b|\b(?:to|by|from|with) whom\b|\band who\b", re.IGNORECASE)
# "when" asks where a question begins, and else tells in which case: "what is paid when I am ill?"
_WHEN = re.compile(
    r"(?:^\W*|[,.!?;:] |\b(?:and|but|so|or|know|by|until|since) )when\b|\b(?:what time|what date|deadline|wann)\b"
    r"|\bcu[aá]ndo\b|\bquand\b",
    re.IGNORECASE,
)
_HOW_LONG = re.compile(r"\b(?:how long|how soon|how early|how late|wie lange)\b", re.IGNORECASE)
_HOW_OFTEN = re.compile(r"\b(?:how often|how frequently|how regularly|wie oft)\b", re.IGNORECASE)
_COST = re.compile(
    r"\b(?:how much (?:is|does|do|are|will|can|would)|costs?|price|fees?|wie teuer|was kostet)\b", re.IGNORECASE
)

_A_PERSON = re.compile(
    r"(?<=[\w,;] )(?!I\b)[A-Z][\w.'’-]+(?: [A-Z][\w'’-]+)+|\w@\w"
    r"|\b(?:managers?|directors?|team|leads?|owners?|head|officers?|hr|desk|department|committee|board)\b"
)
_A_TIME = re.compile(
    rf"\b\d{{1,2}}[:.]\d\d\b|\b\d{{1,2}} ?[ap]\.?m\b|\b(?:1[5-9]|20)\d\d\b|\b(?:{'|'.join(_MONTHS + _DAYS)})\b"
    rf"|{_NUMBER}[ -](?:\w+[ -])?(?:minute|hour|day|week|month|year)|\b(?:noon|midnight|uhr|daily|every)\b",
    re.IGNORECASE,
)
_A_DURATION = re.compile(
    rf"{_NUMBER}[ -](?:[\w-]+ )?(?:second|minute|hour|day|night|week|month|quarter|year|decade|tag|woche|monat|jahr)",
    re.IGNORECASE,
)
_A_RHYTHM = re.compile(
    r"\b(?:every|each|once|twice|times|hourly|daily|weekly|fortnightly|monthly|quarterly|yearly|annual(?:ly)?|jede[nrs]?"
    r"|täglich|wöchentlich|monatlich|jährlich)\b",
    re.IGNORECASE,
)
_A_SUM = re.compile(
    r"[$€£¥]\s?\d|\b(?:EUR|USD|GBP|CHF|Rs)\b|\d\s?(?:euros?|dollars?|pounds?|cents?|%|percent)|\d ?[€$£]"
)
# What bounds a number, or counts from or up to a moment: less plainly a count than the number alone.
_BOUNDED = re.compile(
    r"\b(?:up to|at least|at most|no more than|more than|less than|within|after|before|every|from|until|bis zu"
    r"|mindestens|höchstens|innerhalb von|nach|vor)\s+$",
    re.IGNORECASE,
)
_AHEAD = re.compile(
    r"\s*\w*\s*(?:in advance|ahead|before|beforehand|after|ago|later|im voraus|vorher)\b", re.IGNORECASE
)
_BETWEEN = 2  # words between a number and what it counts: "five of your unused days"
_A_NAME = re.compile(r" [A-Z][a-z]+ [A-Z]")  # "7 Ada King": the number of a list, and of no thing
_COMPOUNDED = 4  # letters of a word that may be the end of a longer one

PLAINLY, BOUNDED, SOMEHOW, NOT = 1.0, 0.7, 0.3, 0.0
"""How a sentence gives what is asked for: as such, as a bound of it, as some other number, not at all."""


@dataclass(frozen=True, slots=True)
class Asked:
    """
    What a question asks for.

    Attributes:
        counted: The stem of what "how many" counts, or "".
        kind: What a sentence of the asked kind has; None where the question asks for no value.
    """

    counted: str
    kind: Callable[[str], object] | None
    amount: bool

    def given(self, text: str) -> float:
        """Return how plainly the text gives it, 0.0-1.0."""
        if self.counted:
            return max(self._counts(text), SOMEHOW if gives_an_amount(text) else NOT)
        if self.kind and self.kind(text):
            return PLAINLY
        if self.amount and gives_an_amount(text):
            return SOMEHOW if self.kind else PLAINLY
        return NOT

    def is_given(self, text: str) -> bool:
        """Whether the text gives what is asked for, where that can be told."""
        wants = self.counted or self.kind or self.amount
        return not wants or self.given(text) > SOMEHOW

    def _counts(self, text: str) -> float:
        """Return how plainly the text says how many there are of what is counted."""
        best = NOT
        for number in re.finditer(_NUMBER, text, re.IGNORECASE):
            behind = text[number.end() : number.end() + 60]
            near = words(behind.split(".")[0])[: _BETWEEN + 1]
            at = next((at for at, word in enumerate(near) if self._is_counted(word)), None)
            if at is None or (at > 0 and _A_NAME.match(behind)):
                continue
            rest = behind[behind.lower().find(near[at]) + len(near[at]) :]
            bounded = _BOUNDED.search(text[: number.start()]) or _AHEAD.match(rest)
            best = max(best, BOUNDED if bounded else PLAINLY)
        return best

    def _is_counted(self, word: str) -> bool:
        """Whether a word is what is counted, or the end of it: "Tage" of "Urlaubstage"."""
        return stem(word) == self.counted or (
            len(word) >= _COMPOUNDED and self.counted.endswith(stem(word).removesuffix("e"))
        )


def asked_for(question: str, before: str = "") -> Asked:
    """Return what a question asks for; what it counts may be named in the turn before ("how many of them")."""
    question = _EMPHASIS.sub("", question)
    counting = _COUNTED.search(question)
    if counting:
        named = counting.group(1).lower()
        earlier = _COUNTED.search(before)
        if named in _POINTING:
            named = earlier.group(1).lower() if earlier else ""
        if named and named not in _POINTING:
            return Asked(stem(named), None, amount=True)
    kind = next((gives.search for asks, gives in _KINDS if asks.search(question)), None)
    return Asked("", kind, amount=asks_an_amount(question))


_KINDS = (
    (_HOW_OFTEN, _A_RHYTHM),
    (_HOW_LONG, _A_DURATION),
    (_WHEN, _A_TIME),
    (_WHO, _A_PERSON),
    (_COST, _A_SUM),
)
