import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from adapters.index.embedded import Embedded
from rag.errors import Malformed, PortError, Rejected, Unavailable
from rag.evidence import Source
from rag.ports import Change
from rag.reply import Question

_NOBODY = 65534
_ASKED = Question("edition says this", "edition says this")


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


async def test_a_file_that_may_not_be_written_is_searched_and_a_change_is_told(kept: Path) -> None:
    error = await raised(kept)
    assert isinstance(error, Rejected)
    assert f"{str(kept)!r}: it may not be written" in str(error)
    with closing(Embedded(kept, None)) as index:
        assert await index.search(_ASKED, 5)


async def test_a_long_write_elsewhere_is_told_as_passing(path: Path) -> None:
    with closing(Embedded(path, None)) as index, closing(sqlite3.connect(path, isolation_level=None)) as other:
        index._file._database.execute("pragma busy_timeout = 50")
        other.execute("begin immediate")
        with pytest.raises(Unavailable, match="another process"):
            await index.remove(["a"])
        assert await index.search(_ASKED, 3)
        other.execute("rollback")
        await index.remove(["a"])
