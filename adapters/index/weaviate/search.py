"""One search: legs of keywords and of meaning bring candidates, what may not be seen is dropped, `rag.rank` orders."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from weaviate.classes.query import Filter

from adapters.index.ranked import Clauses, hits, sentence_cosines
from adapters.index.weaviate.objects import WITH_PASSAGE, Found, blob_of, found_of, uuid_of
from adapters.index.weaviate.schema import Collections
from adapters.index.weaviate.server import Server
from adapters.placement import Placed, Snapshot
from rag.evidence import Hit
from rag.ports import Vectors
from rag.rank import DEPTH, Candidates, Floats, Wanted, rank, weigh
from rag.readings import Reading
from rag.reply import Question

_DEEPEST = 8_000  # of a leg whose hits are dropped: the server's own limit is 10,000

Ask = Callable[[int], Awaitable[Sequence[Found]]]
"""Returns so many of a leg's passages, best first."""


@dataclass(frozen=True, slots=True, eq=False)
class Query:
    """
    A question, and the state of the index that it is asked of.

    Attributes:
        vectors: (readings, dims), None without meaning.
        found_in: How many passages hold each stem.
    """

    question: Question
    readings: tuple[Reading, ...]
    vectors: Vectors | None
    limit: int
    snapshot: Snapshot
    found_in: Mapping[str, int]

    def shows(self, version: int) -> bool:
        """Whether the version is active, and its reader may see it: by the ledger, whatever the server filtered by."""
        placed = self.snapshot.by_version.get(version)
        return placed is not None and may_read(self.question, placed)


def may_read(question: Question, placed: Placed) -> bool:
    """Whether who asks may see the source, and asked for its collection."""
    asked_for = not question.collections or placed.source.collection in question.collections
    return asked_for and bool(question.audience & placed.source.audience)


async def search(server: Server, names: Collections, query: Query) -> list[Hit]:
    """Return at most `query.limit` hits, best first. Raises PortError."""
    legs = _legs(server, names, query)
    brought = await asyncio.gather(*(_seen(leg, query) for leg in legs))
    by_place = {(one.version, one.position): one for leg in brought for one in leg}
    if not by_place:
        return []
    found = sorted(by_place.values(), key=lambda one: (query.snapshot.by_version[one.version].source.id, one.position))
    sentences = None if query.vectors is None else _Sentences(server, names, found, query.vectors)
    candidates = Candidates(
        keywords=[one.stems for one in found],
        cosines=None if query.vectors is None else _cosines(found, query.vectors),
        sentences=sentences,
        average_length=query.snapshot.average_length,
    )
    wanted = [Wanted(r.stems, weigh(r.stems, query.found_in, query.snapshot.passages)) for r in query.readings]
    ranking = await asyncio.to_thread(rank, wanted, candidates, leans=query.question.leans)
    best = ranking.positions[: query.limit].tolist()
    passages = [found[at].passage(query.snapshot.by_version[found[at].version].source) for at in best]
    clauses = sentences.of_each if sentences else {}
    return hits(ranking, passages, [clauses.get(at, ()) for at in best])


def _readable(question: Question) -> object:
    """Return the server's filter for what may be read, so that the best of it are not crowded out."""
    readable = Filter.by_property("audiences").contains_any(sorted(question.audience))
    if question.collections:
        readable &= Filter.by_property("collection").contains_any(sorted(question.collections))
    return readable


def _legs(server: Server, names: Collections, query: Query) -> list[Ask]:
    readable = _readable(query.question)
    by_keywords = [_by_keywords(server, names, r.stems, readable) for r in query.readings if r.stems]
    by_meaning = [] if query.vectors is None else [_by_meaning(server, names, v, readable) for v in query.vectors]
    return [*by_keywords, *by_meaning]


def _by_keywords(server: Server, names: Collections, stems: Sequence[str], readable: object) -> Ask:
    async def ask(depth: int) -> Sequence[Found]:
        reply = await server.query(
            "searching by keywords",
            lambda client: server.of(client, names.passages).query.bm25(
                " ".join(stems),
                query_properties=["text"],
                limit=depth,
                filters=readable,
                return_properties=list(WITH_PASSAGE),
            ),
        )
        return [found_of(one) for one in reply.objects]

    return ask


def _by_meaning(server: Server, names: Collections, vector: NDArray[np.float32], readable: object) -> Ask:
    async def ask(depth: int) -> Sequence[Found]:
        reply = await server.query(
            "searching by meaning",
            lambda client: server.of(client, names.passages).query.near_vector(
                vector.tolist(),
                limit=depth,
                filters=readable,
                return_properties=list(WITH_PASSAGE),
            ),
        )
        return [found_of(one) for one in reply.objects]

    return ask


async def _seen(ask: Ask, query: Query) -> Sequence[Found]:
    """Return a leg's best that the reader may see; it goes deeper while others crowd them out."""
    depth = DEPTH
    while True:
        found = await ask(depth)
        seen = [one for one in found if query.shows(one.version)]
        if len(seen) >= DEPTH or len(found) < depth or depth >= _DEEPEST:
            return seen[:DEPTH]
        depth *= 2


def _cosines(found: Sequence[Found], vectors: Vectors) -> Floats:
    """Return (readings, n); 0 where a passage has no vector."""
    nothing = np.zeros(vectors.shape[1], np.float32)
    own = np.vstack([nothing if one.vector is None else one.vector for one in found])
    return np.asarray(vectors @ own.T, np.float64)


class _Sentences:
    """The best cosine of any sentence of a candidate, fetched only for those that are asked for, from a thread."""

    def __init__(self, server: Server, names: Collections, found: Sequence[Found], vectors: Vectors) -> None:
        self._server = server
        self._names = names
        self._found = found
        self._vectors = vectors
        self._loop = asyncio.get_running_loop()
        self.of_each: dict[int, Clauses] = {}
        """By position among the candidates; filled when it is called."""

    def __call__(self, positions: NDArray[np.intp]) -> Floats:
        wanted = positions.tolist()
        ids = [uuid_of(self._found[at].version, self._found[at].position) for at in wanted]
        blobs = asyncio.run_coroutine_threadsafe(self._fetch(ids), self._loop).result()
        best, clauses = sentence_cosines([blobs.get(one, b"") for one in ids], self._vectors)
        self.of_each = dict(zip(wanted, clauses, strict=True))
        return best

    async def _fetch(self, ids: Sequence[str]) -> dict[str, bytes]:
        reply = await self._server.query(
            "reading sentences",
            lambda client: self._server.of(client, self._names.sentences).query.fetch_objects_by_ids(
                ids, limit=len(ids), return_properties=["vectors"]
            ),
        )
        return {str(one.uuid): blob_of(one.properties["vectors"]) for one in reply.objects}
