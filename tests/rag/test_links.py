"""Links that open a document at the very words that are quoted."""

from urllib.parse import unquote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rag.evidence import Passage, Source
from rag.links import deep_link


def link(quote: str, url: str = "https://h.example/p", anchor: str = "", page: int | None = None) -> str:
    return deep_link(Passage(Source("c:p", "Page", url, "c"), quote, 0, len(quote), anchor=anchor, page=page), quote)


@pytest.mark.parametrize(
    ("quote", "directive"),
    [
        ("Carry-over, up to 5 & more", "Carry%2Dover%2C%20up%20to%205%20%26%20more"),
        ("- One item", "One%20item"),
        ("3. A step", "A%20step"),
        ("ERR-1 | Clock off | Fix it", "ERR%2D1,Fix%20it"),
        ("First line\nsecond line", "First%20line"),
        (
            " ".join(f"word{n}" for n in range(30)),
            "word0%20word1%20word2%20word3%20word4,word25%20word26%20word27%20word28%20word29",
        ),
    ],
)
def test_the_words_travel_as_a_text_fragment(quote: str, directive: str) -> None:
    assert link(quote, anchor="a b") == f"https://h.example/p#a%20b:~:text={directive}"


def test_the_fragment_of_the_page_stays_where_there_is_no_nearer_anchor() -> None:
    assert link("Yes.", "https://h.example/p#top") == "https://h.example/p#top:~:text=Yes."
    assert link("Yes.", "https://h.example/p#top", "a") == "https://h.example/p#a:~:text=Yes."


def test_a_pdf_opens_at_its_page() -> None:
    assert link("Yes.", "https://h.example/p.PDF?v=1", page=3) == "https://h.example/p.PDF?v=1#page=3"
    assert link("Yes.", "https://h.example/p.pdf#x") == "https://h.example/p.pdf#x"


def test_c117_a_link_leads_to_the_source_and_nowhere_else() -> None:
    assert link("Apply at https://evil.example/?ref=bot now").startswith(
        "https://h.example/p#:~:text=Apply%20at%20https%3A"
    )


@given(st.text(min_size=1).filter(str.strip))
def test_a_fragment_decodes_to_words_of_the_quote(quote: str) -> None:
    directive = link(quote).partition(":~:text=")[2]
    assert directive
    assert "-" not in directive
    assert "&" not in directive
    for term in directive.split(","):
        assert " ".join(unquote(term).split()) in " ".join(quote.split())
