"""Settings and environment -> the adapters of the platforms that are served."""

from collections.abc import Callable, Mapping, Sequence
from datetime import date, datetime
from zoneinfo import ZoneInfo

from adapters.serving import Front, Fronts
from adapters.settings import Settings
from adapters.slack.access import access_of as slack_access
from adapters.slack.served import SlackServed
from adapters.storage import Store
from adapters.work.delivery import Inbox
from bot.words import Words


def fronts_of(settings: Settings, environment: Mapping[str, str]) -> Fronts | None:
    """Return what makes the adapters of everything that is configured; None where nothing is. Raises Mistakes."""
    slack = slack_access(environment)
    if slack is None:
        return None

    def made(store: Store, inbox: Inbox) -> Sequence[Front]:
        words, today = Words(), _today(settings.footnote.timezone)
        return (SlackServed(slack, settings.slack, store.ledger, words, inbox, today),)

    return made


def _today(zone: str) -> Callable[[], date]:
    place = ZoneInfo(zone)
    return lambda: datetime.now(place).date()
