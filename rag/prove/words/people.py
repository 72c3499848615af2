"""Words for those whom a page is written for: "all team members" are whoever asks."""

from rag.prove.words.roots import root_of

PEOPLE = frozenset(
    map(
        root_of,
        """employee staff worker colleague teammate team member people person somebody someone user participant
        attendee""".split(),
    )
)
"""Their stems."""
