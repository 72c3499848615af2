import asyncio
import random
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

from adapters.index.embedded import Embedded
from rag.ingest import complete, ingest
from rag.reply import Question
from tests.adapters.index.ingesting import DOCUMENTS, bring, shelf_of
from tests.fakes.embedder import FakeEmbedder

CHILD = str(Path(__file__).with_name("ingesting.py"))
_ASKED = Question("edition says this", "edition says this")


def start(path: Path, *more: str) -> subprocess.Popen[str]:
    return subprocess.Popen([sys.executable, CHILD, str(path), *more], stdout=subprocess.PIPE, text=True)


def editions(path: Path) -> dict[str, tuple[int, set[str]]]:
    """Return how many passages each document has, and of which editions, in one snapshot."""
    with closing(sqlite3.connect(path)) as database:
        rows = database.execute(
            "select s.source_id, p.text from sources s join passages p on p.source = s.id order by 1, p.ordinal"
        ).fetchall()
    found: dict[str, tuple[int, set[str]]] = {}
    for source_id, text in rows:
        count, seen = found.get(source_id, (0, set()))
        found[source_id] = (count + 1, seen | {"old" if "old edition" in text else "new"})
    return found


def assert_whole(path: Path) -> None:
    found = editions(path)
    assert len(found) == DOCUMENTS
    assert {(count, *sorted(seen)) for count, seen in found.values()} <= {(3, "old"), (5, "new")}


def assert_sound(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        assert database.execute("pragma integrity_check").fetchall() == [("ok",)]
        assert database.execute("pragma foreign_key_check").fetchall() == []
        keys = [database.execute(f"select {key} from {table} order by 1").fetchall() for table, key in _KEYS]  # noqa: S608
        assert set(keys[1]) | set(keys[2]) <= set(keys[0])


_KEYS = (("passages", "id"), ("vectors", "id"), ("sentences", "id"))


async def answer(path: Path) -> list[tuple[str, str, float, int]]:
    with closing(Embedded(path, FakeEmbedder())) as index:
        hits = await index.search(_ASKED, 200)
        return sorted((h.passage.source.id, h.passage.text[:9], round(h.score, 3), len(h.clauses)) for h in hits)


def test_a_killed_ingest_leaves_each_document_old_or_new_and_the_next_run_completes(path: Path, tmp_path: Path) -> None:
    choose = random.Random(3)  # noqa: S311 - the same moments every time, nothing secret
    left = set()
    for _ in range(6):
        victim = start(path, "new")
        assert victim.stdout is not None
        victim.stdout.readline()
        time.sleep(choose.random() * 0.25)
        victim.send_signal(signal.SIGKILL)
        victim.communicate()
        assert_whole(path)
        assert_sound(path)
        left.add(sum(count == 5 for count, _ in editions(path).values()))
    asyncio.run(bring(path, "new"))
    asyncio.run(bring(tmp_path / "fresh.sqlite", "new"))
    assert_sound(path)
    assert {count for count, _ in editions(path).values()} == {5}
    assert asyncio.run(answer(path)) == asyncio.run(answer(tmp_path / "fresh.sqlite"))


async def test_one_process_reads_whole_documents_while_another_writes(path: Path) -> None:
    with closing(Embedded(path, FakeEmbedder())) as index:
        writer = start(path, "new")
        seen = set()
        while writer.poll() is None:
            found: dict[str, list[str]] = {}
            for hit in await index.search(Question("piece edition", "page piece edition"), 500):
                found.setdefault(hit.passage.source.id, []).append(hit.passage.text[9:12])
            listed = {stored.source.id: stored.passages for stored in await index.listing()}
            assert len(listed) == DOCUMENTS
            seen |= set(listed.values())
            assert all(len(set(texts)) == 1 for texts in found.values())
            assert_whole(path)
        writer.communicate()
        assert writer.returncode == 0
        assert seen <= {3, 5}
        assert {stored.passages for stored in await index.listing()} == {5}


def test_a_full_disk_is_told_and_the_old_content_stays(path: Path) -> None:
    for spare in (0, 40_000, 150_000):
        victim = start(path, "new", str(path.stat().st_size + spare - 30_000))
        told, _ = victim.communicate()
        assert victim.returncode == 3, told
        assert "free space" in told
        assert_whole(path)
        assert_sound(path)
    asyncio.run(bring(path, "new"))
    assert {count for count, _ in editions(path).values()} == {5}


async def test_vectors_of_another_embedder_are_not_searched_and_are_rebuilt(path: Path) -> None:
    other = FakeEmbedder(dims=32)
    with closing(Embedded(path, other)) as index:
        assert all(hit.parts.cosine is None for hit in await index.search(_ASKED, 9))
        lacking = await index.without_vector(999)
        assert len(lacking) == len(await index.without_sentences(999)) == 3 * DOCUMENTS
        await index.fill([(key, await other.embed([passage.text])) for key, passage in lacking[:5]], [])
        assert len(await index.without_vector(999)) == 3 * DOCUMENTS - 5
        await complete(index, other, lambda *_: None)
        hits = await index.search(_ASKED, 9)
        assert all(hit.parts.cosine and hit.clauses for hit in hits)
    assert_sound(path)


async def test_without_an_embedder_only_keywords_find_and_vectors_stay(path: Path) -> None:
    with closing(Embedded(path, None)) as index:
        shelf = shelf_of("old")
        shelf.documents["0.md"] = shelf_of("new").documents["0.md"]
        done = await ingest(shelf, index, None, lambda *_: None)
        assert (done.updated, done.unchanged) == (1, DOCUMENTS - 1)
        assert all(hit.parts.cosine is None for hit in await index.search(_ASKED, 9))
    with closing(Embedded(path, FakeEmbedder())) as index:
        assert len(await index.without_vector(999)) == len(await index.without_sentences(999)) == 5


async def test_vectors_given_to_an_index_without_an_embedder_are_not_kept(path: Path) -> None:
    embedder = FakeEmbedder(dims=8)
    with closing(Embedded(path, None)) as index:
        await ingest(shelf_of("new"), index, embedder, lambda *_: None)
    with closing(Embedded(path, FakeEmbedder())) as index:
        assert len(await index.without_vector(999)) == 5 * DOCUMENTS
