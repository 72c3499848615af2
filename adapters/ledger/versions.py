"""The ledger's tables about an index on a server: spaces, sources and their active versions, passages, stems."""

import json
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import islice
from typing import Any, TypeVar

from pydantic import TypeAdapter
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Float,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    delete,
    insert,
    select,
    text,
    update,
)

from adapters.ledger.tables import metadata
from adapters.placement import Placed, Space
from rag.evidence import Source

T = TypeVar("T")

ACTIVE, BESIDE, RETIRED = "active", "beside", "retired"
_TOGETHER = 500  # values in one statement: old builds of SQLite take 999

states = Table(
    "index_states",
    metadata,
    Column("scope", String(255), primary_key=True),
    Column("generation", Integer, nullable=False),
)

spaces = Table(
    "index_spaces",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("scope", String(255), nullable=False),
    Column("name", String(255), nullable=False),
    Column("embedder", Text, nullable=False),
    Column("dims", Integer, nullable=False),
    Column("state", String(16), nullable=False),
    Column("since", Float, nullable=False),
    sqlite_autoincrement=True,
)

sources = Table(
    "index_sources",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("space", Integer, nullable=False),
    Column("source_id", Text, nullable=False),
    Column("version", BigInteger),
    Column("digest", Text, nullable=False),
    Column("facts", Text, nullable=False),
    Column("passages", Integer, nullable=False),
    Column("vectors", Integer, nullable=False),
    Column("length", Integer, nullable=False),
    Column("stems", LargeBinary, nullable=False),
    Column("generation", Integer, nullable=False),
    Column("written", Float, nullable=False),
    Column("proven", Boolean, nullable=False),
    Index("source_of_a_space", "space", "source_id", unique=True),
    Index("sources_since", "space", "generation"),
    Index("source_of_a_version", "version"),
)

passages = Table(
    "index_passages",
    metadata,
    Column("key", Integer, primary_key=True, autoincrement=True),
    Column("source", Integer, nullable=False),
    Column("position", Integer, nullable=False),
    Column("vector", Boolean, nullable=False),
    Column("sentences", Boolean, nullable=False),
    Index("passage_of_a_source", "source", "position", unique=True),
    Index("passages_without_vector", "vector", "key"),
    Index("passages_without_sentences", "sentences", "key"),
    sqlite_autoincrement=True,  # a key is never given again
)

versions = Table(
    "index_versions",
    metadata,
    Column("version", BigInteger, primary_key=True, autoincrement=False),
    Column("space", Integer, nullable=False),
    Column("retired", Boolean, nullable=False),
    Column("since", Float, nullable=False),
)

terms = Table(
    "index_terms",
    metadata,
    Column("space", Integer, primary_key=True),
    Column("stem", String(512), primary_key=True),
    Column("found_in", Integer, nullable=False),
)

_TERM = ("space", "stem", "more")
_ADD = (
    "insert into index_terms (space, stem, found_in) values ({})"
    " on conflict (space, stem) do update set found_in = index_terms.found_in + excluded.found_in"
)


@cache
def _source() -> TypeAdapter[Source]:
    return TypeAdapter(Source)


def facts_of(source: Source) -> str:
    """Return the source as JSON; half a surrogate pair, which no database takes, becomes "?"."""
    whole = json.dumps(_source().dump_python(source, mode="json"), ensure_ascii=False)
    return whole.encode(errors="replace").decode()


def placed_of(row: Any) -> Placed:
    """Return a row of sources as a value."""
    source = _source().validate_json(row.facts)
    return Placed(source, row.digest, row.version, row.passages, row.vectors, row.length)


def space_of(row: Any) -> Space:
    """Return a row of spaces as a value."""
    return Space(row.id, row.name, row.embedder, row.dims)


def pack(stems: Mapping[str, int]) -> bytes:
    """Return how many passages hold each stem, small."""
    return zlib.compress(json.dumps(dict(stems), ensure_ascii=False).encode(errors="replace"), 1)


def unpack(blob: bytes) -> Counter[str]:
    """Return what was packed."""
    return Counter(json.loads(zlib.decompress(blob)))


def batches(values: Iterable[T]) -> Iterator[list[T]]:
    """Yield the values in lists that fit into one statement."""
    rest = iter(values)
    while some := list(islice(rest, _TOGETHER)):
        yield some


def bump(connection: Connection, scope: str) -> int:
    """Begin a new generation and return its number. Holds up other writers until the transaction ends."""
    changed = update(states).where(states.c.scope == scope).values(generation=states.c.generation + 1)
    if not connection.execute(changed).rowcount:
        connection.execute(insert(states).values(scope=scope, generation=1))
    return int(connection.execute(select(states.c.generation).where(states.c.scope == scope)).scalar_one())


def add_terms(connection: Connection, space: int, more: Mapping[str, int]) -> None:
    """Count these passages in, or with numbers below 0 out."""
    rows = [(space, stem, count) for stem, count in more.items() if count]
    if rows and connection.dialect.paramstyle == "qmark":
        connection.exec_driver_sql(_ADD.format("?, ?, ?"), rows)  # thousands: SQLAlchemy's own way takes four times it
    elif rows:
        connection.execute(
            text(_ADD.format(":space, :stem, :more")), [dict(zip(_TERM, row, strict=True)) for row in rows]
        )
    if any(count < 0 for count in more.values()):
        connection.execute(delete(terms).where(terms.c.space == space, terms.c.found_in <= 0))


def found_in(connection: Connection, space: int, stems: Sequence[str]) -> dict[str, int]:
    """Return how many passages hold each of the stems that any holds."""
    found: dict[str, int] = {}
    for some in batches(stems):
        rows = connection.execute(
            select(terms.c.stem, terms.c.found_in).where(terms.c.space == space, terms.c.stem.in_(some))
        )
        found.update((row.stem, row.found_in) for row in rows)
    return found


def retire(connection: Connection, space: int, version: int, now: float) -> None:
    """Note a version as one that nobody reads from now on."""
    connection.execute(insert(versions).values(version=version, space=space, retired=True, since=now))
