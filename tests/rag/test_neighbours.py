"""Hits with what stands around them, in the document's order."""

from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rag.chunk import keywords, passages, plain_text
from rag.document import Block, Document, Kind
from rag.errors import Unavailable
from rag.evidence import Hit, Parts, Passage, Source
from rag.neighbours import Widened, widened
from rag.ports import Change, Entry
from tests.fakes.index import FakeIndex

WIDE = 10_000


def page(name: str, *blocks: Block) -> tuple[Source, Document]:
    source = Source(f"c:{name}", name, f"https://h.example/{name}", "c")
    return source, Document(name, blocks)


def sections(count: int, size: int = 60) -> tuple[Block, ...]:
    """Return sections that each fill a passage: a heading, and sentences below it."""
    return tuple(
        block
        for n in range(count)
        for block in (
            Block(Kind.HEADING, f"Part {n}", level=2, anchor=f"part-{n}"),
            Block(Kind.PARAGRAPH, " ".join(f"Sentence {n} {m} says so." for m in range(size // 2))),
        )
    )


async def index_of(*pages: tuple[Source, Document]) -> FakeIndex:
    index = FakeIndex()
    for source, document in pages:
        entries = tuple(Entry(one, keywords(one)) for one in passages(source, document))
        await index.replace([Change(source, "d", entries)])
    return index


def hits_of(source_and_document: tuple[Source, Document], *ordinals: int) -> list[Hit]:
    all_of_them = passages(*source_and_document)
    return [Hit(all_of_them[at], 1 - n / 10, 0.5, Parts(0.5, 0.5)) for n, at in enumerate(ordinals)]


PAGE = page("leave", *sections(6))
TEXT = plain_text(PAGE[1])


async def test_a_hit_stands_between_what_comes_before_and_after_it_word_for_word() -> None:
    (stretch,) = await widened(hits_of(PAGE, 2), await index_of(PAGE))
    around = passages(*PAGE)[1:4]
    assert (stretch.passage.start, stretch.passage.end) == (around[0].start, around[2].end)
    assert stretch.passage.text == TEXT[around[0].start : around[2].end]
    assert "\n\nPart 2\n\n" in stretch.passage.text
    assert [one.passage for one in stretch.hits] == [around[1]]


async def test_places_of_the_parts_are_kept() -> None:
    (stretch,) = await widened(hits_of(PAGE, 2), await index_of(PAGE))
    for n in (1, 2, 3):
        place = stretch.passage.place(f"Sentence {n} 5 says so.")
        assert (place.section, place.anchor) == ((f"Part {n}",), f"part-{n}")


async def test_hits_that_stand_together_are_one_stretch_in_the_place_of_the_best() -> None:
    other = page("other", *sections(1))
    found = [*hits_of(PAGE, 3), *hits_of(other, 0), *hits_of(PAGE, 2)]
    first, second = await widened(found, await index_of(PAGE, other), longest=WIDE)
    assert first.hits == (found[0], found[2])
    assert first.passage.text == TEXT[passages(*PAGE)[1].start : passages(*PAGE)[4].end]
    assert second.hits == (found[1],)


async def test_no_page_runs_into_another() -> None:
    pages = [page(name, *sections(1)) for name in ("a", "b")]
    found = [hit for one in pages for hit in hits_of(one, 0)]
    assert [s.passage for s in await widened(found, await index_of(*pages))] == [hit.passage for hit in found]


async def test_a_stretch_is_no_longer_than_it_may_be() -> None:
    hit = hits_of(PAGE, 2)[0]
    (stretch,) = await widened([hit], await index_of(PAGE), longest=len(hit.passage.text) + 1000)
    assert len(stretch.passage.text) <= len(hit.passage.text) + 1000
    (alone,) = await widened([hit], await index_of(PAGE), longest=10)
    assert alone.passage == hit.passage


async def test_a_row_is_not_joined_without_its_header() -> None:
    rows = [Block(Kind.ROW, f"Country {n} | {n} days", header="Country | Leave") for n in range(60)]
    table = page("table", *sections(1), Block(Kind.ROW, "Country | Leave"), *rows)
    last = len(passages(*table)) - 1
    (stretch,) = await widened(hits_of(table, last), await index_of(table))
    assert stretch.passage.lead == "Country | Leave"
    assert stretch.passage.text == plain_text(table[1])[stretch.passage.start : stretch.passage.end]
    prose = Passage(table[0], "Prose.", 0, 6)
    row = Passage(table[0], "A | 1", 7, 12, ordinal=1, lead="Head | Er")
    index = FakeIndex()
    await index.replace([Change(table[0], "d", tuple(Entry(one, keywords(one)) for one in (prose, row)))])
    (apart,) = await widened([Hit(prose, 1, 0.5, Parts(0, 0))], index)
    assert apart.passage == prose


async def test_what_stands_between_and_is_not_known_keeps_two_parts_apart() -> None:
    source = PAGE[0]
    one, other = Passage(source, "One.", 0, 4), Passage(source, "Two.", 50, 54, ordinal=1, section=("A heading",))
    index = FakeIndex()
    await index.replace([Change(source, "d", tuple(Entry(each, keywords(each)) for each in (one, other)))])
    (stretch,) = await widened([Hit(one, 1, 0.5, Parts(0, 0))], index)
    assert stretch.passage == one


class Lost(FakeIndex):
    async def neighbours(self, passages: Sequence[Passage], window: int) -> Sequence[Sequence[Passage]]:
        raise Unavailable(f"{passages!r} {window}")


async def test_without_an_index_the_hits_stand_as_they_are() -> None:
    found = hits_of(PAGE, 1, 4)
    assert [s.passage for s in await widened(found, Lost())] == [hit.passage for hit in found]


async def test_nothing_found_has_no_neighbours() -> None:
    assert await widened([], FakeIndex()) == ()


def test_a_stretch_holds_its_hits() -> None:
    one, other = hits_of(PAGE, 1, 3)
    for hits in ((other,), ()):
        with pytest.raises(ValueError, match="does not hold"):
            Widened(hits, one.passage)


@given(st.lists(st.integers(0, 5), unique=True, min_size=1), st.integers(0, 2), st.integers(500, 8000))
async def test_every_hit_stands_once_and_no_word_twice(ordinals: list[int], window: int, longest: int) -> None:
    found = hits_of(PAGE, *ordinals)
    stretches = await widened(found, await index_of(PAGE), window, longest)
    assert sorted(hit.passage.ordinal for s in stretches for hit in s.hits) == sorted(ordinals)
    spans = sorted((s.passage.start, s.passage.end) for s in stretches)
    assert all(before[1] <= after[0] for before, after in pairwise(spans))
    assert all(s.passage.text == TEXT[s.passage.start : s.passage.end] for s in stretches)
