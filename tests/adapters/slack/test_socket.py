"""Socket Mode: a connection that falls silent is made anew, and its state is told."""

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest
from aiohttp import web
from slack_sdk.web.async_client import AsyncWebClient

from adapters.slack.calls import Refused
from adapters.slack.routes import Intake
from adapters.slack.socket import Connection, Patience
from rag.errors import PortError
from tests.adapters.slack.payloads import ME, Json, callback, mention
from tests.e2e.slack.socket_front import SocketFront

QUICK = Patience(silence=0.6, look=0.05, connect=2.0)


class Wire:
    """A connection and Slack's end of it."""

    def __init__(self, front: SocketFront, url: str, kept: list[Json]) -> None:
        self.front, self.kept = front, kept

        async def keep(payload: Json) -> None:
            kept.append(payload)

        intake = Intake(AsyncWebClient(base_url=f"{url}/api/"), lambda: ME, keep)
        self.connection = Connection(intake.app, "xapp-1-A1-loopback", f"{url}/api/", QUICK)

    async def tell(self) -> bool:
        """Send an event; say whether it was acknowledged."""
        return (await self.front.send("events_api", callback(mention("<@UBOT> days?"))))[0]


@pytest.fixture
async def wire() -> AsyncIterator[Wire]:
    front = SocketFront(heartbeat=0.2)
    runner = web.AppRunner(front.app(), shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    one = Wire(front, f"http://127.0.0.1:{runner.addresses[0][1]}", [])
    yield one
    await one.connection.stop()
    await runner.cleanup()


async def until(holds: Callable[[], bool], within: float = 5.0) -> None:
    async with asyncio.timeout(within):
        while not holds():  # noqa: ASYNC110  # nobody tells when
            await asyncio.sleep(0.02)


async def test_what_comes_over_the_socket_is_kept_and_acknowledged(wire: Wire) -> None:
    assert wire.connection.trouble() == "not connected to Slack"
    await wire.connection.start()
    assert wire.connection.trouble() == ""
    assert await wire.tell()
    assert len(wire.kept) == 1
    assert wire.front.attempts == [0]


async def test_c189_a_silent_connection_is_told_of_and_made_anew(wire: Wire) -> None:
    wire.front.mute = True
    await wire.connection.start()
    await until(lambda: "nothing was heard" in wire.connection.trouble())
    wire.front.mute = False
    await until(lambda: wire.front.opened >= 2 and not wire.connection.trouble())
    assert await wire.tell()
    assert len(wire.kept) == 1


async def test_a_quiet_workspace_that_pings_is_no_silent_connection(wire: Wire) -> None:
    await wire.connection.start()
    await asyncio.sleep(2 * QUICK.silence)
    assert wire.connection.trouble() == ""
    assert wire.front.opened == 1


async def test_a_connection_that_slack_renews_goes_on(wire: Wire) -> None:
    await wire.connection.start()
    for sock in tuple(wire.front._sockets):
        await sock.send_json({"type": "disconnect", "reason": "refresh_requested"})
    await until(lambda: wire.front.opened >= 2)
    assert await wire.tell()


async def test_slack_that_refuses_is_told_and_tried_again_while_it_runs(wire: Wire) -> None:
    wire.front.refuses = "invalid_auth"
    with pytest.raises(Refused, match="invalid_auth"):
        await wire.connection.start()
    assert wire.connection.trouble() == "not connected to Slack"
    wire.front.refuses = ""
    await wire.connection.start()
    wire.front.mute, wire.front.refuses = True, "internal_error"
    for sock in tuple(wire.front._sockets):
        await sock.close()
    await until(lambda: wire.connection.trouble() != "")
    await asyncio.sleep(0.3)
    wire.front.mute, wire.front.refuses = False, ""
    await until(lambda: wire.connection.trouble() == "")
    assert await wire.tell()


async def test_an_address_that_leads_nowhere_is_unavailable() -> None:
    intake = Intake(AsyncWebClient(), lambda: ME, lambda _: asyncio.sleep(0))
    connection = Connection(intake.app, "xapp-1-A1-loopback", "http://127.0.0.1:9/api/", QUICK)
    with pytest.raises(PortError):
        await connection.start()
    await connection.stop()
