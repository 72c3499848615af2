"""What a page's own style sheets hide or strike out, by simple selectors: element, class, id, one below another."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from lxml import etree

from adapters.readers.struck import strikes

_COMMENT = re.compile(r"/\*(?:(?!\*/).)*+(?:\*/|\Z)", re.DOTALL)
_TEXT = re.compile(r"\"[^\"\n]*\"|'[^'\n]*'")
_BRACE = re.compile(r"([{}])")
_NOUGHT = r"[+-]?(?:0+(?:\.0*)?|\.0+)"
_HIDES = re.compile(
    rf"(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)"
    rf"|font-size\s*:\s*{_NOUGHT}(?:[a-z]+|%)?|(?P<fades>opacity\s*:\s*{_NOUGHT}%?))\s*(?:!\s*important\s*)?(?=;|$)"
)
_MOVES = re.compile(r"(?:^|;)\s*(?:-webkit-)?(?:animation|transition)")
"""What is transparent only at first, and faded in."""
_SHOWS = re.compile(r"(?:^|;)\s*(?:display|visibility|font-size|opacity)\s*:")
_DECORATES = re.compile(r"(?:^|;)\s*(?:-webkit-)?text-decoration(?:-line)?\s*:", re.IGNORECASE)
_ON_SCREENS = re.compile(r"@media\s+(?:(?:only\s+)?screen|all)\s*")
_PART = re.compile(r"[.#]?[a-z_][\w-]*|[.#][\w-]+", re.IGNORECASE)
_COMPOUND = re.compile(r"(?:[a-z][\w-]*|[.#][\w-]+)(?:[.#][\w-]+)*", re.IGNORECASE)
_STATES = re.compile(r"::?[\w-]+(?:\([^()]*\))?|\[[^\]]*\]")
_COMBINED = re.compile(r"\s*([>+~])\s*|\s+")
_LONGEST = 500
"""Characters of one selector; those of real pages stay under 200."""
_WHOLE = frozenset(("html", "body"))
"""Hidden until a page is loaded, and then shown by a script."""


def hides(style: str) -> bool:
    """Say whether declarations hide what they are for: not displayed, invisible, transparent or without size."""
    declared = style.lower()
    found = [match["fades"] is None for match in _HIDES.finditer(declared)]
    return any(found) or (bool(found) and not _MOVES.search(declared))


@dataclass(frozen=True, slots=True)
class _Selector:
    """
    Compounds from the element up, each the parts ("p", ".x", "#y") that one element has.

    Attributes:
        steps: Of each compound but the first: whether it is the parent of the one before, rather than any ancestor.
    """

    compounds: tuple[frozenset[str], ...]
    steps: tuple[bool, ...]

    def holds(self, element: etree._Element) -> bool:
        """Say whether it is a selector of the element."""
        if not self.compounds[0] <= parts_of(element):
            return False
        above = list(element.iterancestors())
        for compound, is_parent in zip(self.compounds[1:], self.steps, strict=True):
            reach = above[:1] if is_parent else above
            at = next((place for place, one in enumerate(reach) if compound <= parts_of(one)), None)
            if at is None:
                return False
            above = above[at + 1 :]
        return True


@dataclass(slots=True)
class Sheet:
    """The rules that hide, by one part of the element that they hide; and the elements shown by others even so."""

    hiding: dict[str, list[_Selector]] = field(default_factory=dict)
    showing: list[frozenset[str]] = field(default_factory=list)

    def hides(self, element: etree._Element) -> bool:
        """Say whether a rule hides the element itself; what is within is hidden with it."""
        parts = parts_of(element)
        rules = [rule for part in parts for rule in self.hiding.get(part, ())]
        return any(rule.holds(element) for rule in rules) and not any(shown <= parts for shown in self.showing)


def parts_of(element: etree._Element) -> frozenset[str]:
    """Return an element's name, classes and id as selectors write them."""
    classes = (f".{name}" for name in (element.get("class") or "").split())
    own = element.get("id")
    name = element.tag.lower() if isinstance(element.tag, str) else ""
    return frozenset((name, *classes, *((f"#{own.strip()}",) if own else ())))


def read_sheets(texts: Sequence[str]) -> tuple[Sheet, ...]:
    """Return what style sheets hide, and what they strike; what they show again in some state is neither."""
    struck = [text for text in texts if "line-through" in text.lower()]
    return (_read(texts, hides, _SHOWS), *((_read(struck, strikes, _DECORATES),) if struck else ()))


def _read(texts: Iterable[str], takes: Callable[[str], bool], shows: re.Pattern[str]) -> Sheet:
    hiding: list[_Selector] = []
    shown: set[frozenset[str]] = set()
    for text in texts:
        for selectors, declared, everywhere in _rules(text):
            if takes(declared):
                hiding += _selectors(selectors) if everywhere else ()
            elif shows.search(declared):
                shown.update(_subjects(selectors))
    return _sheet(hiding, shown)


def _sheet(hiding: Sequence[_Selector], shown: set[frozenset[str]]) -> Sheet:
    brought_up = {part for subject in shown for part in subject if part[0] in ".#"}
    sheet = Sheet(showing=[subject for subject in shown if subject])
    for selector in hiding:
        named = {part for part in selector.compounds[0] if part[0] in ".#"}
        if not (named and named <= brought_up and any(named <= subject for subject in shown)):
            sheet.hiding.setdefault(max(selector.compounds[0], key=lambda part: part[0] in ".#"), []).append(selector)
    return sheet


def _rules(text: str) -> Iterator[tuple[str, str, bool]]:
    """Yield selectors and declarations of each rule, and whether it holds on every screen."""
    plain = _TEXT.sub("", _COMMENT.sub("", text))
    pieces = _BRACE.split(plain)
    around: list[tuple[str, bool]] = []
    for said, brace in zip(pieces[::2], pieces[1::2], strict=False):
        if brace == "{":
            opened = said.rpartition(";")[2].strip()
            outside = not around or around[-1][1]
            around.append((opened, outside and (opened[:1] != "@" or bool(_ON_SCREENS.fullmatch(opened.lower())))))
        elif around:
            selectors, everywhere = around.pop()
            if selectors[:1] not in ("", "@"):
                yield selectors, said, everywhere


def _each(selectors: str) -> Iterator[str]:
    return (one for one in selectors.split(",") if len(one) <= _LONGEST)


def _selectors(text: str) -> Iterator[_Selector]:
    """Yield those of a rule's selectors that are simple enough."""
    for one in _each(text):
        pieces = _COMBINED.split(one.strip())
        names, between = pieces[::2][::-1], pieces[1::2][::-1]
        if set(between) <= {None, ">"} and all(map(_COMPOUND.fullmatch, names)):
            compounds = tuple(map(_parts, names))
            if not compounds[0] & _WHOLE:
                yield _Selector(compounds, tuple(sign == ">" for sign in between))


def _subjects(text: str) -> Iterator[frozenset[str]]:
    """Yield the parts of the elements that a rule is for, whatever their state and whatever they stand in."""
    for one in _each(text):
        last = _COMBINED.split(_STATES.sub("", one).strip())[-1]
        if last and "::" not in one:
            yield _parts(last)


def _parts(compound: str) -> frozenset[str]:
    return frozenset(part if part[0] in ".#" else part.lower() for part in _PART.findall(compound))
