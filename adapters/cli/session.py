"""An open store, a bot on a platform, and a thread to ask in: what `ask`, `chat` and `demo` share."""

import os
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from difflib import get_close_matches
from uuid import uuid4

import click

from adapters.cli.mistaken import mistakes_stop
from adapters.cli.stop import Exit, Stop
from adapters.llm.deadline import within
from adapters.narrowed import NOBODY, stale, told_of
from adapters.reranking import rerankers_of
from adapters.settings import Settings
from adapters.state import State
from adapters.storage import Store, notice_of, opened
from adapters.terminal.client import Silent, Terminal
from adapters.wiring import NO_MODEL, bot_of, models_of
from bot.bot import Bot
from bot.events import Asked
from bot.exchange import Exchange
from bot.thread import Message, MessageId, PersonId, Room, ThreadId
from rag.errors import PortError
from rag.evidence import EVERYONE, Source
from rag.reply import Quotes

ASKER = PersonId("asker")
_NO_MODEL = (
    f"{NO_MODEL[0].upper()}{NO_MODEL[1:]}. For written answers set GROQ_API_KEY or ANTHROPIC_API_KEY. This is "
    "told once; `footnote doctor` says it again."
)
_NO_ANSWER = (
    "footnote: no model answered this; FOOTNOTE_LOG=info tells why. `footnote doctor` asks each for one word: "
    "that shows keys and addresses, not whether a long prompt is taken"
)
_EMPTY = "Run: footnote ingest FOLDER --official-url https://hr.example.com - or see it work: footnote demo"


def new_thread() -> ThreadId:
    """Return a thread that nobody has written in."""
    return ThreadId(Room("terminal", "", uuid4().hex), MessageId("1"))


@dataclass(frozen=True, slots=True)
class Reader:
    """
    What somebody may see, and where they look.

    Attributes:
        collections: Empty looks everywhere.
        audience: Groups; empty is every group, since who can run the command can read the index's file.
    """

    collections: tuple[str, ...] = ()
    audience: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Session:
    """Somebody at a keyboard in front of the bot."""

    bot: Bot
    platform: Terminal | Silent
    audience: frozenset[str]
    collections: tuple[str, ...]
    deadline_s: float

    async def ask(self, thread: ThreadId, text: str, number: int, author: PersonId = ASKER) -> Exchange:
        """Return what was replied to the thread's message `number`, from 1. Raises PortError."""
        before = self.platform.last
        message = Message(MessageId(str(number)), author, text, datetime.now(UTC))
        try:
            with within(self.deadline_s):
                exchange = await self.bot.handle(Asked(message, thread, self.audience, self.collections))
        except PortError as error:
            posted = self.platform.last
            if posted is None or posted is before:
                raise
            click.echo(f"footnote: answered, but not recorded: {error}", err=True)
            exchange = posted
        if self.bot.models and isinstance(exchange.reply, Quotes) and exchange.draft is None:
            click.echo(_NO_ANSWER, err=True)
        return exchange


@asynccontextmanager
async def session(settings: Settings, platform: Terminal | Silent, reader: Reader) -> AsyncIterator[Session]:
    """Yield a session. Raises Stop when there is nothing to ask, or the documents cannot be reached."""
    if settings.index.kind == "embedded" and not State(settings.footnote.state).index.exists():
        raise Stop(f"nothing is ingested yet in {str(settings.footnote.state)!r}", _EMPTY, Exit.WRONG_USE)
    async with AsyncExitStack() as stack:
        stack.enter_context(mistakes_stop())
        store = await stack.enter_async_context(opened(settings))
        sources = await _sources(store, settings)
        _check_names(reader.collections, sources)
        state = State(settings.footnote.state)
        if (notice := notice_of(settings)) and state.first("keywords-only"):
            click.echo(notice, err=True)
        _hint_at_groups(reader.audience, sources)
        models = await stack.enter_async_context(models_of(settings, os.environ))
        if models is None and settings.models.kind != "none" and state.first("no-model"):
            click.echo(_NO_MODEL, err=True)
        audience = frozenset(reader.audience) or frozenset({EVERYONE}).union(*(s.audience for s in sources))
        rerankers = await stack.enter_async_context(rerankers_of(settings, os.environ))
        bot = await bot_of(settings, store, platform, models, rerankers)
        yield Session(bot, platform, audience, reader.collections, settings.models.deadline_s)


async def _sources(store: Store, settings: Settings) -> Sequence[Source]:
    listing = await store.index.listing()
    for name, waiting in stale(settings, listing).items():
        click.echo(f"footnote: {told_of(name, len(waiting))}", err=True)
    sources = [stored.source for stored in listing]
    if not sources:
        raise Stop(f"no document is ingested yet in {str(settings.footnote.state)!r}", _EMPTY, Exit.WRONG_USE)
    return sources


def _check_names(collections: tuple[str, ...], sources: Sequence[Source]) -> None:
    known = sorted({source.collection for source in sources})
    for name in collections:
        if name not in known:
            raise Stop(f"there is no collection {name!r}", _nearest(name, known), Exit.WRONG_USE)


def _hint_at_groups(audience: tuple[str, ...], sources: Sequence[Source]) -> None:
    """Tell of groups that no document names: whoever asks for one of them alone finds nothing."""
    known = sorted({group for source in sources for group in source.audience - NOBODY})
    for group in audience:
        if group not in known:
            click.echo(f"footnote: no document names the group {group!r}. {_nearest(group, known)}", err=True)


def _nearest(name: str, known: Sequence[str]) -> str:
    near = get_close_matches(name, known, n=1)
    return f"Did you mean {near[0]!r}?" if near else f"There are: {', '.join(known)}."
