"""Payloads as Slack documents them (docs.slack.dev, events and interactivity), with made-up people and words."""

from typing import Any

from adapters.slack.me import Me

ME = Me("UBOT", "BBOT", "T1", "A1", "https://acme.slack.com/")
Json = dict[str, Any]


def callback(event: Json, event_id: str = "Ev1", **outer: Any) -> Json:
    """Return an event in its envelope."""
    return {
        "token": "not-to-be-kept",
        "team_id": "T1",
        "api_app_id": "A1",
        "event": event,
        "type": "event_callback",
        "event_id": event_id,
        "event_time": 100,
        "authorizations": [
            {"enterprise_id": None, "team_id": "T1", "user_id": "UBOT", "is_bot": True, "is_enterprise_install": False}
        ],
        "is_ext_shared_channel": False,
        "event_context": "4-abc",
        **outer,
    }


def user(user_id: str) -> Json:
    return {"type": "user", "user_id": user_id}


def words(text: str, **style: bool) -> Json:
    return {"type": "text", "text": text, **({"style": style} if style else {})}


def rich(*elements: Json) -> list[Json]:
    """Return the blocks of a message: inline elements make one section."""
    inline = [one for one in elements if not one["type"].startswith("rich_text_")]
    parts = [{"type": "rich_text_section", "elements": inline}] if inline else []
    parts += [one for one in elements if one["type"].startswith("rich_text_")]
    return [{"type": "rich_text", "block_id": "b1", "elements": parts}]


def message(text: str, ts: str = "100.000100", **more: Any) -> Json:
    """Return what somebody wrote in a channel."""
    return {
        "type": "message",
        "user": "U1",
        "ts": ts,
        "client_msg_id": "0d1e2f3a-0000-4000-8000-000000000001",
        "text": text,
        "team": "T1",
        "channel": "C1",
        "event_ts": ts,
        "channel_type": "channel",
        **more,
    }


def direct(text: str, ts: str = "100.000100", **more: Any) -> Json:
    return message(text, ts, **{"channel": "D1", "channel_type": "im", **more})


def mention(text: str, ts: str = "100.000100", **more: Any) -> Json:
    event = message(text, ts, **{"type": "app_mention", **more})
    del event["channel_type"]
    return event


def changed(now: Json, before: Json, ts: str = "300.000100") -> Json:
    return {
        "type": "message",
        "subtype": "message_changed",
        "channel": now["channel"],
        "ts": ts,
        "event_ts": ts,
        "hidden": True,
        "channel_type": now.get("channel_type", "channel"),
        "message": now,
        "previous_message": before,
    }


def edited(event: Json, text: str, ts: str, **more: Any) -> Json:
    """Return a message after an edit."""
    return {**event, "text": text, "edited": {"user": event["user"], "ts": ts}, **more}


def deleted(before: Json, ts: str = "300.000100") -> Json:
    return {
        "type": "message",
        "subtype": "message_deleted",
        "channel": before["channel"],
        "ts": ts,
        "event_ts": ts,
        "hidden": True,
        "deleted_ts": before["ts"],
        "channel_type": before.get("channel_type", "channel"),
        "previous_message": before,
    }


def reaction(name: str, by: str, *, added: bool = True, at: str = "500.000100", ts: str = "200.000100") -> Json:
    return {
        "type": "reaction_added" if added else "reaction_removed",
        "user": by,
        "reaction": name,
        "item": {"type": "message", "channel": "C1", "ts": ts},
        "item_user": "UBOT",
        "event_ts": at,
    }


def click(action: str, value: str = "", **more: Any) -> Json:
    """Return the press of a button below a reply of the bot."""
    return {
        "type": "block_actions",
        "user": {"id": "U1", "username": "ann", "name": "ann", "team_id": "T1"},
        "api_app_id": "A1",
        "token": "not-to-be-kept",
        "container": {
            "type": "message",
            "message_ts": "200.000100",
            "channel_id": "C1",
            "is_ephemeral": False,
            "thread_ts": "100.000100",
        },
        "trigger_id": "12466734323.1395872398",
        "team": {"id": "T1", "domain": "acme"},
        "enterprise": None,
        "is_enterprise_install": False,
        "channel": {"id": "C1", "name": "ask-docs"},
        "message": {"type": "message", "user": "UBOT", "bot_id": "BBOT", "ts": "200.000100", "text": "An answer."},
        "response_url": "https://hooks.slack.example/actions/T1/1/secret",
        "actions": [
            {
                "type": "button",
                "action_id": action,
                "block_id": "b9",
                "text": {"type": "plain_text", "text": "Press", "emoji": True},
                "value": value,
                "action_ts": "600.000100",
            }
        ],
        **more,
    }
