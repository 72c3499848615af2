"""Blocks as messages: inside every limit of Slack, in order, each with words for where no blocks are shown."""

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from adapters.slack import actions
from adapters.slack.escape import mrkdwn
from adapters.slack.rich import Block, weight

_BLOCKS = 48  # of 50, buttons left out: docs.slack.dev/reference/block-kit/blocks
_WEIGHT = 11_000  # of about 13,200 over all blocks, else `msg_blocks_too_long`: slackapi/bolt-js#2509
_NOTIFIED = 1000  # characters of the words beside blocks: a notification shows fewer
_PLAIN = 3800  # characters of a message without blocks: `chat.update` takes 4,000, escaped

_BUTTONS = {"actions", "context_actions"}


@dataclass(frozen=True, slots=True)
class Post:
    """
    One message.

    Attributes:
        text: What notifications and readers of the screen get: never blank, every sign of it escaped.
        blocks: Empty for a message that is words alone.
    """

    text: str
    blocks: tuple[Block, ...] = ()

    def __post_init__(self) -> None:
        if not self.text.strip():
            raise ValueError("a post has words, whatever its blocks show")

    @property
    def digest(self) -> str:
        """16 hex digits that change with what is shown."""
        whole = json.dumps([self.text, self.blocks], sort_keys=True)
        return hashlib.sha256(whole.encode()).hexdigest()[:16]


def parts(blocks: Sequence[Block]) -> tuple[Post, ...]:
    """Return blocks as messages."""
    return tuple(Post(_notified(part), tuple(part)) for part in _packed(blocks))


def in_words(posts: Sequence[Post]) -> tuple[Post, ...]:
    """Return the same as words alone, for where Slack does not take the blocks; addresses stand beside their words."""
    return tuple(Post(words) for words in _cut("\n".join(block_text(block, addresses=True) for block in _all(posts))))


def block_text(block: Block, *, addresses: bool = False) -> str:
    """Return the words of a block, escaped; of its buttons none."""
    match block["type"]:
        case "rich_text":
            return "\n".join(_element(element, addresses=addresses) for element in block["elements"])
        case "table":
            rows = [[block_text(cell, addresses=addresses) for cell in row] for row in block["rows"]]
            return "\n".join(" | ".join(row) for row in rows)
        case "section":
            return mrkdwn(block["text"]["text"])
        case "context":
            return "\n".join(mrkdwn(element["text"]) for element in block["elements"])
        case _:
            return ""


def _all(posts: Sequence[Post]) -> Iterator[Block]:
    for post in posts:
        yield from post.blocks


def _packed(blocks: Sequence[Block]) -> Iterator[list[Block]]:
    """Yield blocks in messages. Slack takes one table in each; buttons stay with what they are about."""
    part: list[Block] = []
    for block in blocks:
        tables = block["type"] == "table" and any(one["type"] == "table" for one in part)
        full = len(part) == _BLOCKS or weight(part) + weight(block) > _WEIGHT
        if part and block["type"] not in _BUTTONS and (tables or full):
            yield part
            part = []
        part.append(block)
    yield part


def _notified(blocks: Sequence[Block]) -> str:
    """Return how the message begins, without the line that says how the question was read."""
    said = [block for block in blocks if block.get("accessory", {}).get("action_id") != actions.NOT_MEANT]
    words = " ".join(filter(None, (block_text(block).strip() for block in said))) or "…"
    return words if len(words) <= _NOTIFIED else f"{_whole(words[:_NOTIFIED])}…"


def _element(element: Block, *, addresses: bool) -> str:
    if element["type"] != "rich_text_list":
        return _line(element, addresses=addresses)
    first = element.get("offset", 0) + 1
    numbered = element["style"] == "ordered"
    marks = (f"{number}." if numbered else "•" for number, _ in enumerate(element["elements"], first))
    indent = "  " * element["indent"]
    items = (_line(item, addresses=addresses) for item in element["elements"])
    return "\n".join(f"{indent}{mark} {item}" for mark, item in zip(marks, items, strict=True))


def _line(element: Block, *, addresses: bool) -> str:
    return "".join(_leaf(leaf, addresses=addresses) for leaf in element["elements"])


def _leaf(leaf: Block, *, addresses: bool) -> str:
    if leaf["type"] == "user":
        return f"<@{mrkdwn(leaf['user_id'])}>"
    words = mrkdwn(leaf["text"])
    named = leaf["type"] == "link" and leaf["text"] != leaf["url"] and not leaf["text"].startswith("[")
    return f"{words} ({mrkdwn(leaf['url'])})" if addresses and named else words


def _cut(words: str) -> Iterator[str]:
    """Yield words in pieces that `chat.update` takes too, cut where a line, else a sentence, else a word ends."""
    rest = words.strip()
    while len(rest) > _PLAIN:
        end = next((at + 1 for sign in ("\n", ". ", " ") if (at := rest.rfind(sign, 0, _PLAIN)) > 0), _PLAIN)
        piece = _whole(rest[:end])
        yield piece.strip()
        rest = rest[len(piece) :].strip()
    yield rest or "…"


def _whole(words: str) -> str:
    """Return words without the half of an escaped sign at their end."""
    at = words.rfind("&")
    return words[:at] if at >= 0 and ";" not in words[at:] and len(words) - at < len("&amp;") else words
