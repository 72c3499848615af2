"""`footnote exchanges`: what was asked and said, to look through, to take elsewhere, to forget."""

from datetime import datetime
from pathlib import Path
from typing import Any

import click

from adapters.cli import options


class _Day(click.DateTime):
    """A day, with an example where it is none."""

    def __init__(self) -> None:
        super().__init__(formats=["%Y-%m-%d"])

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            self.fail(f"{value!r} is no day; write it like 2026-11-30", param, ctx)


_DAY = _Day()
_SUMMARY = "{exchanges: [{id, at, platform, thread, asked, kind, tier, model, calls, tokens, cost}]}"


@click.group(short_help="List, export or forget what was asked and said.")
def exchanges() -> None:
    """
    List, export or forget what was asked and said.

    Every question is kept with its reply, the passages that were found and what a model wrote, in the state
    folder's ledger. After [ledger] keep_days (365) it is forgotten at the next `footnote ingest`.

    \b
    Examples:
      footnote exchanges list
      footnote exchanges export --since 2026-11-01 --out november.jsonl
      footnote exchanges forget --older-than 90
      footnote eval --replay november.jsonl
    """


@exchanges.command("list")
@click.option("--limit", type=click.IntRange(min=1), default=20, show_default=True, help="How many, newest first.")
@options.as_json(_SUMMARY)
@options.config()
def list_(limit: int, as_json: bool, config: Path | None) -> int:
    """
    List the newest exchanges: when, what was asked, what it got and what it cost.

    \b
    Examples:
      footnote exchanges list --limit 5
      footnote exchanges list --json | jq '.exchanges[] | select(.kind == "refusal") | .asked'
    """
    import asyncio

    from adapters.cli.exchanging import print_newest

    return asyncio.run(print_newest(options.load_settings(config), limit, as_json=as_json))


@exchanges.command("export")
@click.option("--since", type=_DAY, metavar="DAY", help="Only from this day on, as 2026-11-30, in UTC.")
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Where to write, readable by you alone; standard output when left out.",
)
@options.config()
def export(since: datetime | None, out: Path | None, config: Path | None) -> int:
    """
    Write every exchange as one JSON object on a line, oldest first.

    The keys of `list`, and: question (as it was read), searched (the asker's own words, as they were searched beside
    it), previous, leans, language, why, text, citations: [{number, source_id, title, section, link, quote}], outdated:
    [{number, changed, gone}] (citations that the answer was marked for), hits: [{source_id, title, section, text,
    score, probability, parts: {coverage, nearness, cosine, sentence, clauses}, ...}], judged (what the relevance judge
    kept), draft (as the model wrote it), problems (found in it), prompt_version, timings_ms.

    It holds what people asked and pages that not everybody may read: keep it as safe as those.

    \b
    Examples:
      footnote exchanges export --since 2026-11-01 --out november.jsonl
      footnote exchanges export | jq -r 'select(.kind == "refusal") | .asked'
    """
    import asyncio

    from adapters.cli.exchanging import write_all

    return asyncio.run(write_all(options.load_settings(config), since, out))


@exchanges.command("forget")
@click.option("--older-than", type=click.IntRange(0, 36_500), required=True, metavar="DAYS", help="0 forgets all.")
@options.as_json("{forgotten}")
@options.config()
def forget(older_than: int, as_json: bool, config: Path | None) -> int:
    """
    Forget exchanges that are older than so many days, for good.

    Their words are overwritten in the ledger. Threads go on, without what was forgotten.

    \b
    Examples:
      footnote exchanges forget --older-than 90
    """
    import asyncio

    from adapters.cli.exchanging import forget_old

    return asyncio.run(forget_old(options.load_settings(config), older_than, as_json=as_json))
