"""Word's XML before mammoth sees it: hidden and struck text out, page breaks and formulas as text."""

import io
import zipfile
from collections.abc import Iterator, Mapping

from lxml import etree

from adapters.readers.parts import copied, parse

PAGE_MARK = "⟦page⟧"
"""Stands in the text where a page begins."""

_W = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"
_STRICT_W = "{http://purl.oclc.org/ooxml/wordprocessingml/main}"
_MATH = "{http://schemas.openxmlformats.org/officeDocument/2006/math}"
_GONE = ("vanish", "strike", "dstrike")
"""Properties of a run that is on paper for nobody, or no longer stands there."""
_OFF = ("0", "false", "off")
_SPACE = "{http://www.w3.org/XML/1998/namespace}space"


def prepare(archive: zipfile.ZipFile) -> io.BytesIO:
    """Return the archive anew with its text parts prepared; pictures are left out."""
    gone = _gone_styles(archive)
    changed: dict[str, bytes] = {}
    for name in archive.namelist():
        if name.startswith("word/") and name.endswith(("document.xml", "notes.xml")):
            changed[name] = _prepared(archive.read(name), gone)
        elif name == "word/styles.xml":
            changed[name] = _bare_styles(archive.read(name))
    return copied(archive, changed)


def headers_of(archive: zipfile.ZipFile) -> Iterator[str]:
    """Yield the paragraphs of the headers of pages, which are no part of the text."""
    for name in archive.namelist():
        if name.startswith("word/header") and name.endswith(".xml"):
            root = parse(archive.read(name))
            space = _space_of(root)
            for paragraph in root.iter(f"{space}p"):
                yield "".join(
                    "\t" if run.tag == f"{space}tab" else run.text or "" for run in paragraph.iter("{*}t", "{*}tab")
                )


def _prepared(content: bytes, gone: dict[str, bool]) -> bytes:
    root = parse(content)
    space = _space_of(root)
    for run in list(root.iter(f"{space}r")):
        if _is_gone(run, space, gone):
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
    root = parse(content)
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


def _space_of(root: etree._Element) -> str:
    """Return the namespace of the document's own elements: Word has a strict form with another."""
    return _W if root.tag.startswith(_W) else _STRICT_W


def _gone_styles(archive: zipfile.ZipFile) -> dict[str, bool]:
    """Return the styles that hide or strike their text, by id, and those that take that off again."""
    if "word/styles.xml" not in archive.namelist():
        return {}
    root = parse(archive.read("word/styles.xml"))
    space = _space_of(root)
    styles = {style.get(f"{space}styleId", ""): style for style in root.iter(f"{space}style")}
    found = {name: _style_says(name, styles, space) for name in styles}
    return {name: said for name, said in found.items() if said is not None}


def _style_says(name: str, styles: Mapping[str, etree._Element], space: str) -> bool | None:
    """Return whether a style, or the next one that it is based on, hides or strikes out; None when none tells."""
    seen: set[str] = set()
    while name in styles and name not in seen:
        seen.add(name)
        said = _says_gone(styles[name], space)
        if said is not None:
            return said
        based = styles[name].find(f"{space}basedOn")
        name = based.get(f"{space}val", "") if based is not None else ""
    return None


def _is_gone(run: etree._Element, space: str, styles: dict[str, bool]) -> bool:
    """Say whether a run is hidden or struck out, by itself, its style or its paragraph's."""
    said = _says_gone(run, space)
    if said is not None or not styles:
        return bool(said)
    of_run = run.find(f"{space}rPr/{space}rStyle")
    paragraph = next(run.iterancestors(f"{space}p"), None)
    of_paragraph = paragraph.find(f"{space}pPr/{space}pStyle") if paragraph is not None else None
    named = [style.get(f"{space}val", "") for style in (of_run, of_paragraph) if style is not None]
    return next((styles[name] for name in named if name in styles), False)


def _says_gone(element: etree._Element, space: str) -> bool | None:
    """Return whether its properties hide it or strike it out, None when they say nothing of that."""
    found = [element.find(f"{space}rPr/{space}{name}") for name in _GONE]
    said = [mark.get(f"{space}val", "1") not in _OFF for mark in found if mark is not None]
    return any(said) if said else None


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
