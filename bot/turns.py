"""What a message can lean on: the asker's earlier turns, else what others said, and the news that opened the thread."""

from collections.abc import Iterable, Iterator
from itertools import islice

from bot import follow
from bot.identifiers import without_rivals
from bot.paste import asking_part, looks_like_a_question
from bot.route import asks, route
from bot.smalltalk import Kind
from bot.thread import Message, PersonId, Thread

_NEWEST = 6
"""Turns that are looked at, newest first: as far back as an anchor is looked for."""

_REPLY_WORDS = 8
"""A longer message after a question of the bot is a new question, not a reply."""


def own_turns(earlier: Thread, asker: PersonId | None) -> list[str]:
    """Return the asker's newest question turns, oldest first, each with the bot's question that it replies to."""
    return _newest(_said(earlier, asker))


def turns_of_others(earlier: Thread, text: str) -> list[str]:
    """
    Return the newest turns of everybody, oldest first, for one who joins a thread with `text`.

    A fragment ("parental leave?") in other people's thread is a question of its own beside theirs.
    """
    beside = follow.is_fragment(text) and not follow.continues(text)
    people = dict.fromkeys(turn.author for turn in reversed(earlier.messages) if not turn.by_bot)
    if not people:
        return []
    said = (turn for turn in _said(earlier, *people) if not (beside and looks_like_a_question(turn)))
    return _newest(said)


def opening(earlier: Thread) -> str:
    """Return what a person, or another bot, opened the thread with; "" when that is small talk or not known."""
    root = earlier.root()
    if root is None or root.by_bot or not root.text.strip() or route(root.text, None) is not Kind.QUESTION:
        return ""
    return asking_part(root.text)


def news(earlier: Thread) -> str:
    """Return what opened the thread where that asks nothing, as an alert does; else ""."""
    opened = opening(earlier)
    return "" if looks_like_a_question(opened) else opened


def question_replied_to(before: Message | None, turn: Message) -> str:
    """Return the bot's question that `turn` replies to, without the alternative that it turns down; else ""."""
    if before is None or not asks(before) or "?" in turn.text:
        return ""
    if len(turn.text.split(maxsplit=_REPLY_WORDS)) > _REPLY_WORDS:
        return ""
    return without_rivals(before.text.strip().splitlines()[-1], turn.text)


def _newest(turns: Iterable[str]) -> list[str]:
    return list(islice(turns, _NEWEST))[::-1]


def _said(earlier: Thread, *people: PersonId | None) -> Iterator[str]:
    """Yield the question turns of these people, newest first."""
    for place in range(len(earlier.messages) - 1, -1, -1):
        turn = earlier.messages[place]
        before = earlier.messages[place - 1] if place else None
        if turn.author not in people or not turn.text.strip():
            continue
        if route(turn.text, before) in (Kind.QUESTION, Kind.UNCLEAR):
            replied_to = question_replied_to(before, turn)
            yield "\n".join(part for part in (replied_to, asking_part(turn.text)) if part)
