"""The state folder: what Footnote keeps between two runs, all in one place that can be deleted."""

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import dataclass
from pathlib import Path

from adapters.sqlite_files import make_private

_LOOK_EVERY_S = 0.2


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
        """
        Make the folder, unseen by version control where it may be written. Raises OSError.

        A new one is its owner's alone: it holds pages that only some may read, and every question.
        """
        self.folder.parent.mkdir(parents=True, exist_ok=True)
        self.folder.mkdir(mode=0o700, exist_ok=True)
        unseen = self.folder / ".gitignore"
        if not unseen.exists():
            with suppress(OSError):  # a folder that may only be read can still be asked
                unseen.write_text("*\n", encoding="utf-8")

    def first(self, what: str) -> bool:
        """Say whether this was not told from this folder before, and note that it is told, if that can be noted."""
        note = self.folder / f"told-{what}"
        if note.exists():
            return False
        with suppress(OSError):
            note.touch()
        return True

    def is_held(self) -> bool:
        """Say whether somebody on this machine holds the folder now."""
        with closing(self._lock()) as lock:
            return not _held(lock)

    @asynccontextmanager
    async def turn(self, waiting: Callable[[], None]) -> AsyncIterator[None]:
        """
        Hold the folder against everybody else who asks for a turn, on this machine; a process that dies lets go.

        `waiting` is called once if somebody has it. A folder that may not be written is not held.
        """
        with closing(self._lock()) as lock:
            told = False
            while not _held(lock):
                if not told:
                    waiting()
                told = True
                await asyncio.sleep(_LOOK_EVERY_S)
            yield

    def _lock(self) -> sqlite3.Connection:
        make_private(self.folder / "turn.sqlite")
        return sqlite3.connect(self.folder / "turn.sqlite", timeout=0, isolation_level=None)


def _held(lock: sqlite3.Connection) -> bool:
    """Whether the lock is taken now, or cannot be taken by anybody."""
    try:
        lock.execute("begin exclusive")
    except sqlite3.OperationalError as error:
        return error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY  # the low byte: extended codes refine it
    return True


def cache_folder() -> Path:
    """Return where what can be made again is kept, once for a person: XDG Base Directory Specification 0.8."""
    usual = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(usual) if usual else Path.home() / ".cache") / "footnote"
