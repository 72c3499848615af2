"""Small files of every format, written byte by byte, so that a test shows what it reads."""

import io
import zipfile
from collections.abc import Sequence
from xml.sax.saxutils import escape

Placed = tuple[float, float, str]
"""Left, bottom (points, the origin at the bottom left of the page), and the text."""


def pdf(pages: Sequence[Sequence[Placed]], size: int = 10, *, rotate: int = 0, extra: str = "") -> bytes:
    """Return a PDF with the texts at their places; a page without texts is blank."""
    count = len(pages)
    font, first = 3, 4
    kids = " ".join(f"{first + 2 * number} 0 R" for number in range(count))
    objects = [
        "<< /Type /Catalog /Pages 2 0 R >>",
        f"<< /Type /Pages /Kids [{kids}] /Count {count} >>",
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ]
    for number, texts in enumerate(pages):
        stream = "".join(f"BT /F1 {size} Tf {x} {y} Td ({_pdf_text(text)}) Tj ET\n" for x, y, text in texts) + extra
        objects.append(
            f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Rotate {rotate}"
            f" /Resources << /Font << /F1 {font} 0 R >> >> /Contents {first + 2 * number + 1} 0 R >>"
        )
        objects.append(f"<< /Length {len(stream)} >>\nstream\n{stream}\nendstream")
    return _pdf_file(objects)


def _pdf_text(text: str) -> str:
    return text.replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)")


def _pdf_file(objects: Sequence[str], trailer: str = "") -> bytes:
    body = b"%PDF-1.4\n"
    places = []
    for number, content in enumerate(objects, 1):
        places.append(len(body))
        body += f"{number} 0 obj\n{content}\nendobj\n".encode("cp1252")
    table = "".join(f"{place:010d} 00000 n \n" for place in places)
    size = len(objects) + 1
    end = f"xref\n0 {size}\n0000000000 65535 f \n{table}trailer\n<< /Size {size} /Root 1 0 R {trailer} >>\n"
    return body + f"{end}startxref\n{len(body)}\n%%EOF\n".encode("ascii")


def encrypted_pdf() -> bytes:
    """Return a PDF that wants a password: its encryption dictionary fits none."""
    hexes = "0" * 64
    objects = [
        "<< /Type /Catalog /Pages 2 0 R >>",
        "<< /Type /Pages /Kids [] /Count 0 >>",
        f"<< /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O <{hexes}> /U <{hexes}> >>",
    ]
    return _pdf_file(objects, f"/Encrypt 3 0 R /ID [<{'0' * 32}> <{'0' * 32}>]")


def column_pdf(words: Sequence[str], *, columns: int, row_major: bool = False) -> bytes:
    """Return pages of columns full of words; `row_major` draws line by line across the columns."""
    per_line = 10 // columns
    lines = [" ".join(words[start : start + per_line]) for start in range(0, len(words), per_line)]
    height = 50
    pages = []
    for top in range(0, len(lines), height * columns):
        stacks = [lines[top + column * height : top + (column + 1) * height] for column in range(columns)]
        placed = [
            (row, column, (50.0 + column * 270.0, 740.0 - row * 14.0, line))
            for column, stack in enumerate(stacks)
            for row, line in enumerate(stack)
        ]
        order = sorted(placed) if row_major else placed
        pages.append([text for _, _, text in order])
    return pdf(pages, size=9)


_CONTENT_TYPES = (
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
    '<Default Extension="xml" ContentType="application/xml"/>{overrides}</Types>'
)
_RELATIONS = (
    '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">'
    '<Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument"'
    ' Target="{target}"/></Relationships>'
)
_WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"


def docx(body: str, styles: str = "") -> bytes:
    """Return a Word document with this WordprocessingML (prefix `w:`) as its body."""
    parts = {
        "word/document.xml": f'<w:document xmlns:w="{_WORD}"><w:body>{body}</w:body></w:document>',
        "word/styles.xml": f'<w:styles xmlns:w="{_WORD}">{styles}</w:styles>',
        "word/_rels/document.xml.rels": (
            '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">'
            '<Relationship Id="s1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles"'
            ' Target="styles.xml"/></Relationships>'
        ),
    }
    return _package(parts, "word/document.xml")


def paragraph(text: str, properties: str = "", run: str = "") -> str:
    """Return a paragraph of WordprocessingML with one run."""
    words = f'<w:t xml:space="preserve">{escape(text)}</w:t>'
    return f"<w:p><w:pPr>{properties}</w:pPr><w:r><w:rPr>{run}</w:rPr>{words}</w:r></w:p>"


def xlsx(rows: Sequence[Sequence[str]], sheet: str = "Sheet1") -> bytes:
    """Return a workbook of one sheet with these texts."""
    cells = "".join(f"<row>{''.join(map(_inline_cell, row))}</row>" for row in rows)
    space = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    parts = {
        "xl/workbook.xml": (
            f'<workbook xmlns="{space}" xmlns:r="{relations}"><sheets>'
            f'<sheet name="{escape(sheet)}" sheetId="1" r:id="r1"/></sheets></workbook>'
        ),
        "xl/_rels/workbook.xml.rels": (
            '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">'
            f'<Relationship Id="r1" Type="{relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>'
        ),
        "xl/worksheets/sheet1.xml": f'<worksheet xmlns="{space}"><sheetData>{cells}</sheetData></worksheet>',
    }
    return _package(parts, "xl/workbook.xml")


def _inline_cell(text: str) -> str:
    return f'<c t="inlineStr"><is><t>{escape(text)}</t></is></c>'


def zipped(parts: dict[str, bytes]) -> bytes:
    """Return an archive of these parts, deflated."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in parts.items():
            archive.writestr(name, content)
    return buffer.getvalue()


def _package(parts: dict[str, str], target: str) -> bytes:
    whole = {
        "[Content_Types].xml": _CONTENT_TYPES.format(overrides=""),
        "_rels/.rels": _RELATIONS.format(target=target),
        **parts,
    }
    return zipped({name: content.encode() for name, content in whole.items()})
