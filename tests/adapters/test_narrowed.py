"""A collection's audience in the settings holds at once, not from the next ingest on."""

import logging
from collections.abc import Sequence
from dataclasses import replace

import pytest

from adapters.narrowed import Narrowed, stale
from adapters.settings import Collection, Settings
from adapters.shelves.audiences import marked
from rag.chunk import keywords
from rag.evidence import EVERYONE, Passage, Source
from rag.ports import Change, Entry, Stored
from rag.reply import Question
from tests.fakes.index import FakeIndex

QUESTION = Question("When is severance paid?", "When is severance paid?")


class Lasting(FakeIndex):
    async def ready(self) -> None:
        pass

    async def discard(self) -> None:
        self.rows.clear()


def settings_with(**audiences: str) -> Settings:
    return Settings(collections={name: Collection(audience=(group,)) for name, group in audiences.items()})


async def index_of(*pages: tuple[str, str, str]) -> Lasting:
    """Return an index of pages: a collection, who may read the page, and for whom the collection was taken in."""
    index = Lasting()
    for collection, readers, taken_in in pages:
        name = f"{collection}:{readers}.md"
        passage = Passage(
            Source(name, "Severance", f"file:///{name}", collection, frozenset({readers})), "Severance is paid.", 0, 18
        )
        await index.replace(
            [Change(passage.source, marked("digest", {taken_in}), (Entry(passage, keywords(passage)),))]
        )
    return index


async def found(index: Lasting, settings: Settings, *groups: str, where: tuple[str, ...] = ()) -> set[str]:
    asked = replace(QUESTION, audience=frozenset(groups), collections=where)
    return {hit.passage.source.id for hit in await Narrowed(index, settings).search(asked, 10)}


async def test_a_narrower_audience_holds_before_the_next_ingest() -> None:
    index = await index_of(("pay", EVERYONE, EVERYONE), ("news", EVERYONE, EVERYONE))
    now = settings_with(pay="hr")
    assert await found(index, now, EVERYONE) == {"news:everyone.md"}
    assert await found(index, now, EVERYONE, where=("pay",)) == set()
    assert await found(index, now, EVERYONE, "hr") == {"news:everyone.md", "pay:everyone.md"}
    assert await found(index, settings_with(), EVERYONE) == {"news:everyone.md", "pay:everyone.md"}


async def test_a_wider_audience_waits_for_the_next_ingest() -> None:
    index = await index_of(("pay", "hr", "hr"))
    assert await found(index, settings_with(), EVERYONE) == set()
    assert await found(index, settings_with(), EVERYONE, "hr") == {"pay:hr.md"}


async def test_after_the_next_ingest_nothing_is_closed() -> None:
    index = await index_of(("pay", "hr", "hr"), ("pay", EVERYONE, "hr"))
    assert await found(index, settings_with(pay="hr"), EVERYONE) == {"pay:everyone.md"}  # the page says everyone
    assert not stale(settings_with(pay="hr"), await index.listing())


async def test_what_is_listed_and_read_again_is_for_those_who_may_by_both() -> None:
    index = await index_of(("pay", EVERYONE, EVERYONE), ("pay", "board", EVERYONE), ("news", EVERYONE, EVERYONE))
    narrowed = Narrowed(index, settings_with(pay="hr"))
    readers = {one.source.id: one.source.audience for one in await narrowed.listing()}
    assert readers["pay:everyone.md"] == {"hr"}
    assert readers["pay:board.md"].isdisjoint({"hr", "board", EVERYONE})
    assert readers["news:everyone.md"] == {EVERYONE}
    page = next(iter(index.rows.values()))[2][0].entry.passage
    ((again,),) = await narrowed.neighbours([page], 1)
    assert again.source.audience == {"hr"}


async def test_a_listing_of_everything_is_looked_at_as_it_is() -> None:
    index = await index_of(("pay", EVERYONE, EVERYONE))
    listings = 0

    class Counting(Lasting):
        async def listing(self, collection: str | None = None) -> Sequence[Stored]:
            nonlocal listings
            listings += 1
            return await index.listing(collection)

    narrowed = Narrowed(Counting(), settings_with(pay="hr"))
    (one,) = await narrowed.listing()
    assert one.source.audience == {"hr"}
    assert await narrowed.search(QUESTION, 10) == ()
    assert listings == 1


async def test_it_is_logged_once_which_collection_waits(caplog: pytest.LogCaptureFixture) -> None:
    now = [0.0]
    narrowed = Narrowed(await index_of(("pay", EVERYONE, EVERYONE)), settings_with(pay="hr"), lambda: now[0])
    with caplog.at_level(logging.WARNING, "footnote"):
        for _ in range(3):
            await narrowed.search(QUESTION, 10)
            now[0] += 60
    assert [record.message for record in caplog.records] == ["audience_changed"]
