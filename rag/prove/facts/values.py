"""The checkable things that a line can say, each as a value with its place."""

import re
from dataclasses import dataclass
from enum import Enum

from rag.prove.facts.measures import COUNT
from rag.prove.words.small import small_words

_DIGIT = re.compile(r"\d")


class Direction(Enum):
    """Which way a limit reaches."""

    UP = "or more"
    DOWN = "or less"


@dataclass(frozen=True, slots=True)
class Span:
    """Where a fact stands in its line."""

    text: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Quotation:
    """Words in quotation marks."""

    span: Span
    words: str


@dataclass(frozen=True, slots=True)
class Code:
    """An address, link, handle, command, file, label or other identifier: one wrong sign makes it another."""

    span: Span
    code: str


@dataclass(frozen=True, slots=True)
class Day:
    """A date, as much of it as is said; at least the month."""

    span: Span
    month: int
    day: int | None = None
    year: int | None = None


@dataclass(frozen=True, slots=True)
class Year:
    """A year that stands alone."""

    span: Span
    year: int


@dataclass(frozen=True, slots=True)
class Clock:
    """A time of day, in minutes after midnight."""

    span: Span
    minutes: int


@dataclass(frozen=True, slots=True)
class Weekday:
    """A day of the week: Monday is 1."""

    span: Span
    number: int


@dataclass(frozen=True, slots=True)
class Ordinal:
    """A place in an order, from 1."""

    span: Span
    rank: int


@dataclass(frozen=True, slots=True)
class Rate:
    """How often or per how long: a dimension of time and how many of its smallest unit."""

    dimension: str
    amount: float


@dataclass(frozen=True, slots=True)
class Often:
    """A frequency that stands alone: "quarterly", "every other week"."""

    span: Span
    rate: Rate


@dataclass(frozen=True, slots=True)
class Quantity:
    """
    A number with its unit.

    Attributes:
        amount: In the dimension's smallest unit; `value` is the bare number.
        dimension: Of `measures.UNITS`; COUNT without one; "#stage" for the number of a stage.
        direction: None when it is no limit.
        per: None when it is no rate.
        business: Whether business days are meant; None when it does not say.
    """

    span: Span
    amount: float
    value: float
    dimension: str = COUNT
    direction: Direction | None = None
    per: Rate | None = None
    business: bool = False

    @property
    def is_label(self) -> bool:
        """Whether it names one of several things instead of counting them."""
        return self.dimension.startswith("#")

    @property
    def unit_amount(self) -> float:
        """How much one of its unit is, 0.0 of nothing: of hours another than of days."""
        return self.amount / self.value if self.value else 0.0


Fact = Quotation | Code | Day | Year | Clock | Weekday | Ordinal | Often | Quantity


class Line:
    """A line of which every stretch is claimed by one fact at most."""

    __slots__ = ("left", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        self.left = text

    def take(self, start: int, end: int) -> Span:
        """Claim a stretch: it reads as blanks from now on."""
        self.left = self.left[:start] + " " * (end - start) + self.left[end:]
        return Span(self.text[start:end], start, end)

    @property
    def words(self) -> frozenset[str]:
        """The folded words of what is left: where a cue is not among them, nobody need look for it."""
        return small_words(self.left)

    @property
    def has_digit(self) -> bool:
        """Whether a digit is left."""
        return bool(_DIGIT.search(self.left))
