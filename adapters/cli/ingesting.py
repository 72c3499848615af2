"""What `footnote ingest` does with its paths."""

import sys
import time
from pathlib import Path

import click

from adapters.cli.ingested import print_ingested
from adapters.cli.mistaken import mistakes_stop
from adapters.cli.stop import Exit, Stop
from adapters.intake import Intake, take_in
from adapters.readers.registry import READS
from adapters.settings import Settings
from adapters.settings.kinds import collection_name, web_address
from adapters.storage import notice_of
from adapters.terminal.console import console
from adapters.terminal.progress import progress_bar


def checked(paths: tuple[str, ...], collection: str, official_url: str | None, *, anew: bool = False) -> Intake:
    """Return what to take in. Raises Stop when a path, name or address cannot be meant."""
    for path in paths:
        if not Path(path).exists() and not any(sign in path for sign in "*?["):
            raise Stop(f"there is no such file or folder: {path!r}", "Check the path.", Exit.WRONG_USE)
    return Intake(paths, _name(collection), _address(official_url), anew)


def _name(collection: str) -> str:
    try:
        return collection_name(collection)
    except ValueError as error:
        hint = "Use letters, digits, '-' and '_', for example --collection hr-handbook."
        raise Stop(f"{collection!r} cannot name a collection", hint, Exit.WRONG_USE) from error


def _address(official_url: str | None) -> str:
    try:
        return web_address(official_url) if official_url is not None else ""
    except ValueError as error:
        hint = "For example: --official-url https://hr.example.com"
        raise Stop(f"{official_url!r} is not a web address", hint, Exit.WRONG_USE) from error


async def ingest_paths(settings: Settings, intake: Intake, *, as_json: bool) -> Exit:
    """Bring the index to what the paths hold, and say what was done."""
    if notice := notice_of(settings):
        click.echo(notice, err=True)
    began = time.perf_counter()
    with mistakes_stop(), progress_bar(console(sys.stderr)) as report:
        ingested = await take_in(settings, intake, report)
    if not (ingested.documents or ingested.failed or ingested.removed):
        what = ", ".join(repr(path) for path in intake.paths)
        notes = (f"{path}: {warning}." for path, warning in ingested.warnings)
        raise Stop(f"no document was found in {what}", "\n".join((READS, *notes)), Exit.WRONG_USE)
    print_ingested(ingested, intake.collection, time.perf_counter() - began, as_json=as_json)
    return Exit.SOME_UNREAD if ingested.failed else Exit.FINE
