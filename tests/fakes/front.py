"""A platform on HTTP that takes questions as JSON: what `footnote serve` needs of one, and no more."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime

from aiohttp import web

from adapters.work.delivery import Claimed, Delivery, Inbox
from bot.events import Asked, Event
from bot.exchange import Exchange
from bot.ports import Collections
from bot.thread import Message, MessageId, PersonId, Room, ThreadId
from rag.errors import PortError, Unavailable
from tests.fakes.conversation import FakePlatform

ROOM = Room("fake", "", "room")


@dataclass
class FakeFront:
    """POST /fake with `{"id": …, "text": …}`; it needs `starts` tries to be reached."""

    inbox: Inbox
    platform: FakePlatform = field(default_factory=FakePlatform)
    starts: int = 1
    stopped: bool = False
    broken: bool = False
    taking: Callable[[Event], Awaitable[Exchange | None]] | None = None
    name: str = "fake"

    def attend(self, take: Callable[[Event], Awaitable[Exchange | None]], _: Collections, /) -> None:
        self.taking = take

    def routes(self) -> Sequence[web.RouteDef]:
        return [web.post("/fake", self._delivered)]

    async def start(self) -> None:
        self.starts -= 1
        if self.starts > 0:
            raise Unavailable("not yet")

    async def stop(self) -> None:
        self.stopped = True

    async def ready(self) -> str:
        return "" if self.starts <= 0 else "not connected"

    async def handle(self, claimed: Claimed) -> None:
        if self.broken:
            raise KeyError("a bug")
        assert self.taking
        body = claimed.delivery.body
        message = Message(MessageId(body["id"]), PersonId("ana"), body["text"], datetime.now(UTC))
        thread = ThreadId(ROOM, message.id)
        await self.taking(Asked(message, thread, frozenset({"everyone"})))

    async def _delivered(self, request: web.Request) -> web.Response:
        body = await request.json()
        try:
            await self.inbox.put(Delivery("fake", body["id"], body["id"], body, body["id"]))
        except PortError:
            return web.Response(status=503)
        return web.Response()
