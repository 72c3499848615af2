"""Whether a claim has a word where the one sentence on its particular has the opposite: "open on Sundays"."""

from collections.abc import Iterator

from rag.prove.align import Alignment
from rag.prove.checks.denying import denies_alike
from rag.prove.facts.values import Weekday
from rag.prove.unit import Unit, is_row
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import INFLECTED, Bag
from rag.prove.words.languages import ENGLISH
from rag.prove.words.opposites import opposites
from rag.prove.words.words import Word, words_of

_IS = frozenset("is are was were be been being stays stay remains remain".split())
_BEFORE = 3  # words before a predicate in which its "is" stands
_TURNING = frozenset("before after until once than".split())
"""What is turned round with all that stands on either side of it."""
_ANSWERS = frozenset(["yes", "no"])
_POINTS = frozenset("it they this that these those he she".split())


def check_turned_there(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for a predicate whose opposite a unit has of just what the claim is about."""
    claim = alignment.claim
    if claim.language != ENGLISH or not alignment.near or any(word.folded == "than" for word in claim.words):
        return
    said = alignment.spoken.stems
    for at, word in enumerate(claim.words):
        against = opposites(word.stem) - said if word.folded not in _TURNING else frozenset()
        if not against or _IS.isdisjoint(each.folded for each in claim.words[max(0, at - _BEFORE) : at]):
            continue
        cited = [parsed for parsed in alignment.cited if not against.isdisjoint(parsed.bag.stems)]
        having = (unit for parsed in cited for unit in parsed.units if not against.isdisjoint(unit.own.stems))
        about = _about(word, alignment) if cited else []
        for unit in having if about else ():
            if is_row(unit.text) or "?" in unit.text or word.stem in unit.own.stems:
                continue
            opposite = next(each for each in unit.words if each.stem in against)
            if not denies_alike(claim, word, unit, opposite):
                continue
            if _is_all(unit, opposite, about) or _is_its_own(unit, word, about, alignment):
                yield doubtful(Reason.OPPOSITE, f"{word.text} / {unit.text}")
                return


def _about(predicate: Word, alignment: Alignment) -> list[Word]:
    """Return the telling words of a claim but for a predicate, its weekdays too; "it" stands for what was asked."""
    claim = alignment.claim
    days = {fact.span.start for fact in claim.facts if isinstance(fact, Weekday)}
    others = [word for word in claim.words if word is not predicate and word.folded not in _ANSWERS]
    said = [word for word in others if word.weight or word.start in days]
    if said or _POINTS.isdisjoint(word.folded for word in claim.words):
        return said
    return [word for word in words_of(alignment.question, ENGLISH) if word.weight and word.stem != predicate.stem]


def _is_all(unit: Unit, opposite: Word, about: list[Word]) -> bool:
    """Whether a unit says nothing but what the claim is about, with the opposite."""
    said = Bag.of(word.stem for word in about)
    rest = [word for word in unit.words if word.weight and word is not opposite]
    return (
        bool(rest) and all(said.likeness(word.stem) >= INFLECTED for word in rest) and all(map(unit.bag.holds, about))
    )


def _is_its_own(unit: Unit, predicate: Word, about: list[Word], alignment: Alignment) -> bool:
    """Whether a unit knows all that the claim is about, with a word of it that no unit with the predicate has."""
    close = (*alignment.near, *alignment.around)
    if unit not in close and not (len(about) > 1 and all(map(unit.own.holds, about))):
        return False
    having = [other for other in close if other is not unit and other.own.holds(predicate)]
    own = [
        word
        for word in about
        if unit.own.likeness(word.stem) >= INFLECTED and not any(other.bag.holds(word) for other in having)
    ]
    known = Bag.of(unit.bag.stems | alignment.asked.stems)
    return bool(own) and all(map(known.holds, about))
