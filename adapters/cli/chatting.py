"""What `footnote chat` does: line in, reply out, until it ends."""

from datetime import date

import click

from adapters.cli.asking import print_explanation, unreachable
from adapters.cli.session import Reader, Session, new_thread, session
from adapters.cli.stop import Exit
from adapters.settings import Settings
from adapters.state import State
from adapters.terminal.client import Terminal
from adapters.terminal.console import console
from adapters.terminal.lines import HELP, Order, order, typed_lines
from bot.thread import ThreadId
from bot.words import Words

_PROMPT = "\nyou: "


async def converse(settings: Settings, reader: Reader) -> Exit:
    """Talk until the input ends; the exit code says whether the documents could be reached all along."""
    terminal = Terminal(console(), Words(), date.today)
    async with session(settings, terminal, reader) as opened:
        return await talk(opened, State(settings.footnote.state))


async def talk(opened: Session, state: State) -> Exit:
    """Answer each line in one thread until /new begins another."""
    thread, number = new_thread(), 0
    code = Exit.FINE
    click.echo("Ask about your documents; /help lists what there is, Ctrl-D ends.", err=True)
    for line in typed_lines(_PROMPT, state.folder / "chat_history"):
        match order(line):
            case Order.QUIT:
                break
            case Order.NEW:
                thread, number = new_thread(), 0
                click.echo("A new thread.", err=True)
            case Order.HELP:
                click.echo(HELP)
            case Order.EXPLAIN:
                _explain(opened)
            case None if line.strip():
                number += 1
                code = max(code, await _reply(opened, thread, line, number))
    return code


async def _reply(opened: Session, thread: ThreadId, line: str, number: int) -> Exit:
    exchange = await opened.ask(thread, line, number)
    click.echo()
    return Exit.UNREACHABLE if unreachable(exchange) else Exit.FINE


def _explain(opened: Session) -> None:
    if opened.platform.last is None:
        click.echo("There is no answer yet to explain.")
    else:
        print_explanation(opened.platform.last)
