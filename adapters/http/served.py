"""What `footnote serve` needs from a platform's adapter."""

from collections.abc import Sequence
from typing import Protocol

from aiohttp import web

from adapters.work.delivery import Claimed


class Served(Protocol):
    """A platform that is served: how its deliveries come in, and what is done with them."""

    @property
    def name(self) -> str:
        """The platform's name in rooms and deliveries: "slack"."""

    def routes(self) -> Sequence[web.RouteDef]:
        """Return where it is delivered to over HTTP; empty when it connects by itself."""

    async def start(self) -> None:
        """Begin to take deliveries. Raises PortError when it cannot; it is tried again."""

    async def stop(self) -> None:
        """Take no more deliveries, and close what is open. Never raises."""

    async def ready(self) -> str:
        """Return "" when deliveries can come in and replies can go out, else the plain reason why not. Quick."""

    async def handle(self, claimed: Claimed) -> None:
        """
        Do what was delivered. Doing it again is safe.

        Raises PortError when it could not be done now and is to be tried again; any other exception is a bug, and
        is tried again a few times. `asyncio.CancelledError` comes when the asker took the question back.
        """
