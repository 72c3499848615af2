"""Looks into a zip before anything unpacks it."""

import io
import zipfile
from collections.abc import Sequence

_LARGEST = 300_000_000
"""Bytes unpacked. Handbooks full of photographs stay under 100 MB; a bomb of 1 GB took a reader over 30 s."""

_LARGEST_XML = 80_000_000
"""Bytes of one XML part: the tree of it takes ten times as much memory."""


class TooLarge(ValueError):
    """An archive unpacks to more than any document has. The message is the plain reason."""


def open_zip(content: bytes) -> zipfile.ZipFile:
    """
    Return the archive once its sizes are known to be harmless.

    Raises:
        TooLarge: it would unpack to more than a document has.
        zipfile.BadZipFile: it is none.
    """
    archive = zipfile.ZipFile(io.BytesIO(content))
    parts = archive.infolist()
    total = sum(part.file_size for part in parts)
    largest = max((part.file_size for part in parts if part.filename.endswith((".xml", ".rels"))), default=0)
    if total > _LARGEST or largest > _LARGEST_XML:
        raise TooLarge(f"unpacks to {max(total, largest) // 1_000_000} MB, more than a document has")
    return archive


def names_of(content: bytes) -> Sequence[str]:
    """Return the names in an archive, none for a broken one."""
    try:
        return zipfile.ZipFile(io.BytesIO(content)).namelist()
    except (zipfile.BadZipFile, NotImplementedError, ValueError, OSError):
        return ()
