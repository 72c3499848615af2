"""All that an embedded index holds, as changes for another index: nothing is embedded or read again."""

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from adapters.index import rows
from adapters.index.held import Held, empty, load
from adapters.index.schema import connect
from adapters.sqlite_errors import translated
from rag.blobs import unpack_sentences
from rag.chunk import keywords
from rag.ports import Change, Entry, Stored, Vectors

_FLOAT_BYTES = 4


@dataclass(frozen=True, slots=True)
class Export:
    """
    An embedded index, open to be read.

    Attributes:
        embedder: Whose vectors it has, "" for none.
        dims: Width of its vectors, 0 without any.
    """

    database: sqlite3.Connection
    held: Held
    embedder: str
    dims: int

    def listing(self) -> list[Stored]:
        """Return every source, by id."""
        return rows.listing(self.database, self.held, None)

    def changes(self, stored: Sequence[Stored]) -> tuple[list[Change], dict[tuple[str, int], Vectors]]:
        """Return the sources' passages with their vectors, and sentence vectors by source and ordinal."""
        ids = {source.id: key for key, source in self.held.by_key.items()}
        changes, sentences = [], {}
        for one in stored:
            keys = self._column("select id from passages where source = ? order by ordinal", ids[one.source.id])
            found = rows.passages(self.database, self.held.by_key, keys)
            vectors = {key: np.frombuffer(blob, np.float32) for key, blob in self._blobs("vectors.vector", keys)}
            passages = [found[key] for key in keys]
            entries = [Entry(p, keywords(p), vectors.get(key)) for key, p in zip(keys, passages, strict=True)]
            changes.append(Change(one.source, one.digest, tuple(entries)))
            for key, blob in self._blobs("sentences.vectors", keys):
                sentences[one.source.id, found[key].ordinal] = self._unpacked(blob)
        return changes, sentences

    def _unpacked(self, blob: bytes) -> Vectors:
        numbers, scales = unpack_sentences([blob], self.dims)
        return numbers.astype(np.float32) * scales[:, None]

    def _column(self, query: str, key: int) -> list[int]:
        return [found for (found,) in self.database.execute(query, (key,))]

    def _blobs(self, column: str, keys: Sequence[int]) -> list[tuple[int, bytes]]:
        table, _, name = column.partition(".")
        within = "where id in (select value from json_each(?))"
        return self.database.execute(f"select id, {name} from {table} {within}", (json.dumps(keys),)).fetchall()


@contextmanager
def exported(path: Path) -> Iterator[Export]:
    """Yield the index at `path`. Raises Rejected when it cannot be opened, Malformed when it is damaged."""
    with translated(f"the index {str(path)!r}"), closing(connect(path)) as database:
        row = database.execute("select length(vector) from vectors limit 1").fetchone()
        held = load(database, empty(), 0)
        yield Export(database, held, rows.embedder_id(database), row[0] // _FLOAT_BYTES if row else 0)
