"""What stands over each line of a text: the headings, and the lines that lead a list in."""

import re
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache

from rag.sentences import COLONS, spans

_SIGNED = re.compile(r"(?P<signs>#{1,6})\s+\S")
_BOLD = re.compile(r"(?:\*\*|__)[^*_\n]{1,80}(?:\*\*|__):?$")
_ITEM = re.compile(r"(?P<indent>\s*)(?:[-*+•–‣◦]|\d{1,3}[.)])\s+(?=\S)")
_ROW = re.compile(r"(?:^|\s)\|(?:\s|$)")
_LONGEST = 70  # characters of a heading that no sign tells
_STOPS = (".", "!", ",", ";", "。", "！", "、")
_IN_CAPITALS, _BARE = 7, 8  # ranks of headings without signs, below those with
_OUTER = 0
_SHORT = 3  # signs that may be an acronym: "OK" and "FAQ" stand beside headings in small letters
_LED = -1  # the depth of a lead-in that is no item


@dataclass(frozen=True, slots=True)
class Head:
    """
    A heading or a lead-in.

    Attributes:
        text: As it stands there, without an item's bullet; of a lead-in its last sentence.
        start: Where it begins in the text, None for a heading that stands above all of it.
        rank: Small for what holds more; those of one rank stand side by side. Lead-ins have none.
        tight: Whether it stands right on a list, and ends with it.
    """

    text: str
    start: int | None
    rank: int | None = None
    tight: bool = False

    @property
    def end(self) -> int:
        """Where it ends in the text, exclusive; 0 above it."""
        return 0 if self.start is None else self.start + len(self.text)


@dataclass(frozen=True)
class Heads:
    """The lines of a text, by where they begin, with what stands over each, outermost first."""

    starts: tuple[int, ...]
    above: tuple[tuple[Head, ...], ...]

    def over(self, at: int) -> tuple[Head, ...]:
        """Return what stands over the line that a place is in."""
        line = bisect_right(self.starts, at) - 1
        return self.above[line] if line >= 0 else ()

    @cached_property
    def all(self) -> tuple[Head, ...]:
        """All that stand over a line, in order."""
        return tuple(dict.fromkeys(head for heads in self.above for head in heads))


@lru_cache(maxsize=256)  # passages of a few answers: read when one is proven, and again when it is quoted
def heads_of(text: str, section: Sequence[str] = ()) -> Heads:
    """Return the heads of a text that stands under the headings of a section, outermost first."""
    scan = _Scan(_lines(text), [Head(part, None, _OUTER) for part in section[:-1]])
    scan.headings += [Head(part, None, _BARE) for part in section[-1:]]
    for place in range(len(scan.lines)):
        scan.read(place)
    return Heads(tuple(line.start for line in scan.lines), tuple(scan.found))


@dataclass(frozen=True, slots=True)
class _Line:
    start: int
    text: str
    gap: bool  # whether a blank line, or nothing, stands above it

    @property
    def item(self) -> re.Match[str] | None:
        return _ITEM.match(self.text)

    @property
    def bare(self) -> str:
        return self.text.strip()


def _lines(text: str) -> list[_Line]:
    found: list[_Line] = []
    at, gap = 0, True
    for line in text.split("\n"):
        if line.strip():
            found.append(_Line(at, line, gap))
        gap = not line.strip()
        at += len(line) + 1
    return found


@dataclass(slots=True)
class _Scan:
    """A text while it is read downwards: the headings and lead-ins that the next line stands under."""

    lines: list[_Line]
    headings: list[Head]
    leads: list[tuple[int, Head]] = field(default_factory=list)
    found: list[tuple[Head, ...]] = field(default_factory=list)

    def read(self, place: int) -> None:
        line = self.lines[place]
        heading = None if line.item else self._heading(place)
        if line.item:
            depth = len(line.item["indent"].expandtabs(4))
            self.leads = [(own, head) for own, head in self.leads if own < depth]
        elif heading and heading.rank is not None:
            self.leads = []
            self.headings = [one for one in self.headings if (one.rank or 0) < heading.rank]
        elif line.gap or self._is_behind_item(place):
            self.leads = []
            self.headings = [one for one in self.headings if not one.tight]
        self.found.append((*self.headings, *(head for _, head in self.leads)))
        if heading:
            self.headings.append(heading)
        elif lead := self._lead(place):
            self.leads.append((depth if line.item else _LED, lead))

    def _is_behind_item(self, place: int) -> bool:
        return place > 0 and self.lines[place - 1].item is not None

    def _heading(self, place: int) -> Head | None:
        line = self.lines[place]
        start = line.start + line.text.index(line.bare[0])
        if signed := _SIGNED.match(line.bare):
            return Head(line.bare, start, len(signed["signs"]))
        if _BOLD.match(line.bare):
            return Head(line.bare, start, _BARE, tight=self._is_on_list(place))
        if len(line.bare) > _LONGEST or line.bare.endswith((*COLONS, *_STOPS)) or _ROW.search(line.text):
            return None
        if not (line.gap or self._is_behind_item(place)) or not any(map(str.isalpha, line.bare)):
            return None
        capitals = line.bare.isupper() and len(line.bare) > _SHORT
        if not (capitals or self._is_on_list(place) or self._is_over_text(place)):
            return None
        tight = self._is_on_list(place)
        return Head(line.bare, start, _IN_CAPITALS if capitals else _BARE, tight)

    def _is_on_list(self, place: int) -> bool:
        """Whether an item follows in the line below."""
        following = self._following(place)
        return following is not None and following.item is not None and not following.gap

    def _is_over_text(self, place: int) -> bool:
        """Whether a list or a sentence follows below a blank line, and not another line like a heading."""
        following = self._following(place)
        if following is None or not following.gap:
            return False
        is_text = len(following.bare) > _LONGEST or following.bare.endswith((*COLONS, ".", "!", "?", "。"))
        return is_text or following.item is not None or bool(_ROW.search(following.text))

    def _lead(self, place: int) -> Head | None:
        """Return what a line that is no heading says of those below it, its last sentence; None where it says none."""
        line = self.lines[place]
        if _ROW.search(line.text):
            return None
        begin = line.item.end() if line.item else 0
        *_, (start, end) = spans(line.text[begin:]) or ((0, len(line.text) - begin),)
        said = line.text[begin + start : begin + end]
        following = self._following(place)
        if following is None:
            return None
        deeper = following.item is not None and (
            line.item is None or len(following.item["indent"].expandtabs(4)) > len(line.item["indent"].expandtabs(4))
        )
        if said.endswith(COLONS) or (deeper and not following.gap and not said.endswith(_STOPS)):
            return Head(said, line.start + begin + start)
        return None

    def _following(self, place: int) -> _Line | None:
        return self.lines[place + 1] if place + 1 < len(self.lines) else None
