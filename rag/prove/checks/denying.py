"""How much one clause says of another, and whether it denies what the other one does."""

import re
from collections.abc import Iterable

from rag.prove.align import Alignment
from rag.prove.checks.elliptic import is_told
from rag.prove.claim import Claim
from rag.prove.governed import is_head_of_others
from rag.prove.unit import Unit
from rag.prove.words.alike import Bag
from rag.prove.words.clauses import Clause, denies, denies_oddly, is_of_which
from rag.prove.words.denied import is_turned
from rag.prove.words.excepted import EXCEPTS, excepted_in
from rag.prove.words.languages import ENGLISH
from rag.prove.words.opposites import opposites
from rag.prove.words.words import Word, words_of

_UNLESS = re.compile(r"\b(?:unless|except\s(?:with|if|when)|without|until)\b", re.IGNORECASE)
_ASKS = re.compile(
    r"\b(?:needs?|requires?|must|only|if|when|once|can\sapprove|may\sapprove|subject\sto)\b", re.IGNORECASE
)
_NOT_THAN = re.compile(
    r"\b(?:not|no|never|cannot|nobody|\w+n['’]t)\b[^.;]{0,60}\b(?:less|fewer|more|longer|later|earlier|closer)\sthan\b",
    re.IGNORECASE,
)
ALIGNED, SURELY = 0.5, 0.7  # of a clause's words, to be about the same, and to be sure of it
DENIED_TOO = 0.4  # of a denial's words, for another denial to be the same one
FOLLOWING = 3  # words behind a "not" that are what it denies
HELD = 0.5  # of them, for a clause to speak of the same
_FIRST = 2  # words behind a "not" of which what affirms them must have one
_LESS = 0.3  # of a clause, by which a denial may say less of it than what affirms it


def least_of_denial(affirmed: float) -> float:
    """Return how much of a clause must be said where it is denied, as so much of it is said where it is affirmed."""
    return affirmed - _LESS


def affirmed_by(clause: Clause, others: Iterable[Clause]) -> float:
    """Return how much of a clause another one says that has what it denies, and denies nothing itself."""
    affirming = (
        other for other in others if not (other.denials or other.implied - clause.implied or "?" in other.line)
    )
    denied = _denied_behind(clause)
    return max((covered(clause, other) for other in affirming if any(map(other.bag.holds, denied))), default=0.0)


def _denied_behind(clause: Clause) -> list[Word]:
    """Return the first words behind a clause's denial, none where nothing that tells something stands there."""
    return [word for word in clause.denied_words[:_FIRST] if word.start > clause.denials[0]]


def affirmed_in(clause: Clause, units: Iterable[Unit]) -> float:
    """Return how much of a clause a line says that has what it denies, and denies nothing itself."""
    total = weight(clause.words)
    denied = _denied_behind(clause)
    affirming = [
        unit.own
        for unit in units
        if not (unit.denies or "?" in unit.text or any(other.implied for other in unit.clauses))
        and any(map(unit.own.holds, denied))
    ]
    said = (sum(word.weight * own.likeness(word.stem) for word in clause.words) for own in affirming)
    return max(said, default=0.0) / total if total else 0.0


def excuses(other: Clause, clause: Clause) -> bool:
    """Whether a clause denies something of what the claim denies."""
    if not other.denials and not other.implied - clause.implied:
        return False
    denied = clause.denied_words if other.denials else clause.words  # what is forbidden stands anywhere
    return any(other.bag.holds(word) for word in denied) or covered(clause, other) >= DENIED_TOO


def shares_denied(other: Clause, clause: Clause) -> bool:
    """Whether a clause has half of what the claim's denies, or denies most of it by a word such as "banned"."""
    denied = clause.denied_words[:FOLLOWING]
    shared = sum(map(other.bag.holds, denied)) >= HELD * len(denied)
    return (shared and bool(other.denials)) or (
        bool(other.implied - clause.implied) and covered(clause, other) >= ALIGNED
    )


def held(clause: Clause, unit: Unit) -> float:
    """Return how much of a clause a whole unit says."""
    return _said_by(clause, unit.bag)


def covered(clause: Clause, other: Clause) -> float:
    """Return how much of a clause another one says, by weight: 0.0-1.0."""
    return _said_by(clause, other.bag)


def _said_by(clause: Clause, bag: Bag) -> float:
    """Return how much of a clause a bag of words says, by weight: 0.0-1.0."""
    total = weight(clause.words)
    return sum([word.weight * bag.likeness(word.stem) for word in clause.words]) / total if total else 0.0


def weight(words: Iterable[Word]) -> float:
    """Return how much words say together."""
    return sum(word.weight for word in words)


def has_opposite(clause: Clause, other: Clause) -> bool:
    """Whether the two differ by an opposite too, which turns a denial round again."""
    new = other.bag.stems - clause.bag.stems
    if any(opposites(word.stem) & new for word in clause.words):
        return True
    if len(clause.denials) % 2 == len(other.denials) % 2:
        return False
    denied, affirmed = (clause, other) if clause.denials else (other, clause)
    here = {word.stem for word in denied.denied_words} - affirmed.bag.stems
    return is_turned(here, affirmed.bag.stems - denied.bag.stems)


def denies_alike(claim: Claim, word: Word, unit: Unit, other: Word) -> bool:
    """Whether the clauses that two words stand in deny as often, odd or even."""
    return _denials_around(claim.clauses, word) % 2 == _denials_around(unit.clauses, other) % 2


def _denials_around(clauses: Iterable[Clause], word: Word) -> int:
    around = (clause for clause in clauses if clause.start <= word.start < clause.end)
    return sum(not is_of_which(clause.line, at) for clause in around for at in clause.denials)


def lifts(line: str, alignment: Alignment) -> bool:
    """
    Whether a line's denial is none of what the claim says.

    The claim has what lifts it, "need leave to" of "may not unless"; or is of what the line excepts; or denies itself,
    with a limit; or is of the other side of "A does, B does not", or of what stands under another heading.
    """
    if is_taken_out(line, alignment) or _sets_limit(alignment) or is_told(alignment.claim, line):
        return True
    if is_head_of_others(line, alignment):
        return True
    unless = _UNLESS.search(line)
    if unless is None or not _ASKS.search(alignment.claim.text):
        return False
    said = alignment.spoken
    words = [word for word in words_of(line, ENGLISH) if word.weight == 1]
    told = [word for word in words if word.start >= unless.end() and not word.is_capital]
    return bool(words and told) and said.holds(words[0]) and all(map(said.holds, told))


def _sets_limit(alignment: Alignment) -> bool:
    """Whether the claim denies by a limit alone, which is compared as a value: "not less than two metres"."""
    claim = alignment.claim
    return _NOT_THAN.search(claim.text) is not None and not any(clause.denials for clause in claim.clauses)


def is_taken_out(line: str, alignment: Alignment) -> bool:
    """Whether the claim is of what a line excepts, and denies what the line affirms, or the other way round."""
    claim = alignment.claim
    if claim.language != ENGLISH or not EXCEPTS.search(line):
        return False
    denied = denies_oddly(claim.text, ENGLISH)
    return any(out.is_denied != denied and out.is_meant(claim.words) for out in excepted_in(line))


def is_excepted(_: Clause, alignment: Alignment) -> bool:
    """Whether a near unit says of all others what the claim denies of what it excepts: "all but the Red Room"."""
    return any(is_taken_out(unit.text, alignment) for unit in alignment.near)


def is_opposite_asked(clause: Clause, alignment: Alignment) -> bool:
    """Whether a unit has the opposite of what a clause denies, and all else of the question: "it is not paid"."""
    denied = clause.denied_words[:1]
    if not alignment.question or len(clause.words) > len(denied):
        return False
    stems = {word.stem for word in denied}
    asked = [word for word in words_of(alignment.question, ENGLISH) if word.weight and word.stem not in stems]
    units = [unit for parsed in alignment.cited for unit in parsed.units]
    return bool(asked) and any(
        opposites(stem) & unit.own.stems and all(map(unit.bag.holds, asked)) for unit in units for stem in stems
    )


def is_denied_above(clause: Clause, alignment: Alignment) -> bool:
    """Whether an item that says what a clause does stands under a lead-in that denies: "You must not: ..."."""
    total = weight(clause.words)
    return any(
        weight(word for word in clause.words if unit.bag.holds(word)) >= ALIGNED * total
        for unit in alignment.near
        if unit.context and denies(unit.context, unit.language)
    )
