"""Excel's XML before calamine sees it: cells that are hidden or struck out are emptied."""

import io
import re
import zipfile
from collections.abc import Collection, Iterator
from pathlib import PurePosixPath

from lxml import etree

from adapters.readers.parts import copied, parse

_SHEET = re.compile(r"xl/worksheets/[^/]+\.xml")
_HIDDEN = re.compile(rb"\bhidden\s*=\s*[\"'](?:1|true)")
_STRIKE = re.compile(rb"<(?:\w+:)?strike\b")
_OFF = ("0", "false")
_COLUMN = re.compile(r"[A-Z]+")


def prepare(archive: zipfile.ZipFile) -> tuple[io.BytesIO | None, frozenset[str]]:
    """Return the workbook without hidden and struck cells (None: as it is), and the sheets that hide some."""
    styles = _read(archive, "xl/styles.xml")
    struck = _struck_styles(styles) if _STRIKE.search(styles) else frozenset()
    changed: dict[str, bytes] = {}
    hiding: set[str] = set()
    for name in archive.namelist():
        is_sheet = bool(_SHEET.fullmatch(name))
        if not is_sheet and name != "xl/sharedStrings.xml":
            continue
        content = archive.read(name)
        hides = is_sheet and bool(_HIDDEN.search(content))
        if not (hides or _STRIKE.search(content) or (is_sheet and struck)):
            continue
        root = parse(content)
        if _empty_cells(root, struck) and hides:
            hiding.add(name)
        _drop_struck(root)
        changed[name] = etree.tostring(root, xml_declaration=True, encoding="UTF-8")
    sheets = frozenset(title for title, part in _parts(archive) if part in hiding) if hiding else frozenset()
    return (copied(archive, changed) if changed else None), sheets


def _read(archive: zipfile.ZipFile, name: str) -> bytes:
    return archive.read(name) if name in archive.namelist() else b""


def _parts(archive: zipfile.ZipFile) -> Iterator[tuple[str, str]]:
    """Yield the name of each sheet and the part of the archive that it is in."""
    links = {
        link.get("Id", ""): PurePosixPath("/xl").joinpath(link.get("Target", "")).as_posix().removeprefix("/")
        for link in parse(archive.read("xl/_rels/workbook.xml.rels")).iter("{*}Relationship")
    }
    for sheet in parse(archive.read("xl/workbook.xml")).iter("{*}sheet"):
        link = next((value for name, value in sheet.attrib.items() if str(name).endswith("}id")), "")
        yield sheet.get("name", ""), links.get(link, "")


def _struck_styles(content: bytes) -> frozenset[str]:
    """Return the numbers of the cell formats whose font is struck out."""
    root = parse(content)
    fonts = root.find("{*}fonts")
    formats = root.find("{*}cellXfs")
    if fonts is None or formats is None:
        return frozenset()
    struck = {str(at) for at, font in enumerate(fonts) if _is_struck(font)}
    return frozenset(str(at) for at, one in enumerate(formats) if one.get("fontId") in struck)


def _is_struck(properties: etree._Element | None) -> bool:
    mark = properties.find("{*}strike") if properties is not None else None
    return mark is not None and mark.get("val", "1") not in _OFF


def _is_on(element: etree._Element, name: str) -> bool:
    return element.get(name, "0") not in _OFF


def _empty_cells(root: etree._Element, struck: Collection[str]) -> bool:
    """Empty the cells of hidden rows and columns and the struck ones; say whether any was hidden."""
    columns = [
        (int(column.get("min", "0")), int(column.get("max", "0")))
        for column in root.iter("{*}col")
        if _is_on(column, "hidden")
    ]
    found = False
    for row in root.iter("{*}row"):
        at = 0
        for cell in row.iterchildren("{*}c"):
            at = _number(cell.get("r", "")) or at + 1
            hidden = _is_on(row, "hidden") or any(first <= at <= last for first, last in columns)
            if hidden or cell.get("s") in struck:
                found = found or (hidden and len(cell) > 0)
                for child in list(cell):
                    cell.remove(child)
                cell.attrib.pop("t", None)
    return found


def _number(reference: str) -> int:
    """Return 28 for "AB7", 0 for none."""
    letters = _COLUMN.match(reference)
    number = 0
    for letter in letters[0] if letters else "":
        number = number * 26 + ord(letter) - ord("A") + 1
    return number


def _drop_struck(root: etree._Element) -> None:
    """Take the struck runs out of texts of several."""
    for run in list(root.iter("{*}r")):
        if _is_struck(run.find("{*}rPr")):
            run.getparent().remove(run)
