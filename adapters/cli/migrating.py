"""What `footnote migrate` does."""

import json
import sys
import time
from dataclasses import asdict

import click

from adapters.cli.stop import Exit
from adapters.migration import migrate
from adapters.settings import Settings
from adapters.terminal.console import console
from adapters.terminal.progress import progress_bar


async def migrate_index(settings: Settings, *, as_json: bool) -> Exit:
    """Copy the index, and say what is there now. Raises PortError."""
    began = time.perf_counter()
    with progress_bar(console(sys.stderr)) as report:
        done = await migrate(settings, report)
    seconds = time.perf_counter() - began
    if as_json:
        click.echo(json.dumps({**asdict(done), "seconds": round(seconds, 3)}))
        return Exit.FINE
    told = f"{done.documents:,} documents, {done.passages:,} passages are on {settings.index.url}"
    click.echo(f"{told}, each compared; {done.copied:,} copied in {seconds:.1f} s.")
    if settings.index.kind != "weaviate":
        click.echo('To use them: kind = "weaviate" under [index], or FOOTNOTE_INDEX_KIND=weaviate.', err=True)
    return Exit.FINE
