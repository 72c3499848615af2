"""What Slack tells is kept before Slack is told that it arrived: one delivery for each thing to do."""

import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from typing import Any, assert_never

from adapters.slack import actions
from adapters.slack.clicks import Clicked, Submitted
from adapters.slack.events import Erased, Heard, Opened, Payload, Reacted, Stopped, Uninstalled, Wrote
from adapters.work.delivery import Delivery, Inbox

PLATFORM = "slack"

_DEBOUNCE_S = 2.0  # people correct their corrections; what is answered is what stands then
_THREADS = 10_000  # threads whose work may be stopped, the newest; some 2 MB

_KEPT = ("type", "event", "event_id", "is_ext_shared_channel", "user", "team", "enterprise", "container", "actions")
_OF_VIEW = ("id", "callback_id", "private_metadata", "state")
_WORKED_ON = frozenset({actions.FEEDBACK, actions.NOT_MEANT, actions.AWAIT, actions.ASK_OWNER, actions.CHECK_AGAIN})
"""Buttons that leave something to do; a link opens by itself, and a modal is opened at once or not at all."""


class Underway:
    """Which messages of a thread are waited for or worked on here, so that they can be stopped."""

    def __init__(self) -> None:
        self._subjects: OrderedDict[str, set[str]] = OrderedDict()

    def begun(self, wrote: Wrote) -> None:
        """Remember a message."""
        self._subjects.setdefault(lane_of(wrote), set()).add(subject_of(wrote))
        while len(self._subjects) > _THREADS:
            self._subjects.popitem(last=False)

    def ended(self, wrote: Wrote) -> None:
        """Forget a message."""
        subjects = self._subjects.get(lane_of(wrote), set())
        subjects.discard(subject_of(wrote))
        if not subjects:
            self._subjects.pop(lane_of(wrote), None)

    def of(self, stopped: Stopped) -> Iterator[str]:
        """Yield what is to be dropped when a thread is stopped; its first message whoever works on it."""
        yield _subject(stopped.channel, stopped.root)
        yield from tuple(self._subjects.get(_lane(stopped.channel, stopped.root), ()))


class Keeping:
    """
    Puts into the inbox what is to be done, and takes out of it what is not to be done any more.

    Args:
        flags: Names of the reactions that flag an answer.

    """

    def __init__(
        self, inbox: Inbox, flags: frozenset[str], underway: Underway, now: Callable[[], float] = time.time
    ) -> None:
        self._inbox, self._flags, self._underway, self._now = inbox, flags, underway, now

    async def keep(self, heard: Heard, payload: Payload) -> None:
        """Keep what was heard for good before this returns. Again is no error. Raises PortError: it is not kept."""
        for delivery in self._deliveries(heard, {"payload": without_secrets(payload), "at": self._now()}):
            if isinstance(heard, Wrote):
                self._underway.begun(heard)
            new = await self._inbox.put(delivery)
            if isinstance(heard, Wrote) and heard.before and new:
                await self._inbox.drop(PLATFORM, _subject(heard.channel, heard.ts, heard.before))
        await self._drop(heard)

    async def _drop(self, heard: Heard) -> None:
        match heard:
            case Erased():
                await self._inbox.drop(PLATFORM, _subject(heard.channel, heard.ts))
                if heard.edit:
                    await self._inbox.drop(PLATFORM, _subject(heard.channel, heard.ts, heard.edit))
            case Stopped():
                for subject in self._underway.of(heard):
                    await self._inbox.drop(PLATFORM, subject)
            case _:
                pass

    def _deliveries(self, heard: Heard, body: Mapping[str, Any]) -> Iterator[Delivery]:
        match heard:
            case Wrote():
                wait = _DEBOUNCE_S if heard.edit else 0.0
                lane, subject = lane_of(heard), subject_of(heard)
                yield Delivery(PLATFORM, subject, lane, body, subject, wait, urgent=heard.addressed)
            case Erased():
                key = f"erased:{_subject(heard.channel, heard.ts)}"
                yield Delivery(PLATFORM, key, _lane(heard.channel, heard.root), body)
            case Reacted() if heard.name in self._flags:
                sign = "+" if heard.added else "-"
                key = f"reacted:{heard.channel}:{heard.ts}:{heard.by}:{sign}{heard.name}:{heard.event_ts}"
                yield Delivery(PLATFORM, key, _flags_lane(heard.channel, heard.ts), body)
            case Clicked() if heard.action in _WORKED_ON:
                key = f"clicked:{heard.channel}:{heard.post}:{heard.by}:{heard.action}:{heard.at}"
                yield Delivery(PLATFORM, key, _flags_lane(heard.channel, heard.post), body)
            case Submitted():
                target = heard.told.target
                yield Delivery(PLATFORM, f"submitted:{heard.view}", _flags_lane(target.channel, target.answer), body)
            case Opened():
                yield Delivery(PLATFORM, f"opened:{heard.event_id}", f"home:{heard.user}", body)
            case Stopped():
                key = f"stopped:{heard.channel}:{heard.root}:{heard.event_ts}"
                yield Delivery(PLATFORM, key, _lane(heard.channel, heard.root), body)
            case Reacted() | Clicked() | Uninstalled():
                return
            case _:
                assert_never(heard)


def without_secrets(payload: Payload) -> dict[str, Any]:
    """Return what is needed of a payload later: no token, no address to answer at, no words of the bot's own."""
    kept = {name: payload[name] for name in _KEPT if payload.get(name) is not None}
    if view := payload.get("view"):
        kept["view"] = {name: view.get(name) for name in _OF_VIEW}
    return kept


def lane_of(wrote: Wrote) -> str:
    """Return the lane of a message: its thread."""
    return _lane(wrote.channel, wrote.root)


def subject_of(wrote: Wrote) -> str:
    """Return what names a message, or one edit of it, the same however it is told."""
    return _subject(wrote.channel, wrote.ts, wrote.edit)


def _subject(channel: str, ts: str, edit: str = "") -> str:
    return f"{channel}:{ts}:{edit}" if edit else f"{channel}:{ts}"


def _lane(channel: str, root: str) -> str:
    return f"{channel}:{root}"


def _flags_lane(channel: str, post: str) -> str:
    """Return the lane of what is said about a post: raised and taken back in that order."""
    return f"flags:{channel}:{post}"
