"""A block of a draft as bare sentences: markers, links and markup taken away, each marker given to its sentence."""

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from rag.answer_words import is_yes_or_no
from rag.bracketed import added
from rag.document import Kind
from rag.markers import Marker, markers
from rag.outline import Block
from rag.referring import Reference, references
from rag.sentences import spans

_STOPS = tuple(".!?…。！？｡")
_UNSPACED = "\u2e80"  # where the scripts of East Asia begin
_MARKUP = re.compile(
    r"""
      (?P<code>`[^`\n]{1,300}`)
    | (?P<struck>~~(?=[^~\s])[^~\n]{1,300}~~\x20? | (?<![\w~])~(?=[^~\s])[^~\n]{0,300}(?<=[^~\s])~(?![\w~])\x20?
      | <(?P<how>del|strike|s)\b[^<>\n]{0,200}>[^\n]{0,300}?</(?P=how)\s*>\x20? | (?:\S[\u0335-\u0338])+\x20?)
    | (?P<comment><!--[^\n]{0,300}?-->\x20?)
    | (?P<ping><(?:![a-z]\w{2,20}|![sd]\w+\^\w{1,20}|[@#][A-Z]\w{5,20})(?:\|[^<>|\n]{0,80})?>\x20?)
    | (?P<tag></?(?:at|cite|br|b|i|em|strong|sup|sub|span|p|u|ins|mark|small|big|font|del|strike)\b[^<>\n]{0,200}>)
    | (?P<aside>\x20?\((?:
        (?:see|see\x20also|siehe|siehe\x20auch|vgl\.?|cf\.?|voir|véase|vedi|veja)[\x20:]{1,2}
        \[(?!(?:\d{1,3}|[a-z]\d[a-z])\])[^\[\]\n]{1,200}\]
      | \[(?:(?:see|siehe|voir)\x20)?(?:here|link|source|hier|ici|aquí|aqui|qui)\]
      )\([^()\s]{0,500}\)\))
    | (?P<image>!\[[^\[\]\n]{0,200}\]\([^()\s]{0,500}\))
    | (?P<link>\[(?=[^\[\]\n]{1,200}\]\([^()\n]{0,500}\)))
    | (?P<target>(?<=[^\s\[])\]\([^()\n]{0,500}\))
    | (?P<bold>\*\*|__(?=\w)|(?<=\w)__)
    """,
    re.IGNORECASE | re.VERBOSE,
)
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]")
_ADDRESS = re.compile(r"(?:https?://|www\.)[^\s<>()\[\]{}\"'`“”«»。、]{1,500}", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Spelled:
    """
    A sentence at `text[start:end]` of a draft.

    Attributes:
        text: The bare words.
        labels: Of its markers, in order.
        addresses: What in it looks like a link, without the stop behind it.
        gap: Whether a marker stood in the place of a word.
    """

    text: str
    start: int
    end: int
    labels: tuple[str, ...] = ()
    gap: bool = False

    @property
    def addresses(self) -> tuple[str, ...]:
        """Return what in it looks like a link, without the stop behind it."""
        return addresses(self.text)

    @property
    def says_something(self) -> bool:
        """Whether there are words beside the markers."""
        return any(map(str.isalnum, self.text))


def addresses(text: str) -> tuple[str, ...]:
    """Return what in a text looks like a link, without the stop behind it."""
    return tuple(found.rstrip(".,;:!?*_|") for found in _ADDRESS.findall(text))


def spelled(text: str, block: Block, known: Collection[str] | None = None) -> list[Spelled]:
    """
    Return the sentences of a block that is no code, in order. One that is markers alone has no words.

    Args:
        text: The draft.
        block: Of it.
        known: What may stand in brackets, all where it is None.
    """
    bare = _Bare.of(text, block.start, block.end, known)
    if block.kind is Kind.ROW:
        labels = tuple(label for _, marker in bare.marks for label in marker.labels)
        return [Spelled(_row(bare.text), block.start, block.end, labels)]
    return _joined(_worded(list(bare.sentences())))


def _row(text: str) -> str:
    """Return a row's cells with bars between; an empty one at its ends is a dash, so that each keeps its column."""
    row = text.strip().removeprefix("|").removesuffix("|")
    cells = [cell.strip() for cell in row.split("|")]
    if any(cells):
        cells[0], cells[-1] = cells[0] or "-", cells[-1] or "-"
    return " | ".join(cells).strip()


@dataclass(frozen=True, slots=True)
class _Bare:
    """
    Words without markers.

    Attributes:
        places: Where each sign of the words stands in the draft.
        marks: Markers, each with how many signs of the words stand before it.
        gaps: How many signs stand before a word that lacks.
    """

    text: str
    places: Sequence[int]
    marks: Sequence[tuple[int, Marker]]
    start: int
    gaps: Sequence[int]

    @classmethod
    def of(cls, text: str, start: int, end: int, known: Collection[str] | None) -> "_Bare":
        """Return the bare words of `text[start:end]`."""
        raw = text[start:end]
        signs: list[str] = []
        places: list[int] = []
        marks: list[tuple[int, Marker]] = []
        gaps: list[int] = []
        at, opens = 0, False
        for begin, stop, one in (*_removals(raw, known), (len(raw), len(raw), None)):
            if begin < at:
                continue
            kept = raw[at:begin].rstrip() if one else raw[at:begin]
            if opens and kept:
                kept, opens = kept[0].upper() + kept[1:], False
            if marks and marks[-1][0] == len(signs) and _begins_anew(kept):
                signs.extend((kept[0], " "))
                places.extend((start + at, start + at + 1))
                kept, at = kept[1:], at + 1
            signs.extend(kept)
            places.extend(range(start + at, start + at + len(kept)))
            at = stop
            if one:
                marks.append((len(signs), one.marker))
                gaps.extend([len(signs)] if one.gap else [])
                opens = one.opens
                at = _after_marker(raw, stop)
                if signs and _would_grow_together(signs[-1], raw[at : at + 1]):
                    signs.append(" ")
                    places.append(start + at)
        return cls("".join(signs), places, marks, start, gaps)

    def sentences(self) -> Iterator[Spelled]:
        """Yield the sentences, each with the markers inside it, and right behind or, if the first is so, before it."""
        ends = (self._end(at) for at, marker in self.marks if marker.labels)
        cuts = sorted({0, len(self.text), *(end for end in ends if end is not None)})
        found = [(begin + s, begin + e) for begin, stop in pairwise(cuts) for s, e in spans(self.text[begin:stop])]
        if not found:
            labels = tuple(label for _, marker in self.marks for label in marker.labels)
            yield Spelled("", self.start, self.start, labels)
            return
        owners = self._owners(found)
        for place, (begin, stop) in enumerate(found):
            gap = any(begin < at <= stop for at in self.gaps)
            labels = tuple(owners[place])
            yield Spelled(self.text[begin:stop], self.places[begin], self.places[stop - 1] + 1, labels, gap)

    def _end(self, at: int) -> int | None:
        """Return where a sentence surely ends beside a marker: at the stop before or behind it, if a blank follows."""
        text = self.text
        if text[at - 1 : at] in _STOPS and not text[at : at + 1].strip():
            return at
        if text[at : at + 1] in _STOPS and not text[at + 1 : at + 2].strip():
            return at + 1
        return None

    def _owners(self, found: Sequence[tuple[int, int]]) -> list[list[str]]:
        owned: list[list[str]] = [[] for _ in found]
        place = 0
        before = self.marks[:1] and self.marks[0][0] == 0  # who begins with a marker puts each before its sentence
        for at, marker in self.marks:
            while place + 1 < len(found) and (found[place + 1][0] < at or (before and found[place][1] <= at)):
                place += 1
            owned[place].extend(marker.labels)
        return owned


def _would_grow_together(before: str, after: str) -> bool:
    """Whether a blank has to stand where a marker stood; scripts without blanks need one behind a stop alone."""
    return after.isalnum() and (before in _STOPS or (before.isalnum() and after < _UNSPACED))


def _begins_anew(behind: str) -> bool:
    """Whether a stop behind a marker ends its sentence though no blank follows: ".Full-time", not ".3" or ".NET"."""
    return behind[:1] in _STOPS and behind[1:2].isupper() and (behind[2:3].islower() or behind[2:3] == " ")


def _removals(raw: str, known: Collection[str] | None) -> list[tuple[int, int, Reference | None]]:
    """Return what is no word of a sentence, in order: (start, end, marker or None); a marker that is a link is one."""
    marked = references(raw, list(markers(raw)))
    found: list[tuple[int, int, Reference | None]] = [(one.start, one.end, one) for one in marked]
    found += [(one.start(), one.end(), None) for one in _MARKUP.finditer(raw) if one["code"] is None]
    found += [(one.start(), one.end(), None) for one in _CONTROL.finditer(raw)]
    if known is not None:
        labels = [(one.start, one.end) for one in marked]
        found += [(*at, None) for at in added(raw, known) if not any(_meet(at, label) for label in labels)]
    return sorted(found, key=lambda one: (one[0], one[2] is None, one[1]))


def _meet(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return one[0] < other[1] and other[0] < one[1]


def _after_marker(raw: str, at: int) -> int:
    """Return where the words go on: a blank between a marker and the stop of its sentence goes too."""
    behind = at
    while raw[behind : behind + 1] == " ":
        behind += 1
    return behind if behind > at and raw[behind : behind + 1] in (".", ",", ";", "!", "?") else at


def _worded(found: Sequence[Spelled]) -> list[Spelled]:
    """Return the sentences with words; what bears only markers gives them to the one before, or to the first."""
    kept: list[Spelled] = []
    for one in found:
        if kept and not one.says_something:
            kept[-1] = replace(kept[-1], labels=kept[-1].labels + one.labels)
        elif kept and not kept[-1].says_something:
            kept[-1] = replace(one, labels=kept[-1].labels + one.labels)
        else:
            kept.append(one)
    return kept


def _joined(found: Sequence[Spelled]) -> list[Spelled]:
    """Return the sentences, with what only looks like one of its own put to the sentence after it."""
    kept: list[Spelled] = []
    for one in found:
        before = kept[-1] if kept else None
        if before and not before.labels and _goes_on(before.text, one.text):
            kept[-1] = Spelled(f"{before.text} {one.text}", before.start, one.end, one.labels)
        else:
            kept.append(one)
    return kept


def _goes_on(before: str, after: str) -> bool:
    """Whether two belong together: a bare "Yes." and why, or a quoted question in the middle of a sentence."""
    asked = before.endswith(('?"', "?”", "?»", '!"', "!”")) and after[:1].islower()
    return asked or is_yes_or_no(before)
