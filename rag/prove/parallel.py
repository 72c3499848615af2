"""
What the parallel things of a page are, and what it says of each of them.

"A blue badge opens the door, a red one the lab", items that begin with a label, headings with lines under them.
"""

import re
from bisect import bisect
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import groupby, pairwise, takewhile

from rag.prove.facts.values import Fact
from rag.prove.parse import Parsed
from rag.prove.pieces import ARTICLES, AUXILIARIES
from rag.prove.unit import Unit, is_row
from rag.prove.words.alike import Bag
from rag.prove.words.words import Word

_CUT = re.compile(r"[;,:]\s|\s\(|\s(?:and|but|while|whereas)\s(?!\d)", re.IGNORECASE)
_LABEL = re.compile(r"\s*(?:the\s)?(?P<label>[^:–—|.;]{2,40}?)(?::|\s[-–—])\s+(?=\S)", re.IGNORECASE)
_HEADING = re.compile(r"\s*(?:(?P<signs>#{1,6})\s+)?(?P<name>\S[^.!?:;|]{1,60})$")
_STOPS = (".", "!", "?", ".)")
_FRAMES = frozenset("for if when with in on at during after before as under within from once while to".split())
_CONDITIONS = frozenset("if when once while".split())
_ENDS = AUXILIARIES | frozenset("we you they it i he she when if for to with by in on at where who that which".split())
"""What stands behind the name of what a stretch is about."""
_NUMBERS = frozenset(
    """one two three four five six seven eight nine ten eleven twelve first second third fourth fifth sixth
    seventh eighth ninth tenth""".split()
)
_JOINING = frozenset("and but while whereas".split())
_POINTS = frozenset("it they them this that these those one ones its their".split())
_GOES_ON = re.compile(
    r"(?:for\s(?:example|instance)|e\.?g\.?|such|it|they|this|that|these|those|its|their|then|also)\b", re.IGNORECASE
)
"""How a sentence begins that says more of the same."""
_OPENING = 5  # words of a stretch, articles aside, among which one is shared with what is told in the same way
_LONGEST = 5  # words of a heading or a label
_NEAREST = 3  # words before a shared one that name a thing
_SEVERAL = 2


@dataclass(frozen=True, eq=False)
class Body:
    """What is said of a thing: the words that tell something, and the values."""

    words: tuple[Word, ...]
    facts: tuple[Fact, ...]

    @cached_property
    def bag(self) -> Bag:
        """Its words."""
        return Bag.of(word.stem for word in self.words)


@dataclass(frozen=True, eq=False)
class Told:
    """
    A stretch of a page.

    Attributes:
        about: The words that name what it is about, in order.
        whole: What it says up to where the next such stretch begins.
        close: What it says before anything else is spoken of.
        stems: Those of all of it.
        unit: Where it begins.
        points_back: Whether its first unit has a word such as "it" for what stands before.
    """

    about: tuple[Word, ...]
    whole: Body
    close: Body
    stems: frozenset[str]
    unit: Unit
    points_back: bool = False


Group = tuple[Told, ...]
"""What is told of parallel things, in order."""


@dataclass(frozen=True, eq=False)
class _Stretch:
    """A stretch of a line: `line` has its place in the text, and `words` are all up to its end."""

    unit: Unit
    line: int
    words: tuple[Word, ...]

    @property
    def opening(self) -> list[Word]:
        return [word for word in self.words if word.folded not in ARTICLES][:_OPENING]


@lru_cache(maxsize=64)  # those of some answers
def groups_of(parsed: Parsed) -> tuple[Group, ...]:
    """Return the groups of parallel things of a text."""
    ends = [at for at, sign in enumerate(parsed.source.text) if sign == "\n"]
    by_line = groupby(parsed.units, key=lambda unit: bisect(ends, unit.start))
    lines = [(at, tuple(units)) for at, units in by_line]
    found = [*_under_headings(lines), *_with_labels(lines), *_alike(lines)]
    return tuple(group for group in found if len(group) >= _SEVERAL)


def _is_name(word: Word) -> bool:
    """Whether a word behind another tells which one is meant: "FLAG BLACK", "Room 12"."""
    return word.is_capital or is_number(word)


def is_number(word: Word) -> bool:
    """Whether a word tells which of several things is meant by its number."""
    return word.text[0].isdigit() or word.folded in _NUMBERS


_Lines = Sequence[tuple[int, tuple[Unit, ...]]]


def _under_headings(lines: _Lines) -> Iterator[Group]:
    """Yield what stands under headings of one level."""
    levels: dict[str, list[tuple[Unit, list[Unit]]]] = {}
    under: list[Unit] = []
    for at, (_, units) in enumerate(lines):
        heading = _HEADING.fullmatch(units[0].text) if len(units) == 1 else None
        is_last = at + 1 == len(lines)
        if heading and not units[0].place and not is_row(units[0].text) and not is_last and _is_short(units[0]):
            under = []
            levels.setdefault(heading["signs"] or "", []).append((units[0], under))
        else:
            under.extend(units)
    for signs, sections in levels.items():
        # A line without signs that has no sentence or item under it may be a cell of what was a table.
        yield tuple(
            _all_of(_naming(heading.words), units, heading)
            for heading, units in sections
            if units and (signs or any(unit.place or unit.text.endswith(_STOPS) for unit in units))
        )


def _is_short(unit: Unit) -> bool:
    return len(_naming(unit.words)) <= _LONGEST and any(word.is_capital for word in unit.words[:1])


def _with_labels(lines: _Lines) -> Iterator[Group]:
    """Yield the items, or lines, that begin with a label, list by list."""
    lists: dict[tuple[str, bool], list[Told]] = {}
    for _, units in lines:
        first = units[0]
        found = _LABEL.match(first.text) if not is_row(first.text) else None
        if not found:
            continue
        label = _naming(word for word in first.words if word.start < found.end("label"))
        if label and len(label) <= _LONGEST:
            key = (first.context, bool(first.place))
            lists.setdefault(key, []).append(_all_of(label, units, first, found.end()))
    yield from (tuple(told) for told in lists.values())


def _alike(lines: _Lines) -> Iterator[Group]:
    """Yield what is told in the same way: stretches that begin alike, with another name."""
    stretches = [one for at, units in lines for one in _stretches(at, units)]
    shared: dict[str, list[tuple[_Stretch, tuple[Word, ...]]]] = {}
    for stretch in stretches:
        for key, about in _named_in(stretch):
            shared.setdefault(key, []).append((stretch, about))
    for members in shared.values():
        if len(members) >= _SEVERAL:
            yield tuple(_up_to_next(members, lines))


def _stretches(at: int, units: Sequence[Unit]) -> Iterator[_Stretch]:
    for unit in units:
        if is_row(unit.text):
            continue
        cuts = [0, *(cut.start() for cut in _CUT.finditer(unit.text)), len(unit.text)]
        for start, end in pairwise(cuts):
            words = tuple(word for word in unit.words if start <= word.start < end and word.folded not in _JOINING)
            if words:
                yield _Stretch(unit, at, words)


def _named_in(stretch: _Stretch) -> Iterator[tuple[str, tuple[Word, ...]]]:
    """Yield what other stretches may share with one, with the words that name what this one is about."""
    opening = stretch.opening
    if not opening:
        return
    first = opening[0]
    frame = first.folded if first.folded in _FRAMES else ""
    if frame or first.weight:
        behind = stretch.words[stretch.words.index(first) + 1 :]
        if not frame and behind and _is_name(behind[0]):
            behind = tuple(takewhile(_is_name, behind))
        elif frame not in _CONDITIONS:
            behind = tuple(takewhile(lambda word: word.folded not in _ENDS, behind))[:_LONGEST]
        yield f"^{first.stem}", _naming(behind)
    for at, word in enumerate(opening[1:], 1):
        if word.weight or word.folded in AUXILIARIES:
            key = f"{frame} {word.stem}" if word.weight else f"{frame} {word.folded} {stretch.line}"
            yield key, _naming(opening[max(0, at - _NEAREST) : at])


def _naming(words: Iterable[Word]) -> tuple[Word, ...]:
    return tuple(word for word in words if word.weight or is_number(word))


def _up_to_next(members: Sequence[tuple[_Stretch, tuple[Word, ...]]], lines: _Lines) -> Iterator[Told]:
    """Yield what is told of each thing, up to where the next one begins, or the line ends."""
    units_at = dict(lines)
    for (stretch, about), following in zip(members, [*members[1:], None], strict=True):
        if not about:
            continue
        units = units_at[stretch.line]
        units = units[units.index(stretch.unit) :]
        stop: tuple[int, int] | None = None
        if following and following[0].line == stretch.line:
            units = units[: units.index(following[0].unit) + 1]
            stop = (units[-1].start, following[0].words[0].start)
        begin = stretch.words[0].start
        goes_on = takewhile(lambda unit: _GOES_ON.match(unit.text), units[1:])
        whole, close = (_body(about, one, begin, stop) for one in (units, (units[0], *goes_on)))
        points_back = any(word.folded in _POINTS for word in stretch.words)
        yield _told(about, whole, close, stretch.unit, points_back=points_back)


def _all_of(about: tuple[Word, ...], units: Sequence[Unit], head: Unit, begin: int = 0) -> Told:
    """Return what units say from a place of the first one on."""
    body = _body(about, units, begin, None)
    return _told(about, body, body, head)


def _body(about: Sequence[Word], units: Sequence[Unit], begin: int, stop: tuple[int, int] | None) -> Body:
    """Return what units say from a place of the first one on, up to one of the unit that begins at another."""
    words: list[Word] = []
    facts: list[Fact] = []
    for at, unit in enumerate(units):
        start = 0 if at else begin
        end = stop[1] if stop and unit.start == stop[0] else len(unit.text)
        words += [word for word in unit.words if start <= word.start < end and word.weight and word not in about]
        facts += [fact for fact in unit.facts if start <= fact.span.start < end]
    return Body(tuple(words), tuple(facts))


def _told(about: tuple[Word, ...], whole: Body, close: Body, unit: Unit, *, points_back: bool = False) -> Told:
    stems = frozenset(word.stem for word in (*about, *whole.words))
    return Told(about, whole, close, stems, unit, points_back)
