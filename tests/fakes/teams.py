"""The connector of Teams in memory: it keeps what was sent, and fails as it is told to."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Any

from adapters.teams.render import size
from adapters.teams.sender import Activity, Kind, Reference, Refused
from bot.thread import Message, MessageId, Room, Thread, ThreadId

REFERENCE = Reference(
    "https://smba.trafficmanager.net/emea/",
    "19:general@thread.tacv2",
    "28:footnote",
    "Footnote",
    "11111111-2222-3333-4444-555555555555",
    Kind.CHANNEL,
    team_id="99999999-8888-7777-6666-555555555555",
)
PERSONAL = Reference("https://smba.trafficmanager.net/emea/", "a:chat", "28:footnote", "Footnote", user_id="29:ann")


@dataclass
class FakeConnector:
    """
    Conversations as Teams has them, a stream being a message whose text grows.

    Attributes:
        fails: What the next calls come to, in order; None is success.
        limit: Bytes of UTF-16 that a message may have.
        names: Whether sends tell the id of what they posted.
        prefixes: Whether what a stream says must go on with what it said before.
    """

    shown: dict[str, tuple[str, dict[str, Any]]] = field(default_factory=dict)
    calls: list[tuple[str, str, dict[str, Any]]] = field(default_factory=list)
    fails: list[Refused | None] = field(default_factory=list)
    limit: int = 100 * 1024
    names: bool = True
    streams: bool = True
    prefixes: bool = True
    stopped: bool = False
    _finished: set[str] = field(default_factory=set)
    _count: int = 0

    @property
    def messages(self) -> list[dict[str, Any]]:
        """What stands there, in order."""
        return [activity for _, activity in self.shown.values()]

    @property
    def texts(self) -> list[str]:
        return [str(activity.get("text", "")) for activity in self.messages]

    async def send(self, reference: Reference, activity: Activity) -> str:
        self._called("send", reference, activity)
        if stream := _stream_of(activity):
            return self._streamed(reference, activity, stream)
        return self._posted(reference, activity) if activity["type"] == "message" else ""

    async def update(self, reference: Reference, activity_id: str, activity: Activity) -> None:
        self._called("update", reference, activity)
        if activity_id not in self.shown:
            raise Refused(404, "ActivityNotFoundInConversation")
        self.shown[activity_id] = (reference.conversation_id, dict(activity))

    async def delete(self, reference: Reference, activity_id: str) -> None:
        self._called("delete", reference, {})
        if self.shown.pop(activity_id, None) is None:
            raise Refused(404, "ActivityNotFoundInConversation")

    def _called(self, name: str, reference: Reference, activity: Activity) -> None:
        self.calls.append((name, reference.conversation_id, dict(activity)))
        if self.fails and (failed := self.fails.pop(0)):
            raise failed
        if size(activity) > self.limit:
            raise Refused(413, "MessageSizeTooBig")

    def _posted(self, reference: Reference, activity: Activity) -> str:
        self._count += 1
        named = f"{1700000000000 + self._count}"
        self.shown[named] = (reference.conversation_id, dict(activity))
        return named if self.names else ""

    def _streamed(self, reference: Reference, activity: Activity, stream: Mapping[str, Any]) -> str:
        named = str(stream.get("streamId", ""))
        if not self.streams or reference.kind is not Kind.PERSONAL or self.stopped or named in self._finished:
            raise Refused(403, "ContentStreamNotAllowed")
        if not named:
            return self._posted(reference, activity)
        _, before = self.shown[named]
        grown = _stream_of(before)
        grows = self.prefixes and grown is not None and grown["streamType"] == "streaming"
        if grows and not str(activity["text"]).startswith(str(before["text"])):
            raise Refused(400, "BadRequest")
        if stream["streamType"] == "final":
            self._finished.add(named)
        self.shown[named] = (reference.conversation_id, dict(activity))
        return ""


def _stream_of(activity: Activity) -> Mapping[str, Any] | None:
    return next((one for one in activity.get("entities", ()) if one["type"] == "streaminfo"), None)


@dataclass
class FakeReferences:
    """Every room is this one."""

    reference: Reference = REFERENCE

    async def of(self, room: Room) -> Reference:
        return replace(self.reference, conversation_id=room.id)


@dataclass
class FakePast:
    """Reads what the connector shows, as Microsoft Graph would."""

    connector: FakeConnector

    async def of(self, reference: Reference, thread: ThreadId) -> Thread:
        place = reference.in_thread(thread.root).conversation_id
        posts = [(name, told) for name, (where, told) in self.connector.shown.items() if where == place]
        at = datetime(2026, 5, 3, tzinfo=UTC)
        return Thread(
            thread, tuple(Message(MessageId(name), None, str(told.get("text", "")), at) for name, told in posts)
        )
