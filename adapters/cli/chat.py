"""`footnote chat`: a conversation in the terminal."""

from pathlib import Path

import click

from adapters.cli import options


@click.command(short_help="Talk with your documents.")
@options.collections()
@options.audience("every group")
@options.config()
def chat(collections: tuple[str, ...], audience: tuple[str, ...], config: Path | None) -> int:
    """
    Talk with your documents: follow-ups know what was said before.

    Inside: /explain shows why the last answer is what it is, /new begins a new thread, /help lists
    what there is, /quit or Ctrl-D ends. Piped, it answers each line of standard input.

    \b
    Examples:
      footnote chat
      footnote chat --collection hr
    """
    import asyncio

    from adapters.cli.chatting import converse
    from adapters.cli.session import Reader

    return asyncio.run(converse(options.load_settings(config), Reader(collections, audience)))
