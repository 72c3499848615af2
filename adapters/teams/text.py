"""What somebody wrote to the bot: plain words, without its own name, beside what they quote and attach."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from html import unescape
from typing import Any

from adapters.teams.quotes import HTML, REFERENCE, quoted_in
from adapters.teams.wild import each, text

_AT = re.compile(r"<at\b[^<>]{0,200}>(.{0,500}?)</at\s*>", re.IGNORECASE | re.DOTALL)
_BREAK = re.compile(r"<(?:br|/p|/div|/li)\b[^<>]{0,500}>", re.IGNORECASE)
_TAG = re.compile(r"</?[A-Za-z][^<>]{0,5000}>")
_QUOTE = re.compile(r"<blockquote\b.{0,5000}?</blockquote\s*>", re.IGNORECASE | re.DOTALL)
_BLANKS = re.compile(r"[^\S\n]+")
_INVISIBLE = re.compile("[\u200b\u2060\ufeff]")
_CARD = "application/vnd.microsoft.card."


@dataclass(frozen=True, slots=True)
class Said:
    """
    A message of a person.

    Attributes:
        text: Blank for a bare mention.
        quoted: The words of another message that this one replies to, or "".
        unread: Names of files and pictures that came with it.
        to_bot: Whether it mentions the bot.
        to_others: Whether it mentions others, and not the bot.
    """

    text: str
    quoted: str = ""
    unread: tuple[str, ...] = ()
    to_bot: bool = False
    to_others: bool = False


def said_in(activity: Mapping[str, Any]) -> Said:
    """Return what a message says. Its HTML copy says the same again, and is read for what it quotes alone."""
    written = text(activity, "text")
    names = _own_names(activity)
    words, to_bot = _without_own(written, names)
    if not words.strip() and not written:
        words, to_bot = _without_own(_html_copy(activity), names)
    words = _AT.sub(r"\1", words)
    if text(activity, "textFormat") == "xml" or not written:
        words = _TAG.sub("", _BREAK.sub("\n", words))
    quoted = quoted_in(activity)
    to_bot = to_bot or _mentioned(activity)
    to_others = not to_bot and any(text(one, "mentioned", "id") for one in each(activity, "entities"))
    return Said(_without_quote(plain(words), quoted), quoted, _unread(activity), to_bot, to_others)


def plain(words: str) -> str:
    """Return words without the traces of HTML: `&nbsp;` and its like become signs, all blanks become spaces."""
    words = _INVISIBLE.sub("", unescape(words)).replace("\r\n", "\n").replace("\r", "\n")
    return "\n".join(line.strip() for line in _BLANKS.sub(" ", words).split("\n")).strip()


def _own_names(activity: Mapping[str, Any]) -> frozenset[str]:
    """Return how the bot is called in mentions; by its entities alone where there are some."""
    entities = [entity for entity in each(activity, "entities") if text(entity, "type").casefold() == "mention"]
    own = [entity for entity in entities if _is_own(activity, entity)]
    written = [match[1] for entity in own for match in _AT.finditer(text(entity, "text"))]
    named = [text(entity, "mentioned", "name") for entity in own]
    if not entities:
        named.append(text(activity, "recipient", "name"))
    return frozenset(_same(name) for name in (*written, *named) if name.strip())


def _mentioned(activity: Mapping[str, Any]) -> bool:
    return any(_is_own(activity, entity) for entity in each(activity, "entities"))


def _is_own(activity: Mapping[str, Any], entity: Mapping[str, Any]) -> bool:
    bot = text(activity, "recipient", "id")
    return bot != "" and text(entity, "mentioned", "id") == bot


def _without_own(words: str, names: frozenset[str]) -> tuple[str, bool]:
    """Return words without tags that name the bot, and whether there were any; the name as a word stays."""
    found = False

    def gone(match: re.Match[str]) -> str:
        nonlocal found
        if _same(match[1]) not in names:
            return match[0]
        found = True
        return " "

    return _AT.sub(gone, words), found


def _same(name: str) -> str:
    """Return a name as it is compared; Teams escapes it in tags."""
    return " ".join(unescape(name).casefold().split())


def _html_copy(activity: Mapping[str, Any]) -> str:
    copies = [one for one in each(activity, "attachments") if text(one, "contentType") == HTML]
    return _QUOTE.sub("", text(copies[0], "content")) if copies else ""


def _without_quote(words: str, quoted: str) -> str:
    """Return words without the quote before them, which some clients put there; the quote alone stays."""
    rest = words.removeprefix(quoted).strip() if quoted else words
    return rest or words


def _unread(activity: Mapping[str, Any]) -> tuple[str, ...]:
    names: list[str] = []
    for attachment in each(activity, "attachments"):
        kind = text(attachment, "contentType")
        if kind and kind not in (HTML, REFERENCE) and not kind.startswith(_CARD):
            names.append(text(attachment, "name") or kind)
    return tuple(names)
