"""`footnote review`: what people said is bad, for whoever looks after the documents."""

from pathlib import Path

import click

from adapters.cli import options
from bot.flag import Category

_ROW = (
    "id, short_id, at, platform, by, why, category, recorded_category, text, question, read_as, answer, permalink, "
    "withdrawn"
)
_FLAGS = f"{{flags: [{{{_ROW}}}], matching, counts: {{category: n}}}}"
_CATEGORY = click.Choice([*(category.value for category in Category), "none"])


@click.group(short_help="List replies that people flagged, and sort them by what went wrong.")
def review() -> None:
    """
    List replies that people flagged, and sort them by what went wrong.

    People flag a reply with the thumb down below it, or with a reaction; they may say why. Taking the reaction away
    takes the flag back, and it is listed as withdrawn.

    \b
    What went wrong is told from the record, until a reviewer says otherwise:
      missed_retrieval     refused: nothing was found, or nothing with the names of the question
      unnecessary_refusal  refused with a page in hand: by the gate, by a model, or nothing of the draft stood
      wrong_page           answered from another page than the one that holds the answer
      unsupported_claim    a sentence that its page does not bear out
      stale_source         the page was overdue, replaced, or out of date
      fine                 the reply was right; only a reviewer says so
      none                 not sorted: the record does not tell

    \b
    Examples:
      footnote review list --category missed_retrieval
      footnote review show 3f8a1c07
      footnote review label 3f8a1c07 wrong_page
    """


@review.command("list", short_help="List flags, what went wrong, and how many there are of each.")
@click.option("--category", type=_CATEGORY, help="Only flags of this category.")
@click.option("--limit", type=click.IntRange(min=1), default=50, show_default=True, help="How many, newest first.")
@click.option("--page", type=click.IntRange(min=1), default=1, show_default=True, help="Which so many of them.")
@options.as_json(_FLAGS)
@options.config()
def list_(category: str | None, limit: int, page: int, as_json: bool, config: Path | None) -> int:
    """
    List flags: when, by whom, why, what went wrong, what was asked and what was replied.

    The counts are of all flags that stand, whatever is listed.

    \b
    Examples:
      footnote review list
      footnote review list --category unnecessary_refusal --limit 20 --page 2
      footnote review list --json | jq '.counts'
    """
    import asyncio

    from adapters.cli.reviewing import Wanted, print_flags

    wanted = Wanted(category, limit, page)
    return asyncio.run(print_flags(options.load_settings(config), wanted, as_json=as_json))


@review.command("show", short_help="Show one flag with all that its reply rested on.")
@click.argument("flag", metavar="ID")
@options.as_json(f"{{{_ROW}, exchange: as footnote exchanges export has it}}")
@options.config()
def show(flag: str, as_json: bool, config: Path | None) -> int:
    """
    Show one flag with all that the reply rested on: passages, scores, verdicts and what a model drafted.

    ID is what `list` shows, the short one or the whole.

    \b
    Examples:
      footnote review show 3f8a1c07
      footnote review show 3f8a1c07 --json | jq '.exchange.hits[].title'
    """
    import asyncio

    from adapters.cli.reviewing import print_flag

    return asyncio.run(print_flag(options.load_settings(config), flag, as_json=as_json))


@review.command("label", short_help="Say what went wrong, in the place of the record.")
@click.argument("flag", metavar="ID")
@click.argument("category", type=_CATEGORY, metavar="CATEGORY")
@options.as_json(f"{{{_ROW}}}")
@options.config()
def label(flag: str, category: str, as_json: bool, config: Path | None) -> int:
    """
    Say what went wrong: missed_retrieval, wrong_page, unsupported_claim, unnecessary_refusal, stale_source or fine.

    It takes the place of what the record tells; `none` takes your word back.

    \b
    Examples:
      footnote review label 3f8a1c07 wrong_page
      footnote review label 3f8a1c07 none
    """
    import asyncio

    from adapters.cli.reviewing import label_flag

    return asyncio.run(label_flag(options.load_settings(config), (flag, category), as_json=as_json))
