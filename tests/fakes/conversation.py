"""The conversation's ports in memory: a platform, a ledger, an answerer that says what it is told, and a clock."""

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

from bot.exchange import Exchange, conversation
from bot.flag import Flag
from bot.thread import Message, MessageId, PersonId, Room, Thread, ThreadId
from rag.errors import PortError, Rejected, Unavailable
from rag.outcome import Outcome
from rag.reply import Answer, Chat, Question, Quotes, Reply
from rag.watch import Progress, Reading, Watch

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
    """A platform that shows its newest messages; `page` of them, as some platforms do. The next posts fail as told."""

    messages: list[tuple[ThreadId, Message]] = field(default_factory=list)
    posts: list[Exchange] = field(default_factory=list)
    signs: list[MessageId] = field(default_factory=list)
    flags: list[Flag] = field(default_factory=list)
    announced: list[tuple[MessageId, tuple[PersonId, ...]]] = field(default_factory=list)
    told: list[Progress] = field(default_factory=list)
    streams: bool = False
    page: int = 1000
    asked_for_history: int = 0
    down: bool = False
    fixed: bool = False
    fails: list[PortError] = field(default_factory=list)
    updated: int = 0

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

    def watch(self, thread: ThreadId, message: Message) -> Watch | None:  # noqa: ARG002 - a step is a step
        async def told(progress: Progress) -> None:
            self.told.append(progress)

        return told if self.streams else None

    async def post(self, exchange: Exchange) -> MessageId:
        if self.fails:
            raise self.fails.pop(0)
        earlier = [post.message.id for post in self.posts]
        if exchange.message.id in earlier:
            return MessageId(f"reply-{earlier.index(exchange.message.id) + 1}")
        self.posts.append(exchange)
        name = MessageId(f"reply-{len(self.posts)}")
        self.show(exchange.thread.id, exchange.posted_as(name).messages()[1])
        return name

    async def update(self, exchange: Exchange, *, anew: bool = True) -> MessageId:
        at = next((at for at, post in enumerate(self.posts) if post.message.id == exchange.message.id), None)
        if self.fails:
            raise self.fails.pop(0)
        if self.fixed and not anew:
            raise Rejected("the post may not be changed any more")
        if at is None:
            if not anew:
                raise Rejected("nothing of the reply is there")
            return await self.post(exchange)
        self.updated += 1
        self.posts[at] = exchange
        name = MessageId(f"reply-{at + 1}")
        reply = exchange.posted_as(name).messages()[1]
        self.messages = [(place, reply if one.id == name else one) for place, one in self.messages]
        return name

    async def withdraw(self, exchange: Exchange) -> None:
        names = {MessageId(f"reply-{at + 1}") for at, post in enumerate(self.posts) if post.message == exchange.message}
        self.messages = [(place, one) for place, one in self.messages if one.id not in names]

    async def flagged(self, exchange: Exchange, flag: Flag) -> str:  # noqa: ARG002 - a flag says where
        if self.down:
            raise Unavailable("the platform does not answer")
        self.flags.append(flag)
        return f"https://chat.example.com/{flag.answer.value}"

    async def announce(self, exchange: Exchange, people: Sequence[PersonId]) -> None:
        self.announced.append((exchange.message.id, tuple(people)))


@dataclass
class FakeLedger:
    """A ledger that forgets when the process ends."""

    kept: list[Exchange] = field(default_factory=list)
    posted: dict[tuple[Room, MessageId], MessageId] = field(default_factory=dict)
    raised: dict[tuple[Room, MessageId, PersonId], Flag] = field(default_factory=dict)
    waiting: list[tuple[Room, MessageId, PersonId]] = field(default_factory=list)
    down: bool = False
    full: bool = False

    async def record(self, exchange: Exchange) -> None:
        self._room()
        key = (exchange.thread.id.room, exchange.message.id)
        self.kept = [one for one in self.kept if (one.thread.id.room, one.message.id) != key]
        self.kept.append(exchange)

    async def exchanges(self, limit: int) -> Sequence[Exchange]:
        return self.kept[::-1][:limit]

    async def answers(self, platform: str, limit: int) -> AsyncIterator[Exchange]:
        here = [one for one in self.kept[::-1] if one.thread.id.room.platform == platform]
        for exchange in [one for one in here if isinstance(one.reply, Answer | Quotes)][:limit]:
            yield exchange

    async def history(self, thread: ThreadId) -> Sequence[Message]:
        if self.down:
            raise Unavailable("the ledger is locked")
        return conversation(one for one in self.kept if one.thread.id == thread)

    async def of_message(self, room: Room, message: MessageId) -> Exchange | None:
        if self.down:
            raise Unavailable("the ledger is locked")
        return next((one for one in self.kept if (one.thread.id.room, one.message.id) == (room, message)), None)

    async def of_post(self, room: Room, post: MessageId) -> Exchange | None:
        kept = {one.posted: one.message.id for one in self.kept if one.thread.id.room == room}
        message = self.posted.get((room, post)) or kept.get(post)
        return await self.of_message(room, message) if message else None

    async def keep_post(self, room: Room, message: MessageId, post: MessageId) -> None:
        self.posted[room, post] = message

    async def posts(self, room: Room, message: MessageId) -> Sequence[MessageId]:
        kept = [post for (place, post), one in self.posted.items() if (place, one) == (room, message)]
        shown = [one.posted for one in self.kept if (one.thread.id.room, one.message.id) == (room, message)]
        return tuple(dict.fromkeys((*kept, *(post for post in shown if post))))

    async def drop_posts(self, room: Room, message: MessageId) -> None:
        self.posted = {key: one for key, one in self.posted.items() if (key[0], one) != (room, message)}

    async def keep_flag(self, flag: Flag) -> None:
        self._room()
        self.raised.pop((flag.room, flag.answer, flag.by), None)
        self.raised[flag.room, flag.answer, flag.by] = flag

    async def flag_of(self, room: Room, answer: MessageId, by: PersonId) -> Flag | None:
        return self.raised.get((room, answer, by))

    async def flags(self, limit: int) -> Sequence[tuple[Flag, Exchange]]:
        found = [(flag, await self.of_post(flag.room, flag.answer)) for flag in reversed(self.raised.values())]
        return tuple((flag, one) for flag, one in found if one)[:limit]

    async def keep_awaited(self, room: Room, message: MessageId, by: PersonId) -> None:
        if (room, message, by) not in self.waiting:
            self.waiting.append((room, message, by))

    async def awaited(self) -> Sequence[tuple[Exchange, PersonId]]:
        found = [(await self.of_message(room, message), by) for room, message, by in self.waiting]
        return tuple((one, by) for one, by in found if one)

    async def drop_awaited(self, room: Room, message: MessageId) -> None:
        self.waiting = [one for one in self.waiting if one[:2] != (room, message)]

    def _room(self) -> None:
        if self.full:
            raise Rejected("the ledger: the disk is full")


@dataclass
class FakeAnswerer:
    """Says the next of `replies`, or always the same; keeps what it was asked."""

    replies: list[Reply] = field(default_factory=list)
    asked: list[Question] = field(default_factory=list)
    fails: PortError | None = None

    async def answer(self, question: Question, watch: Watch | None = None) -> Outcome:
        self.asked.append(question)
        if watch:
            await watch(Reading())
        if self.fails:
            raise self.fails
        reply = self.replies.pop(0) if self.replies else Chat("An answer.")
        return Outcome(reply, timings_ms={"search": 3})


def official(_question: str, _collections: Sequence[str]) -> str:
    return "https://handbook.example.com/"


def hr(audience: frozenset[str], names: Sequence[str]) -> Sequence[str]:
    """A deployment of one collection, "hr", which all staff may read."""
    return ("HR handbook",) if "everyone" in audience and (not names or "hr" in names) else ()
