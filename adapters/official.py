"""Where refusals send people, from settings and from what ingest was told."""

from collections.abc import Iterable

from adapters.ledger.sql import Told
from adapters.settings import Settings

NO_OFFICIAL_URL = (
    "no official URL, so a refusal could not say where to go; expected --official-url at ingest, or official_url "
    'under [footnote], for example official_url = "https://intranet.example.com"'
)


def official_of(collection: str, settings: Settings, told: Iterable[Told]) -> str:
    """Return the collection's official address: the settings', else ingest's, else the default, else ""."""
    section = settings.collections.get(collection)
    said = next((one.official_url for one in told if one.name == collection), "")
    return (section.official_url if section else None) or said or settings.footnote.official_url or ""
