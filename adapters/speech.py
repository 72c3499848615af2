"""How a reply is said around its evidence, on every platform that shows it to others."""

from dataclasses import dataclass
from datetime import date

from bot.words import Words


@dataclass(frozen=True, slots=True)
class Speech:
    """How everything around the evidence is said; `today` makes pages overdue."""

    words: Words
    language: str
    today: date
