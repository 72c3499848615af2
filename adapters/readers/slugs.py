"""Ids that GitHub and most handbook sites give to headings."""

import re

_DROPPED = re.compile(r"[^\w\- ]")


def slug_of(heading: str) -> str:
    """Return "Who's in? (2024)" as "whos-in-2024"; dashes and underscores stay. "" for signs alone."""
    return _DROPPED.sub("", heading.strip().lower()).replace(" ", "-")


class Slugs:
    """Hands out ids within one document: the second "notes" is "notes-1", as GitHub counts."""

    def __init__(self) -> None:
        self._given: dict[str, int] = {}

    def give(self, heading: str) -> str:
        """Return the id of the next heading, unlike all before it; "" for a heading of signs alone."""
        slug = slug_of(heading)
        seen = self._given.get(slug, -1) + 1
        self._given[slug] = seen
        if not slug or not seen:
            return slug
        unique = f"{slug}-{seen}"
        self._given.setdefault(unique, 0)
        return unique
