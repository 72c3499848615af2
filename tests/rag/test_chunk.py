"""A document cut into passages that carry their own context."""

from hypothesis import given
from hypothesis import strategies as st

from rag.chunk import SIZE, keywords, passages, plain_text, searched_text
from rag.document import Block, Document, Kind
from rag.evidence import Source
from rag.lexical import words
from rag.links import deep_link

SOURCE = Source("c:p", "Page", "https://h.example/p", "c")
LONG = "A sentence of some length stands here. " * 30


def heading(text: str, level: int = 2, anchor: str = "") -> Block:
    return Block(Kind.HEADING, text, level, anchor)


def paragraph(text: str) -> Block:
    return Block(Kind.PARAGRAPH, text)


def cut(*blocks: Block) -> list[tuple[tuple[str, ...], str]]:
    return [(p.section, p.text) for p in passages(SOURCE, Document("Page", blocks))]


def test_small_neighbouring_sections_share_a_passage() -> None:
    found = cut(heading("One"), paragraph("First."), heading("Two"), paragraph("Second."))
    assert found == [(("One",), "First.\n\nTwo\n\nSecond.")]


def test_large_sections_are_cut_and_keep_their_path() -> None:
    found = cut(
        heading("Leave", 1), heading("Sick"), paragraph(LONG.strip()), heading("Carry-over", 3), paragraph(LONG.strip())
    )
    assert [section for section, _ in found] == [("Leave", "Sick")] * 2 + [("Leave", "Sick", "Carry-over")] * 2


def test_a_table_that_is_cut_has_its_header_as_lead_of_every_piece() -> None:
    header = "Code | Means"
    rows = [Block(Kind.ROW, header), *(Block(Kind.ROW, f"E-{n} | {'x' * 50}", header=header) for n in range(60))]
    found = passages(SOURCE, Document("Page", tuple(rows)))
    assert len(found) > 2
    assert [p.lead for p in found] == ["", *[header] * (len(found) - 1)]
    assert "code" in keywords(found[1]).body
    assert searched_text(found[1]).startswith(f"Page. {header}. E-")


def test_a_section_begins_under_its_own_anchor_and_page() -> None:
    blocks = (
        heading("A", 2, "a"),
        Block(Kind.PARAGRAPH, LONG, page=1),
        heading("B", 2, "b"),
        Block(Kind.PARAGRAPH, LONG, page=2),
    )
    found = passages(SOURCE, Document("Page", blocks))
    assert [(p.anchor, p.page) for p in found] == [("a", 1), ("a", 1), ("b", 2), ("b", 2)]


def test_c171_repeated_paragraphs_are_passages_of_their_own() -> None:
    found = passages(SOURCE, Document("Page", (paragraph(LONG),) * 5))
    assert len({(p.start, p.ordinal) for p in found}) == len(found) >= 5


def test_a_document_without_text_has_no_passages_and_one_of_headings_has_them() -> None:
    assert cut() == []
    assert cut(heading("Only"), heading("These")) != []


def test_a_line_without_blanks_is_cut_and_a_long_one_at_a_blank() -> None:
    assert all(len(text) <= SIZE * 1.5 for _, text in cut(paragraph("x" * 5000)))
    assert all(text.startswith("word") and text.endswith("word") for _, text in cut(paragraph("word " * 1000)))


def test_a_row_with_a_wide_gap_has_no_blank_passage() -> None:
    found = cut(Block(Kind.ROW, "a" + " " * 5000 + "b"))
    assert [text.strip() for _, text in found] == ["a", "b"]


texts = st.text(st.sampled_from("ab. \n|é。"), min_size=1, max_size=60).filter(str.strip) | st.sampled_from(
    [LONG, "x" * 3000]
)
blocks = st.builds(
    Block,
    st.sampled_from(Kind),
    texts,
    st.integers(0, 6),
    st.sampled_from(["", "a", "b"]),
    st.none() | st.integers(1, 9),
)


@given(st.lists(blocks, max_size=12).map(tuple))
def test_passages_are_slices_in_order_that_leave_nothing_out(given_blocks: tuple[Block, ...]) -> None:
    document = Document("Page", given_blocks)
    text = plain_text(document)
    found = passages(SOURCE, document)
    at = 0
    for ordinal, passage in enumerate(found):
        assert passage.ordinal == ordinal
        assert text[passage.start : passage.end] == passage.text
        assert passage.start >= at
        assert len(passage.text) <= SIZE * 3 // 2
        at = passage.end
    shown = [p.text for p in found] + [heading for p in found for heading in p.section]
    said = {word for one in shown for word in words(one)}
    for block in given_blocks:
        if block.kind is not Kind.HEADING and len(block.text) < 100:
            assert said.issuperset(words(block.text))


def test_each_place_of_a_shared_passage_has_its_own_heading_anchor_and_page() -> None:
    """Small sections share a passage; a quote is cited under its own heading."""
    document = Document(
        "Travel",
        (
            Block(Kind.HEADING, "Trains", level=2, anchor="trains", page=1),
            Block(Kind.PARAGRAPH, "Second class is paid.", page=1),
            Block(Kind.HEADING, "Hotels", level=2, anchor="hotels", page=2),
            Block(Kind.PARAGRAPH, "Up to 120 EUR a night.", page=2),
        ),
    )
    (passage,) = passages(Source("c:travel", "Travel", "https://x.example/travel", "c"), document)
    trains, hotels = passage.place("Second class is paid."), passage.place("Up to 120 EUR a night.")
    assert (trains.section, trains.anchor, trains.page) == (("Trains",), "trains", 1)
    assert (hotels.section, hotels.anchor, hotels.page) == (("Hotels",), "hotels", 2)
    assert deep_link(passage, "Up to 120 EUR a night.").startswith("https://x.example/travel#hotels:~:text=")
