"""A Weaviate server: connected when it is first asked, every call under a deadline of its own."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar
from urllib.parse import urlsplit

from weaviate import WeaviateAsyncClient
from weaviate.auth import AuthApiKey
from weaviate.classes.init import AdditionalConfig, Timeout
from weaviate.config import GrpcConfig
from weaviate.connect import ConnectionParams

from adapters.index.weaviate.failures import translated
from adapters.index.weaviate.schema import Collection
from rag.errors import Rejected, Unavailable

T = TypeVar("T")

_CONNECT_S, _QUERY_S, _WRITE_S = 2, 3, 20
_MARGIN_S = 1.0  # beyond the client's own deadline, which a dead gRPC port does not keep
_PROBE = "FootnoteProbe"  # a collection that is not there: whoever says so is alive
# Without these gRPC waits up to two minutes before it looks again for a server that was away.
_RECONNECT = [
    ("grpc.initial_reconnect_backoff_ms", 100),
    ("grpc.min_reconnect_backoff_ms", 100),
    ("grpc.max_reconnect_backoff_ms", 500),
]
_HTTP, _HTTPS = 80, 443


@dataclass(frozen=True, slots=True)
class Address:
    """
    Where a server is.

    Attributes:
        url: Its REST address.
        grpc: `host:port` of its other port; TLS as the URL has it.
        key: "" for a server that asks for none.
        tenant: "" for collections without tenants.
    """

    url: str
    grpc: str
    key: str = ""
    tenant: str = ""

    def parameters(self) -> ConnectionParams:
        """Return the address as the client takes it. Raises Rejected."""
        parts = urlsplit(self.url)
        host, _, port = self.grpc.rpartition(":")
        if not (parts.hostname and host and port.isdigit()):
            raise Rejected(f"[index] url {self.url!r} or grpc {self.grpc!r} is no address: see the README")
        secure = parts.scheme == "https"
        return ConnectionParams.from_params(
            http_host=parts.hostname,
            http_port=parts.port or (_HTTPS if secure else _HTTP),
            http_secure=secure,
            grpc_host=host,
            grpc_port=int(port),
            grpc_secure=secure,
        )


class Server:
    """
    A server at an address; nothing is opened before the first call, and a server that comes back is found again.

    Every call raises Unavailable, Rejected or Malformed.

    Attributes:
        query_s, write_s: How long the server may take for a call that reads, and for one that writes.
    """

    def __init__(self, address: Address) -> None:
        self.address = address
        self.query_s: float = _QUERY_S
        self.write_s: float = _WRITE_S
        self._opening = asyncio.Lock()
        self._client: WeaviateAsyncClient | None = None

    async def query(self, doing: str, work: Callable[[WeaviateAsyncClient], Awaitable[T]]) -> T:
        """Return what the work returns, of a call that reads."""
        return await self._call(doing, self.query_s + _MARGIN_S, work)

    async def write(self, doing: str, work: Callable[[WeaviateAsyncClient], Awaitable[T]]) -> T:
        """Return what the work returns, of a call that writes."""
        return await self._call(doing, self.write_s + _MARGIN_S, work)

    def of(self, client: WeaviateAsyncClient, where: Collection) -> Any:
        """Return the client's collection; its types would say nothing about what is in it."""
        collection = client.collections.use(where.name)
        return collection.with_tenant(where.tenant) if where.tenant else collection

    async def ready(self) -> str:
        """Return the server's version once both ports answer. Raises Unavailable, naming the port that does not."""
        try:
            meta = await self.query("is it ready?", lambda client: client.get_meta())
        except Unavailable as error:
            raise Unavailable(f"the REST port {self.address.url} does not answer: {error}") from error
        try:
            await self.query("is it ready?", lambda client: client.collections.use(_PROBE).query.fetch_objects(limit=1))
        except Unavailable as error:
            raise Unavailable(f"the gRPC port {self.address.grpc} does not answer: {error}") from error
        except Rejected as error:
            if "key" in str(error):
                raise
        return str(meta["version"])

    async def close(self) -> None:
        """Close the connections; a later call opens them anew."""
        client, self._client = self._client, None
        if client is not None:
            await client.close()

    async def _call(self, doing: str, within_s: float, work: Callable[[WeaviateAsyncClient], Awaitable[T]]) -> T:
        with translated(self.address.url, doing):
            async with asyncio.timeout(within_s):
                return await work(await self._connected())

    async def _connected(self) -> WeaviateAsyncClient:
        async with self._opening:
            if self._client is None:
                client = self._new()
                try:
                    await client.connect()
                except BaseException:
                    await client.close()
                    raise
                self._client = client
            return self._client

    def _new(self) -> WeaviateAsyncClient:
        return WeaviateAsyncClient(
            connection_params=self.address.parameters(),
            auth_client_secret=AuthApiKey(self.address.key) if self.address.key else None,
            additional_config=AdditionalConfig(
                timeout=Timeout(init=_CONNECT_S, query=self.query_s, insert=self.write_s),
                grpc_config=GrpcConfig(channel_options=_RECONNECT),
                trust_env=False,
            ),
            skip_init_checks=True,  # they ask a package registry for the newest client
        )
