"""Which documents are replaced by another."""

import pytest

from rag.evidence import EVERYONE, EXTERNAL, Hit, Parts, Passage, Source
from rag.supersede import newest_first, resolve


def source(path: str, title: str, *supersedes: str, collection: str = "c", by: str = "") -> Source:
    return Source(
        f"{collection}:{path}", title, "https://h.example", collection, supersedes=supersedes, superseded_by=by
    )


def test_c087_a_title_with_a_part_of_it_names_the_older_page() -> None:
    old, new = source("t.md", "Travel rules 2021"), source("a.md", "Amendment 2024", "travel rules 2021 s.4")
    assert resolve([old, new]) == {"c:t.md": "c:a.md"}


def test_a_file_names_the_older_page() -> None:
    assert resolve([source("m/t.md", "T"), source("m/a.md", "A", "t.md")]) == {"c:m/t.md": "c:m/a.md"}


def test_the_exact_title_goes_before_the_beginning_of_one() -> None:
    pages = [source("1", "Travel"), source("2", "Travel rules"), source("3", "New", "Travel rules")]
    assert resolve(pages) == {"c:2": "c:3"}


def test_itself_nothing_blank_and_other_collections_are_passed_over() -> None:
    pages = [
        source("1", "New", "New", "Unknown", " ", "/"),
        source("2", "Old", collection="d"),
        source("3", "X", "Old"),
    ]
    assert resolve(pages) == {}


def hit(of: Source) -> Hit:
    return Hit(Passage(of, "x", 0, 1), 1.0, 0.5, Parts(0, 0))


def test_superseded_pages_go_last_where_their_successor_was_found() -> None:
    old, new = hit(source("t", "T", by="c:a")), hit(source("a", "A"))
    assert newest_first([old, new]) == (new, old)
    assert newest_first([old]) == (old,)


def test_pages_that_replace_each_other_in_turn_all_stand() -> None:
    a = Source("c:a", "A", "https://h.example/a", "c", supersedes=("B",))
    b = Source("c:b", "B", "https://h.example/b", "c", supersedes=("A",))
    old = Source("c:old", "Old", "https://h.example/old", "c")
    new = Source("c:new", "New", "https://h.example/new", "c", supersedes=("Old",))
    assert resolve([a, b, old, new]) == {"c:old": "c:new"}


@pytest.mark.parametrize(
    ("readers", "of_the_newer", "told"),
    [
        ({EVERYONE}, {EVERYONE}, True),
        ({EVERYONE}, {"board"}, False),
        ({"board"}, {EVERYONE}, True),
        ({"board"}, {"board", "hr"}, True),
        ({"board", "hr"}, {"board"}, False),
        ({EVERYONE, EXTERNAL}, {EVERYONE}, False),
        ({EXTERNAL}, {EVERYONE}, False),
        ({EVERYONE, EXTERNAL}, {EVERYONE, EXTERNAL}, True),
        ({"board", EXTERNAL}, {EVERYONE, EXTERNAL}, True),
    ],
)
def test_a_page_is_not_named_to_those_who_may_not_read_it(
    readers: set[str], of_the_newer: set[str], *, told: bool
) -> None:
    old = Source("c:old", "Old", "https://h.example/old", "c", frozenset(readers))
    new = Source("c:new", "New", "https://h.example/new", "c", frozenset(of_the_newer), supersedes=("Old",))
    assert resolve([old, new]) == ({"c:old": "c:new"} if told else {})
