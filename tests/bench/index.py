"""
The same passages in a file and on a Weaviate server, side by side.

    python tests/bench/index.py [--passages 10000 100000] [--questions 100]

Texts are invented, of words as frequent as words are (Zipf); vectors lie in clusters, one for each document, as
embeddings of pages do. A question is eight words and a vector near some passage's. Needs the server's program: see
.ci/run.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from zlib import crc32

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from adapters.index.embedded import Embedded
from adapters.index.weaviate.index import Weaviate
from rag.chunk import keywords
from rag.evidence import EVERYONE, Passage, Source
from rag.ports import Change, Entry, Index, Vectors
from rag.readings import readings
from rag.reply import Question
from tests.bench.search import Words, zipf
from tests.fakes.weaviate_index import opened
from tests.fakes.weaviate_server import WeaviateServer, running

_DIMS = 384
_PER_DOCUMENT = 5
_TOGETHER = 256
_SENTENCES = 7
_WORDS = 112  # about 900 characters, what a passage holds
_NOISE = 0.6  # of a passage around its document's direction
_HERMITS, _REST = frozenset({"hermits"}), frozenset({EVERYONE})


def unit(vectors: Vectors) -> Vectors:
    return np.asarray(vectors / np.linalg.norm(vectors, axis=-1, keepdims=True), np.float32)


@dataclass
class World:
    """Passages with their vectors, and questions near some of them."""

    passages: int
    words: Words = field(default_factory=zipf)
    asked: dict[str, Vectors] = field(default_factory=dict)
    id: str = "world"
    dims: int = _DIMS

    def __post_init__(self) -> None:
        chance = np.random.default_rng(11)
        centres = chance.standard_normal((self.passages // _PER_DOCUMENT, _DIMS), np.float32)
        noise = chance.standard_normal((self.passages, _DIMS), np.float32)
        self.vectors = unit(np.repeat(centres, _PER_DOCUMENT, axis=0) + _NOISE * noise)
        self.few = np.repeat(np.arange(len(centres)) % 100 == 0, _PER_DOCUMENT)

    async def embed(self, texts: Sequence[str]) -> Vectors:
        raise NotImplementedError

    async def embed_question(self, text: str) -> Vectors:
        return self.asked[text] if text in self.asked else unit(np.ones((1, _DIMS), np.float32))

    def batches(self) -> Iterator[list[Change]]:
        held: list[Change] = []
        for number in range(self.passages // _PER_DOCUMENT):
            title = " ".join(self.words.some(4))
            audience = _HERMITS if number % 100 == 0 else _REST
            source = Source(f"docs:{number}.md", title, f"https://x.org/{number}", "docs", audience)
            entries = []
            for ordinal in range(_PER_DOCUMENT):
                sentences = [" ".join(self.words.some(_WORDS // _SENTENCES)) + "." for _ in range(_SENTENCES)]
                text = " ".join(sentences)
                one = Passage(source, text, 0, len(text), ordinal)
                entries.append(Entry(one, keywords(one), self.vectors[number * _PER_DOCUMENT + ordinal]))
            held.append(Change(source, str(number), tuple(entries)))
            if len(held) * _PER_DOCUMENT >= _TOGETHER:
                yield held
                held = []
        if held:
            yield held

    def questions(self, count: int, audience: frozenset[str]) -> list[Question]:
        chance = np.random.default_rng(len(self.asked) + 5)
        among = np.flatnonzero(self.few) if audience == _HERMITS else np.arange(self.passages)
        made = []
        for at in chance.choice(among, count):
            text = " ".join(self.words.some(8))
            question = Question(text, text, audience=audience)
            meaning = readings(question)[0].meaning
            noise = _NOISE * chance.standard_normal(_DIMS, np.float32) / np.sqrt(_DIMS)
            self.asked[meaning] = unit(self.vectors[at] + noise)[None]
            made.append(question)
        return made


async def fill(index: Index, world: World) -> tuple[float, float]:
    """Return passages, and passages' sentences, stored a second."""
    chance = np.random.default_rng(3)
    storing = sentences = 0.0
    for batch in world.batches():
        began = time.perf_counter()
        await index.replace(batch)
        storing += time.perf_counter() - began
    while True:
        began = time.perf_counter()
        lacking = await index.without_sentences(_TOGETHER)
        sentences += time.perf_counter() - began
        if not lacking:
            return world.passages / storing, world.passages / sentences
        some = [(key, unit(chance.standard_normal((_SENTENCES, _DIMS), np.float32))) for key, _ in lacking]
        began = time.perf_counter()
        await index.fill([], some)
        sentences += time.perf_counter() - began


async def taken(work: Callable[[], Awaitable[object]]) -> float:
    began = time.perf_counter()
    await work()
    return (time.perf_counter() - began) * 1000


async def search_times(name: str, index: Index, questions: Sequence[Question]) -> None:
    for question in questions[:5]:
        await index.search(question, 30)
    times = [await taken(lambda one=question: index.search(one, 30)) for question in questions]  # type: ignore[misc]
    p50, p95 = np.percentile(times, [50, 95])
    print(f"  {name:34} p50 {p50:7.1f} ms   p95 {p95:7.1f} ms", flush=True)


async def at_once(name: str, index: Index, questions: Sequence[Question]) -> None:
    began = time.perf_counter()
    times = await asyncio.gather(*(taken(lambda one=one: index.search(one, 30)) for one in questions))  # type: ignore[misc]
    rate = len(questions) / (time.perf_counter() - began)
    print(f"  {name:34} {rate:7.1f} a second   p95 {np.percentile(times, 95):7.1f} ms", flush=True)


def resident_mb(process: int | str = "self") -> float:
    status = Path(f"/proc/{process}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def size_mb(folder: Path) -> float:
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file()) / 1e6


async def recall(index: Weaviate, world: World, questions: Sequence[Question]) -> float:
    """Return the share of the ten nearest passages that the server's search by meaning has among its first ten."""
    snapshot = await index.snapshot()
    assert snapshot.space is not None
    where = index._shelves.of(snapshot.space).passages
    hit = 0
    for question in questions:
        vector = (await world.embed_question(readings(question)[0].meaning))[0]
        exact = set(np.argsort(-(world.vectors @ vector))[:10].tolist())
        reply = await index.server.query(
            "",
            lambda client, v=vector: index.server.of(client, where).query.near_vector(v.tolist(), limit=100),  # type: ignore[misc]
        )
        for one in reply.objects[:10]:
            number = int(one.properties["source"].removeprefix("docs:").removesuffix(".md"))
            hit += number * _PER_DOCUMENT + int(one.properties["position"]) in exact
    return hit / (10 * len(questions))


async def alike(left: Index, right: Index, questions: Sequence[Question]) -> float:
    """Return how many of the first ten hits two indexes share."""
    shared = 0
    for question in questions:
        found = [
            {(h.passage.source.id, h.passage.ordinal) for h in await index.search(question, 10)}
            for index in (left, right)
        ]
        shared += len(found[0] & found[1])
    return shared / (10 * len(questions))


async def measure(name: str, index: Index, world: World, count: int) -> None:
    await search_times(f"{name}, all readable", index, world.questions(count, _HERMITS | _REST))
    await search_times(f"{name}, 1% readable", index, world.questions(count, _HERMITS))
    await at_once(f"{name}, 50 at once", index, world.questions(50, _REST))


async def run(passages: int, count: int, folder: Path, server: WeaviateServer) -> None:
    print(f"{passages:,} passages", flush=True)
    random.seed(crc32(b"bench"))
    world = World(passages)
    before = resident_mb()
    with closing(Embedded(folder / "index.sqlite", world)) as embedded:
        stored, sentences = await fill(embedded, world)
        await embedded.search(world.questions(1, _REST)[0], 10)
        held = resident_mb() - before
        print(f"  embedded: ingest {stored:.0f} passages/s, sentences {sentences:.0f}/s; holds {held:.0f} MB;", end=" ")
        print(f"disk {size_mb(folder):.0f} MB", flush=True)
        await measure("embedded", embedded, world, count)
        world.words = zipf()
        async with opened(server, folder / "ledger.sqlite", world, grace_s=0.0) as index:
            stored, sentences = await fill(index, world)
            assert server.process is not None
            print(f"  weaviate: ingest {stored:.0f} passages/s, sentences {sentences:.0f}/s;", end=" ")
            print(f"server {resident_mb(server.process.pid):.0f} MB, disk {size_mb(server.folder):.0f} MB", flush=True)
            await measure("weaviate", index, world, count)
            some = world.questions(count, _HERMITS | _REST)
            print(f"  weaviate: recall@10 by meaning {await recall(index, world, some):.3f},", end=" ")
            print(f"of the first ten as embedded {await alike(embedded, index, some):.3f}", flush=True)


def main() -> None:
    read = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    read.add_argument("--passages", type=int, nargs="+", default=[10_000, 100_000])
    read.add_argument("--questions", type=int, default=100)
    told = read.parse_args()
    for passages in told.passages:
        with tempfile.TemporaryDirectory() as scratch, running(Path(scratch) / "server") as server:
            asyncio.run(run(passages, told.questions, Path(scratch), server))


if __name__ == "__main__":
    main()
