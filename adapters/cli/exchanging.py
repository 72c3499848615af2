"""What `footnote exchanges` does with the ledger."""

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from datetime import UTC, datetime, timedelta
from io import TextIOWrapper
from pathlib import Path
from typing import IO, Any

import click
from rich.table import Table
from rich.text import Text

from adapters.cli.stop import Exit, Stop
from adapters.cli.whole import whole
from adapters.ledger.export import exported, summary
from adapters.ledger.sql import SqlLedger
from adapters.settings import Settings
from adapters.state import State
from adapters.terminal.console import console
from adapters.terminal.safe import on_one_line

_ALWAYS = datetime(1, 1, 2, tzinfo=UTC)
_MOMENT = 16  # characters of "2026-11-30T09:30"


async def print_newest(settings: Settings, limit: int, *, as_json: bool) -> Exit:
    """Print the newest exchanges."""
    with opened(settings) as ledger:
        found = [summary(one) for one in await ledger.exchanges(limit)]
    if as_json:
        click.echo(json.dumps({"exchanges": found}, ensure_ascii=False))
    else:
        console().print(_table(found))
    return Exit.FINE


async def write_all(settings: Settings, since: datetime | None, out: Path | None) -> Exit:
    """Write the exchanges decided on the day `since` or later, all without one."""
    begin = since.replace(tzinfo=UTC) if since else _ALWAYS
    written = 0
    with opened(settings) as ledger, _lines(out) as stream:
        async for exchange in ledger.since(begin):
            stream.write(json.dumps(exported(exchange), ensure_ascii=False) + "\n")
            written += 1
    if out:
        click.echo(f"{written:,} exchanges written to {out}", err=True)
    return Exit.FINE


async def forget_old(settings: Settings, days: int, *, as_json: bool) -> Exit:
    """Forget what is older than so many days."""
    with opened(settings) as ledger:
        forgotten = await ledger.forget(datetime.now(UTC) - timedelta(days=days))
    click.echo(json.dumps({"forgotten": forgotten}) if as_json else f"{forgotten:,} exchanges forgotten")
    return Exit.FINE


@contextmanager
def opened(settings: Settings) -> Iterator[SqlLedger]:
    """Yield the ledger. Raises Stop where nothing was asked yet."""
    file = State(settings.footnote.state).ledger
    if not file.exists():
        raise Stop(f"nothing was asked yet in {str(file.parent)!r}", 'Ask: footnote ask "..."', Exit.WRONG_USE)
    with closing(SqlLedger(file)) as ledger:
        yield ledger


@contextmanager
def _lines(out: Path | None) -> Iterator[IO[str]]:
    """Yield where to write; a file appears when it is whole, and only its owner may read it."""
    if out is None:
        yield sys.stdout
        return
    with whole(out) as file:
        stream = TextIOWrapper(file, encoding="utf-8")
        yield stream
        stream.detach()


def _table(found: Sequence[dict[str, Any]]) -> Table:
    table = Table(
        "at", "asked", "got", "tier", "model", caption=f"{len(found):,} exchanges, newest first; times in UTC"
    )
    table.add_column("calls", justify="right")
    table.add_column("cost", justify="right")
    for one in found:
        words = (
            one["at"][:_MOMENT].replace("T", " "),
            one["asked"],
            one["kind"],
            one["tier"] or "",
            one["model"] or "",
        )
        numbers = (f"{one['calls']:,}", f"${one['cost']:.4f}")
        table.add_row(*(Text(on_one_line(word)) for word in words), *numbers)
    return table
