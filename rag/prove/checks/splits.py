"""Whether a claim that splits at a limit, "up to 500 A, above that B", gives either side what the page gives it."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import pairwise

from rag.prove.align import Alignment
from rag.prove.claim import Claim
from rag.prove.facts.agree import is_same, same_amount
from rag.prove.facts.orders import single
from rag.prove.facts.values import Direction, Fact, Line, Quantity
from rag.prove.unit import Unit
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import Bag
from rag.prove.words.cue import cue
from rag.prove.words.languages import ENGLISH
from rag.prove.words.words import Word

_CUT = re.compile(r"[;:,|]\s|[.]\s|\s(?:and|but|while|whereas)\s", re.IGNORECASE)
_ALL = r"\b(?:any|every)(?:thing|one|body)|\ball|\bthose|\bwhatever|\bones?"
_ASIDE = re.compile(
    rf"""(?P<up>(?:{_ALL})\s(?:that\sis\s|which\sis\s|worth\s|else\s)?(?:above|over|beyond)\b(?!\s[$€£]?\d)
      | \b(?:above|over|beyond|past|exceeding)\s(?:that|this|it)\b | \bfrom\s(?:then|there)\son\b
      | \b(?:more|larger|bigger|longer|heavier|higher|greater|costlier|dearer|pricier)\b(?!\sthan))
    | (?P<down>(?:{_ALL})\s(?:that\sis\s|which\sis\s|worth\s|else\s)?(?:below|under)\b(?!\s[$€£]?\d)
      | \b(?:below|under|within)\s(?:that|this|it)\b | \bup\sto\s(?:that|this|there)\b
      | \b(?:less|smaller|shorter|lighter|lower|cheaper|fewer)\b(?!\sthan))
    | (?P<rest>\b(?:otherwise|if\snot|(?:all|any|every)\s?(?:thing|one)?\s(?:else|others?)
      | the\s(?:rest|others?|remainder)|others)\b)""",
    re.IGNORECASE | re.VERBOSE,
)
"""What stands for all on one side of a limit that was named before, or on its other side."""
_CUE = cue(
    r"\b(?:over|above|beyond|past|exceeding|more|larger|bigger|longer|heavier|higher|greater|costlier|dearer|pricier|from"
    r"|below|under|within|less|smaller|shorter|lighter|lower|cheaper|fewer|otherwise|else|if\snot|others?|rest|remainder)\b"
)
_FROM = re.compile(r"\bfrom\s$", re.IGNORECASE)
_OF = re.compile(r"\s(?:of\s)?(?:the\s|your\s)?")
_OF_SIDES = frozenset([Reason.COMPARISON, Reason.BINDING, Reason.SWAP, Reason.OPPOSITE, Reason.NEGATION, Reason.DENIAL])
_TURNED = {Direction.UP: Direction.DOWN, Direction.DOWN: Direction.UP}
_TWO = 2


class _Found(Enum):
    TOLD = auto()
    TURNED = auto()


@dataclass(slots=True)
class _Side:
    """What is said of all on one side of a limit; `of` are the words beside the limit: what is limited."""

    way: Direction
    limit: Quantity
    words: list[Word]
    facts: list[Fact]
    of: tuple[Word, ...] = ()
    denials: int = 0

    @property
    def is_denied(self) -> bool:
        return self.denials % 2 == 1


def check_splits(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt where what the page says of one side of a limit, the claim says of the other."""
    if _read(alignment) is _Found.TURNED:
        yield doubtful(Reason.COMPARISON, alignment.claim.text)


def without_sides(problems: list[Problem], alignment: Alignment) -> list[Problem]:
    """Return the problems; of a claim that gives either side of a limit its own, without those of what goes where."""
    if any(problem.reason in _OF_SIDES for problem in problems) and _read(alignment) is _Found.TOLD:
        return [problem for problem in problems if problem.reason not in _OF_SIDES]
    return problems


def _read(alignment: Alignment) -> _Found | None:
    claim = alignment.claim
    if claim.language != ENGLISH or not _CUE.search(claim.text):
        return None
    if not any(_way_of(limit, claim.text) for limit in _limits(claim)):
        return None
    ours = list(_sides(claim, None))
    if len(ours) != _TWO or ours[0].way is ours[1].way or not same_amount(ours[0].limit, ours[1].limit):
        return None
    theirs = _merged(side for side in _theirs(alignment) if same_amount(ours[0].limit, side.limit))
    if len(theirs) != _TWO:
        return None
    return _held(ours, theirs, alignment)


def _held(ours: Sequence[_Side], theirs: dict[Direction, _Side], alignment: Alignment) -> _Found | None:
    """Return whether either side of a claim has what its own side of the page has, or what the other has."""
    differ = len({side.is_denied for side in theirs.values()}) > 1
    alike = [side.is_denied == theirs[side.way].is_denied for side in ours]
    if differ and not any(alike):
        return _Found.TURNED
    found = [_of_side(side, theirs[side.way], theirs[_TURNED[side.way]], alignment, differ=differ) for side in ours]
    if _Found.TURNED in found:
        return _Found.TURNED
    return _Found.TOLD if all(alike) and all(found) else None


def _of_side(side: _Side, own: _Side, other: _Side, alignment: Alignment, *, differ: bool) -> _Found | None:
    """Return where the page has what one side of a claim has; `differ` says that the page denies one side alone."""
    bag, opposite = (Bag.of(word.stem for word in each.words) for each in (own, other))
    words = [word for word in side.words if word not in side.of]
    here = [word for word in words if bag.meets(word) > opposite.meets(word)]
    there = [word for word in words if opposite.meets(word) > bag.meets(word)]
    values = [_where(fact, own, other) for fact in side.facts]
    elsewhere = any(word.weight == 1 for word in there) and not here and _Found.TOLD not in values
    if elsewhere or _Found.TURNED in values:
        return _Found.TURNED
    if there or None in values or not (here or values or differ):
        return None
    unknown = [word for word in side.words if word.weight == 1 and not any(u.bag.holds(word) for u in alignment.near)]
    return _Found.TOLD if len(unknown) <= len(here) + len(values) else None


def _where(fact: Fact, own: _Side, other: _Side) -> _Found | None:
    """Return whether a value is one of its own side, or of the other alone."""
    if any(is_same(fact, one) for one in own.facts):
        return _Found.TOLD
    return _Found.TURNED if any(is_same(fact, one) for one in other.facts) else None


def _theirs(alignment: Alignment) -> Iterator[_Side]:
    """Yield the sides of the near units, in order; what a unit begins with may be of the limit of the one before."""
    near = {*alignment.near, *alignment.around}
    for parsed in alignment.cited:
        last: _Side | None = None
        for unit in parsed.units:
            sides = list(_sides(unit, last)) if unit in near else []
            yield from sides
            last = sides[-1] if sides else None


def _merged(sides: Iterator[_Side]) -> dict[Direction, _Side]:
    found: dict[Direction, _Side] = {}
    for side in sides:
        if side.way in found:
            found[side.way].words.extend(side.words)
            found[side.way].facts.extend(side.facts)
            found[side.way].denials += side.denials
        else:
            found[side.way] = side
    return found


def _sides(line: Claim | Unit, last: _Side | None) -> Iterator[_Side]:
    """Yield the sides of limits that a line speaks of, in order; what names none goes on with the one before it."""
    text = line.text
    cuts = [0, *(cut.end() for cut in _CUT.finditer(text)), len(text)]
    denials = [at for clause in line.clauses for at in clause.denials]
    limits = _limits(line)
    begun: _Side | None = None
    ahead: list[Word] = []
    for start, end in pairwise(cuts):
        inside = [word for word in line.words if start <= word.start < end]
        telling = [word for word in inside if word.weight and not any(_holds(limit, word) for limit in limits)]
        side = _side(line.text, limits, (start, end), begun or last)
        facts = [fact for fact in line.facts if start <= fact.span.start < end and (not side or fact is not side.limit)]
        if side is None:
            (begun.words if begun else ahead).extend(telling)
        else:
            if begun:
                yield begun
            begun, ahead = side, ahead if begun is None else []
            side.of = _beside(side, telling, text, start, end)
            side.words.extend([*ahead, *(word for word in telling if not _is_aside(word, text, start, end))])
            ahead = []
        if begun:
            begun.facts.extend(facts)
            begun.denials += sum(start <= at < end for at in denials)
    if begun:
        yield begun


def _side(text: str, limits: Sequence[Quantity], stretch: tuple[int, int], last: _Side | None) -> _Side | None:
    """Return the side of a limit that a stretch of a line is about, still without words."""
    start, end = stretch
    for limit in limits:
        if start <= limit.span.start < end and (way := _way_of(limit, text)):
            return _Side(way, limit, [], [])
    found = _ASIDE.search(text, start, end)
    if found is None or last is None:
        return None
    named = Direction.UP if found["up"] else Direction.DOWN
    return _Side(_TURNED[last.way] if found["rest"] else named, last.limit, [], [])


def _limits(line: Claim | Unit) -> list[Quantity]:
    """Return the numbers of a line, that of "under an hour" too."""
    taken = {fact.span.end for fact in line.quantities}
    return [*line.quantities, *(fact for fact in single(Line(line.text)) if fact.span.end not in taken)]


def _way_of(limit: Quantity, text: str) -> Direction | None:
    if limit.direction or limit.is_label:
        return limit.direction
    return Direction.UP if _FROM.search(text, 0, limit.span.start) else None


def _beside(side: _Side, telling: Sequence[Word], text: str, start: int, end: int) -> tuple[Word, ...]:
    """Return the words on either side of a limit, which tell what is limited: "expenses up to 500"."""
    span = side.limit.span
    if not start <= span.start < end:
        return ()
    before = [word for word in telling if word.end <= span.start][-1:]
    behind = _OF.match(text, span.end)
    return tuple(before or (word for word in telling if behind and word.start == behind.end()))


def _is_aside(word: Word, text: str, start: int, end: int) -> bool:
    """Whether a word only names a side of the limit: "larger"."""
    return any(found.start() <= word.start < found.end() for found in _ASIDE.finditer(text, start, end))


def _holds(limit: Quantity, word: Word) -> bool:
    return limit.span.start <= word.start < limit.span.end
