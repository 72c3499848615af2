"""One person at a keyboard, as a platform like any other."""

from collections.abc import Callable, Sequence
from datetime import date

from rich.console import Console
from rich.status import Status

from adapters.terminal.citations import Speech
from adapters.terminal.page import show
from adapters.terminal.replies import reply_lines
from bot.exchange import Exchange
from bot.flag import Flag
from bot.ports import Platform
from bot.thread import Message, MessageId, PersonId, Thread, ThreadId
from bot.words import Words


class OnPaper:
    """
    What every platform of one person at a keyboard does: what was said stays, and nobody else hears of it.

    Args:
        before: A conversation that went before, from a file.

    """

    def __init__(self, before: Thread | None = None) -> None:
        self._said = Said(before)

    @property
    def last(self) -> Exchange | None:
        """What was posted last."""
        return self._said.last

    async def history(self, thread: ThreadId) -> Thread:
        """Return what went before."""
        return self._said.thread(thread)

    def watch(self, thread: ThreadId, message: Message) -> None:
        """Show answers whole."""

    async def withdraw(self, exchange: Exchange) -> None:
        """Leave it: paper cannot be taken back."""

    async def flagged(self, exchange: Exchange, flag: Flag) -> str:
        """Tell nobody."""
        del exchange, flag
        return ""

    async def announce(self, exchange: Exchange, people: Sequence[PersonId]) -> None:
        """Tell nobody: who waits at a terminal asks again."""


class Terminal(OnPaper):
    """
    A `Platform` that prints. It never fails: what it cannot show, nobody can.

    Args:
        today: Tells which sources are overdue.
        before: A conversation that went before, from a file.

    """

    def __init__(self, console: Console, words: Words, today: Callable[[], date], before: Thread | None = None) -> None:
        super().__init__(before)
        self._console = console
        self._words = words
        self._today = today
        self._sign: Status | None = None

    async def working(self, thread: ThreadId, message: Message) -> None:
        """Turn a wheel where a person watches."""
        del thread, message
        if self._console.is_terminal and self._sign is None:
            self._sign = self._console.status("reading the documents ...")
            self._sign.start()

    async def post(self, exchange: Exchange) -> MessageId:
        """Print the reply, once for each message."""
        self.quiet()
        if self._said.keep(exchange):
            links = self._console.color_system is not None
            speech = Speech(self._words, exchange.language, self._today(), links)
            show(self._console, reply_lines(exchange, speech))
        return reply_to(exchange.message)

    async def update(self, exchange: Exchange, *, anew: bool = True) -> MessageId:
        """Print the new reply below: paper cannot be taken back."""
        del anew
        return await self.post(exchange)

    def quiet(self) -> None:
        """Take the sign of work away."""
        if self._sign:
            self._sign.stop()
            self._sign = None


class Silent(OnPaper):
    """A `Platform` that keeps the reply to itself, for callers that print the exchange in their own way."""

    async def working(self, thread: ThreadId, message: Message) -> None:
        """Show nothing."""

    async def post(self, exchange: Exchange) -> MessageId:
        """Show nothing."""
        self._said.keep(exchange)
        return reply_to(exchange.message)

    async def update(self, exchange: Exchange, *, anew: bool = True) -> MessageId:
        """Show nothing."""
        del anew
        return await self.post(exchange)


class Said:
    """What was said in this process: a terminal's only memory."""

    def __init__(self, before: Thread | None) -> None:
        self._threads = {before.id: before} if before else {}
        self.last: Exchange | None = None

    def thread(self, thread: ThreadId) -> Thread:
        """Return the thread so far, empty when nothing was said in it."""
        return self._threads.get(thread, Thread(thread))

    def keep(self, exchange: Exchange) -> bool:
        """Add the exchange to its thread; say whether it is new."""
        thread = self.thread(exchange.thread.id)
        posted = exchange.posted_as(reply_to(exchange.message))
        self.last = posted
        if any(message.id == exchange.message.id for message in thread.messages):
            return False
        messages = sorted((*thread.messages, *posted.messages()), key=lambda message: message.at)
        self._threads[thread.id] = Thread(thread.id, tuple(messages), thread.partial)
        return True


def reply_to(message: Message) -> MessageId:
    """Return the id of the bot's reply to a message."""
    return MessageId(f"{message.id.value}-reply")


_: tuple[type[Platform], ...] = (Terminal, Silent)
