"""Whether a claim speaks of what a near unit denies, and does not deny it."""

import re
from collections.abc import Iterable, Iterator, Sequence

from rag.prove.align import Alignment
from rag.prove.checks.denials import asks_for, same_sense
from rag.prove.checks.denying import lifts
from rag.prove.checks.limits import is_of_what_is_left
from rag.prove.claim import Claim
from rag.prove.unit import Unit
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import Bag
from rag.prove.words.clauses import Clause, is_of_noun
from rag.prove.words.denied import is_turned
from rag.prove.words.roots import root_of
from rag.prove.words.words import Word

_FOLLOWING = 3  # words behind a "not" that are what it denies
_HELD, _MOST = 0.5, 0.65  # of them, for a claim to speak of the same: with the first of them, and without
_UNIT = 0.6  # of the claim, for a unit to be about it
_SURELY = 0.85  # the same for the first denied word alone to tell
_HOW_OFTEN = frozenset(map(root_of, "generally normally usually typically necessarily always currently really".split()))
_MODAL = frozenset(
    map(root_of, "require need oblige expect allow permit able possible access okay ok fine good".split())
)
"""What is required, or allowed, is told by other words in too many ways for one of them to tell."""
_OTHERS = frozenset(["another", "other", "others"])  # no verbs: "is not transferable to another person"
_JOINED = re.compile(r"\b(?:and|or|as|so)\b|[,;:(]", re.IGNORECASE)
_WITHOUT = "without"
_MAIN = re.compile(
    r"\W*\w+(?:\s+[\w'’-]+){5,}?\s(?:then\s.*|(?:they|you|it|we|he|she|this)\s(?:do|does|will|can|may|must|is|are)\b.*)$",
    re.IGNORECASE,
)
"""What stands between an "if" and a denial that is of the main clause, where no comma ends the condition."""


def check_denied_words(alignment: Alignment) -> Iterator[Problem]:
    """
    Yield a doubt where the claim speaks of what a near unit denies, and does not deny it.

    Weaker than `check_denials`, which needs clauses that say the same: here the whole unit holds the claim, and the
    words right behind its "not" are the claim's.
    """
    claim = alignment.claim
    denying = [unit for unit in alignment.near if unit.denies]
    if not denying or any(clause.is_condition for clause in claim.clauses):
        return
    said = alignment.spoken.stems
    denied = [word for clause in claim.clauses for at in clause.denials for word in clause.denied_by(at)[:1]]
    ours = Bag.of(stem for word in denied for stem in (word.stem, word.phrase) if stem)
    implied = _implied(claim.clauses)
    several = len(alignment.cited) > 1  # what one text denies of some, another may say of all
    affirming = [unit for parsed in alignment.cited for unit in parsed.units] if several else alignment.near
    for unit in denying:
        if not _is_denied_there(unit, alignment) or implied - _implied(unit.clauses):
            continue
        new = said - unit.stems
        all_denied = list(_all_denied(unit))
        if _denies_one_of(claim, all_denied) and not any(is_of_noun(unit.text, at) for at in _places(unit)):
            continue  # "cannot reset it" of "do not store it and cannot reset it"
        for words in all_denied:
            head, own = words[0], {word.stem for word in words}
            # Another word for what is denied is none where the unit has it itself, and affirms it.
            spoken = Bag.of(stem for stem in said if stem in own or stem not in unit.own.stems)
            alone = head.stem not in _MODAL and spoken.holds(head) and alignment.fit(unit) >= _SURELY
            if ours.holds(head) or not (alone or _is_spoken(words, spoken)):
                continue
            if is_turned((word.stem for word in words), new):
                continue
            if not any(_affirms_head(fine, head, claim) for other in affirming for fine in other.clauses):
                yield doubtful(Reason.NEGATION, f"{claim.text} / {unit.text}")
                return


def _is_denied_there(unit: Unit, alignment: Alignment) -> bool:
    """Whether a unit is about the claim and denies as the claim does not."""
    if alignment.fit(unit) < _UNIT or same_sense(alignment, unit) or is_of_what_is_left(alignment, unit):
        return False
    return not lifts(unit.text, alignment)


def _implied(clauses: Iterable[Clause]) -> frozenset[str]:
    return frozenset().union(*(clause.implied for clause in clauses))


def _places(unit: Unit) -> Iterator[int]:
    """Yield where the denials of a unit stand."""
    return (at for clause in unit.clauses for at in clause.denials)


def _denies_one_of(claim: Claim, all_denied: Sequence[Sequence[Word]]) -> bool:
    """Whether the claim itself denies what a denial denies first, other than by "without" or of whom it is about."""
    heads = Bag.of(denied[0].stem for denied in all_denied)
    return any(
        heads.holds(word)
        for clause in claim.clauses
        for at in clause.denials
        if not is_of_noun(clause.line, at)
        for word in clause.denied_by(at)[:1]
    )


def _all_denied(unit: Unit) -> Iterator[Sequence[Word]]:
    """Yield what each denial of a unit denies outside of its conditions."""
    for clause in unit.clauses:
        for at in () if asks_for(clause) else clause.denials:
            if at != clause.denials[0] and clause.line.startswith(_WITHOUT, at):
                continue  # "not without an adult" asks for one
            is_main = not clause.is_condition or _MAIN.match(clause.line, clause.start, at)
            if is_main and (denied := _denied(clause, at)):
                yield denied


def _denied(clause: Clause, at: int) -> Sequence[Word]:
    """Return the first words that a denial denies, up to what is joined to them: "is not needed and unlikely"."""
    words = [word for word in clause.denied_by(at)[: _FOLLOWING + 1] if word.stem not in _HOW_OFTEN][:_FOLLOWING]
    if not words or words[0].start < at:
        return words
    to = len(words) > 1 and clause.line[words[0].end : words[1].start].strip() == "to"
    if to and words[0].stem not in _MODAL and words[1].folded not in _OTHERS:
        words = words[1:]  # "is not set up to offer it"
    stop = _JOINED.search(clause.line, words[0].end, words[-1].start)
    return [word for word in words if stop is None or word.start < stop.start()]


def _is_spoken(denied: Sequence[Word], spoken: Bag) -> bool:
    """Whether the claim has the first denied word and half of them, or most of them."""
    share = sum(spoken.holds(word) for word in denied) / len(denied)
    return share >= (_HELD if spoken.holds(denied[0]) else _MOST)


def _affirms_head(fine: Clause, head: Word, claim: Claim) -> bool:
    """Whether a clause without a denial has the denied word among two of the claim's."""
    if fine.denials or head.stem not in fine.bag.stems:
        return False
    return sum(fine.bag.holds(word) for word in claim.telling) >= 2
