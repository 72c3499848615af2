"""What `footnote doctor` looks at: one function for each thing that can be wrong, each with what to do."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from adapters.checks.check import Check, Mark
from adapters.checks.extras import extra_checks
from adapters.checks.gates import gate_checks
from adapters.checks.kept import kept_checks
from adapters.checks.models import embedder_check, model_checks, reranker_checks
from adapters.checks.platforms import platform_checks
from adapters.checks.review import review_checks
from adapters.settings import Mistakes, Settings, load

__all__ = ["Check", "Mark", "checks", "settings_check"]


def settings_check(environment: Mapping[str, str], folder: Path, config: Path | None) -> tuple[Check, Settings | None]:
    """Return how the settings are, and the settings if they can be used."""
    try:
        settings = load(environment, folder, config)
    except Mistakes as mistakes:
        return Check("settings", Mark.FAIL, str(mistakes), "correct each line"), None
    return Check("settings", Mark.OK, "no mistakes"), settings


def checks(settings: Settings, environment: Mapping[str, str]) -> Iterator[Check]:
    """Yield every check that needs settings; none of them changes anything, each model is asked for a word."""
    yield from kept_checks(settings)
    yield from gate_checks(settings)
    yield embedder_check(settings)
    yield from model_checks(settings, environment)
    yield from reranker_checks(settings, environment)
    yield from platform_checks(environment)
    yield from review_checks(settings)
    yield from extra_checks()
