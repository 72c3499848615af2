"""What the conversation needs from the world. Every adapter of a port passes the port's contract suite."""

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

from bot.exchange import Exchange
from bot.thread import Message, MessageId, Thread, ThreadId
from rag.outcome import Outcome
from rag.reply import Question


class Answerer(Protocol):
    """Evidence for questions."""

    async def answer(self, question: Question) -> Outcome:
        """Return an answer or a refusal. Raises PortError when the documents cannot be reached."""


class Platform(Protocol):
    """Where people write."""

    async def history(self, thread: ThreadId) -> Thread:
        """
        Return what the platform knows of the thread, the newest messages surely among it.

        `partial` when older ones were left out; the root is among the messages where it can be had.
        Raises PortError.
        """

    async def working(self, thread: ThreadId, message: Message) -> None:
        """Show that the message is being worked on. Never raises: a sign is no reason to fail."""

    async def post(self, exchange: Exchange) -> MessageId:
        """Post the reply in its thread and return its id; the same message twice gives one post. Raises PortError."""


class Ledger(Protocol):
    """What was asked and said, kept over restarts."""

    async def record(self, exchange: Exchange) -> None:
        """Keep the exchange; one of the same message is replaced. Raises PortError."""

    async def exchanges(self, limit: int) -> Sequence[Exchange]:
        """Return at most `limit` exchanges, newest first. Raises PortError."""

    async def history(self, thread: ThreadId) -> Sequence[Message]:
        """
        Return what is known of the thread, oldest first; empty for one not seen. Raises PortError.

        That is `bot.exchange.conversation` of the thread's exchanges.
        """


class Clock(Protocol):
    """The time."""

    def __call__(self) -> datetime:
        """Return now, aware, in UTC."""


class Official(Protocol):
    """Where people find what the documents do not say."""

    def __call__(self, question: str, collections: Sequence[str]) -> str:
        """Return the official address for the question: its topic's, its collections', else the default; not empty."""
