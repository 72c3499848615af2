"""The state folder: what Footnote keeps between two runs, all in one place that can be deleted."""

import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class State:
    """The files of a state folder; none of them needs to exist."""

    folder: Path

    @property
    def index(self) -> Path:
        """Passages and vectors."""
        return self.folder / "index.sqlite"

    @property
    def ledger(self) -> Path:
        """Exchanges, and what ingest was told."""
        return self.folder / "ledger.sqlite"

    @property
    def deliveries(self) -> Path:
        """What platforms delivered and what is not done yet."""
        return self.folder / "work.sqlite"

    @property
    def home(self) -> Path:
        """Where a document's path begins, in its id: ids outlast a move of folder and documents together."""
        return self.folder.parent

    def prepare(self) -> None:
        """Make the folder, unseen by version control where it may be written. Raises OSError."""
        self.folder.mkdir(parents=True, exist_ok=True)
        unseen = self.folder / ".gitignore"
        if not unseen.exists():
            with suppress(OSError):  # a folder that may only be read can still be asked
                unseen.write_text("*\n", encoding="utf-8")


def cache_folder() -> Path:
    """Return where what can be made again is kept, once for a person: XDG Base Directory Specification 0.8."""
    usual = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(usual) if usual else Path.home() / ".cache") / "footnote"
