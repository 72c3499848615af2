"""
A message in its thread, as a question that can be searched. Without a model: the asker's words stay as they are.

What it may lean on is put beside it: `Question.previous` is mixed into the search, and `shown` says what was followed.
"""

from dataclasses import dataclass

from bot import follow
from bot.identifiers import without_rivals
from bot.language import language_of
from bot.options import chosen
from bot.paste import asking_part, edges, looks_like_a_question
from bot.thread import Message, Thread
from bot.turns import news, opening, own_turns, question_replied_to, turns_of_others
from rag.reply import Question

_ASKED = 40_000
"""Characters of the asker's own words that are kept: the longest message a platform delivers (Slack)."""

_PART = 1000
"""Characters of each earlier message that go into a search; an alert's facts stand at its top."""


def read(thread: Thread, message: Message, audience: frozenset[str], collections: tuple[str, ...]) -> Question:
    """
    Return the question that `message` asks in `thread`.

    `previous` is what the search mixes in: the asker's turn before this one, and what that one leans on
    when this one leans too; without a turn of the asker's own, what the thread was opened with; "" after
    a stated switch. Raises ValueError for a blank message.
    """
    reading = _reading(thread, message)
    return Question(
        text=reading.text,
        asked=message.text[:_ASKED],
        previous=without_rivals("\n".join(part[:_PART] for part in reading.beside()), reading.text),
        leans=reading.leans,
        language=language_of(reading.text, language_of("\n".join(reading.own))),
        audience=audience,
        collections=collections,
    )


def shown(thread: Thread, message: Message) -> str:
    """Return the line that says how a leaning message was read; "" for one that stands by itself."""
    reading = _reading(thread, message)
    if not reading.leans:
        return ""
    return follow.shown(reading.text, [reading.picked] if reading.picked else reading.turns)


@dataclass(frozen=True, slots=True)
class _Reading:
    """
    A message and what there is for it to lean on.

    Attributes:
        own: The asker's earlier turns, oldest first.
        turns: The same, or those of others when there are none, after the news that opened the thread.
        opened: What the thread was opened with, or "".
        replied_to: The question of the bot that the message replies to, or "".
        picked: The item of the bot's last list that the message chooses, or "".
    """

    text: str
    own: list[str]
    turns: list[str]
    opened: str
    replied_to: str
    picked: str
    leans: bool

    def beside(self) -> list[str]:
        """Return the earlier texts that the search mixes in, oldest first."""
        if follow.switches(self.text):
            return []
        if self.picked:
            return [self.picked]
        if not self.leans:
            return self.own[-1:] or [turn for turn in self.turns[:1] if turn == self.opened]
        last = self.turns[-1:]
        told = [self.opened for turn in last if not looks_like_a_question(turn)]
        return [part for part in dict.fromkeys((*told, follow.anchor(self.turns), *last, self.replied_to)) if part]


def _reading(thread: Thread, message: Message) -> _Reading:
    earlier = thread.before(message)
    text = _asking(message.text)
    reply = earlier.last_reply()
    said = reply.text if reply else ""
    own = own_turns(earlier, message.author)
    turns = [turn for turn in (news(earlier), *(own or turns_of_others(earlier, text))) if turn]
    replied_to = question_replied_to(earlier.messages[-1] if earlier.messages else None, message)
    picked = chosen(text, said)
    leans = not follow.switches(text) and (bool(picked or replied_to) or follow.leans(text, turns, said))
    return _Reading(text, own, turns, opening(earlier), replied_to, picked, leans)


def _asking(asked: str) -> str:
    """Return the part that asks; one that points at its own paste ("why does this fail?") takes the edges along."""
    part = asking_part(asked)
    return f"{part}\n{edges(asked)}" if part != asked and follow.leans(part, (asked,)) else part
