"""Who said what, where: people, rooms, messages and the threads that they stand in."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta


@dataclass(frozen=True, slots=True)
class PersonId:
    """A person, or another bot, as the platform names them. Opaque: only an adapter reads it."""

    value: str

    def __post_init__(self) -> None:
        if not self.value.strip():
            raise ValueError("a person's id is not blank; a message of the bot itself has author None")


@dataclass(frozen=True, slots=True)
class MessageId:
    """A message as the platform names it, unique in its room. Opaque: only an adapter reads it."""

    value: str

    def __post_init__(self) -> None:
        if not self.value.strip():
            raise ValueError("a message's id is not blank")


@dataclass(frozen=True, slots=True)
class Room:
    """A channel, a group or a direct conversation; `platform` is its adapter's name: "slack", "teams"."""

    platform: str
    workspace: str
    id: str

    def __post_init__(self) -> None:
        if not (self.platform and self.id):
            raise ValueError(f"a room needs a platform and an id: {self!r}")


@dataclass(frozen=True, slots=True)
class ThreadId:
    """A thread of a room. `root` is the message that opened it, or what an adapter puts in its place."""

    room: Room
    root: MessageId


@dataclass(frozen=True, slots=True)
class Message:
    """
    One message.

    Attributes:
        author: None for the bot itself; another bot is a person here.
        text: Plain, without the bot's own mention; forwarded words are in it. Blank for an emoji or a bare mention.
        at: Aware, in UTC.
        unread: Names of files and pictures that came with it, which nobody read.
    """

    id: MessageId
    author: PersonId | None
    text: str
    at: datetime
    unread: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.at.utcoffset() != timedelta(0):
            raise ValueError(f"message {self.id.value!r} needs a time in UTC, not {self.at!r}: use {UTC!r}")

    @property
    def by_bot(self) -> bool:
        """Whether the bot itself said it."""
        return self.author is None


@dataclass(frozen=True, slots=True)
class Thread:
    """
    What was said so far, oldest first.

    Attributes:
        partial: Whether older messages exist that are not among `messages`.
    """

    id: ThreadId
    messages: tuple[Message, ...] = ()
    partial: bool = False

    def __post_init__(self) -> None:
        pairs = zip(self.messages, self.messages[1:], strict=False)
        if any(later.at < earlier.at for earlier, later in pairs):
            raise ValueError(f"the messages of thread {self.id.root.value!r} are not oldest first: sort them")

    def before(self, message: Message) -> "Thread":
        """Return the thread as it was when `message` came: itself and everything after it left out."""
        ids = [m.id for m in self.messages]
        known = self.messages[: ids.index(message.id)] if message.id in ids else self.messages
        return Thread(self.id, tuple(m for m in known if m.at <= message.at), self.partial)

    def newest(self, limit: int) -> "Thread":
        """Return the thread with its newest `limit` messages, and its root where it is known."""
        if len(self.messages) <= limit:
            return self
        root = self.root()
        kept = self.messages[len(self.messages) - limit :]
        return Thread(self.id, kept if root is None or root in kept else (root, *kept), partial=True)

    def root(self) -> Message | None:
        """Return the message that opened the thread; None when it is not among those that are known."""
        if not self.messages:
            return None
        first = self.messages[0]
        if first.id == self.id.root or not self.partial:
            return first
        return next((m for m in self.messages if m.id == self.id.root), None)

    def last_reply(self) -> Message | None:
        """Return the newest message of the bot, or None."""
        return next((m for m in reversed(self.messages) if m.by_bot), None)

    def turns_of(self, person: PersonId | None) -> Iterator[Message]:
        """Yield what this person wrote, newest first, blank messages left out."""
        return (m for m in reversed(self.messages) if m.author == person and m.text.strip())
