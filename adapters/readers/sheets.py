"""Spreadsheets of all makes: xlsx, xls, ods and their kin. Needs the extra `office`."""

import io
import zipfile
from datetime import datetime, time

from lxml import etree
from python_calamine import CalamineError, CalamineWorkbook, PasswordError, SheetVisibleEnum

from adapters.readers import odsxml, sheetxml
from adapters.readers.file import File
from adapters.readers.scribe import Scribe
from adapters.readers.zips import TooLarge, open_zip
from rag.document import Document, Kind, Unreadable

_MOST_CELLS = 2_000_000
"""Over all sheets: what is more is a database, not a document."""


def read_sheets(file: File) -> Document | Unreadable:
    """Return every sheet that is shown as a heading and its rows. Cells stay as written: "NA" and "NULL" are words."""
    shown: io.BytesIO | None = None
    hiding: frozenset[str] = frozenset()
    try:
        if file.content.startswith(b"PK"):
            archive = open_zip(file.content)
            if "xl/workbook.xml" in archive.namelist():
                shown, hiding = sheetxml.prepare(archive)
            elif "content.xml" in archive.namelist():
                shown, hiding = odsxml.prepare(archive)
        book = CalamineWorkbook.from_filelike(shown or io.BytesIO(file.content))
    except TooLarge as error:
        return Unreadable(str(error))
    except PasswordError:
        return Unreadable("password needed")
    except (CalamineError, zipfile.BadZipFile, etree.XMLSyntaxError):
        return Unreadable("not a readable spreadsheet")
    scribe = Scribe()
    warnings = _write_book(book, hiding, scribe)
    if all(block.kind is Kind.HEADING for block in scribe.blocks):
        return Unreadable("no text")
    return Document(title=file.spoken_name, blocks=tuple(scribe.blocks), url=file.url, warnings=warnings)


def _write_book(book: CalamineWorkbook, hiding: frozenset[str], scribe: Scribe) -> tuple[str, ...]:
    hidden = {sheet.name for sheet in book.sheets_metadata if sheet.visible != SheetVisibleEnum.Visible}
    warnings = [f"sheet {name!r} is hidden and was left out" for name in book.sheet_names if name in hidden]
    warnings += [
        f"hidden rows or columns of sheet {name!r} were left out"
        for name in book.sheet_names
        if name in hiding - hidden
    ]
    left = _MOST_CELLS
    for name in book.sheet_names:
        if name in hidden:
            continue
        try:
            rows = book.get_sheet_by_name(name).to_python()
        except CalamineError:
            warnings.append(f"sheet {name!r} was left out: no cells (a chart?)")
            continue
        left -= sum(map(len, rows))
        if left < 0:
            warnings.append(f"sheet {name!r} and what follows were left out: over {_MOST_CELLS} cells")
            break
        if any(cell != "" for row in rows for cell in row):
            scribe.heading(2, name)
            _write_tables([[_spoken(cell) for cell in row] for row in rows], scribe)
    return tuple(warnings)


def _write_tables(rows: list[list[str]], scribe: Scribe) -> None:
    """Write down the rows; a blank one ends a table, a lone cell before one is its title."""
    table: list[list[str]] = []
    for row in [*rows, []]:
        filled = [cell for cell in row if cell.strip()]
        if not filled or (len(filled) == 1 and not table):
            scribe.table(_without_blank_columns(table))
            table = []
            scribe.paragraph(" ".join(filled))
        else:
            table.append(row)


def _without_blank_columns(table: list[list[str]]) -> list[list[str]]:
    width = max(map(len, table), default=0)
    used = [column for column in range(width) if any(len(row) > column and row[column].strip() for row in table)]
    return [[row[column] if column < len(row) else "" for column in used] for row in table]


def _spoken(cell: object) -> str:
    """Return a cell as people write it: 3 not 3.0, days without a midnight."""
    match cell:
        case bool():
            return "TRUE" if cell else "FALSE"
        case float():
            return f"{cell:.15g}"  # as many digits as a spreadsheet keeps
        case datetime() if cell.time() == time():
            return cell.date().isoformat()
        case datetime():
            return cell.isoformat(" ", "minutes")
        case _:
            return str(cell)
