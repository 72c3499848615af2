"""Whether a claim gives a value to what another stretch of the sentence gives it to: "opens at 5" of "closes at 5"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from rag.prove.align import Alignment
from rag.prove.checks.beside import OUTSIDE, is_framed
from rag.prove.claim import Claim
from rag.prove.facts.agree import is_same
from rag.prove.facts.values import Clock, Fact, Quantity, Weekday
from rag.prove.fit import competes
from rag.prove.unit import is_row
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import Bag
from rag.prove.words.words import Word

_CUT = re.compile(
    r"[;,]\s|[.]\s|\s\(|\s(?:and|or|but|while|whereas|versus|compared\s(?:to|with)|und|oder|aber|y|o|pero|et|ou|mais)\s",
    re.IGNORECASE,
)
_BETWEEN = re.compile(r"\b(?:between|zwischen|entre)\s[^,;]{1,30}$", re.IGNORECASE)
"""What the "and" of "between 9:00 and 13:00" stands behind."""

_PAIR = 2  # values that can be exchanged
_ENDS = 2  # of a range


@dataclass(frozen=True, slots=True)
class _Stretch:
    """What stands between two commas or "and": its telling words and weekdays in order, and its values."""

    words: Sequence[Word]
    values: Sequence[Fact]
    bag: Bag

    @property
    def ahead(self) -> Word | None:
        """The last telling word before its first value."""
        return next((word for word in reversed(self.words) if word.end <= self.values[0].span.start), None)

    @property
    def behind(self) -> Word | None:
        """The first telling word behind its last value."""
        return next((word for word in self.words if word.start >= self.values[-1].span.end), None)


def check_paired(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for the first value that stands in a near unit beside another word than in the claim."""
    claim = alignment.claim
    values = [fact for fact in claim.facts if _is_value(fact)]
    if not values:
        return
    own: list[_Stretch] = []
    for unit in alignment.near:
        if is_row(unit.text) or sum(map(_is_value, unit.facts)) < _PAIR:
            continue
        theirs = list(_stretches(unit.text, unit.words, unit.facts, unit.language))
        own = own or list(_stretches(claim.text, _inside(claim), claim.facts, claim.language))
        for stretch in own:
            if any(is_framed(value, unit, alignment) for value in stretch.values):
                continue  # "during probation, two weeks suffice"
            if found := _of_another(stretch, theirs, own):
                yield doubtful(Reason.BINDING, f"{found} / {unit.text}")
                return


def _inside(claim: Claim) -> list[Word]:
    """Return the words of a claim but for those that it says it is not about."""
    outside = [match.span() for match in OUTSIDE.finditer(claim.text)]
    return [word for word in claim.words if not any(start <= word.start < end for start, end in outside)]


def _is_value(fact: Fact) -> bool:
    return isinstance(fact, Clock) or (isinstance(fact, Quantity) and not fact.is_label)


def _stretches(text: str, words: Sequence[Word], facts: Sequence[Fact], language: str) -> Iterator[_Stretch]:
    """Yield the stretches of a line that have a value, each with those before it that have none."""
    cuts = [cut.start() for cut in _CUT.finditer(text) if not _BETWEEN.search(text, 0, cut.start())]
    days = {fact.span.start for fact in facts if isinstance(fact, Weekday)}
    taken = [fact.span for fact in facts if _is_value(fact)]
    begin = 0
    for _, end in pairwise([0, *cuts, len(text)]):
        values = [fact for fact in facts if _is_value(fact) and begin <= fact.span.start < end]
        if not values:
            continue
        inside = [word for word in words if begin <= word.start < end]
        telling = [
            word
            for word in inside
            if (word.weight or word.start in days) and not any(s.start <= word.start < s.end for s in taken)
        ]
        values.sort(key=lambda fact: fact.span.start)
        yield _Stretch(telling, values, Bag.of((word.stem for word in telling), language))
        begin = end


def _of_another(stretch: _Stretch, theirs: Sequence[_Stretch], own: Sequence[_Stretch]) -> str:
    """Return a value and the word that it stands beside, where the unit has it beside another one; else ""."""
    for value in stretch.values:
        having = [one for one in theirs if any(is_same(value, found) for found in one.values)]
        if len(having) != 1:
            continue
        for other in theirs:
            if other is having[0] or not any(competes(value, found) for found in other.values):
                continue
            shared = any(is_same(one, found) for one in stretch.values for found in other.values)
            if shared and not _is_range(stretch.values, having[0]):
                continue
            for here, there in _pairs(having[0], other):
                if stretch.bag.holds(there) and not any(one.bag.holds(here) for one in own if value in one.values):
                    return f"{there.text}, {value.span.text}"
    return ""


def _is_range(said: Sequence[Fact], there: _Stretch) -> bool:
    """Whether two times are said from which to which, as in a stretch of a unit: "from 7:00 to 13:00"."""
    return len(said) == len(there.values) == _ENDS and all(isinstance(one, Clock) for one in (*said, *there.values))


def _pairs(one: _Stretch, other: _Stretch) -> Iterator[tuple[Word, Word]]:
    """Yield the words that stand in one place of two stretches, and are in one of them alone."""
    pairs = [(one.ahead, other.ahead), (one.behind, other.behind), *_beside_the_same(one.words, other.words)]
    for here, there in pairs:
        if here and there and not other.bag.holds(here) and not one.bag.holds(there):
            yield here, there


def _beside_the_same(one: Sequence[Word], other: Sequence[Word]) -> Iterator[tuple[Word, Word]]:
    """Yield the words that stand right before the same one: "red alarms", "amber alarms"."""
    for before, word in pairwise(one):
        yield from ((before, ahead) for ahead, same in pairwise(other) if same.stem == word.stem)
