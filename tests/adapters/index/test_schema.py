import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from adapters.index.embedded import Embedded
from adapters.index.schema import VERSION
from rag.reply import Question

_ASKED = Question("edition says this", "edition says this")
_FIRST = """
create virtual table keywords using fts5 (title, section, body);
create virtual table terms using fts5vocab (keywords, 'row');
insert into keywords (rowid, body) values (1, 'edition');
pragma user_version = 1;
"""


@pytest.fixture
def first(path: Path) -> Iterator[Path]:
    """An index as the first version of the schema had it."""
    with closing(sqlite3.connect(path)) as database:
        database.executescript(_FIRST)
        database.execute("pragma journal_mode = delete")
    yield path
    path.chmod(0o644)


def state(path: Path) -> tuple[int, set[str]]:
    with closing(sqlite3.connect(path)) as database:
        (version,) = database.execute("pragma user_version").fetchone()
        return version, {name for (name,) in database.execute("select name from sqlite_schema where type = 'table'")}


async def test_an_index_of_the_first_schema_is_brought_up_and_answers(first: Path) -> None:
    with closing(Embedded(first, None)) as index:
        assert await index.search(_ASKED, 5)
    version, tables = state(first)
    assert version == VERSION
    assert "passages" in tables
    assert not any(name.startswith(("keywords", "terms")) for name in tables)


async def test_one_that_may_only_be_read_is_searched_as_it_is(first: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("adapters.index.schema.turn_to_wal", _refused)
    with closing(Embedded(first, None)) as index:
        assert await index.search(_ASKED, 5)
    assert state(first)[0] == 1


def _refused(_: sqlite3.Connection) -> None:
    error = sqlite3.OperationalError("attempt to write a readonly database")
    error.sqlite_errorcode = sqlite3.SQLITE_READONLY
    raise error
