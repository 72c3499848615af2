"""Whether a claim's condition is denied where what it cites affirms it: "if somebody objects" of "if nobody does"."""

import re
from collections.abc import Iterator, Sequence

from rag.prove.align import Alignment
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import Bag
from rag.prove.words.clauses import Clause
from rag.prove.words.languages import ENGLISH
from rag.prove.words.opposites import opposites

_FOLLOWING = 2  # words behind a "not" that are what it denies
_SAME = 0.6  # of either condition, for both to be one
_MAIN = 0.5  # of what the claim says then, for the page to say it then
_IF = re.compile(r"\W*(?:if|when|where|unless|as\slong\sas|provided)\b", re.IGNORECASE)
_UNLESS = re.compile(r"\W*(?:unless|without)\b", re.IGNORECASE)


def check_if_not(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt where the claim has a condition the other way round, and says that the same follows from it."""
    claim = alignment.claim
    if claim.language != ENGLISH or len(claim.clauses) == 1:
        return
    for ours in filter(_is_if, claim.clauses):
        for unit in alignment.near:
            for theirs in filter(_is_if, unit.clauses):
                if _is_turned(ours, theirs) and _follows(_others(claim.clauses, ours), _others(unit.clauses, theirs)):
                    yield doubtful(Reason.NEGATION, f"{ours.text.strip()} / {theirs.text.strip()}")
                    return


def _is_if(clause: Clause) -> bool:
    return bool(_IF.match(clause.text))


def _others(clauses: Sequence[Clause], condition: Clause) -> list[Clause]:
    return [clause for clause in clauses if clause is not condition]


def _is_denied(clauses: Sequence[Clause]) -> bool:
    """Whether clauses deny an odd number of times, "unless" and words such as "fails" too."""
    return sum(len(one.denials) + bool(one.implied) + bool(_UNLESS.match(one.text)) for one in clauses) % 2 == 1


def _is_turned(ours: Clause, theirs: Clause) -> bool:
    """Whether two conditions say the same, and one of them denies it."""
    if _is_denied([ours]) == _is_denied([theirs]) or ours.implied ^ theirs.implied or _is_opposite([ours], [theirs]):
        return False
    denied, affirmed = (ours, theirs) if ours.denials else (theirs, ours)
    if not all(map(affirmed.bag.holds, denied.denied_words[:_FOLLOWING])):
        return False
    return min(_share(ours, [theirs]), _share(theirs, [ours])) >= _SAME


def _follows(ours: Sequence[Clause], theirs: Sequence[Clause]) -> bool:
    """Whether the same is said to follow."""
    if _is_denied(ours) != _is_denied(theirs) or _is_opposite(ours, theirs):
        return False
    return bool(ours) and all(_share(clause, theirs) >= _MAIN for clause in ours)


def _is_opposite(ours: Sequence[Clause], theirs: Sequence[Clause]) -> bool:
    there = {word.stem for clause in theirs for word in clause.words}
    return any(opposites(word.stem) & there for clause in ours for word in clause.words)


def _share(clause: Clause, others: Sequence[Clause]) -> float:
    """Return the share of a clause's words that others have, by weight."""
    there = Bag.of(word.stem for other in others for word in other.words)
    total = sum(word.weight for word in clause.words)
    return sum(word.weight for word in clause.words if there.holds(word)) / total if total else 0.0
