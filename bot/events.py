"""What a platform tells the bot, as values."""

from dataclasses import dataclass
from datetime import datetime

from bot.flag import Reason
from bot.thread import Message, MessageId, PersonId, Room, ThreadId


@dataclass(frozen=True, slots=True)
class Asked:
    """
    Somebody wrote to the bot. An edited question comes as a new event with the same message id.

    Attributes:
        audience: The groups whose documents may be used: the room's in a channel, the asker's in a direct
            message. Empty sees nothing.
        collections: Where to look; empty looks everywhere that the audience allows.
        addressed: Whether it is surely meant for the bot: a mention, a direct message. Else it stands in a
            thread, and is a question to the bot only as a follow-up of one that it answered there.
        quoted: The words of another message that this one replies to: context, neither question nor source.
        to_others: Whether it mentions other people, and not the bot.
    """

    message: Message
    thread: ThreadId
    audience: frozenset[str]
    collections: tuple[str, ...] = ()
    addressed: bool = True
    quoted: str = ""
    to_others: bool = False

    def __post_init__(self) -> None:
        if self.message.by_bot:
            raise ValueError(f"message {self.message.id.value!r} is the bot's own: it does not ask itself")

    @property
    def key(self) -> tuple[str, str, str, str]:
        """What is the same when the same message is delivered again."""
        room = self.thread.room
        return (room.platform, room.workspace, room.id, self.message.id.value)


@dataclass(frozen=True, slots=True)
class Deleted:
    """Somebody took a message away; nothing happens unless the bot replied to it."""

    room: Room
    message: MessageId


@dataclass(frozen=True, slots=True)
class Flagged:
    """
    Somebody says that a post is bad, or says more about it.

    Attributes:
        answer: The post; nothing happens when it is not the bot's.
        at: Aware, in UTC.
        why: None while the person has not said.
        mark: What they put on the post by it, a reaction's name or `bot.flag.THUMB`; "" for words alone.
    """

    room: Room
    answer: MessageId
    by: PersonId
    at: datetime
    why: Reason | None = None
    text: str = ""
    mark: str = ""


@dataclass(frozen=True, slots=True)
class Unflagged:
    """
    Somebody takes back what they said against a post.

    Attributes:
        mark: The one mark that they took off it; "" takes all back.
    """

    room: Room
    answer: MessageId
    by: PersonId
    at: datetime
    mark: str = ""


@dataclass(frozen=True, slots=True)
class Awaited:
    """Somebody wants to be told when the question that was refused by this post can be answered."""

    room: Room
    answer: MessageId
    by: PersonId
    at: datetime


@dataclass(frozen=True, slots=True)
class Rechecked:
    """
    Somebody wants the question asked again whose answer, this post, is marked as perhaps out of date.

    Attributes:
        audience: The groups whose documents may be used there now: the room's in a channel, else the person's.
    """

    room: Room
    answer: MessageId
    by: PersonId
    at: datetime
    audience: frozenset[str]


Event = Asked | Deleted | Flagged | Unflagged | Awaited | Rechecked
"""Closed: `bot.reception` matches every one of them."""
