"""`footnote ingest`: documents into the index."""

from pathlib import Path

import click

from adapters.cli import options

_SHAPE = (
    "{added, updated, unchanged, removed, failed: [{path, reason}], warnings: [{path, warning}], documents, passages, "
    "seconds}"
)


@click.command(short_help="Read documents into the index.")
@click.argument("paths", nargs=-1, required=True, metavar="PATH...")
@click.option("--collection", default="documents", metavar="NAME", show_default=True, help="What they belong to.")
@click.option("--official-url", metavar="URL", help="Where a refusal sends people; kept for the collection.")
@click.option("--anew", is_flag=True, help="First forget all that the index holds, of every collection.")
@options.as_json(_SHAPE)
@options.config()
def ingest(
    paths: tuple[str, ...], collection: str, official_url: str | None, anew: bool, as_json: bool, config: Path | None
) -> int:
    """
    Read documents into the index: folders, files and globs.

    Markdown, HTML, plain text, PDF, DOCX, CSV, EML and IPYNB; with footnote[office] also PPTX, XLSX,
    XLS, ODS and RTF. Links and special files in a folder are passed over, and counted.

    Run it again whenever you like: only what changed is read, and a file that is gone is forgotten: of a folder
    or a quoted glob ('policies/*.pdf'), and beside two named files or more in their folder, as a shell names them
    for policies/*.pdf. One file named alone forgets no other. A file that cannot be read is reported with its
    reason, the rest goes on, and the exit code is 3.

    \b
    Examples:
      footnote ingest handbook/ --official-url https://hr.example.com
      footnote ingest policies/*.pdf --collection policies
      footnote ingest handbook/ --json | jq .failed

    The official URL may also stand in footnote.toml, which then wins: official_url under [footnote],
    or under [collections.NAME].
    """
    import asyncio

    from adapters.cli.ingesting import checked, ingest_paths

    intake = checked(paths, collection, official_url, anew=anew)
    return asyncio.run(ingest_paths(options.load_settings(config), intake, as_json=as_json))
