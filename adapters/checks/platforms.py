"""Whether Slack and Microsoft let the bot in, by what the environment says of it."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import TypeVar

from adapters.checks.check import Check, Mark
from adapters.settings import Mistakes
from adapters.slack.access import Access as SlackAccess
from adapters.slack.access import access_of as slack_access
from adapters.teams.access import Access as TeamsAccess
from adapters.teams.access import access_of as teams_access
from rag.errors import PortError, Unavailable

T = TypeVar("T")

_LONGEST_S = 15.0  # importing the libraries on a slow machine takes some seconds of it


def platform_checks(environment: Mapping[str, str]) -> Iterator[Check]:
    """Yield how each platform takes the bot's tokens; nothing of one that no variable names. Nothing is posted."""
    for check in (slack_check, teams_check):
        found = asyncio.run(check(environment))
        if found:
            yield found


async def slack_check(environment: Mapping[str, str]) -> Check | None:
    """Return whether Slack knows the bot token, None where no variable names Slack."""
    return await _looked_at("slack", lambda: slack_access(environment), _asked_slack)


async def teams_check(environment: Mapping[str, str]) -> Check | None:
    """Return whether Microsoft gives the app a token, None where no variable names an app."""
    return await _looked_at("teams", lambda: teams_access(environment), _asked_microsoft)


async def _looked_at(name: str, access_of: Callable[[], T | None], ask: Callable[[T], Awaitable[str]]) -> Check | None:
    try:
        access = access_of()
    except Mistakes as mistakes:
        return Check(name, Mark.FAIL, str(mistakes), "correct each line: footnote serve does not start so")
    if access is None:
        return None
    try:
        async with asyncio.timeout(_LONGEST_S):
            return Check(name, Mark.OK, await ask(access))
    except TimeoutError:
        return Check(name, Mark.WARN, f"did not answer within {_LONGEST_S:.0f} s: not checked", "look at the network")
    except Unavailable as error:
        return Check(name, Mark.WARN, f"not checked: {error}", "look at the network, then run footnote doctor again")
    except PortError as error:
        return Check(name, Mark.FAIL, str(error), "look at the variables of the environment that name the app")


async def _asked_slack(access: SlackAccess) -> str:
    from slack_sdk.web.async_client import AsyncWebClient  # noqa: PLC0415  # a while to import, and often not needed

    from adapters.slack.calls import Calls  # noqa: PLC0415

    told = await Calls(AsyncWebClient(access.bot_token, base_url=access.api_url))("auth.test")
    seen = (
        f"Slack knows the bot token: {told.get('user') or told.get('user_id')} in {told.get('team') or 'a workspace'}"
    )
    return f"{seen}; the app token and the signing secret are tried by footnote serve alone"


async def _asked_microsoft(access: TeamsAccess) -> str:
    from adapters.teams.credentials import credentials_of  # noqa: PLC0415  # the same
    from adapters.teams.wire import Wire  # noqa: PLC0415

    wire = Wire(access)
    try:
        credentials = credentials_of(access, wire)
        if credentials is not None:
            await credentials.token()
    finally:
        await wire.close()
    return "Microsoft gives the app a token; whether Teams reaches this service is not looked at"
