"""Who may read what in Teams: in a personal chat what the person may, elsewhere what everybody there may."""

from dataclasses import dataclass

from adapters.rights import audience_in, audience_of, collections_in
from adapters.settings import Teams
from adapters.teams.events import Person, Place
from adapters.teams.roster import Roster
from adapters.teams.sender import Kind


@dataclass(frozen=True, slots=True)
class Rights:
    """`tenant` is the bot's own directory, "" in local mode."""

    settings: Teams
    roster: Roster
    tenant: str

    async def of(self, place: Place, by: Person) -> tuple[frozenset[str], tuple[str, ...]]:
        """Return the groups whose documents may be used, and where to look. Raises Unavailable."""
        named = self._named(place)
        if place.reference.kind is Kind.PERSONAL:
            return await self._of_person(place, by), collections_in(self.settings, named)
        shared = await self._shared(place, by)
        return audience_in(self.settings, named, shared=shared), collections_in(self.settings, named)

    async def _of_person(self, place: Place, by: Person) -> frozenset[str]:
        if self._elsewhere(by.tenant):
            return audience_of(self.settings, by.names, outsider=True)
        member = await self.roster.member(place.reference, by.id.value)
        names = by.names | (member.names if member else frozenset())
        return audience_of(self.settings, names, outsider=bool(member and member.outsider))

    async def _shared(self, place: Place, by: Person) -> bool:
        """Whether outsiders read along; where Teams does not show who reads, what the activity says has to do."""
        if self._elsewhere(by.tenant) or self._elsewhere(place.reference.tenant_id):
            return True
        found = await self.roster.has_outsiders(place.reference)
        return place.shared if found is None else found

    def _elsewhere(self, tenant: str) -> bool:
        return bool(self.tenant and tenant) and tenant.casefold() != self.tenant.casefold()

    def _named(self, place: Place) -> str:
        """Return the nearest name of the room that settings speak of: the channel before its team."""
        return next((name for name in place.names if name in self.settings.rooms), place.names[0])
