"""`footnote doctor` asks the platforms whether they let the bot in."""

from collections.abc import AsyncIterator

import pytest

from adapters.checks.check import Mark
from adapters.checks.platforms import slack_check, teams_check
from tests.fakes.command import Command
from tests.fakes.microsoft import FakeMicrosoft, microsoft
from tests.fakes.slack import TOKEN, FakeSlack

NOBODY = "http://127.0.0.1:9"


@pytest.fixture
async def entra() -> AsyncIterator[FakeMicrosoft]:
    async with microsoft() as server:
        yield server


async def test_without_variables_there_is_nothing_to_tell() -> None:
    assert await slack_check({}) is None
    assert await teams_check({}) is None


async def test_variables_that_cannot_be_used_fail() -> None:
    slack = await slack_check({"SLACK_BOT_TOKEN": "xoxb-1", "SLACK_APP_TOKEN": "foo"})
    teams = await teams_check({"MICROSOFT_APP_ID": "a-1", "MICROSOFT_APP_TENANT_ID": "contoso.onmicrosoft.com"})
    assert slack
    assert teams
    assert (slack.mark, teams.mark) == (Mark.FAIL, Mark.FAIL)
    assert "SLACK_APP_TOKEN" in slack.found
    assert "MICROSOFT_APP_TENANT_ID" in teams.found


async def test_a_platform_that_is_not_reached_is_not_called_wrong() -> None:
    slack = await slack_check(
        {"SLACK_BOT_TOKEN": "xoxb-1", "SLACK_APP_TOKEN": "xapp-1", "SLACK_API_URL": f"{NOBODY}/api/"}
    )
    names = {"APP_ID": "a-1", "APP_TENANT_ID": "t-1", "APP_PASSWORD": "p", "LOGIN_URL": NOBODY}
    teams = await teams_check({f"MICROSOFT_{name}": value for name, value in names.items()})
    assert slack
    assert teams
    assert (slack.mark, teams.mark) == (Mark.WARN, Mark.WARN)
    assert slack.found.startswith("not checked: ")
    assert "xoxb-1" not in slack.found


async def test_slack_is_asked_whether_it_knows_the_bot_token() -> None:
    async with FakeSlack().served() as slack:
        given = {"SLACK_APP_TOKEN": "xapp-1", "SLACK_API_URL": f"{slack.url}/api/"}
        known = await slack_check({"SLACK_BOT_TOKEN": TOKEN, **given})
        unknown = await slack_check({"SLACK_BOT_TOKEN": "xoxb-bad", **given})
    assert known
    assert unknown
    assert (known.mark, unknown.mark) == (Mark.OK, Mark.FAIL)
    assert "invalid_auth" in unknown.found


async def test_microsoft_is_asked_for_a_token(entra: FakeMicrosoft) -> None:
    given = await teams_check(entra.environment())
    assert given
    assert (given.mark, given.found.startswith("Microsoft gives the app a token")) == (Mark.OK, True)


def test_it_is_told_among_the_rest(ingested: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SLACK_BOT_TOKEN", "xoxp-1")
    done = ingested("doctor", "--json")
    assert done.code == 1
    assert {check["name"]: check["mark"] for check in done.json["checks"]}["slack"] == "fail"
