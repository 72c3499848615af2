"""A reply with everything that it rests on: what a reviewer will want to know."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from rag.evidence import Hit
from rag.reply import Reply


@dataclass(frozen=True, slots=True)
class Spent:
    """
    What model calls took.

    Attributes:
        calls: Requests made, failed ones included as far as they were counted.
        tokens: In and out together.
        cost: In US dollars, of the calls whose model has a price.
    """

    calls: int = 0
    tokens: int = 0
    cost: float = 0.0

    def __add__(self, other: "Spent") -> "Spent":
        return Spent(self.calls + other.calls, self.tokens + other.tokens, self.cost + other.cost)


@dataclass(frozen=True, slots=True)
class Draft:
    """
    What a model wrote before it was checked; never shown to anybody but a reviewer.

    Attributes:
        problems: What was wrong with its sentences, those of a first draft before those of its retry.
        prompt_version: Of the rules that it was given.
    """

    text: str
    model: str
    problems: tuple[str, ...]
    prompt_version: str


@dataclass(frozen=True, slots=True)
class Judged:
    """
    What a relevance judge left of the hits.

    Attributes:
        kept: Places among the hits, best first; empty when it found none relevant.
        failed: Whether some were kept without a verdict.
    """

    kept: tuple[int, ...]
    failed: bool = False


@dataclass(frozen=True, slots=True)
class Outcome:
    """
    A reply and what it rests on.

    Attributes:
        hits: What was found, best first.
        timings_ms: Milliseconds by step.
        draft: None when no model wrote.
        judged: None when no relevance judge was asked.
    """

    reply: Reply
    hits: tuple[Hit, ...] = ()
    timings_ms: Mapping[str, int] = field(default_factory=dict)
    spent: Spent = field(default_factory=Spent)
    draft: Draft | None = None
    judged: Judged | None = None
