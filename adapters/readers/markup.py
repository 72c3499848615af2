"""Questions to single elements of HTML."""

from lxml import etree

from adapters.readers.struck import STRUCK, strikes
from adapters.readers.stylesheet import hides


def anchor_of(element: etree._Element) -> str:
    """Return the id that links can point to, or ""."""
    return element.get("id") or (element.get("name", "") if element.tag == "a" else "") or ""


def is_hidden(element: etree._Element) -> bool:
    """Say whether the page itself says that nobody sees the element, or that its words are struck out."""
    style = element.get("style")
    if element.tag in STRUCK or "hidden" in element.attrib:
        return True
    return style is not None and (hides(style) or strikes(style))


def code_of(element: etree._Element) -> str:
    """Return all text with its line ends; `<br>` is one."""
    for line_break in element.iter("br"):
        line_break.tail = "\n" + (line_break.tail or "")
    return "".join(element.itertext("*"))


def box_of(element: etree._Element) -> str:
    """Return a check box as "[x] " or "[ ] ", other fields as nothing."""
    if element.get("type", "").lower() != "checkbox":
        return ""
    return "[x] " if "checked" in element.attrib else "[ ] "


def number_of(raw: str | None, otherwise: int) -> int:
    """Return an attribute's whole number, `otherwise` where it has none."""
    try:
        return int(raw or otherwise)
    except ValueError:
        return otherwise


def rows_of(table: etree._Element) -> list[etree._Element]:
    """Return the rows of a table without those of tables inside it."""
    return [row for row in table.iter("tr") if _table_of(row) is table]


def _table_of(row: etree._Element) -> etree._Element | None:
    return next(row.iterancestors("table"), None)


def is_layout(table: etree._Element, rows: list[etree._Element]) -> bool:
    """Say whether the table only places things: nested tables, headings, or never two cells side by side."""
    if table.get("role") == "presentation" or next(table.iterdescendants("table", "h1", "h2", "h3"), None) is not None:
        return True
    return all(sum(1 for cell in row if cell.tag in ("td", "th")) < 2 for row in rows)


def is_headed(rows: list[etree._Element]) -> bool | None:
    """Return what the markup says of the first row, None when no cell is marked as a header."""
    if not rows:
        return None
    first = [cell.tag for cell in rows[0] if cell.tag in ("td", "th")]
    parent = rows[0].getparent()
    if set(first) == {"th"} or (parent is not None and parent.tag == "thead"):
        return True
    return False if any(cell.tag == "th" for row in rows for cell in row) else None
