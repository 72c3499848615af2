"""`footnote doctor`: is everything in place, and if not, what to do."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from adapters.cli import options
from adapters.cli.stop import Exit

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from adapters.checks import Check


@click.command(short_help="Check settings, state, index, models and extras.")
@options.as_json("{ok, checks: [{name, mark, found, advice}]}")
@options.config()
def doctor(as_json: bool, config: Path | None) -> int:
    """
    Check settings, state folder, index, ledger, embedder, models, platforms and extras, and say what to do.

    Nothing is changed; each model is asked for one word, Slack whether it knows the bot token, Microsoft for
    a token of the app, where the environment names them, and the files of a reranker on this machine are fetched
    where they are not there yet, which may take a minute. The exit code is 0 unless a check fails; a warning is not
    a failure.

    \b
    Examples:
      footnote doctor
      footnote doctor --json | jq '.checks[] | select(.mark != "ok")'
    """
    import os

    from adapters.checks import Mark, checks, settings_check

    first, settings = settings_check(os.environ, Path.cwd(), config)
    found = [first, *(_followed(checks(settings, os.environ)) if settings else ())]
    failed = [check for check in found if check.mark is Mark.FAIL]
    _print(found, ok=not failed, as_json=as_json)
    if settings is None:
        return Exit.WRONG_USE
    return Exit.FAILED if failed else Exit.FINE


def _followed(found: "Iterable[Check]") -> "Iterator[Check]":
    """Yield the checks; a terminal is told which was the last while the next one takes its time."""
    import sys

    from adapters.terminal.console import console

    screen = console(sys.stderr)
    if not screen.is_terminal:
        yield from found
        return
    with screen.status("looking at what is kept ...") as sign:
        for number, check in enumerate(found, start=1):
            sign.update(f"{number} looked at, the last: {check.name} ...")
            yield check


def _print(found: "list[Check]", *, ok: bool, as_json: bool) -> None:
    import json
    from dataclasses import asdict

    from rich.table import Table
    from rich.text import Text

    from adapters.terminal.console import console
    from adapters.terminal.safe import shown

    if as_json:
        click.echo(json.dumps({"ok": ok, "checks": [asdict(check) for check in found]}, ensure_ascii=False))
        return
    table = Table("", "check", "found", "what to do")
    styles = {"ok": "green", "warn": "yellow", "fail": "bold red"}
    for check in found:
        cells = (Text(shown(cell)) for cell in (check.name, check.found, check.advice))
        table.add_row(Text(check.mark, styles[check.mark]), *cells)
    console().print(table)
