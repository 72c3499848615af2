"""Whether what becomes of something in a claim is what becomes of it where it is cited: it ends, or is handed back."""

import re
from collections.abc import Iterable, Iterator

from rag.prove.align import Alignment
from rag.prove.halves import has_verb
from rag.prove.unit import Unit, is_row
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.clauses import Clause, denies, is_of_noun
from rag.prove.words.languages import ENGLISH
from rag.prove.words.outcome import Outcome
from rag.prove.words.outcomes import OPPOSED, OUTCOMES

_ABOUT = 0.6  # of the claim, for a unit to say what becomes of the same
_LESS = 0.6  # of it, by which another unit near may say less, and yet tell what becomes of that
_GOES_ON = re.compile(r"\band\b|\bbut\b|\bwith\sno\b", re.IGNORECASE)
_IF = re.compile(r"\W*(?:if|when|whenever|once|unless|where|should)\b", re.IGNORECASE)
_IS = re.compile(r"(?:is|are|was|were)\b", re.IGNORECASE)
_ENDS = re.compile(r"[.!][\W]*$")
_DENIES_ALL = re.compile(r"(?:no|none|nobody|nothing|neither|nor)\b", re.IGNORECASE)
"""What denies the verb of its clause, however far that is; a "not" stands right before its own."""
_REACH = 2  # words from a "not" to what it denies, auxiliaries aside
_AUXILIARIES = frozenset("have has to be been being need needs get gets".split())
_BEFORE_NO = "with "
_BOUNDS = re.compile(r"\b(?:until|till|unless|otherwise|except|avoid\w*|prevent\w*|rather|instead)\b", re.IGNORECASE)


def check_outcomes(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for an outcome of the claim that nothing near tells of, or for which the closest has another."""
    claim = alignment.claim
    if claim.language != ENGLISH or not alignment.near or _BOUNDS.search(claim.text):
        return
    for name, outcome in OUTCOMES.items():
        said = outcome.said.search(claim.text)
        if said is None or _only_when(claim.clauses, said):
            continue
        closest = alignment.closest
        if is_row(closest.text) or not (_ENDS.search(closest.text) or has_verb(closest.text)):
            return
        denied = _is_denied(claim.clauses, said.end() - 1)
        least = alignment.fit(closest) - _LESS
        units = [unit for unit in (*alignment.near, *alignment.around) if alignment.fit(unit) >= least]
        if not any(_tells(unit, outcome, denied=denied) for unit in units):
            yield doubtful(Reason.STRANGE, said.group())
            return
        other = _other(name, closest, denied=denied) if alignment.fit(closest) >= _ABOUT else ""
        if other and not _tells(closest, outcome, denied=denied):
            yield doubtful(Reason.OPPOSITE, f"{said.group()} / {other}")
            return


def _tells(unit: Unit, outcome: Outcome, *, denied: bool) -> bool:
    """Whether a unit says an outcome as often denied, or its opposite not so."""
    if outcome.told.search(f"{unit.context} {unit.before}"):
        return True
    is_open = "?" in unit.text or is_row(unit.text) or denies(unit.context, ENGLISH)
    for pattern, wanted in ((outcome.told, denied), (outcome.turned, not denied)):
        for found in pattern.finditer(unit.text) if pattern else ():
            if _in_condition(unit.clauses, found.start()):
                continue
            if is_open or _is_denied(unit.clauses, found.start()) == wanted:
                return True
    return False


def _other(name: str, unit: Unit, *, denied: bool) -> str:
    """Return what a unit says that nothing has together with an outcome, "" where it says nothing of that kind."""
    if _BOUNDS.search(unit.text):
        return ""
    for one, outcome in OUTCOMES.items():
        if (name, one) in OPPOSED and (found := outcome.said.search(unit.text)):
            at = found.end() - 1
            if not _in_condition(unit.clauses, at) and _is_denied(unit.clauses, at) == denied:
                return found.group()
    return ""


def _in_condition(clauses: Iterable[Clause], at: int) -> bool:
    """Whether a place stands in a clause that says when something holds, or for whom."""
    return any(_IF.match(clause.text) for clause in clauses if clause.start <= at < clause.end)


def _only_when(clauses: Iterable[Clause], said: re.Match[str]) -> bool:
    """Whether it is said in a condition; "bikes left after term are sold" has its verb behind a time."""
    at = said.end() - 1
    clause = next((one for one in clauses if one.start <= at < one.end), None)
    if clause is None or not clause.is_condition:
        return False
    is_main = clause.start > 0 and _IS.match(said.group()) and not has_verb(clause.line[: clause.start])
    return bool(_IF.match(clause.text)) or not is_main


def _is_denied(clauses: Iterable[Clause], at: int) -> bool:
    """Whether an odd number of denials stands before a place, in its clause, that deny it."""
    denials = [
        place
        for clause in clauses
        if clause.start <= at < clause.end
        for place in clause.denials
        if place <= at
        and not is_of_noun(clause.line, place)
        and not clause.line.endswith(_BEFORE_NO, 0, place)
        and not _GOES_ON.search(clause.line, place, at)
        and (_DENIES_ALL.match(clause.line, place) or _words_between(clause.line, place, at) <= _REACH)
    ]
    return len(denials) % 2 == 1


def _words_between(line: str, denial: int, at: int) -> int:
    """Return how many words stand between a denial and a place, its own and auxiliaries aside."""
    return sum(word.lower() not in _AUXILIARIES for word in line[denial:at].split()[1:])
