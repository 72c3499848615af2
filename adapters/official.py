"""Where refusals send people, from settings and from what ingest was told."""

from collections.abc import Sequence

from adapters.ledger.sql import Told
from adapters.settings import Mistakes, Settings
from rag.official import Officials

_MISSING = (
    "no official URL, so a refusal could not say where to go; expected --official-url at ingest, or official_url "
    'under [footnote], for example official_url = "https://intranet.example.com"'
)


def officials(settings: Settings, told: Sequence[Told]) -> Officials:
    """
    Return the official addresses of a deployment. Raises Mistakes when there is none at all.

    A collection's address is the settings', else what ingest was told. The default is the settings', else
    the first collection's: an address given at ingest is enough to start.
    """
    collections = {one.name: one.official_url for one in told if one.official_url}
    collections |= {
        name: section.official_url for name, section in settings.collections.items() if section.official_url
    }
    default = settings.footnote.official_url or next(iter(collections.values()), "")
    if not default:
        raise Mistakes("official URL", [_MISSING])
    return Officials(default, settings.topics, collections)


def official_of(collection: str, settings: Settings, told: Sequence[Told]) -> str:
    """Return where refusals about one collection send people. Raises Mistakes when nobody said so."""
    known = officials(settings, told)
    own = known.collections.get(collection) or settings.footnote.official_url
    if not own:
        raise Mistakes(f"collection {collection!r}", [_MISSING])
    return own
