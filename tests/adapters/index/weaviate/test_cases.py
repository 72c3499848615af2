"""Cases that people have met with other programs on this server."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from weaviate.classes.config import Configure, DataType, Property, VectorDistances

from adapters.index.weaviate import replacing
from adapters.index.weaviate.index import Weaviate
from adapters.index.weaviate.schema import definition
from adapters.state import State
from rag.errors import PartlyStored, Rejected
from rag.ingest import complete, ingest
from rag.reply import Question
from tests.contract.pages import PAGES, assert_same, change, embedded, everything, filled, paths, question
from tests.fakes.embedder import FakeEmbedder
from tests.fakes.index import FakeIndex
from tests.fakes.shelf import FakeShelf, document
from tests.fakes.weaviate_index import opened
from tests.fakes.weaviate_server import WeaviateServer

pytestmark = pytest.mark.needs("weaviate")

_BY_DOT = Configure.Vectors.self_provided(
    vector_index_config=Configure.VectorIndex.hnsw(distance_metric=VectorDistances.DOT)
)


@pytest.fixture
async def index(weaviate_server: WeaviateServer, tmp_path: Path) -> AsyncIterator[Weaviate]:
    async with opened(weaviate_server, tmp_path / "ledger.sqlite", FakeEmbedder()) as index:
        yield index


def shelf(edition: str, count: int = 12) -> FakeShelf:
    made = FakeShelf()
    for number in range(count):
        made.put(f"{number}.md", document(f"Page {number}", f"The {edition} edition of page {number}."))
    return made


async def test_c177_two_ingests_at_once_end_as_one_of_the_newest(
    weaviate_server: WeaviateServer, tmp_path: Path, index: Weaviate
) -> None:
    """Two processes with indexes of their own; the second waits for its turn."""
    state = State(tmp_path)
    order: list[str] = []

    async def run(edition: str, after_s: float) -> None:
        await asyncio.sleep(after_s)
        async with (
            state.turn(lambda: order.append(f"{edition} waits")),
            opened(weaviate_server, tmp_path / "ledger.sqlite", FakeEmbedder(), keep=True) as own,
        ):
            order.append(f"{edition} begins")
            await ingest(shelf(edition), own, FakeEmbedder(), lambda *_: None)
            order.append(f"{edition} ends")

    await asyncio.gather(run("old", 0.0), run("new", 0.2))
    assert order == ["old begins", "new waits", "old ends", "new begins", "new ends"]
    texts = {hit.passage.text for hit in await index.search(question("edition of page"), 50)}
    assert texts == {f"The new edition of page {number}." for number in range(12)}


async def test_c177_even_without_taking_turns_each_page_is_whole(
    weaviate_server: WeaviateServer, tmp_path: Path, index: Weaviate
) -> None:
    async def run(edition: str) -> None:
        async with opened(weaviate_server, tmp_path / "ledger.sqlite", FakeEmbedder(), keep=True) as own:
            await ingest(shelf(edition), own, FakeEmbedder(), lambda *_: None)

    await asyncio.gather(run("old"), run("new"))
    hits = await index.search(question("edition of page"), 50)
    assert len(hits) == len({hit.passage.source.id for hit in hits}) == 12
    assert {stored.passages for stored in await index.listing()} == {1}


@pytest.mark.parametrize("bad", [3, 100])
async def test_c181_each_document_that_the_server_refused_is_told_and_not_marked_done(
    index: Weaviate, monkeypatch: pytest.MonkeyPatch, bad: int
) -> None:
    """Objects of a wrong type raise nothing at the client, and it gives their ids as if they were stored."""
    made = replacing.passage_object

    def spoiled(entry: Any, version: int, position: int) -> Any:
        one = made(entry, version, position)
        if int(entry.passage.source.id.partition(":")[2].removesuffix(".md")) < bad:
            one.properties["position"] = "seven"
        return one

    pages = shelf("new", 100)
    with monkeypatch.context() as patch:
        patch.setattr(replacing, "passage_object", spoiled)
        done = await ingest(pages, index, FakeEmbedder(), lambda *_: None)
    assert len(done.failed) == bad
    assert all("Weaviate refused a passage of it" in failed.reason for failed in done.failed)
    assert done.added == done.documents == 100 - bad
    again = await ingest(pages, index, FakeEmbedder(), lambda *_: None)
    assert (again.added, again.documents, again.failed) == (bad, 100, ())


@pytest.mark.parametrize(
    ("vector", "why"),
    [
        (np.full(64, np.nan, np.float32), "a number that is none"),
        (np.zeros(64, np.float32), "zeros"),
        (np.ones(32, np.float32), "32 numbers, not 64"),
    ],
)
async def test_vectors_that_would_rank_first_or_fit_nothing_are_not_sent(
    index: Weaviate, vector: Any, why: str
) -> None:
    await filled(index, FakeEmbedder(), everything())
    (good,) = await embedded([change("new.md", "New", ["a new page"])], FakeEmbedder())
    bad = change("leave.md", "Annual leave", ["spoiled"])
    bad = replace(bad, entries=(replace(bad.entries[0], vector=vector),))
    with pytest.raises(PartlyStored, match=why) as caught:
        await index.replace([bad, good])
    assert list(caught.value.failed) == ["docs:leave.md"]
    assert "new.md" in await paths(index, question("a new page"))
    assert (await paths(index, question("annual leave")))[0] == "leave.md", "the old page still stands"


async def test_c183_a_collection_that_lacks_a_property_is_told_once_with_what_to_do(
    weaviate_server: WeaviateServer, tmp_path: Path, index: Weaviate
) -> None:
    await filled(index, FakeEmbedder(), everything())
    space = (await index.snapshot()).space
    assert space is not None
    name = index._shelves.of(space).passages.name
    older = definition(name, tenants=False)
    older["properties"] = [one for one in older["properties"] if one.name not in {"audiences", "stems"}]

    async def make_older(client: Any) -> None:
        await client.collections.delete(name)
        await client.collections.create(**older)

    await index.server.write("", make_older)
    async with opened(weaviate_server, tmp_path / "ledger.sqlite", FakeEmbedder(), keep=True) as new:
        for call in (new.ready, lambda: new.search(question("annual leave"), 3), lambda: new.replace(everything())):
            with pytest.raises(Rejected) as caught:
                await call()
            told = str(caught.value)
            assert "lacks the property 'audiences'; it lacks the property 'stems'" in told
            assert "run: footnote ingest PATH --anew" in told
        await new.discard()
        await filled(new, FakeEmbedder(), everything())
        assert (await paths(new, question("annual leave")))[0] == "leave.md"


@pytest.mark.parametrize(
    ("change_it", "told"),
    [
        (
            lambda d: d.update(properties=[*d["properties"][1:], Property(name="text", data_type=DataType.INT)]),
            "is int",
        ),
        (lambda d: d.pop("inverted_index_config"), "a list of stop words"),
        (lambda d: d.update(vector_config=_BY_DOT), "its distance is dot"),
    ],
)
async def test_c183_other_differences_are_told_too(index: Weaviate, change_it: Any, told: str) -> None:
    await filled(index, FakeEmbedder(), everything()[:1])
    space = (await index.snapshot()).space
    assert space is not None
    name = index._shelves.of(space).passages.name
    other = definition(name, tenants=False)
    change_it(other)

    async def make(client: Any) -> None:
        await client.collections.delete(name)
        await client.collections.create(**other)

    await index.server.write("", make)
    index._shelves._known.clear()
    with pytest.raises(Rejected, match=told):
        await index.ready()


async def test_c183_a_server_without_our_collection_is_told_and_nothing_is_made_there(index: Weaviate) -> None:
    await filled(index, FakeEmbedder(), everything())
    space = (await index.snapshot()).space
    assert space is not None
    name = index._shelves.of(space).passages.name
    await index.server.write("", lambda client: client.collections.delete(name))
    index._shelves._known.clear()
    for call in (index.ready, lambda: index.replace(everything())):
        with pytest.raises(Rejected, match="is not there, though the ledger has documents in it: check"):
            await call()
    assert not await index.server.query("", lambda client: client.collections.exists(name))


async def test_c185_another_embedder_is_built_beside_and_the_old_index_serves_until_it_is_complete(
    weaviate_server: WeaviateServer, tmp_path: Path, index: Weaviate
) -> None:
    old, new = FakeEmbedder(64), FakeEmbedder(96)
    await filled(index, old, everything())
    before = await index.search(question("annual leave"), 20)
    async with opened(weaviate_server, tmp_path / "ledger.sqlite", new, keep=True) as other:
        assert all(hit.parts.cosine is None for hit in await other.search(question("annual leave"), 9))
        one = await embedded([change("new.md", "New", ["annual leave of a new page"])], new)
        await other.replace(one)
        lacking = await other.without_vector(5)
        await other.fill([(key, await new.embed([passage.text])) for key, passage in lacking], [])
        await other.remove(["docs:th.md"])
        assert "new.md" in await paths(index, question("annual leave")), "both see the new page"
        served = {hit.passage.digest: hit.parts.cosine for hit in await index.search(question("annual leave"), 20)}
        assert {h.passage.digest: h.parts.cosine for h in before}.items() & served.items(), "vectors still count"
        await complete(other, new, lambda *_: None)
        assert all(hit.parts.cosine is not None for hit in await other.search(question("annual leave"), 20))
        plain = FakeIndex(new)
        await filled(plain, new, [*everything(), change("new.md", "New", ["annual leave of a new page"])])
        await plain.remove(["docs:th.md"])
        found = {hit.passage.source.id for hit in await other.search(question("annual leave"), 30)}
        assert found == {hit.passage.source.id for hit in await plain.search(question("annual leave"), 30)}
        assert len(await other.listing()) == len(PAGES)
        asked = question("when are travel expenses paid back")
        assert (await other.search(asked, 1))[0].passage == (await plain.search(asked, 1))[0].passage


async def test_c185_a_build_beside_that_stops_goes_on_where_it_was(
    weaviate_server: WeaviateServer, tmp_path: Path, index: Weaviate
) -> None:
    new = FakeEmbedder(96)
    await filled(index, FakeEmbedder(), everything())
    async with opened(weaviate_server, tmp_path / "ledger.sqlite", new, keep=True) as other:
        lacking = await other.without_vector(5)
        await other.fill([(key, await new.embed([passage.text])) for key, passage in lacking], [])
    async with opened(weaviate_server, tmp_path / "ledger.sqlite", new, keep=True) as other:
        left = await other.without_vector(99)
        assert not {key for key, _ in lacking} & {key for key, _ in left}
        await complete(other, new, lambda *_: None)
        plain = FakeIndex(new)
        await plain.replace(await embedded(everything(), new))
        assert len(await other.search(question("annual leave"), 50)) == len(
            await plain.search(question("annual leave"), 50)
        )


async def test_an_index_of_keywords_gets_vectors_beside_and_stays_searchable(
    weaviate_server: WeaviateServer, tmp_path: Path
) -> None:
    ledger = tmp_path / "ledger.sqlite"
    async with opened(weaviate_server, ledger, None, keep=True) as words:
        await words.replace(everything())
    embedder = FakeEmbedder()
    async with opened(weaviate_server, ledger, embedder) as index:
        await filled(index, embedder, everything()[:2])
        plain = FakeIndex(embedder)
        await filled(plain, embedder, everything())
        assert_same(await index.search(question("annual leave"), 50), await plain.search(question("annual leave"), 50))
        await index._upkeep.delete_left(0.0)
        names = await index.server.query("", lambda client: client.collections.list_all())
        space = (await index.snapshot()).space
        assert space is not None
        assert index._shelves.of(space).passages.name in names


async def test_hits_that_may_not_be_seen_do_not_crowd_out_those_that_may(index: Weaviate) -> None:
    """Old versions that are not deleted yet fill a leg's first hundred: it goes deeper."""
    for _ in range(3):
        many = [change("many.md", "Leave", [f"annual leave {n}" for n in range(60)])]
        await index.replace(await embedded(many, FakeEmbedder()))
    await index.remove(["docs:many.md"])
    await index.replace(await embedded([change("one.md", "Notes", ["on leave"])], FakeEmbedder()))
    assert await paths(index, Question("annual leave", "annual leave"), 5) == ["one.md"]
