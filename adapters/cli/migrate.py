"""`footnote migrate`: the index from a file to a server."""

from pathlib import Path

import click

from adapters.cli import options


@click.command(short_help="Move the index from its file to a Weaviate server.")
@click.option("--to", type=click.Choice(["weaviate"]), required=True, help="Where to; [index] says which server.")
@options.as_json("{documents, passages, copied, seconds}")
@options.config()
def migrate(to: str, as_json: bool, config: Path | None) -> int:
    """
    Copy the index onto the Weaviate server that [index] url and grpc name. Nothing is read or embedded again.

    Every document is compared with what the server has of it afterwards. Stopped in the middle, it goes on where it
    was. The file stays as it is, and is used until kind = "weaviate" stands under [index].

    \b
    Examples:
      footnote migrate --to weaviate
      FOOTNOTE_INDEX_URL=http://weaviate:8080 FOOTNOTE_INDEX_GRPC=weaviate:50051 footnote migrate --to weaviate
    """
    import asyncio

    from adapters.cli.migrating import migrate_index

    del to  # the only place there is
    return asyncio.run(migrate_index(options.load_settings(config), as_json=as_json))
