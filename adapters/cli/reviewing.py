"""What `footnote review` does with the ledger."""

import json
from collections.abc import Sequence
from typing import Any

import click
from rich.table import Table
from rich.text import Text

from adapters.cli.exchanging import opened
from adapters.cli.stop import Exit
from adapters.settings import Settings
from adapters.terminal.console import console
from adapters.terminal.safe import on_one_line
from bot.exchange import Exchange
from bot.flag import Flag

_MOMENT = 16  # characters of "2026-11-30T09:30"
_ANSWER = 120  # characters of a reply in a table


async def print_flags(settings: Settings, limit: int, *, as_json: bool) -> Exit:
    """Print the newest flags."""
    with opened(settings) as ledger:
        found = [flag_row(flag, exchange) for flag, exchange in await ledger.flags(limit)]
    if as_json:
        click.echo(json.dumps({"flags": found}, ensure_ascii=False))
    else:
        console().print(_table(found))
    return Exit.FINE


def flag_row(flag: Flag, exchange: Exchange) -> dict[str, Any]:
    """Return one flag as an object; its id stays the same when it is taken back and raised again."""
    room = flag.room
    return {
        "id": f"{room.platform}/{room.workspace}/{room.id}/{flag.answer.value}/{flag.by.value}",
        "at": flag.at.isoformat(),
        "platform": room.platform,
        "by": flag.by.value,
        "why": flag.why.value if flag.why else None,
        "text": flag.text,
        "question": exchange.message.text,
        "read_as": exchange.shown,
        "answer": exchange.said,
        "permalink": flag.permalink,
        "withdrawn": flag.withdrawn.isoformat() if flag.withdrawn else None,
    }


def _table(found: Sequence[dict[str, Any]]) -> Table:
    caption = f"{len(found):,} flags, newest first; times in UTC"
    table = Table("at", "by", "why", "asked", "replied", caption=caption)
    for one in found:
        why = " – ".join(filter(None, ((one["why"] or "").replace("_", " "), one["text"]))) or "?"
        cells = (
            one["at"][:_MOMENT].replace("T", " "),
            one["by"],
            f"{why} (taken back)" if one["withdrawn"] else why,
            one["question"],
            one["answer"][:_ANSWER],
        )
        table.add_row(*(Text(on_one_line(cell)) for cell in cells))
    return table
