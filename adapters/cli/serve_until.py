"""A service in the foreground: what it serves, what it says, and when it ends."""

import asyncio
import os
import signal
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass

import click

from adapters.cli.mistaken import mistakes_stop
from adapters.cli.stop import Exit, Stop
from adapters.fronts import fronts_of
from adapters.log import VARIABLE, log
from adapters.serving import Serving, serving
from adapters.settings import Settings
from adapters.storage import notice_of

_NOTHING = "nothing to serve: neither Slack's nor Teams' variables are set"
_SET = (
    "Set SLACK_BOT_TOKEN with SLACK_SIGNING_SECRET or SLACK_APP_TOKEN, or MICROSOFT_APP_ID and its like; "
    "to try Teams on this machine: footnote serve --teams-local"
)


@dataclass(frozen=True, slots=True)
class Listening:
    """Where to listen; `teams_local` serves the Agents Playground without a sign-in."""

    host: str
    port: int
    teams_local: bool


async def serve_until_stopped(settings: Settings, at: Listening) -> int:
    """Serve until SIGTERM or Ctrl-C. Raises Stop when there is nothing to serve, or the port is taken."""
    with ExitStack() as stack:
        stack.enter_context(mistakes_stop())
        if not os.environ.get(VARIABLE):  # a service that says nothing at all helps nobody
            stack.enter_context(log({VARIABLE: "warning"}))
        fronts = fronts_of(settings, os.environ, at.host, teams_local=at.teams_local)
        if fronts is None:
            raise Stop(_NOTHING, _SET, Exit.WRONG_USE)
        if notice := notice_of(settings):
            click.echo(notice, err=True)
        stopped = _stopped()
        try:
            async with serving(settings, os.environ, fronts, (at.host, at.port)) as service:
                _tell(service)
                await stopped.wait()
                click.echo("Finishing what is begun ...", err=True)
        except OSError as error:
            problem = f"cannot listen at {at.host}:{at.port}: {error.strerror}"
            raise Stop(problem, "Choose another --port.", Exit.WRONG_USE) from error
    return Exit.FINE


def _stopped() -> asyncio.Event:
    """Return what is set once the process is asked to end."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(sign, stopped.set)
    return stopped


def _tell(service: Serving) -> None:
    click.echo(f"Footnote serves {_listed(service.names)} at {service.address}", err=True)
    for path in service.paths:
        click.echo(f"  {service.address}{path}", err=True)
    click.echo(f"  {service.address}/readyz says whether it can answer. Ctrl-C ends it.", err=True)


def _listed(names: Sequence[str]) -> str:
    shown: Mapping[str, str] = {"slack": "Slack", "teams": "Microsoft Teams"}
    return " and ".join(shown.get(name, name) for name in names)
