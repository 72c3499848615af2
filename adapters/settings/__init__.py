"""footnote.toml and the environment, read once into one frozen Settings."""

from adapters.settings.load import load
from adapters.settings.mistakes import Mistakes
from adapters.settings.sections import (
    Collection,
    EmbedderChoice,
    Gate,
    General,
    IndexChoice,
    Ledger,
    Models,
    Section,
    Settings,
)

__all__ = [
    "Collection",
    "EmbedderChoice",
    "Gate",
    "General",
    "IndexChoice",
    "Ledger",
    "Mistakes",
    "Models",
    "Section",
    "Settings",
    "load",
]
