"""Slack's Web API: one client with a pool of connections, and what its failures mean."""

from collections.abc import Awaitable, Mapping
from http import HTTPStatus
from typing import Any

from aiohttp import ClientError, ClientSession
from slack_sdk.errors import SlackApiError, SlackClientError
from slack_sdk.http_retry.builtin_async_handlers import (
    AsyncConnectionErrorRetryHandler,
    AsyncRateLimitErrorRetryHandler,
    AsyncServerErrorRetryHandler,
)
from slack_sdk.web.async_client import AsyncWebClient
from slack_sdk.web.async_slack_response import AsyncSlackResponse

from adapters.slack.access import Access
from rag.errors import PortError, Rejected, Unavailable

_TIMEOUT_S = 10  # of one call: Slack's slowest reads take two or three seconds

_TEMPORARY = frozenset({"fatal_error", "internal_error", "ratelimited", "request_timeout", "service_unavailable"})
_SIGNED_OUT = frozenset(
    {"account_inactive", "invalid_auth", "not_authed", "org_login_required", "token_expired", "token_revoked"}
)


def web_client(access: Access, session: ClientSession | None = None) -> AsyncWebClient:
    """Return a client that speaks with the bot's token, waits where Slack says so, and connects again once."""
    return AsyncWebClient(
        token=access.bot_token,
        base_url=access.api_url,
        timeout=_TIMEOUT_S,
        session=session,
        retry_handlers=[
            AsyncConnectionErrorRetryHandler(),
            AsyncRateLimitErrorRetryHandler(max_retry_count=2),
            AsyncServerErrorRetryHandler(),
        ],
    )


async def answered(call: Awaitable[AsyncSlackResponse], what: str) -> dict[str, Any]:
    """Return what Slack answers; `what` names the call in errors. Raises Unavailable, Rejected."""
    try:
        told = (await call).data
    except SlackApiError as error:
        raise failure(error, what) from error
    except (ClientError, SlackClientError, TimeoutError, OSError) as error:
        raise Unavailable(f"Slack did not answer {what}: {type(error).__name__}") from error
    return told if isinstance(told, dict) else {}


def failure(error: SlackApiError, what: str) -> PortError:
    """Return what an error of the Web API means, in the three kinds that a port may raise."""
    code, status = code_of(error), int(getattr(error.response, "status_code", 0) or 0)
    if code in _TEMPORARY or status == HTTPStatus.TOO_MANY_REQUESTS or status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return Unavailable(f"Slack did not answer {what}: {code or status}", _retry_after(error))
    if code in _SIGNED_OUT:
        return Rejected(f"Slack refused {what}: {code}; install the app again and set SLACK_BOT_TOKEN to its token")
    if code == "missing_scope":
        scope = _data(error).get("needed") or "a scope"
        return Rejected(
            f"Slack refused {what}: the app lacks {scope}; add it to the app's bot scopes and install again"
        )
    return Rejected(f"Slack refused {what}: {code or f'status {status}'}")


def code_of(error: SlackApiError) -> str:
    """Return Slack's name for an error, "" where it has none."""
    return str(_data(error).get("error") or "")


def _data(error: SlackApiError) -> Mapping[str, Any]:
    told = getattr(error.response, "data", error.response)
    return told if isinstance(told, dict) else {}  # what stands before Slack may answer with a page


def _retry_after(error: SlackApiError) -> float | None:
    headers = getattr(error.response, "headers", None) or {}
    told = str(headers.get("Retry-After", headers.get("retry-after", "")))
    return float(told) if told.isdecimal() else None
