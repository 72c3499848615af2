"""Settings and environment -> the adapters of the platforms that are served."""

from collections.abc import Mapping

from adapters.serving import Fronts
from adapters.settings import Settings


def fronts_of(settings: Settings, environment: Mapping[str, str], host: str, *, teams_local: bool) -> Fronts | None:
    """
    Return what makes the adapters of everything that is configured; None where nothing is.

    Raises Mistakes: tokens that cannot be used, Teams without a sign-in at an address that others reach.
    """
    del settings, environment, host, teams_local
    return None
