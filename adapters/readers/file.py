"""What a reader is given, and what it promises."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import PurePosixPath

from rag.document import Document, Unreadable


@dataclass(frozen=True, slots=True)
class File:
    """
    One file, whole in memory.

    Attributes:
        content: Its bytes as stored.
        name: Its name or path, "/" between folders; the suffix chooses the reader.
        url: Where it was fetched from, or "": relative links of a page are read against it.
        groups: Those that the settings name: a page's first line may keep it to some of them.
    """

    content: bytes
    name: str
    url: str = ""
    groups: frozenset[str] = frozenset()

    @property
    def suffix(self) -> str:
        """Return ".md" for "Leave.MD", "" where there is none."""
        return PurePosixPath(self.name).suffix.lower()

    @property
    def spoken_name(self) -> str:
        """Return the name as a title: "parental-leave_2024.md" -> "parental leave 2024"."""
        stem = PurePosixPath(self.name).stem.replace("-", " ").replace("_", " ")
        return " ".join(stem.split()) or self.name.strip() or "untitled"


Reader = Callable[[File], Document | Unreadable]
"""Reads one format. May raise on a broken file: the registry turns whatever is raised into a reason."""
