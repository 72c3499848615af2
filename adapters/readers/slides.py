"""PowerPoint: a slide is a page. Needs the extra `office`."""

import io
import zipfile
from collections.abc import Iterable
from datetime import date

from pptx import Presentation
from pptx.oxml.xmlchemy import BaseOxmlElement
from pptx.shapes.autoshape import Shape
from pptx.shapes.base import BaseShape
from pptx.shapes.graphfrm import GraphicFrame
from pptx.shapes.group import GroupShape

from adapters.readers.file import File
from adapters.readers.scribe import Scribe
from adapters.readers.tables import Cell, fill_spans
from adapters.readers.zips import TooLarge, open_zip
from rag.document import Document, Unreadable

_OFF = ("0", "false")


def read_slides(file: File) -> Document | Unreadable:
    """Return titles as headings, texts and tables of each slide that is shown, with the speaker's notes."""
    try:
        open_zip(file.content)
        show = Presentation(io.BytesIO(file.content))
    except TooLarge as error:
        return Unreadable(str(error))
    except (zipfile.BadZipFile, KeyError, ValueError):
        return Unreadable("not a readable presentation")
    scribe = Scribe()
    hidden: list[int] = []
    for number, slide in enumerate(show.slides, 1):
        if slide.element.get("show", "1") in _OFF:
            hidden.append(number)
            continue
        _drop_struck(slide.element)
        scribe.page = number
        title = slide.shapes.title
        if title is not None:
            scribe.heading(2, title.text_frame.text)
        _write_shapes((shape for shape in slide.shapes if title is None or shape.shape_id != title.shape_id), scribe)
        if slide.has_notes_slide and slide.notes_slide.notes_text_frame is not None:
            _drop_struck(slide.notes_slide.element)
            scribe.paragraph(slide.notes_slide.notes_text_frame.text)
    if not scribe.blocks:
        return Unreadable("no text")
    core = show.core_properties
    return Document(
        title=_title(str(core.title or "")) or file.spoken_name,
        blocks=tuple(scribe.blocks),
        url=file.url,
        revised=_day(core.modified),
        warnings=_left_out(hidden),
    )


def _left_out(hidden: list[int]) -> tuple[str, ...]:
    numbers = ", ".join(map(str, hidden))
    said = (
        f"slides {numbers} are hidden and were left out"
        if len(hidden) > 1
        else f"slide {numbers} is hidden and was left out"
    )
    return (said,) if hidden else ()


def _drop_struck(slide: BaseOxmlElement) -> None:
    """Take struck runs of text out of a slide, and the shapes that are hidden."""
    for run in list(slide.iter("{*}r")):
        properties = run.find("{*}rPr")
        if properties is not None and properties.get("strike", "noStrike") != "noStrike":
            run.getparent().remove(run)
    for name in list(slide.iter("{*}cNvPr")):
        shape = name.getparent().getparent()
        if name.get("hidden", "0") not in _OFF and shape.getparent() is not None:
            shape.getparent().remove(shape)


def _title(title: str) -> str:
    """Return what the file is called by its author; PowerPoint's own name for a new show is no title."""
    said = " ".join(title.split())
    return "" if said.lower() in ("powerpoint presentation", "presentation") else said


def _day(moment: object) -> date | None:
    from adapters.readers.dates import day_of  # noqa: PLC0415

    return day_of(moment) if moment else None


def _write_shapes(shapes: Iterable[BaseShape], scribe: Scribe) -> None:
    """Write down shapes in their order; the class tells what one is, for `shape_type` raises on unknown ones."""
    for shape in shapes:
        if isinstance(shape, GroupShape):
            _write_shapes(shape.shapes, scribe)
        elif isinstance(shape, GraphicFrame) and shape.has_table:
            _write_table(shape, scribe)
        elif isinstance(shape, Shape):
            _write_paragraphs(shape, scribe)


def _write_paragraphs(shape: Shape, scribe: Scribe) -> None:
    paragraphs = [paragraph for paragraph in shape.text_frame.paragraphs if paragraph.text.strip()]
    for paragraph in paragraphs:
        text = paragraph.text.replace("\v", "\n")
        if len(paragraphs) > 1 or paragraph.level:
            scribe.item("-", text, paragraph.level + 1)
        else:
            scribe.paragraph(text)


def _write_table(frame: GraphicFrame, scribe: Scribe) -> None:
    rows = [
        [
            Cell(
                cell.text,
                cell.span_height if cell.is_merge_origin else 1,
                cell.span_width if cell.is_merge_origin else 1,
            )
            for cell in row.cells
            if not cell.is_spanned
        ]
        for row in frame.table.rows
    ]
    scribe.table(fill_spans(rows), headed=bool(frame.table.first_row))
