"""The collections of a space: made, compared with what is wanted, and dropped."""

from typing import Any

from weaviate import WeaviateAsyncClient
from weaviate.classes.tenants import Tenant

from adapters.index.weaviate.schema import Collection, Collections, collections_of, definition, differences
from adapters.index.weaviate.server import Server
from adapters.placement import Space
from rag.errors import Rejected

_CHECK = "check [index] url and tenant"
_ANEW = "to build it anew from your documents, run: footnote ingest PATH --anew"


class Shelves:
    """The collections on a server, each looked at once."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._known: set[int] = set()

    def of(self, space: Space) -> Collections:
        """Return the names of the space's collections."""
        return collections_of(space, self._server.address.tenant)

    async def to_read(self, space: Space) -> Collections:
        """Return the collections, once it is sure that they are there and as they should be. Raises Rejected."""
        names = self.of(space)
        if space.id not in self._known:
            for where in (names.passages, names.sentences):
                self._compare(where, await self._found(where))
                await self._check_tenant(where)
            self._known.add(space.id)
        return names

    async def to_write(self, space: Space, *, may_make: bool) -> Collections:
        """Return the collections, made when they are not there and nothing can be lost by that."""
        names = self.of(space)
        if space.id not in self._known and may_make:
            for where in (names.passages, names.sentences):
                if await self._found(where) is None:
                    await self._make(where)
                await self._make_tenant(where)
        return await self.to_read(space)

    async def drop(self, space: Space) -> None:
        """Delete what the space holds: its tenant, or without tenants its collections."""
        names = self.of(space)
        self._known.discard(space.id)
        for where in (names.passages, names.sentences):
            if await self._found(where) is not None:
                await self._remove(where)

    async def _remove(self, where: Collection) -> None:
        async def work(client: WeaviateAsyncClient) -> None:
            if where.tenant:
                await client.collections.use(where.name).tenants.remove([where.tenant])
            else:
                await client.collections.delete(where.name)

        await self._server.write(f"deleting collection {where.name!r}", work)

    async def _found(self, where: Collection) -> dict[str, Any] | None:
        """Return the collection's configuration, None when it is not there."""

        async def look(client: WeaviateAsyncClient) -> dict[str, Any] | None:
            if not await client.collections.exists(where.name):
                return None
            return (await client.collections.use(where.name).config.get()).to_dict()

        return await self._server.query(f"looking at collection {where.name!r}", look)

    def _compare(self, where: Collection, found: dict[str, Any] | None) -> None:
        what = f"the collection {where.name!r} at {self._server.address.url}"
        if found is None:
            raise Rejected(f"{what} is not there, though the ledger has documents in it: {_CHECK}; {_ANEW}")
        told = differences(found, tenants=bool(where.tenant))
        if told:
            raise Rejected(f"{what} is not as this version of Footnote makes it: {'; '.join(told)}. {_ANEW}")

    async def _make(self, where: Collection) -> None:
        wanted = definition(where.name, tenants=bool(where.tenant))
        try:
            await self._server.write(
                f"making collection {where.name!r}", lambda client: client.collections.create(**wanted)
            )
        except Rejected:
            if await self._found(where) is None:  # else somebody else was faster
                raise

    async def _make_tenant(self, where: Collection) -> None:
        async def work(client: WeaviateAsyncClient) -> None:
            tenants = client.collections.use(where.name).tenants
            if not await tenants.exists(where.tenant):
                await tenants.create([Tenant(name=where.tenant)])

        if where.tenant:
            await self._server.write(f"making tenant {where.tenant!r}", work)

    async def _check_tenant(self, where: Collection) -> None:
        if where.tenant and not await self._server.query(
            f"looking for tenant {where.tenant!r}",
            lambda client: client.collections.use(where.name).tenants.exists(where.tenant),
        ):
            what = f"the collection {where.name!r} at {self._server.address.url}"
            raise Rejected(
                f"{what} has no tenant {where.tenant!r}, though the ledger has documents in it: {_CHECK}; {_ANEW}"
            )
