"""The embedded index's one file: tables, and how it is opened."""

import sqlite3
from pathlib import Path

from adapters.sqlite_errors import translated
from adapters.sqlite_files import make_private, may_not_be_written, readable_address, turn_to_wal
from rag.errors import Malformed

VERSION = 2

_PRAGMAS_TO_READ = """
pragma busy_timeout = 10000;
pragma cache_size = -65536;
pragma mmap_size = 268435456;
"""
_PRAGMAS = f"""
pragma synchronous = full;
pragma foreign_keys = on;
{_PRAGMAS_TO_READ}
"""

# Stems stand before the text in a row: they are read alone, all of them when a process begins to search.
_TABLES = """
create table meta (key text primary key, value text not null) without rowid;
create table groups (
    id integer primary key, collection text not null, audience text not null, unique (collection, audience)
);
create table sources (
    id integer primary key, source_id text not null unique, group_id integer not null references groups,
    digest text not null, title text not null, url text not null, revised text, review_by text,
    owner text not null, supersedes text not null
);
create table passages (
    id integer primary key autoincrement, source integer not null references sources on delete cascade,
    ordinal integer not null, length integer not null, stems blob not null,
    start integer not null, section text not null, anchor text not null, page integer, lead text not null,
    places text not null,
    text text not null, unique (source, ordinal)
);
create table vectors (id integer primary key references passages on delete cascade, vector blob not null);
create table sentences (id integer primary key references passages on delete cascade, vectors blob not null);
"""

# The first version had the stems in an FTS5 table too, which nothing reads any more.
_MISSING = {0: _TABLES, 1: "drop table terms;\ndrop table keywords"}
_READABLE = (1, VERSION)


def connect(path: Path) -> sqlite3.Connection:
    """
    Return a connection to the index at `path`, made when it is not there.

    A file that may only be read is opened to be read: a change raises what SQLite raises then.

    Raises:
        Rejected: The file cannot be opened.
        Malformed: It is damaged, or made by another version of the schema.
    """
    with translated(f"the index {str(path)!r}"):
        try:
            make_private(path)
            database, version = _opened(str(path), to_read=False)
        except sqlite3.OperationalError as error:
            if not (may_not_be_written(error) and path.is_file()):
                raise
            database, version = _opened(readable_address(path), to_read=True)
    if version not in _READABLE:
        database.close()
        raise Malformed(
            f"the index {str(path)!r} has schema {version}, this version of Footnote reads {VERSION}: "
            "move the file away and ingest again"
        )
    return database


def _opened(address: str, *, to_read: bool) -> tuple[sqlite3.Connection, int]:
    """Return a connection and the schema's version, made or brought up to ours where it may be written."""
    database = sqlite3.connect(address, check_same_thread=False, isolation_level=None, uri=to_read)
    try:
        if to_read:
            database.executescript(_PRAGMAS_TO_READ)
            return database, _version(database)
        turn_to_wal(database)
        database.executescript(_PRAGMAS)
        return database, VERSION if _version(database) == VERSION else _brought_up(database)
    except sqlite3.Error:
        database.close()
        raise


def _version(database: sqlite3.Connection) -> int:
    (version,) = database.execute("pragma user_version").fetchone()
    return int(version)


def _brought_up(database: sqlite3.Connection) -> int:
    """Make what our version has more than the file's, unless another process was faster; return what stands then."""
    database.execute("begin immediate")
    version = _version(database)
    if version in _MISSING:
        for statement in _MISSING[version].split(";\n"):
            database.execute(statement)
        database.execute(f"pragma user_version = {VERSION}")
    database.execute("commit")
    return VERSION if version in _MISSING else version
