"""The conversations that the bot knows how to reach: what the newest activity of each told, kept over restarts."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Protocol

from adapters.teams.access import Access
from adapters.teams.sender import Kind, Reference, References
from adapters.teams.trust import trusted
from bot.thread import Room
from rag.errors import Rejected

_MOST = 10_000  # conversations that need no look into the store


class Kept(Protocol):
    """Where references are kept; everything raises PortError."""

    async def keep_reference(self, room: Room, told: Mapping[str, str]) -> None:
        """Keep this in the place of what was known of the room."""

    async def reference(self, room: Room) -> Mapping[str, str] | None:
        """Return what was kept of a room, or None."""


class KnownRooms:
    """References in a store, and the newest of them at hand."""

    def __init__(self, access: Access, kept: Kept) -> None:
        self._access = access
        self._kept = kept
        self._at_hand: dict[Room, Reference] = {}

    async def keep(self, room: Room, reference: Reference) -> None:
        """Keep how to reach a room, if it has changed; one whose address is not trusted never. Raises PortError."""
        if not trusted(self._access, reference.service_url):
            return
        if reference.kind is not Kind.PERSONAL:  # whoever wrote last says nothing of the room
            reference = replace(reference, user_id="", user_name="")
        known = self._at_hand.get(room) or await self._stored(room)
        whole = _completed(reference, known)
        if whole != known:
            await self._kept.keep_reference(room, whole.as_json())
        self._remember(room, whole)

    async def of(self, room: Room) -> Reference:
        """Return how to reach a room. Raises Rejected for one that no activity ever came from, else PortError."""
        known = self._at_hand.get(room) or await self._stored(room)
        if known is None:
            raise Rejected(f"nothing was ever heard from the conversation {room.id!r}: nothing can be sent there")
        if not trusted(self._access, known.service_url):
            raise Rejected(f"{known.service_url!r} is not trusted any more: see MICROSOFT_SERVICE_URLS")
        self._remember(room, known)
        return known

    async def _stored(self, room: Room) -> Reference | None:
        told = await self._kept.reference(room)
        try:
            return Reference.of_json(told) if told else None
        except (TypeError, ValueError):
            return None  # of another version: the next activity tells it anew

    def _remember(self, room: Room, reference: Reference) -> None:
        if len(self._at_hand) >= _MOST:
            self._at_hand.clear()
        self._at_hand[room] = reference


def _completed(new: Reference, known: Reference | None) -> Reference:
    """Return the new reference with what only an earlier activity told: not each names the tenant and the team."""
    if known is None:
        return new
    return replace(
        new,
        bot_name=new.bot_name or known.bot_name,
        tenant_id=new.tenant_id or known.tenant_id,
        user_id=new.user_id or known.user_id,
        user_name=new.user_name or known.user_name,
        team_id=new.team_id or known.team_id,
    )


_: type[References] = KnownRooms
