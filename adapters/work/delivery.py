"""What a platform delivered, and the store that keeps it until it is done."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol


@dataclass(frozen=True, slots=True)
class Delivery:
    """
    One thing to do.

    Attributes:
        platform: Whose handler does it: "slack", "teams".
        key: The same whenever the platform delivers the same thing again; unique within the platform.
        lane: Deliveries of one lane are done one at a time, in the order of their coming: a thread.
        body: JSON that the handler understands; it is forgotten once the work is done.
        subject: The message that it is about, or "": `Deliveries.drop` finds it by that.
        after_s: Seconds from now before which it is not begun.
        urgent: Whether somebody surely waits for it: it goes before other lanes' talk that may not be for the bot.
    """

    platform: str
    key: str
    lane: str
    body: Mapping[str, Any]
    subject: str = ""
    after_s: float = 0.0
    urgent: bool = True

    def __post_init__(self) -> None:
        if not (self.platform and self.key and self.lane):
            raise ValueError(f"a delivery needs a platform, a key and a lane: {self!r}")


@dataclass(frozen=True, slots=True)
class Claimed:
    """
    A delivery that a worker holds until its lease ends.

    Attributes:
        id: Unique in the store.
        attempt: From 1; counts how often it was begun, by whomever.
        age_s: Seconds since it came.
    """

    id: int
    delivery: Delivery
    attempt: int
    age_s: float


class Deliveries(Protocol):
    """Where deliveries are kept; several processes may share it. Everything raises PortError."""

    async def store(self, delivery: Delivery) -> bool:
        """Keep the delivery for good before this returns; say whether it is new. Raises Unavailable: too many wait."""

    async def claim(self, worker: str, platforms: Collection[str], lease_s: float) -> Claimed | None:
        """
        Return the delivery that may be begun now and hold it for `lease_s` seconds; None when there is none.

        Urgent ones come first, then the oldest.

        Only those of `platforms` are looked at: others wait for a process that serves them.

        It may be begun when nothing older of its lane is unfinished, and nobody holds it.
        """

    async def renew(self, worker: str, ids: Sequence[int], lease_s: float) -> Sequence[int]:
        """Hold these for `lease_s` seconds from now; return those that are still this worker's."""

    async def done(self, worker: str, claimed: Claimed) -> None:
        """Finish it: its key is remembered, its body forgotten. One that another worker holds now is left to it."""

    async def later(self, worker: str, claimed: Claimed, after_s: float) -> None:
        """Give it back, to be begun again after so many seconds."""

    async def drop(self, platform: str, subject: str) -> Sequence[int]:
        """Finish all unfinished deliveries about a subject, those that are being worked on too; return their ids."""

    async def open(self) -> int:
        """Return how many are unfinished."""


class Inbox(Protocol):
    """Where an adapter puts what its platform delivers."""

    async def put(self, delivery: Delivery) -> bool:
        """Keep the delivery and have it worked on; say whether it is new. Raises PortError: then do not acknowledge."""

    async def drop(self, platform: str, subject: str) -> None:
        """Work no more on what is about the subject, begun or not. Raises PortError."""
