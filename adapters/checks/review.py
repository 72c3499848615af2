"""What the review channel is told."""

from collections.abc import Iterator

from adapters.checks.check import Check, Mark
from adapters.rights import audience_in
from adapters.settings import Settings


def review_checks(settings: Settings) -> Iterator[Check]:
    """Yield what a channel that is told of flags gets to see; nothing where none is told."""
    channel = settings.slack.review_channel
    if channel:
        groups = ", ".join(sorted(audience_in(settings.slack, channel, shared=False)))
        told = (
            f"{channel} is told of each flag; question and reply too, of pages that {groups} may read, "
            "but not of private conversations"
        )
        yield Check("review channel", Mark.OK, told)
