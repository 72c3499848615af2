"""Whether only a question of the page says what a claim does: a question affirms nothing, its answer does."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rag.prove.align import Alignment
from rag.prove.parse import Parsed
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import Bag
from rag.prove.words.clauses import Clause
from rag.prove.words.words import Word, stems_of

_POLAR = re.compile(
    r"""\W*(?:Q(?:uestion)?\s?\d{0,2}[:.)]\s*)?(?:(?:and|so|but|also|ok(?:ay)?)[,\s]+)?(?:
        do|does|did|is|are|was|were|am|can|could|may|might|must|should|shall|will|would|has|have|had
        |darf|dürfen|kann|können|muss|müssen|ist|sind|hat|haben|gibt
        |puedo|puede|podemos|debo|hay|es|está|tengo|est-ce|puis-je|peut-on|dois-je|faut-il|y\sa-t-il
    )(?:n['’]t)?\b[^?]*\?\W*$""",
    re.IGNORECASE | re.VERBOSE,
)
_A = r"\W*(?:A(?:nswer)?\s?\d{0,2}[:.)]\s*)?"
_YES = re.compile(_A + r"(?:yes|yep|correct|absolutely|of\scourse|certainly|ja|s[ií]|oui|はい)(?!\w)", re.IGNORECASE)
_NO = re.compile(_A + r"(?:no|nope|never|nein|non|いいえ)\s*(?:[,.;:!–—-]|$)", re.IGNORECASE)
_DENIES = re.compile(r"\W*(?:no|never|nein|non|いいえ)(?!\w)", re.IGNORECASE)
_MOST = 0.4  # of a claim's words, for it to say what the question asks
_LENT = 0.6  # of them, for it to rest on the question alone
_WHOLE = 0.9  # of them, for it to be the question as a statement


@dataclass(frozen=True, slots=True)
class Asked:
    """A question that is answered with yes or no, and the sentence behind it."""

    question: Bag
    text: str
    answer: str

    @property
    def is_denied(self) -> bool:
        """Whether the answer begins with a no."""
        return bool(_NO.match(self.answer))


def check_questions(alignment: Alignment) -> Iterator[Problem]:
    """
    Yield a doubt where a claim affirms what the page only asks, or asks and denies.

    Questions with "how" or "when" take for granted what they ask about, and may bear it out.
    """
    claim = alignment.claim
    if claim.text.rstrip().endswith("?"):
        return
    asked = list(questions(alignment))
    for clause in claim.clauses if asked else ():
        if not (clause.is_denied or clause.is_condition or _DENIES.match(claim.text)):
            yield from (problem for one in asked if (problem := _affirms(clause, one, alignment)))


def _affirms(clause: Clause, asked: Asked, alignment: Alignment) -> Problem | None:
    """Return a doubt when a clause affirms what a question asks, and its answer does not."""
    total = _weight(clause.words)
    if any(word not in asked.text.lower() for word in clause.implied) or _YES.match(asked.answer):
        return None
    lent = [word for word in clause.words if asked.question.holds(word)]
    if asked.is_denied and _weight(lent) >= _MOST * total:
        return doubtful(Reason.NEGATION, f"{asked.text} {asked.answer}")
    only = _weight(_only_asked(lent, asked, alignment))
    if only >= _LENT * total or (only and _weight(lent) >= _WHOLE * total):
        return doubtful(Reason.ASKED, asked.text)
    return None


def questions(alignment: Alignment) -> Iterator[Asked]:
    """Yield the questions of the page that are answered with yes or no, in the windows and right above them."""
    for window in alignment.windows:
        parsed = alignment.cited[window.index]
        for at in range(window.first, window.last + 1):
            unit = parsed.units[at]
            if _POLAR.match(unit.text):
                yield Asked(unit.own, unit.text, parsed.units[at + 1].text if at + 1 < len(parsed.units) else "")
        heading = heading_of(parsed)
        if _POLAR.match(heading):
            yield Asked(Bag.of(stems_of(heading, parsed.language)), heading, parsed.units[0].text)


def heading_of(parsed: Parsed) -> str:
    """Return the heading right above a text, its title where it has none."""
    above = parsed.source.section or parsed.source.title
    return re.split(r"[\n›]", above)[-1].strip()


def _only_asked(lent: list[Word], asked: Asked, alignment: Alignment) -> list[Word]:
    """Return the words that nothing near but questions holds."""
    said = [unit.own for unit in alignment.near if not _POLAR.match(unit.text)]
    said.append(Bag.of(stems_of(asked.answer, alignment.claim.language)))
    return [word for word in lent if not any(bag.holds(word) for bag in said)]


def _weight(words: Iterable[Word]) -> float:
    return sum(word.weight for word in words)


def is_answered_no(clause: Clause, alignment: Alignment) -> bool:
    """Whether the page asks for what a clause denies, and says no."""
    denied = [asked.question for asked in questions(alignment) if asked.is_denied]
    return any(bag.holds(word) for bag in denied for word in clause.denied_words)
