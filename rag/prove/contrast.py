"""What a claim in another language says otherwise than the closest unit of what it cites, in words of any language."""

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise, permutations

from rag.prove.align import Alignment
from rag.prove.checks.force import Force, says
from rag.prove.claim import Claim
from rag.prove.facts.agree import has_fact, is_same
from rag.prove.facts.measures import COUNT, MONEY
from rag.prove.facts.values import Code, Day, Fact, Often, Ordinal, Quantity
from rag.prove.nearest import MUCH, near, nearest, words_held
from rag.prove.unit import Unit, is_row
from rag.prove.words.actors import is_actor
from rag.prove.words.alike import Bag
from rag.prove.words.clauses import Clause
from rag.prove.words.contrasts import CONTRASTS
from rag.prove.words.cues import ALL, AXES, BEFORE, EVEN, EVERY, EXCEPT, ONLY, SIDES, SOME_ONLY
from rag.prove.words.foreign import meanings
from rag.prove.words.languages import ENGLISH
from rag.prove.words.opposites import opposites
from rag.prove.words.roots import root_of
from rag.prove.words.words import Word

_PARTS = frozenset(map(root_of, "half third quarter double twice triple partial".split()))
_SHARES = _PARTS.union(map(root_of, "full whole entire complete".split()))
_WHOLE = 100.0  # percent
_NON = re.compile(r"\bnon-|\bnot\s", re.IGNORECASE)  # "non-paid" is "unpaid"
_CONVERSE = frozenset(map(root_of, "send receive arrive come go leave depart join give lend borrow again new".split()))
"""What opposites say of one thing from two sides: what is sent arrives."""
_AS_MUCH = 0.95  # of the words that the fullest unit near has of the claim, for another to be about it as well
_LITTLE = 0.5  # of the words that the fullest unit has of the claim


def contradicts(alignment: Alignment) -> bool:
    """Whether any of the differences that a table of cues can tell is there."""
    unit = nearest(alignment)
    return any(differs(alignment, unit) for differs in _DIFFERENCES)


def _turns_time(alignment: Alignment, unit: Unit) -> bool:
    """Whether the claim says "after" in any language where the near units say "before" alone, or the other way."""
    if _is_turned(BEFORE, alignment.claim.text, alignment.near_text):
        return True
    text = f"{unit.context}\n{unit.text}"
    return any(_is_turned(axis, alignment.claim.text, text) for axis in AXES)


def _is_turned(axis: Iterable[re.Pattern[str]], ours: str, theirs: str) -> bool:
    said = [bool(cue.search(ours)) for cue in axis]
    there = [bool(cue.search(theirs)) for cue in axis]
    return any(said) and any(there) and said == there[::-1] and said != there


def _says_the_opposite(alignment: Alignment, unit: Unit) -> bool:
    """Whether a unit that fits best lacks a word of the claim in all of its meanings, and has the opposite of one."""
    claim = alignment.claim
    if claim.language == ENGLISH:
        return False
    least = _AS_MUCH * max(map(words_held, near(alignment)))
    fitting = [one.unit for held in alignment.held for one in held if words_held(one) >= least]
    return any(
        clause.is_denied == each.is_denied
        for clause in claim.clauses
        for each in turned_clauses(clause, claim, (unit, *fitting))
    )


def turned_clauses(ours: Clause, claim: Claim, units: Iterable[Unit]) -> Iterator[Clause]:
    """Yield the clauses of units that have the opposite of a word of a clause, which the unit itself lacks."""
    said = {word.stem for word in claim.telling}
    for word in ours.words if claim.language != ENGLISH else ():
        meant = _meant(word, claim.language)
        full = opposites if word.weight == 1 else _no_opposites
        against = frozenset().union(*(full(root) | CONTRASTS.get(root, frozenset()) for root in meant))
        against = against - said - meant - _CONVERSE
        for unit in units if against else ():
            if not any(map(unit.bag.likeness, meant)) and not (word.stem.startswith("un") and _NON.search(unit.text)):
                yield from (clause for clause in unit.clauses if not against.isdisjoint(clause.bag.stems))


def _no_opposites(_: str) -> frozenset[str]:
    """Return none: words that say little, as "new", have opposites in every line."""
    return frozenset()


def _meant(word: Word, language: str) -> frozenset[str]:
    """Return the roots of all that a translated word may mean."""
    parts = meanings(word.folded, language)
    return frozenset(root_of(each) for part in parts for each in part) | {word.stem}


def _weakens(alignment: Alignment, _: Unit) -> bool:
    """Whether the claim says "can" or "should" in any language where the closest unit says "must" alone."""
    text, near = alignment.claim.text, alignment.closest.text
    weaker = (Force.SHOULD, Force.MAY)
    if any(clause.is_denied for clause in alignment.claim.clauses) or says(Force.MUST, text):
        return False
    return any(says(force, text) and not says(force, near) for force in weaker) and bool(says(Force.MUST, near))


def _names_another(alignment: Alignment, _: Unit) -> bool:
    """Whether the claim has an employee or the like where all units that fit it have the company or the like."""
    claim = alignment.claim
    said = [word.stem for word in claim.telling if is_actor(word, claim.language)]
    ours, least = Bag.of(word.stem for word in alignment.claim.telling), MUCH * alignment.fit(alignment.closest)
    return bool(said) and all(
        any(not unit.bag.likeness(stem) for stem in said)
        and any(is_actor(word, unit.language) and not ours.likeness(word.stem) for word in unit.words)
        for unit in alignment.near
        if alignment.fit(unit) >= least
    )


def _shares_otherwise(alignment: Alignment, _: Unit) -> bool:
    """Whether the claim speaks of a half, a third or the whole, which the closest unit does not, but of a part."""
    said = [word.stem for word in alignment.claim.telling if word.stem in _SHARES]
    near = [root_of(word.folded) for word in alignment.closest.words if root_of(word.folded) in _SHARES]
    lacks = not any(alignment.closest.bag.likeness(stem) for stem in said)
    return bool(said) and lacks and bool(near or _PARTS.intersection(said))


def _makes_all(alignment: Alignment, unit: Unit) -> bool:
    """Whether the claim says "all" where the unit says "only", or a share of it, or the other way round."""
    claim = alignment.claim
    if ONLY.search(claim.text) and not SOME_ONLY.search(unit.text):
        return bool(EVERY.search(unit.text))
    if not ALL.search(claim.text) or ALL.search(unit.text):
        return False
    if SOME_ONLY.search(unit.text) and not ONLY.search(claim.text):
        return True
    shares = [fact.value for fact in unit.quantities if fact.dimension == "%"]
    return any(share < _WHOLE for share in shares) and not any(fact.dimension == "%" for fact in claim.quantities)


def _exchanges_payers(alignment: Alignment, unit: Unit) -> bool:
    """Whether a value stands with the employee in the claim and with the company in the unit, which names both."""
    claim = alignment.claim
    theirs = _sides(unit.text, [word for word in unit.words if is_actor(word, unit.language)], unit.facts)
    everyone = Bag.of(stem for who, _ in theirs for stem in who)
    for who, values in _sides(
        claim.text, [word for word in claim.telling if is_actor(word, claim.language)], claim.facts
    ):
        for fact in values:
            beside = [Bag.of(other) for other, there in theirs if any(is_same(fact, each) for each in there)]
            told = beside and all(other.stems for other in beside) and any(map(everyone.likeness, who))
            if told and not any(other.likeness(stem) for other in beside for stem in who):
                return True
    return False


def _sides(text: str, actors: Iterable[Word], facts: Iterable[Fact]) -> list[tuple[frozenset[str], list[Fact]]]:
    """Return who stands in each part of a line, with the values that stand there."""
    ends = [*(match.start() for match in SIDES.finditer(text)), len(text)]
    found = []
    for start, end in pairwise([0, *ends]):
        who = frozenset(word.stem for word in actors if start <= word.start < end)
        found.append((who, [fact for fact in facts if start <= fact.span.start < end]))
    return found


def _takes_values_elsewhere(alignment: Alignment, _: Unit) -> bool:
    """Whether a number of the claim stands in units that say little of the rest, which another unit says."""
    held = near(alignment)
    values = [fact for fact in alignment.claim.facts if isinstance(fact, Quantity | Day)]
    if len(values) != 1:  # several are a summary of several units
        return False
    there = {one.unit.text for one in held if has_fact(one.unit, values[0])}
    beside = [words_held(one) for one in held if one.unit.text in there or one.unit.before in there]
    return bool(beside) and max(beside) < _LITTLE * max(map(words_held, held))


def _pairs_otherwise(alignment: Alignment, _: Unit) -> bool:
    """Whether two numbers of the claim stand in parts of a unit near that have another one beside them."""
    return any(_pairs_in(one.unit, alignment.claim.quantities) for one in near(alignment))


def _pairs_in(unit: Unit, numbers: Iterable[Quantity]) -> bool:
    ours = [fact for fact in numbers if has_fact(unit, fact)]
    parts = [values for _, values in _sides(unit.text, (), unit.facts)]
    for one, other in permutations(ours, 2):
        beside = [value for part in parts if any(is_same(one, value) for value in part) for value in part]
        if beside and not any(is_same(other, value) for value in beside):
            return any(_is_like(other, value) for value in beside if not is_same(one, value))
    return False


def _is_in_another_row(alignment: Alignment, _: Unit) -> bool:
    """Whether a number stands in another row than the identifier that the claim says it of."""
    names = [fact for fact in alignment.claim.facts if isinstance(fact, Code)]
    rows = [unit for parsed in alignment.cited for unit in parsed.units if is_row(unit.text)] if names else []
    ours = [unit for unit in rows if any(has_fact(unit, name) for name in names)]
    return bool(ours) and any(
        any(has_fact(unit, number) for unit in rows) and not any(has_fact(unit, number) for unit in ours)
        for number in alignment.claim.quantities
    )


def _is_like(one: Quantity, other: Fact) -> bool:
    """Whether another number counts the same sort of thing."""
    if not isinstance(other, Quantity):
        return False
    return one.dimension == other.dimension or (one.dimension == COUNT and other.dimension in MONEY)


def _ranks_otherwise(alignment: Alignment, unit: Unit) -> bool:
    """Whether the claim has a place in an order, "first" too, of which the unit has another one alone."""
    there = {fact.rank for fact in unit.facts if isinstance(fact, Ordinal)}
    said = {fact.rank for fact in alignment.claim.facts if isinstance(fact, Ordinal)}
    return bool(there) and bool(said) and said.isdisjoint(there) and not AXES[1][0].search(unit.text)


def _repeats_otherwise(alignment: Alignment, _: Unit) -> bool:
    """Whether the claim says how often, and the units near say it otherwise alone."""
    said = [fact.rate for fact in alignment.claim.facts if isinstance(fact, Often)]
    there = [fact.rate for unit in alignment.near for fact in unit.facts if isinstance(fact, Often)]
    return bool(said) and bool(there) and not any(rate in there for rate in said)


def _includes_the_excepted(alignment: Alignment, unit: Unit) -> bool:
    """Whether the claim says "even in X" where the unit says "except in X"."""
    claim = alignment.claim
    excepted = EXCEPT.search(unit.text)
    if excepted is None or not EVEN.search(claim.text) or EXCEPT.search(claim.text):
        return False
    words = Bag.of(word.stem for word in unit.words if excepted.start() < word.start < excepted.end())
    return any(words.holds(word) for word in claim.telling if word.weight == 1)


_DIFFERENCES: tuple[Callable[[Alignment, Unit], bool], ...] = (
    _turns_time,
    _says_the_opposite,
    _weakens,
    _names_another,
    _shares_otherwise,
    _makes_all,
    _exchanges_payers,
    _takes_values_elsewhere,
    _pairs_otherwise,
    _is_in_another_row,
    _ranks_otherwise,
    _repeats_otherwise,
    _includes_the_excepted,
)
