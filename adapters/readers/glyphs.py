"""Words of a PDF page with their places, as PDFium finds them."""

import ctypes
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

import pypdfium2
import pypdfium2.raw as pdfium

SOFT_HYPHEN = "\ufffe"
"""PDFium's sign for a hyphen at the end of a line; the next line follows it without a break."""

_BULLETS = dict.fromkeys(range(0x80, 0xA0), "•")
"""Fonts of signs put their bullets where Unicode has control characters."""

_WORD = re.compile(r"[^\s\ufffe]+\ufffe?|\n|\ufffe")


@dataclass(frozen=True, slots=True)
class Word:
    """
    A word and its box in points, the origin at the bottom left of the page.

    `line` counts the lines as PDFium has them, from 0: a hint, for it follows the order of drawing.
    `rise` is how far the last character stands above the first: its length in text that runs upwards.
    """

    text: str
    left: float
    right: float
    bottom: float
    top: float
    line: int
    rise: float = 0.0


def words_of(page: pypdfium2.PdfTextPage) -> list[Word]:
    """Return the words of a page in the order of drawing; those without a place are left out."""
    text = _text_of(page)
    box_of = _boxes(page)
    words: list[Word] = []
    line = 0
    for found in _WORD.finditer(text):
        if found[0] == "\n":
            line += 1
            continue
        word = _placed(found, box_of, line)
        if word:
            words.append(word)
        if found[0].endswith(SOFT_HYPHEN):
            line += 1
    return _level(words)


def _level(words: list[Word]) -> list[Word]:
    """Return the words as if they ran from left to right: tables often stand sideways on a page."""
    long = [word for word in words if len(word.text) > 3]
    upright = [word for word in long if abs(word.rise) > word.right - word.left]
    if 2 * len(upright) <= len(long):
        return words
    if sum(word.rise for word in upright) > 0:
        return [replace(word, left=word.bottom, right=word.top, bottom=-word.right, top=-word.left) for word in words]
    return [replace(word, left=-word.top, right=-word.bottom, bottom=word.left, top=word.right) for word in words]


def _text_of(page: pypdfium2.PdfTextPage) -> str:
    """Return one character for each of PDFium's, so that places match: the text as such may skip some."""
    text: str = page.get_text_range()
    count = page.count_chars()
    if len(text) == count:
        return text
    codes = (pdfium.FPDFText_GetUnicode(page.raw, index) for index in range(count))
    return "".join(chr(code) if code and code <= 0x10FFFF and not 0xD800 <= code < 0xE000 else " " for code in codes)


Box = tuple[float, float, float, float]
"""Left, right, bottom, top."""


def _boxes(page: pypdfium2.PdfTextPage) -> Callable[[int], Box | None]:
    """Return a function from a character's index to its box; two calls a word instead of one a character."""
    places = [ctypes.c_double() for _ in range(4)]
    pointers = [ctypes.byref(place) for place in places]
    raw = page.raw

    def box_of(index: int) -> Box | None:
        if not pdfium.FPDFText_GetCharBox(raw, index, *pointers):
            return None
        left, right, bottom, top = places
        return left.value, right.value, bottom.value, top.value

    return box_of


def _placed(found: re.Match[str], box_of: Callable[[int], Box | None], line: int) -> Word | None:
    last_index = found.end() - (2 if found[0].endswith(SOFT_HYPHEN) and len(found[0]) > 1 else 1)
    first, last = box_of(found.start()), box_of(last_index)
    if first is None or last is None:
        return None
    return Word(
        text=found[0].translate(_BULLETS),
        left=min(first[0], last[0]),
        right=max(first[1], last[1]),
        bottom=min(first[2], last[2]),
        top=max(first[3], last[3]),
        line=line,
        rise=last[2] - first[2],
    )


def lines_of(words: Sequence[Word]) -> Iterator[list[Word]]:
    """Yield the words of each of PDFium's lines."""
    line: list[Word] = []
    for word in words:
        if line and word.line != line[-1].line:
            yield line
            line = []
        line.append(word)
    if line:
        yield line
