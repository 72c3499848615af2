"""What `footnote demo` does: read the sample handbook, ask three things, then chat if somebody is there."""

import os
import sys
from datetime import date
from importlib.resources import as_file, files
from pathlib import Path
from tempfile import TemporaryDirectory

import click
from rich.text import Text

from adapters.cli.chatting import talk
from adapters.cli.mistaken import mistakes_stop
from adapters.cli.session import Reader, Session, new_thread, session
from adapters.cli.stop import Exit
from adapters.intake import Intake, take_in
from adapters.settings import Collection, General, Models, Settings, load
from adapters.state import State
from adapters.terminal.client import Terminal
from adapters.terminal.console import console
from adapters.terminal.progress import progress_bar
from bot.words import Words

_COLLECTION = "handbook"
_TITLE = "Lanternquay handbook"
_OFFICIAL = "https://handbook.lanternquay.example"

_CONVERSATION = (
    ("An answer, with its sources", "How many days of annual leave do I get?"),
    ("A follow-up that needs the thread", "And how many of them can I carry over?"),
    ("A refusal, with the official link", "What is the parental leave in Chile?"),
)


async def show_demo() -> Exit:
    """Show it, in a folder that is gone afterwards."""
    with TemporaryDirectory(prefix="footnote-demo-") as folder:
        settings = _settings(Path(folder))
        await _read(settings)
        async with session(settings, Terminal(console(), Words(), date.today), Reader()) as opened:
            await _converse(opened)
            if not sys.stdin.isatty() or not sys.stdout.isatty():
                return Exit.FINE
            click.echo("Now you.")
            return await talk(opened, State(settings.footnote.state))


def _settings(folder: Path) -> Settings:
    """Return settings of its own; of the environment's, only the embedder counts."""
    with mistakes_stop():
        embedder = load(os.environ, folder).embedder
    return Settings(
        footnote=General(state=folder / ".footnote", official_url=_OFFICIAL),
        collections={_COLLECTION: Collection(title=_TITLE, official_url=_OFFICIAL)},
        embedder=embedder,
        models=Models(kind="none"),  # the demo needs no network
    )


async def _read(settings: Settings) -> None:
    handbook = files("adapters.demo") / "handbook"
    with as_file(handbook) as pages, progress_bar(console(sys.stderr)) as report:
        click.echo(
            f"Reading the {_TITLE}, {sum(1 for _ in pages.rglob('*.md'))} pages of a company that does not exist."
        )
        await take_in(settings, Intake((str(pages),), _COLLECTION), report)


async def _converse(opened: Session) -> None:
    thread = new_thread()
    for number, (what, question) in enumerate(_CONVERSATION, start=1):
        console().print(Text(f"\n--- {what}", "bold"))
        click.echo(f"you: {question}\n")
        await opened.ask(thread, question, number)
    click.echo()
