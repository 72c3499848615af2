"""Calls of Slack's Web API: one table of how they fail, waits that Slack asks for, nothing sent twice unasked."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import aiohttp
from slack_sdk.errors import SlackApiError, SlackClientError
from slack_sdk.web.async_client import AsyncWebClient

from adapters.slack.methods import METHODS
from rag.errors import Malformed, Rejected, Unavailable

Answer = dict[str, Any]

_TIMEOUT = 20  # seconds for a call; a write takes Slack a second at most
_PATIENCE = 45.0  # seconds that a call waits at most because Slack asks it to: shorter than a question may take
_SOON = 2.0
_UNSURE = frozenset({"", "fatal_error", "internal_error", "request_timeout", "service_unavailable"})
"""Slack's own trouble: whether the call was carried out is not known."""
_GONE = frozenset({"cannot_reply_to_message", "invalid_thread_ts", "message_not_found", "thread_not_found"})
_BLOCKS = frozenset({"invalid_attachments", "invalid_blocks", "invalid_blocks_format", "msg_blocks_too_long"})
_NEVER = frozenset(
    {
        "access_denied",
        "feature_not_enabled",
        "method_deprecated",
        "missing_scope",
        "not_allowed_token_type",
        "team_access_not_granted",
        "unknown_method",
    }
)
"""What a workspace, or the app in it, does not have: asking again is in vain until it is installed anew."""
_TOO_LONG = frozenset({"msg_too_long", "too_many_attachments"})


class Refused(Rejected):
    """Slack said no; `code` is its reason."""

    def __init__(self, method: str, code: str) -> None:
        super().__init__(f"Slack refused {method}: {code!r}")
        self.code = code

    @property
    def never(self) -> bool:
        """Whether the workspace does not have this at all."""
        return self.code in _NEVER


class Gone(Refused):
    """What the call is about is not there any more: a deleted question has no reply."""


class BlocksRefused(Refused):
    """Slack does not take these blocks: the same may be said in words alone."""


class Lost(Unavailable):
    """No answer came: whether the call was carried out is not known."""


@dataclass
class Calls:
    """
    The Web API under one token.

    Attributes:
        sleep: Waits so many seconds.
    """

    web: AsyncWebClient
    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep
    patience: float = _PATIENCE

    def __post_init__(self) -> None:
        self.web = _without_retries(self.web)

    async def __call__(self, method: str, **arguments: object) -> Answer:
        """
        Return what Slack answers. Waits for as long as Slack asks, up to `patience`.

        Raises Gone, BlocksRefused, another Refused, Lost, or Unavailable when Slack wants to be left alone for longer.
        """
        return await self._patiently(method, arguments, self.patience)

    async def soon(self, method: str, **arguments: object) -> Answer:
        """Return what Slack answers, without waiting where it asks to: for what is not worth holding a reply back."""
        return await self._patiently(method, arguments, _SOON)

    async def _patiently(self, method: str, arguments: dict[str, object], left: float) -> Answer:
        while True:
            try:
                return await self._once(method, arguments)
            except SlackApiError as error:
                if (pause := _pause(error)) is None:
                    raise failed(method, _code(error)) from error
                if pause > left:
                    raise Unavailable(f"Slack limits {method}: come again in {pause:.0f} s", pause) from error
            left -= pause
            await self.sleep(pause)

    async def _once(self, method: str, arguments: dict[str, object]) -> Answer:
        given = {name: value for name, value in arguments.items() if value is not None}
        sent: dict[str, Any] = {"http_verb": "GET", "params": given} if METHODS[method].reads else {"json": given}
        try:
            async with asyncio.timeout(_TIMEOUT):  # a session's own timeout is minutes
                answer = await self.web.api_call(method, **sent)
        except SlackApiError:
            raise
        except (SlackClientError, aiohttp.ClientError, OSError, TimeoutError) as error:
            raise Lost(f"Slack did not answer {method}: {type(error).__name__}") from error
        except AttributeError as error:  # slack_sdk on an answer that is plain text, as proxies send
            raise Lost(f"Slack's answer to {method} is no JSON") from error
        if not isinstance(answer.data, dict):
            raise Malformed(f"Slack's answer to {method} is no object")
        return answer.data


def _without_retries(web: AsyncWebClient) -> AsyncWebClient:
    """Return a client with the same token and connections; retries would send a message again whose answer was lost."""
    session = web.session
    return AsyncWebClient(
        token=web.token, base_url=web.base_url, timeout=_TIMEOUT, session=session, ssl=web.ssl, retry_handlers=[]
    )


def failed(method: str, code: str) -> Refused | Lost:
    """Return how a call failed, by Slack's reason."""
    if code in _UNSURE:
        return Lost(f"Slack failed at {method}: {code or 'no reason given'!r}")
    if code in _GONE:
        return Gone(method, code)
    return (BlocksRefused if code in _BLOCKS | _TOO_LONG else Refused)(method, code)


def _code(error: SlackApiError) -> str:
    data = getattr(error.response, "data", None)
    if isinstance(data, dict) and (code := data.get("error")):
        return str(code)
    status = getattr(error.response, "status_code", getattr(error.response, "status", 0))
    return "unknown_method" if status == 404 else ""  # HTTP: not found


def _pause(error: SlackApiError) -> float | None:
    """Return the seconds that Slack asks to wait, None when that is not its reason."""
    status = getattr(error.response, "status_code", 0)
    if status != 429 and _code(error) not in {"ratelimited", "rate_limited"}:  # HTTP: too many requests
        return None
    asked = getattr(error.response, "headers", {}).get("Retry-After", "")
    return float(asked) if str(asked).isdigit() else 1.0
