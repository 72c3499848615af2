"""What Slack tells, as values: every event that the manifest subscribes to, and nothing else."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Any

from adapters.slack import clicks, text
from adapters.slack.clicks import Clicked, Submitted
from adapters.slack.me import Me
from adapters.slack.written import Written

Payload = Mapping[str, Any]

SPOKEN = frozenset({None, "", "file_share", "me_message", "thread_broadcast"})
"""Subtypes of what people say: docs.slack.dev/reference/events/message. All others are notices."""
_SLACKBOT = "USLACKBOT"


@dataclass(frozen=True, slots=True)
class Wrote:
    """
    Somebody wrote or edited a message.

    Attributes:
        root: The `ts` of the message that opened its thread; its own where it opens one.
        files: Names of the files that came with it.
        direct: Whether it stands in a direct conversation with the bot.
        addressed: Whether it mentions the bot, or is direct.
        shared: Whether Slack says that its channel is shared with another organisation.
        edit: The `ts` of the edit, "" for a message that is new.
        before: The `ts` of the edit before, "" where there was none.
    """

    channel: str
    ts: str
    root: str
    author: str
    written: Written
    files: tuple[str, ...] = ()
    direct: bool = False
    addressed: bool = False
    shared: bool = False
    edit: str = ""
    before: str = ""

    @property
    def at(self) -> datetime:
        """When it was written; aware, in UTC."""
        return moment(self.ts)


@dataclass(frozen=True, slots=True)
class Erased:
    """
    Somebody deleted a message.

    Attributes:
        edit: The `ts` of its last edit, "" where there was none.
        addressed: Whether it was surely meant for the bot.
    """

    channel: str
    ts: str
    root: str
    edit: str = ""
    addressed: bool = False


@dataclass(frozen=True, slots=True)
class Reacted:
    """
    Somebody put a reaction on a message, or took it away.

    Attributes:
        name: Without the skin tone.
        author: Who wrote the message, "" where Slack does not say.
    """

    channel: str
    ts: str
    by: str
    name: str
    author: str
    event_ts: str
    added: bool


@dataclass(frozen=True, slots=True)
class Opened:
    """Somebody opened the app's home, or the conversation with it: `tab` is "home" or "messages"."""

    user: str
    channel: str
    tab: str
    event_id: str


@dataclass(frozen=True, slots=True)
class Stopped:
    """Somebody pressed Slack's own stop button while the bot worked in a thread."""

    channel: str
    root: str
    event_ts: str


@dataclass(frozen=True, slots=True)
class Uninstalled:
    """The app was taken out of the workspace, or its token revoked: nothing can be said there any more."""

    why: str


Heard = Wrote | Erased | Reacted | Opened | Stopped | Uninstalled | Clicked | Submitted
"""Closed: `keeping` and `served` match every one of them."""


def parse(payload: Payload, me: Me) -> Heard | None:
    """
    Return what a payload tells; None when it is nothing to the bot.

    Of no concern are posts of bots and workflows (two bots that answer each other never end), notices, what is said in
    channels without the bot outside of threads, and edits that change no word.
    """
    if payload.get("type") != "event_callback":
        return clicks.parse(payload, me)
    event = payload.get("event") or {}
    reader = READERS.get(str(event.get("type")))
    return reader(payload, event, me) if reader else None


def moment(ts: str) -> datetime:
    """Return when a message with this `ts` was written, to the microsecond. Raises ValueError."""
    seconds, _, fraction = ts.partition(".")
    return datetime.fromtimestamp(int(seconds), UTC) + timedelta(microseconds=int((fraction + "000000")[:6]))


def is_of_people(message: Mapping[str, Any], me: Me) -> bool:
    """Whether somebody said it: no notice, and not a bot's, a workflow's or the bot's own post."""
    user = message.get("user")
    if not user or user in (_SLACKBOT, me.user_id) or message.get("bot_id"):
        return False
    return message.get("subtype") in SPOKEN


def _message(payload: Payload, event: Payload, me: Me) -> Heard | None:
    match event.get("subtype"):
        case "message_deleted":
            return _erased(event, event.get("previous_message") or {"ts": event.get("deleted_ts")}, me)
        case "message_changed":
            message, before = event.get("message") or {}, event.get("previous_message") or {}
            if message.get("subtype") == "tombstone":  # what is left of a deleted message that has replies
                return _erased(event, {"thread_ts": message.get("thread_ts"), **before, "ts": message.get("ts")}, me)
            return _edited(payload, event, me)
        case _:
            return _said(payload, event, me)


def _said(payload: Payload, event: Payload, me: Me) -> Wrote | None:
    if not is_of_people(event, me):
        return None
    wrote = _wrote(payload, event, event, me)
    return wrote if wrote.addressed or event.get("thread_ts") else None


def _wrote(payload: Payload, event: Payload, message: Payload, me: Me) -> Wrote:
    channel, ts = str(event["channel"]), str(message["ts"])
    written = text.read(message)
    direct = _is_direct(event)
    return Wrote(
        channel=channel,
        ts=ts,
        root=str(message.get("thread_ts") or ts),
        author=str(message["user"]),
        written=written,
        files=tuple(text.files(message)),
        direct=direct,
        addressed=direct or written.calls(me.user_id),
        shared=bool(payload.get("is_ext_shared_channel")),
    )


def _edited(payload: Payload, event: Payload, me: Me) -> Wrote | None:
    message, before = event.get("message") or {}, event.get("previous_message") or {}
    if not is_of_people(message, me) or not message.get("edited"):
        return None
    now = _wrote(payload, event, message, me)
    called = now.addressed or text.read(before).calls(me.user_id)
    if text.read(before) == now.written or not (called or message.get("thread_ts")):
        return None
    return replace(now, edit=_edit(message), before=_edit(before))


def _erased(event: Payload, message: Payload, me: Me) -> Erased | None:
    ts = message.get("ts")
    if not ts or me.wrote(str(message.get("user") or ""), str(message.get("bot_id") or "")):
        return None
    channel, root = str(event["channel"]), str(message.get("thread_ts") or ts)
    addressed = _is_direct(event) or text.read(message).calls(me.user_id)
    return Erased(channel, str(ts), root, _edit(message), addressed)


def _is_direct(event: Payload) -> bool:
    return event.get("channel_type") == "im" or str(event["channel"]).startswith("D")


def _edit(message: Payload) -> str:
    return str((message.get("edited") or {}).get("ts") or "")


def _reacted(_: Payload, event: Payload, me: Me) -> Reacted | None:
    item = event.get("item") or {}
    by, author = str(event.get("user") or ""), str(event.get("item_user") or "")
    if item.get("type", "message") != "message" or not item.get("ts") or by in ("", me.user_id):
        return None
    if author not in ("", me.user_id):
        return None
    name = str(event.get("reaction") or "").partition("::")[0]
    added = event["type"] == "reaction_added"
    return Reacted(str(item["channel"]), str(item["ts"]), by, name, author, str(event.get("event_ts") or ""), added)


def _opened(payload: Payload, event: Payload, _: Me) -> Opened:
    tab, user = str(event.get("tab") or ""), str(event.get("user") or "")
    return Opened(user, str(event.get("channel") or ""), tab, str(payload.get("event_id") or ""))


def _stopped(_: Payload, event: Payload, __: Me) -> Stopped | None:
    channel, root = event.get("channel"), event.get("thread_ts")
    return Stopped(str(channel), str(root), str(event.get("event_ts") or "")) if channel and root else None


def _uninstalled(_: Payload, event: Payload, me: Me) -> Uninstalled | None:
    if event["type"] == "app_uninstalled":
        return Uninstalled("the app was removed from the workspace: install it again")
    revoked: Sequence[str] = (event.get("tokens") or {}).get("bot") or ()
    return Uninstalled("the bot token was revoked: install the app again") if me.user_id in revoked else None


READERS: Mapping[str, Callable[[Payload, Payload, Me], Heard | None]] = {
    "app_mention": _said,
    "message": _message,
    "reaction_added": _reacted,
    "reaction_removed": _reacted,
    "app_home_opened": _opened,
    "agent_session_stopped": _stopped,
    "tokens_revoked": _uninstalled,
    "app_uninstalled": _uninstalled,
}
