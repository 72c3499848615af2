"""One question and what came of it, kept whole: what a reviewer needs to understand an answer later."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import date, datetime, timedelta

from bot.thread import Message, MessageId, Thread
from bot.words import Words
from rag.evidence import Hit
from rag.outcome import Draft, Judged, Spent
from rag.reply import Question, Reply


@dataclass(frozen=True, slots=True)
class Outdated:
    """
    A source of a reply that does not bear out any more what is said with it.

    Attributes:
        number: Of the citation.
        changed: The day on which its page changed; None where nobody knows, and for one that is gone.
        gone: Whether the page is not there any more, for those who read the reply.
    """

    number: int
    changed: date | None = None
    gone: bool = False


@dataclass(frozen=True, slots=True)
class Exchange:
    """
    A message, how it was read, what was found and what was said.

    Attributes:
        thread: As it was when the message came, without it; of a long one the root and the newest messages.
        reply: What was decided; `said` is the same in plain words, in the language of the asker.
        at: When it was decided; aware, in UTC.
        question: As it was read; None for small talk, which is not searched.
        shown: How a message that leans on its thread was read: the question as a model restated it, or
            `<question> (following: "…")`; else "".
        hits: What was found, best first; empty when nothing was searched.
        timings_ms: Milliseconds by step.
        spent: What model calls took, its rewriting included.
        draft: What a model wrote before it was checked, None when none did.
        judged: What a relevance judge left of the hits, None when none was asked.
        posted: The bot's own message, or None before it is posted.
        notes: What the bot adds below the reply: files that it did not read, a thread that it knows in part.
        withdrawn: Whether its message was deleted, and the reply with it.
        outdated: The sources that the reply was marked for, by number: each is marked once.
    """

    thread: Thread
    message: Message
    reply: Reply
    said: str
    language: str
    at: datetime
    question: Question | None = None
    shown: str = ""
    hits: tuple[Hit, ...] = ()
    timings_ms: Mapping[str, int] = field(default_factory=dict)
    spent: Spent = field(default_factory=Spent)
    draft: Draft | None = None
    judged: Judged | None = None
    posted: MessageId | None = None
    notes: tuple[str, ...] = ()
    withdrawn: bool = False
    outdated: tuple[Outdated, ...] = ()

    def __post_init__(self) -> None:
        if not self.said.strip():
            raise ValueError(f"message {self.message.id.value!r} gets no silent reply")
        if self.at.utcoffset() != timedelta(0):
            raise ValueError(f"the time of an exchange is in UTC, not {self.at!r}")

    def posted_as(self, message: MessageId) -> "Exchange":
        """Return the exchange with the id under which the platform shows the reply."""
        return replace(self, posted=message)

    def warnings(self, words: Words) -> tuple[str, ...]:
        """Return a line about each source that the reply was marked for, in the language of the asker."""
        return tuple(words.outdated(mark.number, mark.changed, self.language, gone=mark.gone) for mark in self.outdated)

    def messages(self) -> tuple[Message, ...]:
        """
        Return what the exchange adds to its thread: both messages, in order.

        One before it is posted, none once it was withdrawn.
        The reply bears the time of its message: the platform's clock, not ours, which may go ahead of it.
        """
        if self.withdrawn:
            return ()
        if self.posted is None:
            return (self.message,)
        return (self.message, Message(self.posted, None, self.said, self.message.at))


def conversation(exchanges: Iterable[Exchange]) -> tuple[Message, ...]:
    """
    Return everything that exchanges of one thread know of it, each message once, oldest first.

    Their threads are in it too: there stands what a platform once told of messages that others wrote.
    Of an edited message the words of its own exchange count.
    """
    known = tuple(exchanges)
    told = {message.id: message for exchange in known for message in exchange.thread.messages}
    kept = {message.id: message for exchange in known for message in exchange.messages()}
    return tuple(sorted((told | kept).values(), key=lambda message: message.at))
