"""A server that is away, hangs, refuses or is none: one error each, soon, and well again soon."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import grpc
import httpx
import pytest
from weaviate import exceptions as raised

from adapters.index.weaviate.failures import said
from adapters.index.weaviate.index import Weaviate
from adapters.index.weaviate.inspection import inspected
from adapters.index.weaviate.server import Address
from adapters.ledger.places import SqlPlacement
from rag.errors import Malformed, PortError, Rejected, Unavailable
from tests.contract.pages import embedded, everything, question
from tests.fakes.embedder import FakeEmbedder
from tests.fakes.weaviate_index import opened
from tests.fakes.weaviate_server import WeaviateServer, free_ports, running

pytestmark = pytest.mark.needs("weaviate")

_ASKED = question("annual leave")
_SOON_S = 5.0  # the client's three seconds, ours, and a busy machine


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WeaviateServer]:
    """A server to be harmed."""
    with running(tmp_path_factory.mktemp("harmed")) as server:
        yield server


@pytest.fixture
async def index(server: WeaviateServer, tmp_path: Path) -> AsyncIterator[Weaviate]:
    async with opened(server, tmp_path / "ledger.sqlite", FakeEmbedder(), patient=False) as index:
        await index.replace(await embedded(everything(), FakeEmbedder()))
        assert await index.search(_ASKED, 3)
        yield index


@asynccontextmanager
async def at(address: Address, ledger: Path) -> AsyncIterator[Weaviate]:
    with closing(SqlPlacement(ledger, "")) as placement:
        index = Weaviate(address, FakeEmbedder(), placement)
        yield index
        await index.close()


async def raised_by(call: Callable[[], Awaitable[object]], within_s: float = _SOON_S) -> PortError:
    began = time.monotonic()
    with pytest.raises(PortError) as caught:
        await call()
    assert time.monotonic() - began < within_s
    return caught.value


async def test_a_killed_server_is_unavailable_and_found_again_within_two_seconds(
    server: WeaviateServer, index: Weaviate
) -> None:
    server.kill()
    for _ in range(3):
        assert type(await raised_by(lambda: index.search(_ASKED, 3))) is Unavailable
    assert type(await raised_by(index.ready)) is Unavailable
    assert len(await index.listing()) == 7, "what there is the ledger knows"
    await index.remove(["docs:leave.md"])
    await asyncio.to_thread(server.start)
    back = time.monotonic()
    while True:
        try:
            hits = await index.search(_ASKED, 3)
            break
        except Unavailable:
            await asyncio.sleep(0.05)
    assert time.monotonic() - back < 2.0
    assert "docs:leave.md" not in {hit.passage.source.id for hit in hits}
    await index.ready()


async def test_a_server_that_hangs_is_unavailable_in_time(server: WeaviateServer, index: Weaviate) -> None:
    index.server.write_s = 3
    changes = await embedded(everything()[:1], FakeEmbedder())
    server.pause()
    try:
        found = await asyncio.gather(
            raised_by(lambda: index.search(_ASKED, 3)),
            raised_by(lambda: index.replace(changes)),
            raised_by(index.ready, 2 * _SOON_S),
        )
    finally:
        server.go_on()
    assert [type(error) for error in found] == [Unavailable] * 3
    assert await index.search(_ASKED, 3)


async def test_a_server_that_was_off_at_the_start_is_found_when_it_comes(
    server: WeaviateServer, index: Weaviate, tmp_path: Path
) -> None:
    server.stop()
    async with opened(server, tmp_path / "ledger.sqlite", FakeEmbedder(), keep=True, patient=False) as early:
        assert type(await raised_by(lambda: early.search(_ASKED, 3))) is Unavailable
        await asyncio.to_thread(server.start)
        assert await early.search(_ASKED, 3)
    assert await index.search(_ASKED, 3)


async def test_c179_the_port_that_fails_is_named_and_it_becomes_ready_by_itself(
    server: WeaviateServer, index: Weaviate, tmp_path: Path
) -> None:
    """Off, then only REST, then all: the process goes on, and says which port it waits for."""
    ledger = tmp_path / "ledger.sqlite"
    nobody = free_ports()
    async with at(Address(f"http://127.0.0.1:{nobody}", server.grpc), ledger) as off:
        assert f"the REST port http://127.0.0.1:{nobody} does not answer" in str(await raised_by(off.ready))
    async with at(Address(server.url, f"127.0.0.1:{nobody}"), ledger) as half:
        assert f"the gRPC port 127.0.0.1:{nobody} does not answer" in str(await raised_by(half.ready))
        assert type(await raised_by(lambda: half.search(_ASKED, 3))) is Unavailable
        proxy = await asyncio.start_server(_to(server.grpc), "127.0.0.1", nobody)
        async with proxy:
            end = time.monotonic() + 5
            while True:
                try:
                    await half.ready()
                    break
                except Unavailable:
                    assert time.monotonic() < end
            assert await half.search(_ASKED, 3)
            await half.close()
            await asyncio.sleep(0.1)  # both ends of what was handed on are closed
    await index.ready()


def _to(address: str) -> Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]:
    """Return what hands a connection on to a port."""
    host, _, port = address.rpartition(":")

    async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(65536):
                writer.write(data)
        finally:
            writer.close()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection(host, int(port))
        await asyncio.gather(pump(reader, far_writer), pump(far_reader, writer), return_exceptions=True)

    return serve


async def test_what_is_no_weaviate_is_malformed(server: WeaviateServer, tmp_path: Path) -> None:
    async def page(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 13\r\n\r\n<html></html>")
        await writer.drain()
        writer.close()

    port = free_ports()
    async with (
        await asyncio.start_server(page, "127.0.0.1", port),
        at(Address(f"http://127.0.0.1:{port}", server.grpc), tmp_path / "ledger.sqlite") as other,
    ):
        error = await raised_by(other.ready)
    assert type(error) is Malformed
    assert "does not speak as Weaviate does: check [index] url" in str(error)


async def test_a_key_that_is_missing_wrong_or_may_not_write_is_rejected(tmp_path: Path) -> None:
    keys = {
        "AUTHENTICATION_ANONYMOUS_ACCESS_ENABLED": "false",
        "AUTHENTICATION_APIKEY_ENABLED": "true",
        "AUTHENTICATION_APIKEY_ALLOWED_KEYS": "writes,reads",
        "AUTHENTICATION_APIKEY_USERS": "writer,reader",
        "AUTHORIZATION_ADMINLIST_ENABLED": "true",
        "AUTHORIZATION_ADMINLIST_USERS": "writer",
        "AUTHORIZATION_ADMINLIST_READONLY_USERS": "reader",
    }
    changes = await embedded(everything(), FakeEmbedder())
    with running(tmp_path / "server", **keys) as guarded:
        for key in ("", "wrong"):
            async with at(Address(guarded.url, guarded.grpc, key), tmp_path / "ledger.sqlite") as index:
                error = await raised_by(index.ready)
                assert type(error) is Rejected
                assert "WEAVIATE_API_KEY" in str(error)
        async with at(Address(guarded.url, guarded.grpc, "writes"), tmp_path / "ledger.sqlite") as index:
            await index.replace(changes)
        async with at(Address(guarded.url, guarded.grpc, "reads"), tmp_path / "ledger.sqlite") as index:
            assert await index.search(_ASKED, 3)
            error = await raised_by(lambda: index.replace(changes))
            assert type(error) is Rejected
            assert await index.search(_ASKED, 3)


async def test_a_server_whose_keyword_ranking_is_inexact_is_recognised(tmp_path: Path) -> None:
    """Its default, for operators' servers."""
    with running(tmp_path / "server", USE_INVERTED_SEARCHABLE="") as usual:
        async with at(Address(usual.url, usual.grpc), tmp_path / "ledger.sqlite") as index:
            await index.replace(everything()[:1])
            seen = await inspected(index.server, (await index.snapshot()).space)
            assert (await index.search(_ASKED, 3))[0].passage.source.id == "docs:leave.md"
    assert (seen.version, seen.exact, seen.passages, seen.problem) == ("1.38.0", False, 2, "")


_QUERY = "GRPC search"


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (raised.WeaviateConnectionError("x"), Unavailable),
        (raised.WeaviateStartUpError("Could not connect to Weaviate"), Unavailable),
        (raised.WeaviateStartUpError("Weaviate version 1.20.0 is not supported."), Rejected),
        (raised.WeaviateRetryError("x", 5), Unavailable),
        (raised.WeaviateTimeoutError("x"), Unavailable),
        (raised.WeaviateClosedClientError(), Unavailable),
        (TimeoutError(), Unavailable),
        (httpx.ReadError("x"), Unavailable),
        (raised.WeaviateBatchError("StatusCode.DEADLINE_EXCEEDED"), Unavailable),
        (raised.WeaviateDeleteManyError("[DEADLINE_EXCEEDED] Deadline Exceeded"), Unavailable),
        (raised.WeaviateQueryError("Deadline Exceeded", _QUERY), Unavailable),
        (raised.WeaviateQueryError("no read replica found", _QUERY), Unavailable),
        (raised.WeaviateQueryError("could not find class X in schema", _QUERY), Rejected),
        (raised.WeaviateQueryError("vector lengths don't match", _QUERY), Rejected),
        (raised.UnexpectedStatusCodeError("m", httpx.Response(401, json={})), Rejected),
        (raised.UnexpectedStatusCodeError("m", httpx.Response(503, json={})), Unavailable),
        (raised.InsufficientPermissionsError(httpx.Response(403, json={})), Rejected),
        (raised.WeaviateInsertManyAllFailedError("x"), Rejected),
        (raised.ResponseCannotBeDecodedError("x", httpx.Response(200, text="<html>")), Malformed),
        (ValueError("limit"), Rejected),
        (grpc.aio.UsageError("x"), Malformed),
    ],
    ids=str,
)
def test_each_failure_has_one_meaning(error: Exception, kind: type[PortError]) -> None:
    told = said(error, "http://localhost:8080", "searching")
    assert type(told) is kind
    assert "http://localhost:8080" in str(told)
