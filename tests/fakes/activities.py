"""Activities as Teams delivers them."""

from collections.abc import Mapping
from typing import Any

from tests.fakes.microsoft import APP_ID, TENANT

BOT = f"28:{APP_ID}"
CHANNEL = "19:general@thread.tacv2"
PERSONAL = "a:1personal"
MENTION = {"type": "mention", "text": "<at>Docs Helper</at>", "mentioned": {"id": BOT, "name": "Docs Helper"}}

Activity = dict[str, Any]


def activity(
    kind: str = "message", *, number: str = "1764480000000", service_url: str = "", **changes: Any
) -> Activity:
    """Return an activity of a personal chat; a change to None leaves a field out."""
    whole = {
        "type": kind,
        "id": number,
        "timestamp": "2026-11-30T09:00:00.1234567Z",
        "serviceUrl": service_url or "https://smba.trafficmanager.net/emea/",
        "channelId": "msteams",
        "from": {"id": "29:ann", "name": "Ann", "aadObjectId": "aad-ann"},
        "conversation": {"id": PERSONAL, "conversationType": "personal", "tenantId": TENANT},
        "recipient": {"id": BOT, "name": "Docs Helper"},
        "channelData": {"tenant": {"id": TENANT}},
        **changes,
    }
    return {name: value for name, value in whole.items() if value is not None}


def in_channel(kind: str = "message", *, root: str = "1764480000000", **changes: Any) -> Activity:
    """Return an activity of a channel's thread, with the bot mentioned."""
    data: Mapping[str, Any] = {
        "tenant": {"id": TENANT},
        "team": {"id": "19:team@thread.tacv2", "aadGroupId": "group-1"},
        "channel": {"id": CHANNEL, "type": "standard"},
    }
    given = {
        "conversation": {"id": f"{CHANNEL};messageid={root}", "conversationType": "channel", "isGroup": True},
        "channelData": data,
        "entities": [MENTION],
        **changes,
    }
    return activity(kind, **given)
