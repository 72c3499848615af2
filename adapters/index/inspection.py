"""What state an index file is in, for `footnote doctor`: read without changing it."""

import json
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from adapters.index.rows import embedder_id
from adapters.sqlite_errors import translated
from adapters.sqlite_files import readable_address


@dataclass(frozen=True, slots=True)
class Shelfful:
    """
    How much an index holds of one collection.

    Attributes:
        digests: What its documents were taken in with.
    """

    collection: str
    documents: int
    passages: int
    digests: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Inspection:
    """
    The state of a file.

    Attributes:
        damage: What SQLite's quick check complains about; "" when the file is whole.
        embedder_id: Whose vectors it holds, or "".
        without_vector: Passages that only keywords find.
    """

    damage: str
    embedder_id: str
    without_vector: int
    collections: tuple[Shelfful, ...]


def inspect(path: Path) -> Inspection:
    """Return the state of the index at `path`. Raises PortError when it cannot be read at all."""
    what = f"the index {str(path)!r}"
    with translated(what), closing(sqlite3.connect(readable_address(path), uri=True)) as database:
        (verdict,) = database.execute("pragma quick_check(1)").fetchone()
        return Inspection(
            damage="" if verdict == "ok" else str(verdict),
            embedder_id=embedder_id(database),
            without_vector=database.execute(
                "select count(*) from passages where id not in (select id from vectors)"
            ).fetchone()[0],
            collections=_collections(database),
        )


def _collections(database: sqlite3.Connection) -> tuple[Shelfful, ...]:
    rows = database.execute(
        """
        select g.collection, count(distinct s.id), count(p.id), json_group_array(distinct s.id || ' ' || s.digest)
        from sources s join groups g on g.id = s.group_id left join passages p on p.source = s.id
        group by g.collection order by g.collection
        """
    )
    return tuple(
        Shelfful(collection, documents, passages, tuple(one.partition(" ")[2] for one in json.loads(digests)))
        for collection, documents, passages, digests in rows
    )
