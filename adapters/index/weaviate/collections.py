"""The collections of a space: made, compared with what is wanted, and dropped."""

from typing import Any

from weaviate import WeaviateAsyncClient
from weaviate.classes.tenants import Tenant

from adapters.index.weaviate.schema import Collections, collections_of, definition, differences
from adapters.index.weaviate.server import Server
from adapters.placement import Space
from rag.errors import Rejected

_ANEW = (
    "to build it anew from your documents, run: footnote ingest PATH --anew; "
    "what another program or version keeps under this name is left alone"
)


class Shelves:
    """The collections on a server, each looked at once."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._known: set[int] = set()

    def of(self, space: Space) -> Collections:
        """Return the names of the space's collections."""
        return collections_of(space, self._server.address.tenant)

    async def to_read(self, space: Space) -> Collections:
        """Return the names, once it is sure that they are there and as they should be. Raises Rejected."""
        names = self.of(space)
        if space.id not in self._known:
            for name in (names.passages, names.sentences):
                self._compare(name, await self._found(name))
            await self._tenant_is_there(names)
            self._known.add(space.id)
        return names

    async def to_write(self, space: Space, *, may_make: bool) -> Collections:
        """Return the names, of collections that are made when they are not there and nothing can be lost by that."""
        names = self.of(space)
        if space.id not in self._known and may_make:
            for name in (names.passages, names.sentences):
                if await self._found(name) is None:
                    await self._make(name)
            await self._make_tenant(names)
        return await self.to_read(space)

    async def drop(self, space: Space) -> None:
        """Delete what the space holds: its tenant, or without tenants its collections."""
        names = self.of(space)
        self._known.discard(space.id)
        for name in (names.passages, names.sentences):
            if await self._found(name) is not None:
                await self._remove(name)

    async def _remove(self, name: str) -> None:
        tenant = self._server.address.tenant

        async def work(client: WeaviateAsyncClient) -> None:
            if tenant:
                await client.collections.use(name).tenants.remove([tenant])
            else:
                await client.collections.delete(name)

        await self._server.write(f"deleting collection {name!r}", work)

    async def _found(self, name: str) -> dict[str, Any] | None:
        """Return the collection's configuration, None when it is not there."""

        async def look(client: WeaviateAsyncClient) -> dict[str, Any] | None:
            if not await client.collections.exists(name):
                return None
            return (await client.collections.use(name).config.get()).to_dict()

        return await self._server.query(f"looking at collection {name!r}", look)

    def _compare(self, name: str, found: dict[str, Any] | None) -> None:
        where = f"the collection {name!r} at {self._server.address.url}"
        if found is None:
            raise Rejected(
                f"{where} is not there, though the ledger has documents in it: check [index] url and tenant; {_ANEW}"
            )
        told = differences(found, tenants=bool(self._server.address.tenant))
        if told:
            raise Rejected(f"{where} is not as this version of Footnote makes it: {'; '.join(told)}. {_ANEW}")

    async def _make(self, name: str) -> None:
        wanted = definition(name, tenants=bool(self._server.address.tenant))
        await self._server.write(f"making collection {name!r}", lambda client: client.collections.create(**wanted))

    async def _make_tenant(self, names: Collections) -> None:
        tenant = self._server.address.tenant

        async def work(client: WeaviateAsyncClient) -> None:
            for name in (names.passages, names.sentences):
                await client.collections.use(name).tenants.create([Tenant(name=tenant)])

        if tenant:
            await self._server.write(f"making tenant {tenant!r}", work)

    async def _tenant_is_there(self, names: Collections) -> None:
        if not (tenant := self._server.address.tenant):
            return
        there = await self._server.query(
            f"looking for tenant {tenant!r}",
            lambda client: client.collections.use(names.passages).tenants.exists(tenant),
        )
        if not there:
            raise Rejected(
                f"the server at {self._server.address.url} has no tenant {tenant!r}, though the ledger has "
                f"documents in it: check [index] url and tenant; {_ANEW}"
            )
