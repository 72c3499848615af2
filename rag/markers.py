"""
Where a text names its sources: every way in which models write a marker.

A marker holds labels: what stands in the prompt before a passage, a number or a short key like "k7f". Which of them
were given is for others to say; here it only matters that they look like labels.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from rag.lexical import fold

_WORD = (
    r"(?:sources?|src|documents?|docs?|passages?|refs?|references?|citations?|cite|id|key|note"
    r"|quellen?|dokumente?|passagen?|fuentes?|fontes?|fonti?|来源|资料|出典|資料)"
)
_SOURCE = r"(?:sources?|passages?|quellen?|passagen?|fuentes?|fontes?|fonti?|来源|出典)"  # in round brackets only these
_LABEL = r"(?:\d{1,3}|[a-z]\d[a-z])"
_OPEN, _CLOSE = r"[\[［【]", r"[\]］】]"
_WIDEST = 20  # labels in a range; "[10-400]" is a range of something else

_FOUND = re.compile(
    rf"""
      (?P<code>`[^`\n]{{1,300}}`)
    | (?:\b(?:sources?|quellen?|fuentes?|fontes?|fonti?)\s?[:：]\s?)?
      {_OPEN}{{1,2}}(?P<body>[^\[\]［］【】\n`]{{0,80}}){_CLOSE}{{1,2}}(?:\((?:[^()\s]{{0,300}}|\x20{{1,3}})\){_CLOSE}?)?
    | [(（](?P<said>{_SOURCE}[^()（）\n`]{{1,60}})[)）]
    | (?P<open>{_OPEN}{{1,2}}\s{{0,3}}(?:(?:{_WORD}\s{{0,3}})?{_LABEL}(?:\s{{0,3}}[,\-–]\s{{0,3}}{_LABEL}?)*)?
      (?=\s{{0,3}}[.。,;]?\s{{0,3}}(?:\n|\Z)))
    """,
    re.IGNORECASE | re.VERBOSE,
)
_ITSELF = re.compile(rf"\s*(?:{_WORD}\s*[.:#]?|[#^])?\s*(?:(?:{_WORD}|[#^])\s*)?", re.IGNORECASE)
_ONE = re.compile(rf"(?P<first>{_LABEL})(?:\s*[-–—~]\s*(?P<last>{_LABEL}))?(?![\w])(?:\s*†[^,;]*)?", re.IGNORECASE)
_BETWEEN = re.compile(rf"\s*(?:[,;&/、+]|\b(?:and|und|y|et|e|or|oder)\b)?\s*(?:{_WORD}\s*|[#^])?", re.IGNORECASE)
_SLIPS = frozenset(("", "l", "i", "o", "|", "?", "n", "n/a", "citation needed", "source", "source?"))


@dataclass(frozen=True, slots=True)
class Marker:
    """
    One marker at `text[start:end]`.

    Attributes:
        labels: Folded, in order, ranges written out; empty for a broken marker, which is only to be taken away.
    """

    start: int
    end: int
    labels: tuple[str, ...]


def markers(text: str) -> Iterator[Marker]:
    """Yield the markers of a line or more, in order, those in inline code left alone."""
    for match in _FOUND.finditer(text):
        if match["code"] is not None:
            continue
        if match["open"] is not None:
            yield Marker(match.start(), match.end(), ())
            continue
        body = match["body"] if match["body"] is not None else match["said"]
        found = labels(body)
        if found:
            yield Marker(match.start(), match.end(), found)
        elif match["said"] is None and _is_slip(text, match.start(), body):
            yield Marker(match.start(), match.end(), ())


def labels(body: str) -> tuple[str, ...]:
    """Return the labels between a pair of brackets, () when something else stands there: "2019-2021", "sic"."""
    plain = fold(body).strip()
    begun = _ITSELF.match(plain)
    at = begun.end() if begun else 0
    found: list[str] = []
    while at < len(plain):
        one = _ONE.match(plain, at)
        if not one:
            return ()
        written = _range(one["first"], one["last"])
        if not written:
            return ()
        found.extend(written)
        between = _BETWEEN.match(plain, one.end())
        at = between.end() if between else one.end()
    return tuple(dict.fromkeys(found))


def _range(first: str, last: str | None) -> tuple[str, ...]:
    if last is None:
        return (_bare(first),)
    if not (first.isdigit() and last.isdigit()):
        return (_bare(first), _bare(last))
    if not int(first) < int(last) <= int(first) + _WIDEST:
        return ()
    return tuple(str(number) for number in range(int(first), int(last) + 1))


def _bare(label: str) -> str:
    return str(int(label)) if label.isdigit() else label


def _is_slip(text: str, start: int, body: str) -> bool:
    """Whether brackets hold what was meant for a label: "[l]", "[ ]"; not the index of "rows[i]"."""
    return body.strip().lower() in _SLIPS and not text[start - 1 : start].isalnum()
