"""Who belongs to a conversation: people of the bot's own directory, or guests and strangers."""

from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import monotonic
from typing import Any, Generic, TypeVar
from urllib.parse import quote, urlencode

from adapters.teams.failures import failure
from adapters.teams.line import Line
from adapters.teams.sender import Reference, Refused
from adapters.teams.wild import each, text
from rag.errors import Unavailable

T = TypeVar("T")

_FRESH_S = 600.0  # a guest who joins is seen within ten minutes; Teams' limit for the roster is one call a second
_MOST = 10_000  # answers that are kept
_PAGE = 500  # the most that one call gives (Microsoft Learn: Fetch roster, 2026)
_PAGES = 60  # a team has 25,000 people at most
_GUEST_MARK = "#ext#"  # in the address under which Entra keeps a guest


@dataclass(frozen=True, slots=True)
class Member:
    """
    A person of a conversation.

    Attributes:
        names: Addresses and ids that settings may call the person.
        outsider: Whether it is a guest, or of another directory.
    """

    names: frozenset[str]
    outsider: bool


class Roster:
    """The connector's lists of members, kept for ten minutes. `tenant` is the own directory, "" in local mode."""

    def __init__(self, line: Line, tenant: str, clock: Callable[[], float] = monotonic) -> None:
        self._line = line
        self._tenant = tenant
        self._members: _Recent[Member | None] = _Recent(clock)
        self._outsiders: _Recent[bool | None] = _Recent(clock)

    async def member(self, reference: Reference, person: str) -> Member | None:
        """Return a person of the conversation, None where Teams does not show it to the bot. Raises Unavailable."""
        key = (reference.conversation_id, person)
        for known in self._members.of(key):
            return known
        told = await self._asked(f"{_members(reference)}/{quote(person, safe='')}", reference)
        member = None if told is None else _member(told, self._tenant)
        self._members.keep(key, member)
        return member

    async def has_outsiders(self, reference: Reference) -> bool | None:
        """Return whether guests or strangers read along; None where Teams does not show it. Raises Unavailable."""
        key = (reference.conversation_id, "")
        for known in self._outsiders.of(key):
            return known
        found = await self._search(reference)
        self._outsiders.keep(key, found)
        return found

    def forget(self, conversation_id: str) -> None:
        """Ask anew who belongs to a conversation: somebody came or went."""
        self._outsiders.drop((conversation_id, ""))

    async def _search(self, reference: Reference) -> bool | None:
        further = ""
        for _ in range(_PAGES):
            query = {"pageSize": str(_PAGE)} | ({"continuationToken": further} if further else {})
            url = f"{_members(reference, 'pagedmembers')}?{urlencode(query)}"
            told = await self._asked(url, reference)
            if told is None:
                return None
            if any(_member(one, self._tenant).outsider for one in each(told, "members")):
                return True
            further = text(told, "continuationToken")
            if not further:
                return False
        return True  # more than Teams allows: who they are is not known

    async def _asked(self, url: str, reference: Reference) -> Mapping[str, Any] | None:
        try:
            return await self._line.call("GET", url) or None
        except Refused as refused:
            why = failure(refused)
            if isinstance(why, Unavailable):
                raise Unavailable(f"Teams does not say who is in {reference.conversation_id!r}: {why}") from refused
            return None


class _Recent(Generic[T]):
    """Answers that are still fresh; of too many the oldest are dropped."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._kept: OrderedDict[tuple[str, str], tuple[float, T]] = OrderedDict()

    def of(self, key: tuple[str, str]) -> tuple[()] | tuple[T]:
        """Return what is known, or nothing."""
        if key not in self._kept or self._clock() - self._kept[key][0] >= _FRESH_S:
            return ()
        return (self._kept[key][1],)

    def keep(self, key: tuple[str, str], value: T) -> None:
        self.drop(key)
        self._kept[key] = (self._clock(), value)
        while len(self._kept) > _MOST:
            self._kept.popitem(last=False)

    def drop(self, key: tuple[str, str]) -> None:
        self._kept.pop(key, None)


def _members(reference: Reference, kind: str = "members") -> str:
    return f"{reference.service_url.rstrip('/')}/v3/conversations/{quote(reference.conversation_id, safe='')}/{kind}"


def _member(told: Mapping[str, Any], tenant: str) -> Member:
    names = ("id", "aadObjectId", "objectId", "email", "userPrincipalName")
    known = frozenset(text(told, name) for name in names) - {""}
    role = text(told, "userRole").casefold()
    elsewhere = bool(tenant) and text(told, "tenantId").casefold() not in ("", tenant.casefold())
    guest = role not in ("", "user") or _GUEST_MARK in text(told, "userPrincipalName").casefold()
    return Member(known, guest or elsewhere)
