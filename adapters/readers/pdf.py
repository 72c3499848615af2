"""PDF: the text layer page by page, in reading order, with tables as rows."""

import re
from collections.abc import Iterator
from datetime import date
from itertools import takewhile

import pypdfium2

from adapters.readers.dates import day_of
from adapters.readers.file import File
from adapters.readers.furniture import without_furniture
from adapters.readers.glyphs import words_of
from adapters.readers.hyphens import Vocabulary
from adapters.readers.layout import Cell, cells_of, read_lines
from adapters.readers.opening import is_prose, kept_to
from adapters.readers.paragraphs import write_page
from adapters.readers.scribe import Scribe
from rag.document import Document, Unreadable

_PASSWORD = 4
"""FPDF_ERR_PASSWORD of fpdfview.h."""
_MOST_PAGES = 5_000
"""A longer file is no document that a team reads; it would also take over the 30 s that a file has."""

_TOP = 16  # lines that are looked at for who may read the document
_NO_TITLE = re.compile(
    r"(microsoft \w+ - .*|untitled.*|\(anonymous\)|\(unspecified\)|document\d*"
    r"|.*\.(docx?|pdf|indd|rtf|xlsx?|pptx?|tmp))$",
    re.IGNORECASE,
)
_PDF_DATE = re.compile(r"D:(\d{4})(\d{2})(\d{2})")


def read_pdf(file: File) -> Document | Unreadable:
    """Return the text of all pages that have some; the pages without are named in a warning."""
    if not file.content.strip():
        return Unreadable("empty file")
    try:
        pdf = pypdfium2.PdfDocument(file.content)
    except pypdfium2.PdfiumError as error:
        needs_password = getattr(error, "err_code", None) == _PASSWORD or "password" in str(error).lower()
        return Unreadable("password needed" if needs_password else "not a readable PDF")
    try:
        return _read(file, pdf)
    finally:
        pdf.close()


def _read(file: File, pdf: pypdfium2.PdfDocument) -> Document | Unreadable:
    pages = list(_pages(pdf))
    empty = [number for number, page in enumerate(pages, 1) if not page]
    if len(empty) == len(pages):
        return Unreadable("no text layer (a scan?)" if pages else "a PDF without pages")
    scribe = Scribe()
    vocabulary = Vocabulary(cell.text for page in pages for cell in page)
    own = without_furniture(pages)
    for number, page in enumerate(own, 1):
        scribe.page = number
        write_page(read_lines(page), vocabulary, scribe)
    if not scribe.blocks:
        return Unreadable("no text layer (a scan?)")
    document = Document(
        title=_title(pdf) or file.spoken_name,
        blocks=tuple(scribe.blocks),
        url=file.url,
        revised=_revised(pdf),
        warnings=_warnings(empty, len(pdf)),
    )
    return kept_to(document, file.groups, [*_first_lines(own), *_left_out(pages, own)])


def _first_lines(pages: list[list[Cell]]) -> Iterator[str]:
    """Yield the lines at the top as they stand: paragraphs are made of them by how they look."""
    first = next((page for page in pages if page), [])
    for cell in takewhile(lambda cell: not is_prose(cell.text), first[:_TOP]):
        yield cell.text
        yield ""  # what stands beside or below is no value of it


def _left_out(pages: list[list[Cell]], own: list[list[Cell]]) -> list[str]:
    """Return each line of the headers and footers once."""
    kept = {id(cell) for page in own for cell in page}
    return list(dict.fromkeys(cell.text for page in pages for cell in page if id(cell) not in kept))


def _pages(pdf: pypdfium2.PdfDocument) -> Iterator[list[Cell]]:
    for index in range(min(len(pdf), _MOST_PAGES)):
        try:
            page = pdf[index]
        except pypdfium2.PdfiumError:
            yield []
            continue
        if page.get_rotation():
            page.set_rotation(0)  # boxes come in the page's own space: unturned, lines are level again
        text = page.get_textpage()
        yield cells_of(words_of(text))
        text.close()
        page.close()


def _warnings(empty: list[int], pages: int) -> tuple[str, ...]:
    warnings = []
    if empty:
        named = ", ".join(map(str, empty[:20])) + (" …" if len(empty) > 20 else "")
        warnings.append(f"no text on page {named} (scanned or blank)")
    if pages > _MOST_PAGES:
        warnings.append(f"only the first {_MOST_PAGES} of {pages} pages were read")
    return tuple(warnings)


def _title(pdf: pypdfium2.PdfDocument) -> str:
    title = " ".join(pdf.get_metadata_value("Title").split())
    return "" if _NO_TITLE.match(title) or len(title) > 200 else title


def _revised(pdf: pypdfium2.PdfDocument) -> date | None:
    said = (_PDF_DATE.match(pdf.get_metadata_value(key)) for key in ("ModDate", "CreationDate"))
    return next((day for day in (day_of("-".join(found.groups())) for found in said if found) if day), None)
