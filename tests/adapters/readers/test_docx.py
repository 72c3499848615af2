import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adapters.readers.file import File
from adapters.readers.registry import read_file
from rag.document import Document, Kind, Unreadable
from tests.fakes.files import docx, paragraph, zipped

STYLES = (
    '<w:style w:type="paragraph" w:styleId="Heading2"><w:name w:val="heading 2"/></w:style>'
    '<w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/></w:style>'
)


def read(body: str) -> Document:
    document = read_file(File(docx(body, STYLES), "a-file.docx"))
    assert isinstance(document, Document)
    return document


def row(*cells: str) -> str:
    return f"<w:tr>{''.join(cells)}</w:tr>"


def cell(text: str, properties: str = "") -> str:
    return f"<w:tc><w:tcPr>{properties}</w:tcPr>{paragraph(text)}</w:tc>"


def test_c161_merged_cells_keep_their_value_in_every_row() -> None:
    start, on = '<w:vMerge w:val="restart"/>', "<w:vMerge/>"
    table = row(cell("Region"), cell("Country"), cell("Rate"))
    table += row(cell("EU", start), cell("Spain"), cell("5"))
    table += row(cell("", on), cell("France"), cell("6"))
    table += row(cell("", on), cell("Italy"), cell("7"))
    document = read(f"<w:tbl>{table}</w:tbl>")
    header = "Region | Country | Rate"
    assert [(b.text, b.header) for b in document.blocks] == [
        (header, ""),
        ("EU | Spain | 5", header),
        ("EU | France | 6", header),
        ("EU | Italy | 7", header),
    ]


def test_title_and_headings_come_from_styles() -> None:
    body = paragraph("Leave", '<w:pStyle w:val="Title"/>') + paragraph("Carry-over", '<w:pStyle w:val="Heading2"/>')
    document = read(body + paragraph("Text"))
    assert document.title == "Leave"
    assert [(b.kind, b.text, b.level) for b in document.blocks] == [
        (Kind.HEADING, "Carry-over", 2),
        (Kind.PARAGRAPH, "Text", 0),
    ]


def test_hidden_text_is_left_out() -> None:
    assert [b.text for b in read(paragraph("Seen") + paragraph("Hidden", run="<w:vanish/>")).blocks] == ["Seen"]


def test_tracked_changes_are_accepted() -> None:
    body = (
        "<w:p><w:r><w:t>Five </w:t></w:r><w:ins><w:r><w:t>new </w:t></w:r></w:ins>"
        "<w:del><w:r><w:delText>old </w:delText></w:r></w:del><w:r><w:t>days</w:t></w:r></w:p>"
    )
    assert read(body).blocks[0].text == "Five new days"


def test_pages_are_counted_where_word_last_broke_them() -> None:
    broken = "<w:p><w:r><w:t>Two a, </w:t><w:lastRenderedPageBreak/><w:t>three b</w:t></w:r></w:p>"
    begun = "<w:p><w:r><w:lastRenderedPageBreak/><w:t>Two</w:t></w:r></w:p>"
    document = read(paragraph("One") + begun + broken + paragraph("Three"))
    assert [(b.text, b.page) for b in document.blocks] == [("One", 1), ("Two", 2), ("Two a, three b", 2), ("Three", 3)]


def test_breaks_that_the_author_set_count_when_word_never_showed_the_file() -> None:
    document = read(paragraph("One") + '<w:p><w:r><w:br w:type="page"/></w:r></w:p>' + paragraph("Two"))
    assert [(b.text, b.page) for b in document.blocks] == [("One", 1), ("Two", 2)]


def test_without_breaks_there_are_no_pages() -> None:
    assert read(paragraph("One")).blocks[0].page is None


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (docx(""), "no text"),
        (b"\xd0\xcf\x11\xe0" + bytes(600), "password needed"),
        (b"no zip", "not a readable Word document"),
        (b"", "empty file"),
    ],
)
def test_what_is_no_document_says_why(content: bytes, reason: str) -> None:
    assert read_file(File(content, "a.docx")) == Unreadable(reason)


def test_a_zip_bomb_is_not_unpacked() -> None:
    bomb = zipped({"word/document.xml": bytes(90_000_000)})
    assert len(bomb) < 100_000
    assert read_file(File(bomb, "a.docx")) == Unreadable("unpacks to 90 MB, more than a document has")


def test_entities_are_not_expanded() -> None:
    laughs = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><x>&b;</x>'
    result = read_file(File(zipped({"word/document.xml": laughs.encode()}), "a.docx"))
    assert isinstance(result, Unreadable)


@settings(max_examples=40, deadline=None)
@given(st.binary(max_size=400), st.integers(0, 1500))
def test_a_damaged_file_gives_a_document_or_a_reason(damage: bytes, place: int) -> None:
    whole = docx(paragraph("All is well."))
    content = whole[:place] + damage + whole[place + len(damage) :]
    assert isinstance(read_file(File(content, "a.docx")), Document | Unreadable)
