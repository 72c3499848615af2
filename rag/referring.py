"""
Markers that stand for words: "According to [1], ...", "[1] says that ...", "click on [2]".

Words that only lead to a marker would stand there alone without it: they go with it. Where it stands in the place of
what a person should know, a gap is left.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from rag.markers import Marker

_WINDOW = 60  # signs before a marker in which what leads to it stands
_STATED = (
    r"(?:stated|described|noted|mentioned|explained|shown|listed|outlined|specified|defined)(?:\s(?:in|by|on|under))?"
)
_ANYWHERE = rf"as\sper|as\s{_STATED}|according\sto|in\s(?:accordance|line)\swith|laut|gemäß|según|selon|d['’]après"
_SET_OFF = rf"{_STATED}|based\son|per|(?:please\s)?see(?:\salso)?|cf\.?|siehe(?:\sauch)?|vgl\.?|véase|voir"
_SOURCE = r"(?:\s(?:the|der|la|el|le))?(?:\s(?:passage|source|document|page|quelle|seite|fuente|página)s?)?\s*$"
_LEADS = re.compile(
    rf"(?:(?P<opens>[(（])|(?P<begins>^|(?<=[\n.!?\]】]))|,)\s*(?:{_ANYWHERE}|{_SET_OFF}){_SOURCE}|\s+(?:{_ANYWHERE}){_SOURCE}",
    re.IGNORECASE,
)
_NAMES = re.compile(r"(?:^|(?<=[\n.!?\]】]))\s*(?:(?:the\s)?(?:passage|source|document|page)s?\s*)?$", re.IGNORECASE)
_SAYS = re.compile(
    r"\s*(?:states?|says?|notes?|explains?|mentions?|specif(?:ies|y)|indicates?|confirms?|tells\sus)"
    r"(?:\s+that\b|\s*:)?\s+",
    re.IGNORECASE,
)
_NEEDS = re.compile(  # "log in [1]." lacks nothing
    r"(?:\b(?:the|via|click(?:\s+on)?|(?:go|head|navigate|return|proceed)\s+(?:back\s+)?to)"
    r"|(?:^|[.!?:;,\]]\s+|\n\W*|\b(?:to|please|and|or|then|also|can|should|must)\s+)visit)\s*$",
    re.IGNORECASE,
)
_BOTH, _AND = re.compile(r"\bboth\s*$", re.IGNORECASE), re.compile(r"\s*(?:and|or)\b", re.IGNORECASE)
_LACKS = re.compile(r"\s*(?:$|[.,;:!?)\n]|(?:and|or|und|oder|y|o|et|ou)\b)")
_CLOSES, _COMMA = re.compile(r"\s*[)）]"), re.compile(r"\s*,?\s*")
_JOINS = re.compile(r"\s*(?:[,&]|and|or|und|oder|y|o|et|ou)?\s*", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Reference:
    """
    A marker in `text[start:end]`, with the words that only lead to it.

    Attributes:
        opens: Whether the words behind it begin a sentence.
        gap: Whether a word is lacking without it.
    """

    start: int
    end: int
    marker: Marker
    opens: bool = False
    gap: bool = False


def references(text: str, found: Sequence[Marker]) -> list[Reference]:
    """Return the markers of a text, in order, each with what goes with it."""
    widened: list[Reference] = []
    for one in found:
        if not one.labels:
            widened.append(Reference(one.start, one.end, one))
            continue
        last = widened[-1] if widened else None
        joined = (
            last and (last.gap or last.start < last.marker.start) and _JOINS.fullmatch(text, last.marker.end, one.start)
        )
        if last and joined:
            widened[-1] = Reference(last.start, last.marker.end, last.marker, last.opens, last.gap)
            behind = _behind(text, one.end, opened=text[last.start : last.start + 1] in ("(", "（"), begins=last.opens)
            widened.append(Reference(last.marker.end, behind, one, last.opens, last.gap))
        else:
            widened.append(_reference(text, last.end if last else 0, one))
    return widened


def _reference(text: str, floor: int, one: Marker) -> Reference:
    floor = max(floor, one.start - _WINDOW)
    if lead := _LEADS.search(text, floor, one.start):
        begins = lead["begins"] is not None
        end = _behind(text, one.end, opened=lead["opens"] is not None, begins=begins)
        return Reference(lead.start(), end, one, begins)
    names = _NAMES.search(text, floor, one.start)
    if names and (says := _SAYS.match(text, one.end)):
        return Reference(names.start(), says.end(), one, opens=True)
    gap = _NEEDS.search(text, floor, one.start) and _LACKS.match(text, one.end)
    both = _BOTH.search(text, floor, one.start) and _AND.match(text, one.end)
    return Reference(one.start, one.end, one, gap=bool(gap or both))


def _behind(text: str, at: int, *, opened: bool, begins: bool) -> int:
    """Return where the words go on behind a marker whose lead is gone."""
    found = _CLOSES.match(text, at) if opened else _COMMA.match(text, at) if begins else None
    return found.end() if found else at
