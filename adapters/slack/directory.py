"""Who people are and what channels are, looked up once and remembered for a while."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from adapters.slack.calls import Calls, Refused
from adapters.slack.me import Me
from adapters.slack.written import Kind, Names, Written
from rag.errors import PortError

_log = logging.getLogger("footnote.slack")

V = TypeVar("V")

_FRESH_S = 300.0  # who left, or became a guest, is known so after five minutes
_KEPT = 10_000  # people and channels each: some 3 MB
_PRIVATE = ("is_private", "is_im", "is_mpim")  # docs.slack.dev/reference/objects/conversation-object
_NAMED = 20  # people and channels of one message that are looked up; nobody names more in a question


@dataclass(frozen=True, slots=True)
class Person:
    """
    Somebody in Slack.

    Attributes:
        name: As others see it; "" where Slack does not tell.
        email: "" where Slack does not tell: it takes the scope users:read.email.
        outsider: A guest, or somebody of another organisation, or somebody of whom Slack tells nothing.
    """

    id: str
    name: str = ""
    email: str = ""
    outsider: bool = True

    @property
    def names(self) -> frozenset[str]:
        """Everything that settings may call them."""
        return frozenset(name for name in (self.id, self.email) if name)


@dataclass(frozen=True, slots=True)
class Place:
    """
    A channel, or a direct conversation.

    Attributes:
        shared: Whether another organisation reads it, as far as Slack tells.
        private: Whether only those read it who were let in; so is one of which Slack tells nothing.
        told: Whether Slack tells anything of it.
    """

    id: str
    name: str = ""
    shared: bool = False
    private: bool = True
    told: bool = False


Placing = Callable[[str], Awaitable[Place]]
"""Looks up what a channel is."""


class Directory:
    """People and channels of a workspace. What Slack refuses to tell is remembered too."""

    def __init__(self, calls: Calls, me: Me, clock: Callable[[], float] = time.monotonic) -> None:
        self._calls, self._me = calls, me
        self._people = _Remembered(self._ask_person, clock)
        self._places = _Remembered(self._ask_place, clock)
        self._told: set[str] = set()

    async def person(self, user: str) -> Person:
        """Return who somebody is; whom Slack does not know is an outsider. Raises Unavailable."""
        return await self._people.of(user)

    async def place(self, channel: str) -> Place:
        """Return what a channel is; one that Slack does not tell of has no name. Raises Unavailable."""
        return await self._places.of(channel)

    async def names(self, written: Written) -> Names:
        """Return what those who are mentioned are called, as far as Slack tells now. Never raises."""
        return await self.names_of(written.mentions(Kind.PERSON), written.mentions(Kind.CHANNEL))

    async def names_of(self, people: Sequence[str], channels: Sequence[str] = ()) -> Names:
        """Return what these are called, as far as Slack tells now; the first twenty of each. Never raises."""
        others = [one for one in people if one != self._me.user_id]
        found_people = await _all_that_answer(self.person, others[:_NAMED])
        found_places = await _all_that_answer(self.place, channels[:_NAMED])
        return Names({one.id: one.name for one in found_people}, {one.id: one.name for one in found_places})

    async def _ask_person(self, user: str) -> Person:
        told = await self._asked("users.info", user=user)
        return _person(user, told["user"], self._me) if told.get("user") else Person(user)

    async def _ask_place(self, channel: str) -> Place:
        told = await self._asked("conversations.info", channel=channel)
        found: Mapping[str, Any] = told.get("channel") or {}
        shared = bool(found.get("is_ext_shared") or found.get("is_pending_ext_shared"))
        private = not found or channel.startswith("D") or any(found.get(kind) for kind in _PRIVATE)
        return Place(channel, str(found.get("name") or ""), shared, private, told=bool(found))

    async def _asked(self, method: str, **arguments: str) -> Mapping[str, Any]:
        """Return what Slack tells, nothing where it refuses to."""
        try:
            return await self._calls(method, **arguments)
        except Refused as error:
            if str(error) not in self._told:  # a missing scope is told once, not for each person
                self._told.add(str(error))
                _log.warning("slack_does_not_tell", extra={"fields": {"problem": str(error)}})
            return {}


async def _all_that_answer(look_up: Callable[[str], Awaitable[V]], ids: Sequence[str]) -> Sequence[V]:
    async def one(of: str) -> V | None:
        try:
            return await look_up(of)
        except PortError:
            return None

    found = await asyncio.gather(*(one(of) for of in ids))
    return [each for each in found if each is not None]


def _person(user: str, told: Mapping[str, Any], me: Me) -> Person:
    profile: Mapping[str, Any] = told.get("profile") or {}
    name = profile.get("display_name") or profile.get("real_name") or told.get("real_name") or told.get("name") or ""
    return Person(user, str(name), str(profile.get("email") or ""), _is_outsider(told, me))


def _is_outsider(told: Mapping[str, Any], me: Me) -> bool:
    """Whether somebody is a guest, a stranger of a shared channel, or of a team that is not the bot's."""
    if told.get("is_stranger") or told.get("is_restricted") or told.get("is_ultra_restricted") or told.get("deleted"):
        return True
    team = str(told.get("team_id") or "")
    organisation = str((told.get("enterprise_user") or {}).get("enterprise_id") or "")
    same = team == me.team_id or bool(me.enterprise_id and organisation == me.enterprise_id)
    return not same


class _Remembered(Generic[V]):
    """What was looked up, for five minutes; one look-up at a time for each id."""

    def __init__(self, look_up: Callable[[str], Awaitable[V]], clock: Callable[[], float]) -> None:
        self._look_up, self._clock = look_up, clock
        self._known: OrderedDict[str, tuple[float, V]] = OrderedDict()
        self._asking: dict[str, asyncio.Task[V]] = {}

    async def of(self, key: str) -> V:
        """Return what is known of `key`, asked for when it is not fresh. Raises what the look-up raises."""
        known = self._known.get(key)
        if known and self._clock() - known[0] < _FRESH_S:
            return known[1]
        task = self._asking.get(key)
        if task is None:
            task = self._asking[key] = asyncio.create_task(self._learn(key))
            task.add_done_callback(lambda done: self._asked(key, done))
        return await asyncio.shield(task)  # whoever waits may be stopped; the others still wait

    async def _learn(self, key: str) -> V:
        value = await self._look_up(key)
        self._known.pop(key, None)
        self._known[key] = (self._clock(), value)
        if len(self._known) > _KEPT:
            self._known.popitem(last=False)
        return value

    def _asked(self, key: str, done: asyncio.Task[V]) -> None:
        self._asking.pop(key, None)
        if not done.cancelled():
            done.exception()  # looked at, so that nobody is told of it again when all who waited were stopped
