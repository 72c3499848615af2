import io

from pptx import Presentation
from pptx.util import Inches

from adapters.readers.file import File
from adapters.readers.registry import read_file
from rag.document import Document, Kind, Unreadable
from tests.fakes.files import xlsx, zipped


def read(content: bytes, name: str) -> Document:
    document = read_file(File(content, name))
    assert isinstance(document, Document), document
    return document


def test_c163_na_and_null_are_words() -> None:
    document = read(xlsx([["region", "status", "count"], ["NA", "NULL", "None"], ["EU", "ok", "1"]]), "a.xlsx")
    assert [b.text for b in document.blocks] == ["Sheet1", "region | status | count", "NA | NULL | None", "EU | ok | 1"]
    assert document.blocks[2].header == "region | status | count"


def test_c163_na_and_null_are_words_in_csv_too() -> None:
    document = read(b"region;status\nNA;NULL\n", "a.csv")
    assert [(b.text, b.header) for b in document.blocks] == [("region | status", ""), ("NA | NULL", "region | status")]


def test_slides_are_pages_with_titles_tables_and_notes() -> None:
    show = Presentation()
    slide = show.slides.add_slide(show.slide_layouts[5])
    slide.shapes.title.text = "Leave"
    box = slide.shapes.add_textbox(Inches(1), Inches(2), Inches(3), Inches(1))
    box.text_frame.text = "Twenty days"
    table = slide.shapes.add_table(2, 2, Inches(1), Inches(3), Inches(4), Inches(1)).table
    for place, text in enumerate(("Country", "Days", "Spain", "23")):
        table.cell(place // 2, place % 2).text = text
    slide.notes_slide.notes_text_frame.text = "Say it slowly"
    buffer = io.BytesIO()
    show.save(buffer)
    document = read(buffer.getvalue(), "deck.pptx")
    assert [(b.kind, b.text, b.page) for b in document.blocks] == [
        (Kind.HEADING, "Leave", 1),
        (Kind.PARAGRAPH, "Twenty days", 1),
        (Kind.ROW, "Country | Days", 1),
        (Kind.ROW, "Spain | 23", 1),
        (Kind.PARAGRAPH, "Say it slowly", 1),
    ]


def test_rich_text_is_read() -> None:
    document = read(rb"{\rtf1\ansi Leave policy\par Twenty days \'e9t\'e9\par}", "a.rtf")
    assert [b.text for b in document.blocks] == ["Leave policy", "Twenty days été"]


def test_an_email_is_read_with_its_subject_and_day() -> None:
    mail = (
        b"From: A <a@example.com>\nTo: b@example.com\nSubject: Leave\n"
        b"Date: Fri, 1 Mar 2024 10:00:00 +0000\n\nTwenty days.\n"
    )
    document = read(mail, "a.eml")
    assert (document.title, str(document.revised)) == ("Leave", "2024-03-01")
    assert document.blocks[-1].text == "Twenty days."


def test_a_notebook_is_read_without_its_outputs() -> None:
    cells = (
        '{"cells": [{"cell_type": "markdown", "source": ["# Rates\\n", "\\n", "Text"]},'
        ' {"cell_type": "code", "source": "x = 1", "outputs": [{"text": "no"}]}]}'
    )
    document = read(cells.encode(), "a.ipynb")
    assert document.title == "Rates"
    assert [(b.kind, b.text) for b in document.blocks] == [(Kind.PARAGRAPH, "Text"), (Kind.CODE, "x = 1")]


def test_plain_text_has_paragraphs_items_and_headings() -> None:
    document = read(b"Leave\n=====\n\nTwenty days\nof it.\n\n- one\n- two\n", "a.txt")
    assert [(b.kind, b.text) for b in document.blocks] == [
        (Kind.HEADING, "Leave"),
        (Kind.PARAGRAPH, "Twenty days\nof it."),
        (Kind.ITEM, "- one"),
        (Kind.ITEM, "- two"),
    ]


def test_broken_office_files_say_so() -> None:
    assert read_file(File(zipped({"xl/workbook.xml": b"no"}), "a.xlsx")) == Unreadable("not a readable spreadsheet")
    assert read_file(File(zipped({"ppt/x": b"no"}), "a.pptx")) == Unreadable("not a readable presentation")
    assert read_file(File(b"{}", "a.ipynb")) == Unreadable("not a readable notebook")
