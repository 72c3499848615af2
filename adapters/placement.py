"""
Which passages of an index that is a server of its own stand where: what the index and the ledger tell each other.

A server's writes are not transactions. So each source's passages are written under a new version, which nobody sees;
one transaction of the ledger makes it the active one, and what was active before is deleted after a grace. A reader
takes a `Snapshot` before it searches, and passes over what is not active in it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import Protocol

from rag.evidence import Source


@dataclass(frozen=True, slots=True)
class Space:
    """
    A place on the server for passages with the vectors of one embedder.

    Attributes:
        name: The server's collection.
        embedder: The embedder's id; "" when there are no vectors.
        dims: Width of its vectors, 0 without any.
    """

    id: int
    name: str
    embedder: str
    dims: int


@dataclass(frozen=True, slots=True)
class Placed:
    """
    A source in a space.

    Attributes:
        version: What its passages are written under; None once it is removed.
        passages, vectors, length: How many passages, how many of them have vectors, and their stems together.
    """

    source: Source
    digest: str
    version: int | None
    passages: int
    vectors: int
    length: int


@dataclass(frozen=True, slots=True, eq=False)
class Snapshot:
    """
    One state of the index.

    Attributes:
        generation: Grows with each change.
        space: None before anything is written.
        placed: The sources by id, none of them removed; each knows by what it is superseded.
        by_version: The same by their version.
    """

    generation: int = 0
    space: Space | None = None
    placed: Mapping[str, Placed] = field(default_factory=lambda: MappingProxyType({}))
    by_version: Mapping[int, Placed] = field(default_factory=lambda: MappingProxyType({}))
    passages: int = 0
    vectors: int = 0
    length: int = 0

    @property
    def average_length(self) -> float:
        """Mean length of a passage in stems."""
        return self.length / self.passages if self.passages else 0.0


@dataclass(frozen=True, slots=True, eq=False)
class Written:
    """
    A source whose passages are on the server under a new version, to become the active one.

    Attributes:
        has_vector: For each passage, by position.
        length: Of all passages, in stems.
        stems: How many of the passages hold a stem.
    """

    source: Source
    digest: str
    version: int
    has_vector: tuple[bool, ...]
    length: int
    stems: Mapping[str, int]


class Lack(StrEnum):
    """What a passage may lack."""

    VECTOR = "vector"
    SENTENCES = "sentences"


@dataclass(frozen=True, slots=True)
class Slot:
    """A passage's key, and where it stands."""

    key: int
    source_id: str
    version: int
    position: int


@dataclass(frozen=True, slots=True)
class Left:
    """A version that nobody reads any more, and whose passages may still be on the server."""

    space: Space
    version: int


class Placement(Protocol):
    """The ledger's part of an index. Every method is one transaction and raises PortError when the ledger fails."""

    async def look(self, stems: Sequence[str] = ()) -> tuple[Snapshot, Mapping[str, int]]:
        """Return the state of now, and how many passages hold each stem; a stem that none holds is left out."""

    async def spaces(self, embedder: str, dims: int) -> tuple[Space, ...]:
        """
        Return the spaces to write to, the active one first; made when there is none.

        With another embedder than the active one's the second is the one that is built beside. Without an embedder
        ("") the active one is taken, whosever vectors it has.
        """

    async def reserve(self, space: Space, count: int) -> Sequence[int]:
        """Return new versions, to be written and then made active."""

    async def activate(self, space: Space, written: Sequence[Written]) -> None:
        """Make these versions the active ones, all at once. Raises Unavailable for one that is forgotten by now."""

    async def move(self, space: Space, versions: Mapping[int, int], vectors: Sequence[int]) -> None:
        """Make other versions of the same passages active (old: new); `vectors` are keys that have one now."""

    async def withdraw(self, source_ids: Sequence[str]) -> None:
        """Forget these sources in every space."""

    async def lacking(self, lack: Lack, space: Space, limit: int) -> Sequence[Slot]:
        """Return active passages of the space that lack it, by key."""

    async def slots(self, keys: Sequence[int]) -> Mapping[int, Slot]:
        """Return where the passages of these keys stand; those that are gone are left out."""

    async def keys(self, versions: Sequence[int]) -> Mapping[tuple[int, int], int]:
        """Return the keys of the passages of these versions, by version and position."""

    async def completed(self, keys: Sequence[int]) -> None:
        """Note that these passages have their sentences."""

    async def uncopied(self, old: Space, new: Space, limit: int) -> Sequence[Slot]:
        """Return active passages of the old space that the new one lacks, by key."""

    async def copying(self, old: Space, new: Space, versions: Sequence[int]) -> Mapping[int, int]:
        """Return, for each active version of the old space, the one under which its source is built in the new."""

    async def copied(self, new: Space, places: Sequence[tuple[int, int]]) -> None:
        """Note that passages, by version and position, are in the new space, with their vectors."""

    async def switch(self, old: Space, new: Space) -> bool:
        """Make the new space the active one if it has all that the old one has; return whether it is."""

    async def left(self, retired_for_s: float, begun_before_s: float) -> tuple[Sequence[Left], Sequence[Space]]:
        """Return what can be deleted: versions retired, or begun and never made active, so long ago; and spaces."""

    async def forget(self, versions: Sequence[int], spaces: Sequence[Space]) -> None:
        """Forget versions and spaces that are deleted."""

    async def unproven(self, limit: int) -> Sequence[Placed]:
        """Return sources of the active space whose vectors nobody has seen since they must be safe, oldest first."""

    async def proven(self, versions: Sequence[int], settled_s: float) -> None:
        """Note that the vectors were there; only for such versions as are active for longer than `settled_s`."""

    async def abandon(self) -> None:
        """Retire every space, so that the index begins anew."""
