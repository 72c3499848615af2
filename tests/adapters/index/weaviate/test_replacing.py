"""Replacing as readers see it: each page wholly old or wholly new, whoever dies at whatever step."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from adapters.index.weaviate.index import Weaviate
from rag.reply import Question
from tests.adapters.index.weaviate.replacing import EDITIONS, STEPS, page
from tests.contract.pages import change, embedded, question
from tests.fakes.embedder import FakeEmbedder
from tests.fakes.weaviate_index import opened
from tests.fakes.weaviate_server import WeaviateServer

pytestmark = pytest.mark.needs("weaviate")

_READS = 320
_GROUPS = ("a", "b", "c")


@pytest.fixture
async def index(weaviate_server: WeaviateServer, tmp_path: Path) -> AsyncIterator[Weaviate]:
    async with opened(weaviate_server, tmp_path / "ledger.sqlite", FakeEmbedder()) as index:
        yield index


async def put(index: Weaviate, edition: str) -> None:
    await index.replace(await embedded([change("page.md", "Page", page(edition))], FakeEmbedder()))


async def read(index: Weaviate) -> tuple[int, set[str]]:
    """Return how many passages of the page are found, and of which editions."""
    texts = [hit.passage.text for hit in await index.search(question("edition part page"), 20)]
    return len(texts), {text.split()[1] for text in texts}


def assert_whole(seen: tuple[int, set[str]]) -> None:
    count, editions = seen
    (edition,) = editions
    assert count == EDITIONS[edition]


async def test_readers_beside_a_writer_see_no_mix_no_part_and_never_nothing(index: Weaviate) -> None:
    await put(index, "old")
    reading = True

    async def write() -> int:
        turns = 0
        while reading:
            turns += 1
            await put(index, "new" if turns % 2 else "old")
        return turns

    writing = asyncio.create_task(write())
    seen = []
    while len(seen) < _READS:
        seen += await asyncio.gather(*(read(index) for _ in range(4)))
    reading = False
    assert await writing > 10
    for one in seen:
        assert_whole(one)
    assert {min(editions) for _, editions in seen} == {"old", "new"}


async def test_readers_see_nothing_of_pages_that_were_taken_from_them(index: Weaviate) -> None:
    """Whoever may read a page at no moment of their search does not find it, however its audience changes."""
    begun: dict[str, list[frozenset[str]]] = {}
    writing = True

    async def write(number: int) -> None:
        path, turn = f"{number}.md", 0
        while writing:
            audience = frozenset({_GROUPS[(turn + number) % 3]})
            begun.setdefault(path, []).append(audience)
            text = [f"leave rule of {min(audience)} page {number}"]
            await index.replace(await embedded([change(path, "Leave", text, audience)], FakeEmbedder()))
            turn += 1

    async def look(group: str) -> None:
        before = {path: len(told) for path, told in begun.items()}
        hits = await index.search(Question("leave rule", "leave rule", audience=frozenset({group})), 20)
        for hit in hits:
            path = hit.passage.source.id.removeprefix("docs:")
            since = begun[path][max(before.get(path, 0) - 2, 0) :]
            assert frozenset({group}) in since
            assert hit.passage.source.audience == {group}
            assert f"rule of {group} " in hit.passage.text

    writers = [asyncio.create_task(write(number)) for number in range(3)]
    for _ in range(40):
        await asyncio.gather(*(look(group) for group in _GROUPS))
    writing = False
    await asyncio.gather(*writers)


@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    audiences=st.lists(st.sets(st.sampled_from(_GROUPS), min_size=1), min_size=1, max_size=5),
    readers=st.sets(st.sampled_from(_GROUPS)),
)
async def test_what_the_server_says_of_audiences_is_not_believed(
    index: Weaviate, audiences: list[set[str]], readers: set[str]
) -> None:
    """A server whose filter lets everything through leaks nothing: each hit is looked up in the ledger."""
    await index.remove([stored.source.id for stored in await index.listing()])
    changes = [change(f"{n}.md", "Leave", ["annual leave"], audience) for n, audience in enumerate(audiences)]
    await index.replace(await embedded(changes, FakeEmbedder()))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("adapters.index.weaviate.search._readable", lambda _: None)
        hits = await index.search(Question("annual leave", "annual leave", audience=frozenset(readers)), 20)
    assert {hit.passage.source.id for hit in hits} == {
        f"docs:{n}.md" for n, audience in enumerate(audiences) if audience & readers
    }


@pytest.mark.parametrize("step", STEPS)
async def test_a_writer_killed_at_any_step_leaves_the_page_whole_and_the_next_one_completes(
    weaviate_server: WeaviateServer, tmp_path: Path, step: str
) -> None:
    ledger = tmp_path / "ledger.sqlite"
    async with opened(weaviate_server, ledger, FakeEmbedder(), keep=True) as index:
        await put(index, "old")
    child = [sys.executable, str(Path(__file__).with_name("replacing.py")), weaviate_server.url, str(ledger), step]
    killed = await asyncio.to_thread(subprocess.run, child, capture_output=True, check=False)
    assert killed.returncode == -9, killed.stderr
    async with opened(weaviate_server, ledger, FakeEmbedder(), grace_s=0.0) as index:
        seen = await read(index)
        assert_whole(seen)
        assert seen[1] == ({"new"} if step in STEPS[STEPS.index("after activate") :] else {"old"})
        await put(index, "new")
        await put(index, "new")
        assert await read(index) == (EDITIONS["new"], {"new"})
        index._upkeep._swept = float("-inf")
        await index._placement._write(lambda c: c.exec_driver_sql("update index_versions set since = since - 7200"))
        await index._upkeep.sweep()
        snapshot, _ = await index._placement.look()
        names = index._shelves.of(snapshot.space)
        reply = await index.server.query(
            "counting", lambda client: index.server.of(client, names.passages).aggregate.over_all(total_count=True)
        )
        assert reply.total_count == EDITIONS["new"], "nothing is left of what was given up"
