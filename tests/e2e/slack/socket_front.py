"""
Socket Mode before the workspace: docs.slack.dev/apis/events-api/using-socket-mode.

What the workspace posts goes to the bot over a WebSocket, in envelopes; what is not acknowledged within three seconds
goes again. Everything else of the Web API passes through to the workspace.
"""

import asyncio
import json
from itertools import count
from typing import Any
from urllib.parse import parse_qs
from uuid import uuid4

import aiohttp
from aiohttp import web

Json = dict[str, Any]

_ACK_S = 3.0
_RETRIES = 3


class SocketFront:
    """
    One app's connections.

    Attributes:
        peer: The workspace's address; what comes from there before it is known is refused.
        heartbeat: Seconds between two pings of a connection.
        mute: Whether connections are made, and then nothing more comes over them.
    """

    def __init__(self, heartbeat: float = 5.0) -> None:
        self.peer = ""
        self.heartbeat = heartbeat
        self.mute = False
        self.refuses = ""
        self.opened = 0
        self.attempts: list[int] = []
        self._sockets: list[web.WebSocketResponse] = []
        self._acks: dict[str, asyncio.Future[Any]] = {}
        self._tickets: set[str] = set()

    def app(self) -> web.Application:
        app = web.Application()
        app.router.add_post("/api/apps.connections.open", self._open)
        app.router.add_route("*", "/api/{method}", self._pass_through)
        app.router.add_get("/link/", self._link)
        app.router.add_post("/slack/events", self._deliver)
        app.router.add_post("/_socket/disconnect", self._disconnect)
        return app

    async def _open(self, request: web.Request) -> web.Response:
        if not request.headers.get("Authorization", "").startswith("Bearer xapp-"):
            return web.json_response({"ok": False, "error": "not_allowed_token_type"})
        if self.refuses:
            return web.json_response({"ok": False, "error": self.refuses})
        ticket = uuid4().hex
        self._tickets.add(ticket)
        return web.json_response({"ok": True, "url": f"ws://{request.host}/link/?ticket={ticket}&app_id=A0DOCSBOT1"})

    async def _pass_through(self, request: web.Request) -> web.Response:
        kept = ("authorization", "content-type")
        headers = {name: value for name, value in request.headers.items() if name.lower() in kept}
        body = await request.read()
        async with (
            aiohttp.ClientSession() as session,
            session.request(request.method, f"{self.peer}{request.rel_url}", data=body, headers=headers) as answer,
        ):
            return web.Response(status=answer.status, body=await answer.read(), content_type=answer.content_type)

    async def _link(self, request: web.Request) -> web.StreamResponse:
        ticket = request.query.get("ticket", "")
        if ticket not in self._tickets:
            return web.Response(status=401)
        self._tickets.discard(ticket)  # a ticket opens one connection
        sock = web.WebSocketResponse(heartbeat=None if self.mute else self.heartbeat)
        await sock.prepare(request)
        self.opened += 1
        hello = {"type": "hello", "num_connections": 1, "connection_info": {"app_id": "A0DOCSBOT1"}}
        await sock.send_json(hello)
        if not self.mute:
            self._sockets.append(sock)
        try:
            async for message in sock:
                self._acknowledged(message)
        finally:
            if sock in self._sockets:
                self._sockets.remove(sock)
        return sock

    def _acknowledged(self, message: aiohttp.WSMessage) -> None:
        if message.type is not aiohttp.WSMsgType.TEXT:
            return
        told = json.loads(message.data)
        waiting = self._acks.pop(told.get("envelope_id", ""), None)
        if waiting and not waiting.done():
            waiting.set_result(told.get("payload"))

    async def _deliver(self, request: web.Request) -> web.Response:
        if request.content_type == "application/json":
            arrived, answer = await self.send("events_api", await request.json())
        else:
            payload = json.loads(parse_qs(await request.text())["payload"][0])
            arrived, answer = await self.send("interactive", payload)
        return web.json_response(answer or {}, status=200 if arrived else 504)

    async def send(self, kind: str, payload: Json) -> tuple[bool, Any]:
        """Send a payload until it is acknowledged; say whether it was, and with what."""
        for attempt in count():
            if not self._sockets:
                await asyncio.sleep(0.1)
            elif await self._sent(kind, payload, attempt) is not None:
                return True, None
            if attempt >= _RETRIES and self._sockets:
                return False, None
            if attempt >= 100 * _RETRIES:
                return False, None
        raise AssertionError("unreachable")

    async def _sent(self, kind: str, payload: Json, attempt: int) -> bool | None:
        """Send one envelope; return None when it was not acknowledged."""
        envelope: Json = {"envelope_id": str(uuid4()), "type": kind, "payload": payload}
        envelope["accepts_response_payload"] = kind != "events_api"
        if kind == "events_api":  # Slack counts the first delivery as attempt 0
            envelope |= {"retry_attempt": attempt, "retry_reason": "timeout" if attempt else ""}
        waiting = self._acks[envelope["envelope_id"]] = asyncio.get_running_loop().create_future()
        self.attempts.append(attempt)
        try:
            await self._sockets[attempt % len(self._sockets)].send_json(envelope)
            await asyncio.wait_for(waiting, _ACK_S)
        except (TimeoutError, ConnectionError):
            self._acks.pop(envelope["envelope_id"], None)
            return None
        return True

    async def _disconnect(self, request: web.Request) -> web.Response:
        told = {"type": "disconnect", "debug_info": {"host": "loopback"}, **(await request.json())}
        for sock in tuple(self._sockets):
            await sock.send_json(told)
            await sock.close()
        return web.json_response({"ok": True})
