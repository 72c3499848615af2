"""What people press and submit, as values."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from adapters.slack.actions import WHY_MODAL, Told
from adapters.slack.me import Me


@dataclass(frozen=True, slots=True)
class Clicked:
    """
    Somebody pressed a button below one of the bot's posts.

    Attributes:
        action: Its name, one of `adapters.slack.actions`.
        value: What the button carries, "" for nothing.
        post: The `ts` of the post.
        root: The `ts` of the post's thread, or its own.
        trigger: Opens a modal within three seconds.
        at: `ts` of the click.
        foreign: Whether the person belongs to another organisation.
    """

    action: str
    value: str
    channel: str
    post: str
    root: str
    by: str
    trigger: str
    at: str
    foreign: bool = False

    @property
    def direct(self) -> bool:
        """Whether the post stands in a direct conversation with the bot."""
        return self.channel.startswith("D")


@dataclass(frozen=True, slots=True)
class Submitted:
    """Somebody said in the modal why a reply is bad. `view` is unique for each opening of it."""

    told: Told
    by: str
    view: str
    foreign: bool = False


def parse(payload: Mapping[str, Any], me: Me) -> Clicked | Submitted | None:
    """Return what somebody did; None when it is none of what the bot shows."""
    match payload.get("type"):
        case "block_actions":
            return _clicked(payload, me)
        case "view_submission":
            return _submitted(payload, me)
        case _:
            return None


def _clicked(payload: Mapping[str, Any], me: Me) -> Clicked | None:
    container, message = payload.get("container") or {}, payload.get("message") or {}
    channel = container.get("channel_id") or (payload.get("channel") or {}).get("id") or ""
    post = container.get("message_ts") or message.get("ts") or ""
    action = next(iter(payload.get("actions") or ()), None)
    if action is None:
        return None
    return Clicked(
        action=str(action.get("action_id") or ""),
        value=str(action.get("value") or ""),
        channel=str(channel),
        post=str(post),
        root=str(container.get("thread_ts") or message.get("thread_ts") or post),
        by=_person(payload),
        trigger=str(payload.get("trigger_id") or ""),
        at=str(action.get("action_ts") or ""),
        foreign=_foreign(payload, me),
    )


def _submitted(payload: Mapping[str, Any], me: Me) -> Submitted | None:
    view = payload.get("view") or {}
    if view.get("callback_id") != WHY_MODAL:
        return None
    return Submitted(Told.of_view(view), _person(payload), str(view.get("id") or ""), _foreign(payload, me))


def _person(payload: Mapping[str, Any]) -> str:
    return str((payload.get("user") or {}).get("id") or "")


def _foreign(payload: Mapping[str, Any], me: Me) -> bool:
    """
    Whether somebody of another organisation did it, in a channel that is shared with it.

    Workspaces of the bot's own Enterprise organisation are not foreign.
    """
    team = (payload.get("user") or {}).get("team_id")
    organisation = (payload.get("enterprise") or {}).get("id")
    if not team or team == me.team_id:
        return False
    return not (me.enterprise_id and organisation == me.enterprise_id)
