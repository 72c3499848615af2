"""Sheets, rows, columns and slides that are hidden are left out, and said to be."""

import io

import pytest
from pptx import Presentation
from pptx.util import Inches

from adapters.readers.file import File
from adapters.readers.registry import read_file
from rag.document import Document
from tests.fakes.files import zipped

_SPACE = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
_LINKS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_PACKAGE = "http://schemas.openxmlformats.org/package/2006"


def cell(place: str, text: str, style: str = "0", kind: str = "") -> str:
    return f'<c r="{place}" s="{style}" t="inlineStr"><is>{kind or f"<t>{text}</t>"}</is></c>'


def book(*sheets: tuple[str, str, str]) -> bytes:
    """Return a workbook of sheets, each (name, state, its own XML); format 1 is struck out."""
    listed = "".join(
        f'<sheet name="{name}" sheetId="{at}" state="{state}" r:id="r{at}"/>'
        for at, (name, state, _) in enumerate(sheets, 1)
    )
    links = "".join(
        f'<Relationship Id="r{at}" Type="{_LINKS}/worksheet" Target="{"/xl/" * (at % 2)}worksheets/s{at}.xml"/>'
        for at in range(1, len(sheets) + 1)
    )
    parts = {
        "[Content_Types].xml": f'<Types xmlns="{_PACKAGE}/content-types">'
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
        '<Default Extension="xml" ContentType="application/xml"/></Types>',
        "_rels/.rels": f'<Relationships xmlns="{_PACKAGE}/relationships">'
        f'<Relationship Id="r1" Type="{_LINKS}/officeDocument" Target="xl/workbook.xml"/></Relationships>',
        "xl/workbook.xml": f'<workbook xmlns="{_SPACE}" xmlns:r="{_LINKS}"><sheets>{listed}</sheets></workbook>',
        "xl/_rels/workbook.xml.rels": f'<Relationships xmlns="{_PACKAGE}/relationships">{links}</Relationships>',
        "xl/styles.xml": f'<styleSheet xmlns="{_SPACE}"><fonts><font/><font><strike/></font></fonts>'
        '<cellXfs><xf fontId="0"/><xf fontId="1"/></cellXfs></styleSheet>',
        **{
            f"xl/worksheets/s{at}.xml": f'<worksheet xmlns="{_SPACE}">{xml}</worksheet>'
            for at, (_, _, xml) in enumerate(sheets, 1)
        },
    }
    return zipped({name: content.encode() for name, content in parts.items()})


def read(content: bytes, name: str) -> tuple[list[str], tuple[str, ...]]:
    document = read_file(File(content, name))
    assert isinstance(document, Document), document
    return [block.text for block in document.blocks], document.warnings


def rows(*said: str) -> str:
    return f"<sheetData>{''.join(said)}</sheetData>"


SEEN = f'<row r="1">{cell("A1", "Ward")}{cell("B1", "Beds")}</row>'


@pytest.mark.parametrize("state", ["hidden", "veryHidden"])
def test_a_hidden_sheet_is_left_out(state: str) -> None:
    other = rows(f'<row r="1">{cell("A1", "Closing")}{cell("B1", "Ward 4")}</row>')
    content = book(("Wards", "visible", rows(SEEN)), ("Plans", state, other))
    assert read(content, "wards.xlsx") == (["Wards", "Ward | Beds"], ("sheet 'Plans' is hidden and was left out",))


def test_hidden_rows_and_columns_are_left_out() -> None:
    columns = '<cols><col min="3" max="4" hidden="1"/></cols>'
    first = f'<row r="1">{cell("A1", "Ward")}{cell("B1", "Beds")}{cell("D1", "Closes")}{cell("E1", "Floor")}</row>'
    second = f'<row r="2" hidden="true">{cell("A2", "Ward 4")}{cell("B2", "12")}</row>'
    content = book(("Wards", "visible", columns + rows(first, second)), ("More", "visible", rows(SEEN)))
    texts, warnings = read(content, "wards.xlsx")
    assert texts == ["Wards", "Ward | Beds | Floor", "More", "Ward | Beds"]
    assert warnings == ("hidden rows or columns of sheet 'Wards' were left out",)


def test_struck_cells_and_runs_of_a_sheet_are_left_out() -> None:
    runs = "<r><rPr><strike/></rPr><t>12</t></r><r><t>14</t></r>"
    row = f'<row r="2">{cell("A2", "Ward 4")}{cell("B2", "", kind=runs)}{cell("C2", "old", "1")}</row>'
    assert read(book(("Wards", "visible", rows(SEEN, row))), "wards.xlsx") == (
        ["Wards", "Ward | Beds", "Ward 4 | 14"],
        (),
    )


def test_a_hidden_slide_and_struck_words_are_left_out() -> None:
    show = Presentation()
    for at, text in enumerate(("Wards open at six.", "Ward 4 closes.", "Visitors wait.")):
        slide = show.slides.add_slide(show.slide_layouts[6])
        frame = slide.shapes.add_textbox(Inches(1), Inches(2), Inches(3), Inches(1)).text_frame
        frame.text = text
        struck = frame.paragraphs[0].add_run()
        struck.text = " Not so."
        struck.font._element.set("strike", "sngStrike")
        if at == 1:
            slide._element.set("show", "0")
    hidden = show.slides[2].shapes.add_textbox(Inches(1), Inches(2), Inches(3), Inches(1))
    hidden.text_frame.text = "Ward 4 closes."
    hidden._element.nvSpPr.cNvPr.set("hidden", "1")
    buffer = io.BytesIO()
    show.save(buffer)
    texts, warnings = read(buffer.getvalue(), "wards.pptx")
    assert texts == ["Wards open at six.", "Visitors wait."]
    assert warnings == ("slide 2 is hidden and was left out",)


def ods_cell(text: str, style: str = "", repeated: int = 1) -> str:
    name = f' table:style-name="{style}"' if style else ""
    return (
        f'<table:table-cell office:value-type="string"{name} table:number-columns-repeated="{repeated}">'
        f"<text:p>{text}</text:p></table:table-cell>"
    )


def test_hidden_and_struck_parts_of_an_opendocument_sheet_are_left_out() -> None:
    spaces = " ".join(
        f'xmlns:{name}="urn:oasis:names:tc:opendocument:xmlns:{name}:1.0"'
        for name in ("office", "style", "text", "table")
    )
    struck = '<style:text-properties style:text-line-through-style="solid"/>'
    hidden = '<style:table-properties table:display="false"/>'
    styles = (
        f'<style:style style:name="gone" style:family="table-cell">{struck}</style:style>'
        f'<style:style style:name="T1" style:family="text">{struck}</style:style>'
        f'<style:style style:name="ta2" style:family="table">{hidden}</style:style>'
    )
    columns = '<table:table-column/><table:table-column table:visibility="collapse"/><table:table-column/>'
    span = '<text:span text:style-name="T1">12</text:span>14'
    rows_ = (
        f"<table:table-row>{ods_cell('Ward')}{ods_cell('Closes')}{ods_cell('Beds')}</table:table-row>",
        f'<table:table-row table:visibility="filter">{ods_cell("Ward 3", repeated=3)}</table:table-row>',
        f"<table:table-row>{ods_cell('Ward 4')}{ods_cell('May')}{ods_cell(span)}</table:table-row>",
        f"<table:table-row>{ods_cell('Ward 5', 'gone')}{ods_cell('')}{ods_cell('9', 'gone')}</table:table-row>",
    )
    sheets = (
        f'<table:table table:name="Wards">{columns}{"".join(rows_)}</table:table>'
        f'<table:table table:name="Plans" table:style-name="ta2">{rows_[0]}</table:table>'
    )
    body = f"<office:body><office:spreadsheet>{sheets}</office:spreadsheet></office:body>"
    xml = (
        f"<office:document-content {spaces}><office:automatic-styles>{styles}</office:automatic-styles>{body}"
        "</office:document-content>"
    )
    manifest = '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"/>'
    kind = "application/vnd.oasis.opendocument.spreadsheet"
    parts = {"mimetype": kind, "content.xml": xml, "META-INF/manifest.xml": manifest}
    texts, warnings = read(zipped({name: text.encode() for name, text in parts.items()}), "wards.ods")
    assert texts == ["Wards", "Ward | Beds", "Ward 4 | 14"]
    assert warnings == (
        "sheet 'Plans' is hidden and was left out",
        "hidden rows or columns of sheet 'Wards' were left out",
    )
