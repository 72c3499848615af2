"""Where a reply belongs in Slack, and what marks it as the reply to a message."""

from dataclasses import dataclass
from typing import Any

from adapters.slack.parts import Post
from bot.exchange import Exchange
from bot.thread import MessageId, Room, ThreadId

EVENT = "footnote_reply"
"""The type of the metadata on every part of a reply: by it a post is found whose answer was lost."""

NOTE = {"event_type": "footnote_note", "event_payload": {}}
"""The metadata of what is said beside replies. A post of ours without any is a stream that was begun."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A message, and the thread that its reply stands in."""

    room: Room
    root: str
    message: str

    @classmethod
    def of(cls, exchange: Exchange) -> "Spot":
        """Return where the reply of an exchange stands."""
        return cls.at(exchange.thread.id, exchange.message.id)

    @classmethod
    def at(cls, thread: ThreadId, message: MessageId) -> "Spot":
        """Return where the reply to a message of a thread stands."""
        return cls(thread.room, thread.root.value, message.value)

    @property
    def channel(self) -> str:
        """The channel's id."""
        return self.room.id

    def within(self, thread: ThreadId) -> bool:
        """Whether the message stands in a thread."""
        return (self.room, self.root) == (thread.room, thread.root.value)

    def mark(self, part: int, post: Post | None = None) -> dict[str, Any]:
        """Return the metadata of a part of the reply, counted from 0."""
        payload = {"message": self.message, "part": part, "digest": post.digest if post else ""}
        return {"event_type": EVENT, "event_payload": payload}


def part_of(message: dict[str, Any], spot: Spot) -> int | None:
    """Return which part of the reply a message is, None when it is none."""
    metadata = message.get("metadata")
    if not isinstance(metadata, dict) or metadata.get("event_type") != EVENT:
        return None
    payload = metadata.get("event_payload")
    if not isinstance(payload, dict) or payload.get("message") != spot.message:
        return None
    part = payload.get("part")
    return part if isinstance(part, int) else None
