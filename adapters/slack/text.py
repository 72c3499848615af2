"""What people write in Slack -> plain words: rich text where a message has it, else Slack's own markup."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from adapters.slack.written import Kind, Mention, Written


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
