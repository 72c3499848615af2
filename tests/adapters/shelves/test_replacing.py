"""What a person is told of pages that say they replace others."""

from dataclasses import replace

from adapters.shelves.replacing import doubts
from rag.evidence import Source


def page(name: str, *supersedes: str, collection: str = "hr") -> Source:
    return Source(
        f"{collection}:{name}.md", name.title(), f"https://x.example/{name}", collection, supersedes=supersedes
    )


def test_a_page_that_replaces_one_that_is_there_is_beyond_doubt() -> None:
    assert doubts([page("new", "Old", "older.md"), page("old"), page("older")]) == []


def test_a_reference_that_names_no_page_of_the_collection_is_told() -> None:
    sources = [page("new", "Olt", "New"), page("old"), page("olt", collection="travel")]
    assert doubts(sources) == [
        ("new.md", "supersedes 'Olt', but no other document of the collection has that title or path"),
        ("new.md", "supersedes 'New', but no other document of the collection has that title or path"),
    ]


def test_pages_that_replace_each_other_are_told_once() -> None:
    assert doubts([page("a", "B"), page("b", "A"), page("c", "A")]) == [
        ("a.md", "supersedes 'B', which supersedes it in turn: only one of them can be the newer")
    ]


def test_where_nothing_is_replaced_there_is_nothing_to_tell() -> None:
    assert doubts([page("a"), page("b")]) == []


def test_a_page_that_readers_of_the_older_may_not_read_is_told() -> None:
    new = replace(page("new", "Old"), audience=frozenset({"board"}))
    ((path, told),) = doubts([new, page("old")])
    assert path == "new.md"
    assert told.startswith("supersedes 'Old', which has readers who may not read it")
