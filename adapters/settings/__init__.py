"""footnote.toml and the environment, read once into one frozen Settings."""

from adapters.settings.gate import Gate
from adapters.settings.load import load
from adapters.settings.mistakes import Mistakes
from adapters.settings.platforms import Room, Rooms, Serve, Slack, Teams
from adapters.settings.section import Section
from adapters.settings.sections import (
    Collection,
    EmbedderChoice,
    General,
    IndexChoice,
    Ledger,
    Models,
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
    "Room",
    "Rooms",
    "Section",
    "Serve",
    "Settings",
    "Slack",
    "Teams",
    "load",
]
