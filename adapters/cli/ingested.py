"""The summary of an ingest, for a person or for a program."""

import json
from itertools import islice

import click
from rich.table import Table
from rich.text import Text

from adapters.readers.registry import READS, UNKNOWN
from adapters.terminal.console import console
from adapters.terminal.safe import on_one_line
from rag.ingest import Ingested

_SHOWN = 20  # warnings that a person reads; the number of all is said


def print_ingested(ingested: Ingested, collection: str, seconds: float, *, as_json: bool) -> None:
    """Print what a run did, and what could not be read."""
    if as_json:
        click.echo(json.dumps(_object(ingested, seconds), ensure_ascii=False))
        return
    out = console()
    out.print(_table(ingested, collection, seconds))
    for failed in ingested.failed:
        out.print(Text(f"could not read {on_one_line(failed.path)}: {on_one_line(failed.reason)}"), soft_wrap=True)
    if any(failed.reason.startswith(UNKNOWN) for failed in ingested.failed):
        out.print(Text(READS), soft_wrap=True)
    for path, warning in islice(ingested.warnings, _SHOWN):
        out.print(Text(f"note on {on_one_line(path)}: {on_one_line(warning)}", "dim"), soft_wrap=True)
    if len(ingested.warnings) > _SHOWN:
        out.print(Text(f"and {len(ingested.warnings) - _SHOWN} more notes", "dim"))


def _object(ingested: Ingested, seconds: float) -> dict[str, object]:
    return {
        "added": ingested.added,
        "updated": ingested.updated,
        "unchanged": ingested.unchanged,
        "removed": ingested.removed,
        "failed": [{"path": failed.path, "reason": failed.reason} for failed in ingested.failed],
        "warnings": [{"path": path, "warning": warning} for path, warning in ingested.warnings],
        "documents": ingested.documents,
        "passages": ingested.passages,
        "seconds": round(seconds, 3),
    }


def _table(ingested: Ingested, collection: str, seconds: float) -> Table:
    table = Table(show_header=False)
    table.add_column()
    table.add_column(justify="right")
    table.add_row("collection", collection)
    for name, count in (
        ("added", ingested.added),
        ("updated", ingested.updated),
        ("unchanged", ingested.unchanged),
        ("removed", ingested.removed),
        ("could not be read", len(ingested.failed)),
        ("documents now", ingested.documents),
        ("passages now", ingested.passages),
    ):
        table.add_row(name, f"{count:,}")
    table.add_row("seconds", f"{seconds:.1f}")
    return table
