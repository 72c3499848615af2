"""`footnote demo`: the sample handbook, a short conversation, and a chat."""

import click


@click.command(short_help="See it work on a sample handbook; no setup.")
def demo() -> int:
    """
    See it work: read the sample handbook of a fictional company, ask it a few things, then chat.

    Nothing of yours is read or written: it lives in a temporary folder and needs no network.
    Without a terminal it ends after the conversation.

    \b
    Example:
      footnote demo
    """
    import asyncio

    from adapters.cli.showing import show_demo

    return asyncio.run(show_demo())
