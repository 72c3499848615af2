"""How to reach Slack, from the variables that its own tools read: tokens stand in the environment alone."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlsplit

from adapters.settings import Mistakes

BOT_TOKEN = "SLACK_BOT_TOKEN"  # noqa: S105  # the names of variables
APP_TOKEN = "SLACK_APP_TOKEN"  # noqa: S105
SIGNING_SECRET = "SLACK_SIGNING_SECRET"  # noqa: S105
API_URL = "SLACK_API_URL"

SLACK_API = "https://slack.com/api/"
_EVERY = (BOT_TOKEN, APP_TOKEN, SIGNING_SECRET, API_URL)
_KINDS = {
    "xoxb-": "a bot token",
    "xapp-": "an app-level token",
    "xoxp-": "a user token",
    "xoxe": "a token that rotates",
    "xoxa-": "a workspace token",
}


@dataclass(frozen=True, slots=True)
class Access:
    """
    The app in one workspace, or in a whole organisation.

    Attributes:
        bot_token: What the bot speaks with.
        signing_secret: Slack signs with it what it delivers over HTTP; "" where nothing comes that way.
        app_token: Opens the connection of Socket Mode; "" where Slack delivers over HTTP.
        api_url: Where the Web API is; it ends in "/".
    """

    bot_token: str
    signing_secret: str = ""
    app_token: str = ""
    api_url: str = SLACK_API

    def __post_init__(self) -> None:
        if not (self.signing_secret or self.app_token):
            raise ValueError("Slack delivers over HTTP, which needs a signing secret, or over a socket")

    def __repr__(self) -> str:
        return f"Access(socket={bool(self.app_token)}, api_url={self.api_url!r})"


def access_of(environment: Mapping[str, str]) -> Access | None:
    """Return how to reach Slack; None where none of its variables is set. Raises Mistakes, never with a secret."""
    given = {name: environment[name].strip() for name in _EVERY if environment.get(name, "").strip()}
    if not set(given) - {API_URL}:
        return None
    lines = [
        *_token_mistakes(given, BOT_TOKEN, "xoxb-", "OAuth & Permissions"),
        *_token_mistakes(given, APP_TOKEN, "xapp-", "Basic Information, App-Level Tokens"),
        *_way_mistakes(given),
        *_url_mistakes(given.get(API_URL, SLACK_API)),
    ]
    if lines:
        raise Mistakes("environment", lines)
    url = given.get(API_URL, SLACK_API).rstrip("/") + "/"
    return Access(given[BOT_TOKEN], given.get(SIGNING_SECRET, ""), given.get(APP_TOKEN, ""), url)


def _token_mistakes(given: Mapping[str, str], name: str, start: str, page: str) -> list[str]:
    token = given.get(name)
    where = f"the app's page at api.slack.com/apps has it under {page}"
    if token is None:
        return [f"{name} is not set; {where}"] if name == BOT_TOKEN else []
    if not re.fullmatch(r"[!-~]+", token):
        return [f"{name} is no token: it has blanks or letters that no token has; copy it again"]
    if not token.startswith(start):
        kind = next((kind for known, kind in _KINDS.items() if token.startswith(known)), "no token of Slack")
        return [f"{name} is {kind}; expected {_KINDS[start]}, which starts with {start}: {where}"]
    return []


def _way_mistakes(given: Mapping[str, str]) -> list[str]:
    if APP_TOKEN in given:
        return []
    secret = given.get(SIGNING_SECRET)
    if secret is None:
        over_http = "to have Slack deliver over HTTP (Basic Information, App Credentials)"
        return [f"{SIGNING_SECRET} is not set; set it {over_http}, or {APP_TOKEN} for Socket Mode"]
    if re.match(r"xox|xapp-", secret):
        return [f"{SIGNING_SECRET} is a token; expected the signing secret of Basic Information, App Credentials"]
    return []


def _url_mistakes(url: str) -> list[str]:
    """Return what is wrong, without the address itself: it may hold a password."""
    try:
        parts = urlsplit(url)
        usable = parts.scheme in {"http", "https"} and parts.hostname and parts.port != 0 and not re.search(r"\s", url)
    except ValueError:
        usable = False
    if usable and not (parts.username or parts.password or parts.query) and parts.path.rstrip("/").endswith("/api"):
        return []
    return [f"{API_URL} is no address of a Web API; write it like {SLACK_API} or unset it"]
