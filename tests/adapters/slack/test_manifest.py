"""The manifest asks for what the code uses, and no more; Slack takes it as it stands."""

import re
from pathlib import Path
from typing import Any

import yaml

from adapters.slack import events
from adapters.slack.home import PROMPTS, prompts
from adapters.slack.methods import METHODS
from bot.words import Words

ROOT = Path(__file__).parents[3]
MANIFEST: dict[str, Any] = yaml.safe_load((ROOT / "manifests/slack.yaml").read_text("utf-8"))

_MESSAGES = {"message.channels", "message.groups", "message.im", "message.mpim"}
_OF_EVENTS = {
    "app_mention": {"app_mentions:read"},
    "message.channels": {"channels:history"},
    "message.groups": {"groups:history"},
    "message.im": {"im:history"},
    "message.mpim": {"mpim:history"},
    "reaction_added": {"reactions:read"},
    "reaction_removed": {"reactions:read"},
}
"""What a subscription needs: docs.slack.dev/reference/events."""


def subscribed() -> set[str]:
    return set(MANIFEST["settings"]["event_subscriptions"]["bot_events"])


def called() -> set[str]:
    """Return every method that the adapter's code names."""
    sources = (path.read_text("utf-8") for path in sorted((ROOT / "adapters/slack").glob("*.py")))
    outside = (re.sub(r"^METHODS.*?^}", "", source, flags=re.MULTILINE | re.DOTALL) for source in sources)
    return {name for source in outside for name in re.findall(r'"([a-z]+(?:\.[a-zA-Z]+)+)"', source) if name in METHODS}


def test_every_method_is_called_and_has_its_scopes() -> None:
    assert called() == set(METHODS)


def test_the_scopes_are_those_of_the_methods_and_events() -> None:
    scopes = MANIFEST["oauth_config"]["scopes"]["bot"]
    needed = {scope for method in METHODS.values() for scope in method.scopes}
    needed |= {scope for event in subscribed() for scope in _OF_EVENTS.get(event, set())}
    assert set(scopes) == needed
    assert len(scopes) == len(set(scopes))


def test_the_subscriptions_are_the_events_that_are_read() -> None:
    read = {name for name in events.READERS if name != "message"} | _MESSAGES
    assert subscribed() == read


def test_the_texts_are_as_long_as_slack_allows() -> None:
    """By slackapi/manifest-schema, manifest.schema.2.0.0.json of 2026-07."""
    display, agent = MANIFEST["display_information"], MANIFEST["features"]["agent_view"]
    assert len(display["name"]) <= 35
    assert len(display["description"]) <= 140
    assert 175 <= len(display["long_description"]) <= 4000
    assert re.fullmatch(r"#[0-9a-fA-F]{6}", display["background_color"])
    assert len(agent["agent_description"]) <= 300
    assert len(MANIFEST["features"]["bot_user"]["display_name"]) <= 80


def test_the_keys_are_those_that_slack_knows() -> None:
    """By the same schema, in which every object is closed."""
    known = {
        "": {"_metadata", "display_information", "features", "oauth_config", "settings"},
        "_metadata": {"major_version", "minor_version", "schema_version", "min_version"},
        "display_information": {"name", "description", "long_description", "background_color"},
        "features": {"agent_view", "app_home", "bot_user"},
        "oauth_config": {"scopes"},
        "settings": {
            "event_subscriptions",
            "interactivity",
            "org_deploy_enabled",
            "socket_mode_enabled",
            "token_rotation_enabled",
        },
    }
    for name, keys in known.items():
        assert set(MANIFEST[name] if name else MANIFEST) <= keys, name
    assert set(MANIFEST["features"]["agent_view"]) <= {"agent_description", "suggested_prompts", "actions"}


def test_the_prompts_are_those_that_the_bot_suggests_itself() -> None:
    assert MANIFEST["features"]["agent_view"]["suggested_prompts"] == prompts(Words(), "en")
    assert len(PROMPTS) <= 4
