"""What goes out to a conversation of Teams: activities as JSON, and what a send needs to know of the place."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from enum import StrEnum
from typing import Any, Protocol, Self

from bot.thread import MessageId, Room, Thread, ThreadId

Activity = Mapping[str, Any]
"""A message, typing or stream activity: plain JSON with the field names of the Bot Framework protocol, v3."""


class Kind(StrEnum):
    """Kinds of conversation, as activities name them in `conversation.conversationType`."""

    PERSONAL = "personal"
    GROUP = "groupChat"
    CHANNEL = "channel"


@dataclass(frozen=True, slots=True)
class Reference:
    """
    A conversation, as a later send needs it; all of it was told by an activity that came from there.

    Attributes:
        service_url: Where sends go: the `serviceUrl` of the newest activity.
        conversation_id: Without `;messageid=`, which names a thread of a channel: see `in_thread`.
        bot_id, bot_name: The bot in this conversation, as `recipient` named it.
        tenant_id: "" where no activity told it.
        user_id, user_name: The person of a personal chat; elsewhere whoever wrote last, or "".
        team_id: Of a channel: the id of its group (`channelData.team.aadGroupId`), which deep links carry; else "".
    """

    service_url: str
    conversation_id: str
    bot_id: str
    bot_name: str = ""
    tenant_id: str = ""
    kind: Kind = Kind.PERSONAL
    user_id: str = ""
    user_name: str = ""
    team_id: str = ""

    def __post_init__(self) -> None:
        if not (self.service_url and self.conversation_id and self.bot_id):
            raise ValueError(
                f"nothing can be sent by a reference without an address, a conversation and a bot: {self!r}"
            )

    def in_thread(self, root: MessageId) -> "Reference":
        """Return the reference of a channel's thread; elsewhere there are no threads, and it is this one."""
        if self.kind is not Kind.CHANNEL:
            return self
        return replace(self, conversation_id=f"{self.conversation_id};messageid={root.value}")

    def as_json(self) -> dict[str, str]:
        """Return it as JSON for a store."""
        return {name: str(value) for name, value in asdict(self).items()}

    @classmethod
    def of_json(cls, kept: Mapping[str, str]) -> Self:
        """Return what `as_json` gave; names that it does not know are left out. Raises ValueError for nonsense."""
        known = {field.name for field in fields(cls)} & kept.keys()
        values: dict[str, Any] = {name: kept[name] for name in known}
        return cls(**values | {"kind": Kind(values.get("kind", Kind.PERSONAL))})


class Refused(Exception):
    """
    The connector did not take an activity, or nobody answered.

    Attributes:
        status: Of HTTP; 0 when no answer came.
        code: The error's name in the body ("MessageSizeTooBig", "ContentStreamNotAllowed"), or "".
        retry_after_s: The wait in seconds that the connector asked for, if any.
        never_left: Whether it is sure that the activity did not reach the connector.
    """

    def __init__(
        self, status: int, code: str = "", retry_after_s: float | None = None, *, never_left: bool = False
    ) -> None:
        super().__init__(f"the connector answered {status} {code}".rstrip())
        self.status = status
        self.code = code
        self.retry_after_s = retry_after_s
        self.never_left = never_left


class Sender(Protocol):
    """The connector of Teams. Each call is tried once, within a timeout of its own; the caller decides about more."""

    async def send(self, reference: Reference, activity: Activity) -> str:
        """Post an activity and return its id, "" where the connector names none. Raises Refused."""

    async def update(self, reference: Reference, activity_id: str, activity: Activity) -> None:
        """Put an activity in the place of one that was sent. Raises Refused."""

    async def delete(self, reference: Reference, activity_id: str) -> None:
        """Take an activity away. Raises Refused."""


class References(Protocol):
    """The conversations that are known, kept over restarts."""

    async def of(self, room: Room) -> Reference:
        """Return how to reach a room. Raises Rejected for one that no activity ever came from, else PortError."""


class Past(Protocol):
    """What people wrote in a channel's thread before the bot was asked there."""

    async def of(self, reference: Reference, thread: ThreadId) -> Thread:
        """Return what may be read of the thread, the newest messages surely among it. Raises PortError."""
