"""`footnote serve`: the bot on Slack and Microsoft Teams."""

from pathlib import Path

import click

from adapters.cli import options


@click.command(short_help="Answer on Slack and Microsoft Teams.")
@click.option("--host", default="127.0.0.1", show_default=True, metavar="ADDRESS", help="The address to listen at.")
@click.option(
    "--port",
    default=3978,
    show_default=True,
    type=click.IntRange(0, 65535),
    metavar="PORT",
    help="The port to listen at; 0 takes a free one.",
)
@click.option(
    "--teams-local", is_flag=True, help="Serve the Agents Playground on this machine, without an app id; never a team."
)
@options.config()
def serve(host: str, port: int, teams_local: bool, config: Path | None) -> int:
    """
    Answer on Slack and Microsoft Teams: everything whose variables are set, in one process.

    \b
    Slack:  SLACK_BOT_TOKEN, and SLACK_SIGNING_SECRET (events come to /slack/events) or
            SLACK_APP_TOKEN (Socket Mode: no public address needed)
    Teams:  MICROSOFT_APP_ID, MICROSOFT_APP_PASSWORD, MICROSOFT_APP_TENANT_ID
            (activities come to /api/messages)

    It answers from what `footnote ingest` keeps in the same folder, while it runs too; several
    processes may share the folder. /healthz says that it lives, /readyz whether it can answer.
    SIGTERM ends it once what it has begun is finished. Warnings go to standard error as JSON
    lines; FOOTNOTE_LOG=info adds one about each exchange, without anybody's words.

    \b
    Examples:
      footnote serve
      footnote serve --host 0.0.0.0 --port 8080
      footnote serve --teams-local
    """
    import asyncio

    from adapters.cli.serve_until import Listening, serve_until_stopped

    return asyncio.run(serve_until_stopped(options.load_settings(config), Listening(host, port, teams_local)))
