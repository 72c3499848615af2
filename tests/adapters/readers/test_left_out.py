"""Pages of which an extractor keeps the paragraphs alone: their lists, headings and tables are kept too."""

import pytest
from lxml import html

from adapters.readers.file import File
from adapters.readers.left_out import share_left_out
from adapters.readers.registry import read_file
from rag.document import Block, Document, Kind
from tests.fakes.timing import quickest

KEYS = "Keys are handed out at the reception desk, on the ground floor, from eight in the morning."
BIKES = "Bicycles stand in the cellar. Whoever parks one there signs a list; the list is kept by Ines."
MENU = "<ul><li><a href='/'>Start page</a></li><li><a href='/a'>All rooms</a></li></ul>"

ONE = f"<h2>Keys</h2><p>{KEYS}</p>"
TWO = (
    f"<h2>Bicycles</h2><p>{BIKES}</p><ul><li>Lost keys cost 40 euros.</li><li>No scooters in the lift.</li></ul>"
    "<ol><li>Ring at the desk.</li><li>Ask for Ines.</li></ol>"
)
THREE = (
    "<h3>Numbers</h3><blockquote>Nobody waits in the rain.</blockquote><pre>door 4711</pre>"
    "<dl><dt>Lift</dt><dd>Serviced in March.</dd></dl>"
    "<table><tr><th>Floor</th><th>Warden</th></tr><tr><td>3</td><td>Odile</td></tr></table>"
)
SAID = (
    *(KEYS, BIKES, "- Lost keys cost 40 euros.", "- No scooters in the lift.", "1. Ring at the desk."),
    *("2. Ask for Ines.", "Nobody waits in the rain.", "door 4711", "- Lift: Serviced in March.", "3 | Odile"),
)

BODIES = {
    "bare": f"<h1>House</h1>{ONE}{TWO}{THREE}",
    "one div": f"<div><h1>House</h1>{ONE}{TWO}{THREE}</div>",
    "a div each": f"<h1>House</h1><div>{ONE}</div><div>{TWO}</div><div>{THREE}</div>",
    "sections": f"<h1>House</h1><section>{ONE}</section><section>{TWO}</section><section>{THREE}</section>",
    "main": f"<main><h1>House</h1>{ONE}{TWO}{THREE}</main>",
    "article": f"<article><h1>House</h1>{ONE}{TWO}{THREE}</article>",
    "articles": f"<h1>House</h1><article>{ONE}</article><article>{TWO}</article><article>{THREE}</article>",
    "deep": f"<div><div><div><h1>House</h1>{ONE}</div><div>{TWO}{THREE}</div></div></div>",
    "a table that only places things": f"<table><tr><td><h1>House</h1>{ONE}{TWO}{THREE}</td></tr></table>",
}
AROUND = {
    "a menu as text": ("<nav>Start page | All rooms</nav>", ""),
    "a menu of links": ("<nav><a href='/'>Start page</a> <a href='/a'>All rooms</a></nav>", ""),
    "a menu as a list": (f"<nav>{MENU}</nav>", ""),
    "a menu below": ("", f"<nav>{MENU}</nav>"),
    "header and footer": ("<header>Start page</header>", "<footer><p>All rooms belong to the house.</p></footer>"),
    "a menu in the header": (f"<header><a href='/'>Start page</a><nav>{MENU}</nav></header>", ""),
    "something aside": (f"<aside>{MENU}</aside>", ""),
    "a form": ("<form><input name='q'><button>Start page</button></form>", ""),
    "a menu by role": (f"<div role='navigation'>{MENU}</div>", ""),
    "a menu by name": (f"<div class='menu'>{MENU}</div>", "<div id='footer'>All rooms</div>"),
}


def read(body: str) -> Document:
    document = read_file(File(f"<html><head><title>House</title></head><body>{body}</body></html>".encode(), "p.html"))
    assert isinstance(document, Document)
    return document


@pytest.mark.parametrize("around", AROUND.values(), ids=AROUND.keys())
@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES.keys())
def test_nothing_but_boilerplate_is_lost_wherever_it_stands(body: str, around: tuple[str, str]) -> None:
    blocks = read(f"{around[0]}{body}{around[1]}").blocks
    said = [block.text for block in blocks]
    assert [text for text in SAID if text not in said] == []
    assert [block.text for block in blocks if block.kind is Kind.HEADING] == ["Keys", "Bicycles", "Numbers"]
    assert not any("Start page" in text or "All rooms" in text for text in said)


def test_what_is_called_a_widget_is_kept_where_the_text_stands_in_widgets() -> None:
    widgets = "".join(f"<div class='widget'><p>{n}. {KEYS} {BIKES}</p></div>" for n in range(6))
    said = [block.text for block in read(f"<nav>{MENU}</nav>{widgets}{TWO}").blocks]
    assert f"5. {KEYS} {BIKES}" in said
    assert "- Lost keys cost 40 euros." in said


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (f"<div>Ring at four.</div><div>The code is 4711.</div><p>{KEYS}</p>", ["Ring at four.", "The code is 4711."]),
        (f"The code is 4711.<p>{KEYS}</p>", ["The code is 4711."]),
        ("<dl><dt>Lift</dt><dd>Serviced in March.</dd><dt>Roof</dt><dd>Locked.</dd></dl>", ["- Roof: Locked."]),
        (f"<p>{KEYS}</p><details><summary>More</summary><ul><li>Ask Ines.</li></ul></details>", ["- Ask Ines."]),
        (f"<article><header><h2>Keys</h2></header><p>{KEYS}</p></article>", ["Keys", KEYS]),
    ],
)
def test_a_short_page_is_not_one_line_with_its_menu(body: str, said: list[str]) -> None:
    blocks = [block.text for block in read(f"<nav>{MENU}</nav>{body}").blocks]
    assert [text for text in said if text not in blocks] == []
    assert not any("Start page" in text for text in blocks)


def share(body: str, *kept: Block) -> float:
    return share_left_out(html.document_fromstring(f"<body>{body}</body>").find("body"), kept)


KEPT = Block(Kind.PARAGRAPH, KEYS)


def test_nothing_is_missed_where_all_is_kept_or_nothing() -> None:
    assert share(ONE, Block(Kind.HEADING, "Keys", 2), KEPT) == 0.0
    assert share(ONE) == 0.0


def test_a_list_beside_a_kept_paragraph_is_missed_by_its_letters() -> None:
    assert share("<p>Ten letters</p><ul><li>Never kept x</li></ul>", Block(Kind.PARAGRAPH, "Ten letters")) == 0.5


@pytest.mark.parametrize(
    "beside",
    [
        "<p>Read in two minutes.</p>",
        "<ul><li><a href='/b'>Related page</a></li></ul>",
        "<div class='related'><ul><li>More of the same</li></ul></div>",
        "<aside><ul><li>An advertisement</li></ul></aside>",
        "<ul hidden><li>Not seen</li></ul>",
        "<div><h2>Another column</h2></div>",
        "<ul><li><style>li {color: red}</style></li></ul>",
    ],
)
def test_what_an_extractor_may_leave_out_is_not_missed(beside: str) -> None:
    assert share(f"<p>{KEYS}</p>{beside}", KEPT) == 0.0


def test_a_heading_kept_as_a_paragraph_or_within_one_is_missed() -> None:
    assert share(ONE, KEPT, Block(Kind.PARAGRAPH, "Keys")) > 0


def test_a_huge_page_is_looked_at_in_part() -> None:
    items = "".join(f"<li>Item number {number} of very many, none of which was kept</li>" for number in range(10_000))
    assert quickest(lambda: share(f"<p>{KEYS}</p><ul>{items}</ul>", KEPT, *[Block(Kind.PARAGRAPH, BIKES)] * 9_000)) < 3
