"""Links between the documents of a folder: which of them lead to a heading that is not there."""

import posixpath
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from urllib.parse import unquote, urlsplit

from adapters.readers.slugs import slug_of
from rag.document import Document

_TOP = frozenset(("", "top", "_"))
"""Fragments that lead to the beginning of any page (HTML standard), and Markdown's "#_" for nowhere."""
_SUFFIXES = (".md", ".markdown", ".html", ".htm", "/index.md", "/README.md", "/index.html")


@dataclass(frozen=True, slots=True)
class Fragment:
    """
    A link to a place within a document.

    Attributes:
        path: The document that has the link.
        target: The path of the document that it leads to, or "" when that is not among them.
        fragment: What stands behind "#".
        resolves: Whether the target has such an anchor; upper and lower case may differ.
    """

    path: str
    target: str
    fragment: str
    resolves: bool

    @property
    def warning(self) -> str:
        """Return what a person who runs the ingest is told."""
        return f"link to #{self.fragment} in {self.target}: no such heading"


def fragments(documents: Mapping[str, Document]) -> Iterator[Fragment]:
    """
    Yield every link with a fragment that leads to a document of the same folder, or looks as if it did.

    Args:
        documents: By path from the folder, "/" between folders. Links to the web are not looked at.
    """
    anchors = {path: _anchors(document) for path, document in documents.items()}
    for path, document in documents.items():
        for link in document.links:
            place, fragment = _split(link.href)
            if fragment in _TOP or place is None:
                continue
            target = _find(place, path, documents)
            resolves = bool(target) and fragment.casefold() in anchors[target]
            yield Fragment(path, target, fragment, resolves)


def warnings_of(documents: Mapping[str, Document]) -> dict[str, tuple[str, ...]]:
    """Return, for each document with links to missing headings, a warning for each; the others are left out."""
    found: dict[str, dict[str, None]] = {}
    for fragment in fragments(documents):
        if fragment.target and not fragment.resolves:
            found.setdefault(fragment.path, {})[fragment.warning] = None
    return {path: tuple(warnings) for path, warnings in found.items()}


def _anchors(document: Document) -> frozenset[str]:
    """Return the ids of a document in lower case; its title is its first heading, so its id is one too."""
    ids = {block.anchor.casefold() for block in document.blocks if block.anchor}
    return frozenset(ids | {slug_of(document.title)})


def _split(href: str) -> tuple[str | None, str]:
    """Return path and fragment, None for the path of a link that leaves the folder."""
    try:
        parts = urlsplit(href)
    except ValueError:
        return None, ""
    if parts.scheme or parts.netloc:
        return None, ""
    return unquote(parts.path), unquote(parts.fragment)


def _find(place: str, path: str, documents: Mapping[str, Document]) -> str:
    """Return the path of the document that a link means, "" for none: sites leave the suffix out."""
    if not place:
        return path
    base = "" if place.startswith("/") else posixpath.dirname(path)
    meant = posixpath.normpath(posixpath.join(base, place.lstrip("/") or ".")).removeprefix("./")
    candidates = (meant, *(meant.removesuffix(".html") + suffix for suffix in _SUFFIXES))
    return next((candidate for candidate in candidates if candidate in documents), "")
