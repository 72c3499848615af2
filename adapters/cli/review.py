"""`footnote review`: what people said is bad, for whoever looks after the documents."""

from pathlib import Path

import click

from adapters.cli import options

_FLAGS = "{flags: [{id, at, platform, by, why, text, question, read_as, answer, permalink, withdrawn}]}"


@click.group(short_help="List replies that people flagged.")
def review() -> None:
    """
    List replies that people flagged.

    People flag a reply with the thumb down below it, or with a reaction; they may say why. Taking the reaction away
    takes the flag back, and it is listed as withdrawn.

    \b
    Examples:
      footnote review list
    """


@review.command("list")
@click.option("--limit", type=click.IntRange(min=1), default=50, show_default=True, help="How many, newest first.")
@options.as_json(_FLAGS)
@options.config()
def list_(limit: int, as_json: bool, config: Path | None) -> int:
    """
    List flags: when, by whom, why, what was asked and what was replied.

    \b
    Examples:
      footnote review list
      footnote review list --json | jq '.flags[] | select(.withdrawn == null) | .question'
    """
    import asyncio

    from adapters.cli.reviewing import print_flags

    return asyncio.run(print_flags(options.load_settings(config), limit, as_json=as_json))
