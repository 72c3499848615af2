"""What `footnote review` does with the ledger."""

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import click
from rich.table import Table
from rich.text import Text

from adapters.cli.exchanging import opened
from adapters.cli.stop import Exit, Stop
from adapters.ledger.export import exported
from adapters.ledger.flagged import short_id
from adapters.ledger.sql import SqlLedger
from adapters.settings import Settings
from adapters.terminal.console import console
from adapters.terminal.explain import explanation
from adapters.terminal.safe import on_one_line, shown
from bot.exchange import Exchange
from bot.flag import Category, Flag
from bot.review import category_of, recorded_category

_AT_ONCE = 100  # flags in memory with their exchanges
_MOMENT = 16  # characters of "2026-11-30T09:30"
_ANSWER = 120  # characters of a reply in a table
_NONE = "none"


@dataclass(frozen=True, slots=True)
class Wanted:
    """
    Which flags to list.

    Attributes:
        category: One, "none" for what nobody sorted; None for all.
        limit: How many on a page.
        page: From 1, the newest.
    """

    category: str | None
    limit: int
    page: int = 1


async def print_flags(settings: Settings, wanted: Wanted, *, as_json: bool) -> Exit:
    """Print a page of the flags, and how many of them there are by category."""
    with opened(settings) as ledger:
        found = await _all(ledger)
    matching = [one for one in found if wanted.category in (None, one["category"] or _NONE)]
    page = matching[(wanted.page - 1) * wanted.limit :][: wanted.limit]
    counted = Counter(one["category"] or _NONE for one in found if not one["withdrawn"])
    counts = {name: counted[name] for name in (*Category, _NONE)}
    if as_json:
        click.echo(json.dumps({"flags": page, "matching": len(matching), "counts": counts}, ensure_ascii=False))
        return Exit.FINE
    out = console()
    out.print(_table(page, len(matching), wanted))
    out.print(_counted(counts))
    return Exit.FINE


async def print_flag(settings: Settings, name: str, *, as_json: bool) -> Exit:
    """Print a flag with its whole exchange. Raises Stop when there is none of this name."""
    with opened(settings) as ledger:
        flag, exchange = await _named(ledger, name)
    row = flag_row(flag, exchange)
    if as_json:
        click.echo(json.dumps({**row, "exchange": exported(exchange)}, ensure_ascii=False))
        return Exit.FINE
    out = console()
    for title, words in _about(row, exchange):
        out.print(Text.assemble((f"{title}: ", "bold"), shown(words)), soft_wrap=True)
    for part in explanation(exchange.question, exchange.hits, exchange.reply, exchange.timings_ms):
        out.print(part)
    return Exit.FINE


async def label_flag(settings: Settings, said: tuple[str, str], *, as_json: bool) -> Exit:
    """Keep what a reviewer says: the name of a flag, and its category. Raises Stop when there is none of this name."""
    name, category = said
    with opened(settings) as ledger:
        flag, exchange = await _named(ledger, name)
        labelled = await ledger.label(flag.id, None if category == _NONE else Category(category))
    row = flag_row(labelled or flag, exchange)
    told = (row["category"] or _NONE).replace("_", " ")
    click.echo(json.dumps(row, ensure_ascii=False) if as_json else f"{on_one_line(flag.id)}: {told}")
    return Exit.FINE


def flag_row(flag: Flag, exchange: Exchange) -> dict[str, Any]:
    """Return one flag as an object; its id stays the same when it is taken back and raised again."""
    return {
        "id": flag.id,
        "short_id": short_id(flag),
        "at": flag.at.isoformat(),
        "platform": flag.room.platform,
        "by": flag.by.value,
        "why": flag.why.value if flag.why else None,
        "category": category_of(flag, exchange),
        "recorded_category": recorded_category(flag, exchange),
        "text": flag.text,
        "question": exchange.message.text,
        "read_as": exchange.shown,
        "answer": exchange.said,
        "permalink": flag.permalink,
        "withdrawn": flag.withdrawn.isoformat() if flag.withdrawn else None,
    }


async def _all(ledger: SqlLedger) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    while some := await ledger.flags(_AT_ONCE, len(found)):
        found += [flag_row(flag, exchange) for flag, exchange in some]
    return found


async def _named(ledger: SqlLedger, name: str) -> tuple[Flag, Exchange]:
    found = await ledger.flags_named(name)
    if not found:
        raise Stop(f"there is no flag {name!r}", "See: footnote review list", Exit.WRONG_USE)
    if len(found) > 1:
        ids = ", ".join(flag.id for flag, _ in found)
        raise Stop(f"{name!r} names {len(found)} flags", f"Give the whole id: {ids}", Exit.WRONG_USE)
    return found[0]


def _table(page: Sequence[dict[str, Any]], matching: int, wanted: Wanted) -> Table:
    pages = max(1, -(-matching // wanted.limit))
    flags = "1 flag" if matching == 1 else f"{matching:,} flags"
    caption = f"{flags}, newest first; page {wanted.page:,} of {pages:,}; times in UTC"
    table = Table("id", "at", "by", "why", "what went wrong", "asked", "replied", caption=caption)
    for one in page:
        cells = (
            one["short_id"],
            one["at"][:_MOMENT].replace("T", " "),
            one["by"],
            _why(one),
            _category(one),
            one["question"],
            one["answer"][:_ANSWER],
        )
        table.add_row(*(Text(on_one_line(cell)) for cell in cells))
    return table


def _counted(counts: dict[str, int]) -> Table:
    table = Table("what went wrong", caption="of the flags that stand")
    table.add_column("n", justify="right")
    for name, count in counts.items():
        table.add_row(name.replace("_", " "), f"{count:,}")
    return table


def _why(one: dict[str, Any]) -> str:
    why = " – ".join(filter(None, ((one["why"] or "").replace("_", " "), one["text"]))) or "no reason given"
    return f"{why} (taken back)" if one["withdrawn"] else why


def _category(one: dict[str, Any]) -> str:
    """Return the category; behind a reviewer's own what the record tells, where that is another."""
    held, told = one["category"], one["recorded_category"]
    corrected = f" (the record: {told or _NONE})" if held != told else ""
    return f"{held or _NONE}{corrected}".replace("_", " ")


def _about(row: dict[str, Any], exchange: Exchange) -> Sequence[tuple[str, str]]:
    """Return what a reviewer reads first, each with its title; what does not apply is left out."""
    draft, judged = exchange.draft, exchange.judged
    kept = f"{len(judged.kept)} of the passages{', some without a verdict' if judged.failed else ''}" if judged else ""
    told = (
        ("Flag", row["id"]),
        ("By", f"{row['by']} at {row['at'][:_MOMENT].replace('T', ' ')} UTC: {_why(row)}"),
        ("What went wrong", _category(row)),
        ("Asked", row["question"]),
        ("Read as", row["read_as"]),
        ("Replied", row["answer"]),
        ("Judged relevant", kept),
        (f"Draft by {draft.model}" if draft else "", draft.text if draft else ""),
        ("Problems of the draft", "\n".join(draft.problems) if draft else ""),
        ("Opens at", row["permalink"]),
    )
    return [(title, words) for title, words in told if words]
