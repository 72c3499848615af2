"""Objects to the server, counted; and old ones off it."""

import asyncio
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from weaviate import WeaviateAsyncClient
from weaviate.classes.data import DataObject
from weaviate.classes.query import Filter
from weaviate.exceptions import WeaviateInsertManyAllFailedError

from adapters.index.weaviate.objects import uuid_of
from adapters.index.weaviate.schema import Collection, Collections, properties_of
from adapters.index.weaviate.server import Server
from adapters.placement import Placed
from rag.errors import Unavailable

T = TypeVar("T")
Object = DataObject[dict[str, Any], None]

_TOGETHER = 250  # objects in one call: some 2 MB
_AT_ONCE = 2  # calls: more are no faster
_VERSIONS = 100  # in one filter
_MOST_DELETED = 10_000  # by one call: the server's default
_MOST_SEEN = 9_000  # passages in one look for lost vectors: the server answers with 10,000 at most
_READ_TOGETHER = 100
_OF_RIGHTS = ("forbidden", "unauthorized", "not authorized", "permission")


class Writer:
    """What is done to a space's two collections."""

    def __init__(self, server: Server) -> None:
        self._server = server

    async def insert(self, where: Collection, objects: Sequence[Object]) -> dict[int, str]:
        """Write the objects, and return why some could not be, by their place. Raises PortError when none could."""
        few = asyncio.Semaphore(_AT_ONCE)
        refused: dict[int, str] = {}

        async def send(start: int) -> None:
            some = objects[start : start + _TOGETHER]
            async with few:
                why = await self._server.write(
                    "writing passages", lambda client: _sent(self._server.of(client, where), some)
                )
            refused.update((start + at, message) for at, message in why.items())

        await asyncio.gather(*(send(start) for start in range(0, len(objects), _TOGETHER)))
        return refused

    async def count(self, where: Collection, versions: Sequence[int]) -> int:
        """Return how many objects there are of these versions."""
        return sum([await self._count(where, some) for some in _parts(versions, _VERSIONS)])

    async def _count(self, where: Collection, versions: Sequence[int]) -> int:
        reply = await self._server.query(
            "counting passages",
            lambda client: self._server.of(client, where).aggregate.over_all(
                total_count=True, filters=Filter.by_property("version").contains_any(versions)
            ),
        )
        return int(reply.total_count or 0)

    async def delete(self, names: Collections, versions: Sequence[int]) -> None:
        """Delete what is written under these versions."""
        for some in _parts(versions, _VERSIONS):
            for where in (names.passages, names.sentences):
                while await self._delete(where, some) >= _MOST_DELETED:
                    pass

    async def _delete(self, where: Collection, versions: Sequence[int]) -> int:
        reply = await self._server.write(
            "deleting old passages",
            lambda client: self._server.of(client, where).data.delete_many(
                where=Filter.by_property("version").contains_any(versions)
            ),
        )
        if reply.failed:
            raise Unavailable(f"{reply.failed} old passages could not be deleted: they are tried again later")
        return int(reply.matches)

    async def read(self, where: Collection, places: Iterable[tuple[int, int]], *, vectors: bool = False) -> list[Any]:
        """Return the objects at these places, (version, position), in no order."""
        ids = [uuid_of(version, position) for version, position in places]
        found: list[Any] = []
        for some in _parts(ids, _READ_TOGETHER):
            found += await self._read(where, some, vectors=vectors)
        return found

    async def _read(self, where: Collection, ids: Sequence[str], *, vectors: bool) -> list[Any]:
        everything = [one.name for one in properties_of(where.name)]  # a blob comes only where it is asked for
        reply = await self._server.query(
            "reading passages",
            lambda client: self._server.of(client, where).query.fetch_objects_by_ids(
                ids, limit=len(ids), include_vector=vectors, return_properties=everything
            ),
        )
        return list(reply.objects)

    async def short(self, where: Collection, placed: Sequence[Placed], dims: int) -> list[Placed]:
        """Return the sources of which the server finds fewer vectors than it was given."""
        lost: list[Placed] = []
        held: list[Placed] = []
        for one in (*placed, None):
            if held and (one is None or sum(h.vectors for h in held) + one.vectors > _MOST_SEEN):
                seen = await self._seen(where, held, dims)
                lost += [h for h in held if seen.get(h.version or 0, 0) < h.vectors]
                held = []
            if one is not None and one.vectors <= _MOST_SEEN:
                held.append(one)
        return lost

    async def _seen(self, where: Collection, placed: Sequence[Placed], dims: int) -> Mapping[int, int]:
        """Return how many passages of each version a search by meaning finds at all."""
        versions = [one.version for one in placed if one.version is not None]
        anywhere = [1.0] * dims

        async def look(client: WeaviateAsyncClient) -> Any:
            return await self._server.of(client, where).query.near_vector(
                anywhere,
                limit=sum(one.vectors for one in placed) + 1,
                filters=Filter.by_property("version").contains_any(versions),
                return_properties=["version"],
            )

        reply = await self._server.write("looking for lost vectors", look)
        seen: dict[int, int] = {}
        for one in reply.objects:
            version = int(one.properties["version"])
            seen[version] = seen.get(version, 0) + 1
        return seen


def _parts(values: Sequence[T], size: int) -> Iterator[list[T]]:
    return (list(values[start : start + size]) for start in range(0, len(values), size))


async def _sent(collection: Any, objects: Sequence[Object]) -> dict[int, str]:
    """Return why some objects could not be written, by place: the client raises only where none could."""
    try:
        reply = await collection.data.insert_many(objects)
    except WeaviateInsertManyAllFailedError as error:
        if any(word in str(error).lower() for word in _OF_RIGHTS):
            raise
        return dict.fromkeys(range(len(objects)), str(error))
    return {at: error.message for at, error in reply.errors.items()}
