"""Documents in folders: which files there are, and what is said about each."""

import asyncio
import errno
import hashlib
import os
import stat
import unicodedata
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path, PurePath
from typing import Protocol
from urllib.parse import quote

from adapters.shelves.audiences import marked
from adapters.shelves.patterns import Pattern
from rag.document import Document, Unreadable
from rag.evidence import EVERYONE, Source, readers
from rag.ports import Failed, Listed, Shelf

_CUT = "5"
"""Raised when documents are read or cut in another way: then every document is ingested anew."""

_AHEAD = 32  # files that are read while the ones before are cut and embedded

_NO_DOCUMENTS = frozenset(
    """
    .7z .avi .avif .bmp .bz2 .class .css .db .dll .dylib .eot .exe .flac .gif .gz .ico .jar .jpeg .jpg .js .lock .map
    .mjs .mov .mp3 .mp4 .mpeg .o .ogg .otf .png .pyc .rar .so .sqlite .svg .tar .tif .tiff .ttf .wav .webm .webp .woff
    .woff2 .xz .zip
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
        self._patterns = tuple(Pattern(os.path.abspath(text)) for text in patterns)  # noqa: PTH100 - a glob is no path
        self._shelved = shelved
        self._reading = reading
        named = Counter(os.path.dirname(one.text) for one in self._patterns if one.is_named_file)  # noqa: PTH120
        self._several = {folder for folder, count in named.items() if count > 1}
        self.notes: list[tuple[str, str]] = []
        """What the last listing passed over, by the name under which it was looked for."""

    async def listing(self) -> tuple[Sequence[Listed], Sequence[Failed]]:
        """Return the files there are, by path, and what could not be looked at."""
        return await asyncio.to_thread(self._listing)

    def covers(self, source_id: str) -> bool:
        """Whether its file is named, in a folder or glob that is, or gone beside several that are named."""
        collection, _, relative = source_id.partition(":")
        if collection != self._shelved.collection:
            return False
        path = os.path.normpath(self._shelved.home / relative)
        return any(pattern.covers(path) for pattern in self._patterns) or self._is_gone(path)

    def _is_gone(self, path: str) -> bool:
        """Whether a file is there no more, beside several that are named: a shell names only what is left of a glob."""
        folder, name = os.path.split(path)
        if folder not in self._several:
            return False
        try:
            there = {_one_form(one) for one in os.listdir(folder)}  # noqa: PTH208 - names, as ids have them
        except OSError:
            return False
        return name not in there

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
        special: dict[str, list[Path]] = {pattern.text: [] for pattern in self._patterns}
        for path, error in (found for pattern in self._patterns for found in _files(pattern, special[pattern.text])):
            try:
                if error:
                    raise error
                one = Listed(self._id(path), str(path), self._digest(path))
            except OSError as why:
                failed[str(path)] = Failed(str(path), _reason(why), self._hidden(path, why))
            else:
                listed[one.source_id] = one
        counts = ((text, len(paths)) for text, paths in special.items() if paths)
        self.notes = [(text, f"passed over: {count:,} links or special files") for text, count in counts]
        return sorted(listed.values(), key=lambda one: one.path), list(failed.values())

    def _hidden(self, path: Path, why: OSError) -> str:
        """Return how the ids begin of what may lie there: a file that is gone is gone, a folder may be unmounted."""
        return self._id(path) + "/" * isinstance(why, FileNotFoundError)

    def _id(self, path: Path) -> str:
        relative = PurePath(os.path.relpath(path, self._shelved.home)).as_posix()
        return f"{self._shelved.collection}:{_one_form(relative)}"

    def _digest(self, path: Path) -> str:
        said = f"{_CUT}\x1f{self._url(path)}"
        if not stat.S_ISREG(path.stat().st_mode):
            raise OSError(errno.EINVAL, "not a file")  # a pipe would never end
        with path.open("rb") as file:
            content = hashlib.file_digest(file, "sha256").hexdigest()[:32]
        return marked(content + hashlib.sha256(said.encode()).hexdigest()[:8], self._shelved.audience)

    async def _read(self, listed: Listed) -> tuple[Source, Document] | Failed:
        path = Path(listed.path)
        document = await self._reading.read(path, path.name)
        if isinstance(document, Unreadable):
            return Failed(listed.path, document.reason, withdrawn=document.withdrawn)
        source = Source(
            id=listed.source_id,
            title=document.title,
            url=document.url or self._url(path),
            collection=self._shelved.collection,
            audience=readers(document.audience, self._shelved.audience),
            revised=document.revised,
            review_by=document.review_by,
            owner=document.owner,
            supersedes=document.supersedes,
        )
        return source, document

    def _url(self, path: Path) -> str:
        if not self._shelved.base_url:
            return path.as_uri()
        folders = (pattern.folder for pattern in self._patterns if path.is_relative_to(pattern.folder))
        folder = next((folder for folder in folders if folder != str(path)), path.parent)
        return f"{self._shelved.base_url.rstrip('/')}/{quote(os.fsencode(path.relative_to(folder).as_posix()))}"


def _one_form(path: str) -> str:
    """Return a path as ids have it: composed letters, and of what is no Unicode the bytes written out."""
    return unicodedata.normalize("NFC", os.fsencode(path).decode(errors="backslashreplace"))


def _files(pattern: Pattern, special: list[Path]) -> Iterator[tuple[Path, OSError | None]]:
    """Yield the files that are meant, and folders that cannot be looked into with the reason. Fills `special`."""
    if not pattern.is_glob and not Path(pattern.text).is_dir():
        yield Path(pattern.text), None
        return
    for path, error in _walk(pattern.folder, pattern.depth):
        if not error and not pattern.covers(str(path)):
            continue
        if error or _is_regular(path):
            yield path, error
        else:
            special.append(path)


def _walk(folder: str, depth: int | None) -> Iterator[tuple[Path, OSError | None]]:
    errors: list[OSError] = []
    for parent, folders, names in os.walk(folder, onerror=errors.append, followlinks=False):
        below = len(Path(parent).relative_to(folder).parts)
        goes_on = depth is None or below < depth
        folders[:] = sorted(name for name in folders if goes_on and not name.startswith(".") and name != "node_modules")
        yield from ((path, None) for name in folders if (path := Path(parent, name)).is_symlink())
        yield from ((path, None) for name in sorted(names) if _is_document(path := Path(parent, name)))
    yield from ((Path(error.filename), error) for error in errors)


def _is_document(path: Path) -> bool:
    """Whether a file that was only found, not named, is to be read by its name: a picture is not."""
    return not path.name.startswith((".", "~$")) and path.suffix.lower() not in _NO_DOCUMENTS


def _is_regular(path: Path) -> bool:
    """Whether it is a file itself, and no link, pipe or device."""
    try:
        return stat.S_ISREG(path.lstat().st_mode)
    except OSError:
        return True  # its reason is told when it is read


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()


_: type[Shelf] = Files
