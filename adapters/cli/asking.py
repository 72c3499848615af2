"""What `footnote ask` does with its question."""

import json
from dataclasses import dataclass
from datetime import UTC, date, datetime
from pathlib import Path

import click

from adapters.cli.session import ASKER, Reader, new_thread, session
from adapters.cli.shapes import exchange_object
from adapters.cli.stop import Exit
from adapters.cli.thread_file import read_turns, timed
from adapters.settings import Settings
from adapters.terminal.client import Silent, Terminal
from adapters.terminal.console import console
from adapters.terminal.explain import explanation
from bot.exchange import Exchange
from bot.thread import Message, MessageId, PersonId, Thread, ThreadId
from bot.words import Words
from rag.reply import Refusal, Why


@dataclass(frozen=True, slots=True)
class Request:
    """One call of the command."""

    question: str
    reader: Reader
    thread: Path | None
    explain: bool
    as_json: bool


async def answer(request: Request, settings: Settings) -> Exit:
    """Answer and print. A refusal is an answer, unless the documents could not be reached."""
    thread = _thread(new_thread(), request.thread)
    platform = Silent(thread) if request.as_json else Terminal(console(), Words(), date.today, thread)
    async with session(settings, platform, request.reader) as opened:
        exchange = await opened.ask(thread.id, request.question, len(thread.messages) + 1, _asker(thread))
    if request.as_json:
        click.echo(json.dumps(exchange_object(exchange), ensure_ascii=False))
    elif request.explain:
        print_explanation(exchange)
    return Exit.UNREACHABLE if unreachable(exchange) else Exit.FINE


def print_explanation(exchange: Exchange) -> None:
    """Print why the reply is what it is."""
    out = console()
    out.print()
    for part in explanation(exchange.question, exchange.hits, exchange.reply, exchange.timings_ms):
        out.print(part, soft_wrap=not out.is_terminal)


def unreachable(exchange: Exchange) -> bool:
    """Say whether the reply is that the documents could not be reached."""
    return isinstance(exchange.reply, Refusal) and exchange.reply.why is Why.UNAVAILABLE


def _asker(thread: Thread) -> PersonId:
    """Return who asks: the one person of the thread, somebody new where there are none or several."""
    people = {message.author for message in thread.messages if message.author}
    return people.pop() if len(people) == 1 else ASKER


def _thread(thread: ThreadId, file: Path | None) -> Thread:
    turns = read_turns(file) if file else ()
    messages = (
        Message(MessageId(str(number)), PersonId(turn.author) if turn.author else None, turn.text, at)
        for number, (turn, at) in enumerate(zip(turns, timed(turns, datetime.now(UTC)), strict=True), start=1)
    )
    return Thread(thread, tuple(messages))
