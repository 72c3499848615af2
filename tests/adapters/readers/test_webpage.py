from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adapters.readers.file import File
from adapters.readers.registry import read_file
from rag.document import Document, Kind, Unreadable

LONG = "Everyone who works here may carry some days of leave over into the next year, as long as they ask. " * 3
MENU = "<nav><ul>" + "".join(f"<li><a href='/p{n}'>Page number {n}</a></li>" for n in range(30)) + "</ul></nav>"
STEPS = "<ol>" + "".join(f"<li>Step number {n} of the seven.</li>" for n in range(1, 8)) + "</ol>"
BODY = f"""
<h1>Leave</h1><p>{LONG}</p>
<h2 id="carry-over">Carry-over</h2><p>{LONG} <a href="#carry-over">here</a> and <a href="forms/a.html">the form</a></p>
{STEPS}
<details><summary>Exceptions</summary><p>{LONG}</p></details>
<h3><a name="rates"></a>Rates</h3>
<div><div><table><tr><th>Region</th><th>Country</th><th>Rate</th></tr>
<tr><td rowspan="2">EU</td><td>Spain</td><td>5</td></tr><tr><td>France</td><td>6</td></tr></table></div></div>
<dl><dt>FTE</dt><dd>Full-time equivalent, the sum of all hours.</dd></dl>
<pre><code>leave --carry 5
leave --list</code></pre>
<div>Text that only stands in a div, {LONG}</div>
"""
HEAD = (
    '<head><title>Leave | Example</title><meta property="article:modified_time" content="2024-03-01T10:00:00Z"></head>'
)


def read(body: str, url: str = "https://docs.example.com/leave", head: str = HEAD) -> Document:
    document = read_file(
        File(f'<!doctype html><html lang="en-GB">{head}<body>{body}</body></html>'.encode(), "p.html", url)
    )
    assert isinstance(document, Document)
    return document


@pytest.mark.parametrize("page", [f"<main>{BODY}</main>", f"{MENU}<article>{BODY}</article><footer>Imprint</footer>"])
def test_c153_cleaning_keeps_headings_steps_accordions_tables_and_order(page: str) -> None:
    document = read(page)
    said = [block.text for block in document.blocks]
    order = ["Carry-over", "1. Step number 1 of the seven.", "7. Step number 7 of the seven.", "Exceptions", "Rates"]
    order += ["EU | Spain | 5", "EU | France | 6", "leave --carry 5\nleave --list"]
    places = [said.index(text) for text in order]
    assert places == sorted(places)
    assert any(text.startswith("Text that only stands in a div") for text in said)
    assert any("FTE" in text and "Full-time equivalent" in text for text in said)
    assert not any("Page number" in text or "Imprint" in text for text in said)
    anchors = {block.text: block.anchor for block in document.blocks if block.kind is Kind.HEADING}
    assert (anchors["Carry-over"], anchors["Rates"]) == ("carry-over", "rates")
    headers = {block.text: block.header for block in document.blocks if block.kind is Kind.ROW}
    assert headers["EU | France | 6"] == "Region | Country | Rate"


@pytest.mark.parametrize("page", [f"<main>{BODY}</main>", f"{MENU}<article>{BODY}</article>"])
def test_c155_anchors_resolve_to_the_page_not_to_the_site_root(page: str) -> None:
    document = read(page)
    hrefs = [link.href for link in document.links]
    assert "https://docs.example.com/leave#carry-over" in hrefs
    assert "https://docs.example.com/forms/a.html" in hrefs
    assert document.url == "https://docs.example.com/leave"


def test_the_head_tells_title_language_day_and_address() -> None:
    head = HEAD.replace("</head>", '<link rel="canonical" href="https://example.com/leave/"></head>')
    document = read(f"<h1>Leave</h1><p>{LONG}</p>", url="", head=head)
    assert (document.title, document.language, document.revised) == ("Leave", "en-GB", date(2024, 3, 1))
    assert document.url == "https://example.com/leave/"


@pytest.mark.parametrize(
    "page", ["", "<script>var x</script>", "<div hidden>No</div>", "<p style='display: none'>No</p>"]
)
def test_c153_a_page_without_text_is_reported(page: str) -> None:
    result = read_file(File(f"<html><body>{page}</body></html>".encode(), "p.html"))
    assert result == Unreadable("no text in the page")


def test_inline_words_stay_words() -> None:
    document = read("<p>A<b>B</b>C <i>d</i><br>new&nbsp;line <q>said</q> <img alt='our office'></p>")
    assert document.blocks[0].text == "ABC d\nnew line “said” our office"


def test_nested_lists_are_numbered_and_nested() -> None:
    document = read("<ol start='3'><li>Three<ul><li>inner</li></ul></li><li><p>Four</p><p>more</p></li></ol>")
    assert [(b.text, b.level) for b in document.blocks] == [
        ("3. Three", 1),
        ("- inner", 2),
        ("4. Four", 1),
        ("more", 0),
    ]


def test_a_table_that_only_places_things_is_no_table() -> None:
    document = read("<table><tr><td><h2>News</h2><p>One</p></td><td>Two</td></tr></table>")
    assert Kind.ROW not in {block.kind for block in document.blocks}


def test_a_declared_encoding_is_heard() -> None:
    content = '<html><head><meta charset="iso-8859-1"></head><body><p>Größe</p></body></html>'.encode("latin-1")
    document = read_file(File(content, "p.html"))
    assert isinstance(document, Document)
    assert document.blocks[0].text == "Größe"


def test_a_page_whose_text_lies_too_deep_says_so() -> None:
    result = read_file(File(b"<div>" * 100_000 + b"deep" + b"</div>" * 100_000, "p.html"))
    assert result == Unreadable("nested too deeply")


def test_a_page_nested_too_deep_is_cut_with_a_warning() -> None:
    document = read("<p>First</p>" + "<div>" * 3000 + "deep" + "</div>" * 3000)
    assert document.blocks[0].text == "First"
    assert document.warnings[0].startswith("read only up to line 1")


def test_a_page_of_more_than_10_mb_is_refused() -> None:
    content = b"<html><body>" + b"x " * 5_100_000 + b"</body></html>"
    assert read_file(File(content, "p.html")) == Unreadable("a web page of more than 10 MB")


def test_a_cell_cannot_ask_for_thousands_of_columns() -> None:
    document = read("<table><tr><th>A</th><th>B</th></tr><tr><td colspan=65000 rowspan=65000>x</td></tr></table>")
    assert document.blocks[1].text.count("x") == 50


_PIECES = st.sampled_from(
    [
        *(
            "<p>",
            "</p>",
            "<div id=a>",
            "</div>",
            "<h1>",
            "</h1>",
            "<table>",
            "<tr>",
            "<td rowspan=2>",
            "<th>",
            "<li>",
            "<ol>",
        ),
        *(
            "</ol>",
            "<ul>",
            "<dl><dt>",
            "<dd>",
            "<pre>",
            "<code>",
            "<a name=x>",
            "<a href='#x'>",
            "<br>",
            "text ",
            "<nav>",
        ),
        *(
            "</table>",
            "<details>",
            "<summary>",
            "<main>",
            "<article>",
            "<!--",
            "-->",
            "&amp;",
            "\x00",
            "<svg>",
            "⟦#0⟧",
            "<base href=':'>",
        ),
    ]
)


@settings(deadline=None)
@given(st.lists(_PIECES, max_size=40).map("".join))
def test_any_html_gives_a_document_or_a_reason(page: str) -> None:
    result = read_file(File(page.encode(), "p.html", "https://example.com/"))
    if isinstance(result, Unreadable):
        assert result.reason in ("empty file", "no text in the page")
