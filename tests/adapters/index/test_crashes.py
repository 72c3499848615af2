import asyncio
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from adapters.index.embedded import Embedded
from rag.errors import Malformed, PortError, Rejected, Unavailable
from rag.evidence import Source
from rag.ingest import complete, ingest
from rag.ports import Change
from rag.reply import Question
from tests.adapters.index.ingesting import DOCUMENTS, bring, shelf_of
from tests.fakes.embedder import FakeEmbedder

CHILD = str(Path(__file__).with_name("ingesting.py"))
_NOBODY = 65534
_ASKED = Question("edition says this", "edition says this")


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("old") / "index.sqlite"
    asyncio.run(bring(path, "old"))
    return path


@pytest.fixture
def path(old: Path, tmp_path: Path) -> Path:
    """An index of the old edition."""
    return Path(shutil.copy(old, tmp_path))


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
        database.execute("insert into keywords (keywords) values ('integrity-check')")
        keys = [database.execute(f"select {key} from {table} order by 1").fetchall() for table, key in _KEYS]  # noqa: S608
        assert keys[0] == keys[1]
        assert set(keys[2]) | set(keys[3]) <= set(keys[0])


_KEYS = (("passages", "id"), ("keywords", "rowid"), ("vectors", "id"), ("sentences", "id"))


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


async def use(path: Path) -> None:
    with closing(Embedded(path, None)) as index:
        await index.search(_ASKED, 5)
        await index.replace([Change(Source("a:b", "B", "https://x.org", "a"), "d", ())])


async def raised(path: Path) -> PortError:
    with pytest.raises(PortError) as caught:
        await use(path)
    return caught.value


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    """Somebody's file that is no database."""
    path = tmp_path / "notes.sqlite"
    path.write_bytes(b"These are my notes, not a database. " * 200)
    return path


@pytest.fixture
def damaged(path: Path) -> Path:
    """An index with 38 pages of noise."""
    content = bytearray(path.read_bytes())
    content[4096 * 2 : 4096 * 40] = bytes(range(256)) * 16 * 38
    path.write_bytes(content)
    return path


@pytest.fixture
def kept(path: Path) -> Iterator[Path]:
    """An index that may be read and not written, by somebody who is no superuser."""
    folder = path.parent / "kept"
    folder.mkdir()
    inside = Path(shutil.copy(path, folder))
    inside.chmod(0o444)
    folder.chmod(0o555)
    for parent in path.parents[:3]:
        parent.chmod(parent.stat().st_mode | 0o011)
    own = os.geteuid()
    if own == 0:
        os.seteuid(_NOBODY)
    yield inside
    os.seteuid(own)
    folder.chmod(0o755)


async def test_a_file_that_is_no_database_is_told(notes: Path) -> None:
    error = await raised(notes)
    assert isinstance(error, Malformed)
    assert "not a database: move the file away" in str(error)


async def test_a_damaged_file_is_told(damaged: Path) -> None:
    error = await raised(damaged)
    assert isinstance(error, Malformed)
    assert "damaged" in str(error)


async def test_a_file_of_another_schema_is_told(tmp_path: Path) -> None:
    path = tmp_path / "index.sqlite"
    with closing(sqlite3.connect(path)) as database:
        database.execute("pragma user_version = 99")
    assert "schema 99" in str(await raised(path))


async def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    error = await raised(tmp_path / "nowhere" / "index.sqlite")
    assert isinstance(error, Rejected)
    assert "cannot be opened" in str(error)


async def test_a_file_that_may_not_be_written_is_told(kept: Path) -> None:
    error = await raised(kept)
    assert isinstance(error, Rejected)
    assert str(kept) in str(error)


async def test_a_long_write_elsewhere_is_told_as_passing(path: Path) -> None:
    with closing(Embedded(path, None)) as index, closing(sqlite3.connect(path, isolation_level=None)) as other:
        index._database.execute("pragma busy_timeout = 50")
        other.execute("begin immediate")
        with pytest.raises(Unavailable, match="another process"):
            await index.remove(["a"])
        assert await index.search(_ASKED, 3)
        other.execute("rollback")
        await index.remove(["a"])
