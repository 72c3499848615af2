"""Socket Mode: a connection that the bot opens, and a watch over whether it still lives."""

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass

from aiohttp import ClientSession, ClientWebSocketResponse, WSMessage, WSMsgType
from slack_bolt.adapter.socket_mode.aiohttp import AsyncSocketModeHandler
from slack_bolt.async_app import AsyncApp
from slack_sdk.web.async_client import AsyncWebClient

from adapters.slack.calls import Calls
from rag.errors import PortError, Unavailable

_log = logging.getLogger("footnote.slack")

_sdk_log = logging.getLogger("footnote.slack.socket")
_sdk_log.setLevel(logging.CRITICAL)  # it tells of every try with a traceback; the watch tells once

_PING_S = 10.0  # Bolt's own default
_HEARD = frozenset({WSMsgType.TEXT, WSMsgType.PING})  # a pong tells that a proxy lives, not that Slack does
_LONGEST_PAUSE_S = 30.0


@dataclass(frozen=True, slots=True)
class Patience:
    """
    Times in seconds.

    Attributes:
        silence: A connection on which Slack neither pings nor tells for so long is dead, whatever it looks like.
            As Slack's own Node client has it: serverPingTimeout.
        look: How often that is looked at.
        connect: How long a connection may take to be made.
    """

    silence: float = 30.0
    look: float = 1.0
    connect: float = 10.0


class Connection:
    """
    A connection to Slack that is made anew when it falls silent.

    Slack's client makes it again when it is closed, or when its own pings are not answered. Both can go well on a
    connection over which nothing comes any more (bolt-python#1529); and a client that is refused tries the same address
    for ever. Here a silent client is thrown away.
    """

    def __init__(self, app: AsyncApp, app_token: str, api_url: str, patience: Patience | None = None) -> None:
        self._app, self._token, self._url = app, app_token, api_url
        self._patience = patience or Patience()
        self._handler: AsyncSocketModeHandler | None = None
        self._heard = 0.0
        self._watching: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Connect, and see to it that it stays so. Raises PortError when Slack cannot be reached or refuses."""
        await self._connect()
        self._watching = asyncio.create_task(self._watch())

    async def stop(self) -> None:
        """Close it."""
        if self._watching:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)
            self._watching = None
        await self._close()

    def trouble(self) -> str:
        """Return "" while Slack is heard, else what is wrong."""
        silent = time.monotonic() - self._heard
        if self._handler is None:
            return "not connected to Slack"
        if silent > self._patience.silence:
            return f"nothing was heard from Slack for {silent:.0f} seconds"
        return ""

    async def _connect(self) -> None:
        opened = await Calls(AsyncWebClient(token=self._token, base_url=self._url))("apps.connections.open")
        client = AsyncWebClient(base_url=self._url)
        handler = AsyncSocketModeHandler(self._app, self._token, _sdk_log, client, ping_interval=_PING_S)
        await handler.client.aiohttp_client_session.close()
        handler.client.aiohttp_client_session = ClientSession(ws_response_class=_that_tells(self._hear))
        handler.client.wss_uri = str(opened["url"])
        try:
            async with asyncio.timeout(self._patience.connect):
                await handler.client.connect()  # type: ignore[no-untyped-call]  # slack_sdk has no type for it
        except TimeoutError as error:
            await _closed(handler)
            raise Unavailable("Slack did not open a connection for Socket Mode") from error
        self._handler = handler
        self._hear()

    def _hear(self) -> None:
        self._heard = time.monotonic()

    async def _close(self) -> None:
        handler, self._handler = self._handler, None
        if handler:
            await _closed(handler)

    async def _watch(self) -> None:
        pause = self._patience.look
        while True:
            await asyncio.sleep(pause)
            problem = self.trouble()
            if not problem:
                pause = self._patience.look
                continue
            _log.warning("slack_connects_again", extra={"fields": {"problem": problem}})
            try:
                await self._close()
                await self._connect()
            except PortError as error:
                pause = min(2 * pause, _LONGEST_PAUSE_S)
                _log.warning("slack_unreachable", extra={"fields": {"problem": str(error)}})


async def _closed(handler: AsyncSocketModeHandler) -> None:
    await handler.client.close()  # type: ignore[no-untyped-call]  # slack_sdk has no type for it


def _that_tells(hear: Callable[[], None]) -> type[ClientWebSocketResponse]:
    """Return a WebSocket that calls `hear` whenever Slack pings or tells something."""

    class Telling(ClientWebSocketResponse):
        async def receive(self, timeout: float | None = None) -> WSMessage:  # noqa: ASYNC109  # aiohttp's own signature
            message = await super().receive(timeout)
            if message.type in _HEARD:
                hear()
            return message

    return Telling
