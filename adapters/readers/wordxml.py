"""Word's XML before mammoth sees it: hidden text out, page breaks and formulas as text."""

import io
import zipfile
from collections.abc import Iterator

from lxml import etree

PAGE_MARK = "⟦page⟧"
"""Stands in the text where a page begins."""

_W = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"
_STRICT_W = "{http://purl.oclc.org/ooxml/wordprocessingml/main}"
_MATH = "{http://schemas.openxmlformats.org/officeDocument/2006/math}"
_OFF = ("0", "false", "off")
_SPACE = "{http://www.w3.org/XML/1998/namespace}space"


def prepare(archive: zipfile.ZipFile) -> io.BytesIO:
    """Return the archive anew with its text parts prepared; pictures are left out."""
    prepared = io.BytesIO()
    with zipfile.ZipFile(prepared, "w", zipfile.ZIP_STORED) as copy:
        for name in archive.namelist():
            if name.startswith("word/media/"):
                continue
            content = archive.read(name)
            if name.startswith("word/") and name.endswith(("document.xml", "notes.xml")):
                content = _prepared(content)
            elif name == "word/styles.xml":
                content = _bare_styles(content)
            copy.writestr(name, content)
    return prepared


def headers_of(archive: zipfile.ZipFile) -> Iterator[str]:
    """Yield the paragraphs of the headers of pages, which are no part of the text."""
    for name in archive.namelist():
        if name.startswith("word/header") and name.endswith(".xml"):
            root = _parse(archive.read(name))
            space = _space_of(root)
            for paragraph in root.iter(f"{space}p"):
                yield "".join(
                    "\t" if run.tag == f"{space}tab" else run.text or "" for run in paragraph.iter("{*}t", "{*}tab")
                )


def _prepared(content: bytes) -> bytes:
    root = _parse(content)
    space = _space_of(root)
    for run in list(root.iter(f"{space}r")):
        if _is_hidden(run, space):
            run.getparent().remove(run)
    for formula in list(root.iter(f"{_MATH}oMath")):
        _spell_out(formula, space)
    for place in list(_page_breaks(root, space)):
        mark = etree.Element(f"{space}t")
        mark.text = PAGE_MARK
        place.addprevious(mark)
    return bytes(etree.tostring(root, xml_declaration=True, encoding="UTF-8"))


def _bare_styles(content: bytes) -> bytes:
    """Return the styles with their names and numbering alone: mammoth takes half a second for how they look."""
    root = _parse(content)
    space = _space_of(root)
    for style in list(root):
        if style.tag == f"{space}style":
            _keep(style, f"{space}name", f"{space}basedOn", f"{space}pPr")
            for properties in style.iter(f"{space}pPr"):
                _keep(properties, f"{space}numPr")
        else:
            root.remove(style)
    return bytes(etree.tostring(root, xml_declaration=True, encoding="UTF-8"))


def _keep(element: etree._Element, *tags: str) -> None:
    """Take all children out but those."""
    for child in list(element):
        if child.tag not in tags:
            element.remove(child)


def _parse(content: bytes) -> etree._Element:
    return etree.fromstring(content, etree.XMLParser(resolve_entities=False, no_network=True, huge_tree=False))


def _space_of(root: etree._Element) -> str:
    """Return the namespace of the document's own elements: Word has a strict form with another."""
    return _W if root.tag.startswith(_W) else _STRICT_W


def _is_hidden(run: etree._Element, space: str) -> bool:
    """Say whether a run has the property "hidden": it is on paper for nobody."""
    hidden = run.find(f"{space}rPr/{space}vanish")
    return hidden is not None and hidden.get(f"{space}val", "1") not in _OFF


def _spell_out(formula: etree._Element, space: str) -> None:
    """Put a formula's letters in its place, as a run of text."""
    run = etree.Element(f"{space}r")
    text = etree.SubElement(run, f"{space}t", {_SPACE: "preserve"})
    text.text = f" {' '.join(piece.text or '' for piece in formula.iter(f'{_MATH}t'))} "
    parent = formula.getparent()
    if parent is not None and parent.tag == f"{_MATH}oMathPara":
        formula, parent = parent, parent.getparent()
    if parent is None:
        return
    if parent.tag == f"{space}p" or parent.tag.startswith(space):
        run.tail = None
        parent.replace(formula, run)


def _page_breaks(root: etree._Element, space: str) -> Iterator[etree._Element]:
    """Yield where Word, when it last showed the document, began a page; else where the author asked for one."""
    rendered = list(root.iter(f"{space}lastRenderedPageBreak"))
    if rendered:
        yield from rendered
        return
    for line_break in root.iter(f"{space}br"):
        if line_break.get(f"{space}type") == "page":
            yield line_break
