import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from adapters.index.schema import connect
from rag.lexical import stems


@pytest.fixture
def database(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    with closing(connect(tmp_path / "index.sqlite")) as database:
        yield database


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=st.text(st.characters(max_codepoint=0x2FFF, exclude_categories=["Cs", "Cn"])))
def test_the_database_cuts_stems_no_further(database: sqlite3.Connection, text: str) -> None:
    """What `rag.lexical` calls one stem is one word of the keyword table, spelt the same, so that it is found again."""
    database.execute("delete from keywords")
    database.execute("insert into keywords (rowid, body) values (1, ?)", (" ".join(stems(text)),))
    assert {term for (term,) in database.execute("select term from terms")} == set(stems(text))


def test_full_stops_of_indic_scripts_are_no_part_of_a_word() -> None:
    assert stems("छुट्टी मिलती है। और॥") == ("छुट्टी", "मिलती", "है", "और")
