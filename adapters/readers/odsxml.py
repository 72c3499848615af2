"""OpenDocument's XML of a spreadsheet before calamine sees it: cells that are hidden or struck out are emptied."""

import io
import re
import zipfile
from collections.abc import Collection, Iterator

from lxml import etree

from adapters.readers.parts import copied, parse

_STYLE = "{urn:oasis:names:tc:opendocument:xmlns:style:1.0}"
_TABLE = "{urn:oasis:names:tc:opendocument:xmlns:table:1.0}"
_TEXT = "{urn:oasis:names:tc:opendocument:xmlns:text:1.0}"
_OFFICE = "{urn:oasis:names:tc:opendocument:xmlns:office:1.0}"
_HIDDEN = ("collapse", "filter")
_MEANT = re.compile(rb"visibility=[\"'](?:collapse|filter)|text-line-through-(?:style|type)")
_CONTENT = "content.xml"


def prepare(archive: zipfile.ZipFile) -> tuple[io.BytesIO | None, frozenset[str]]:
    """Return the workbook without hidden and struck cells (None: as it is), and the sheets that hide some."""
    content = archive.read(_CONTENT)
    if not _MEANT.search(content):
        return None, frozenset()
    root = parse(content)
    struck = frozenset(_struck_styles(root))
    for span in list(root.iter(f"{_TEXT}span")):
        if span.get(f"{_TEXT}style-name") in struck:
            _drop(span)
    hiding = {
        table.get(f"{_TABLE}name", "") for table in list(root.iter(f"{_TABLE}table")) if _empty_cells(table, struck)
    }
    return copied(archive, {_CONTENT: etree.tostring(root)}), frozenset(hiding)


def _struck_styles(root: etree._Element) -> Iterator[str]:
    for style in root.iter(f"{_STYLE}style"):
        properties = style.find(f"{_STYLE}text-properties")
        if properties is not None and any(
            properties.get(f"{_STYLE}text-line-through-{name}", "none") != "none" for name in ("style", "type")
        ):
            yield style.get(f"{_STYLE}name", "")


def _drop(span: etree._Element) -> None:
    """Take the words of an element out; what follows it stays."""
    for child in list(span):
        span.remove(child)
    span.text = None


def _empty_cells(table: etree._Element, struck: Collection[str]) -> bool:
    """Empty the cells of hidden rows and columns and the struck ones; say whether any was hidden."""
    columns = [
        (one.get(f"{_TABLE}visibility") in _HIDDEN, _repeated(one)) for one in table.iter(f"{_TABLE}table-column")
    ]
    shown: list[tuple[int, int]] = []
    at = 0
    for hidden, count in columns:
        shown += [] if hidden else [(at, at + count)]
        at += count
    found = False
    for row in table.iter(f"{_TABLE}table-row"):
        row_hidden, at = row.get(f"{_TABLE}visibility") in _HIDDEN, 0
        for cell in row:
            end = at + _repeated(cell)
            seen = not columns or any(first < end and at < last for first, last in shown)
            if row_hidden or not seen or cell.get(f"{_TABLE}style-name") in struck:
                found = found or (len(cell) > 0 and (row_hidden or not seen))
                _empty(cell)
            at = end
    return found


def _repeated(element: etree._Element) -> int:
    return int(element.get(f"{_TABLE}number-columns-repeated", "1"))


def _empty(cell: etree._Element) -> None:
    for child in list(cell):
        cell.remove(child)
    for name in list(cell.attrib):
        if str(name).startswith(_OFFICE) or name == f"{_TABLE}formula" or "calcext" in str(name):
            del cell.attrib[name]
