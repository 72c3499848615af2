"""What a page's own style sheets hide is not read."""

import pytest

from adapters.readers.file import File
from adapters.readers.registry import read_file
from rag.document import Document
from tests.fakes.timing import quickest

TOLD = "The guest network is called Lobby."
UNTOLD = "The service door opens with 2468."
PROSE = "".join(
    f"<p>Room {n} is cleaned in the evening, after those who work there have gone home.</p>" for n in range(8)
)


def said(body: str, css: str = "", attributes: str = "") -> list[str]:
    head = f"<head><title>House</title><style{attributes}>{css}</style></head>"
    page = f"<html>{head}<body>{body}<p>{TOLD}</p>{PROSE}</body></html>"
    document = read_file(File(page.encode(), "house.html"))
    assert isinstance(document, Document)
    texts = [block.text for block in document.blocks]
    assert TOLD in texts
    return texts


HIDDEN = {
    "by class": (".x{display:none}", f"<p class='a x b'>{UNTOLD}</p>"),
    "by id": ("#x { display : none }", f"<p id='x'>{UNTOLD}</p>"),
    "by element": ("aside-note, small{display:none}", f"<small>{UNTOLD}</small>"),
    "by element and class": ("p.x{display:none}", f"<p class='x'>{UNTOLD}</p>"),
    "by two classes": (".x.y{display:none}", f"<p class='y x'>{UNTOLD}</p>"),
    "below another": ("section .x{display:none}", f"<section><div><p class='x'>{UNTOLD}</p></div></section>"),
    "right below another": ("section > .x{display:none}", f"<section><p class='x'>{UNTOLD}</p></section>"),
    "all within": (".x{display:none}", f"<div class='x'><ul><li><b>{UNTOLD}</b></li></ul></div>"),
    "one of several selectors": ("h7, .x , .z{color:red;display:none!important;}", f"<p class='x'>{UNTOLD}</p>"),
    "in capitals": (".X{DISPLAY:NONE}", f"<p class='X'>{UNTOLD}</p>"),
    "invisible": (".x{visibility:hidden}", f"<p class='x'>{UNTOLD}</p>"),
    "without size": (".x{font-size:0}", f"<p class='x'>{UNTOLD}</p>"),
    "without size, in pixels": (".x{font-size:0.0px}", f"<p class='x'>{UNTOLD}</p>"),
    "transparent": (".x{opacity:0}", f"<p class='x'>{UNTOLD}</p>"),
    "transparent, in percent": (".x{opacity:0%}", f"<p class='x'>{UNTOLD}</p>"),
    "behind a comment": ("/* .x{display:block} */ .x{/**/display:none}", f"<p class='x'>{UNTOLD}</p>"),
    "on screens": ("@media screen{.x{display:none}}", f"<p class='x'>{UNTOLD}</p>"),
    "after a rule of print": ("@media print{p{color:red}} .x{display:none}", f"<p class='x'>{UNTOLD}</p>"),
    "after a brace in a text": ('p::before{content:"}{"} .x{display:none}', f"<p class='x'>{UNTOLD}</p>"),
    "in a table": (
        ".x{display:none}",
        f"<table><tr><th>A</th><th>B</th></tr><tr class='x'><td>1</td><td>{UNTOLD}</td></tr></table>",
    ),
    "inline, invisible": ("", f"<p style='visibility: hidden'>{UNTOLD}</p>"),
    "inline, transparent": ("", f"<p style='color:red; Opacity:0'>{UNTOLD}</p>"),
    "inline, without size": ("", f"<p style='font-size:0px'>{UNTOLD}</p>"),
    "an element, but for some": ("p + p{} small{display:none} small.seen{display:inline}", f"<small>{UNTOLD}</small>"),
}
AROUND = {
    "plain": "{}",
    "with a menu": "<nav><a href='/'>Start</a><a href='/a'>Rooms and all the rest of it</a></nav>{}",
}


@pytest.mark.parametrize("around", AROUND.values(), ids=AROUND.keys())
@pytest.mark.parametrize(("css", "body"), HIDDEN.values(), ids=HIDDEN.keys())
def test_what_a_style_sheet_hides_is_left_out(css: str, body: str, around: str) -> None:
    assert not any("2468" in text for text in said(around.format(body), css))


SEEN = {
    "another class": (".xy{display:none}", f"<p class='x'>{UNTOLD}</p>"),
    "in print alone": ("@media print{.x{display:none}}", f"<p class='x'>{UNTOLD}</p>"),
    "on small screens alone": ("@media (max-width:600px){.x{display:none}}", f"<p class='x'>{UNTOLD}</p>"),
    "shown on small screens": (
        ".x{display:none}@media (max-width:9em){.x{display:block}}",
        f"<p class='x'>{UNTOLD}</p>",
    ),
    "a tab": (".x{display:none}.x.active{display:block}", f"<div class='x'>{UNTOLD}</div>"),
    "a menu that opens": (".x{display:none}.open .x{display:block}", f"<div class='x'>{UNTOLD}</div>"),
    "shown once checked": (".x{display:none}#t:checked ~ .x{display:block}", f"<div class='x'>{UNTOLD}</div>"),
    "faded in": (".x{opacity:0;animation:fade 1s forwards}", f"<p class='x'>{UNTOLD}</p>"),
    "half transparent": (".x{opacity:.05}", f"<p class='x'>{UNTOLD}</p>"),
    "small": (".x{font-size:0.8em}", f"<p class='x'>{UNTOLD}</p>"),
    "what stands before it": (".x::before{display:none}", f"<p class='x'>{UNTOLD}</p>"),
    "a state": (".x:hover{display:none}", f"<p class='x'>{UNTOLD}</p>"),
    "not below the other": ("section .x{display:none}", f"<p class='x'>{UNTOLD}</p>"),
    "not right below the other": (
        "section > .x{display:none}",
        f"<section><div><p class='x'>{UNTOLD}</p></div></section>",
    ),
    "the whole page, until it is loaded": ("body{visibility:hidden}", f"<p>{UNTOLD}</p>"),
    "a text about it": ("p{color:red}", f"<p>.x{{display:none}} {UNTOLD}</p>"),
    "behind what is hidden": (".x{display:none}", f"<span class='x'>no</span>{UNTOLD}"),
}


@pytest.mark.parametrize(("css", "body"), SEEN.values(), ids=SEEN.keys())
def test_what_people_can_see_is_read(css: str, body: str) -> None:
    assert any("2468" in text for text in said(body, css))


def test_a_sheet_for_print_hides_nothing() -> None:
    assert any("2468" in text for text in said(f"<p class='x'>{UNTOLD}</p>", ".x{display:none}", ' media="print"'))


def test_html_in_markdown_has_style_sheets_too() -> None:
    document = read_file(
        File(f"# House\n\n<style>.x{{display:none}}</style>\n<p class='x'>{UNTOLD}</p>\n\n{TOLD}".encode(), "a.md")
    )
    assert isinstance(document, Document)
    assert [block.text for block in document.blocks] == [TOLD]


def test_a_hidden_title_is_not_shown_as_the_title() -> None:
    page = f"<style>.x{{display:none}}</style><h1 class='x'>{UNTOLD}</h1><p>{TOLD}</p>"
    document = read_file(File(f"<html><body>{page}</body></html>".encode(), "house.html"))
    assert isinstance(document, Document)
    assert document.title == "house"


def test_a_sheet_of_many_rules_costs_little() -> None:
    rules = "".join(f".c{n}{{display:none}}" for n in range(20_000))
    body = "".join(f"<p class='d{n}'>Paragraph {n} of many that are all to be seen.</p>" for n in range(2_000))
    assert quickest(lambda: said(body, rules)) < 5
    assert quickest(lambda: said("<p>a</p>", "/*" * 50_000 + "{" * 50_000)) < 5
