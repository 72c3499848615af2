"""CSV and its kin: one row a block, each with the header."""

import csv
import io
from collections.abc import Iterator

from adapters.readers.encoding import decode, is_noise
from adapters.readers.file import File
from adapters.readers.frontmatter import split_matter
from adapters.readers.headed import headed
from adapters.readers.scribe import Scribe
from adapters.readers.whom import withdrawn
from rag.document import Document, Unreadable

_DELIMITERS = ",;\t|"
_LONGEST_FIELD = 1_000_000
"""Characters; the csv module stops at 131,072, and fields that hold documents are longer."""


def read_delimited(file: File) -> Document | Unreadable:
    """Return the rows; the first one is the header. Cells stay as written: "NA" is a word."""
    if not file.content.strip():
        return Unreadable("empty file")
    if is_noise(file.content):
        return Unreadable("not a text file")
    text, warnings = decode(file.content)
    matter, body = split_matter(text)
    if matter.trouble:
        return withdrawn(matter.trouble)
    scribe = Scribe()
    rows, broken = _rows(body)
    scribe.table(rows, headed=True)
    if not scribe.blocks:
        return Unreadable("no text")
    own = Document(title=file.spoken_name, blocks=tuple(scribe.blocks), url=file.url, warnings=warnings + broken)
    return headed(own, matter)


def _rows(text: str) -> tuple[list[list[str]], tuple[str, ...]]:
    csv.field_size_limit(_LONGEST_FIELD)
    rows: list[list[str]] = []
    reader = csv.reader(io.StringIO(text.replace("\x00", "")), delimiter=_delimiter(text))
    try:
        rows.extend(reader)
    except csv.Error as error:
        return rows, (f"read only up to line {reader.line_num}: {error}",)
    return rows, ()


def _delimiter(text: str) -> str:
    """Return the sign that parts most lines into the same number of cells, at least two."""

    def agreement(delimiter: str) -> tuple[int, int]:
        widths = [len(row) for row in _sample(text, delimiter)]
        usual = max(set(widths), key=lambda width: (widths.count(width), width)) if widths else 1
        return (widths.count(usual) if usual > 1 else 0), usual

    return max(_DELIMITERS, key=agreement)


def _sample(text: str, delimiter: str) -> Iterator[list[str]]:
    """Yield the cells of the first lines; a line that cannot be parted counts as one cell."""
    for line in text[:20_000].split("\n")[:50]:
        if line.strip():
            try:
                yield next(csv.reader([line], delimiter=delimiter))
            except csv.Error:
                yield [line]
