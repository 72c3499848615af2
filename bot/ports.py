"""What the conversation needs from the world. Every adapter of a port passes the port's contract suite."""

from collections.abc import AsyncIterator, Sequence
from datetime import datetime
from typing import Protocol

from bot.exchange import Exchange
from bot.flag import Flag
from bot.thread import Message, MessageId, PersonId, Room, Thread, ThreadId
from rag.evidence import Passage
from rag.outcome import Outcome
from rag.reply import Question
from rag.watch import Watch


class Answerer(Protocol):
    """Evidence for questions."""

    async def answer(self, question: Question, watch: Watch | None = None) -> Outcome:
        """
        Return an answer or a refusal. Raises PortError when the documents cannot be reached.

        What is told to `watch` is the beginning of the answer that is returned.
        """


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

    def watch(self, thread: ThreadId, message: Message) -> Watch | None:
        """
        Return who shows the sentences of the answer to a message as they are proven; None where it appears whole.

        `post` and `update` complete what was shown. A watched answer is never taken back, so it is not retried.
        """

    async def post(self, exchange: Exchange) -> MessageId:
        """
        Post the reply in its thread and return its id; the same message twice gives one post.

        What was posted is kept at once (`Posts.keep_post`). Raises PortError.
        """

    async def update(self, exchange: Exchange, *, anew: bool = True) -> MessageId:
        """
        Put the reply in the place of what was posted to the same message before, and return its id.

        Its place in the thread stays. Where nothing was posted, it is gone, or may not be changed any more, this is
        `post`; without `anew` it is Rejected, and nothing is posted. Raises PortError.
        """

    async def withdraw(self, exchange: Exchange) -> None:
        """Take away all that was posted to the exchange's message; nothing there is no error. Raises PortError."""

    async def flagged(self, exchange: Exchange, flag: Flag) -> str:
        """
        Tell the reviewers, and ask the flagger alone for the reason where none is given.

        Returns a link that opens the flagged post, or "". A flag that is withdrawn is told as such. Raises PortError.
        """

    async def announce(self, exchange: Exchange, people: Sequence[PersonId]) -> None:
        """
        Tell these people, where the exchange stands, that their question was refused once and has an answer now.

        The answer itself is there already: `update` has put it in the refusal's place. Raises PortError.
        """


class Documents(Protocol):
    """The documents as they are now: an index (`rag.ports.Index`)."""

    async def neighbours(self, passages: Sequence[Passage], window: int) -> Sequence[Sequence[Passage]]:
        """Return for each the passages of its source at most `window` places away, in order. Raises PortError."""


class Ledger(Protocol):
    """What was asked and said, kept over restarts."""

    async def record(self, exchange: Exchange) -> None:
        """Keep the exchange; one of the same message is replaced. Raises PortError."""

    async def exchanges(self, limit: int) -> Sequence[Exchange]:
        """Return at most `limit` exchanges, newest first. Raises PortError."""

    def answers(self, platform: str, limit: int) -> AsyncIterator[Exchange]:
        """
        Yield at most `limit` exchanges of a platform that were answered or quoted, newest first. Raises PortError.

        Few are in memory at once. One that is recorded anew meanwhile is not told a second time.
        """

    async def history(self, thread: ThreadId) -> Sequence[Message]:
        """
        Return what is known of the thread, oldest first; empty for one not seen. Raises PortError.

        That is `bot.exchange.conversation` of the thread's exchanges.
        """

    async def of_message(self, room: Room, message: MessageId) -> Exchange | None:
        """Return the exchange of a person's message, None when it was not answered. Raises PortError."""

    async def of_post(self, room: Room, post: MessageId) -> Exchange | None:
        """Return the exchange that one of the bot's posts shows, None for any other message. Raises PortError."""


class Posts(Protocol):
    """Which posts show the reply to a message: kept as soon as a platform tells, so that none is made twice."""

    async def keep_post(self, room: Room, message: MessageId, post: MessageId) -> None:
        """Keep that `post` shows the reply to a message, or a part of it; again is no error. Raises PortError."""

    async def posts(self, room: Room, message: MessageId) -> Sequence[MessageId]:
        """Return the posts that were kept for a message, in the order of their keeping. Raises PortError."""

    async def drop_posts(self, room: Room, message: MessageId) -> None:
        """Forget which posts show the reply to a message: they are gone. Raises PortError."""


class Flags(Protocol):
    """What people ask of replies: that somebody looks at them, that they are told once there is an answer."""

    async def keep_flag(self, flag: Flag) -> None:
        """Keep the flag; one of the same person on the same answer is replaced. Raises PortError."""

    async def flag_of(self, room: Room, answer: MessageId, by: PersonId) -> Flag | None:
        """Return a person's flag on an answer, or None. Raises PortError."""

    async def flags(self, limit: int) -> Sequence[tuple[Flag, Exchange]]:
        """Return at most `limit` flags with what they are about, newest first. Raises PortError."""

    async def keep_awaited(self, room: Room, message: MessageId, by: PersonId) -> None:
        """Keep that somebody waits for an answer to a message that was refused; again is no error. Raises PortError."""

    async def awaited(self) -> Sequence[tuple[Exchange, PersonId]]:
        """Return the exchanges that somebody waits for, oldest first, once for each of them. Raises PortError."""

    async def drop_awaited(self, room: Room, message: MessageId) -> None:
        """Forget that anybody waits for an answer to the message. Raises PortError."""


class Clock(Protocol):
    """The time."""

    def __call__(self) -> datetime:
        """Return now, aware, in UTC."""


class Official(Protocol):
    """Where people find what the documents do not say."""

    def __call__(self, question: str, collections: Sequence[str]) -> str:
        """Return the official address for the question: its topic's, its collections', else the default; not empty."""


class Collections(Protocol):
    """What people call the collections."""

    def __call__(self, audience: frozenset[str], names: Sequence[str]) -> Sequence[str]:
        """Return the titles of those among `names`, or of all where it is empty, that the audience may read in."""
