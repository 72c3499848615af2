"""Whether what a claim calls free is free where it is cited, and for those of whom the claim says so."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from rag.prove.align import Alignment
from rag.prove.claim import Claim
from rag.prove.facts.agree import is_same, same_amount
from rag.prove.facts.values import Clock, Quantity
from rag.prove.unit import Unit
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import Bag
from rag.prove.words.cue import cue
from rag.prove.words.free import FREE, IN_PART, MAY_BE_FREE, NOT_FREE, PAID, TOLD_FREE, WHEN_FREE
from rag.prove.words.languages import ENGLISH
from rag.prove.words.roles import READER, ROLES
from rag.prove.words.words import Word

_CUE = cue(
    r"\b(?:free|no|not|never|nobody|nothing|without|gratis|complimentary)\b|n['’]t\b",
    needs="free no never without gratis complim n't n’t",
)
_CUT = re.compile(r"[;:,|]\s|\s(?:but|while|whereas|and)\s", re.IGNORECASE)
_ALL = frozenset("everyone everybody anyone anybody all".split())
_OTHERS = frozenset("child children kids adults seniors pensioners families newcomers veterans locals tourists".split())
_ALIKE = {"children": "child", "kids": "child", "kid": "child"}
_WHO = "whoever"
_COSTS = frozenset("free charg cost pai pay fee noth gratis complimentari".split())
_OF_WORDS = frozenset([Reason.NEGATION, Reason.DENIAL, Reason.STRANGE, Reason.OPPOSITE])
_THAN = re.compile(r"(?:small|larg|long|short|heavi|light|cheap|old|young|high|low|bigg)er")
_NON = "non-"


@dataclass(frozen=True, slots=True)
class _Part:
    """
    A part of a line that tells what something costs.

    Attributes:
        people: Those for whom it does, in small letters.
        around: The words of its whole line, and of what that stands under.
    """

    is_free: bool
    text: str
    people: frozenset[str]
    bag: Bag
    around: Bag
    limits: tuple[Quantity, ...]
    clocks: tuple[Clock, ...]
    words: tuple[Word, ...]
    line: Claim | Unit


def check_free(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt where a claim calls something free that is not told to be so, or not for all that it names."""
    claim = alignment.claim
    if claim.language != ENGLISH or not _CUE.search(claim.text):
        return
    said, denied = FREE.search(claim.text), NOT_FREE.search(claim.text)
    if not (said or denied):
        return
    there = _there(alignment)
    free = [part for part in there if part.is_free]
    ours = next((part for part in _parts(claim) if part.is_free), None)
    if denied:
        if free and len(free) == len(there):
            yield doubtful(Reason.NEGATION, f"{denied.group()} / {free[0].text}")
    elif said and not free:
        texts = [f"{unit.context} {unit.text}" for unit in (*alignment.near, *alignment.around)]
        if not any(map(MAY_BE_FREE.search, texts)) or any(map(IN_PART.search, texts)):
            yield doubtful(Reason.OPPOSITE, f"{said.group()} / {alignment.closest.text}")
    elif ours and not any(_is_free_for(ours, part, there) for part in free):
        yield doubtful(Reason.CONDITION, f"{ours.text} / {free[0].text}")


def without_nothing(problems: list[Problem], alignment: Alignment) -> list[Problem]:
    """Return the problems; of what is told to be free in other words than the claim's, without those of the words."""
    claim = alignment.claim
    if claim.language != ENGLISH or not any(one.reason in _OF_WORDS for one in problems):
        return problems
    if not (_CUE.search(claim.text) and FREE.search(claim.text)):
        return problems
    ours = list(_parts(claim))
    if len(ours) != 1 or not ours[0].is_free:
        return problems
    said, there = _without_deed(ours[0]), _there(alignment)
    for part in there:
        if part.is_free and all(map(part.around.holds, said)) and _is_free_for(ours[0], part, there):
            return [one for one in problems if one.reason not in _OF_WORDS]
    return problems


def _without_deed(part: _Part) -> list[Word]:
    """Return what a part is about, without what its people do with that: "students (ride) the shuttle"."""
    said = _said(part)
    people = {word.end for word in part.words if word.folded in part.people}
    return [word for word in said if word.start - 1 not in people] or said


def _there(alignment: Alignment) -> list[_Part]:
    return [part for unit in (*alignment.near, *alignment.around) for part in _parts(unit)]


def _is_free_for(ours: _Part, part: _Part, there: Sequence[_Part]) -> bool:
    """Whether a part of the page says that it is free of all whom a claim's part names, and whenever that says so."""
    if not _is_free_when(ours, part):
        return False
    paid = [one for one in there if not one.is_free]
    said = _said(ours)
    if said and _said(part) and not any(map(part.bag.holds, said)):
        return False
    if any(sum(map(one.bag.holds, said)) > sum(map(part.around.holds, said)) for one in paid):
        return False
    is_of_all = not part.people or not _ALL.isdisjoint(part.people) or _WHO in ours.people
    if not ours.people:
        return is_of_all or (part.people <= READER and not any(one.people for one in paid))
    for one in ours.people:
        if any(_is_among(one, other.people) for other in paid) and not _is_among(one, part.people):
            return False
    return is_of_all or all(_is_among(one, part.people) for one in ours.people)


def _is_free_when(ours: _Part, part: _Part) -> bool:
    """Whether a claim says when, and within which limits, something is free as a part of the page does."""
    when = _times(ours.line.text)
    if not _times(part.text) <= when or not when <= _times(part.line.text):
        return False
    if not all(any(is_same(time, one) for one in ours.line.facts) for time in part.clocks):
        return False
    limits = [(one, limit) for one in ours.line.quantities for limit in part.limits if same_amount(one, limit)]
    within = [limit for one, limit in limits if one.direction in {None, limit.direction} or not ours.limits]
    return len(within) >= len(part.limits)


def _times(text: str) -> frozenset[str]:
    return frozenset(match.group().lower() for match in WHEN_FREE.finditer(text))


def _said(part: _Part) -> list[Word]:
    """Return what a part is about, but for what it costs and for whom."""
    people = READER | ROLES | _OTHERS
    telling = (word for word in part.words if word.weight == 1 and word.folded not in people)
    told = (word for word in telling if word.stem not in _COSTS and not WHEN_FREE.fullmatch(word.text))
    return [word for word in told if not _THAN.fullmatch(word.folded)]


def _is_among(one: str, people: frozenset[str]) -> bool:
    """Whether somebody is one of those who are named."""
    if one in _ALL:
        return not _ALL.isdisjoint(people)
    if one in READER and not (READER - _ALL).isdisjoint(people):
        return True
    return _singular(one) in set(map(_singular, people))


def _singular(word: str) -> str:
    return _ALIKE.get(word, word.removesuffix("s"))


def _people(words: Sequence[Word], text: str) -> frozenset[str]:
    """Return whom a stretch of a text names; a non-member is no member."""
    named = [word for word in words if word.folded in ROLES or word.folded in READER or word.folded in _OTHERS]
    is_non = [text[: word.start].lower().endswith(_NON) for word in named]
    return frozenset(_NON + one.folded if non else one.folded for one, non in zip(named, is_non, strict=True))


def _parts(line: Claim | Unit) -> Iterator[_Part]:
    """Yield the parts of a line that tell what something costs; what tells no cost belongs to the part before it."""
    text = line.text
    cuts = [0, *(cut.end() for cut in _CUT.finditer(text)), len(text)]
    begin: int | None = None
    for start, end in [*pairwise(cuts), (len(text), len(text))]:
        tells = bool(TOLD_FREE.search(text, start, end) or PAID.search(text, start, end))
        if begin is not None and (tells or start == end):
            yield _part(line, begin, start)
        if tells:
            begin = start if begin is not None else 0


def _part(line: Claim | Unit, start: int, end: int) -> _Part:
    text = line.text[start:end]
    words = tuple(word for word in line.words if start <= word.start < end)
    facts = [fact for fact in line.facts if start <= fact.span.start < end]
    limits = tuple(fact for fact in facts if isinstance(fact, Quantity) and fact.direction)
    clocks = tuple(fact for fact in facts if isinstance(fact, Clock))
    is_free = TOLD_FREE.search(text) is not None and not NOT_FREE.search(text)
    bag = Bag.of(word.stem for word in words)
    around = line.bag if isinstance(line, Unit) else bag
    return _Part(is_free, text, _people(words, line.text), bag, around, limits, clocks, words, line)
