"""Which variables reach Slack, and what is said about those that do not."""

import pytest

from adapters.settings import Mistakes
from adapters.slack.access import Access, access_of

BOT, SECRET, APP = "xoxb-1-abc", "8f742231b10e8888abcd99yyyzzz85a5", "xapp-1-A1-2-def"


def test_without_variables_slack_is_not_served() -> None:
    assert access_of({}) is None
    assert access_of({"SLACK_BOT_TOKEN": " ", "SLACK_API_URL": "http://127.0.0.1:1/api/"}) is None


def test_a_secret_makes_http_and_an_app_token_socket_mode() -> None:
    http = access_of({"SLACK_BOT_TOKEN": f" {BOT}\n", "SLACK_SIGNING_SECRET": SECRET})
    assert http == Access(BOT, SECRET)
    socket = access_of({"SLACK_BOT_TOKEN": BOT, "SLACK_APP_TOKEN": APP, "SLACK_API_URL": "http://127.0.0.1:4003/api"})
    assert socket == Access(BOT, "", APP, "http://127.0.0.1:4003/api/")


def test_no_secret_is_shown() -> None:
    assert repr(Access(BOT, SECRET, APP)) == "Access(socket=True, api_url='https://slack.com/api/')"


@pytest.mark.parametrize(
    ("environment", "told"),
    [
        ({"SLACK_SIGNING_SECRET": SECRET}, "SLACK_BOT_TOKEN is not set"),
        ({"SLACK_BOT_TOKEN": APP, "SLACK_SIGNING_SECRET": SECRET}, "SLACK_BOT_TOKEN is an app-level token"),
        ({"SLACK_BOT_TOKEN": "xoxp-1", "SLACK_SIGNING_SECRET": SECRET}, "SLACK_BOT_TOKEN is a user token"),
        ({"SLACK_BOT_TOKEN": "hello", "SLACK_SIGNING_SECRET": SECRET}, "SLACK_BOT_TOKEN is no token of Slack"),
        ({"SLACK_BOT_TOKEN": "xoxb-1 2", "SLACK_SIGNING_SECRET": SECRET}, "has blanks"),
        ({"SLACK_BOT_TOKEN": BOT}, "SLACK_SIGNING_SECRET is not set"),
        ({"SLACK_BOT_TOKEN": BOT, "SLACK_SIGNING_SECRET": BOT}, "SLACK_SIGNING_SECRET is a token"),
        ({"SLACK_BOT_TOKEN": BOT, "SLACK_APP_TOKEN": BOT}, "SLACK_APP_TOKEN is a bot token"),
        ({"SLACK_BOT_TOKEN": BOT, "SLACK_APP_TOKEN": APP, "SLACK_API_URL": "slack"}, "SLACK_API_URL is no address"),
        ({"SLACK_BOT_TOKEN": BOT, "SLACK_APP_TOKEN": APP, "SLACK_API_URL": "https://a.b/"}, "SLACK_API_URL is no"),
        ({"SLACK_BOT_TOKEN": BOT, "SLACK_APP_TOKEN": APP, "SLACK_API_URL": "http://[x/api/"}, "SLACK_API_URL is no"),
        ({"SLACK_BOT_TOKEN": BOT, "SLACK_APP_TOKEN": APP, "SLACK_API_URL": "http://u:pw@h/api/"}, "is no address"),
    ],
)
def test_what_cannot_work_is_said_without_a_secret(environment: dict[str, str], told: str) -> None:
    with pytest.raises(Mistakes) as error:
        access_of(environment)
    assert told in str(error.value)
    assert len(error.value.lines) == 1
    assert not any(secret in str(error.value) for secret in (BOT, SECRET, APP, "pw@"))


def test_all_mistakes_are_told_at_once() -> None:
    with pytest.raises(Mistakes) as error:
        access_of({"SLACK_BOT_TOKEN": APP, "SLACK_SIGNING_SECRET": BOT})
    assert len(error.value.lines) == 2


def test_there_is_no_access_without_a_way_in() -> None:
    with pytest.raises(ValueError, match="signing secret"):
        Access(BOT)
