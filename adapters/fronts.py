"""Settings and environment -> the adapters of the platforms that are served."""

from collections.abc import Callable, Mapping, Sequence
from datetime import date, datetime
from zoneinfo import ZoneInfo

from adapters.desk import Front
from adapters.serving import Fronts
from adapters.settings import Settings
from adapters.slack.access import Access as SlackAccess
from adapters.slack.access import access_of as slack_access
from adapters.storage import Store
from adapters.teams.access import Access as TeamsAccess
from adapters.teams.access import access_of as teams_access
from adapters.teams.access import local_access
from adapters.work.delivery import Inbox
from bot.words import Words


def fronts_of(settings: Settings, environment: Mapping[str, str], host: str, *, teams_local: bool) -> Fronts | None:
    """
    Return what makes the adapters of everything that is configured; None where nothing is.

    `teams_local` serves a program on this machine that stands for Teams. Raises Mistakes: variables that cannot be
    used, and `teams_local` at a `host` that others reach.
    """
    slack = slack_access(environment)
    teams = local_access(environment, host) if teams_local else teams_access(environment)
    if slack is None and teams is None:
        return None

    def made(store: Store, inbox: Inbox) -> Sequence[Front]:
        fronts: list[Front] = []
        if slack:
            fronts.append(_slack(slack, settings, store, inbox))
        if teams:
            fronts.append(_teams(teams, settings, store, inbox))
        return fronts

    return made


def _slack(access: SlackAccess, settings: Settings, store: Store, inbox: Inbox) -> Front:
    from adapters.slack.served import SlackServed  # noqa: PLC0415  # its libraries take a while to import

    today = _today(settings.footnote.timezone)
    return SlackServed(access, settings.slack, store.ledger, Words(), inbox, today)


def _teams(access: TeamsAccess, settings: Settings, store: Store, inbox: Inbox) -> Front:
    from adapters.teams.served import TeamsServed  # noqa: PLC0415  # the same

    zone = ZoneInfo(settings.footnote.timezone)
    return TeamsServed(access, settings.teams, store.ledger, Words(), inbox, lambda: datetime.now(zone))


def _today(zone: str) -> Callable[[], date]:
    place = ZoneInfo(zone)
    return lambda: datetime.now(place).date()
