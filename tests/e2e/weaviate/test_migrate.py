"""An embedded index moves onto a server as it is, and goes on after a stop."""

import asyncio
from contextlib import closing
from pathlib import Path

import pytest

from adapters.index.embedded import Embedded
from rag.errors import Unavailable
from rag.ports import Change
from tests.contract.pages import PAGES, assert_same, everything, filled, question
from tests.fakes.command import Command
from tests.fakes.embedder import FakeEmbedder
from tests.fakes.weaviate_index import opened
from tests.fakes.weaviate_server import WeaviateServer

pytestmark = pytest.mark.needs("weaviate")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """An embedded index with vectors of passages and sentences."""
    path = tmp_path / ".footnote" / "index.sqlite"
    path.parent.mkdir()

    async def fill() -> None:
        with closing(Embedded(path, FakeEmbedder())) as index:
            await filled(index, FakeEmbedder(), everything())

    asyncio.run(fill())
    return path


def test_what_moved_is_found_as_before_and_nothing_was_embedded(
    footnote: Command, file: Path, weaviate_server: WeaviateServer
) -> None:
    before = file.read_bytes()
    done = footnote("migrate", "--to", "weaviate", "--json")
    assert done.code == 0, done.err
    assert (done.json["documents"], done.json["copied"]) == (len(PAGES), len(PAGES))
    assert footnote("migrate", "--to", "weaviate", "--json").json["copied"] == 0
    assert file.read_bytes() == before

    async def compare() -> None:
        embedder = FakeEmbedder()
        async with opened(weaviate_server, file.with_name("ledger.sqlite"), embedder) as moved:
            with closing(Embedded(file, embedder)) as old:
                assert await moved.listing() == await old.listing()
                for asked in ("annual leave", "trains", "RULE-A002", "年假"):
                    found, wanted = [await index.search(question(asked), 20) for index in (moved, old)]
                    assert_same(found, wanted)
                    assert sorted(len(hit.clauses) for hit in found) == sorted(len(hit.clauses) for hit in wanted)
                assert list(await moved.without_vector(9)) == list(await moved.without_sentences(9)) == []

    asyncio.run(compare())


def test_stopped_in_the_middle_it_goes_on_where_it_was(
    footnote: Command, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert file.exists()
    monkeypatch.setattr("adapters.migration._TOGETHER", 2)
    from adapters.index.weaviate.index import Weaviate  # noqa: PLC0415 - an extra

    replace, calls = Weaviate.replace, []

    async def fails_third(self: Weaviate, changes: list[Change]) -> None:
        calls.append(len(changes))
        if len(calls) == 3:
            raise Unavailable("the cable was pulled")
        await replace(self, changes)

    monkeypatch.setattr(Weaviate, "replace", fails_third)
    stopped = footnote("migrate", "--to", "weaviate")
    assert stopped.code == 4
    assert "the cable was pulled" in stopped.err
    copied = sum(calls[:2])
    done = footnote("migrate", "--to", "weaviate", "--json").json
    assert done["copied"] == len(PAGES) - copied
    assert done["documents"] == len(PAGES)


def test_without_a_file_there_is_nothing_to_move(footnote: Command) -> None:
    done = footnote("migrate", "--to", "weaviate")
    assert done.code == 1
    assert "nothing to migrate" in done.err
