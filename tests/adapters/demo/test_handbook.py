"""The sample handbook keeps its own promises, and so do the questions about it."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from itertools import pairwise
from pathlib import Path, PurePosixPath
from typing import TypedDict

import pytest
from markdown_it import MarkdownIt
from markdown_it.token import Token

_ROOT = Path(__file__).parents[3]
_HANDBOOK = _ROOT / "adapters" / "demo" / "handbook"
_QUERIES = _ROOT / "tests" / "data" / "handbook" / "queries.jsonl"

_REQUIRED = {"title", "url", "owner", "revised", "audience"}
_OPTIONAL = {"review_by", "supersedes", "language"}
_FEWEST_PAGES = 25
_FEWEST_QUERIES = 40
_WORDS = range(300, 1201)
_HOST = re.compile(r"(?:https?://|@|\b(?=[\w-]+\.lanternquay))([\w-]+(?:\.[\w-]+)+)")
_REAL_HOST = re.compile(r"\b[\w-]+\.(?:com|org|net|io|eu|de|es|nl|in|us|pt|pl|uk)\b")
_MARKUP = re.compile(r"\*\*|`|\]\(")


class Message(TypedDict):
    role: str
    content: str


class Query(TypedDict):
    id: str
    kind: str
    question: str
    history: list[Message]
    answerable: bool
    answer: str
    relevant: list[str]
    evidence: list[str]
    notes: str


@dataclass(frozen=True, slots=True)
class Page:
    """`path` is relative to the handbook; `text` is the file below its front matter."""

    path: str
    front: dict[str, str]
    text: str


def _read(path: Path) -> Page:
    opening, front, text = path.read_text(encoding="utf-8").split("---\n", maxsplit=2)
    assert opening == "", f"{path} does not begin with front matter"
    fields = dict(line.split(": ", maxsplit=1) for line in front.splitlines())
    return Page(path.relative_to(_HANDBOOK).as_posix(), {k: v.strip('"') for k, v in fields.items()}, text)


_PAGES = {page.path: page for page in map(_read, sorted(_HANDBOOK.rglob("*.md")))}
_ROWS: list[Query] = [json.loads(line) for line in _QUERIES.read_text(encoding="utf-8").splitlines()]

every_page = pytest.mark.parametrize("page", _PAGES.values(), ids=_PAGES.keys())
every_query = pytest.mark.parametrize("row", _ROWS, ids=[row["id"] for row in _ROWS])


def _tokens(page: Page) -> list[Token]:
    return MarkdownIt("commonmark").enable("table").parse(page.text)


def _headings(page: Page) -> list[tuple[str, str]]:
    """Tag and text of each heading, in order."""
    tokens = _tokens(page)
    return [(opening.tag, inline.content) for opening, inline in pairwise(tokens) if opening.type == "heading_open"]


def _anchors(page: Page) -> set[str]:
    """The ids that GitHub gives to headings: lower case, no punctuation, hyphens for spaces."""
    return {re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-") for _, text in _headings(page)}


def _links(page: Page) -> Iterator[str]:
    for block in _tokens(page):
        for token in block.children or ():
            if token.type == "link_open":
                yield str(token.attrs["href"])


def _resolve(page: Page, target: str) -> str:
    """The path in the handbook that a relative link leads to; a bare fragment stays on its page."""
    if not target:
        return page.path
    joined = _HANDBOOK / PurePosixPath(page.path).parent / target
    return joined.resolve().relative_to(_HANDBOOK.resolve()).as_posix()


def test_the_handbook_is_large_enough_to_search() -> None:
    assert len(_PAGES) >= _FEWEST_PAGES


@every_page
def test_front_matter_has_the_agreed_keys_and_real_dates(page: Page) -> None:
    assert page.front.keys() >= _REQUIRED
    assert page.front.keys() <= _REQUIRED | _OPTIONAL
    revised = date.fromisoformat(page.front["revised"])
    assert date.fromisoformat(page.front.get("review_by", "9999-12-31")) > revised


@every_page
def test_a_page_has_one_h1_which_is_its_title(page: Page) -> None:
    assert [text for tag, text in _headings(page) if tag == "h1"] == [page.front["title"]]


@every_page
def test_a_page_is_worth_opening_and_short_enough_to_read(page: Page) -> None:
    assert len(page.text.split()) in _WORDS


@every_page
def test_every_link_leads_to_a_page_and_a_heading_of_the_handbook(page: Page) -> None:
    for href in _links(page):
        target, _, fragment = href.partition("#")
        there = _PAGES.get(_resolve(page, target))
        assert there is not None, f"{page.path} links to {href!r}, which is no page"
        assert not fragment or fragment in _anchors(there), f"{page.path}: no heading for {href!r}"


@every_page
def test_every_host_is_reserved_for_examples(page: Page) -> None:
    hosts = _HOST.findall(f"{page.front['url']}\n{page.text}")
    assert [host for host in hosts if not host.endswith(".example")] == []
    assert _REAL_HOST.findall(page.text) == []


def test_urls_are_unique() -> None:
    assert len({page.front["url"] for page in _PAGES.values()}) == len(_PAGES)


def test_what_is_superseded_is_the_title_of_another_page() -> None:
    replaced = {page.front["supersedes"] for page in _PAGES.values() if "supersedes" in page.front}
    assert replaced
    assert replaced <= {page.front["title"] for page in _PAGES.values()}


def test_some_pages_are_not_for_everyone() -> None:
    assert {"[people-managers]", "[finance]"} <= {page.front["audience"] for page in _PAGES.values()}


def test_queries_cover_threads_refusals_and_changes_of_subject() -> None:
    assert len(_ROWS) >= _FEWEST_QUERIES
    assert len({row["id"] for row in _ROWS}) == len(_ROWS)
    assert sum(row["kind"] == "follow_up" for row in _ROWS) >= 8
    assert sum(row["kind"] == "topic_switch" for row in _ROWS) >= 2
    assert sum(len(row["relevant"]) == 2 for row in _ROWS) >= 2
    assert sum(not row["answerable"] for row in _ROWS) >= 8


@every_query
def test_a_query_has_an_answer_and_evidence_if_and_only_if_it_is_answerable(row: Query) -> None:
    assert row.keys() == Query.__required_keys__
    assert row["question"].strip()
    for field in (row["answer"], row["relevant"], row["evidence"]):
        assert bool(field) == row["answerable"]


@every_query
def test_a_query_follows_a_thread_that_ends_with_the_bot(row: Query) -> None:
    roles = [message["role"] for message in row["history"]]
    assert roles == ["user", "assistant"] * (len(roles) // 2)
    assert bool(roles) == row["kind"].startswith(("follow_up", "topic_switch"))


@every_query
def test_each_relevant_page_exists_and_holds_some_of_the_evidence(row: Query) -> None:
    for path in row["relevant"]:
        assert any(quote in _PAGES[path].text for quote in row["evidence"]), path


@every_query
def test_each_evidence_is_found_in_a_relevant_page_and_holds_no_markup(row: Query) -> None:
    for quote in row["evidence"]:
        assert any(quote in _PAGES[path].text for path in row["relevant"]), quote
        assert not _MARKUP.search(quote), quote


@every_query
def test_an_answer_is_for_everyone(row: Query) -> None:
    assert {_PAGES[path].front["audience"] for path in row["relevant"]} <= {"everyone"}
