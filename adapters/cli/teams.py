"""`footnote teams`: what Microsoft Teams needs to know of the bot."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import click

from adapters.cli import options
from adapters.cli.stop import Exit, Stop

if TYPE_CHECKING:
    from adapters.settings import Settings
    from adapters.teams.package import App


@click.group(short_help="Make the app package for Microsoft Teams.")
def teams() -> None:
    """
    Make what Microsoft Teams needs to know of the bot.

    \b
    Example:
      footnote teams package
    """


@teams.command(short_help="Write the zip that is uploaded to Teams.")
@click.option("--app-id", envvar="MICROSOFT_APP_ID", metavar="ID", help="The bot's app id.  [env: MICROSOFT_APP_ID]")
@click.option("--website", metavar="URL", help="Where people read more.  [default: official_url of the settings]")
@click.option("--privacy", metavar="URL", help="The privacy notice.  [default: the website]")
@click.option("--terms", metavar="URL", help="The terms of use.  [default: the website]")
@click.option("--developer", default="Footnote", show_default=True, metavar="NAME", help="Your company.")
@click.option("--host", metavar="HOST", help="The name under which the bot is reached from outside.")
@click.option(
    "--out",
    default="footnote-teams.zip",
    show_default=True,
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Where to write it.",
)
@options.config()
def package(out: Path, config: Path | None, **given: str | None) -> int:
    """
    Write the app package: the manifest, with your ids and addresses, and two icons.

    Upload it in Teams under Apps > Manage your apps > Upload an app, or hand it to the admin of
    your organisation. With graph_history = true under [teams] it asks each team for the right to
    read the threads of its channels.

    \b
    Example:
      footnote teams package --app-id 5f0d1c7e-0000-4000-8000-000000000001 --website https://intranet.example.com
    """
    from adapters.cli.whole import whole
    from adapters.teams.package import package as packed

    made = packed(_app(options.load_settings(config), given))
    with whole(out) as file:
        file.write(made)
    click.echo(f"{out}: upload it in Teams under Apps > Manage your apps > Upload an app")
    return Exit.FINE


def _app(settings: "Settings", given: Mapping[str, str | None]) -> "App":
    """Return the app that the options and the settings describe. Raises Stop."""
    from adapters.teams.package import App

    told = {name: value.strip() for name, value in given.items() if value}
    told.setdefault("website", settings.footnote.official_url or "")
    if "app_id" not in told:
        raise Stop("no app id", "give --app-id, or set MICROSOFT_APP_ID to the bot's", Exit.WRONG_USE)
    if not told["website"]:
        raise Stop(
            "no address where people read more",
            "give --website, or set official_url under [footnote] in footnote.toml",
            Exit.WRONG_USE,
        )
    try:
        return App(**told, reads_channels=settings.teams.graph_history)
    except ValueError as error:
        raise Stop(str(error), "`footnote teams package --help` says what is needed", Exit.WRONG_USE) from error
