"""Who belongs to a conversation: people of the bot's own directory, or guests and strangers."""

from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import monotonic
from typing import Any
from urllib.parse import quote, urlencode

from adapters.teams.failures import failure
from adapters.teams.line import Line
from adapters.teams.sender import Reference, Refused
from adapters.teams.wild import each, text
from rag.errors import Unavailable

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
        self._clock = clock
        self._known: OrderedDict[tuple[str, str], tuple[float, Any]] = OrderedDict()

    async def member(self, reference: Reference, person: str) -> Member | None:
        """Return a person of the conversation, None where Teams does not show it to the bot. Raises Unavailable."""
        key = (reference.conversation_id, person)
        if (kept := self._kept(key)) is not None:
            return kept[0]
        told = await self._asked(f"{_members(reference)}/{quote(person, safe='')}", reference)
        member = None if told is None else _member(told, self._tenant)
        self._keep(key, (member,))
        return member

    async def has_outsiders(self, reference: Reference) -> bool | None:
        """Return whether guests or strangers read along; None where Teams does not show it. Raises Unavailable."""
        key = (reference.conversation_id, "")
        if (kept := self._kept(key)) is not None:
            return kept[0]
        found = await self._search(reference)
        self._keep(key, (found,))
        return found

    def forget(self, conversation_id: str) -> None:
        """Ask anew who belongs to a conversation: somebody came or went."""
        for key in [key for key in self._known if key[0] == conversation_id]:
            del self._known[key]

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

    def _kept(self, key: tuple[str, str]) -> tuple[Any] | None:
        at, value = self._known.get(key, (0.0, None))
        return value if value is not None and self._clock() - at < _FRESH_S else None

    def _keep(self, key: tuple[str, str], value: tuple[Any]) -> None:
        self._known[key] = (self._clock(), value)
        while len(self._known) > _MOST:
            self._known.popitem(last=False)


def _members(reference: Reference, kind: str = "members") -> str:
    return f"{reference.service_url.rstrip('/')}/v3/conversations/{quote(reference.conversation_id, safe='')}/{kind}"


def _member(told: Mapping[str, Any], tenant: str) -> Member:
    names = ("id", "aadObjectId", "objectId", "email", "userPrincipalName")
    known = frozenset(text(told, name) for name in names) - {""}
    role = text(told, "userRole").casefold()
    elsewhere = bool(tenant) and text(told, "tenantId").casefold() not in ("", tenant.casefold())
    guest = role not in ("", "user") or _GUEST_MARK in text(told, "userPrincipalName").casefold()
    return Member(known, guest or elsewhere)
