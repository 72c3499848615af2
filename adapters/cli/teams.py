"""`footnote teams`: what Microsoft Teams needs to know of the bot."""

from pathlib import Path

import click

from adapters.cli import options
from adapters.cli.stop import Exit, Stop


@click.group(short_help="Make the app package for Microsoft Teams.")
def teams() -> None:
    """Make what Microsoft Teams needs to know of the bot."""


@teams.command(short_help="Write the zip that is uploaded to Teams.")
@click.option("--app-id", envvar="MICROSOFT_APP_ID", metavar="ID", help="The bot's app id.  [env: MICROSOFT_APP_ID]")
@click.option("--website", metavar="URL", help="Where people read more.  [default: official_url of the settings]")
@click.option("--privacy", default="", metavar="URL", help="The privacy notice.  [default: the website]")
@click.option("--terms", default="", metavar="URL", help="The terms of use.  [default: the website]")
@click.option("--developer", default="Footnote", show_default=True, metavar="NAME", help="Your company.")
@click.option("--host", default="", metavar="HOST", help="The name under which the bot is reached from outside.")
@click.option(
    "--out",
    default="footnote-teams.zip",
    show_default=True,
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Where to write it.",
)
@options.config()
def package(
    app_id: str | None,
    website: str | None,
    privacy: str,
    terms: str,
    developer: str,
    host: str,
    out: Path,
    config: Path | None,
) -> int:
    """
    Write the app package: the manifest, with your ids and addresses, and two icons.

    Upload it in Teams under Apps > Manage your apps > Upload an app, or hand it to the admin of
    your organisation. With graph_history = true under [teams] it asks each team for the right to
    read the threads of its channels.

    \b
    Example:
      footnote teams package --app-id 5f0d1c7e-0000-4000-8000-000000000001 --website https://intranet.example.com
    """
    from adapters.teams.package import App
    from adapters.teams.package import package as packed

    settings = options.load_settings(config)
    website = website or settings.footnote.official_url or ""
    if not app_id:
        raise Stop("no app id", "give --app-id, or set MICROSOFT_APP_ID to the bot's", Exit.WRONG_USE)
    if not website:
        raise Stop(
            "no address where people read more",
            "give --website, or set official_url under [footnote] in footnote.toml",
            Exit.WRONG_USE,
        )
    try:
        app = App(app_id.strip(), website, host, developer, privacy, terms, settings.teams.graph_history)
    except ValueError as error:
        raise Stop(str(error), "`footnote teams package --help` says what is needed", Exit.WRONG_USE) from error
    out.write_bytes(packed(app))
    click.echo(f"{out}: upload it in Teams under Apps > Manage your apps > Upload an app")
    return Exit.FINE
