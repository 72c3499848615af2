"""Slack as it is served: how its deliveries come in, and what is done with them."""

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from typing import Any, ClassVar

from aiohttp import ClientSession, web
from slack_sdk.web.async_client import AsyncWebClient

from adapters.settings.platforms import Slack
from adapters.slack import actions
from adapters.slack.access import Access
from adapters.slack.calls import Answer, Calls, Gone, Refused
from adapters.slack.clicks import Clicked
from adapters.slack.client import SlackPlatform
from adapters.slack.directory import Directory
from adapters.slack.events import Uninstalled, parse
from adapters.slack.keeping import PLATFORM, Keeping, Underway
from adapters.slack.me import Me
from adapters.slack.routes import Intake, http
from adapters.slack.socket import Connection, Patience
from adapters.slack.taking import Taking
from adapters.work.delivery import Claimed, Inbox
from bot.ports import Collections, Posts
from bot.reception import Take
from bot.words import Words
from rag.errors import Rejected, Unavailable

_log = logging.getLogger("footnote.slack")

_SIGNED_OUT = frozenset({"account_inactive", "invalid_auth", "not_authed", "token_expired", "token_revoked"})
"""Reasons that a new token takes away: docs.slack.dev/reference/methods/auth.test."""


def _today() -> date:
    return datetime.now(UTC).date()


@dataclass
class SlackServed:
    """
    One workspace, or one organisation. Made where an event loop runs.

    Attributes:
        today: The day where the readers are.
        patience: Of the connection of Socket Mode.
    """

    access: Access
    settings: Slack
    posts: Posts
    words: Words
    inbox: Inbox
    today: Callable[[], date] = _today
    patience: Patience = field(default_factory=Patience)

    name: ClassVar[str] = PLATFORM

    def __post_init__(self) -> None:
        self._session = ClientSession()
        self._web = AsyncWebClient(self.access.bot_token, base_url=self.access.api_url, session=self._session)
        self._underway = Underway()
        self._keeping = Keeping(self.inbox, frozenset(self.settings.flags), self._underway)
        self._intake = Intake(self._web, lambda: self._taking.me if self._taking else None, self._keep)
        self._connection: Connection | None = None
        if self.access.app_token:
            self._connection = Connection(self._intake.app, self.access.app_token, self.access.api_url, self.patience)
        self._taking: Taking | None = None
        self._take: Take | None = None
        self._removed = ""
        self._platform = SlackPlatform(self._web, self.posts, self.words, self.settings, self.today)

    @property
    def platform(self) -> SlackPlatform:
        """Where the bot posts."""
        return self._platform

    def attend(self, take: Take, collections: Collections, /) -> None:
        """Give what happens in Slack to `take` from now on; `collections` tells what people may ask about."""
        self._take = take
        self.platform.collections = collections

    def routes(self) -> Sequence[web.RouteDef]:
        """Return where Slack delivers to; nothing in Socket Mode."""
        return [] if self.access.app_token else [http(self._intake, self.access.signing_secret)]

    async def start(self) -> None:
        """Ask who the bot is, and connect where Slack does not deliver. Raises PortError."""
        me = await self._who()
        directory = Directory(Calls(self._web), me)
        self.platform.me = me
        self.platform.look_up(directory)
        self._taking = Taking(me, self.platform, directory, self.settings, self.posts, self.words, self._underway)
        self._removed = ""
        if self._connection:
            await self._connection.start()

    async def stop(self) -> None:
        """Close what is open. Never raises."""
        if self._connection:
            await self._connection.stop()
        await self._session.close()

    async def ready(self) -> str:
        """Return "" when Slack is known and, in Socket Mode, heard; else why not."""
        if self._taking is None:
            return "Slack has not said yet who the bot is: see the log"
        return self._removed or (self._connection.trouble() if self._connection else "")

    async def handle(self, claimed: Claimed) -> None:
        """Do what was delivered. Raises PortError when it is to be tried again."""
        if self._taking is None or self._take is None:
            raise Unavailable("Slack has not said yet who the bot is")
        body = claimed.delivery.body
        heard = parse(body["payload"], self._taking.me)
        if heard is None:
            return
        try:
            await self._taking.do(heard, datetime.fromtimestamp(float(body["at"]), UTC), self._take)
        except Gone as gone:
            _log.info("slack_question_gone", extra={"fields": {"key": claimed.delivery.key, "code": gone.code}})
        except Refused as refused:
            if refused.code in _SIGNED_OUT:
                raise  # whoever runs it may put in a new token
            fields = {"key": claimed.delivery.key, "problem": str(refused)}
            _log.error("slack_refused", extra={"fields": fields})

    async def _keep(self, payload: dict[str, Any]) -> None:
        """Keep what a payload tells before Slack is told that it came. Raises PortError."""
        if self._taking is None:
            raise Unavailable("Slack has not said yet who the bot is")
        try:
            heard = parse(payload, self._taking.me)
        except (AttributeError, KeyError, TypeError, ValueError) as error:  # delivered again it would be no clearer
            fields = {"kind": payload.get("type"), "problem": f"{type(error).__name__}: {error}"}
            _log.exception("slack_not_understood", extra={"fields": fields})
            return
        if isinstance(heard, Uninstalled):
            self._removed = heard.why
            _log.error("slack_removed", extra={"fields": {"problem": heard.why}})
        elif isinstance(heard, Clicked) and heard.action == actions.SAY_WHY:
            await self._taking.open_modal(heard)
        elif heard is not None:
            await self._keeping.keep(heard, payload)

    async def _who(self) -> Me:
        try:
            told = await Calls(self._web)("auth.test")
        except Refused as refused:
            advice = "set SLACK_BOT_TOKEN to the bot token of an installed app" if refused.code in _SIGNED_OUT else ""
            raise Rejected(": ".join(part for part in (str(refused), advice) if part)) from refused
        return _me(told)


def _me(told: Answer) -> Me:
    user, team, organisation = (str(told.get(name) or "") for name in ("user_id", "team_id", "enterprise_id"))
    if not user or not (team or organisation):
        raise Rejected(f"Slack does not say who the bot is: {sorted(told)}; set SLACK_BOT_TOKEN to a bot token")
    return Me(
        user_id=user,
        bot_id=str(told.get("bot_id") or ""),
        team_id=team or organisation,
        app_id=str(told.get("app_id") or ""),
        url=str(told.get("url") or ""),
        enterprise_id=organisation,
        org_wide=bool(told.get("is_enterprise_install")),
    )
