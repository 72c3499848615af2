"""Words that are struck out no longer stand on their page."""

import pytest

from adapters.readers.file import File
from adapters.readers.registry import read_file
from rag.document import Document
from tests.fakes.files import docx, paragraph

PROSE = "".join(
    f"<p>Desk {n} is kept free for visitors, who book it with the porter in the hall.</p>" for n in range(8)
)


def said(content: str, name: str = "notes.md") -> list[str]:
    document = read_file(File(content.encode(), name))
    assert isinstance(document, Document), document
    return [block.text for block in document.blocks]


@pytest.mark.parametrize(
    ("written", "left"),
    [
        ("~~Lockers are free.~~ Lockers cost 5 francs.", "Lockers cost 5 francs."),
        ("A locker costs ~~4.50~~ 5 francs.", "A locker costs 5 francs."),
        ("A locker costs ~~**4.50** or `4`~~ 5 francs.", "A locker costs 5 francs."),
        ("A locker costs ~4.50 and no key~ 5 francs.", "A locker costs 5 francs."),
        ("A locker costs <s>4.50</s> 5 francs.", "A locker costs 5 francs."),
        ("A locker costs <del>4.50 <b>francs</b></del> 5 francs.", "A locker costs 5 francs."),
        ("A locker costs <STRIKE>4.50</STRIKE> 5 francs.", "A locker costs 5 francs."),
        ('A locker costs <span style="text-decoration:line-through">4.50</span> 5 francs.', "A locker costs 5 francs."),
        ("A locker costs <ins>5</ins> francs.", "A locker costs 5 francs."),
        ("- ~~Bring a lock.~~\n- Take a key.", "- Take a key."),
        ("<del>\n\nLockers are free.\n\n- all of them\n\n</del>\n\nAsk the porter.", "Ask the porter."),
        ("<p><s>Lockers are free.</s> Ask the porter.</p>", "Ask the porter."),
        ("It takes ~5 minutes, at most ~10.", "It takes ~5 minutes, at most ~10."),
        ("H~2~O is in `~~both~~` bottles.", "H2O is in ~~both~~ bottles."),
        (r"Write \~~not\~~ so.", "Write ~~not~~ so."),
        ("Keep ~/keys and ~/locks apart.", "Keep ~/keys and ~/locks apart."),
        ("A <s> that nothing closes.", "A that nothing closes."),
    ],
)
def test_struck_words_of_markdown_are_left_out(written: str, left: str) -> None:
    assert said(written) == [left.replace("H2O", "H~2~O")]


def test_a_struck_cell_of_a_table_is_empty() -> None:
    table = "| Size | Price | Since |\n|---|---|---|\n| small | ~~4~~ | May |\n| ~~large~~ | ~~9~~ | ~~June~~ |\n"
    assert said(table) == ["Size | Price | Since", "small |  | May"]


@pytest.mark.parametrize(
    ("css", "body"),
    [
        ("", "<p>The key is <s>with the porter</s> in the safe.</p>"),
        ("", "<p>The key is <del>with <b>the</b> porter</del> in the safe.</p>"),
        ("", "<p>The key is <strike>with the porter</strike> in the safe.</p>"),
        ("", "<p>The key is <span style='text-decoration: red line-through'>with the porter</span> in the safe.</p>"),
        ("", "<p>The key is <i style='text-decoration-line:underline line-through'>here</i> in the safe.</p>"),
        (".old{text-decoration:line-through}", "<p>The key is <span class=old>with the porter</span> in the safe.</p>"),
        (
            ".old{text-decoration:line-through} .old{display:inline}",
            "<p>The key is <span class=old>with the porter</span> in the safe.</p>",
        ),
        ("", "<del><p>The key is with the porter.</p></del><p>The key is in the safe.</p>"),
    ],
)
def test_struck_words_of_a_web_page_are_left_out(css: str, body: str) -> None:
    texts = said(f"<html><head><style>{css}</style></head><body>{body}{PROSE}</body></html>", "hall.html")
    assert "The key is in the safe." in texts
    assert not any("porter." in text or "here" in text for text in texts if "visitors" not in text)


def test_what_a_style_sheet_strikes_no_longer_stands() -> None:
    body = "<p>The key is <s class=a>lost</s><span class=plain>in the safe</span>.</p>"
    css = ".plain{text-decoration:line-through} p .plain{text-decoration:none}"
    texts = said(f"<html><head><style>{css}</style></head><body>{body}{PROSE}</body></html>", "hall.html")
    assert "The key is in the safe." in texts


STYLES = (
    '<w:style w:type="character" w:styleId="Gone"><w:name w:val="Gone"/><w:rPr><w:strike/></w:rPr></w:style>'
    '<w:style w:type="character" w:styleId="Goner"><w:name w:val="Goner"/><w:basedOn w:val="Gone"/></w:style>'
    '<w:style w:type="paragraph" w:styleId="Old"><w:name w:val="Old"/><w:rPr><w:dstrike/></w:rPr></w:style>'
)


@pytest.mark.parametrize(
    ("properties", "run"),
    [
        ("", "<w:strike/>"),
        ("", '<w:dstrike w:val="true"/>'),
        ("", '<w:rStyle w:val="Gone"/>'),
        ("", '<w:rStyle w:val="Goner"/>'),
        ('<w:pStyle w:val="Old"/>', ""),
    ],
)
def test_struck_words_of_a_word_document_are_left_out(properties: str, run: str) -> None:
    content = docx(paragraph("Keys are here.", properties, run) + paragraph("Keys are there."), STYLES)
    document = read_file(File(content, "keys.docx"))
    assert isinstance(document, Document)
    assert [block.text for block in document.blocks] == ["Keys are there."]


def test_a_run_that_takes_the_line_off_again_stands() -> None:
    content = docx(paragraph("Keys are here.", '<w:pStyle w:val="Old"/>', '<w:dstrike w:val="0"/>'), STYLES)
    document = read_file(File(content, "keys.docx"))
    assert isinstance(document, Document)
    assert [block.text for block in document.blocks] == ["Keys are here."]


@pytest.mark.parametrize(
    "struck", [rb"\strike Here.\strike0", rb"{\strike Here.}", rb"\striked1 H\'e9re.\striked0", rb"{\v Here.}"]
)
def test_struck_and_hidden_words_of_rich_text_are_left_out(struck: bytes) -> None:
    document = read_file(File(rb"{\rtf1\ansi Keys are. " + struck + rb" There.\par\b Now.\par}", "keys.rtf"))
    assert isinstance(document, Document)
    assert [block.text for block in document.blocks] == ["Keys are. There.", "Now."]
