"""A thread as Slack tells it: pages of messages, our own among them."""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

from adapters.slack.calls import Calls
from adapters.slack.me import Me
from adapters.slack.messages import message_of, people_in
from adapters.slack.place import Spot, part_of
from adapters.slack.written import Names
from bot.thread import Thread, ThreadId

Told = dict[str, Any]
"""A message as Slack has it."""

_PAGE = 200  # messages of a page: docs.slack.dev recommends no more
_PAGES = 5  # a question needs a thread's newest messages, not its archive
_A_DAY = 86_400  # seconds before the newest message that are read of a thread too long to be read
_NEAR = 50  # messages behind the question in which its reply is looked for

Naming = Callable[[Sequence[str]], Awaitable[Names]]
"""Looks up what people are called."""


@dataclass(frozen=True, slots=True)
class Looked:
    """
    What a thread shows of a message and its reply.

    Attributes:
        there: Whether the message still stands.
        posts: The `ts` of the parts of its reply, in order.
        unmarked: The `ts` of the bot's posts behind the message that bear no mark: streams that were begun.
    """

    there: bool
    posts: tuple[str, ...] = ()
    unmarked: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Threads:
    """
    Reads threads. Everything raises PortError.

    Attributes:
        naming: None names nobody who is mentioned.
    """

    calls: Calls
    naming: Naming | None = None

    async def whole(self, thread: ThreadId, me: Me) -> Thread:
        """Return the thread: of a long one its beginning and what was written last."""
        told, partial = await self._told(thread)
        known = {str(message.get("ts")): message for message in told}
        names = await self.naming(people_in(told, me)) if self.naming else Names()
        read = (message_of(message, me, names) for message in known.values() if is_said(message))
        said = sorted((message for message in read if message), key=lambda message: float(message.id.value))
        return Thread(thread, tuple(said), partial)

    async def look(self, spot: Spot, me: Me | None) -> Looked:
        """Return whether the message stands, and which posts are its reply. Raises Gone without its thread."""
        answer = await self.calls.soon(
            "conversations.replies",
            channel=spot.channel,
            ts=spot.root,
            oldest=spot.message,
            inclusive=True,
            limit=_NEAR,
            include_all_metadata=True,
        )
        messages: list[Told] = answer.get("messages") or []
        there = any(message.get("ts") == spot.message and is_said(message) for message in messages)
        ours = [(part, message["ts"]) for message in messages if (part := _part(message, spot, me)) is not None]
        first = dict(sorted(ours, reverse=True))
        own = [str(message["ts"]) for message in messages if _is_own(message, me) and not message.get("metadata")]
        behind = tuple(ts for ts in own if float(ts) > float(spot.message))
        return Looked(there, tuple(first[part] for part in sorted(first)), behind)

    async def _told(self, thread: ThreadId) -> tuple[list[Told], bool]:
        messages: list[Told] = []
        pages = 0
        async for page, more in self._pages(thread, oldest=None):
            messages += page
            pages += 1
            if pages == _PAGES and more:
                newest = str(max((message.get("latest_reply") or "0" for message in messages), key=float))
                async for late, _ in self._pages(thread, oldest=f"{float(newest) - _A_DAY:.6f}"):
                    messages += late
                return messages, True
        return messages, False

    async def _pages(self, thread: ThreadId, oldest: str | None) -> AsyncIterator[tuple[list[Told], bool]]:
        cursor: str | None = None
        for _ in range(_PAGES):
            answer = await self.calls(
                "conversations.replies",
                channel=thread.room.id,
                ts=thread.root.value,
                oldest=oldest,
                cursor=cursor,
                limit=_PAGE,
            )
            cursor = (answer.get("response_metadata") or {}).get("next_cursor") or None
            yield answer.get("messages") or [], cursor is not None
            if cursor is None:
                return


def is_said(told: Told) -> bool:
    """Whether somebody says something in it; what stands for a deleted message says nothing."""
    return bool(told.get("ts")) and told.get("subtype") not in {"tombstone", "channel_join", "channel_leave"}


def _part(told: Told, spot: Spot, me: Me | None) -> int | None:
    return part_of(told, spot) if me is None or _is_own(told, me) else None


def _is_own(told: Told, me: Me | None) -> bool:
    return me is not None and me.wrote(str(told.get("user") or ""), str(told.get("bot_id") or ""))
