"""
Where sentences begin and end.

A line break always ends a sentence: in a document's plain text lines are blocks, items, rows and lines of code.
Inside a line a full stop ends one unless it belongs to an abbreviation, an initial or a number.
"""

import re
from functools import lru_cache
from itertools import pairwise

from rag.ordinals import ROMAN, is_ordinal

COLONS = (":", "：")
"""What ends a line under which more follows."""
QUESTION_MARKS = ("?", "？")
"""What ends a question."""

# A marker ("[1]", "[2, 3]") behind the stop belongs to the sentence that it marks. A run of stops is looked at once,
# from its beginning: looked at from each of them, a page of dots takes minutes. All that ends a sentence begins with
# one sign of a set, which is found several times as fast as what may be one of several patterns.
_MARKERS = r"(?:\s?\[\d++(?:[,\-–]\s?\d++)*+\])*+"
_STOPS, _WIDE_STOPS = ".!?…؟।۔", "。！？｡"
_END = re.compile(
    rf"[{_STOPS}{_WIDE_STOPS}\n](?:"
    rf"(?<=[{_STOPS}])(?<![{_STOPS}][{_STOPS}])[{_STOPS}]*+[\"'”’»)\]]*+{_MARKERS}(?=\s|\Z)"
    rf"|(?<=[{_WIDE_STOPS}])[{_WIDE_STOPS}]*+[」』”’）]*+{_MARKERS}|(?<=\n))"
)
_CLAUSE = re.compile(r"[:;]\s+(?=[A-Z0-9\"(\[])")
_SHORTEST = 15  # characters; a shorter piece says too little for a vector of its own
_LOOK_BACK = 40  # characters read for an abbreviation: an unbounded look goes quadratic on hostile text
_LAST_WORD = re.compile(r"(?:[^\W\d_]+\.)*[^\W_]+$")
_ABBREVIATIONS = frozenset(
    """
    al approx apr art aug avg bzw ca cf ch co corp dec dept dez dr ed eds eg e.g est etc feb fig figs fr gen gov hon ie
    i.e inc jan jr jul jun lt ltd mar max mfg min mär misc mr mrs ms mt nov nr oct okt op p pp para paras pg ph.d prof
    ref refs rep resp rev sec sect sen sep sept sr st str tel u.a u.k u.s u.s.a usw viz vol vols vs z.b d.h p.ej no nos
    """.split()
)
_BEFORE_A_NUMBER = frozenset(
    "art ca ch fig figs no nos nr p para paras pg pp sec sect vol vols approx max min op".split()
)
_AMOUNT = re.compile(r"\s{0,2}(?:[€$£¥]?\s?\d|[A-Z]{3}\s\d)")
_ENDS_EVEN_SO = frozenset("etc co corp inc ltd jr sr u.s u.k u.s.a usw dept al misc".split())
_OF_THE_CLOCK = frozenset(("a.m", "p.m"))
_GOES_ON = re.compile(  # behind "9 a.m.": a zone, a day
    r"\s(?:Eastern|Pacific|Central|Mountain|Atlantic|Alaskan?|Hawaiian?|Greenwich|British|European|Japan|India"
    r"|(?:[ECMP][SD]?|CES?|WES?|EES?|B?S|JS|IS|A[EC][SD]?)T|GMT|UTC"
    r"|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Jan|Feb|Mar|Apr|May|Ju[nl]|Aug|Sep|Oct|Nov|Dec)(?![a-z]*\s(?:is|are))",
)

_REMEMBERED = 4096  # lines: those of an answer's passages are cut when it is proven, and once more when it is laid out
_LINE = 4000  # characters; a longer line is a whole page, and not kept in memory for that


def spans(text: str) -> tuple[tuple[int, int], ...]:
    """Return (start, end) of each sentence, in order, without the blanks around it; none is empty."""
    return _cut_once(text) if len(text) <= _LINE else _cut(text)


@lru_cache(maxsize=_REMEMBERED)
def _cut_once(text: str) -> tuple[tuple[int, int], ...]:
    return _cut(text)


def _cut(text: str) -> tuple[tuple[int, int], ...]:
    found: list[tuple[int, int]] = []
    start = 0
    for match in _END.finditer(text):
        if text[match.start()] in ".…" and not _ends(text, start, match):
            continue
        _append(found, text, start, match.end())
        start = match.end()
    _append(found, text, start, len(text))
    return tuple(found)


def clauses(text: str) -> list[tuple[int, int]]:
    """Return (start, end) of the pieces that get a vector of their own: sentences, cut at colons and semicolons too."""
    found: list[tuple[int, int]] = []
    for start, end in spans(text):
        cuts = [start, *(match.end() for match in _CLAUSE.finditer(text, start, end)), end]
        for begin, stop in pairwise(cuts):
            _append(found, text, begin, stop)
    return [(start, end) for start, end in found if end - start > _SHORTEST]


def sentences(text: str) -> list[str]:
    """Return the sentences themselves."""
    return [text[start:end] for start, end in spans(text)]


def _append(found: list[tuple[int, int]], text: str, start: int, end: int) -> None:
    piece = text[start:end]
    bare = piece.strip()
    if bare:
        begin = start + piece.index(bare[0])
        found.append((begin, begin + len(bare)))


def _ends(text: str, start: int, match: re.Match[str]) -> bool:
    after = text[match.end() : match.end() + 2].lstrip()
    if after[:1].islower():
        return False
    word = _word_before(text, start, match.start()) if match.end() - match.start() == 1 else ""
    if not word:
        return True
    if word.isdigit() or word in ROMAN:
        return _ends_at_number(text, start, match, word)
    last = word.lower()
    of_the_clock = last in _OF_THE_CLOCK and _GOES_ON.match(text, match.end())
    if of_the_clock or (len(last) == 1 and last.isalpha()):  # an initial, as in "J. Doe", or half of "z. B."
        return False
    if last in _BEFORE_A_NUMBER:
        return not _AMOUNT.match(text, match.end()) and last not in _ABBREVIATIONS - {"no", "min", "max"}
    return last not in _ABBREVIATIONS or last in _ENDS_EVEN_SO


def _word_before(text: str, start: int, end: int) -> str:
    """Return the word that ends at a place, an abbreviation with the stops inside it; "" where none does."""
    piece = text[max(start, end - _LOOK_BACK) : end]
    if not piece[-1:].strip():
        return ""
    last = piece.rsplit(None, 1)[-1]
    if last.isalpha():
        return last
    word = _LAST_WORD.search(last)
    return word.group() if word else ""


def _ends_at_number(text: str, start: int, match: re.Match[str], number: str) -> bool:
    at = match.start() - len(number)
    if not text[start:at].strip():  # "3. Open the page": the number of an item at its beginning, not a sentence
        return False
    return not is_ordinal(number, text, at, match.end())
