"""What an activity of Teams tells, as values."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from adapters.teams.sender import Kind, Reference
from adapters.teams.text import said_in
from adapters.teams.wild import at, each, text
from bot.thread import Message, MessageId, PersonId, Room, ThreadId

PLATFORM = "teams"

_LONGEST_ID = 255  # characters: what the ledger keeps
_BOT = "28:"  # how ids of bots begin, those of people with 29:


@dataclass(frozen=True, slots=True)
class Person:
    """
    Who did it.

    Attributes:
        names: All that Teams calls them: its own id, and that of Entra where it is told.
        tenant: The directory they act from, or "" where the activity does not say.
    """

    id: PersonId
    names: frozenset[str]
    tenant: str


@dataclass(frozen=True, slots=True)
class Place:
    """
    Where it happened.

    Attributes:
        names: What settings may call the room: the conversation, the channel, its team; the nearest first.
        shared: Whether it is a channel that other teams, or companies, may take part in.
    """

    reference: Reference
    thread: ThreadId
    names: tuple[str, ...]
    shared: bool = False

    @property
    def room(self) -> Room:
        """The conversation, whatever the thread."""
        return self.thread.room


@dataclass(frozen=True, slots=True)
class Wrote:
    """Somebody wrote, or rewrote, a message; `quoted` are the words of another one that it replies to."""

    place: Place
    by: Person
    message: Message
    quoted: str = ""
    addressed: bool = True
    to_others: bool = False


@dataclass(frozen=True, slots=True)
class TookBack:
    """Somebody deleted a message."""

    place: Place
    message: MessageId


@dataclass(frozen=True, slots=True)
class Reacted:
    """Somebody put reactions on a message, or took them away; ids are without skin tones."""

    place: Place
    by: Person
    at: datetime
    message: MessageId
    added: frozenset[str]
    removed: frozenset[str]


@dataclass(frozen=True, slots=True)
class Rated:
    """Somebody pressed a thumb below an answer; `answer` is None where Teams does not say which."""

    place: Place
    by: Person
    at: datetime
    answer: MessageId | None
    good: bool
    words: str


@dataclass(frozen=True, slots=True)
class Pressed:
    """Somebody pressed a button of a card; `card` is the message that shows it, None where Teams does not say."""

    place: Place
    by: Person
    at: datetime
    card: MessageId | None
    verb: str
    given: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Arrived:
    """The bot was added to a conversation; `language` is that of whoever did it, or ""."""

    place: Place
    language: str


@dataclass(frozen=True, slots=True)
class Left:
    """The bot was taken away from a conversation."""

    place: Place


News = Wrote | TookBack | Reacted | Rated | Pressed | Arrived | Left
"""Closed: `adapters.teams.served` matches every one of them."""


def place_of(activity: Mapping[str, Any], bot: str) -> Place | None:
    """Return where an activity happened, None where it does not say. `bot` is our id where `recipient` is missing."""
    whole, service_url = text(activity, "conversation", "id"), text(activity, "serviceUrl")
    base, _, root = whole.partition(";messageid=")
    if not base or not service_url or len(base) > _LONGEST_ID:
        return None
    kind = _kind(activity, base)
    by, team = at(activity, "from"), at(activity, "channelData", "team")
    reference = Reference(
        service_url=service_url,
        conversation_id=base,
        bot_id=text(activity, "recipient", "id") or bot,
        bot_name=text(activity, "recipient", "name"),
        tenant_id=_tenant(activity),
        kind=kind,
        user_id=text(by, "id"),
        user_name=text(by, "name"),
        team_id=text(team, "aadGroupId"),
    )
    # Outside of channels there are no threads: the conversation itself is one.
    opened = (root or text(activity, "id") or base) if kind is Kind.CHANNEL else base
    names = (base, text(activity, "channelData", "channel", "id"), text(team, "id"), text(team, "aadGroupId"))
    shared = text(activity, "channelData", "channel", "type").casefold() == "shared"
    thread = ThreadId(Room(PLATFORM, "", base), MessageId(opened[:_LONGEST_ID]))
    return Place(reference, thread, tuple(dict.fromkeys(name for name in names if name)), shared)


def person_of(activity: Mapping[str, Any]) -> Person | None:
    """Return who did it; None for nobody, and for a bot."""
    by = text(activity, "from", "id")
    if not by or len(by) > _LONGEST_ID or by.startswith(_BOT) or by == text(activity, "recipient", "id"):
        return None
    if text(activity, "from", "role").casefold() == "bot":
        return None
    names = frozenset(name for name in (by, text(activity, "from", "aadObjectId")) if name)
    return Person(PersonId(by), names, text(activity, "from", "tenantId") or _tenant(activity))


def message_of(activity: Mapping[str, Any], by: Person, place: Place, came: datetime) -> Wrote | None:
    """Return what somebody wrote; None without an id. `came` is the time where the activity tells none."""
    number = text(activity, "id")
    if not number or len(number) > _LONGEST_ID:
        return None
    said = said_in(activity)
    edited = text(activity, "type") == "messageUpdate"
    when = (_of_id(number) if edited else None) or time_of(activity, came)
    message = Message(MessageId(number), by.id, said.text, when, said.unread)
    addressed = place.reference.kind is Kind.PERSONAL or said.to_bot
    return Wrote(place, by, message, said.quoted, addressed, said.to_others)


def time_of(activity: Mapping[str, Any], came: datetime) -> datetime:
    """Return when it happened, in UTC; when it came, where the activity does not say."""
    try:
        told = datetime.fromisoformat(text(activity, "timestamp"))
    except ValueError:
        return came
    return told.astimezone(UTC) if told.tzinfo else told.replace(tzinfo=UTC)


def bot_was_added(activity: Mapping[str, Any]) -> bool:
    """Whether the bot itself is new in the conversation."""
    if text(activity, "type") == "installationUpdate":
        return text(activity, "action").startswith("add")  # also add-upgrade
    bot = text(activity, "recipient", "id")
    return bool(bot) and bot in [text(member, "id") for member in each(activity, "membersAdded")]


def bot_was_removed(activity: Mapping[str, Any]) -> bool:
    """Whether the bot itself is gone from the conversation."""
    if text(activity, "type") == "installationUpdate":
        return text(activity, "action") == "remove"  # not remove-upgrade: another version comes in its place
    bot = text(activity, "recipient", "id")
    return bool(bot) and bot in [text(member, "id") for member in each(activity, "membersRemoved")]


def _kind(activity: Mapping[str, Any], base: str) -> Kind:
    told = text(activity, "conversation", "conversationType")
    if told in list(Kind):
        return Kind(told)
    if base.endswith(("@thread.tacv2", "@thread.skype")):
        return Kind.CHANNEL
    return Kind.GROUP if at(activity, "conversation", "isGroup") is True else Kind.PERSONAL


def _tenant(activity: Mapping[str, Any]) -> str:
    return text(activity, "channelData", "tenant", "id") or text(activity, "conversation", "tenantId")


def _of_id(number: str) -> datetime | None:
    """Return when a message was written: its id in channels and groups is that, in milliseconds since 1970."""
    if not (number.isascii() and number.isdigit() and len(number) == 13):
        return None
    return datetime.fromtimestamp(int(number) / 1000, UTC)
