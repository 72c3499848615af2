import pytest

from adapters.readers.file import File
from adapters.readers.registry import read_file
from rag.document import Document, Kind, Unreadable
from tests.fakes.files import column_pdf, encrypted_pdf, pdf

BOX = "0.5 g 100 100 300 300 re f\n"
"""A grey square: what a scan is to a text reader."""


def read(content: bytes) -> Document:
    document = read_file(File(content, "a-file.pdf"))
    assert isinstance(document, Document)
    return document


def test_c157_a_scan_and_a_blank_page_have_no_text() -> None:
    assert read_file(File(pdf([[]], extra=BOX), "scan.pdf")) == Unreadable("no text layer (a scan?)")
    assert read_file(File(pdf([[]]), "blank.pdf")) == Unreadable("no text layer (a scan?)")
    assert read(pdf([[(72, 700, "All is well.")]])).blocks[0].text == "All is well."


def test_c165_pages_without_text_are_named_and_the_others_keep_their_numbers() -> None:
    document = read(pdf([[(72, 700, "First.")], [], [(72, 700, "Third.")]]))
    assert [(block.text, block.page) for block in document.blocks] == [("First.", 1), ("Third.", 3)]
    assert document.warnings == ("no text on page 2 (scanned or blank)",)


def test_c159_ligatures_become_letters() -> None:
    document = read_file(File("oﬃce ﬁle work ﬂow, an e ffi cient one".encode(), "a.txt"))
    assert isinstance(document, Document)
    assert document.blocks[0].text == "office file work flow, an efficient one"


def test_a_word_torn_at_the_end_of_a_line_is_whole_again() -> None:
    lines = [
        "The committee met. Its work is well-known, and an exam-",
        "ple of how things go in the com-",
        "mittee when all is well-",
    ]
    lines += ["known to every member of it, and to others as well, mostly."]
    document = read(pdf([[(72, 700 - 12 * row, line) for row, line in enumerate(lines)]]))
    assert " ".join(block.text for block in document.blocks) == (
        "The committee met. Its work is well-known, and an example of how things go in the committee "
        "when all is well-known to every member of it, and to others as well, mostly."
    )


def test_paragraphs_end_at_a_wide_gap_and_items_begin_anew() -> None:
    lines = [(72, 700, "First paragraph of words"), (72, 688, "goes on here."), (72, 640, "Second one.")]
    lines += [(72, 628, "• an item"), (72, 616, "2. another")]
    document = read(pdf([lines]))
    assert [(b.kind, b.text) for b in document.blocks] == [
        (Kind.PARAGRAPH, "First paragraph of words goes on here."),
        (Kind.PARAGRAPH, "Second one."),
        (Kind.ITEM, "- an item"),
        (Kind.ITEM, "2. another"),
    ]


def test_a_table_is_rows_of_cells_in_their_columns() -> None:
    table = [("Country", "Region", "Rate"), ("Spain", "EU", "5"), ("Norway", "", "7"), ("France", "EU", "6")]
    texts = [
        (72.0 + 150 * c, 700.0 - 20 * r, cell) for r, row in enumerate(table) for c, cell in enumerate(row) if cell
    ]
    document = read(pdf([texts]))
    assert [(b.text, b.header) for b in document.blocks] == [
        ("Country | Region | Rate", ""),
        ("Spain | EU | 5", "Country | Region | Rate"),
        ("Norway |  | 7", "Country | Region | Rate"),
        ("France | EU | 6", "Country | Region | Rate"),
    ]


@pytest.mark.parametrize(("columns", "row_major"), [(1, False), (2, False), (2, True)])
def test_columns_are_read_one_after_the_other(columns: int, row_major: bool) -> None:  # noqa: FBT001
    words = [f"word{number}" for number in range(700)]
    document = read(column_pdf(words, columns=columns, row_major=row_major))
    assert " ".join(block.text for block in document.blocks).split() == words


def test_headers_footers_and_page_numbers_are_left_out() -> None:
    pages = [
        [
            (72, 760, "Staff handbook"),
            (72, 700, f"What page {word} says."),
            (72, 640, "More."),
            (300, 30, f"Page {n} of 4"),
        ]
        for n, word in enumerate(("one", "two", "three", "four"), 1)
    ]
    said = [block.text for block in read(pdf(pages)).blocks]
    assert said[0] == "What page one says."
    assert not any("handbook" in text or "of 4" in text for text in said)


def test_text_on_a_turned_page_is_read_in_order() -> None:
    sideways = (
        "BT /F1 10 Tf 0 1 -1 0 100 100 Tm (First line of it) Tj ET BT /F1 10 Tf 0 1 -1 0 120 100 Tm (second line) Tj ET"
    )
    document = read(pdf([[]], rotate=90, extra=sideways))
    assert " ".join(block.text for block in document.blocks) == "First line of it second line"


def test_a_locked_file_says_so() -> None:
    assert read_file(File(encrypted_pdf(), "a.pdf")) == Unreadable("password needed")


@pytest.mark.parametrize("content", [b"%PDF-1.4", b"%PDF-1.7\nnonsense\n%%EOF", b"no pdf \x00\x01\x02\x03"])
def test_a_broken_file_says_so(content: bytes) -> None:
    assert read_file(File(content, "a.pdf")) == Unreadable("not a readable PDF")


def test_half_a_file_gives_a_document_or_a_reason() -> None:
    whole = pdf([[(72, 700, "All is well.")]] * 3)
    for end in range(0, len(whole), 37):
        assert isinstance(read_file(File(whole[:end], "a.pdf")), Document | Unreadable)


def test_without_a_title_the_file_lends_its_name() -> None:
    document = read(pdf([[(72, 700, "Text.")]]))
    assert (document.title, document.revised) == ("a file", None)
