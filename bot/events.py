"""What a platform tells the bot, as values."""

from dataclasses import dataclass

from bot.thread import Message, ThreadId


@dataclass(frozen=True, slots=True)
class Asked:
    """
    Somebody addressed the bot. An edited question comes as a new event with the same message id.

    Attributes:
        audience: The groups whose documents may be used: the room's in a channel, the asker's in a direct
            message. Empty sees nothing.
        collections: Where to look; empty looks everywhere that the audience allows.
    """

    message: Message
    thread: ThreadId
    audience: frozenset[str]
    collections: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.message.by_bot:
            raise ValueError(f"message {self.message.id.value!r} is the bot's own: it does not ask itself")

    @property
    def key(self) -> tuple[str, str, str, str]:
        """What is the same when the same message is delivered again."""
        room = self.thread.room
        return (room.platform, room.workspace, room.id, self.message.id.value)
