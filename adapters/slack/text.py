"""What people write in Slack -> plain words: rich text where a message has it, else Slack's own markup."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

COLLEAGUE = "a colleague"
"""Whoever cannot be named: their id helps nobody, and spoils a search."""
CHANNEL = "a channel"
GROUP = "a group"


class Kind(StrEnum):
    """What a mention names."""

    PERSON = "person"
    CHANNEL = "channel"
    GROUP = "group"


@dataclass(frozen=True, slots=True)
class Mention:
    """
    Somebody or something named by its id.

    Attributes:
        label: What Slack wrote beside the id, or "".
        live: Whether it notifies whom it names: one inside of code does not.
    """

    kind: Kind
    id: str
    label: str = ""
    live: bool = True


@dataclass(frozen=True, slots=True)
class Names:
    """What ids are called; an id that is not in it is named in general words."""

    people: Mapping[str, str] = field(default_factory=dict)
    channels: Mapping[str, str] = field(default_factory=dict)

    def of(self, mention: Mention) -> str:
        """Return what a mention is called."""
        match mention.kind:
            case Kind.PERSON:
                return self.people.get(mention.id) or mention.label or COLLEAGUE
            case Kind.CHANNEL:
                return mention.label or self.channels.get(mention.id) or CHANNEL
            case Kind.GROUP:
                return mention.label.lstrip("@") or GROUP


@dataclass(frozen=True, slots=True)
class Written:
    """Words, and whom they name, in order."""

    pieces: tuple[str | Mention, ...] = ()

    def mentions(self, kind: Kind) -> Sequence[str]:
        """Return the ids of this kind that are named, each once, in order of their first mention."""
        return tuple(dict.fromkeys(one.id for one in self.pieces if isinstance(one, Mention) and one.kind is kind))

    def calls(self, person: str) -> bool:
        """Whether a person is mentioned so that they are told of it."""
        return any(_is_call(piece, person) for piece in self.pieces)

    def plain(self, names: Names, without: str = "") -> str:
        """Return the words, mentions by name; those that call the person `without` are left out."""
        kept = _without_calls(self.pieces, without) if without else self.pieces
        said = "".join(piece if isinstance(piece, str) else names.of(piece) for piece in kept)
        return _tidy(said)


def read(message: Mapping[str, Any]) -> Written:
    """
    Return what a message says: its own words, and below them what was forwarded with it.

    A preview of a link is not the writer's words, and is left out.
    """
    own = _rich(message.get("blocks")) or tuple(_markup(message.get("text") or ""))
    shared = (_shared(one) for one in message.get("attachments") or () if one.get("is_share"))
    return Written(_joined((own, *shared)))


def files(message: Mapping[str, Any]) -> Sequence[str]:
    """Return the names of the files that came with a message, forwarded ones too; "" for one without a name."""
    forwarded = (one.get("files") or () for one in message.get("attachments") or () if one.get("is_share"))
    every = [*(message.get("files") or ()), *(file for some in forwarded for file in some)]
    return tuple(str(file.get("name") or file.get("title") or "") for file in every)


def _shared(attachment: Mapping[str, Any]) -> tuple[str | Mention, ...]:
    blocks = [
        block
        for shown in attachment.get("message_blocks") or ()
        for block in (shown.get("message") or {}).get("blocks") or ()
    ]
    pieces = _rich(blocks) or tuple(_markup(attachment.get("text") or ""))
    # Whoever was called in a forwarded message was called there: forwarding it calls nobody.
    return tuple(_quiet(piece) for piece in pieces)


def _joined(parts: Iterable[tuple[str | Mention, ...]]) -> tuple[str | Mention, ...]:
    joined: list[str | Mention] = []
    for part in parts:
        if part and joined:
            joined.append("\n")
        joined += part
    return tuple(joined)


def _quiet(piece: str | Mention) -> str | Mention:
    return piece if isinstance(piece, str) else Mention(piece.kind, piece.id, piece.label, live=False)


def _is_call(piece: str | Mention, person: str) -> bool:
    return isinstance(piece, Mention) and piece.live and piece.kind is Kind.PERSON and piece.id == person


def _without_calls(pieces: Sequence[str | Mention], person: str) -> Iterator[str | Mention]:
    called = False
    for piece in pieces:
        if _is_call(piece, person):
            called = True
            continue
        # "@docs-bot: how many days" is "how many days": the sign belongs to the name.
        yield re.sub(r"^\s*[:,]?", " ", piece, count=1) if called and isinstance(piece, str) else piece
        called = False


def _tidy(text: str) -> str:
    lines = (re.sub(r"[ \t\u00a0]+", " ", line).strip() for line in text.split("\n"))
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip()


# Rich text: docs.slack.dev/reference/block-kit/blocks/rich-text-block.


def _rich(blocks: Sequence[Mapping[str, Any]] | None) -> tuple[str | Mention, ...]:
    elements = [
        element for block in blocks or () if block.get("type") == "rich_text" for element in block.get("elements") or ()
    ]
    parts = _joined(tuple(_element(element)) for element in elements)
    return parts if any(isinstance(one, Mention) or one.strip() for one in parts) else ()


def _element(element: Mapping[str, Any]) -> Iterator[str | Mention]:
    inner = element.get("elements") or ()
    match element.get("type"):
        case "rich_text_list":
            yield from _list(element, inner)
        case "rich_text_quote":
            yield "> "
            for piece in _inline(inner):
                yield piece.replace("\n", "\n> ") if isinstance(piece, str) else piece
        case "rich_text_preformatted":
            yield from (_quiet(piece) for piece in _inline(inner))
        case _:
            yield from _inline(inner)


def _list(element: Mapping[str, Any], items: Sequence[Mapping[str, Any]]) -> Iterator[str | Mention]:
    first = int(element.get("offset") or 0) + 1
    for number, item in enumerate(items, first):
        bullet = f"{number}. " if element.get("style") == "ordered" else "- "
        yield bullet if number == first else f"\n{bullet}"
        yield from _inline(item.get("elements") or ())


def _inline(elements: Sequence[Mapping[str, Any]]) -> Iterator[str | Mention]:
    for one in elements:
        match one.get("type"):
            case "text":
                yield str(one.get("text") or "")
            case "link":
                yield str(one.get("text") or _address(str(one.get("url") or "")))
            case "user":
                yield Mention(Kind.PERSON, str(one.get("user_id") or ""))
            case "channel":
                yield Mention(Kind.CHANNEL, str(one.get("channel_id") or ""))
            case "usergroup":
                yield Mention(Kind.GROUP, str(one.get("usergroup_id") or ""))
            case "broadcast":
                yield f"@{one.get('range') or 'channel'}"
            case "date":
                yield str(one.get("fallback") or "")
            case "color":
                yield str(one.get("value") or "")
            case _:  # an emoji says nothing that can be looked up
                yield " "


# Markup: docs.slack.dev/messaging/formatting-message-text.

_CODE = re.compile(r"```(?P<block>.+?)```|`(?P<span>[^`\n]+)`", re.DOTALL)
_TOKEN = re.compile(r"<(?P<sign>[@#!]?)(?P<target>[^<>|]*)(?:\|(?P<label>[^<>]*))?>")
_EMOJI = re.compile(r"(?<![\w:]):[a-z+\-][a-z0-9_+'\-]*:(?::skin-tone-\d:)?(?!\w)")
_STYLES = tuple(
    re.compile(rf"(?<![\w{sign}]){sign}(?=\S)(?P<inner>[^\n{sign}]*[^\s{sign}]){sign}(?![\w{sign}])")
    for sign in (r"\*", "_", "~")
)


def _markup(text: str) -> Iterator[str | Mention]:
    start = 0
    for code in _CODE.finditer(text):
        yield from _marked(text[start : code.start()])
        yield from (_quiet(piece) for piece in _tokens(code["block"] or code["span"]))
        start = code.end()
    yield from _marked(text[start:])


def _marked(text: str) -> Iterator[str | Mention]:
    plain = _EMOJI.sub(" ", text)
    for style in _STYLES:
        plain = style.sub(r"\g<inner>", plain)
    yield from _tokens(plain)


def _tokens(text: str) -> Iterator[str | Mention]:
    start = 0
    for token in _TOKEN.finditer(text):
        yield _unescaped(text[start : token.start()])
        yield _token(token["sign"], token["target"], _unescaped(token["label"] or ""))
        start = token.end()
    yield _unescaped(text[start:])


def _token(sign: str, target: str, label: str) -> str | Mention:
    match sign:
        case "@":
            return Mention(Kind.PERSON, target, label)
        case "#":
            return Mention(Kind.CHANNEL, target, label)
        case "!" if target.startswith("subteam^"):
            return Mention(Kind.GROUP, target.removeprefix("subteam^"), label)
        case "!" if target.startswith("date^"):
            return label
        case "!":
            return f"@{target}"
        case _:
            return label or _address(_unescaped(target))


def _address(url: str) -> str:
    """Return an address as a person writes it."""
    return re.sub(r"^(mailto|tel):", "", url)


def _unescaped(text: str) -> str:
    return text.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
