"""The way in from Slack: signatures, Bolt's dispatch, and an answer once what was told is kept."""

import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from http import HTTPStatus
from typing import Any

from aiohttp import web
from slack_bolt.adapter.aiohttp import to_aiohttp_response, to_bolt_request
from slack_bolt.async_app import AsyncAck, AsyncApp, AsyncBoltContext
from slack_bolt.authorization import AuthorizeResult
from slack_bolt.response import BoltResponse
from slack_sdk.signature import SignatureVerifier
from slack_sdk.web.async_client import AsyncWebClient

from adapters.slack.me import Me
from rag.errors import PortError

_log = logging.getLogger("footnote.slack")

PATH = "/slack/events"

_ANY = re.compile("")
_LISTENED_TO = frozenset({"event_callback", "block_actions", "view_submission"})
_MOST_TOLD = 1000  # workspaces without a token that are told of once each

Payload = dict[str, Any]
Keep = Callable[[Payload], Awaitable[None]]
"""Keeps what a payload tells. Raises PortError when it cannot: Slack then delivers it again."""
Who = Callable[[], Me | None]
"""Returns who the bot is, None before it could ask."""


class Intake:
    """
    Bolt, set up so that Slack is told "it arrived" only after it was kept.

    Bolt's own way is the other way round: it acknowledges an event, then runs the listener.
    """

    def __init__(self, client: AsyncWebClient, who: Who, keep: Keep) -> None:
        self._who, self._keep = who, keep
        self._told: set[tuple[str, str]] = set()
        quiet = logging.getLogger("footnote.slack.bolt")
        quiet.setLevel(logging.ERROR)  # its warnings are about tokens in the environment that it does not use
        self.app = AsyncApp(
            name=quiet.name,  # Bolt sets the level of the logger of that name
            logger=quiet,
            client=client,
            process_before_response=True,
            before_authorize=self._installed,
            authorize=_authorized,
            request_verification_enabled=False,  # `http` does it, before a byte is parsed
            ignoring_self_events_enabled=False,  # `events` does it, by more than Bolt looks at
            attaching_function_token_enabled=False,
        )
        self.app.error(self._failed)
        self.app.use(self._known)
        self.app.event(_ANY)(self._event)
        self.app.action(_ANY)(self._interaction)
        self.app.view(_ANY)(self._interaction)

    async def _event(self, body: Payload) -> None:
        await self._keep(body)

    async def _interaction(self, body: Payload, ack: AsyncAck) -> None:
        await self._keep(body)
        await ack()

    async def _known(self, body: Payload, next: Callable[[], Awaitable[None]]) -> BoltResponse | None:  # noqa: A002  # as below
        """Acknowledge what nobody listens to: Slack counts a 404 as a failure, and delivers again."""
        if body.get("type") in _LISTENED_TO:
            await next()
            return None
        if body.get("type") == "app_rate_limited":
            _log.error(
                "slack_limits_events", extra={"fields": {"problem": "Slack leaves out events: more than 30,000/h"}}
            )
        return BoltResponse(status=HTTPStatus.OK, body="")

    async def _installed(self, context: AsyncBoltContext, next: Callable[[], Awaitable[None]]) -> BoltResponse | None:  # noqa: A002  # Bolt gives arguments by name
        """Let through what comes from where the bot's token speaks; of anything else the operator is told, once."""
        team, organisation = context.team_id or "", context.enterprise_id or ""
        me = self._who()
        if (team or organisation) and me is None:
            return BoltResponse(status=HTTPStatus.SERVICE_UNAVAILABLE, body="")
        if (team or organisation) and me and not me.speaks_in(team, organisation):
            self._tell(team, organisation)
            return BoltResponse(status=HTTPStatus.OK, body="")
        await next()  # Slack's first look at the address comes from nowhere
        return None

    def _tell(self, team: str, organisation: str) -> None:
        place = (organisation, team)
        if place in self._told or len(self._told) >= _MOST_TOLD:
            return
        self._told.add(place)
        of = f" of organisation {organisation}" if organisation else ""
        problem = f"no token for workspace {team or '?'}{of}: install the app there, or serve it with that token"
        _log.error("slack_not_installed", extra={"fields": {"problem": problem}})

    async def _failed(self, error: Exception) -> BoltResponse:
        told = str(error) if isinstance(error, PortError) else type(error).__name__
        exc_info = None if isinstance(error, PortError) else error
        _log.error("slack_not_kept", extra={"fields": {"problem": told}}, exc_info=exc_info)
        return BoltResponse(status=HTTPStatus.SERVICE_UNAVAILABLE, body="")


async def _authorized(enterprise_id: str | None, team_id: str | None) -> AuthorizeResult:
    """Return that the workspace is known, which `Intake` has seen to; a plain function, as Bolt wants it."""
    return AuthorizeResult(enterprise_id=enterprise_id, team_id=team_id, bot_token="")  # listeners call nothing


def http(intake: Intake, secret: str) -> web.RouteDef:
    """Return the route that Slack delivers to. A request that Slack did not sign within five minutes gets a 401."""
    verifier = SignatureVerifier(secret)

    async def deliver(request: web.Request) -> web.Response:
        try:
            body = await request.read()
        except web.RequestPayloadError:  # what cannot be unpacked cannot be signed
            body = None
        if body is None or not is_signed(verifier, body, request.headers):
            return web.Response(status=HTTPStatus.UNAUTHORIZED, text="not signed by Slack")
        try:
            return await to_aiohttp_response(await intake.app.async_dispatch(await to_bolt_request(request)))
        except (AttributeError, RecursionError, TypeError, ValueError) as error:  # Bolt takes any shape for granted
            _log.error("slack_not_understood", extra={"fields": {"problem": type(error).__name__}}, exc_info=error)
            return web.Response(status=HTTPStatus.BAD_REQUEST, text="not understood")

    return web.post(PATH, deliver)


def is_signed(verifier: SignatureVerifier, body: bytes, headers: Mapping[str, str]) -> bool:
    """Whether Slack signed the request within the last five minutes."""
    timestamp, signature = headers.get("X-Slack-Request-Timestamp"), headers.get("X-Slack-Signature")
    try:
        return verifier.is_valid(body, timestamp, signature)
    except (OverflowError, TypeError, ValueError):  # no text, no time or one beyond all numbers, no ASCII
        return False
