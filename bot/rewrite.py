"""
A message in its thread, as a question that can be searched. Without a model: the asker's words stay as they are.

What it may lean on is put beside it: `Question.previous` is mixed into the search, and `shown` says what was followed.
"""

from collections.abc import Iterator
from itertools import islice

from bot import follow
from bot.identifiers import without_rivals
from bot.language import language_of
from bot.options import chosen
from bot.paste import asking_part, edges, looks_like_a_question
from bot.route import asks, route
from bot.smalltalk import Kind
from bot.thread import Message, PersonId, Thread
from rag.reply import Question

_ASKED = 40_000
"""Characters of the asker's own words that are kept: the longest message a platform delivers (Slack)."""

_PART = 1000
"""Characters of each earlier message that go into a search; an alert's facts stand at its top."""

_TURNS = 6
"""Turns of the asker that are looked at, newest first."""

_REPLY_WORDS = 8
"""A longer message after a question of the bot is a new question, not a reply."""


def read(thread: Thread, message: Message, audience: frozenset[str], collections: tuple[str, ...]) -> Question:
    """
    Return the question that `message` asks in `thread`.

    `previous` is what the search mixes in: the asker's turn before this one; with no turn of the asker's
    own, what opened the thread; "" after a stated switch. Raises ValueError for a blank message.
    """
    text = _asking(message.text)
    earlier = thread.before(message)
    followed = _followed(earlier, message, text)
    return Question(
        text=text,
        asked=message.text[:_ASKED],
        previous=without_rivals("\n".join(followed), text),
        leans=_leans(earlier, message, text),
        language=language_of(text, language_of("\n".join(_own(earlier, message)))),
        audience=audience,
        collections=collections,
    )


def shown(thread: Thread, message: Message) -> str:
    """Return the line that says how a leaning message was read; "" for one that stands by itself."""
    earlier = thread.before(message)
    text = _asking(message.text)
    if not _leans(earlier, message, text):
        return ""
    picked = _picked(earlier, text)
    return follow.shown(text, [picked] if picked else _turns(earlier, message))


def _asking(asked: str) -> str:
    """Return the part that asks; one that points at its own paste ("why does this fail?") takes the edges along."""
    part = asking_part(asked)
    return f"{part}\n{edges(asked)}" if part != asked and follow.leans(part, (asked,)) else part


def _leans(earlier: Thread, message: Message, text: str) -> bool:
    if follow.switches(text):
        return False
    if _picked(earlier, text) or _replies(earlier.messages[-1] if earlier.messages else None, message):
        return True
    reply = earlier.last_reply()
    return follow.leans(text, _turns(earlier, message), reply.text if reply else "")


def _followed(earlier: Thread, message: Message, text: str) -> list[str]:
    """Return the earlier texts that the search mixes in, oldest first."""
    if follow.switches(text):
        return []
    picked = _picked(earlier, text)
    if picked:
        return [picked[:_PART]]
    turns = _turns(earlier, message)
    if not _leans(earlier, message, text):
        return [turn[:_PART] for turn in turns[-1:] if _own(earlier, message) or not looks_like_a_question(turn)]
    parts = [*_opening(earlier, turns), follow.anchor(turns), *turns[-1:], *_asked_by_bot(earlier, message)]
    return [part[:_PART] for part in dict.fromkeys(parts) if part]


def _turns(earlier: Thread, message: Message) -> list[str]:
    """
    Return what the message can lean on, oldest first: the asker's own turns, else what others said.

    News that opened the thread, such as an alert, stand before the asker's first turn.
    """
    own = _own(earlier, message)
    return [*_news(earlier, message), *own] if own else _others(earlier, message.text)


def _own(earlier: Thread, message: Message) -> list[str]:
    """Return the asker's newest question turns, oldest first, each with the bot's question that it replies to."""
    return list(islice(_own_newest_first(earlier, message.author), _TURNS))[::-1]


def _own_newest_first(earlier: Thread, asker: PersonId | None) -> Iterator[str]:
    for place in range(len(earlier.messages) - 1, -1, -1):
        turn = earlier.messages[place]
        before = earlier.messages[place - 1] if place else None
        if turn.author != asker or not turn.text.strip():
            continue
        if route(turn.text, before) in (Kind.QUESTION, Kind.UNCLEAR):
            yield "\n".join((*_question_replied_to(before, turn), asking_part(turn.text)))


def _others(earlier: Thread, text: str) -> list[str]:
    """
    Return what opened the thread, and what a person has just said in it; small talk left out.

    A fragment ("parental leave?") in another person's thread is a question of its own beside theirs.
    """
    newest = earlier.messages[-1] if earlier.messages else None
    candidates = (m for m in (earlier.root(), newest) if m is not None and not m.by_bot and m.text.strip())
    said = dict.fromkeys(asking_part(m.text) for m in candidates if route(m.text, None) is Kind.QUESTION)
    beside = follow.is_fragment(text) and not follow.continues(text)
    return [one for one in said if not (beside and looks_like_a_question(one))]


def _news(earlier: Thread, message: Message) -> list[str]:
    """Return what another person, or another bot, opened the thread with, unless it was a question of theirs."""
    root = earlier.root()
    if root is None or root.by_bot or root.author == message.author or route(root.text, None) is not Kind.QUESTION:
        return []
    return [] if looks_like_a_question(root.text) else [asking_part(root.text)]


def _opening(earlier: Thread, turns: list[str]) -> list[str]:
    """Return what opened the thread when the last turn is a statement, a piece of news about it."""
    root = earlier.root()
    if root is None or root.by_bot or not turns or looks_like_a_question(turns[-1]):
        return []
    return [asking_part(root.text)] if route(root.text, None) is Kind.QUESTION else []


def _picked(earlier: Thread, text: str) -> str:
    reply = earlier.last_reply()
    return chosen(text, reply.text) if reply else ""


def _replies(before: Message | None, message: Message) -> bool:
    """Say whether the message answers what the bot has just asked: short, and no question itself."""
    return asks(before) and len(message.text.split(maxsplit=_REPLY_WORDS)) <= _REPLY_WORDS and "?" not in message.text


def _question_replied_to(before: Message | None, turn: Message) -> list[str]:
    if before is None or not _replies(before, turn):
        return []
    line = before.text.strip().splitlines()[-1]
    return [without_rivals(line, turn.text)]


def _asked_by_bot(earlier: Thread, message: Message) -> list[str]:
    return _question_replied_to(earlier.messages[-1] if earlier.messages else None, message)
