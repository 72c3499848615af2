"""The conversation's ports in memory: a platform, a ledger, an answerer that says what it is told, and a clock."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

from bot.exchange import Exchange, conversation
from bot.thread import Message, MessageId, Thread, ThreadId
from rag.errors import PortError, Unavailable
from rag.outcome import Outcome
from rag.reply import Chat, Question, Reply

START = datetime(2026, 5, 4, 9, 0, tzinfo=UTC)


@dataclass
class FakeClock:
    """One second a look."""

    now: datetime = START

    def __call__(self) -> datetime:
        self.now += timedelta(seconds=1)
        return self.now


@dataclass
class FakePlatform:
    """A platform that shows its newest messages; `page` of them, as some platforms do."""

    messages: list[tuple[ThreadId, Message]] = field(default_factory=list)
    posts: list[Exchange] = field(default_factory=list)
    signs: list[MessageId] = field(default_factory=list)
    page: int = 1000
    asked_for_history: int = 0
    down: bool = False

    def show(self, thread: ThreadId, message: Message) -> None:
        self.messages.append((thread, message))

    async def history(self, thread: ThreadId) -> Thread:
        self.asked_for_history += 1
        if self.down:
            raise Unavailable("the platform does not answer")
        every = [message for place, message in self.messages if place == thread]
        newest = every[-self.page :]
        root = [message for message in every[: -self.page] if message.id == thread.root]
        return Thread(thread, (*root, *newest), partial=len(every) > self.page)

    async def working(self, thread: ThreadId, message: Message) -> None:  # noqa: ARG002 - a sign is by message here
        self.signs.append(message.id)

    async def post(self, exchange: Exchange) -> MessageId:
        earlier = [post.message.id for post in self.posts]
        if exchange.message.id in earlier:
            return MessageId(f"reply-{earlier.index(exchange.message.id) + 1}")
        self.posts.append(exchange)
        name = MessageId(f"reply-{len(self.posts)}")
        self.show(exchange.thread.id, exchange.posted_as(name).messages()[1])
        return name


@dataclass
class FakeLedger:
    """A ledger that forgets when the process ends."""

    kept: list[Exchange] = field(default_factory=list)
    down: bool = False

    async def record(self, exchange: Exchange) -> None:
        key = (exchange.thread.id.room, exchange.message.id)
        self.kept = [one for one in self.kept if (one.thread.id.room, one.message.id) != key]
        self.kept.append(exchange)

    async def exchanges(self, limit: int) -> Sequence[Exchange]:
        return self.kept[::-1][:limit]

    async def history(self, thread: ThreadId) -> Sequence[Message]:
        if self.down:
            raise Unavailable("the ledger is locked")
        return conversation(one for one in self.kept if one.thread.id == thread)


@dataclass
class FakeAnswerer:
    """Says the next of `replies`, or always the same; keeps what it was asked."""

    replies: list[Reply] = field(default_factory=list)
    asked: list[Question] = field(default_factory=list)
    fails: PortError | None = None

    async def answer(self, question: Question) -> Outcome:
        self.asked.append(question)
        if self.fails:
            raise self.fails
        reply = self.replies.pop(0) if self.replies else Chat("An answer.")
        return Outcome(reply, timings_ms={"search": 3})


def official(_question: str, _collections: Sequence[str]) -> str:
    return "https://handbook.example.com/"
