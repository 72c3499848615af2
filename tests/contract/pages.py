"""Pages that the contract of an index asks about, and what is done with them."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import pairwise

import pytest

from rag.chunk import keywords, passages, searched_text
from rag.evidence import EVERYONE, Hit, Source
from rag.ingest import complete
from rag.ports import Change, Embedder, Entry, Index
from rag.reply import Question
from tests.fakes.shelf import document

_NEAR = 0.02  # sentence vectors are kept in eight bits: each number is off by less than a 250th

PAGES = {
    "leave.md": ("Annual leave", ("Everyone has 25 days of annual leave.", "Five days may be carried over to March.")),
    "travel.md": ("Travel expenses", ("Travel expenses are paid back within thirty days.", "Trains are preferred.")),
    "errors.md": ("Error codes", ("RULE-A002 means a broken rule; see CVE-2024-1234.", "Set MAX_RETRY_COUNT to 3.")),
    "conges.md": ("Politique de conge\u0301s", ("Les conge\u0301s se demandent au responsable, Hauptstraße 5.",)),
    "zh.md": ("请假制度", ("员工每年有二十五天年假。", "差旅费用三十天内报销。")),
    "th.md": ("นโยบายการลา", ("พนักงานมีวันลาพักร้อนยี่สิบห้าวันต่อปี",)),
    "hi.md": ("छुट्टी नीति", ("हर कर्मचारी को साल में पच्चीस दिन की छुट्टी मिलती है।", "यात्रा का खर्च तीस दिन में मिलता है।")),
}


def question(asked: str, previous: str = "", collections: tuple[str, ...] = (), audience: str = EVERYONE) -> Question:
    return Question(asked, asked, previous, audience=frozenset({audience}), collections=collections)


def change(path: str, title: str, paragraphs: Sequence[str], audience: Iterable[str] = (EVERYONE,)) -> Change:
    """Return a change with one passage for each paragraph, so that a test sees how many there are."""
    collection, _, name = path.rpartition(":")
    source = Source(
        path if collection else f"docs:{path}",
        title,
        f"https://x.org/{name}",
        collection or "docs",
        frozenset(audience),
    )
    entries = []
    for ordinal, text in enumerate(paragraphs):
        (passage,) = passages(source, document(title, text))
        one = type(passage)(source, text, 0, len(text), ordinal)
        entries.append(Entry(one, keywords(one)))
    return Change(source, f"{title}/{len(entries)}/{hash(tuple(paragraphs))}", tuple(entries))


async def embedded(changes: Sequence[Change], embedder: Embedder | None) -> list[Change]:
    if embedder is None:
        return list(changes)
    return [replace(one, entries=tuple([await _embedded(entry, embedder) for entry in one.entries])) for one in changes]


async def _embedded(entry: Entry, embedder: Embedder) -> Entry:
    return replace(entry, vector=(await embedder.embed([searched_text(entry.passage)]))[0])


async def filled(index: Index, embedder: Embedder | None, changes: Sequence[Change]) -> None:
    await index.replace(await embedded(changes, embedder))
    await complete(index, embedder, lambda *_: None)


async def paths(index: Index, asked: Question, limit: int = 10) -> list[str]:
    return [hit.passage.source.id.partition(":")[2] for hit in await index.search(asked, limit)]


def everything() -> list[Change]:
    return [change(path, title, texts) for path, (title, texts) in PAGES.items()]


def assert_same(left: Sequence[Hit], right: Sequence[Hit]) -> None:
    """Hits in one order, but for such as score nearly alike."""
    scores = {(hit.passage.source.id, hit.passage.ordinal): hit.score for hit in right}
    assert {(hit.passage.source.id, hit.passage.ordinal) for hit in left} == scores.keys()
    for hit in left:
        assert hit.score == pytest.approx(scores[hit.passage.source.id, hit.passage.ordinal], abs=_NEAR)
    in_their_order = [scores[hit.passage.source.id, hit.passage.ordinal] for hit in left]
    assert all(better >= worse - 2 * _NEAR for better, worse in pairwise(in_their_order))
