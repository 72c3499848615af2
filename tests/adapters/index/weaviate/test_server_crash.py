"""The server is killed while it is written to: what it lost is found and put back."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from zlib import crc32

import numpy as np
import pytest

from adapters.index.weaviate.index import Weaviate
from rag.errors import PortError
from rag.ports import Change, Vectors
from rag.reply import Question
from tests.contract.pages import change
from tests.fakes.weaviate_index import opened
from tests.fakes.weaviate_server import WeaviateServer, running

pytestmark = pytest.mark.needs("weaviate")

_DOCUMENTS, _EACH, _TOGETHER = 100, 50, 5
_KILLS = 3


class Named:
    """An embedder of a fixed direction for each text, quick and without ties."""

    id, dims = "named", 384

    async def embed(self, texts: list[str]) -> Vectors:
        rows = [np.random.default_rng(crc32(text.encode())).standard_normal(self.dims, np.float32) for text in texts]
        vectors = np.array(rows, np.float32).reshape(-1, self.dims)
        return np.asarray(vectors / np.linalg.norm(vectors, axis=1, keepdims=True), np.float32)

    async def embed_question(self, text: str) -> Vectors:
        return await self.embed([text])


@pytest.fixture
def server(tmp_path: Path) -> Iterator[WeaviateServer]:
    with running(tmp_path / "server") as server:
        yield server


async def documents() -> list[Change]:
    embedder, made = Named(), []
    for number in range(_DOCUMENTS):
        texts = [f"document {number} says part {part} of it" for part in range(_EACH)]
        one = change(f"{number}.md", f"Document {number}", texts)
        vectors = await embedder.embed(texts)
        entries = [replace(entry, vector=vector) for entry, vector in zip(one.entries, vectors, strict=True)]
        made.append(replace(one, entries=tuple(entries)))
    return made


async def missed(index: Weaviate, changes: list[Change]) -> int:
    """Return how many passages a search for their own text does not find by meaning."""
    found = 0
    for one in changes:
        for entry in one.entries[::7]:
            hits = await index.search(Question(entry.passage.text, entry.passage.text), 5)
            found += any(hit.passage.text == entry.passage.text for hit in hits)
    return sum(len(one.entries[::7]) for one in changes) - found


async def test_a_server_killed_while_5000_passages_are_written_loses_nothing_for_good(
    server: WeaviateServer, tmp_path: Path
) -> None:
    changes = await documents()
    embedder = Named()
    async with opened(server, tmp_path / "ledger.sqlite", embedder, keep=True) as index:
        index.server.write_s = index.server.query_s = 4.0  # a dead server is given up sooner
        for turn in range(_KILLS):
            some = changes[turn * _DOCUMENTS // _KILLS : (turn + 1) * _DOCUMENTS // _KILLS]
            killing = asyncio.create_task(_killed_soon(server, 0.9 + 0.17 * turn))
            stored: set[str] = set()
            for start in range(0, len(some), _TOGETHER):
                try:
                    await index.replace(some[start : start + _TOGETHER])
                    stored |= {one.source.id for one in some[start : start + _TOGETHER]}
                except PortError:
                    break
            await killing
            server.start()
            listed = {one.source.id: one.passages for one in await index.listing()}
            assert stored <= listed.keys()
            assert set(listed.values()) <= {_EACH}
            await index._upkeep.prove()
            await index.replace([one for one in some if one.source.id not in listed])
        snapshot, _ = await index._placement.look()
        assert snapshot.space is not None
        names = index._shelves.of(snapshot.space)
        assert await index._writer.short(names.passages, list(snapshot.placed.values()), embedder.dims) == []
        assert len(await index.listing()) == _DOCUMENTS
        assert await missed(index, changes[::20]) == 0


async def _killed_soon(server: WeaviateServer, after_s: float) -> None:
    await asyncio.sleep(after_s)
    server.kill()
