"""A question as the core reads it, and the closed union of what it can reply."""

from dataclasses import dataclass
from enum import StrEnum

from rag.evidence import EVERYONE, Passage


@dataclass(frozen=True, slots=True)
class Question:
    """
    What to look for, for whom, and where.

    Attributes:
        text: Stands alone; shown as "Read as" when it differs from `asked`.
        asked: The asker's own words.
        previous: The asker's turn before it, or "": search mixes it in.
        leans: Whether the question needs the thread to be understood.
        language: BCP 47 primary tag of the question.
        audience: The groups whose documents this reader, or this room, may see. Empty sees nothing.
        collections: Where to look; empty looks everywhere that the audience allows.
    """

    text: str
    asked: str
    previous: str = ""
    leans: bool = False
    language: str = "en"
    audience: frozenset[str] = frozenset({EVERYONE})
    collections: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if not self.text.strip() or not self.asked.strip():
            raise ValueError("a question is not blank")


class Tier(StrEnum):
    """How sure, so how it speaks."""

    NORMAL = "normal"
    CITE = "cite"
    HEDGE = "hedge"
    REFUSE = "refuse"


class Why(StrEnum):
    """Why there is no answer."""

    NO_EVIDENCE = "no_evidence"
    NOT_ALLOWED = "not_allowed"
    UNAVAILABLE = "unavailable"
    UNCLEAR = "unclear"


@dataclass(frozen=True, slots=True)
class Citation:
    """
    One entry of the source list.

    Attributes:
        number: From 1, by first use.
        quote: Words that occur in `passage.text` or its lead, character for character.
        link: Opens the page at the quote.
        context: A line of the passage that the quote needs to be understood, as its table's header, or "".
    """

    number: int
    passage: Passage
    quote: str
    link: str
    context: str = ""

    def __post_init__(self) -> None:
        if self.number < 1:
            raise ValueError(f"citations are numbered from 1, not {self.number}")
        if not self.quote or not self.passage.says(self.quote) or not self.passage.says(self.context):
            raise ValueError(f"the quote of citation {self.number} is not in its passage: {self.quote!r}")


@dataclass(frozen=True, slots=True)
class Quotes:
    """The closest sentences of the documents, verbatim, each with its citation: an answer without a model."""

    citations: tuple[Citation, ...]
    tier: Tier
    official_url: str

    def __post_init__(self) -> None:
        if not self.citations or [c.number for c in self.citations] != list(range(1, len(self.citations) + 1)):
            raise ValueError("quotes need citations, numbered from 1 in order")
        if self.tier is Tier.REFUSE:
            raise ValueError("a refusal has no quotes")


@dataclass(frozen=True, slots=True)
class Refusal:
    """
    No answer, and where to go instead.

    Attributes:
        official_url: Never empty: a refusal without a way on is not built.
        searched: Names of the collections that were looked through.
        nearest: Titles of the closest pages that this reader may see, best first; may be empty.
        missing: Words of the question that nothing found contains (a name, a number), if that is why.
    """

    why: Why
    official_url: str
    searched: tuple[str, ...] = ()
    nearest: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if not self.official_url:
            raise ValueError("a refusal links the official source")


@dataclass(frozen=True, slots=True)
class Chat:
    """Words in the bot's own name: a greeting, thanks, help. No retrieval."""

    text: str


Reply = Quotes | Refusal | Chat
