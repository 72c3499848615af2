"""Parts of an office archive: parsed without following what they point to, and put in the place of the old ones."""

import io
import zipfile
from collections.abc import Mapping

from lxml import etree

_PICTURES = ("word/media/", "xl/media/", "Pictures/", "Thumbnails/")


def parse(content: bytes) -> etree._Element:
    """Return the root of a part. Raises etree.XMLSyntaxError."""
    return etree.fromstring(content, etree.XMLParser(resolve_entities=False, no_network=True, huge_tree=False))


def copied(archive: zipfile.ZipFile, changed: Mapping[str, bytes]) -> io.BytesIO:
    """Return the archive anew, with parts changed by name; pictures are left out."""
    copy = io.BytesIO()
    with zipfile.ZipFile(copy, "w", zipfile.ZIP_STORED) as new:
        for name in archive.namelist():
            if not name.startswith(_PICTURES):
                new.writestr(name, changed[name] if name in changed else archive.read(name))
    copy.seek(0)
    return copy
