"""What a reply quotes: Teams tells it only in the HTML copy of a message, or in a reference beside it."""

import json
from collections.abc import Mapping
from html.parser import HTMLParser
from typing import Any

from adapters.teams.wild import each, text

HTML = "text/html"
REFERENCE = "messageReference"

_MOST = 200_000  # characters; a message of Teams ends at 100 KB
_VOID = frozenset("area base br col embed hr img input link meta source track wbr".split())


def quoted_in(activity: Mapping[str, Any]) -> str:
    """Return the words that a message quotes, as far as Teams shows them; "" for none."""
    for attachment in each(activity, "attachments"):
        kind = text(attachment, "contentType")
        quoted = ""
        if kind == HTML:
            quoted = _in_html(text(attachment, "content"))
        elif kind == REFERENCE:
            quoted = _in_reference(attachment.get("content"))
        if quoted:
            return quoted
    return ""


def _in_html(html: str) -> str:
    reader = _Reply()
    reader.feed(html[:_MOST])
    reader.close()
    return " ".join("".join(reader.preview or reader.words).split())


def _in_reference(content: Any) -> str:
    if isinstance(content, str):
        try:
            content = json.loads(content)
        except (ValueError, RecursionError):
            return ""
    return text(content, "messagePreview")


class _Reply(HTMLParser):
    """
    Collects what stands in `<blockquote itemtype="…/Reply">`.

    Attributes:
        preview: What is marked as the quoted words themselves.
        words: All that stands there, but for the name of who wrote it.
    """

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.preview: list[str] = []
        self.words: list[str] = []
        self._open: list[tuple[str, str]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in _VOID:
            self._keep(" ")
            return
        given = dict(attrs)
        reply = tag == "blockquote" and (given.get("itemtype") or "").rstrip("/").endswith("/Reply")
        part = "reply" if reply else (given.get("itemprop") or "")
        if reply or self._open:
            self._open.append((tag, part))

    def handle_endtag(self, tag: str) -> None:
        while self._open and tag in [name for name, _ in self._open]:
            if self._open.pop()[0] == tag:
                break
        self._keep(" ")

    def handle_data(self, data: str) -> None:
        self._keep(data)

    def _keep(self, words: str) -> None:
        parts = [part for _, part in self._open]
        if not parts or "mri" in parts or "time" in parts:
            return
        self.words.append(words)
        if "preview" in parts:
            self.preview.append(words)
