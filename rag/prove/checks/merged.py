"""Whether a claim gives what a page says of one condition to another: "absences" of "cheating means exclusion"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rag.prove.align import Alignment
from rag.prove.unit import Unit, is_row
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import INFLECTED, Bag
from rag.prove.words.clauses import Clause
from rag.prove.words.languages import ENGLISH
from rag.prove.words.words import Word

_IF = re.compile(r"\W*(?:if|when|whenever|once|where|after|as\ssoon\sas|in\scase)\b", re.IGNORECASE)
_LEADS = re.compile(
    r"\b(?:lead|leads|leading|led|result|results|resulting|end|ends)\s(?:to|in)\b|\b(?:means?|causes?|triggers?)\b",
    re.IGNORECASE,
)
"""What stands between a cause and what follows from it."""
_POINTS_BACK = re.compile(
    r"(?:[\w'’]+\s){0,3}?(?:it|they|this|that|these|those|such|so|then|otherwise|also|he|she|again|further|afterwards)\b",
    re.IGNORECASE,
)
_SAME = 0.6  # of a condition, for both to be one
_MOST = 0.5  # of what follows, for a page to say it; of a condition, for a claim to speak of it


@dataclass(frozen=True, slots=True)
class _Rule:
    """A condition, and what follows from it: the words of each that tell something."""

    condition: Sequence[Word]
    follows: Sequence[Word]


def check_merged(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for a condition of one sentence with what another one says of a condition of its own."""
    claim = alignment.claim
    if claim.language != ENGLISH or not (_LEADS.search(claim.text) or any(_is_if(one) for one in claim.clauses)):
        return
    ours = _rule(claim.text, claim.words, claim.clauses)
    if ours is None:
        return
    units = [unit for parsed in alignment.cited for unit in parsed.units if not is_row(unit.text)]
    if any(_has(unit, ours.condition, _SAME) and _share(unit.bag, ours.follows) > _MOST for unit in units):
        return
    own = next((unit for unit in units if _is_of(unit, ours)), None)
    other = next((unit for unit in units if own and _is_of_another(unit, ours)), None)
    if own and other:
        yield doubtful(Reason.BINDING, f"{own.text} / {other.text}")


def _is_if(clause: Clause) -> bool:
    return bool(_IF.match(clause.text))


def _rule(text: str, words: Sequence[Word], clauses: Sequence[Clause]) -> _Rule | None:
    """Return what a line says of a condition, as a clause of its own or as what something leads to."""
    telling = [word for word in words if word.weight]
    first = next((clause for clause in clauses if _is_if(clause)), None)
    if first and len(clauses) > 1:
        condition = [word for word in telling if first.start <= word.start < first.end]
        follows = [word for word in telling if word not in condition]
    elif leads := _LEADS.search(text):
        condition = [word for word in telling if word.end <= leads.start()]
        follows = [word for word in telling if word.start >= leads.end()]
    else:
        return None
    return _Rule(condition, follows) if _full(condition) and _full(follows) else None


def _full(words: Sequence[Word]) -> list[Word]:
    return [word for word in words if word.weight == 1]


def _has(unit: Unit, words: Sequence[Word], share: float) -> bool:
    return _share(unit.bag, words) >= share


def _share(bag: Bag, words: Sequence[Word]) -> float:
    total = sum(word.weight for word in words)
    return sum(word.weight for word in words if bag.holds(word)) / total if total else 0.0


def _is_of(unit: Unit, ours: _Rule) -> bool:
    """Whether a unit has the condition, with something else that follows from it."""
    theirs = _rule(unit.text, unit.words, unit.clauses)
    if theirs is None or any(unit.bag.likeness(word.stem) >= INFLECTED for word in _full(ours.follows)):
        return False
    return _share(Bag.of(word.stem for word in theirs.condition), ours.condition) >= _SAME


def _is_of_another(unit: Unit, ours: _Rule) -> bool:
    """Whether a unit says what follows of a condition of its own, which the claim does not speak of."""
    theirs = _rule(unit.text, unit.words, unit.clauses)
    if theirs is None or unit.before or _POINTS_BACK.match(unit.text) or _has(unit, ours.condition, _SAME):
        return False
    said = Bag.of(word.stem for word in (*ours.condition, *ours.follows))
    apart = not any(map(said.holds, theirs.condition[:1])) and _share(said, theirs.condition) <= _MOST
    return apart and _share(Bag.of(word.stem for word in theirs.follows), ours.follows) >= _MOST
