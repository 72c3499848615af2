"""The bot's own token, which goes with what it sends: kept while it is good, renewed before it ends."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic

from adapters.teams.access import Access, AppKind
from adapters.teams.sdk.managed import managed_token
from adapters.teams.wire import Wire
from rag.errors import Malformed, PortError

SCOPE = "https://api.botframework.com/.default"
_AHEAD_S = 300.0  # as MSAL: a token is renewed five minutes before it ends
_AGAIN_S = 10.0  # after a renewal that failed, while the old one is good


@dataclass(frozen=True, slots=True)
class Token:
    """`text` goes into a header; `lasts_s` is how long it is good, in seconds."""

    text: str
    lasts_s: float

    def __repr__(self) -> str:
        return f"Token(lasts_s={self.lasts_s!r})"


Ask = Callable[[], Awaitable[Token]]
"""Gets a new token. Raises PortError."""


class Credentials:
    """One token for everybody; who asks while it is fetched waits for the same fetch. `clock` gives seconds."""

    def __init__(self, ask: Ask, clock: Callable[[], float] = monotonic) -> None:
        self._ask = ask
        self._clock = clock
        self._text = ""
        self._ends = 0.0
        self._renew_at = 0.0
        self._asking: asyncio.Task[str] | None = None

    async def token(self) -> str:
        """Return a good token. Raises Unavailable, Rejected, Malformed: without one nothing can be sent."""
        now = self._clock()
        if self._text and now < self._ends:
            if now >= self._renew_at:
                self._begin()
            return self._text
        return await asyncio.shield(self._begin())

    def forget(self, text: str) -> None:
        """Do not use a token again that was refused."""
        if text == self._text:
            self._text = ""

    async def close(self) -> None:
        """Stop asking."""
        if self._asking is not None:
            self._asking.cancel()
            await asyncio.gather(self._asking, return_exceptions=True)

    def _begin(self) -> asyncio.Task[str]:
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._renew())
            self._asking.add_done_callback(_looked_at)
        return self._asking

    async def _renew(self) -> str:
        self._renew_at = self._clock() + _AGAIN_S
        token = await self._ask()
        now = self._clock()
        self._text, self._ends = token.text, now + token.lasts_s
        self._renew_at = now + max(token.lasts_s - _AHEAD_S, token.lasts_s / 2)
        return token.text


def credentials_of(access: Access, wire: Wire, scope: str = SCOPE) -> Credentials | None:
    """Return how the bot signs what it asks of others; None in local mode, where nothing is signed."""
    if access.local:
        return None
    if access.kind is AppKind.MANAGED:
        return Credentials(lambda: _managed(access, scope))
    return Credentials(lambda: _with_secret(access, wire, scope))


async def _with_secret(access: Access, wire: Wire, scope: str) -> Token:
    """Ask Microsoft Entra by client credentials (RFC 6749, section 4.4)."""
    url = f"{access.login_url}/{access.tenant_id}/oauth2/v2.0/token"
    fields = {
        "grant_type": "client_credentials",
        "client_id": access.app_id,
        "client_secret": access.password,
        "scope": scope,
    }
    answer = await wire.post(url, fields)
    text, lasts = answer.get("access_token"), answer.get("expires_in", 0)
    if not isinstance(text, str) or not text:
        raise Malformed(f"{url} gives no token: check MICROSOFT_LOGIN_URL")
    with suppress(TypeError, ValueError):
        return Token(text, float(lasts))
    raise Malformed(f"{url} does not say how long its token is good")


async def _managed(access: Access, scope: str) -> Token:
    text, lasts_s = await asyncio.to_thread(managed_token, access.app_id, scope.removesuffix("/.default"))
    return Token(text, lasts_s)


def _looked_at(task: asyncio.Task[str]) -> None:
    """Take note of a failure that nobody waits for: the old token is still good, and it is tried again."""
    if not task.cancelled() and isinstance(task.exception(), PortError):
        return
