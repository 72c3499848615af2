"""Whether a claim affirms what the page speaks of only to deny it: "gives the address" of "should not show it"."""

import re
from collections.abc import Iterator, Sequence

from rag.prove.align import Alignment
from rag.prove.checks.denying import lifts
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import INFLECTED, Bag
from rag.prove.words.clauses import Clause, is_of_noun
from rag.prove.words.denied import is_turned
from rag.prove.words.languages import ENGLISH
from rag.prove.words.words import Word

_ENDS = re.compile(
    r"\b(?:that|which|because|when|if|unless|until|so)\b|\b(?:and|but)\s(?:then\s)?(?:must|should|will|can|may|is|are)\b",
    re.IGNORECASE,
)
_BOUNDS = re.compile(r"\b(?:without|unless|until|only|except\w*|other\sthan|more\sthan)\b", re.IGNORECASE)
"""What a denial sets bounds with: "not without consent" asks for it."""
_DENIED = 4  # words behind a "not" that are what it denies
_HALF = 0.5  # of them, for the claim to speak of the same


def check_denied_only(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for a word that a claim without a denial has, and that what is cited has behind a "not" alone."""
    claim = alignment.claim
    if claim.language != ENGLISH or not alignment.near:
        return
    if any(clause.denials or clause.implied for clause in claim.clauses):
        return
    close = {unit.text: unit for unit in (*alignment.near, *alignment.around) if unit.denies}
    said = alignment.spoken
    for word in _affirmed(alignment) if close else ():
        if not any(_has(unit.own, word) for unit in close.values()):
            continue
        having = _clauses_with(word, alignment)
        if not having or having[0].line not in close or lifts(having[0].line, alignment):
            continue
        denied = [_denied_with(word, clause) for clause in having]
        if not all(denied):
            continue
        others = [each for each in claim.telling if each.start != word.start]
        if len(denied[0]) == 1 and not any(map(close[having[0].line].bag.holds, others)):
            continue  # nothing but "cannot pay"
        if is_turned(
            (each.stem for each in denied[0]), {each.stem for each in others} - close[having[0].line].own.stems
        ):
            continue
        total = sum(each.weight for each in denied[0])
        if sum(each.weight for each in denied[0] if said.holds(each)) >= _HALF * total:
            yield doubtful(Reason.NEGATION, f"{word.text} / {having[0].text.strip()}")
            return


def _affirmed(alignment: Alignment) -> Iterator[Word]:
    """Yield the words of full weight that a claim has outside of conditions."""
    for clause in alignment.claim.clauses:
        if not clause.is_condition:
            yield from (word for word in clause.words if word.weight == 1)


def _has(bag: Bag, word: Word) -> bool:
    """Whether a line has a word, or a form of it."""
    return bag.likeness(word.stem) >= INFLECTED


def _clauses_with(word: Word, alignment: Alignment) -> list[Clause]:
    """Return the cited clauses with a word; none where one of them is in a unit that denies nothing."""
    units = [unit for parsed in alignment.cited for unit in parsed.units if _has(unit.own, word)]
    if any(_has(clause.bag, word) for unit in units if not unit.denies for clause in unit.clauses):
        return []
    return [clause for unit in units for clause in unit.clauses if _has(clause.bag, word)]


def _denied_with(word: Word, clause: Clause) -> Sequence[Word]:
    """Return the words that a clause denies together with one; empty where it does not deny it."""
    if _BOUNDS.search(clause.text):
        return ()
    if any(is_of_noun(clause.line, at) for at in clause.denials[1:]):
        return ()  # "no dog that is not vaccinated" asks for it
    ends = [*clause.denials[1:], clause.end]
    for at, end in zip(clause.denials, () if clause.is_condition else ends, strict=False):
        stop = _ENDS.search(clause.line, at, end)
        behind = [each for each in clause.words if at < each.start < (stop.start() if stop else end)][:_DENIED]
        if any(_has(Bag.of([each.stem]), word) for each in behind):
            return behind
    return ()
