"""Who may read what: rooms and people of a platform -> the groups whose documents they may see."""

from collections.abc import Mapping

from adapters.settings import Rooms, Settings
from rag.evidence import EVERYONE, EXTERNAL


def audience_in(rooms: Rooms, room: str, *, shared: bool) -> frozenset[str]:
    """
    Return the groups of everybody in a room, whoever asks there: those that the settings give it, else all staff.

    In a room that is `shared` with another company only what is marked for outsiders.
    """
    if shared:
        return frozenset({EXTERNAL})
    named = rooms.rooms.get(room)
    return frozenset({EVERYONE, *(named.audience if named else ())})


def audience_of(rooms: Rooms, names: frozenset[str], *, outsider: bool) -> frozenset[str]:
    """
    Return the groups of a person in a direct conversation.

    `names` are all that the platform calls them (ids, an address); of an outsider only what is marked for outsiders.
    """
    if outsider:
        return frozenset({EXTERNAL})
    return frozenset({EVERYONE, *_groups(rooms.groups, names)})


def groups_of(settings: Settings) -> frozenset[str]:
    """Return the groups that the settings name anywhere: of collections, rooms and people."""
    named = {group for section in settings.collections.values() for group in section.audience}
    for platform in (settings.slack, settings.teams):
        named |= platform.groups.keys()
        named |= {group for room in platform.rooms.values() for group in room.audience}
    return frozenset(named)


def collections_in(rooms: Rooms, room: str) -> tuple[str, ...]:
    """Return where questions of a room look; empty looks everywhere."""
    named = rooms.rooms.get(room)
    return named.collections if named else ()


def _groups(groups: Mapping[str, tuple[str, ...]], names: frozenset[str]) -> frozenset[str]:
    known = {name.casefold() for name in names}
    return frozenset(group for group, members in groups.items() if known & {member.casefold() for member in members})
