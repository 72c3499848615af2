"""Documents in folders: which files there are, and what is said about each."""

import asyncio
import hashlib
import os
import stat
import unicodedata
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path, PurePath
from typing import Protocol
from urllib.parse import quote

from rag.document import Document, Unreadable
from rag.evidence import EVERYONE, Source
from rag.ports import Failed, Listed, Shelf

_CUT = "1"
"""Raised when documents are read or cut in another way: then every document is ingested anew."""

_AHEAD = 4  # files that are read while the ones before are embedded

_NO_DOCUMENTS = frozenset(
    """
    .7z .avi .avif .bmp .bz2 .class .css .db .dll .dylib .eot .exe .flac .gif .gz .ico .jar .jpeg .jpg .js .lock .map .mjs
    .mov .mp3 .mp4 .mpeg .o .ogg .otf .png .pyc .rar .so .sqlite .svg .tar .tif .tiff .ttf .wav .webm .webp .woff .woff2
    .xz .zip
    """.split()
)


class Reading(Protocol):
    """Reads one file, whatever is in it."""

    async def read(self, path: Path, name: str) -> Document | Unreadable:
        """Return the document, or why there is none. `name` is what the file is called, for its title."""


@dataclass(frozen=True, slots=True)
class Shelved:
    """
    What holds for every document of a shelf.

    Attributes:
        collection: The name under which they are searched.
        home: Ids are paths relative to this folder, so that they outlast a move of both.
        base_url: Where the files are published: a file's path under its folder is appended. "" for files
            that are opened where they lie.
        audience: Who may read a document that does not say.
    """

    collection: str
    home: Path
    base_url: str = ""
    audience: frozenset[str] = frozenset({EVERYONE})


class Files:
    """A `Shelf` of files, folders and globs. No link is followed; hidden files and pictures are passed over."""

    def __init__(self, patterns: Sequence[str], shelved: Shelved, reading: Reading) -> None:
        self._patterns = tuple(os.path.abspath(pattern) for pattern in patterns)  # noqa: PTH100 - a glob is no path
        self._shelved = shelved
        self._reading = reading

    async def listing(self) -> tuple[Sequence[Listed], Sequence[Failed]]:
        """Return the files there are, by path, and what could not be looked at."""
        return await asyncio.to_thread(self._listing)

    def covers(self, source_id: str) -> bool:
        """Whether the source's file lies in one of the folders, or matches one of the patterns."""
        collection, _, relative = source_id.partition(":")
        path = os.path.normpath(self._shelved.home / relative)
        return collection == self._shelved.collection and any(_within(path, pattern) for pattern in self._patterns)

    async def read(self, listed: Sequence[Listed]) -> AsyncIterator[tuple[Listed, tuple[Source, Document] | Failed]]:
        """Yield each document, a few read ahead."""
        waiting: list[asyncio.Task[tuple[Source, Document] | Failed]] = []
        try:
            for at, one in enumerate(listed):
                waiting += [asyncio.create_task(self._read(next_)) for next_ in listed[at + len(waiting) : at + _AHEAD]]
                yield one, await waiting.pop(0)
        finally:
            for task in waiting:
                task.cancel()

    def _listing(self) -> tuple[list[Listed], list[Failed]]:
        listed: dict[str, Listed] = {}
        failed: dict[str, Failed] = {}
        for pattern in self._patterns:
            for path in _files(pattern, failed):
                try:
                    one = Listed(self._id(path), str(path), self._digest(path))
                except OSError as error:
                    failed[str(path)] = Failed(str(path), _reason(error))
                else:
                    listed[one.source_id] = one
        return sorted(listed.values(), key=lambda one: one.path), list(failed.values())

    def _id(self, path: Path) -> str:
        relative = os.path.relpath(path, self._shelved.home)
        return f"{self._shelved.collection}:{unicodedata.normalize('NFC', PurePath(relative).as_posix())}"

    def _digest(self, path: Path) -> str:
        shelved = self._shelved
        said = "\x1f".join((_CUT, shelved.base_url, *sorted(shelved.audience)))
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()[:32] + hashlib.sha256(said.encode()).hexdigest()[:8]

    async def _read(self, listed: Listed) -> tuple[Source, Document] | Failed:
        path = Path(listed.path)
        document = await self._reading.read(path, path.name)
        if isinstance(document, Unreadable):
            return Failed(listed.path, document.reason)
        source = Source(
            id=listed.source_id,
            title=document.title,
            url=document.url or self._url(path),
            collection=self._shelved.collection,
            audience=document.audience or self._shelved.audience,
            revised=document.revised,
            review_by=document.review_by,
            owner=document.owner,
            supersedes=document.supersedes,
        )
        return source, document

    def _url(self, path: Path) -> str:
        if not self._shelved.base_url:
            return path.as_uri()
        folder = next((p for p in self._patterns if path.is_relative_to(p) and p != str(path)), str(path.parent))
        return f"{self._shelved.base_url.rstrip('/')}/{quote(path.relative_to(folder).as_posix())}"


def _files(pattern: str, failed: dict[str, Failed]) -> Iterator[Path]:
    if _is_glob(pattern):
        base = Path(pattern[: _magic(pattern)]).parent if _magic(pattern) else Path("/")
        rest = os.path.relpath(pattern, base)
        yield from (path for path in sorted(base.glob(rest)) if _is_document(path))
    elif Path(pattern).is_dir():
        yield from _walk(pattern, failed)
    else:
        yield Path(pattern)


def _walk(folder: str, failed: dict[str, Failed]) -> Iterator[Path]:
    def report(error: OSError) -> None:
        failed[error.filename] = Failed(error.filename, _reason(error))

    for parent, folders, names in os.walk(folder, onerror=report, followlinks=False):
        folders[:] = sorted(name for name in folders if not name.startswith(".") and name != "node_modules")
        yield from (path for name in sorted(names) if _is_document(path := Path(parent, name)))


def _is_document(path: Path) -> bool:
    """Whether a file that was only found, not named, is to be read: a pipe or a picture is not."""
    if path.name.startswith((".", "~$")) or path.suffix.lower() in _NO_DOCUMENTS:
        return False
    try:
        return stat.S_ISREG(path.lstat().st_mode)
    except OSError:
        return True  # its reason is told when it is read


def _within(path: str, pattern: str) -> bool:
    if _is_glob(pattern):
        return PurePath(path).match(pattern) if "**" not in pattern else path.startswith(pattern[: _magic(pattern)])
    return path == pattern or path.startswith(pattern.rstrip(os.sep) + os.sep)


def _is_glob(pattern: str) -> bool:
    return _magic(pattern) < len(pattern) and not os.path.lexists(pattern)


def _magic(pattern: str) -> int:
    """Return where the first sign of a glob stands, or the length."""
    return min((at for at in map(pattern.find, "*?[") if at >= 0), default=len(pattern))


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()


_: type[Shelf] = Files
