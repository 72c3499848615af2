"""Rows of the embedded index and the values they stand for."""

import json
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import astuple, dataclass
from typing import Any

import numpy as np

from adapters.index.held import Held
from rag.blobs import count, pack_keywords, pack_sentences
from rag.evidence import Passage, Place, Source
from rag.ports import Change, Entry, Stored, Vectors

_PASSAGE = "id, source, ordinal, start, section, anchor, page, lead, places, text"


def embedder_id(database: sqlite3.Connection) -> str:
    """Return the embedder whose vectors are stored, or ""."""
    row = database.execute("select value from meta where key = 'embedder'").fetchone()
    return row[0] if row else ""


def adopt(database: sqlite3.Connection, embedder: str) -> bool:
    """Make this embedder the one whose vectors are stored; return whether it is new, and another's were dropped."""
    if embedder_id(database) == embedder:
        return False
    database.execute("delete from vectors")
    database.execute("delete from sentences")
    database.execute("insert or replace into meta values ('embedder', ?)", (embedder,))
    return True


def listing(database: sqlite3.Connection, held: Held, collection: str | None) -> list[Stored]:
    """Return the sources of the collection, or of all, with their digests and number of passages, by id."""
    found = database.execute(
        "select s.id, s.digest, count(p.id) from sources s left join passages p on p.source = s.id group by s.id"
    )
    stored = (Stored(held.by_key[key], digest, passages) for key, digest, passages in found)
    return sorted(
        (s for s in stored if collection is None or s.source.collection == collection), key=lambda s: s.source.id
    )


def replace(database: sqlite3.Connection, change: Change, *, embedded: bool) -> None:
    """Put the source and its passages in the place of what stood under its id; vectors only if `embedded`."""
    _forget_passages(database, change.source.id)
    key = _put_source(database, change.source, change.digest)
    for entry in change.entries:
        passage_key = _put_entry(database, key, entry)
        if embedded and entry.vector is not None:
            database.execute("insert into vectors values (?, ?)", (passage_key, _floats(entry.vector)))


def remove(database: sqlite3.Connection, source_ids: Iterable[str]) -> None:
    """Forget the sources and their passages."""
    for source_id in source_ids:
        _forget_passages(database, source_id)
        database.execute("delete from sources where source_id = ?", (source_id,))
    database.execute("delete from groups where id not in (select group_id from sources)")


def fill(
    database: sqlite3.Connection,
    vectors: Iterable[tuple[int, Vectors]],
    sentences: Iterable[tuple[int, Vectors]],
) -> None:
    """Store vectors of passages that are still there."""
    put = "insert or replace into {} select ?1, ?2 where exists (select 1 from passages where id = ?1)"
    database.executemany(put.format("vectors"), ((key, _floats(vector)) for key, vector in vectors))
    database.executemany(put.format("sentences"), ((key, pack_sentences(vector)) for key, vector in sentences))


@dataclass(frozen=True, slots=True)
class Lack:
    """What a passage may lack: a row in `table`, made by `embedder`."""

    table: str
    embedder: str


def lacking(database: sqlite3.Connection, held: Held, lack: Lack, limit: int) -> list[tuple[int, Passage]]:
    """Return passages without that row, oldest first; all of them when another embedder filled the table."""
    clause = "" if embedder_id(database) != lack.embedder else f"where id not in (select id from {lack.table})"
    found = database.execute(f"select {_PASSAGE} from passages {clause} order by id limit ?", (limit,))
    return [(row[0], _passage(row, held.by_key)) for row in found]


def neighbours(
    database: sqlite3.Connection, held: Held, places: Sequence[tuple[str, int]], window: int
) -> list[list[Passage]]:
    """Return for each place, a source's id and an ordinal, its passages at most `window` away from there, in order."""
    return [
        [
            _passage(row, held.by_key)
            for row in database.execute(
                f"select {_PASSAGE} from passages where source = (select id from sources where source_id = ?)"
                " and ordinal between ? and ? order by ordinal",
                (source_id, ordinal - window, ordinal + window),
            )
        ]
        for source_id, ordinal in places
    ]


def passages(database: sqlite3.Connection, by_key: Mapping[int, Source], keys: Sequence[int]) -> dict[int, Passage]:
    """Return the passages of these keys."""
    found = database.execute(
        f"select {_PASSAGE} from passages where id in (select value from json_each(?))", (json.dumps(keys),)
    )
    return {row[0]: _passage(row, by_key) for row in found}


def _passage(row: tuple[Any, ...], by_key: Mapping[int, Source]) -> Passage:
    _, source, ordinal, start, section, anchor, page, lead, places, text = row
    return Passage(
        source=by_key[source],
        text=text,
        start=start,
        end=start + len(text),
        ordinal=ordinal,
        section=tuple(json.loads(section)),
        anchor=anchor,
        page=page,
        lead=lead,
        places=tuple(Place(at, tuple(path), anchor, page) for at, path, anchor, page in json.loads(places)),
    )


def _forget_passages(database: sqlite3.Connection, source_id: str) -> None:
    known = database.execute("select id from sources where source_id = ?", (source_id,)).fetchone()
    if known is None:
        return
    database.execute("delete from passages where source = ?", known)


def _put_source(database: sqlite3.Connection, source: Source, digest: str) -> int:
    group = (source.collection, json.dumps(sorted(source.audience), ensure_ascii=False))
    database.execute("insert or ignore into groups (collection, audience) values (?, ?)", group)
    (group_id,) = database.execute("select id from groups where collection = ? and audience = ?", group).fetchone()
    values = (
        source.id,
        group_id,
        digest,
        source.title,
        source.url,
        source.revised.isoformat() if source.revised else None,
        source.review_by.isoformat() if source.review_by else None,
        source.owner,
        json.dumps(source.supersedes, ensure_ascii=False),
    )
    columns = "source_id, group_id, digest, title, url, revised, review_by, owner, supersedes"
    update = ", ".join(f"{name} = excluded.{name}" for name in columns.split(", ")[1:])
    (key,) = database.execute(
        f"insert into sources ({columns}) values (?, ?, ?, ?, ?, ?, ?, ?, ?)"
        f" on conflict (source_id) do update set {update} returning id",
        values,
    ).fetchone()
    return int(key)


def _put_entry(database: sqlite3.Connection, source_key: int, entry: Entry) -> int:
    passage, keywords = entry.passage, entry.keywords
    cursor = database.execute(
        "insert into passages (source, ordinal, length, stems, start, section, anchor, page, lead, places, text)"
        " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            source_key,
            passage.ordinal,
            count(keywords),
            pack_keywords(keywords),
            passage.start,
            json.dumps(passage.section, ensure_ascii=False),
            passage.anchor,
            passage.page,
            passage.lead,
            json.dumps([astuple(place) for place in passage.places], ensure_ascii=False),
            passage.text,
        ),
    )
    return int(cursor.lastrowid or 0)


def _floats(vector: Vectors) -> bytes:
    return np.ascontiguousarray(vector, np.float32).tobytes()
