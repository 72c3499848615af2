"""The main text of a page with boilerplate, by trafilatura, with what it would lose carried around it."""

import copy
import re
from dataclasses import replace

from lxml import etree
from trafilatura import bare_extraction

from adapters.readers.hypertext import write_hypertext
from adapters.readers.scribe import Scribe, squeeze
from adapters.readers.tables import Cell, fill_spans
from rag.document import Block, Link

_MARK = re.compile(r"\s*⟦#(\d+)⟧")
_HEADINGS = ("h1", "h2", "h3", "h4", "h5", "h6")
_INSIDE_TEXT = frozenset("a abbr b br code em i span strong sub sup u".split())
_SENTENCE = 80
"""Characters. Divs with less are labels, buttons, lines of menus."""

_TAGS = {"item": "li", "row": "tr", "ref": "a", "hi": "span", "lb": "br", "quote": "blockquote", "body": "div"}
"""Trafilatura's names (TEI) back to those of HTML; `head`, `list` and `cell` depend on an attribute."""


def extract_text(root: etree._Element) -> Scribe:
    """
    Return what trafilatura takes for the page's own text, written down; nothing when it finds none.

    It drops all ids: each travels as a mark in its heading's text and is taken back afterwards. It knows
    no rowspan: merged cells are spelled out before.
    """
    page = copy.deepcopy(root)
    anchors = _mark_headings(page)
    for division in page.iter("div"):
        if _is_paragraph(division):
            division.tag = "p"
    for table in page.iter("table"):
        _spell_spans_out(table)
    found = bare_extraction(
        page, fast=True, include_comments=False, include_tables=True, include_formatting=True, include_links=True
    )
    scribe = Scribe()
    body = getattr(found, "body", None)
    if body is not None:
        write_hypertext(_as_html(body), scribe)
        scribe.blocks = [block for block in (_unmarked(block, anchors) for block in scribe.blocks) if block]
        scribe.links = [Link(squeeze(_MARK.sub("", link.text)), link.href) for link in scribe.links]
    return scribe


def _mark_headings(page: etree._Element) -> list[str]:
    """Put a mark behind the text of each heading that has an id, itself, inside or right before; return the ids."""
    anchors: list[str] = []
    for heading in page.iter(*_HEADINGS):
        anchor = _anchor_of(heading)
        if anchor:
            mark = etree.SubElement(heading, "span")
            mark.text = f" ⟦#{len(anchors)}⟧"
            anchors.append(anchor)
    return anchors


def _is_paragraph(division: etree._Element) -> bool:
    """Say whether a div only holds a longer text: the extractor would drop it in places."""
    if any(child.tag not in _INSIDE_TEXT for child in division):
        return False
    return len("".join(division.itertext()).strip()) > _SENTENCE


def _anchor_of(heading: etree._Element) -> str:
    inside = (element.get("id") or (element.tag == "a" and element.get("name")) for element in heading.iter("*"))
    own = next((anchor for anchor in inside if anchor), "")
    if own:
        return str(own)
    before = heading.getprevious()
    if before is not None and before.tag == "a" and not "".join(before.itertext()).strip():
        return str(before.get("id") or before.get("name") or "")
    section = heading.getparent()
    if (
        before is None
        and section is not None
        and section.tag in ("section", "div")
        and not (section.text or "").strip()
    ):
        return str(section.get("id") or "")
    return ""


def _spell_spans_out(table: etree._Element) -> None:
    """Write a merged cell's text into every place that it covers."""
    rows = [row for row in table.iter("tr") if next(row.iterancestors("table"), None) is table]
    if not any("rowspan" in cell.attrib or "colspan" in cell.attrib for row in rows for cell in row):
        return
    texts = fill_spans([[_cell(cell) for cell in row if cell.tag in ("td", "th")] for row in rows])
    for row, cells in zip(rows, texts, strict=True):
        tag = "th" if {cell.tag for cell in row} == {"th"} else "td"
        for cell in list(row):
            row.remove(cell)
        for text in cells:
            etree.SubElement(row, tag).text = text


def _cell(cell: etree._Element) -> Cell:
    text = " ".join(" ".join(cell.itertext("*")).split())
    return Cell(text, _count(cell.get("rowspan")), _count(cell.get("colspan")))


def _count(raw: str | None) -> int:
    return int(raw) if raw and raw.isdecimal() else 1


def _as_html(body: etree._Element) -> etree._Element:
    for element in body.iter("*"):
        match element.tag:
            case "head":
                element.tag = element.get("rend") if element.get("rend") in _HEADINGS else "p"
            case "list":
                element.tag = {"ol": "ol", "dl": "dl"}.get(element.get("rend", ""), "ul")
            case "item" if element.get("rend", "")[:2] in ("dt", "dd"):
                element.tag = element.get("rend")[:2]
            case "cell":
                element.tag = "th" if element.get("role") == "head" else "td"
            case "ref":
                element.tag = "a"
                element.set("href", element.get("target", ""))
            case tag:
                element.tag = _TAGS.get(tag, tag)
    return body


def _unmarked(block: Block, anchors: list[str]) -> Block | None:
    """Return the block with its mark as anchor; None when it held nothing else."""
    found = _MARK.search(block.text)
    if not found:
        return block
    text = _MARK.sub("", block.text).strip()
    number = int(found[1])
    anchor = anchors[number] if number < len(anchors) else ""
    return replace(block, text=text, anchor=anchor, header=_MARK.sub("", block.header)) if text else None
